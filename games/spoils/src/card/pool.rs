//! Cards by number and by name.

use super::Card;
use crate::rules::Rules;
use arbiter_cards::slug;
use std::collections::BTreeMap;

/// A set of cards that a game is played with. A card's number is its place.
#[derive(Clone, Debug, Default)]
pub struct Pool {
    /// The cards.
    pub cards: Vec<Card>,
    slugs: Vec<String>,
    names: BTreeMap<String, u16>,
}

impl Pool {
    /// A pool of cards; of two with one name the first counts. [201.1b]
    #[must_use]
    pub fn new(cards: Vec<Card>) -> Self {
        let slugs: Vec<String> = cards.iter().map(|c| slug(&c.name)).collect();
        let mut names = BTreeMap::new();
        for (n, (card, name)) in (0..).zip(cards.iter().zip(&slugs)) {
            names.entry(name.clone()).or_insert(n);
            // The French name means the same card, unless another bears it.
            if let Some(french) = &card.name_fr {
                names.entry(slug(french)).or_insert(n);
            }
        }
        Self { cards, slugs, names }
    }

    /// The cards that decks are made of; what the rules refuse is not playable there.
    #[must_use]
    pub fn of(rules: &Rules, mut cards: Vec<Card>) -> Self {
        for (card, face) in cards.iter_mut().zip(&rules.faces) {
            card.unplayable.clone_from(&face.card.unplayable);
        }
        Self::new(cards)
    }

    /// A card by its number.
    #[must_use]
    pub fn card(&self, number: u16) -> &Card {
        &self.cards[usize::from(number)]
    }

    /// The number of a name, English or French, without regard to capitals and
    /// signs.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<u16> {
        self.names.get(&slug(name)).copied()
    }

    /// The name of a card as one word.
    #[must_use]
    pub fn slug(&self, number: u16) -> &str {
        &self.slugs[usize::from(number)]
    }
}
