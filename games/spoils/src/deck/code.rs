//! A deck as one word, for addresses.
//!
//! The parts are the faction and the deck: `1:open-charter;12:rage,3:barrow-recruit.`

use super::parse::Reader;
use super::{Deck, DeckFault, Format, List, Part, Wrong, settle};
use crate::card::Pool;
use arbiter_decklist::{Misread, code, shown};

const PREFIX: &str = "s1.";
const PARTS: [Part; 2] = [Part::Faction, Part::Deck];

/// Whether a text looks like a code.
pub(super) fn is_code(text: &str) -> bool {
    code::is_code(PREFIX, text)
}

/// The code of a deck.
#[must_use]
pub fn to_code(pool: &Pool, deck: &Deck) -> String {
    list_code(pool, &List::of(deck))
}

/// The code of a list, legal or not.
#[must_use]
pub fn list_code(pool: &Pool, list: &List) -> String {
    code::write(
        PREFIX,
        PARTS.map(|part| list.part(pool, part).map(|e| (e.count, pool.slug(e.card))).collect::<Vec<_>>()),
    )
}

/// The deck of a code, if a game of the format may start with it.
///
/// # Errors
/// That it is no code, the cards that are not known, and every violated clause.
pub fn from_code(pool: &Pool, code: &str, format: &Format) -> Result<Deck, Vec<DeckFault>> {
    if let Err(wrong) = code::open(PREFIX, code.trim()) {
        return Err(vec![DeckFault::new(0, None, &Wrong::List(wrong))]);
    }
    let read = parse_code(pool, code.trim());
    settle(pool, &read.list, read.faults, format)
}

/// What a code is understood as.
pub(super) fn parse_code(pool: &Pool, code: &str) -> super::Read {
    let mut reader = Reader::new(pool);
    let text = match code::open(PREFIX, code) {
        Ok(text) => text,
        Err(wrong) => {
            reader.fault(0, &Wrong::List(wrong));
            return reader.read;
        }
    };
    let mut parts = text.split(';');
    for (_, cards) in PARTS.into_iter().zip(parts.by_ref()) {
        for entry in code::entries(cards) {
            match entry {
                Ok((count, slug)) => reader.card(0, count, slug),
                Err(other) => reader.fault(0, &Wrong::List(Misread::CodeEntry(shown(other)))),
            }
        }
    }
    if parts.next().is_some() {
        reader.fault(0, &Wrong::CodeParts);
    }
    reader.read
}
