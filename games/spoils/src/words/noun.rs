//! Nouns: players, cards, and how a text refers to what it spoke of before.

use super::{Area, Filter, Group, Kinds, Num};

/// The number of something that a text has picked, chosen, found or made.
pub type Slot = u8;

/// Which player, seen from the controller of the text. There are two. [TX7]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    /// `you`
    You,
    /// `your opponent`
    Opponent,
    /// `each opponent`; the same player.
    EachOpponent,
    /// `an opponent`; the same player.
    AnOpponent,
    /// `both players`, `each player`: the active player acts first. [402.2]
    Both(Both),
    /// `either`, `any player`, `a player`: whichever fits.
    Any,
    /// `that player`, `they`: the player of the event.
    That(Box<Said>),
    /// `that player`, `they`: the one that the text spoke of last.
    Same(Box<Player>, Box<Said>),
    /// `the winner` of the last bid. [413.1]
    Winner,
    /// `the loser` of the last bid: the one who refused. [413.1]
    Loser,
    /// A player who was picked. [310.1]
    Slot(Slot, Box<Said>),
    /// `its controller`, `that character's controller`
    Controller(Box<Who>),
    /// `its owner` [407.7]
    Owner(Box<Who>),
}

/// How both players are called.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Both {
    /// `both players`
    Both,
    /// `each player`
    Each,
    /// `players`
    Bare,
}

/// Which cards or factions a verb acts on.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Who {
    /// `this card`: the card that speaks.
    This,
    /// `the attached character`: what this card is attached to. [507.2]
    Attached(Kinds),
    /// `the character the "gear" card is attached to`
    Host(Box<Who>),
    /// Something spoken of before.
    Ref(Ref),
    /// `a character`, in events and standing rules: whichever fits.
    A(Box<Filter>),
    /// `all FILTER`, `each FILTER`, `FILTERs`; read when the verb is performed,
    /// in a standing rule always.
    All(Box<Group>),
    /// `a character you control`, `up to 3 characters`: chosen as the verb is
    /// performed by the one who performs it, and no pick. [310.1]
    Choose(Box<Choice>),
    /// `your faction`, `each faction` [202.9]
    Faction(Player),
    /// `your discard pile`: every card in it.
    Pile(Player),
    /// `this card and your faction`; at the same time.
    Several(Vec<Who>),
}

/// A reference to something that the text has named before.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ref {
    /// What is meant.
    pub to: To,
    /// How it is said; of no meaning to the game.
    pub said: Said,
}

/// What a reference stands for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum To {
    /// What this text put into a slot.
    Slot(Slot),
    /// Both of the slots: `the characters` after two picks.
    Slots(Vec<Slot>),
    /// What the card's own `COST:` put into a slot, from another paragraph. [OB2]
    Cost(Slot),
    /// What a slot held and was not taken from it: `the rest`, `the other`.
    Rest(Slot),
    /// The card whose ability is in the slot: `the character` after `in
    /// response to a character's ability`.
    Source(Slot),
    /// The card that the event of the trigger is about.
    Event,
    /// The other card of the event: the damaged one in `inflicts damage to a
    /// character`.
    EventOther,
    /// `it` in a rule about `each` of several cards: the card at hand.
    Each,
    /// `it`, after `this card`: the card that speaks.
    This,
    /// `it`, after `the attached character`.
    Attached,
}

/// The words of a reference.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Said {
    /// `it`, `the`, `that`.
    pub det: Det,
    /// `picked`, `destroyed`.
    pub done: Option<Done>,
    /// `character`.
    pub noun: Noun,
    /// `those characters`
    pub many: bool,
}

/// How a reference begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Det {
    /// `it`, `they`, `them`
    It,
    The,
    /// `that`, `those`
    That,
    /// `the other`
    TheOther,
    /// `your character`
    Your,
    /// `your opponent's character`
    Opponents,
    /// `the rest`, `the remaining cards`
    Rest,
}

/// What was done to the thing referred to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Done {
    Picked,
    Chosen,
    Discarded,
    Destroyed,
    Damaged,
    Removed,
    Revealed,
    Depleted,
    Named,
    Remaining,
}

/// What the thing referred to is called.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Noun {
    Card,
    /// `character`, `character or faction`
    Kinds(Kinds),
    /// `"gear" card`
    Subtype(String),
    Ability,
    Player,
    Opponent,
    Token,
}

/// How many of something.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Quantity {
    /// `a`, `2`, `X`: as many as possible, in a cost all of them. [401.2]
    Exactly(Num),
    /// `up to 2`
    UpTo(Num),
    /// `2 or fewer`
    OrFewer(Num),
    /// `any number of`
    Any,
    /// `all`
    All,
    /// `a ... for each NUM`
    Each(Num),
    /// `the character with the highest strength`: one, ties are for the
    /// chooser.
    The,
}

/// A choice of cards, players' factions included where the filter says so.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Choice {
    /// How many.
    pub count: Quantity,
    /// Of what. The area of the filter is where they are looked for. [402.3]
    pub what: Filter,
    /// Where the chosen cards are remembered.
    pub slot: Slot,
    /// `at random`, `a random card`
    pub random: bool,
    /// `with different names`
    pub different_names: bool,
    /// `2 of those cards`: how the cards in the slot of the filter's area are
    /// called; of no meaning to the game.
    pub of: Option<Said>,
}

impl Choice {
    /// Where the cards are looked for.
    #[must_use]
    pub fn area(&self) -> Area {
        self.what.area
    }
}
