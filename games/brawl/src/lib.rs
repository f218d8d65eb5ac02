//! Super Fantasy Brawl by its rulebook.
//!
//! A clause `kw.push.5` is found by its name: `cargo xtask trace brawl
//! kw.push.5` names the file.

pub mod arena;
pub mod ask;
pub mod attack;
pub mod board;
pub mod card;
pub mod cards;
pub mod challenges;
pub mod checks;
mod door;
pub mod effect;
pub mod event;
mod explain;
pub mod fear;
pub mod info;
pub mod layers;
mod lead;
pub mod list;
pub mod lower;
pub mod movement;
pub mod names;
pub mod offer;
mod perform;
pub mod play;
pub mod push;
pub mod react;
pub mod recruit;
pub mod rules;
pub mod setup;
pub mod shipped;
pub mod show;
pub mod skill;
pub mod stage;
pub mod standard;
mod story;
mod subject;
pub mod table;
pub mod team;
pub mod timing;
pub mod traps;
pub mod turn;
pub mod why;
pub mod words;

/// The game, as a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Brawl;

/// Clauses whose code is marked with `rule!`.
pub const MARKS: &[&str] = include!(concat!(env!("OUT_DIR"), "/marks.rs"));
