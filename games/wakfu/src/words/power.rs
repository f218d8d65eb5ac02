//! Powers: the lines of a card. [801.2]

use super::{Act, Cond, Element, Family, Happening, Itself, Lasting, Moment, Profession, Step, Symbols, Who};
use arbiter_text::forms::Word;

/// What a card says.
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug, Default)]
#[word(says = "a text")]
#[fr("{0*\n}")]
#[en("{0*\n}")]
pub struct CardText(pub Vec<Power>);

/// One line. [209.2]
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "a power")]
pub enum Power {
    /// Keywords that share a line are powers of their own. [801.2]
    #[fr("{0*,}")]
    #[en("{0*,}")]
    Keywords(Vec<Keyword>),
    /// A cost and what it gives; of an Action, its additional cost. [802.1] [418.8]
    #[fr("{reaction?} {gate?} {costs*, ^} : {steps*}", "{gate} {reaction} {costs*, ^} : {steps*}")]
    #[en("{reaction?} {gate?} {costs*, ^}: {steps*}")]
    Paid {
        /// Usable in answer to its event. [809.3]
        reaction: Option<Reaction>,
        /// For some Heroes only. [806.3] [806.5]
        gate: Option<Gate>,
        /// What is paid, in this order. [418.2]
        costs: Vec<Cost>,
        /// What it does.
        steps: Vec<Step>,
    },
    /// It watches. Of an Action with Reaction: when it can be played. [804.1] [809.2]
    #[fr("{reaction?} {gate?} {while_?} {when}, {steps*}", "{gate} {reaction} {while_?} {when}, {steps*}")]
    #[en("{reaction?} {gate?} {while_?} {when}, {steps*}")]
    Watches {
        /// In the window of its event. [809.4]
        reaction: Option<Reaction>,
        /// For some Heroes only. [806.3] [806.5]
        gate: Option<Gate>,
        /// Only as long as this. [804.1]
        while_: Option<While>,
        /// For what.
        when: Trigger,
        /// What it does.
        steps: Vec<Step>,
    },
    /// It holds all the time. [805.1]
    #[fr("{gate?} {holds}.")]
    #[en("{gate?} {holds}.")]
    Holds {
        /// For some Heroes only.
        gate: Option<Gate>,
        /// What.
        holds: Lasting,
    },
    /// Cards have another power besides their own. [203.2]
    #[fr(
        "{gate?} {who:sub~} <gagner:fin> le pouvoir suivant : « {power} »",
        "{gate?} {who:sub~} <gagner:fin> : « {power} »"
    )]
    #[en("{gate?} {who:sub~} <have:fin> this power: « {power} »")]
    Grants {
        /// For some Heroes only.
        gate: Option<Gate>,
        /// Which.
        who: Who,
        /// What they have.
        power: Box<Power>,
    },
    /// The same as long as something holds. [203.2] [805.1]
    #[fr(
        "{gate?} tant que {cond}, {who:sub~} <gagner:fin> le pouvoir suivant : « {power} »",
        "{gate?} tant que {cond}, {who:sub~} <gagner:fin> : « {power} »"
    )]
    #[en("{gate?} as long as {cond}, {who:sub~} <have:fin> this power: « {power} »")]
    GrantsWhile {
        /// For some Heroes only.
        gate: Option<Gate>,
        /// As long as this.
        cond: Cond,
        /// Which.
        who: Who,
        /// What they have.
        power: Box<Power>,
    },
    /// It holds as long as something else does. [805.1]
    #[fr("{gate?} tant que {cond}, {holds}.", "{gate?} si {cond}, {holds}.", "{gate?} {holds} si {cond}.")]
    #[en("{gate?} as long as {cond}, {holds}.")]
    While {
        /// For some Heroes only.
        gate: Option<Gate>,
        /// As long as this.
        cond: Cond,
        /// What.
        holds: Lasting,
    },
    /// What an Action does. [302.1]
    #[fr("{reaction?} {gate?} {steps*}", "{gate} {reaction} {steps*}")]
    #[en("{reaction?} {gate?} {steps*}")]
    #[word(weak)]
    Says {
        /// Playable in answer to its event. [809.2]
        reaction: Option<Reaction>,
        /// For some Heroes only. [806.3] [806.5]
        gate: Option<Gate>,
        /// What.
        steps: Vec<Step>,
    },
}

/// The word Reaction. [809.1]
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "Reaction")]
#[fr("Réaction.")]
#[en("Reaction.")]
pub struct Reaction;

/// As long as something holds. [804.1]
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "a condition")]
#[fr("tant que {0},")]
#[en("as long as {0},")]
pub struct While(pub Cond);

/// Only for a Hero of this class or Alignment. [806.3a] [806.5a]
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "a gate")]
#[fr("{0:s}.")]
#[en("{0:s}.")]
pub struct Gate(pub Family);

/// What sets a power off. [804.1]
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "a trigger")]
#[expect(clippy::large_enum_variant, reason = "texts are read once, and most of what is watched are events")]
pub enum Trigger {
    /// [804.3]
    #[fr("quand {0}", "chaque fois que {0}")]
    #[en("when {0}", "whenever {0}")]
    When(Happening),
    /// [602.2] [605.1]
    #[fr("{0}")]
    #[en("{0}")]
    At(Moment),
}

/// A part of a cost. [418.2]
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "a cost")]
pub enum Cost {
    /// This card itself. [802.4]
    #[fr("[Incliner]")]
    #[en("[Tap]")]
    Tap,
    /// This card itself, out of the Hand: the power works there only. [801.1]
    #[fr("Défaussez {0} de votre Main", "Défaussez {0} de votre main")]
    #[en("Discard {0} from your Hand")]
    FromHand(Itself),
    /// This card itself, out of the Discard: the power works there only. [801.1]
    #[fr("Recyclez {0} de votre Défausse")]
    #[en("Recycle {0} from your Discard")]
    FromDiscard(Itself),
    /// Resources. [418.4b]
    #[fr("{0}")]
    #[en("{0}")]
    Pay(Symbols),
    /// Something else.
    #[fr("{0:imp}")]
    #[en("{0:imp}")]
    Do(Act),
    /// Something, and the controller of another card is asked. [419.2]
    #[fr("{0:imp} et proposez un défi à {1}")]
    #[en("{0:imp} and challenge {1}")]
    Challenge(Act, Who),
}

impl Cost {
    /// Whether an X is announced for it. [808.2c]
    #[must_use]
    pub fn is_x(&self) -> bool {
        match self {
            Cost::Pay(Symbols::X(_)) => true,
            Cost::Do(Act::DiscardX | Act::RemoveEtherX(_)) => true,
            Cost::Do(act) => act.object().is_some_and(Who::is_x),
            _ => false,
        }
    }
}

/// A keyword. [806]
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "a keyword")]
pub enum Keyword {
    /// [806.1]
    #[fr("Agilité")]
    #[en("Agility")]
    Agility,
    /// [806.2]
    #[fr("Agressivité")]
    #[en("Aggressive")]
    Aggressive,
    /// [806.4]
    #[fr("Capture {0}", "Capture : {0}")]
    #[en("Capture {0}")]
    Capture(Symbols),
    /// [806.6]
    #[fr("Défense")]
    #[en("Defense")]
    Defense,
    /// [806.7]
    #[fr("Éthéré {0}", "Éthérée {0}")]
    #[en("Ethereal {0}")]
    Ethereal(u8),
    /// [806.8]
    #[fr("Fantôme")]
    #[en("Ghost")]
    Ghost,
    /// [806.9]
    #[fr("Géant")]
    #[en("Giant")]
    Giant,
    /// [806.10]
    #[fr("Héros : {0:s}")]
    #[en("Hero: {0:s}")]
    Hero(Family),
    /// Of one or the other. [806.10]
    #[fr("Héros : {0:s} ou {1:s}")]
    #[en("Hero: {0:s} or {1:s}")]
    HeroEither(Family, Family),
    /// [806.11]
    #[fr("Renfort")]
    #[en("Reinforcement")]
    Reinforcement,
    /// [806.12]
    #[fr("Résistance {0} {1*}")]
    #[en("Resist {0} {1*}")]
    Resist(u8, Vec<Element>),
    /// [806.13]
    #[fr("Tacle")]
    #[en("Tackle")]
    Tackle,
    /// [401.4]
    #[fr("{0}")]
    #[en("{0}")]
    Profession(Profession),
}
