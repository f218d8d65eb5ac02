//! The Spoils by its comprehensive rules.
//!
//! A clause `608.1c` is found by its number: `cargo xtask trace spoils 608.1c`
//! names the file.

pub mod adjust;
pub mod ask;
pub mod attach;
pub mod battle;
pub mod bid;
pub mod board;
pub mod card;
pub mod checks;
pub mod deck;
mod door;
mod effect;
pub mod event;
mod explain;
mod follow;
pub mod grammar;
pub mod group;
pub mod icons;
pub mod info;
pub mod layers;
mod lead;
pub mod listen;
pub mod lower;
pub mod names;
mod notes;
pub mod offer;
pub mod pay;
mod perform;
pub mod play;
pub mod price;
pub mod render;
pub mod repeat;
pub mod replace;
pub mod respond;
pub mod rules;
pub mod setup;
pub mod shipped;
pub mod show;
pub mod stage;
mod steady;
mod story;
mod subject;
mod sums;
pub mod table;
pub mod targets;
pub mod timing;
pub mod turn;
mod wake;
pub mod why;
pub mod words;

/// The game, as a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spoils;

/// Clauses whose code is marked with `rule!`.
pub const MARKS: &[&str] = include!(concat!(env!("OUT_DIR"), "/marks.rs"));
