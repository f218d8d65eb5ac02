//! Who is spoken of. Only what is said to be "of your choice" is a choice: it
//! is made before anything is paid, bound by Range and looked at again. All
//! other objects are named on resolution. [807.1] [807.4]

use super::{Amount, Measure, News, Noun, Player, Tail};
use arbiter_text::forms::{Spot, ThisName, Word};

/// The card that speaks.
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "this card")]
#[fr("<le> {0~}", "{0~}")]
#[en("{0~}")]
pub struct Itself(pub ThisName);

/// A number that a card must have, said behind the choice. [807.2]
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "a Level or a Strength")]
pub enum Bound {
    /// [207.2] [204.5]
    #[fr("{0}")]
    #[en("{0}")]
    Of(Measure),
    /// [207.2] [T2.2]
    #[fr("de Niveau inférieur ou égal à {0}")]
    #[en("of a Level of at most {0}")]
    Level(Box<Amount>),
    /// [204.5] [T2.2]
    #[fr("de Force inférieure ou égale à {0}")]
    #[en("of a Strength of at most {0}")]
    Strength(Box<Amount>),
    /// [207.2] [T2.2]
    #[fr("de Niveau inférieur ou égal à celui de {0}")]
    #[en("of a Level of at most that of {0}")]
    LevelOf(Box<Who>),
}

/// A card or several.
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "a card")]
pub enum Who {
    /// That very object. [203.1]
    #[fr("<le> {1~}", "{1~}")]
    #[en("{1~}")]
    #[word(introduces)]
    This(Spot, ThisName),
    /// One, chosen. [807.1]
    #[fr("{1:s~+le} de votre choix {2~?}", "<le> {1:s~} de votre choix {2~?}", "<le> {1:s~} {2~} de votre choix")]
    #[en("the {1:s~} of your choice {2~?}")]
    #[word(introduces)]
    Chosen(Spot, Noun, Option<Tail>),
    /// Several, chosen. [807.3]
    #[fr("{1:w~} {2~} de votre choix {3~?}")]
    #[en("{1:w~} {2~} of your choice {3~?}")]
    #[word(introduces)]
    ChosenN(Spot, u8, Noun, Option<Tail>),
    /// Some or none, chosen. [808.2d]
    #[fr("jusqu'à {1:w~} {2~} de votre choix {3~?}", "jusqu'à {1:w~} {2~} <différent> de votre choix {3~?}")]
    #[en("up to {1:w~} {2~} of your choice {3~?}")]
    #[word(introduces)]
    ChosenUpTo(Spot, u8, Noun, Option<Tail>),
    /// One of yours, chosen. [807.1]
    #[fr("<un> de vos {1~g:p} de votre choix {2~?}")]
    #[en("one of your {1:p} of your choice {2~?}")]
    #[word(introduces)]
    ChosenMine(Spot, Noun, Option<Tail>),
    /// Another one, chosen. [807.1]
    #[fr("<un> autre {1:s~} de votre choix {2~?}")]
    #[en("another {1:s~} of your choice {2~?}")]
    #[word(introduces)]
    ChosenOther(Spot, Noun, Option<Tail>),
    /// Any number of them but none, chosen. [808.2e]
    #[fr("<le> {1:p~} de votre choix {2~?}", "n'importe quel nombre de {1:p~} de votre choix {2~?}")]
    #[en("any number of {1:p~} of your choice {2~?}")]
    #[word(introduces)]
    ChosenAny(Spot, Noun, Option<Tail>),
    /// As many as are paid for, chosen. [808.2d]
    #[fr(
        "le même nombre de {1:p~} de votre choix {2~?}",
        "le même nombre de {1:p~} de votre choix {2~?}, dans l'ordre de votre choix"
    )]
    #[en("that many {1:p~} of your choice {2~?}")]
    #[word(introduces)]
    ChosenSame(Spot, Noun, Option<Tail>),
    /// One of such a number, chosen. [807.1]
    #[fr("{1:s~+le} de votre choix {2}", "<le> {1:s~} de votre choix {2}")]
    #[en("the {1:s~} of your choice {2}")]
    #[word(introduces)]
    ChosenOf(Spot, Noun, Bound),
    /// What the Reaction answers, without a choice. [809.3]
    #[fr("{1:s~+le} {2}", "<le> {1:s~} {2}")]
    #[en("the {1:s~} {2}")]
    #[word(introduces)]
    Just(Spot, Noun, News),
    /// One that a player names when it acts. [419.2]
    #[fr("{1:s~+un} de son choix {2~?}", "<un> {1:s~} de son choix {2~?}")]
    #[en("a {1:s~} of their choice {2~?}")]
    #[word(introduces)]
    OfTheirs(Spot, Noun, Option<Tail>),
    /// As many of yours as were announced. [808.2c]
    #[fr("X de vos {1:p~}")]
    #[en("X of your {1:p~}")]
    #[word(introduces)]
    MineX(Spot, Noun),
    /// As many as were announced. [808.2c]
    #[fr("X {1:p~} {2~?}")]
    #[en("X {1:p~} {2~?}")]
    #[word(introduces)]
    SomeX(Spot, Noun, Option<Tail>),
    /// One of the cards that were looked at. [405.2]
    #[fr("l'<un:f> de ces cartes", "<un:f> de ces cartes")]
    #[en("one of those cards")]
    #[word(introduces)]
    OneOfThese(Spot),
    /// The rest of them. [405.2]
    #[fr("l'autre", "les autres", "les autres <carte:p>")]
    #[en("the rest")]
    #[word(introduces)]
    Rest(Spot),
    /// All who were picked for the text. [807.3]
    #[fr("les deux <carte:p>")]
    #[en("the two <card:p>")]
    #[word(introduces)]
    TheTwo(Spot),
    /// One of yours, named on resolution. [807.4]
    #[fr("<un> de vos {1~g:p} {2~?}", "l'<un> de vos {1~g:p} {2~?}")]
    #[en("one of your {1:p} {2~?}")]
    #[word(introduces)]
    Mine(Spot, Noun, Option<Tail>),
    /// One of those of the player who acts, named by that player. [419.2]
    #[fr("<un> de ses {1~g:p} {2~?}", "l'<un> de ses {1~g:p} {2~?}")]
    #[en("one of their {1:p} {2~?}")]
    #[word(introduces)]
    Theirs(Spot, Noun, Option<Tail>),
    /// Another one of yours, named on resolution. [807.4]
    #[fr("<un> autre de vos {1~g:p} {2~?}")]
    #[en("another one of your {1:p} {2~?}")]
    #[word(introduces)]
    OtherMine(Spot, Noun, Option<Tail>),
    /// At most so many of yours, named on resolution. [807.4]
    #[fr("jusqu'à {1:w} de vos {2:p~}")]
    #[en("up to {1:w} of your {2:p~}")]
    #[word(introduces)]
    UpToMine(Spot, u8, Noun),
    /// So many, named on resolution. [807.4]
    #[fr("{1:w~} {2~} {3~?}")]
    #[en("{1:w~} {2~} {3~?}")]
    #[word(introduces)]
    Some(Spot, u8, Noun, Option<Tail>),
    /// At most so many, named on resolution. [807.4]
    #[fr("jusqu'à {1:w~} {2~} {3~?}", "jusqu'à {1:w~} {2~} <différent> {3~?}")]
    #[en("up to {1:w~} {2~} {3~?}")]
    #[word(introduces)]
    UpTo(Spot, u8, Noun, Option<Tail>),
    /// All there are. [812.3b]
    #[fr("<tout> <le> {1:p~} {2~?}", "<le> {1:p~} {2~?}")]
    #[en("all {1:p~} {2~?}")]
    #[word(introduces)]
    All(Spot, Noun, Option<Tail>),
    /// All there are but this one. [812.3b] [203.1]
    #[fr("<tout> <le> <autre:p> {1:p~} {2~?}")]
    #[en("all other {1:p~} {2~?}")]
    #[word(introduces)]
    AllOthers(Spot, Noun, Option<Tail>),
    /// All of yours. [416.4]
    #[fr("<votre:p> {1:p~} {2~?}", "<tout> <votre:p> {1:p~} {2~?}")]
    #[en("your {1:p~} {2~?}")]
    #[word(introduces)]
    Yours(Spot, Noun, Option<Tail>),
    /// All of yours but this one. [416.4]
    #[fr("<votre:p> <autre:p> {1:p~} {2~?}", "<tout> <votre:p> <autre:p> {1:p~} {2~?}")]
    #[en("your other {1:p~} {2~?}")]
    #[word(introduces)]
    YourOthers(Spot, Noun, Option<Tail>),
    /// Your Hero. [307.1]
    #[fr("votre <Héros:s>")]
    #[en("your <Hero:s>")]
    #[word(introduces)]
    YourHero(Spot),
    /// The Heroes of a player. [307.1]
    #[fr("le <Héros:s> de {1}")]
    #[en("the <Hero:s> of {1}")]
    #[word(introduces)]
    HeroOf(Spot, Player),
    /// The Haven Bags of a player. [306.1]
    #[fr("le <Havre Sac:s> de {1}")]
    #[en("the <Haven Bag:s> of {1}")]
    #[word(introduces)]
    BagOf(Spot, Player),
    /// Your Haven Bag. [306.1]
    #[fr("votre <Havre Sac:s>")]
    #[en("your <Haven Bag:s>")]
    #[word(introduces)]
    YourBag(Spot),
    /// Who bears this. [305.3]
    #[fr("le <Porteur:s> de {1}")]
    #[en("the <Bearer:s> of {1}")]
    #[word(introduces)]
    Bearer(Spot, Itself),
    /// Who bears this, said shortly. [305.3]
    #[fr("son <Porteur:s>")]
    #[en("its <Bearer:s>")]
    #[word(introduces)]
    ItsBearer(Spot),
    /// The Target of the battle. [702.1]
    #[fr("la <Cible:s>")]
    #[en("the <Target:s>")]
    #[word(introduces)]
    Target(Spot),
    /// Somebody spoken of before, by a noun.
    #[fr(
        "<ce> {1:s~}",
        "<le> {1:s~} <détruit~>",
        "<le> {1:s~} <défaussé~>",
        "<le> {1:s~} <défaussé~> de cette façon",
        "<le> {1:s~} <recyclé~>",
        "<le> {1:s~} <choisi~> de cette façon",
        "<le> {1:s~} <incliné~>"
    )]
    #[en("that {1:s~}")]
    #[word(recalls)]
    That(Spot, Noun),
    /// Somebody spoken of before.
    #[fr("<il>")]
    #[en("<it>")]
    #[word(refers)]
    It(Spot),
}

impl Who {
    /// Where it stands in the text.
    #[must_use]
    pub fn spot(&self) -> Spot {
        match self {
            Who::This(s, _)
            | Who::Chosen(s, ..)
            | Who::ChosenN(s, ..)
            | Who::ChosenUpTo(s, ..)
            | Who::Mine(s, ..)
            | Who::Theirs(s, ..)
            | Who::ChosenMine(s, ..)
            | Who::ChosenOther(s, ..)
            | Who::ChosenAny(s, ..)
            | Who::ChosenSame(s, ..)
            | Who::ChosenOf(s, ..)
            | Who::Just(s, ..)
            | Who::OfTheirs(s, ..)
            | Who::MineX(s, _)
            | Who::SomeX(s, ..)
            | Who::OneOfThese(s)
            | Who::Rest(s)
            | Who::TheTwo(s)
            | Who::OtherMine(s, ..)
            | Who::UpToMine(s, ..)
            | Who::BagOf(s, _)
            | Who::ItsBearer(s)
            | Who::That(s, _)
            | Who::Some(s, ..)
            | Who::UpTo(s, ..)
            | Who::All(s, ..)
            | Who::AllOthers(s, ..)
            | Who::Yours(s, ..)
            | Who::YourOthers(s, ..)
            | Who::YourHero(s)
            | Who::HeroOf(s, _)
            | Who::YourBag(s)
            | Who::Bearer(s, _)
            | Who::Target(s)
            | Who::It(s) => *s,
        }
    }
    /// Whether it is a choice, made before payment. [807.1]
    #[must_use]
    pub fn is_choice(&self) -> bool {
        matches!(
            self,
            Who::Chosen(..)
                | Who::ChosenN(..)
                | Who::ChosenUpTo(..)
                | Who::ChosenMine(..)
                | Who::ChosenOther(..)
                | Who::ChosenAny(..)
                | Who::ChosenSame(..)
                | Who::ChosenOf(..)
        )
    }
    /// Whether it is a kind of cards, looked at anew all the time. [812.3b]
    #[must_use]
    pub fn is_kind(&self) -> bool {
        matches!(self, Who::All(..) | Who::AllOthers(..) | Who::Yours(..) | Who::YourOthers(..))
    }
    /// Whether somebody names it on resolution. [807.4]
    #[must_use]
    pub fn is_decision(&self) -> bool {
        matches!(
            self,
            Who::Mine(..)
                | Who::OtherMine(..)
                | Who::UpToMine(..)
                | Who::Some(..)
                | Who::UpTo(..)
                | Who::MineX(..)
                | Who::SomeX(..)
                | Who::OneOfThese(_)
        )
    }
    /// Whether there are as many of them as were announced. [808.2c]
    #[must_use]
    pub fn is_x(&self) -> bool {
        matches!(self, Who::MineX(..) | Who::SomeX(..))
    }
    /// What the cards must be and where.
    #[must_use]
    pub fn noun(&self) -> Option<(&Noun, Option<Tail>)> {
        match self {
            Who::Chosen(_, n, t) | Who::Mine(_, n, t) | Who::Theirs(_, n, t) | Who::All(_, n, t) => Some((n, *t)),
            Who::ChosenMine(_, n, t) | Who::ChosenOther(_, n, t) | Who::OtherMine(_, n, t) => Some((n, *t)),
            Who::ChosenAny(_, n, t) | Who::ChosenSame(_, n, t) | Who::OfTheirs(_, n, t) => Some((n, *t)),
            Who::SomeX(_, n, t) => Some((n, *t)),
            Who::Just(_, n, news) => Some((n, Some(news.tail()))),
            Who::UpToMine(_, _, n) | Who::MineX(_, n) | Who::ChosenOf(_, n, _) => Some((n, None)),
            Who::Yours(_, n, t) | Who::YourOthers(_, n, t) | Who::AllOthers(_, n, t) => Some((n, *t)),
            Who::ChosenN(_, _, n, t) | Who::ChosenUpTo(_, _, n, t) => Some((n, *t)),
            Who::Some(_, _, n, t) | Who::UpTo(_, _, n, t) => Some((n, *t)),
            _ => None,
        }
    }
    /// How many are named: at least and at most.
    #[must_use]
    pub fn count(&self) -> (u8, u8) {
        match self {
            Who::ChosenN(_, n, ..) | Who::Some(_, n, ..) => (*n, *n),
            Who::ChosenUpTo(_, n, ..) | Who::UpTo(_, n, ..) | Who::UpToMine(_, n, _) => (0, *n),
            Who::ChosenAny(..) => (1, u8::MAX),
            Who::ChosenSame(..) | Who::MineX(..) | Who::SomeX(..) => (0, u8::MAX),
            _ => (1, 1),
        }
    }
    /// The same with this number announced. [808.2c]
    #[must_use]
    pub fn count_x(&self, x: i16) -> (u8, u8) {
        let n = x.clamp(0, i16::from(u8::MAX)) as u8;
        if self.is_x() { (n, n) } else { self.count() }
    }
    /// The number that a chosen one must have, worked out when it is needed.
    #[must_use]
    pub fn bound(&self) -> Option<&Bound> {
        match self {
            Who::ChosenOf(_, _, bound) => Some(bound),
            _ => None,
        }
    }
}
