//! Decks of Cockatrice: XML with `<card number="3" name="..."/>` in zones.

use super::find::Place;
use super::{List, Part, Wrong};
use crate::rules::Rules;
use arbiter_decklist::xml::{self, attribute, encode, name};
use arbiter_decklist::{Misread, Reader, shown};
use std::fmt::Write as _;

/// What a zone means for the cards in it.
#[derive(Clone, Copy)]
enum Zone {
    Cards(Place),
    Skipped,
}

pub(super) fn read(reader: &mut Reader<'_, Rules>, text: &str) {
    let mut zone = Zone::Cards(Place::Open);
    let mut cards = 0_u32;
    for (line, tag) in xml::Scan::new(text) {
        let Some(tag) = tag else {
            reader.fault(line, &Misread::TagOpen);
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

fn enter(reader: &mut Reader<'_, Rules>, line: usize, tag: &str) -> Zone {
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

/// A list as a Cockatrice deck: the leader and the evolve deck lie in `side`.
#[must_use]
pub fn list_cod(rules: &Rules, list: &List) -> String {
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<cockatrice_deck version=\"1\">\n");
    for (zone, parts) in [("main", &[Part::Main][..]), ("side", &[Part::Leader, Part::Evolve])] {
        let _ = writeln!(out, "    <zone name=\"{zone}\">");
        for e in parts.iter().flat_map(|&p| list.part(p)) {
            let card = &rules.faces[e.card as usize].card;
            let evolved = if e.part == Part::Evolve && card.evolved { " (Evolved)" } else { "" };
            let (count, name) = (e.count, encode(&card.name));
            let _ = writeln!(out, "        <card number=\"{count}\" name=\"{name}{evolved}\"/>");
        }
        out.push_str("    </zone>\n");
    }
    out.push_str("</cockatrice_deck>\n");
    out
}
