//! Events as they were stored first: tables of two without a mode.

use super::{Begins, Bytes32, Event, Opening, Place};
use arbiter_protocol::room::Clock;
use serde::Deserialize;

/// How a table began, as it was stored first.
#[derive(Deserialize)]
struct Old {
    game: String,
    rules: String,
    opener: String,
    at: u64,
    seats: Vec<Place>,
    public: bool,
    best_of: u8,
    clock: Option<Clock>,
    start: Begins,
    server: Bytes32,
}

/// An event of the first form. Only openings were another thing then; they are
/// the first kind of event.
pub(super) fn decode(bytes: &[u8]) -> Option<Event> {
    match bytes.split_first() {
        Some((0, opening)) => postcard::from_bytes::<Old>(opening).ok().map(|old| Event::Opened(Box::new(old.into()))),
        _ => postcard::from_bytes(bytes).ok(),
    }
}

impl From<Old> for Opening {
    fn from(old: Old) -> Self {
        Opening {
            game: old.game,
            rules: old.rules,
            opener: old.opener,
            at: old.at,
            mode: String::new(),
            seating: String::new(),
            // Everybody played for themselves.
            teams: (0..old.seats.len() as u8).collect(),
            seats: old.seats,
            public: old.public,
            best_of: old.best_of,
            clock: old.clock,
            start: old.start,
            server: old.server,
            packs: Vec::new(),
        }
    }
}
