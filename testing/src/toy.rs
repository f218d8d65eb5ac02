//! A toy duel of one page of rules, to test the tools without a real game.
//!
//! T1 A turn: play points rise by one up to ten and are refilled, own cards are
//! refreshed, the seat draws; who cannot draw loses. T2 A card is played for its
//! cost. T3 An attacker becomes engaged; it cannot be engaged or new. Wards must be
//! attacked first. T4 After an attack is declared the other seat may play quick
//! cards. T5 A seat whose leader is at 0 is out; a follower at 0 goes to the cemetery.
//! T6 Decks hold 10 to 30 cards. T7 Two or two teams of two play in the order of
//! their seats; a team all of whose seats are out has lost. The first turn is of
//! who lost the last game. T8 In a draft nobody brings a deck: in turn each takes
//! a card from those that lie in the middle, until all have ten. T9 In the arena
//! followers stand on hexagons: one comes to a free place of its own row, and one
//! that could attack may instead step to a free place beside it.

mod arena;
mod door;
mod draft;
mod rules;
mod show;
mod stage;

pub use door::DUEL;

use serde::{Deserialize, Serialize};

/// What a card of the duel does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Default)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Stays on the field and attacks.
    #[default]
    Follower,
    /// Two damage to an enemy follower or leader.
    Bolt,
    /// A roll of damage to the enemy leader.
    Dice,
    /// Makes an Imp, which is a token.
    Call,
}

/// A card as printed.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Def {
    /// English name.
    pub name: String,
    /// What it is.
    #[serde(default)]
    pub kind: Kind,
    /// Price.
    pub cost: i32,
    /// Of a follower.
    #[serde(default)]
    pub attack: i32,
    /// Of a follower.
    #[serde(default)]
    pub defense: i32,
    /// Can be played after an enemy attack was declared.
    #[serde(default)]
    pub quick: bool,
    /// Must be attacked first.
    #[serde(default)]
    pub ward: bool,
    /// Is no card of any deck.
    #[serde(default)]
    pub token: bool,
}

/// A place of the arena: column and row.
pub(crate) type Hex = (i8, i8);

/// Index of a [`Def`].
pub(crate) type CardNo = u16;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Unit {
    pub(crate) id: u32,
    pub(crate) card: CardNo,
    pub(crate) engaged: bool,
    pub(crate) new: bool,
    pub(crate) damage: i32,
    /// Where it stands in the arena.
    pub(crate) place: Option<Hex>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Side {
    /// Top first.
    pub(crate) deck: Vec<CardNo>,
    pub(crate) hand: Vec<CardNo>,
    pub(crate) field: Vec<Unit>,
    pub(crate) cemetery: Vec<CardNo>,
    pub(crate) leader: i32,
    pub(crate) pp: i32,
    pub(crate) max_pp: i32,
    pub(crate) team: u8,
    /// It has lost while its team plays on.
    pub(crate) out: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Target {
    Leader(u8),
    Unit(u32),
}

/// Why an aim is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Use {
    Bolt(usize),
    Attack(u32),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Ask {
    Main,
    Aim(Use),
    /// Where the follower from the hand comes.
    Put(usize),
    /// Where a follower goes.
    Step(u32),
    /// The attack that was declared, and the bolt that is being aimed in it.
    Quick(u32, Target, Option<usize>),
    /// A seat takes a card from the middle.
    Draft(u8),
    /// The team that won, if one did.
    Over(Option<u8>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Act {
    Play(usize),
    Attack(u32),
    Step(u32),
    Aim(Target),
    At(Hex),
    /// A card from the middle.
    Take(CardNo),
    Pass,
    End,
}

/// All there is of a duel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    pub(crate) sides: Vec<Side>,
    /// What lies in the middle for a draft.
    pub(crate) middle: Vec<CardNo>,
    /// Followers stand on places.
    pub(crate) arena: bool,
    /// Who takes the first turn after a draft.
    pub(crate) first: u8,
    pub(crate) active: u8,
    pub(crate) turn: u32,
    pub(crate) ask: Ask,
    pub(crate) next_id: u32,
    pub(crate) chance: u64,
    pub(crate) rolls: Vec<u32>,
}
