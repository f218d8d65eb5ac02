//! Every test of packs is one program: what they share is compiled once.

mod folder;
mod read;
