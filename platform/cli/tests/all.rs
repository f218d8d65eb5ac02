//! Every test of the program is one program: what they share is compiled once.

mod canary;
mod checks;
mod common;
mod decks;
mod golden;
mod kill;
mod packs;
mod play;
mod questions;
mod serve;
mod soak;
mod storm;
