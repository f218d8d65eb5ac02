//! Every test of the stores is one program: what they share is compiled once.

mod proof;
mod stores;
