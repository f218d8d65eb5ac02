//! What a client asks for.

use crate::room::Orders;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A frame from a client.
///
/// ```
/// let frame = r#"{"v":1,"id":"a1","do":"act","table":"t","seat":0,"at":4,"pick":2}"#;
/// let request: arbiter_protocol::Request = serde_json::from_str(frame).unwrap();
/// assert_eq!(serde_json::to_string(&request).unwrap(), frame);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Request {
    /// Version of the protocol.
    pub v: u8,
    /// Chosen by the client, new for each thing it does: the same id is done
    /// at most once, and gets the first answer again.
    pub id: String,
    /// What it asks for.
    #[serde(flatten)]
    pub ask: Ask,
}

/// What a client asks for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Ask {
    /// Who I am; the first frame of every connection.
    Hello {
        /// The device's token, from `POST /api/guest`.
        token: String,
    },
    /// Nothing; keeps the connection awake.
    Ping,
    /// Tell me about open tables from now on.
    Lobby,
    /// Tell me about this table from now on, as whoever I am there.
    Watch {
        /// The table.
        table: String,
        /// How many lines of its log I have; 0 for all.
        have: u32,
    },
    /// Tell me no more about this table.
    Unwatch {
        /// The table.
        table: String,
    },
    /// Take a seat, or change my deck before the game begins.
    Sit {
        /// The table.
        table: String,
        /// The seat.
        seat: u8,
        /// How I want to be called.
        name: String,
        /// My deck as text, or the key of a shipped deck; empty in a mode to
        /// which nothing is brought.
        deck: String,
        /// Blake3 hash of my seed (64 hex digits), so that nobody can choose
        /// the shuffle after the fact.
        commit: String,
    },
    /// Give my seat back; only before the game.
    Stand {
        /// The table.
        table: String,
        /// The seat.
        seat: u8,
    },
    /// My seed, now that everybody has committed to one.
    Reveal {
        /// The table.
        table: String,
        /// The seat.
        seat: u8,
        /// The seed: 64 hex digits.
        seed: String,
    },
    /// Pick an option.
    Act {
        /// The table.
        table: String,
        /// For which seat; at a hot seat one person has several.
        seat: u8,
        /// Number of the decision this answers: a late answer is refused.
        at: u32,
        /// Number of the option, from 0.
        pick: u32,
    },
    /// How to answer for me from now on. It takes the place of what I said before.
    Lodge {
        /// The table.
        table: String,
        /// The seat.
        seat: u8,
        /// What is said beforehand.
        orders: Orders,
    },
    /// Why can I not do this?
    Why {
        /// The table.
        table: String,
        /// In scene words: `play quick-bolt`, `attack knight`.
        words: String,
    },
    /// What would come of an option of mine, as far as I can know?
    Foresee {
        /// The table.
        table: String,
        /// Number of the decision.
        at: u32,
        /// Number of the option, from 0.
        pick: u32,
    },
    /// Give up.
    Concede {
        /// The table.
        table: String,
        /// The seat.
        seat: u8,
    },
    /// Take back my last decision: free while it told nobody anything, else a
    /// request to the others.
    Undo {
        /// The table.
        table: String,
        /// The seat.
        seat: u8,
    },
    /// Answer a request to take back.
    AllowUndo {
        /// The table.
        table: String,
        /// The seat that answers.
        seat: u8,
        /// Yes or no.
        allow: bool,
    },
    /// The others are out of time or gone: I win.
    Claim {
        /// The table.
        table: String,
        /// The seat that claims.
        seat: u8,
    },
    /// Ready for the next game of the match, or for a new match.
    Again {
        /// The table.
        table: String,
        /// The seat.
        seat: u8,
        /// My deck for it; the same one if empty.
        deck: String,
        /// Hash of my new seed.
        commit: String,
    },
    /// Say something to the table.
    Say {
        /// The table.
        table: String,
        /// What.
        text: String,
    },
}

impl Ask {
    /// The table it is about, if it is about one.
    #[must_use]
    pub fn table(&self) -> Option<&str> {
        match self {
            Ask::Hello { .. } | Ask::Ping | Ask::Lobby => None,
            Ask::Watch { table, .. }
            | Ask::Unwatch { table }
            | Ask::Sit { table, .. }
            | Ask::Stand { table, .. }
            | Ask::Reveal { table, .. }
            | Ask::Act { table, .. }
            | Ask::Lodge { table, .. }
            | Ask::Why { table, .. }
            | Ask::Foresee { table, .. }
            | Ask::Concede { table, .. }
            | Ask::Undo { table, .. }
            | Ask::AllowUndo { table, .. }
            | Ask::Claim { table, .. }
            | Ask::Again { table, .. }
            | Ask::Say { table, .. } => Some(table),
        }
    }
}
