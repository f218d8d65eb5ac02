//! A toy duel of one page of rules: it tests the tools without a real game, and
//! it is the example of `docs/adding-a-game.md`, so it uses every shared layer.
//!
//! T1 A turn: play points rise by one up to ten and are refilled, own cards are
//! refreshed, the seat draws; who cannot draw is out. T2 A card is played for its
//! cost. T3 An attacker becomes engaged; it cannot be engaged or new. T3.1 Wards
//! must be attacked first. T4 After an attack is declared the other seat may play
//! quick cards. T5 A seat whose leader is at 0 is out; a follower at 0 goes to the
//! cemetery. T6 Decks hold 10 to 30 cards. T7 Two or two teams of two play in the
//! order of their seats; a team all of whose seats are out has lost. The first turn
//! is of who lost the last game. T8 In a draft nobody brings a deck: in turn each
//! takes a card from those that lie in the middle, until all have ten. T9 In the
//! arena followers stand on hexagons: one comes to a free place of its own row, and
//! one that could attack may instead step to a free place beside it.

mod arena;
mod ask;
mod attack;
mod board;
mod card;
mod checks;
mod deck;
mod door;
mod draft;
mod event;
mod names;
mod offer;
mod play;
mod show;
mod stage;
mod story;
mod timing;
mod turn;

use arbiter_catalog::{Game, Listed};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Duel;

/// The toy game, as a line of a catalog.
pub static DUEL: &dyn Game = &Listed::<Duel>::NEW;
