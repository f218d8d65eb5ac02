//! Cards: their numbers, their wording, and what it means.

mod load;
mod pool;

pub use arbiter_cards::slug;
pub use load::{File, French};
pub use pool::Pool;

use crate::words::{Icons, Kinds, Paragraph, Trade};

/// A card. Equal names are the same card. [201.1b]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// The printed name.
    pub name: String,
    /// Its French name, if it has one.
    pub name_fr: Option<String>,
    /// Its trade; none for tradeless cards. [201.4a]
    pub trade: Option<Trade>,
    /// Its types. [208.1]
    pub kinds: Kinds,
    /// A staple resource: any number in a deck. [203.5]
    pub staple: bool,
    /// A token: made by cards, in no deck. [409.3]
    pub token: bool,
    /// Its subtypes, in lower case. [201.4b]
    pub subtypes: Vec<String>,
    /// What must be controlled to play it. [201.3a]
    pub threshold: Icons,
    /// The cost number; none counts as 0. [406.2]
    pub cost: Option<u8>,
    /// Strength, life and speed of a character. [204.4]
    pub stats: Option<Stats>,
    /// Structure of a location. [207.4]
    pub structure: Option<i16>,
    /// The printed text.
    pub wording: String,
    /// What the text means; empty if it was not understood.
    pub text: Vec<Paragraph>,
    /// Why the card cannot be played: its text is not understood.
    pub unplayable: Option<String>,
}

/// The numbers of a character. [204.4]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Stats {
    pub strength: i16,
    pub life: i16,
    pub speed: i16,
}
