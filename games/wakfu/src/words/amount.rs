//! Numbers, and damage as a number of an Element.

use super::{Element, Noun, Who};
use arbiter_text::forms::{Spot, Word};

/// A number.
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "a number")]
pub enum Num {
    /// This.
    #[fr("{0~}")]
    #[en("{0~}")]
    N(u8),
    /// As announced. [808.2c]
    #[fr("<X>")]
    #[en("<X>")]
    X,
}

/// A number that is worked out when it is needed. [T2.2]
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "an amount")]
pub enum Amount {
    /// [204.5]
    #[fr("la Force de {0}")]
    #[en("the Strength of {0}")]
    Strength(Who),
    /// [207.2]
    #[fr("le Niveau de {0}")]
    #[en("the Level of {0}")]
    Level(Who),
    /// [303.4b]
    #[fr("la valeur de XP de {0}")]
    #[en("the XP of {0}")]
    Xp(Who),
    /// What a piece of Equipment adds. [403.1a]
    #[fr("le bonus de Force de {0}")]
    #[en("the Strength bonus of {0}")]
    Bonus(Who),
    /// Of all in play but the card itself.
    #[fr("le nombre de autres {0:p}")]
    #[en("the number of other {0:p}")]
    Others(Noun),
    /// [416.4]
    #[fr("le nombre de {0:p} que vous contrôlez")]
    #[en("the number of {0:p} you control")]
    Count(Noun),
    /// [506.1]
    #[fr("le nombre de {0:p} dans le Monde")]
    #[en("the number of {0:p} in the World")]
    World(Noun),
    /// [505.1]
    #[fr("le nombre de vos cartes en main")]
    #[en("the number of cards in your Hand")]
    Hand,
}

/// So much damage of an Element. [410.1]
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "damage")]
pub enum Damage {
    /// A number.
    #[fr("{0~} <Dommage> {1}")]
    #[en("{0~} {1} <damage>")]
    N(Num, Element),
    /// Split among the chosen ones, at least 1 each. [808.2e]
    #[fr("{0~} <Dommage> {1} répartis", "{0~} <Dommage> {1} répartis librement")]
    #[en("{0~} divided {1} <damage>")]
    Split(Num, Element),
    /// Its Strength, of its Element. [204.4]
    #[fr("sa Force en <Dommage:p>")]
    #[en("its Strength as <damage:s>")]
    Strength,
    /// Its Strength, of this Element. [204.4]
    #[fr("sa Force en <Dommage:p> {0}", "un nombre de <Dommage:p> {0} égal à sa Force")]
    #[en("its Strength as {0} <damage:s>")]
    StrengthAs(Element),
    /// As much as something else. [T2.2]
    #[fr("un nombre de <Dommage:p> {0} égal à {1}", "{1} en <Dommage:p> {0}")]
    #[en("{0} <damage:s> equal to {1}")]
    Equal(Element, Amount),
    /// Of the Element that is named. [410.1]
    #[fr("{0~} <Dommage> de l'élément de votre choix")]
    #[en("{0~} <damage> of the Element of your choice")]
    AnyElement(Num),
    /// As much as the event was about, or as was paid.
    #[fr("le même nombre de <Dommage:p> {0}")]
    #[en("that much {0} <damage:s>")]
    Same(Element),
}

/// Damage that is about to be dealt. [809.5]
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "damage about to be dealt")]
pub enum Pending {
    /// To somebody: one packet, picked by its user.
    #[fr("les Dommages sur le point d'être infligés à {0}", "tous les Dommages sur le point d'être infligés à {0}")]
    #[en("the damage about to be dealt to {0}")]
    To(Who),
    /// That of the event. [804.1]
    #[fr("ces Dommages")]
    #[en("that damage")]
    That(Spot),
}
