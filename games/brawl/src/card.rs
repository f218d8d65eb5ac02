//! Champions and their cards as printed. [card.1] [card.4]

mod load;
mod source;

pub use load::Cards;
pub use source::Source;

use crate::arena::{Essence, Shape};
use crate::words::{Ability, Goal, Line};
use arbiter_cards::Written;
use serde::{Deserialize, Serialize};

/// A champion: two faces and six cards. [mat.1] [mat.2]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChampionCard {
    /// English name.
    pub name: String,
    /// The base face and the experienced one.
    pub faces: [Face; 2],
    /// Its cards.
    pub cards: Vec<ActionCard>,
}

/// A wording in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Worded {
    pub text: String,
    pub text_fr: String,
    /// Where the English one stands in its file.
    pub at: Written,
}

/// A face of a champion. [card.4]
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Face {
    /// Life. [ko.1]
    pub life: u8,
    /// Defence. [def.1]
    pub defence: u8,
    /// Added to printed movement. [move.5]
    pub movement: i8,
    /// What it says.
    pub abilities: Vec<Ability>,
    /// As it is worded.
    pub worded: Worded,
}

/// What a card is. [attack.0] [skill.0] [react.1]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Kind {
    Attack,
    Skill,
    Reaction,
}

/// A range or targeting icon. [tgt.1]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    /// One adjacent enemy. [melee.1]
    Melee,
    /// One enemy at a distance. [indirect.1]
    Indirect(u8, u8),
    /// One enemy in a row with nobody between. [direct.1]
    Direct(u8, u8),
    /// All champions of a shape. [aoe.1]
    Area(Shape),
}

/// A card. [card.1]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionCard {
    /// English name.
    pub name: String,
    /// French name.
    pub name_fr: String,
    /// What it is.
    pub kind: Kind,
    /// What it costs. [act.3]
    pub essence: Essence,
    /// Its movement; `None`: it has no such value. [move.6]
    pub movement: Option<u8>,
    /// Whom it reaches.
    pub icon: Option<Icon>,
    /// Force of an attack. [E11]
    pub force: Option<u8>,
    /// Defence modifier of a Reaction. [card.2]
    pub defence: i8,
    /// What it says.
    pub lines: Vec<Line>,
    /// As it is worded.
    pub worded: Worded,
}

/// A challenge. [mat.3]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChallengeCard {
    /// English name.
    pub name: String,
    /// French name.
    pub name_fr: String,
    /// What must hold.
    pub goal: Goal,
    /// As it is worded.
    pub worded: Worded,
}
