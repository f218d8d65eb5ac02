//! What is asked of a card besides its kind: numbers, keywords, what it is not.

use super::KindOf;
use arbiter_text::forms::Word;

/// A keyword that a fighter may have. [806]
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "a keyword")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Trick {
    #[fr("Agilité")]
    #[en("Agility")]
    Agility,
    #[fr("Géant")]
    #[en("Giant")]
    Giant,
    #[fr("Tacle")]
    #[en("Tackle")]
    Tackle,
}

/// A kind that a card must not be. [301.1]
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "a kind that is left out")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Nay {
    #[fr("non Héros")]
    #[en("non-Hero")]
    Hero,
    #[fr("non Havre Sac")]
    #[en("non-Haven Bag")]
    Bag,
    #[fr("non Allié")]
    #[en("non-Ally")]
    Ally,
}

impl Nay {
    /// The kind it must not be.
    #[must_use]
    pub fn kind(self) -> KindOf {
        match self {
            Nay::Hero => KindOf::Hero,
            Nay::Bag => KindOf::Bag,
            Nay::Ally => KindOf::Ally,
        }
    }
}

/// A number that a card must have.
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "a Level or a Strength")]
pub enum Measure {
    /// [207.2]
    #[fr("de Niveau {0}")]
    #[en("of Level {0}")]
    Level(u8),
    /// [207.2]
    #[fr("de Niveau inférieur ou égal à {0}", "de Niveau {0} ou moins")]
    #[en("of Level {0} or less")]
    LevelMost(u8),
    /// [207.2]
    #[fr("de Niveau supérieur ou égal à {0}")]
    #[en("of Level {0} or more")]
    LevelLeast(u8),
    /// [207.2]
    #[fr("de Niveau {0} ou {1}")]
    #[en("of Level {0} or {1}")]
    LevelEither(u8, u8),
    /// As announced. [207.2] [808.2c]
    #[fr("de Niveau X")]
    #[en("of Level X")]
    LevelX,
    /// As announced. [207.2] [808.2c]
    #[fr("de Niveau inférieur ou égal à X")]
    #[en("of Level X or less")]
    LevelMostX,
    /// As announced. [204.5] [808.2c]
    #[fr("de Force inférieure ou égale à X")]
    #[en("of Strength X or less")]
    StrengthMostX,
    /// As announced. [204.5] [808.2c]
    #[fr("de Force X")]
    #[en("of Strength X")]
    StrengthX,
    /// [204.5]
    #[fr("de Force inférieure ou égale à {0}")]
    #[en("of Strength {0} or less")]
    StrengthMost(u8),
    /// [204.5]
    #[fr("de Force supérieure ou égale à {0}")]
    #[en("of Strength {0} or more")]
    StrengthLeast(u8),
}
