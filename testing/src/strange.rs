//! Decks that nobody would build: a legal deck whose cards are exchanged for
//! any others, as long as it stays legal. Cards meet in them that meet in no
//! deck of people.

use crate::chance::Chance;
use arbiter_catalog::{Library, Source};
use std::collections::BTreeMap;

/// So many cards are tried in the place of one.
const TRIES: usize = 40;

/// A legal deck that has grown out of this one by chance.
#[must_use]
pub fn deck(library: &dyn Library, from: &Source, chance: &mut Chance) -> Source {
    let mut parts: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let mut part_of: BTreeMap<String, &str> = BTreeMap::new();
    for card in library.cards().into_iter().filter(|c| c.copies > 0) {
        part_of.insert(card.name.clone(), card.part);
        parts.entry(card.part).or_default().push(card.name);
    }
    // Codes and other programs' decks become lines of names first.
    let text = library.read_deck(from).text;
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for n in 0..lines.len() {
        let Some((count, name)) = lines[n].split_once(' ').map(|(c, n)| (c.to_owned(), n.to_owned())) else { continue };
        let Some(others) = part_of.get(&name).and_then(|part| parts.get(part)) else { continue };
        let old = lines[n].clone();
        for _ in 0..TRIES {
            let other = &others[chance.below(others.len())];
            lines[n] = format!("{count} {other}");
            if library.check_deck(&source(from, &lines)).is_empty() {
                break;
            }
            lines[n].clone_from(&old);
        }
    }
    source(from, &lines)
}

fn source(from: &Source, lines: &[String]) -> Source {
    Source { name: from.name.clone(), text: lines.join("\n") }
}
