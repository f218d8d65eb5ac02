//! The words of the Spoils card language: what a printed text means.
//!
//! A wording is compiled into these types by `grammar`, turned back into a
//! wording by `render`, and obeyed by the engine. There is no other definition
//! of a card. Every type is plain data; nothing here knows how to act.
//!
//! The shape follows the printed card. A text is a list of [`Paragraph`]s, each
//! perhaps behind a threshold. A paragraph is a keyword line, a cost section,
//! an effect section, a named ability, a trigger or a standing rule. Costs and
//! effects are both lists of [`Step`]s: one step is one sentence. Selectors,
//! numbers, conditions and durations are words of their own and combine freely.
//!
//! # Slots
//!
//! Whatever a sentence picks, chooses, finds or makes is put into a numbered
//! slot; later sentences refer to the slot. Slots are counted from 0 in the
//! order of the text, through the cost section and on through the effect
//! section of one ability (or of one card: its `COST:` and `EFFECT:`
//! paragraphs). The slots of a card's own `COST:` are handed over to the card
//! in play and can be spoken of by its other paragraphs through
//! [`To::Cost`]. [OB2] [VI3]

mod cond;
mod event;
mod filter;
mod icon;
mod noun;
mod number;
mod rule;
mod verb;

pub use cond::Cond;
pub use event::{Damage, Event, From, Head, When};
pub use filter::{Area, Bound, Called, Every, Facing, Filter, Group, Join, Kinds, Link, Part, Side, Trade};
pub use icon::{Icon, Icons};
pub use noun::{Both, Choice, Det, Done, Noun, Player, Quantity, Ref, Said, Slot, To, Who};
pub use number::{Counted, Num, Stat, Var};
pub use rule::{Ban, Blank, Change, DamageRule, DamageSaid, Gain, Levy, Must, PriceOf, Replaced, Rule, Sized, Static};
pub use verb::{Deck, Declared, IntoPlay, Move, Order, Party, Place, PlayCard, Until, Verb};

/// One paragraph of a text.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Paragraph {
    /// The icons in front of it; it is live only while its controller meets
    /// them. Empty = always. [405.4] [201.5d]
    pub threshold: Icons,
    /// What it says.
    pub body: Body,
}

/// What a paragraph says.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Body {
    /// `COVERT`, `TACTICAL`
    Keyword(Keyword),
    /// `UNIQUE Name`: the identifier in lower case. [507.5a]
    Unique(String),
    /// `ATTACH to character`; in the filter only what a target must be. [507.2a]
    Attach(Filter),
    /// `FLIP UP: 3 [D][D] and play a resource` [507.4a]
    FlipUp(FlipUp),
    /// `PROVIDES: [O][O]` [203.4]
    Provides(Icons),
    /// `COST: ...`: extra costs and restrictions of playing the card. [401.3]
    Cost(Vec<Step>),
    /// `EFFECT: ...`, or the plain sentences of a tactic. [205.2]
    Effect(Effect),
    /// `Choose one of the following as this card's rules text:` and the
    /// options. Chosen as the card is played, before its costs. [307.2]
    Options(Options),
    /// `NAME: [O][O] | COST: ... | EFFECT: ...` [502.1]
    Ability(Ability),
    /// `When EVENT, STEPS`, `If EVENT, STEPS`, `At the start of ..., STEPS` [503.1]
    Trigger(Trigger),
    /// A rule that holds while the card is in play. [504.1]
    Static(Static),
    /// `Influence 25` on a faction. [202.3a]
    Influence(i16),
    /// `STARTING RESOURCES: ...` on a faction. [202.5]
    StartingResources(Vec<Starting>),
    /// `STARTING DRAW: 8 going first, 9 going second.` [202.6]
    StartingDraw {
        /// Cards of the player who goes first.
        first: u8,
        /// Cards of the other player.
        second: u8,
    },
    /// `RESTORE RULE: ...`; it is a trigger like others, with a name. [202.7]
    RestoreRule(Trigger),
    /// `DEVELOP RULE: ...` [202.8]
    DevelopRule(Trigger),
    /// A deck may hold any number of copies of this card. [103.1c]
    AnyCopies,
}

/// A keyword that stands alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Keyword {
    /// Only covert characters block a party of covert characters. [507.3]
    Covert,
    /// `TACTICAL`: may be played whenever its player could play a tactic; the
    /// same as the sentence, which is [`Rule::AnyTime`] on this card. [507.4d]
    Tactical,
}

/// `FLIP UP: COST ICONS and EXTRA` [507.4]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FlipUp {
    /// Paid before the card is turned; the card may pay for itself. [507.4b]
    pub cost: u8,
    /// Replaces the threshold of the card. [FU1]
    pub threshold: Icons,
    /// Extra costs right before the regular ones. [507.4c]
    pub extra: Vec<Step>,
}

/// The effect section of a tactic.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Effect {
    /// `EFFECT:` stands in front of it.
    pub label: bool,
    /// Followed in order. [402.5]
    pub steps: Vec<Step>,
}

/// `OPTION 1 | ... || OPTION 2 | ...`
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Who chooses: `Choose one`, `Your opponent chooses one`.
    pub who: Player,
    /// In the printed order; each is a cost section (perhaps empty) and an
    /// effect section, with slots of its own.
    pub options: Vec<OptionText>,
}

/// One option of a text.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct OptionText {
    /// Its cost section.
    pub cost: Vec<Step>,
    /// Its effect section.
    pub effect: Effect,
}

/// A named ability. [201.5c] [502.1]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ability {
    /// As printed.
    pub name: String,
    /// `NAME: [G][G]`: needed to use it. [405.3]
    pub threshold: Icons,
    /// Extra costs, restrictions and `Pay N`, in order. [401.3] [406.4]
    ///
    /// `Use this only if this card is in your discard pile.` is
    /// [`Verb::Only`] with [`Cond::ThisIn`]; such an ability is used from
    /// there. [605.1a] [OB5]
    pub cost: Vec<Step>,
    /// What it does. [502.4]
    pub effect: Vec<Step>,
}

/// Text that is followed when something happens. [503.1]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Trigger {
    /// What it waits for.
    pub when: When,
    /// Followed at once. [503.1]
    pub steps: Vec<Step>,
}

/// What a faction's starting resources are. [202.5]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Starting {
    /// How many.
    pub count: u8,
    /// `1 Obsession`: this staple; otherwise any staple resource.
    pub icon: Option<Icon>,
}

/// One sentence.
///
/// A step asks whether its gate is open, then whether its player wants it (if
/// `may`), then performs its acts in order. It leaves behind whether it was
/// done, which the gates of later steps read.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Step {
    /// When it is followed at all.
    pub gate: Gate,
    /// `you may ...`, `your opponent may ...`: who decides. All acts or none.
    pub may: Option<Player>,
    /// `This turn, ...`: the duration said first. The acts carry it too; this
    /// is only where it stands in the sentence.
    pub lead: Option<Until>,
    /// The instructions, in order. [EF1]
    pub acts: Vec<Instruction>,
    /// `..., where X is NUM`: read before the acts of this step.
    pub lets: Vec<(Var, Num)>,
}

/// The condition in front of a sentence.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Gate {
    /// None.
    Open,
    /// `If COND, ...`
    If(Cond),
    /// `If you do, ...`, `If they do, ...`: the last step that could be
    /// declined or fail (`may`, `if you can`) was done. [EF2]
    Did(Player),
    /// `If you don't, ...`
    DidNot(Player),
    /// `Otherwise, ...`: the last gate or offer before was not taken.
    Otherwise,
    /// `If you win, ...`: the last coin.
    Won,
    /// `If you lose, ...`
    Lost,
}

/// Who does what.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Instruction {
    /// The player who performs it and makes its choices; the controller of the
    /// text unless it says otherwise. [407.2]
    pub by: Player,
    /// What.
    pub verb: Verb,
    /// `... if you can`, `... if they can`: the step counts as done only if it
    /// could be.
    pub if_can: bool,
}
