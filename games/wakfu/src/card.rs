//! Cards as printed. [201] [210]

mod load;

pub use load::{Cards, Pool};

use crate::words::{CardText, Element, Profession};
use arbiter_cards::Written;
use arbiter_text::forms::{Name, Referents};
use serde::{Deserialize, Serialize};

/// What a card is. [301.1]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Kind {
    Action,
    Ally,
    Dofus,
    Equipment,
    Bag,
    Hero,
    Protector,
    Room,
    Zone,
}

/// What an Action is besides. [302.1] [302.2] [302.3] [302.5]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Sort {
    Plain,
    Spell,
    Quest,
    Challenge,
}

/// Where a piece of Equipment is borne. [305.5]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Slot {
    Weapon,
    Hat,
    Cape,
    Belt,
    Boots,
    Amulet,
    Ring,
    Shield,
    Familiar,
    Mount,
    Item,
}

/// A printed number. [105.4] [207.3]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Printed {
    /// This.
    N(i16),
    /// X of a Level, a star of a Strength.
    Open,
}

impl Printed {
    /// The number, 0 where it is open. [207.3] [105.4]
    #[must_use]
    pub fn value(self) -> i16 {
        match self {
            Printed::N(n) => n,
            Printed::Open => 0,
        }
    }
}

/// What crafting takes. [418.4c] [418.6]
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recipe {
    /// Who taps for it.
    pub by: Profession,
    /// What is recycled.
    pub of: Vec<Element>,
}

/// Bonuses of a card or a Set. [403.1] [404.3]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Bonus {
    pub strength: i16,
    pub ap: i16,
    pub mp: i16,
    pub hp: i16,
}

impl Bonus {
    /// Whether it takes something.
    pub(crate) fn is_less(&self) -> bool {
        [self.strength, self.ap, self.mp, self.hp].into_iter().any(|n| n < 0)
    }
}

/// A Set of Equipment. [404.1] [404.2]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Set {
    /// Its name.
    pub name: String,
    /// How many different pieces complete it.
    pub pieces: u8,
    /// What it gives then.
    pub bonus: Bonus,
    /// What its bearer then bears besides: a card that has nothing but a text.
    pub says: Option<Card>,
}

/// A wording in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Worded {
    pub text: String,
    pub text_fr: String,
    /// Where the French one stands in its file.
    pub at: Written,
}

/// One face of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// English name.
    pub name: String,
    /// French name, without its article.
    pub name_fr: String,
    /// The name as texts say it, in French.
    pub spoken: Name,
    /// What it is.
    pub kind: Kind,
    /// What an Action is besides.
    pub sort: Sort,
    /// The trait line: Monster, class, family, Alignment. [208]
    pub traits: Vec<String>,
    /// Its Element. [204.1]
    pub element: Element,
    /// Its Level. [207.1]
    pub level: Printed,
    /// The Element of the level circle. [418.5b]
    pub circle: Element,
    /// Strength of Allies and Heroes. [204.3]
    pub strength: Option<Printed>,
    /// Bonuses of Equipment and Dofus. [204.3] [403.1]
    pub bonus: Bonus,
    /// Action Points of a Hero. [307.3b]
    pub ap: i16,
    /// Movement Points of a Hero. [307.3c]
    pub mp: i16,
    /// Health Points of a Hero. [307.3d]
    pub hp: i16,
    /// Size of a Haven Bag. [306.3a]
    pub size: i16,
    /// Resistance of a Haven Bag. [306.3b]
    pub resistance: i16,
    /// Experience of an Ally. [303.4b]
    pub xp: i16,
    /// Where Equipment is borne. [305.5]
    pub slot: Option<Slot>,
    /// Its Set. [404.1]
    pub set: Option<String>,
    /// How it is crafted. [305.4]
    pub recipe: Option<Recipe>,
    /// At most one in a deck. [420.1]
    pub unique: bool,
    /// Which expansion it is from. [1201.table]
    pub from: String,
    /// What it says.
    pub says: CardText,
    /// What its pronouns mean.
    pub referents: Referents,
    /// As it is worded.
    pub worded: Worded,
    /// Why it cannot be played: its text, or something else on it, is not
    /// understood. Such a card says nothing, and no deck may have it.
    pub unplayable: Option<String>,
}

impl Card {
    /// Whether it has this trait. [303.4a]
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.traits.iter().any(|t| t == name)
    }
}
