//! Decks of Cockatrice: XML with `<card number="3" name="..."/>` in zones.

use super::find::Place;
use super::parse::Reader;
use super::{Part, Wrong};
use arbiter_decklist::xml::{self, attribute, name};
use arbiter_decklist::{Misread, shown};

/// What a zone means for the cards in it.
#[derive(Clone, Copy)]
enum Zone {
    Cards(Place),
    Skipped,
}

pub(super) fn read(reader: &mut Reader<'_>, text: &str) {
    let mut zone = Zone::Cards(Place::Open);
    let mut cards = 0_u32;
    for (line, tag) in xml::Scan::new(text) {
        let Some(tag) = tag else {
            reader.fault(line, &Wrong::List(Misread::TagOpen));
            continue;
        };
        match name(tag) {
            "zone" if !tag.ends_with('/') => zone = enter(reader, line, tag),
            "/zone" => zone = Zone::Cards(Place::Open),
            "card" => {
                cards += 1;
                let Zone::Cards(place) = zone else { continue };
                let count = attribute(tag, "number").unwrap_or_default();
                match attribute(tag, "name") {
                    Some(name) => reader.card(line, place, count.trim(), &name),
                    None => reader.fault(line, &Wrong::CardNameless),
                }
            }
            _ => {}
        }
    }
    if cards == 0 {
        reader.fault(0, &Wrong::NoCards);
    }
}

fn enter(reader: &mut Reader<'_>, line: usize, tag: &str) -> Zone {
    match attribute(tag, "name").unwrap_or_default().trim() {
        "main" => Zone::Cards(Place::In(Part::Main)),
        "side" => Zone::Cards(Place::Side),
        // The program keeps the tokens of a deck there; nobody brings them.
        "tokens" => Zone::Skipped,
        other => {
            reader.fault(line, &Wrong::NoZone(shown(other)));
            Zone::Skipped
        }
    }
}
