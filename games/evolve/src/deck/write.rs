//! A deck as text, for people and for other programs.

use super::{Deck, List, Part};
use crate::rules::Rules;
use arbiter_decklist::xml::encode;
use std::fmt::Write as _;

/// The deck in the format that [`super::parse`] reads; it comes back as the
/// same deck.
#[must_use]
pub fn to_text(rules: &Rules, deck: &Deck) -> String {
    list_text(rules, &List::of(deck))
}

/// A list in the same format, legal or not.
#[must_use]
pub fn list_text(rules: &Rules, list: &List) -> String {
    let mut out = String::new();
    for (part, heading) in [(Part::Leader, "Leader"), (Part::Main, "Main"), (Part::Evolve, "Evolve")] {
        for (n, e) in list.part(part).enumerate() {
            if n == 0 {
                let gap = if out.is_empty() { "" } else { "\n" };
                // Writing to a string cannot fail.
                let _ = writeln!(out, "{gap}{heading}");
            }
            let _ = writeln!(out, "{} {}", e.count, rules.faces[e.face as usize].card.name);
        }
    }
    out
}

/// A list as a Cockatrice deck: the leader and the evolve deck lie in `side`.
#[must_use]
pub fn list_cod(rules: &Rules, list: &List) -> String {
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<cockatrice_deck version=\"1\">\n");
    for (zone, parts) in [("main", &[Part::Main][..]), ("side", &[Part::Leader, Part::Evolve])] {
        let _ = writeln!(out, "    <zone name=\"{zone}\">");
        for e in parts.iter().flat_map(|&p| list.part(p)) {
            let card = &rules.faces[e.face as usize].card;
            let evolved = if e.part == Part::Evolve && card.evolved { " (Evolved)" } else { "" };
            let (count, name) = (e.count, encode(&card.name));
            let _ = writeln!(out, "        <card number=\"{count}\" name=\"{name}{evolved}\"/>");
        }
        out.push_str("    </zone>\n");
    }
    out.push_str("</cockatrice_deck>\n");
    out
}
