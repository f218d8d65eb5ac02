//! The card language by sentences: read, and written in both languages.

mod french;
mod grammar;
