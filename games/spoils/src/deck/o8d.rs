//! Decks of OCTGN: XML with `<card qty="3" id="...">Name</card>` in sections.
//!
//! The reader takes what looks like a card and forgives the rest with a warning
//! for its line: these files are written by programs and mended by hand. The
//! section says nothing that the cards do not say themselves: starting
//! resources lie beside the faction there and belong to the deck. [202.5]

use super::Wrong;
use super::parse::Reader;
use arbiter_decklist::xml::{self, attribute, decode, name};
use arbiter_decklist::{Misread, shown};

pub(super) fn read(reader: &mut Reader<'_>, text: &str) {
    let mut cards = 0_u32;
    let mut open: Vec<(String, usize)> = Vec::new();
    let mut scan = xml::Scan::new(text);
    while let Some((line, tag)) = scan.next() {
        let Some(tag) = tag else {
            reader.warn(line, &Wrong::List(Misread::TagOpen));
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
fn card(reader: &mut Reader<'_>, line: usize, tag: &str, inside: &str) {
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
    reader.card(line, &count, &name);
}

/// A closing tag; tags that it leaves open are told.
fn close(reader: &mut Reader<'_>, open: &mut Vec<(String, usize)>, line: usize, tag: &str) {
    match open.iter().rposition(|(name, _)| name == tag) {
        Some(at) => {
            for (name, begun) in open.drain(at..).skip(1) {
                reader.warn(begun, &Wrong::ClosedLate { tag: shown(&name), before: shown(tag) });
            }
        }
        None => reader.warn(line, &Wrong::ClosesNothing(shown(tag))),
    }
}
