//! Shadowverse: Evolve by its comprehensive rules.
//!
//! A clause `10.5.2.1` is found by its number: `cargo xtask trace evolve
//! 10.5.2.1` names the file. The files follow the book: `setup` (6), `turn`
//! (7), `attack` (8.4), `play` (10.6), `confirm` (10.5), `checks` (11),
//! `layers` (10.9), `evolve` (12.2), and `timing` shows on one page what runs
//! when.

pub mod ask;
pub mod attack;
pub mod board;
pub mod card;
pub mod checks;
pub mod complete;
pub mod confirm;
mod cycle;
pub mod deck;
mod door;
mod effect;
pub mod event;
pub mod evolve;
mod explain;
pub mod fit;
pub mod grammar;
pub mod info;
pub mod layers;
mod lead;
pub mod listen;
pub mod lower;
pub mod names;
pub mod offer;
pub mod pay;
mod perform;
pub mod play;
pub mod price;
pub mod render;
pub mod replace;
mod resolve;
pub mod rules;
pub mod setup;
pub mod shipped;
pub mod show;
pub mod stage;
mod story;
mod subject;
pub mod table;
pub mod targets;
pub mod timing;
pub mod turn;
mod wake;
pub mod why;
pub mod words;

/// The game, as a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Evolve;

/// Clauses whose code is marked with `rule!`.
pub const MARKS: &[&str] = include!(concat!(env!("OUT_DIR"), "/marks.rs"));
