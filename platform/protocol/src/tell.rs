//! What the server tells a client.

use crate::Code;
use crate::http::TableRow;
use crate::room::{Room, Spoken};
use crate::view::{Line, Message};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A frame to a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Tell {
    /// Who you are.
    Welcome {
        /// Version of the frames.
        v: u8,
        /// Your public id.
        player: String,
        /// Version of the rules; a client built for another one reloads.
        rules: String,
    },
    /// Your request was done, and it is on disk.
    Done {
        /// Its id.
        id: String,
        /// Number of the event in the log of the table; 0 if it made none.
        seq: u32,
    },
    /// Your request was not done; nothing has changed.
    Refused {
        /// Its id; empty if the frame could not be read that far.
        id: String,
        /// Why, for programs.
        code: Code,
        /// Why, for people.
        why: Message,
        /// The clause of the rulebook, if a rule refuses it.
        clause: Option<String>,
    },
    /// A table as it is now, for you. Replaces what you knew of it; its log
    /// continues the one you have.
    Room(Box<Room>),
    /// Somebody said something.
    Said {
        /// The table.
        table: String,
        /// What and who.
        spoken: Spoken,
    },
    /// Why you cannot.
    WhyNot {
        /// Id of the request.
        id: String,
        /// The reason; `None` if you can, or if the words mean nothing here.
        why: Option<Message>,
        /// The clause.
        clause: Option<String>,
    },
    /// What would come of an option while nobody responds.
    Foreseen {
        /// Id of the request.
        id: String,
        /// What would be told of it.
        lines: Vec<Line>,
        /// Whether nothing that you do not know decides it.
        sure: bool,
    },
    /// Open tables.
    Lobby {
        /// Newest first.
        tables: Vec<TableRow>,
    },
    /// Another window of yours watches this table now; this one rests.
    Moved {
        /// The table.
        table: String,
    },
    /// This table broke. Its replay is kept; nothing else is affected.
    Broken {
        /// The table.
        table: String,
        /// For people.
        why: Message,
    },
    /// The server stops; come back in a moment.
    Closing,
    /// Answer to a ping.
    Pong,
}
