//! Elements, professions, and kinds of cards.

use super::{Measure, Nay, Trick};
use arbiter_text::forms::Word;
use serde::{Deserialize, Serialize};

/// An Element. [204.1]
#[derive(Word, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[word(says = "an Element")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Element {
    #[fr("[Air]")]
    #[en("[Air]")]
    Air,
    #[fr("[Terre]")]
    #[en("[Earth]")]
    Earth,
    #[fr("[Feu]")]
    #[en("[Fire]")]
    Fire,
    #[fr("[Eau]")]
    #[en("[Water]")]
    Water,
    #[fr("[Neutre]")]
    #[en("[Neutral]")]
    Neutral,
}

impl Element {
    /// All of them, in the order of the book.
    pub const ALL: [Element; 5] = [Element::Air, Element::Earth, Element::Fire, Element::Water, Element::Neutral];
}

/// A Profession. [401.4]
#[derive(Word, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[word(says = "a Profession")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Profession {
    #[fr("Armurier")]
    #[en("Armourer")]
    Armourer,
    #[fr("Forgeron")]
    #[en("Smith")]
    Smith,
    #[fr("Bricoleur")]
    #[en("Handyman")]
    Handyman,
    #[fr("Bijoutier")]
    #[en("Jeweller")]
    Jeweller,
}

impl Profession {
    /// All of them, in the order of the book.
    pub const ALL: [Profession; 4] =
        [Profession::Armourer, Profession::Smith, Profession::Handyman, Profession::Jeweller];
}

/// A cost in resources. [418.4b]
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "Element symbols")]
pub enum Symbols {
    /// One for each symbol. [418.5d]
    #[fr("{0*}")]
    #[en("{0*}")]
    Each(Vec<Element>),
    /// As many as were announced. [808.2c]
    #[fr("X {0}")]
    #[en("X {0}")]
    X(Element),
    /// So many of one Element. [418.5d]
    #[fr("{0:d} {1}")]
    #[en("{0:d} {1}")]
    Of(u8, Element),
}

impl Symbols {
    /// How many resources they are, of these Elements, an X aside. [418.5d]
    #[must_use]
    pub fn all(&self) -> Vec<Element> {
        match self {
            Symbols::Each(all) => all.clone(),
            Symbols::Of(n, e) => vec![*e; usize::from(*n)],
            Symbols::X(_) => Vec::new(),
        }
    }
}

/// A class, a family or another trait; the card pool lists them. [401.1] [401.2]
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "a family", open = "family")]
pub struct Family(pub String);

/// What a card must be.
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "a kind of card")]
#[fr(
    "{kinds~m*,|ou} {family:s?} {adj~?*} {of?}",
    "{kinds~m*,|et} {family:s?} {adj~?*} {of?}",
    "{kinds~m*,|ou} {family~n} {adj~?*} {of?}"
)]
#[en("{adj~?*} {family:s?} {kinds~*,|or} {of?}")]
pub struct Noun {
    /// One of these.
    pub kinds: Vec<KindOf>,
    /// And of this family or class. [401.2]
    pub family: Option<Family>,
    /// And all of these.
    pub adj: Vec<Adj>,
    /// And of such a number.
    pub of: Option<Measure>,
}

impl Noun {
    /// Whether any card will do.
    #[must_use]
    pub fn is_any(&self) -> bool {
        self.kinds == [KindOf::Card] && self.family.is_none() && self.adj.is_empty() && self.of.is_none()
    }
}

/// A kind of card.
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "a kind of card")]
pub enum KindOf {
    /// [303.1]
    #[fr("<Allié>")]
    #[en("<Ally>")]
    Ally,
    /// [307.1]
    #[fr("<Héros>")]
    #[en("<Hero>")]
    Hero,
    /// [305.1]
    #[fr("<Équipement>")]
    #[en("<Equipment>")]
    Equipment,
    /// [310.1]
    #[fr("<Zone>")]
    #[en("<Zone>")]
    Zone,
    /// [309.1]
    #[fr("<Salle>")]
    #[en("<Room>")]
    Room,
    /// [gl.weapon]
    #[fr("<Arme>")]
    #[en("<Weapon>")]
    Weapon,
    /// [gl.armour]
    #[fr("<Armure>")]
    #[en("<Armour>")]
    Armour,
    /// [305.5]
    #[fr("<Bijou>")]
    #[en("<Jewel>")]
    Jewel,
    /// [304.5]
    #[fr("<Dofus>")]
    #[en("<Dofus>")]
    Dofus,
    /// [303.4a]
    #[fr("<Monstre>")]
    #[en("<Monster>")]
    Monster,
    /// [303.4a]
    #[fr("<Personnage>")]
    #[en("<Character>")]
    Character,
    /// [401.4b]
    #[fr("<Artisan>")]
    #[en("<Artisan>")]
    Artisan,
    /// [306.1]
    #[fr("<Havre Sac>")]
    #[en("<Haven Bag>")]
    Bag,
    /// [302.1]
    #[fr("<Action>")]
    #[en("<Action>")]
    Action,
    /// [302.5]
    #[fr("<Sort>")]
    #[en("<Spell>")]
    Spell,
    /// Any card.
    #[fr("<carte>")]
    #[en("<card>")]
    Card,
    /// Allies and Heroes of a family or class. [401.2a]
    #[fr("{0~}")]
    #[en("{0~}")]
    Family(Family),
}

/// One of the traits of which a card must have any: a kind, or a word of its trait line. [208]
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "a trait")]
pub enum Trait {
    /// [301.1]
    #[fr("{0}")]
    #[en("{0}")]
    Kind(Sure),
    /// [401.2]
    #[fr("{0:s}")]
    #[en("{0:s}")]
    Family(Family),
}

/// What else a card must be.
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "a quality")]
pub enum Adj {
    /// [204.2]
    #[fr("{0}")]
    #[en("{0}")]
    Element(Element),
    /// [204.2]
    #[fr("{0} ou {1}")]
    #[en("{0} or {1}")]
    Either(Element, Element),
    /// And of this kind besides. [301.1]
    #[fr("{0}")]
    #[en("{0}")]
    Kind(Sure),
    /// And any of these besides. [208]
    #[fr("{0**,|ou}")]
    #[en("{0**,|or}")]
    AnyOf(Vec<Trait>),
    /// And none of these. [301.1]
    #[fr("{0*,|et}", "{0*,}")]
    #[en("{0*,|and}")]
    Not(Vec<Nay>),
    /// It has the keyword. [806]
    #[fr("avec {0}")]
    #[en("with {0}")]
    With(Trick),
    /// It has not. [806]
    #[fr("sans {0}")]
    #[en("without {0}")]
    Without(Trick),
    /// [303.4a]
    #[fr("non Monstre")]
    #[en("non-Monster")]
    NotMonster,
    /// [420.1]
    #[fr("<Unique>")]
    #[en("Unique")]
    Unique,
    /// [420.1]
    #[fr("non Unique")]
    #[en("non-Unique")]
    NotUnique,
    /// Of the other side. [gl.opponent]
    #[fr("<adverse>")]
    #[en("opposing")]
    Opposing,
    /// [106.1]
    #[fr("<incliné>")]
    #[en("tapped")]
    Tapped,
    /// [106.1]
    #[fr("<dressé>")]
    #[en("untapped")]
    Untapped,
    /// [gl.attacker]
    #[fr("<attaquant>")]
    #[en("attacking")]
    Attacking,
    /// [gl.blocker]
    #[fr("<bloqueur>")]
    #[en("blocking")]
    Blocking,
    /// [gl.attacker] [gl.blocker]
    #[fr("<attaquant> ou <bloqueur>")]
    #[en("attacking or blocking")]
    Fighting,
    /// [704.2a]
    #[fr("<bloqué>")]
    #[en("blocked")]
    Blocked,
    /// An attacker whom nobody blocks. [704.2a]
    #[fr("non <bloqué> dans ce combat")]
    #[en("unblocked")]
    Unblocked,
    /// With damage on it. [410.8]
    #[fr("<blessé>")]
    #[en("wounded")]
    Wounded,
}

/// A kind as a precision: "a Weapon card". [301.1]
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "a kind of card")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Sure {
    #[fr("Allié")]
    #[en("Ally")]
    Ally,
    #[fr("Équipement")]
    #[en("Equipment")]
    Equipment,
    #[fr("Zone")]
    #[en("Zone")]
    Zone,
    #[fr("Salle")]
    #[en("Room")]
    Room,
    #[fr("Arme")]
    #[en("Weapon")]
    Weapon,
    #[fr("Monstre")]
    #[en("Monster")]
    Monster,
    #[fr("Action")]
    #[en("Action")]
    Action,
    #[fr("Sort")]
    #[en("Spell")]
    Spell,
}

impl Sure {
    /// The kind it is.
    #[must_use]
    pub fn kind(self) -> KindOf {
        match self {
            Sure::Ally => KindOf::Ally,
            Sure::Equipment => KindOf::Equipment,
            Sure::Zone => KindOf::Zone,
            Sure::Room => KindOf::Room,
            Sure::Weapon => KindOf::Weapon,
            Sure::Monster => KindOf::Monster,
            Sure::Action => KindOf::Action,
            Sure::Spell => KindOf::Spell,
        }
    }
}
