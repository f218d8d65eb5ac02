//! Cards and decks as plain data, for whoever shows them.

use crate::DeckFault;
use arbiter_cards::Card;

/// A text in every language there is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Both<T = String> {
    /// English.
    pub en: T,
    /// French.
    pub fr: T,
}

impl Both<Vec<String>> {
    /// The text of a card as it was understood; if it was not, as it is printed,
    /// and why.
    pub fn text<C: Card>(card: &C, en: impl FnOnce(&C) -> Vec<String>, fr: impl FnOnce(&C) -> Vec<String>) -> Self {
        match card.unplayable() {
            None => Both { en: en(card), fr: fr(card) },
            Some(why) => {
                let printed = vec![card.wording().to_owned(), why.clone()];
                Both { en: printed.clone(), fr: printed }
            }
        }
    }
}

/// A card of a library; an evolved card or a token is one of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardInfo {
    /// English name: the key by which views and messages call it. A card and
    /// its evolved form share it; [`CardInfo::part`] tells them apart.
    pub name: String,
    /// Its name for people.
    pub title: Both,
    /// Scene name.
    pub slug: String,
    /// Kind: `follower`, ... (`kind-<key>` in the translation files).
    pub kind: &'static str,
    /// Class, trade, ... (`class-<key>` in the translation files).
    pub class: &'static str,
    /// Traits as printed.
    pub traits: Vec<Both>,
    /// Printed numbers by key: `cost`, `attack`, `defense`, ...
    pub numbers: Vec<(&'static str, i32)>,
    /// Keywords it has by its text (`mark-<key>` in the translation files).
    pub keywords: Vec<&'static str>,
    /// Its text, one line an ability.
    pub text: Both<Vec<String>>,
    /// The part of a deck it belongs to (`part-<key>`); empty for tokens.
    pub part: &'static str,
    /// Copies a deck may have; 0 for tokens.
    pub copies: u8,
    /// The set it ships in or was printed in; empty for cards that were added.
    pub set: String,
    /// The pack it is from; empty if it is from none.
    pub pack: String,
}

/// A deck that is at hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckInfo {
    /// Name for the command line.
    pub key: String,
    /// Name for people: the first comments of its text.
    pub title: Both,
    /// Class, trade, ... of the deck.
    pub class: &'static str,
    /// The deck as text.
    pub text: String,
}

/// A deck that was read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DeckReport {
    /// What was understood, in order.
    pub entries: Vec<DeckEntry>,
    /// Everything wrong; empty = legal.
    pub faults: Vec<DeckFault>,
    /// What was understood although something about it is wrong.
    pub notes: Vec<DeckFault>,
    /// Class, trade, ... of the deck.
    pub class: &'static str,
    /// The deck as text; what was not understood is gone.
    pub text: String,
    /// The deck as a word for an address.
    pub code: String,
    /// The deck as a file of another program.
    pub file: String,
    /// How the name of that file ends: `cod`, `o8d`.
    pub ending: &'static str,
}

impl DeckReport {
    /// It may be played.
    #[must_use]
    pub fn legal(&self) -> bool {
        self.faults.is_empty()
    }
}

/// A line of a deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckEntry {
    /// Part of the deck (`part-<key>`).
    pub part: &'static str,
    /// Copies.
    pub count: u8,
    /// English name of the card.
    pub name: String,
}
