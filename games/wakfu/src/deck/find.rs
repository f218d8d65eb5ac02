//! Which card a written name means, and which ones it resembles.

use super::Part;
use crate::board::Alignment;
use crate::card::Kind;
use crate::names::slug;
use crate::rules::Rules;
use arbiter_cards::plain;
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
    /// nor do the accents of a French name. [401.3a]
    fn find(&self, place: Place, name: &str) -> Option<(Part, u16)> {
        let word = slug(uncommented(name));
        let bare = plain(&word);
        if let Some(declared) = DECLARED.iter().find(|d| d.1 == bare) {
            return Some((Part::Alignment, declared.2));
        }
        let faces = || (0..).zip(&self.faces).filter(|(_, f)| !f.token);
        let french = || faces().find(|(_, f)| slug(&f.card.name_fr) == word);
        let typed = || faces().find(|(_, f)| plain(&slug(&f.card.name_fr)) == bare);
        let card = self.named(&word).or_else(|| french().or_else(typed).map(|f| f.0))?;
        Some((if place == Place::Reserve { Part::Reserve } else { part_of(self, card) }, card))
    }
    fn similar(&self, _: Place, name: &str) -> Vec<&str> {
        let known = self.faces.iter().filter(|f| !f.token).map(|f| (f.slug.as_str(), f.card.name.as_str()));
        similar(&slug(uncommented(name)), known)
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
