//! A deck as one word, for addresses.
//!
//! The parts are leader, main deck and evolve deck:
//! `1:sylva;3:briar-scout,2:hollow-dancer;3:glade-singer.`

use super::find::Place;
use super::parse::Reader;
use super::{Deck, DeckFault, List, Part, Wrong, judged, settle};
use crate::rules::Rules;
use arbiter_decklist::{Misread, code, shown};

const PREFIX: &str = "e1.";
const PARTS: [Part; 3] = [Part::Leader, Part::Main, Part::Evolve];

/// The code of a deck.
#[must_use]
pub fn to_code(rules: &Rules, deck: &Deck) -> String {
    list_code(rules, &List::of(deck))
}

/// The code of a list, legal or not.
#[must_use]
pub fn list_code(rules: &Rules, list: &List) -> String {
    let slug = |face: u16| rules.faces[face as usize].slug.as_str();
    code::write(PREFIX, PARTS.map(|part| list.part(part).map(|e| (e.count, slug(e.face))).collect::<Vec<_>>()))
}

/// The deck of a code, if a game may start with it.
///
/// # Errors
/// That it is no code, the cards that are not known, and every violated clause.
pub fn from_code(rules: &Rules, code: &str) -> Result<Deck, Vec<DeckFault>> {
    if let Err(wrong) = code::open(PREFIX, code.trim()) {
        return Err(vec![DeckFault::new(0, None, &Wrong::List(wrong))]);
    }
    settle(judged(rules, parse_code(rules, code.trim())))
}

/// Whether a text is meant to be a deck code.
pub(super) fn is_code(text: &str) -> bool {
    code::is_code(PREFIX, text)
}

/// What a code is understood as.
pub(super) fn parse_code(rules: &Rules, code: &str) -> (List, Vec<DeckFault>) {
    let mut reader = Reader::new(rules);
    let text = match code::open(PREFIX, code) {
        Ok(text) => text,
        Err(wrong) => {
            reader.fault(0, &Wrong::List(wrong));
            return reader.finish();
        }
    };
    let mut parts = text.split(';');
    for (part, cards) in PARTS.into_iter().zip(parts.by_ref()) {
        for entry in code::entries(cards) {
            match entry {
                Ok((count, slug)) => reader.card(0, Place::In(part), count, slug),
                Err(other) => reader.fault(0, &Wrong::List(Misread::CodeEntry(shown(other)))),
            }
        }
    }
    if parts.next().is_some() {
        reader.fault(0, &Wrong::CodeParts);
    }
    reader.finish()
}
