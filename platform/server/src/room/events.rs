//! What happened at a table: the only things that change it.
//!
//! Events are kept for ever, so the first byte of a stored one is the number
//! of its form. A new kind goes to the end of the list; a change of a kind
//! needs a new form and the old one beside it.

mod first_form;

use arbiter_protocol::room::{Clock, Orders, SeatKind};
use serde::{Deserialize, Serialize};

/// Number of the stored form. In the first one an opening said neither the mode
/// nor who plays with whom; in the second one it did not say the packs.
const FORM: u8 = 3;

/// 32 bytes: a seed or the hash of one.
pub type Bytes32 = [u8; 32];

/// First bytes of the hash of a state.
pub type Check = [u8; 8];

/// Who did something, and the id they gave it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct By {
    /// Public id of the person.
    pub player: String,
    /// Id of the request: it is done once.
    pub id: String,
}

/// Something that happened at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// The first event of every table.
    Opened(Box<Opening>),
    /// Somebody took a seat, or changed their deck.
    Sat {
        /// Who.
        by: By,
        /// The seat.
        seat: u8,
        /// Their name.
        name: String,
        /// Their deck as text.
        deck: String,
        /// Hash of their seed.
        commit: Bytes32,
    },
    /// Somebody gave their seat back.
    Stood {
        /// Who.
        by: By,
        /// The seat.
        seat: u8,
    },
    /// A seat's seed became known.
    Revealed {
        /// Who.
        by: By,
        /// The seat.
        seat: u8,
        /// The seed.
        seed: Bytes32,
    },
    /// A game began.
    Began {
        /// The seed of all its chance.
        seed: Bytes32,
        /// Hash of the first state.
        check: Check,
    },
    /// A seat picked an option.
    Picked {
        /// Who; nobody for a bot, or if the room answered by what was said
        /// beforehand.
        by: Option<By>,
        /// The seat.
        seat: u8,
        /// The option.
        pick: u32,
        /// What it meant, in scene words.
        words: String,
        /// Hash of the state after it.
        check: Check,
        /// Milliseconds of reserve that the seat has left.
        reserve_ms: u32,
        /// How the game ended, if it did.
        ended: Option<Ending>,
    },
    /// A seat gave up.
    Conceded {
        /// Who.
        by: By,
        /// The seat.
        seat: u8,
        /// Hash of the state after it.
        check: Check,
        /// How the game ended, if it did.
        ended: Option<Ending>,
    },
    /// A seat asks to take back.
    UndoAsked {
        /// Who.
        by: By,
        /// The seat.
        seat: u8,
        /// So many decisions would remain.
        to: u32,
    },
    /// A seat answered that.
    UndoAnswered {
        /// Who.
        by: By,
        /// The seat.
        seat: u8,
        /// Yes or no.
        allow: bool,
    },
    /// Decisions were taken back.
    Undone {
        /// Who; nobody if it was done because all agreed.
        by: Option<By>,
        /// The seat that takes back.
        seat: u8,
        /// So many decisions remain.
        to: u32,
    },
    /// A seat won because another one is out of time or gone.
    Claimed {
        /// Who.
        by: By,
        /// The seat.
        seat: u8,
        /// The seat that loses.
        loser: u8,
        /// Hash of the state after it; `None` between two games.
        check: Option<Check>,
        /// How the game ended, if it did.
        ended: Option<Ending>,
    },
    /// A seat is ready for the next game.
    Again {
        /// Who.
        by: By,
        /// The seat.
        seat: u8,
        /// Its deck as text; the one it had if empty.
        deck: String,
        /// Hash of its seed.
        commit: Bytes32,
    },
    /// The server's and the bots' seeds for the next game, whose hashes are
    /// public from now on.
    Sealed {
        /// The server's.
        server: Bytes32,
        /// For each seat; used for bots only.
        seats: Vec<Bytes32>,
    },
    /// The table broke.
    Broke {
        /// Key of a sentence.
        why: String,
    },
    /// A seat said how to answer for it.
    Lodged {
        /// Who.
        by: By,
        /// The seat.
        seat: u8,
        /// What it said.
        orders: Orders,
        /// Number of the turn then.
        turn: u32,
    },
    /// No decision is taken back at this table. It stands right after the
    /// opening, if at all.
    Firm,
    /// What the seats received in the game that has ended goes over into the next
    /// one of the match.
    Kept {
        /// What each seat has, as a deck.
        decks: Vec<String>,
    },
}

/// How a table began.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Opening {
    /// Key of the game.
    pub game: String,
    /// Version of the rules.
    pub rules: String,
    /// Who opened it.
    pub opener: String,
    /// Milliseconds since 1970.
    pub at: u64,
    /// Key of the mode; empty for the usual one.
    pub mode: String,
    /// Key of the way to sit; empty for the usual one.
    pub seating: String,
    /// Its seats.
    pub seats: Vec<Place>,
    /// The team of each seat.
    pub teams: Vec<u8>,
    /// Shown in the lobby.
    pub public: bool,
    /// 1 or 3.
    pub best_of: u8,
    /// Clocks.
    pub clock: Option<Clock>,
    /// Where its games begin.
    pub start: Begins,
    /// The server's seed for the first game; only its hash is public.
    pub server: Bytes32,
    /// The packs whose cards are there besides the shipped ones. They stand
    /// last: an opening of the second form is the same without them.
    pub packs: Vec<Pin>,
}

/// A pack by what it is, whoever changes or removes it afterwards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pin {
    /// What its owner called it.
    pub name: String,
    /// The hash of its content.
    pub hash: String,
}

/// A seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// Open to everybody, the opener's own, or a bot.
    pub kind: SeatKind,
    /// Deck of a bot, as text.
    pub deck: String,
    /// Level of a bot.
    pub level: String,
    /// Seed of a bot.
    pub seed: Bytes32,
}

/// Where the games of a table begin.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Begins {
    /// With decks.
    Fresh,
    /// With the set-up lines of a scene.
    Scene {
        /// The lines.
        setup: String,
    },
    /// In the middle of a replay.
    Replay {
        /// The replay as text, up to that moment.
        text: String,
    },
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ending {
    /// Who won.
    pub won: Vec<u8>,
    /// It was broken off: no rule says who won.
    pub stopped: bool,
}

impl Event {
    /// As it is stored.
    #[must_use]
    pub fn encode(&self) -> Vec<u8> {
        let mut bytes = vec![FORM];
        bytes.extend(postcard::to_stdvec(self).expect("an event has a finite size"));
        bytes
    }

    /// From its stored form.
    ///
    /// # Errors
    /// If these bytes are no event that we know.
    pub fn decode(bytes: &[u8]) -> Result<Event, NoEvent> {
        match bytes.split_first() {
            Some((&FORM, rest)) => postcard::from_bytes(rest).map_err(|_| NoEvent),
            Some((2, rest)) => second_form(rest).ok_or(NoEvent),
            Some((1, rest)) => first_form::decode(rest).ok_or(NoEvent),
            _ => Err(NoEvent),
        }
    }

    /// Who did it, if a person did.
    #[must_use]
    pub fn by(&self) -> Option<&By> {
        match self {
            Event::Sat { by, .. }
            | Event::Stood { by, .. }
            | Event::Revealed { by, .. }
            | Event::Conceded { by, .. }
            | Event::UndoAsked { by, .. }
            | Event::UndoAnswered { by, .. }
            | Event::Claimed { by, .. }
            | Event::Again { by, .. }
            | Event::Lodged { by, .. } => Some(by),
            Event::Picked { by, .. } | Event::Undone { by, .. } => by.as_ref(),
            Event::Opened(_)
            | Event::Firm
            | Event::Began { .. }
            | Event::Sealed { .. }
            | Event::Kept { .. }
            | Event::Broke { .. } => None,
        }
    }
}

/// An event of the second form. Only openings were another thing then: they
/// named no packs, and an empty list is a zero.
fn second_form(bytes: &[u8]) -> Option<Event> {
    match bytes.first() {
        Some(0) => postcard::from_bytes(&[bytes, &[0]].concat()).ok(),
        _ => postcard::from_bytes(bytes).ok(),
    }
}

/// Bytes that are no event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("these bytes are no event of a table")]
pub struct NoEvent;
