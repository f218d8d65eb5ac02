//! What the engine says to people: keys and arguments, never sentences.
//!
//! A translation file turns a [`Message`] into English or French; the engine
//! itself speaks no language.

use crate::Seat;
use serde::Serialize;

/// A sentence to be: a key of the translation files and its arguments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Message {
    /// Key in the `.ftl` files.
    pub key: &'static str,
    /// Named arguments, in the order of the key's documentation.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Arg {
    /// A player.
    Seat(Seat),
    /// A number.
    Number(i64),
    /// A card by its English name; `None` is a card the reader may not know.
    Card(Option<String>),
    /// Another key of the translation files (a zone, a keyword, a phase).
    Key(&'static str),
    /// As it is: a word of an input.
    Text(String),
    /// Several arguments, listed.
    List(Vec<Arg>),
}

impl Message {
    /// A message without arguments.
    #[must_use]
    pub fn new(key: &'static str) -> Self {
        Message { key, args: Vec::new() }
    }

    /// The same message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.push((name, arg));
        self
    }
}

/// Why something was refused: the clause and the reason.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Illegal {
    /// Clause of the rulebook, as in the ledger; empty if the request itself was malformed.
    pub clause: &'static str,
    /// The reason.
    pub why: Message,
}

/// One line of the story: what happened, by which clause, because of what.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Entry {
    /// Clause that made it happen.
    pub clause: &'static str,
    /// What happened, as someone who sees everything would tell it.
    pub said: Message,
    /// The card whose text caused it, if one did.
    pub cause: Option<String>,
    /// How deep inside other happenings it lies; 0 = a player's own action.
    pub depth: u8,
    /// What a seat that may not see the cards involved is told; `None`: the same.
    pub veiled: Option<Message>,
    /// Seats that may read `said`; the others read `veiled`. Bit n = seat n.
    pub seen_by: u8,
}
