//! Cards and decks, for the deck builder and for drawing a card.

use crate::view::{Count, Message};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A text in every language there is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct Both {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

/// A card of a game's library.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CardInfo {
    /// English name: the key by which views and messages call it.
    pub name: String,
    /// Its name for people.
    pub title: Both,
    /// Scene name.
    pub slug: String,
    /// Kind: `follower`, `spell`, ... (`kind-<key>` in the translation files).
    pub kind: String,
    /// Class, trade, ... (`class-<key>` in the translation files).
    pub class: String,
    /// Traits as printed.
    pub traits: Vec<Both>,
    /// Printed numbers: cost, attack, defense, ...
    pub numbers: Vec<Count>,
    /// Keywords it has by its text (`mark-<key>` in the translation files).
    pub keywords: Vec<String>,
    /// Its text, one line an ability.
    pub text: BothLines,
    /// The part of a deck it belongs to (`part-<key>`); empty for tokens.
    pub part: String,
    /// Copies a deck may have.
    pub copies: u8,
    /// The set it ships in, or was printed in.
    pub set: String,
    /// The pack it comes from; empty for a shipped card.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[ts(optional, as = "Option<String>")]
    pub pack: String,
    /// The table has a picture of it for those who play there
    /// (`/api/tables/ID/pictures/SLUG`).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub picture: bool,
}

/// Lines in every language there is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct BothLines {
    /// English.
    pub en: Vec<String>,
    /// French.
    pub fr: Vec<String>,
}

/// A deck that was read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckReport {
    /// What was understood, in order.
    pub entries: Vec<DeckEntry>,
    /// Everything wrong; empty = legal.
    pub faults: Vec<DeckFault>,
    /// What was understood although something about it is wrong: a name that is
    /// typed differently.
    pub notes: Vec<DeckFault>,
    /// It may be played.
    pub legal: bool,
    /// The deck as text; what was not understood is gone.
    pub text: String,
    /// The deck as a word for an address.
    pub code: String,
    /// The deck as a file of another program.
    pub file: String,
    /// How the name of that file ends: `cod`, `o8d`.
    pub ending: String,
}

/// A line of a deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckEntry {
    /// Part of the deck (`part-<key>`).
    pub part: String,
    /// Copies.
    pub count: u8,
    /// English name of the card.
    pub name: String,
}

/// Something wrong with a deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckFault {
    /// Line, from 1; 0 when it concerns the whole.
    pub line: u32,
    /// What is wrong.
    pub why: Message,
    /// Violated clause.
    pub clause: Option<String>,
    /// Nearest names, for a name that is not known.
    pub nearest: Vec<String>,
}
