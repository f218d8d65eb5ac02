//! Packs: lists of cards that people own.

use crate::view::Message;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A pack by what it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PackPin {
    /// What its owner calls it.
    pub name: String,
    /// The hash of its content.
    pub hash: String,
}

/// A pack that you may use.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PackRow {
    /// What its owner calls it.
    pub name: String,
    /// Key of the game.
    pub game: String,
    /// The hash of its content.
    pub hash: String,
    /// It is yours; else it is the server's.
    pub own: bool,
}

/// What became of the cards of a pack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PackReport {
    /// What its owner calls it.
    pub name: String,
    /// Key of the game.
    pub game: String,
    /// The hash of its content.
    pub hash: String,
    /// It is in the list now; else nothing was kept.
    pub kept: bool,
    /// Every row, in order.
    pub cards: Vec<PackCard>,
}

/// What became of a row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PackCard {
    /// Line of the file, or file and line.
    pub place: String,
    /// Name of the card.
    pub name: String,
    /// The set it was printed in.
    pub set: String,
    /// What it is worth.
    pub verdict: PackVerdict,
    /// Why it cannot be played, in English.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub why: Option<String>,
    /// What else is to be said of it (`pack-note-<key>` in the translation files).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub note: Option<String>,
}

/// What a row is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PackVerdict {
    /// It can be played.
    Understood,
    /// It cannot.
    Refused,
    /// Another row of the same card counts.
    Other,
}

/// Something wrong with a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PackFault {
    /// Line, from 1; 0: the whole.
    pub line: u32,
    /// What is wrong, in English.
    pub why: String,
}

/// A line of the answer to an import: how far it has come, then what came of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum PackStep {
    /// So many cards are compiled.
    Progress {
        /// Done.
        done: u32,
        /// Of so many.
        all: u32,
    },
    /// It is done.
    Done(PackReport),
    /// It was refused, and nothing has changed.
    Refused {
        /// For people.
        why: Message,
        /// For people without translation files.
        text: String,
        /// By line, if the file is what is wrong.
        faults: Vec<PackFault>,
    },
}
