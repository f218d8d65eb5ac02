//! A deck as it is shown to people.

use super::{Format, Listed, Part, check};
use crate::rules::Rules;
use crate::words::Element;
use arbiter_decklist::{Names, to_code, to_text};
use arbiter_desk::{DeckEntry, DeckReport};

impl Part {
    /// `part-<key>` in the translation files.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Part::Alignment => "alignment",
            Part::Hero => "hero",
            Part::Bag => "bag",
            Part::Deck => "deck",
            Part::Reserve => "reserve",
        }
    }
}

/// Key of an Element: `class-<key>` in the translation files.
#[must_use]
pub fn class_key(element: Element) -> &'static str {
    match element {
        Element::Air => "air",
        Element::Earth => "earth",
        Element::Fire => "fire",
        Element::Water => "water",
        Element::Neutral => "neutral",
    }
}

/// What a text or a code is understood as, and everything wrong with it.
#[must_use]
pub fn report(rules: &Rules, text: &str, format: Format) -> DeckReport {
    let (list, faults) = arbiter_decklist::read(rules, text, |list| check(rules, list, format));
    let entry = |e: &Listed| DeckEntry { part: e.part.key(), count: e.count, name: rules.name(e.card).to_owned() };
    // A deck is of the Element of its Hero.
    let hero = list.part(Part::Hero).next().map(|e| rules.faces[e.card as usize].card.element);
    DeckReport {
        entries: list.entries.iter().map(entry).collect(),
        class: class_key(hero.unwrap_or(Element::Neutral)),
        faults,
        notes: list.warnings.clone(),
        text: to_text(rules, &list),
        code: to_code(rules, &list),
        file: to_text(rules, &list),
        ending: "txt",
    }
}
