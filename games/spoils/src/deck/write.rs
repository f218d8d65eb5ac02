//! A deck as text, for people and for other programs.

use super::{Deck, List, Part, part_of};
use crate::card::Pool;
use arbiter_decklist::xml::encode;
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

/// The game as OCTGN numbers it.
const OCTGN: &str = "844d5fe3-bdb5-4ad2-ba83-88c2c2db6d88";

/// A list as an OCTGN deck.
#[must_use]
pub fn list_o8d(pool: &Pool, list: &List) -> String {
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>\n");
    let _ = writeln!(out, "<deck game=\"{OCTGN}\">");
    for (part, section) in [(Part::Deck, "Game Deck"), (Part::Faction, "Faction")] {
        let _ = writeln!(out, "  <section name=\"{section}\">");
        for e in list.part(pool, part) {
            let (count, id, name) = (e.count, identity(pool.slug(e.card)), encode(&pool.card(e.card).name));
            let _ = writeln!(out, "    <card qty=\"{count}\" id=\"{id}\">{name}</card>");
        }
        out.push_str("  </section>\n");
    }
    out.push_str("</deck>\n");
    out
}

/// The format wants a number for each card; names are all we have, so their
/// letters are hashed (FNV-1a).
fn identity(slug: &str) -> String {
    let start = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d_u128;
    let hash =
        slug.bytes().fold(start, |h, b| (h ^ u128::from(b)).wrapping_mul(0x0000_0000_0100_0000_0000_0000_0000_013b));
    let digits = format!("{hash:032x}");
    [&digits[..8], &digits[8..12], &digits[12..16], &digits[16..20], &digits[20..]].join("-")
}
