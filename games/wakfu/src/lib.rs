//! Wakfu TCG by its rulebook.
//!
//! A clause `706.4` is found by its number: `cargo xtask trace wakfu 706.4`
//! names the file. The French rules are authoritative.

pub mod attack;
pub mod battle;
pub mod board;
pub mod card;
pub mod cards;
pub mod checks;
pub mod choose;
pub mod deck;
mod door;
mod effect;
pub mod event;
mod explain;
pub mod info;
pub mod layers;
mod lead;
pub mod limited;
pub mod lower;
pub mod movement;
pub mod names;
mod notes;
pub mod noun;
pub mod offer;
pub mod pay;
mod perform;
pub mod play;
pub mod queue;
pub mod range;
pub mod react;
pub mod rules;
pub mod setup;
pub mod shipped;
pub mod show;
pub mod stage;
mod story;
mod subject;
pub mod table;
pub mod timing;
pub mod trait_line;
pub mod triggers;
pub mod turn;
mod wards;
pub mod why;
pub mod words;

/// The game, as a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wakfu;

/// Clauses whose code is marked with `rule!`.
pub const MARKS: &[&str] = include!(concat!(env!("OUT_DIR"), "/marks.rs"));
