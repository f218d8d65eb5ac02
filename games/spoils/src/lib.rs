//! The Spoils by its comprehensive rules.
//!
//! A clause `608.1c` is found by its number: `cargo xtask trace spoils 608.1c`
//! names the file.

pub mod card;
pub mod deck;
pub mod grammar;
pub mod render;
pub mod shipped;
pub mod table;
pub mod words;

/// The game, as a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spoils;

/// Clauses whose code is marked with `rule!`.
pub const MARKS: &[&str] = include!(concat!(env!("OUT_DIR"), "/marks.rs"));
