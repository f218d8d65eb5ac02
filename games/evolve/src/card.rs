//! A card: its numbers and its wording.
use crate::words::{Ability, Class};

/// The primary card types. [2.3.2]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Kind {
    Leader,
    Follower,
    Amulet,
    Spell,
}

/// One face of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// English name. [2.1.1]
    pub name: String,
    /// French name.
    pub name_fr: Option<String>,
    /// Its class. [2.2.1]
    pub class: Class,
    /// Its type. [2.3.2]
    pub kind: Kind,
    /// An evolved face. [2.3.3.1]
    pub evolved: bool,
    /// A token. [9.1.1]
    pub token: bool,
    /// Its traits. [2.4.2]
    pub traits: Vec<String>,
    /// Printed price. [2.5.1]
    pub cost: u8,
    /// Printed attack. [2.7.1]
    pub attack: i16,
    /// Printed defense. [2.8.1]
    pub defense: i16,
    /// The printed text.
    pub wording: String,
    /// What it means.
    pub abilities: Vec<Ability>,
    /// Why it cannot be played, if its text was not understood.
    pub unplayable: Option<String>,
}
