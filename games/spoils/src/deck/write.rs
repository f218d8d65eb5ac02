//! A deck as text, for people.

use super::{Deck, List, Part, part_of};
use crate::card::Pool;
use std::fmt::Write as _;

/// The deck in the format that [`super::parse`] reads; it comes back as the
/// same deck.
#[must_use]
pub fn to_text(pool: &Pool, deck: &Deck) -> String {
    list_text(pool, &List::of(deck))
}

/// A list in the same format, legal or not.
#[must_use]
pub fn list_text(pool: &Pool, list: &List) -> String {
    let mut out = String::new();
    let mut under = None;
    for e in &list.entries {
        let part = part_of(pool, e.card);
        if under != Some(part) {
            // Writing to a string cannot fail.
            let _ = writeln!(out, "{}", if part == Part::Faction { "Faction" } else { "\nDeck" });
            under = Some(part);
        }
        let _ = writeln!(out, "{} {}", e.count, pool.card(e.card).name);
    }
    out
}
