//! Decks of OCTGN: XML with `<card qty="3" id="...">Name</card>` in sections.
//!
//! The reader takes what looks like a card and forgives the rest with a warning
//! for its line: these files are written by programs and mended by hand. The
//! section says nothing that the cards do not say themselves: starting
//! resources lie beside the faction there and belong to the deck. [202.5]

use super::{List, Part, Wrong};
use crate::card::Pool;
use arbiter_decklist::xml::{self, attribute, decode, encode, name};
use arbiter_decklist::{Misread, Reader, shown};
use std::fmt::Write as _;

pub(super) fn read(reader: &mut Reader<'_, Pool>, text: &str) {
    let mut cards = 0_u32;
    let mut open: Vec<(String, usize)> = Vec::new();
    let mut scan = xml::Scan::new(text);
    while let Some((line, tag)) = scan.next() {
        let Some(tag) = tag else {
            reader.warn(line, &Misread::TagOpen);
            continue;
        };
        match name(tag) {
            "card" => {
                cards += 1;
                let inside = scan.text();
                card(reader, line, tag, inside);
                if !tag.ends_with('/') && !scan.rest().starts_with("</card>") {
                    reader.warn(line, &Wrong::CardOpen);
                }
            }
            "/card" => {}
            other if other.starts_with(['?', '!']) || tag.ends_with('/') => {}
            other => match other.strip_prefix('/') {
                Some(closing) => close(reader, &mut open, line, closing),
                None => open.push((other.to_owned(), line)),
            },
        }
    }
    for (tag, line) in open {
        reader.warn(line, &Wrong::NeverClosed(shown(&tag)));
    }
    if cards == 0 {
        reader.fault(0, &Wrong::NoCards);
    }
}

/// One card: its name stands between the tags, or in an attribute.
fn card(reader: &mut Reader<'_, Pool>, line: usize, tag: &str, inside: &str) {
    let mut name = decode(inside.trim());
    if name.is_empty() {
        match attribute(tag, "name") {
            Some(found) => {
                reader.warn(line, &Wrong::NameInAttribute);
                name = found;
            }
            None => return reader.fault(line, &Wrong::CardNameless),
        }
    }
    if inside.contains('&') && !inside.contains(';') {
        reader.warn(line, &Wrong::BareAmpersand);
    }
    let count = attribute(tag, "qty").or_else(|| attribute(tag, "quantity"));
    let count = match count.as_deref().map(str::trim) {
        Some("") | None => {
            reader.warn(line, &Wrong::NoQuantity(shown(&name)));
            "1".to_owned()
        }
        Some(count) => count.to_owned(),
    };
    reader.card(line, (), &count, &name);
}

/// A closing tag; tags that it leaves open are told.
fn close(reader: &mut Reader<'_, Pool>, open: &mut Vec<(String, usize)>, line: usize, tag: &str) {
    match open.iter().rposition(|(name, _)| name == tag) {
        Some(at) => {
            for (name, begun) in open.drain(at..).skip(1) {
                reader.warn(begun, &Wrong::ClosedLate { tag: shown(&name), before: shown(tag) });
            }
        }
        None => reader.warn(line, &Wrong::ClosesNothing(shown(tag))),
    }
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
        for e in list.part(part) {
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
