//! Which card a written name means, and which ones it resembles.

use super::{Part, o8d};
use crate::card::{Pool, slug};
use crate::words::Kinds;
use arbiter_decklist::{A_CARD, Names, Noun, Reader, similar, uncommented};

/// Where a card belongs.
#[must_use]
pub fn part_of(pool: &Pool, card: u16) -> Part {
    if pool.card(card).kinds.contains(Kinds::FACTION) { Part::Faction } else { Part::Deck }
}

/// A card itself says where it belongs, so headings say nothing.
impl Names for Pool {
    type Part = Part;
    type Place = ();
    const PREFIX: &'static str = "s1.";
    const PARTS: &'static [(Part, &'static str, ())] = &[(Part::Faction, "Faction", ()), (Part::Deck, "Deck", ())];
    const OPEN: () = ();

    /// A comment behind the name does not count.
    fn find(&self, (): (), name: &str) -> Option<(Part, u16)> {
        let card = self.named(name).or_else(|| name.rsplit_once(" #").and_then(|(before, _)| self.named(before)))?;
        Some((part_of(self, card), card))
    }
    fn similar(&self, (): (), name: &str) -> Vec<&str> {
        let known = (0..).zip(&self.cards).map(|(number, card)| (self.slug(number), card.name.as_str()));
        similar(&slug(uncommented(name)), known)
    }
    fn noun((): ()) -> Noun {
        A_CARD
    }
    fn heading(words: &str) -> Option<()> {
        ["faction", "deck", "game deck", "main", "main deck", "resources"].contains(&words).then_some(())
    }
    fn foreign(reader: &mut Reader<'_, Self>, text: &str) {
        o8d::read(reader, text);
    }
    fn name(&self, card: u16) -> &str {
        &self.card(card).name
    }
    fn slug(&self, card: u16) -> &str {
        Pool::slug(self, card)
    }
}
