//! Decks and formats: what may be brought to a table. [101] [901.3] [1201] [1202]

mod check;
mod list;

pub use check::{Fault, check, check_team};
pub use list::{List, ListFault};

use serde::{Deserialize, Serialize};

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
