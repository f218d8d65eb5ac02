//! Decks and formats: what may be brought to a table. [101] [901.3] [1201] [1202]
//!
//! A text becomes a [`List`] whose entries remember their lines; [`check`]
//! judges the list; [`legal`] does both and gives the [`Deck`] that a game
//! starts with.

mod check;
mod find;
mod report;
mod say;

pub use arbiter_decklist::DeckFault;
pub use check::{check, check_team, suits_hero};
pub use find::{DECLARED, alignment_named, part_of};
pub use report::{class_key, report};

use crate::rules::Rules;
use crate::setup::Deck;
use serde::{Deserialize, Serialize};

/// The parts of a deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Part {
    /// What its player declares before the match. [401.3a]
    Alignment,
    /// [307.1]
    Hero,
    /// [306.1]
    Bag,
    /// The rest of the base deck. [101.3]
    Deck,
    /// [101.4]
    Reserve,
}

/// One line of a list that was understood.
pub type Listed = arbiter_decklist::Listed<Part>;
/// A deck as it was written down, legal or not.
pub type List = arbiter_decklist::List<Part>;

/// The deck that a text or a code describes, if a game of the format may start with it.
///
/// # Errors
/// Every line that was not understood and every violated clause, in the order
/// of the lines; first what concerns the whole.
pub fn legal(rules: &Rules, text: &str, format: Format) -> Result<Deck, Vec<DeckFault>> {
    let (list, faults) = arbiter_decklist::read(rules, text, |list| check(rules, list, format));
    let one = |part| list.part(part).next().map(|e| e.card);
    match (one(Part::Hero), one(Part::Bag)) {
        (Some(hero), Some(bag)) if faults.is_empty() => {
            let alignment = alignment_named(one(Part::Alignment));
            Ok(Deck { hero, bag, cards: list.cards(Part::Deck), reserve: list.cards(Part::Reserve), alignment })
        }
        _ => Err(faults),
    }
}

/// A format. [101.1] [101.2] [1201.block]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Format {
    /// [101.1]
    Constructed,
    /// Only sets of this block. [1201.block]
    Block(Block),
    /// [101.2]
    Sealed,
    /// [101.7]
    Draft,
}

/// A block of expansions. [1201.block]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Block {
    Incarnam,
    BontaBrakmar,
}

impl Block {
    /// The sets of a block; Chaos d'Ogrest belongs to none. [1201.table]
    #[must_use]
    pub fn sets(self) -> &'static [&'static str] {
        match self {
            Block::Incarnam => &["incarnam", "astrub", "amakna", "dofus-de-glace"],
            Block::BontaBrakmar => &["bonta-brakmar", "pandala", "otomai"],
        }
    }
}

impl Format {
    /// The format of a word.
    ///
    /// # Errors
    /// Which there are.
    pub fn named(word: &str) -> Result<Format, String> {
        let all = [
            ("constructed", Format::Constructed),
            ("sealed", Format::Sealed),
            ("draft", Format::Draft),
            ("incarnam", Format::Block(Block::Incarnam)),
            ("bonta-brakmar", Format::Block(Block::BontaBrakmar)),
        ];
        let found = all.iter().find(|f| f.0 == word).map(|f| f.1);
        found.ok_or_else(|| format!("`{word}` is no format; there are {}", all.map(|f| f.0).join(", ")))
    }
    /// The format of a mode; the usual one is Constructed. [101.1] [101.2]
    #[must_use]
    pub fn of_mode(key: &str) -> Format {
        Format::named(key).unwrap_or(Format::Constructed)
    }
    /// Cards of the base deck, Hero and Haven Bag included. [101.1] [101.2]
    #[must_use]
    pub fn size(self) -> usize {
        match self {
            Format::Constructed | Format::Block(_) => 50,
            Format::Sealed | Format::Draft => 30,
        }
    }
    /// Whether copies and the reserve are limited. [101.4] [101.5]
    #[must_use]
    pub fn is_constructed(self) -> bool {
        matches!(self, Format::Constructed | Format::Block(_))
    }
    /// Names that are banned. [1202.constructed] [1202.block]
    #[must_use]
    pub fn banned(self) -> &'static [&'static str] {
        match self {
            Format::Constructed => &["Savoir des Objets", "Guide de Bravoure", "Cape Cérémoniale"],
            Format::Block(Block::Incarnam) => &["Savoir des Objets", "Guide de Bravoure"],
            Format::Block(Block::BontaBrakmar) => &["Cape Cérémoniale", "La Dernière Rasade", "Dernière Rasade"],
            // All cards are legal. [1202.rule]
            Format::Sealed | Format::Draft => &[],
        }
    }
}
