//! A deck as it is shown to people.

use super::{List, Listed, Part, check, list_cod};
use crate::rules::Rules;
use arbiter_decklist::{to_code, to_text};
use arbiter_desk::{DeckEntry, DeckReport};

impl Part {
    /// `part-<key>` in the translation files.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Part::Leader => "leader",
            Part::Main => "main",
            Part::Evolve => "evolve",
        }
    }
}

/// What a text or a code is understood as, and everything wrong with it.
#[must_use]
pub fn report(rules: &Rules, text: &str) -> DeckReport {
    let (list, faults) = arbiter_decklist::read(rules, text, |list| check(rules, list));
    let name = |e: &Listed| rules.faces[e.card as usize].card.name.clone();
    let entry = |e: &Listed| DeckEntry { part: e.part.key(), count: e.count, name: name(e) };
    DeckReport {
        entries: list.entries.iter().map(entry).collect(),
        class: class(rules, &list),
        faults,
        notes: list.warnings.clone(),
        text: to_text(rules, &list),
        code: to_code(rules, &list),
        file: list_cod(rules, &list),
        ending: "cod",
    }
}

/// The class of a deck is that of its leader.
fn class(rules: &Rules, list: &List) -> &'static str {
    let leader = list.part(Part::Leader).next();
    leader.map_or("", |e| rules.faces[e.card as usize].card.class.key())
}
