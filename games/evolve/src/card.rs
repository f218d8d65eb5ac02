//! Cards: their numbers, their wording, and what it means.

mod load;

pub use load::Entry;

use crate::words::{Ability, Class};
use serde::{Deserialize, Serialize};

/// Primary card type. [2.3.2]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Kind {
    Leader,
    Follower,
    Amulet,
    Spell,
}

impl Kind {
    /// Its key in card files and translation files.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Kind::Leader => "leader",
            Kind::Follower => "follower",
            Kind::Amulet => "amulet",
            Kind::Spell => "spell",
        }
    }
}

/// One face of a card. A follower and its evolved form are two faces with one
/// name. [2.1]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Card {
    /// The printed name. [2.1.1]
    pub name: String,
    /// Its French name, if it has one.
    pub name_fr: Option<String>,
    /// Its class. [2.2]
    pub class: Class,
    /// Its type. [2.3]
    pub kind: Kind,
    /// Whether it belongs to the evolve deck. [2.3.3]
    pub evolved: bool,
    /// Whether it is a token. [9.1]
    pub token: bool,
    /// Its traits. [2.4]
    pub traits: Vec<String>,
    /// Play points. [2.5]
    pub cost: u8,
    /// Attack; 0 if it has none. [2.7]
    pub attack: i16,
    /// Defense; 0 if it has none. [2.8]
    pub defense: i16,
    /// The printed text.
    pub wording: String,
    /// What the text means; empty if it was not understood.
    pub abilities: Vec<Ability>,
    /// Why the card cannot be played: its text is not understood.
    pub unplayable: Option<String>,
}
