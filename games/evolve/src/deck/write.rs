//! A deck as text, for people.

use super::{Deck, List, Part};
use crate::rules::Rules;
use std::fmt::Write as _;

/// The deck in the format that [`super::parse`] reads; it comes back as the
/// same deck.
#[must_use]
pub fn to_text(rules: &Rules, deck: &Deck) -> String {
    let mut out = String::new();
    let mut under = None;
    for e in List::of(deck).entries {
        if under != Some(e.part) {
            let heading = match e.part {
                Part::Leader => "Leader",
                Part::Main => "\nMain",
                Part::Evolve => "\nEvolve",
            };
            // Writing to a string cannot fail.
            let _ = writeln!(out, "{heading}");
            under = Some(e.part);
        }
        let _ = writeln!(out, "{} {}", e.count, rules.faces[e.face as usize].card.name);
    }
    out
}
