//! Which card a written name means, and which ones it resembles.

use super::Part;
use crate::board::Alignment;
use crate::card::Kind;
use crate::names::slug;
use crate::rules::Rules;
use arbiter_cards::{alike, plain};
use arbiter_decklist::{A_CARD, Misread, Names, Noun, Reader, similar, uncommented};

/// Alignments that can be declared: what lists call them, and a number that no
/// card has. [401.3a]
pub const DECLARED: [(&str, &str, u16, Alignment); 2] =
    [("Bonta", "bonta", 0xff00, Alignment::Bonta), ("Brakmar", "brakmar", 0xff01, Alignment::Brakmar)];

/// The Alignment of such a number.
#[must_use]
pub fn alignment_named(number: Option<u16>) -> Alignment {
    DECLARED.iter().find(|d| Some(d.2) == number).map_or(Alignment::Neutral, |d| d.3)
}

/// The part of the base deck to which a card belongs.
#[must_use]
pub fn part_of(rules: &Rules, card: u16) -> Part {
    match rules.faces[card as usize].card.kind {
        Kind::Hero => Part::Hero,
        Kind::Bag => Part::Bag,
        _ => Part::Deck,
    }
}

/// A card itself says where it belongs; only the reserve has a heading that counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// The base deck.
    Base,
    /// [101.4]
    Reserve,
}

impl Names for Rules {
    type Part = Part;
    type Place = Place;
    const PREFIX: &'static str = "w1.";
    const PARTS: &'static [(Part, &'static str, Place)] = &[
        (Part::Alignment, "Alignment", Place::Base),
        (Part::Hero, "Hero", Place::Base),
        (Part::Bag, "Haven Bag", Place::Base),
        (Part::Deck, "Deck", Place::Base),
        (Part::Reserve, "Reserve", Place::Reserve),
    ];
    const OPEN: Place = Place::Base;

    /// By its name in either language. A comment behind the name does not count,
    /// nor do the accents of an Alignment, which is no card. [401.3a]
    fn find(&self, place: Place, name: &str) -> Option<(Part, u16)> {
        let word = slug(uncommented(name));
        if let Some(declared) = DECLARED.iter().find(|d| d.1 == plain(&word)) {
            return Some((Part::Alignment, declared.2));
        }
        let french = || (0..).zip(&self.faces).find(|(_, f)| !f.token && slug(&f.card.name_fr) == word);
        let card = self.named(&word).or_else(|| french().map(|f| f.0))?;
        Some((if place == Place::Reserve { Part::Reserve } else { part_of(self, card) }, card))
    }
    /// In both languages, but once where a card is called alike in both: who
    /// leaves out its accents means that one card.
    fn similar(&self, _: Place, name: &str) -> Vec<&str> {
        let known: Vec<_> = self.faces.iter().filter(|f| !f.token).map(|f| &f.card).collect();
        let french = known.iter().filter(|c| !alike(&c.name, &c.name_fr)).map(|c| c.name_fr.as_str());
        let called = known.iter().map(|c| c.name.as_str()).chain(french);
        similar(&slug(uncommented(name)), called.map(|n| (slug(n), n)))
    }
    fn noun(_: Place) -> Noun {
        A_CARD
    }
    fn heading(words: &str) -> Option<Place> {
        match words {
            "alignment" | "hero" | "bag" | "haven bag" | "deck" | "base deck" => Some(Place::Base),
            "alignement" | "héros" | "havre sac" | "pioche" | "paquet" | "paquet de base" => Some(Place::Base),
            "reserve" | "réserve" => Some(Place::Reserve),
            _ => None,
        }
    }
    /// No other program has a format of its own for this game.
    fn foreign(reader: &mut Reader<'_, Self>, _: &str) {
        reader.fault(1, &Misread::TagOpen);
    }
    fn name(&self, card: u16) -> &str {
        let declared = DECLARED.iter().find(|d| d.2 == card).map(|d| d.0);
        declared.unwrap_or_else(|| &self.faces[card as usize].card.name)
    }
    fn slug(&self, card: u16) -> &str {
        let declared = DECLARED.iter().find(|d| d.2 == card).map(|d| d.1);
        declared.unwrap_or_else(|| &self.faces[card as usize].slug)
    }
}
