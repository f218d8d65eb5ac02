//! Selectors: which cards a text speaks of.

use super::Keyword;
use serde::{Deserialize, Serialize};

/// The seven classes. [2.2]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Class {
    Neutral,
    Forestcraft,
    Swordcraft,
    Runecraft,
    Dragoncraft,
    Abysscraft,
    Havencraft,
}

impl Class {
    /// Its key in card files and translation files.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Class::Neutral => "neutral",
            Class::Forestcraft => "forestcraft",
            Class::Swordcraft => "swordcraft",
            Class::Runecraft => "runecraft",
            Class::Dragoncraft => "dragoncraft",
            Class::Abysscraft => "abysscraft",
            Class::Havencraft => "havencraft",
        }
    }
}

/// Whose cards, seen from the controller of the text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Side {
    /// Nothing is said: both players'.
    #[default]
    Any,
    /// `your`
    Yours,
    /// `enemy`, `an opponent's`
    Enemy,
}

/// A zone that texts name. [4.1]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Zone {
    #[default]
    Field,
    Leader,
    Deck,
    EvolveDeck,
    Hand,
    Ex,
    Cemetery,
    Banished,
    Resolution,
    EvolveZone,
}

bitflags::bitflags! {
    /// Primary card types; none set means `card`. [2.3.2]
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
    pub struct Kinds: u8 {
        /// `leader`
        const LEADER = 1;
        /// `follower`
        const FOLLOWER = 2;
        /// `amulet`
        const AMULET = 4;
        /// `spell`
        const SPELL = 8;
    }
}

/// `engaged` or `reserved`. [4.2.2]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Posture {
    Reserved,
    Engaged,
}

/// `N or less`, `at least N`, exactly `N`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Bound {
    /// At least this.
    pub least: i16,
    /// At most this.
    pub most: i16,
}

/// A test on a card's name. [2.1.2] [R75]
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct NameTest {
    /// The quoted name.
    pub name: String,
    /// `with "NAME" in its name` rather than `NAME`.
    pub contains: bool,
    /// `not named NAME`
    pub not: bool,
}

/// Which cards are meant. Every part narrows; the default is `card` on the
/// field of either player. [4.4.3]
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Filter {
    /// Whose.
    pub side: Side,
    /// `another`, `other`: not the card that speaks.
    pub other: bool,
    /// Never written: not those of the k-th selection either, put in by `lower` where
    /// `another` cannot mean the card that speaks.
    pub besides: Option<u8>,
    /// `this card` in a trigger: only the card that speaks.
    pub this: bool,
    /// Types; a leader is only meant when `LEADER` is set. [4.3.3]
    pub kinds: Kinds,
    /// Where. [4.4.3]
    pub zone: Zone,
    /// `Pixie or Beast follower`: one of these traits; empty = no test. [2.4.2]
    pub traits: Vec<String>,
    /// `[forestcraft] follower`
    pub class: Option<Class>,
    /// `token`; `Some(false)` = `nontoken`.
    pub token: Option<bool>,
    /// `evolved`, `unevolved`.
    pub evolved: Option<bool>,
    /// A name.
    pub name: Option<NameTest>,
    /// `that costs N or less`: the printed number. [2.5.1]
    pub cost: Option<Bound>,
    /// `with N attack or less`
    pub attack: Option<Bound>,
    /// `with N defense or less`
    pub defense: Option<Bound>,
    /// `engaged`, `reserved`
    pub posture: Option<Posture>,
    /// `with Ward`
    pub keyword: Option<Keyword>,
}

impl Filter {
    /// Whether it asks for nothing but the place: any card that lies there.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        *self == Filter { side: self.side, zone: self.zone, ..Filter::default() }
    }

    /// Whether it still asks for all that it asked for before more was said; the
    /// zone, which has no plain value, is not looked at.
    #[must_use]
    pub fn keeps(&self, before: &Filter) -> bool {
        fn kept<T: PartialEq + Default>(now: &T, before: &T) -> bool {
            *before == T::default() || now == before
        }
        kept(&self.side, &before.side)
            && kept(&self.kinds, &before.kinds)
            && kept(&self.traits, &before.traits)
            && kept(&self.class, &before.class)
            && kept(&self.token, &before.token)
            && kept(&self.evolved, &before.evolved)
            && kept(&self.name, &before.name)
            && kept(&self.cost, &before.cost)
            && kept(&self.attack, &before.attack)
            && kept(&self.defense, &before.defense)
            && kept(&self.posture, &before.posture)
            && kept(&self.keyword, &before.keyword)
    }
}

/// Where cards are put.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Place {
    /// `your field`: the controller's.
    Field,
    /// `its owner's field`; `summon it` names no player, so it is the owner's, too. [4.1.6]
    OwnersField,
    /// `onto your field engaged`
    FieldEngaged,
    /// `your EX area`: the controller's, whoever owns the card.
    Ex,
    /// `its owner's EX area`, and `their EX area` of each player
    OwnersEx,
    /// `your hand`, `its owner's hand`
    Hand,
    /// `its owner's cemetery`
    Cemetery,
    /// the banished zone
    Banished,
    /// `the top of its owner's deck`
    DeckTop,
    /// `the bottom of its owner's deck`
    DeckBottom,
    /// `onto your field or into your EX area`, each as its controller likes
    FieldOrEx,
}
