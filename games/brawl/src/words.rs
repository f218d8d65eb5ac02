//! The words of cards and abilities: what is read from a text is what runs.
//!
//! A card says lines. A line may stand before or after the attack; it is made
//! of sentences, each an instruction, with or without a condition. Every
//! variant is one notion of the wordings of the rulings, section 4.4.

mod effect;
mod goal;
mod who;

pub use effect::{Amount, Count, Effect, Gain, Keyword};
pub use goal::Goal;
pub use who::{Cond, Spot, Who};

pub use crate::arena::Essence;

/// One line of a card. [ba.1]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Line {
    /// Before or after the attack; else it is the text of a skill, of a
    /// Reaction when it is played, or about the attack itself.
    pub moment: Option<Moment>,
    /// Its sentences, in the printed order.
    pub steps: Vec<Step>,
}

/// The two symbols. [ba.1] [ba.6]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Moment {
    /// Before the attack. [attack.2]
    Before,
    /// After the attack. [attack.8] [attack.9]
    After,
}

/// A sentence.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Do it.
    Do(Clause),
    /// Do it if this holds.
    If(Cond, Clause),
    /// `Push 1, or Push 2 if ...`: the second in the place of the first. [L2]
    Or(Effect, Effect, Cond),
}

/// An instruction.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Clause {
    /// A keyword alone; whom it is about is known by the keyword. [L1]
    Use(Effect),
    /// These champions suffer these keywords.
    Suffer(Who, Vec<Effect>),
    /// These champions may use a keyword of movement. [L27]
    May(Who, Effect),
    /// These champions have this until the end of the turn. [L4]
    Turn(Who, Vec<Gain>),
    /// The same, against the target only. [L4]
    TurnAgainst(Who, Vec<Gain>),
    /// This attack has this. [L2]
    ThisAttack(Vec<Gain>),
    /// The next attack on the target this turn has this. [L5]
    NextOnTarget(Vec<Gain>),
    /// The next attack of this champion this turn has this. [L5]
    NextOfThis(Vec<Gain>),
    /// Deal damage. [force.2]
    Deal(Amount, Who),
    /// Place a champion. [kw.place] [L16]
    Place(Who, Spot),
    /// Place the target on a hex although it lies on its portal. [L18]
    PlaceBack(Spot),
    /// The movement effects of this attack are cancelled. [mvfx.2] [L8]
    CancelMovementEffects,
    /// What follows after the attack is ignored from here on. [L8]
    CancelLaterAfter,
    /// No Reaction can be played in this attack. [F11]
    NoReactions,
    /// This card gives so much defence instead. [L31]
    DefenceInstead(i8),
    /// The movement of this card crosses enemies, statues and traps. [L28]
    MoveThrough,
    /// The healing of this Drain may go to an ally instead. [L26]
    DrainForAlly,
    /// You may look at a trap on the board and move it to another trap space. [L24]
    LookAtTrap,
    /// The top card of an opponent's deck is discarded. [L25]
    DiscardTop,
    /// Take back a card of this essence from your discard pile. [L29]
    TakeBack(Essence),
    /// You may discard a card of the essence; then an adjacent ally is healed in
    /// the place of this champion. [L29]
    HealOrAlly(u8, Essence),
    /// Your essence of this kind is regenerated. [C1]
    Regenerate(Essence),
    /// You show your hand. [info.2]
    ShowHand,
    /// This champion moves up to so many hexes toward someone. [toward.1]
    Toward(u8, Who),
    /// This champion moves up to so many hexes away from someone. [away.1]
    Away(u8, Who),
}

/// What stands on a face of a champion. [card.4] [xp.5]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Ability {
    /// It has this.
    Has(Vec<Gain>),
    /// It has this while something holds.
    HasWhile(Vec<Gain>, Cond),
    /// Its attacks have this.
    Attacks(Vec<Gain>),
    /// Its attacks have this if something holds, of each target where it is
    /// about the target. [L15]
    AttacksIf(Vec<Gain>, Cond),
    /// The targets of its attacks have this. [L11]
    Targets(Vec<Gain>),
    /// Adjacent enemies have this. [L11]
    AdjacentEnemies(Vec<Gain>),
    /// A keyword does nothing to it. [L7]
    Immune(Keyword),
    /// Movement effects do nothing to it. [mvfx.2] [I7]
    Unmoved,
    /// Adjacent enemies may attack only if it is among the targets. [L9]
    Guard,
    /// Ranges of its cards: minimum less, maximum more. [L10]
    Range(u8, u8),
    /// No trap triggers in its hex. [L12]
    TrapProof,
    /// In an attack of its own, cards of the essence may be discarded for force,
    /// so much each. [L13]
    DiscardForForce(Essence, u8),
    /// After a card of it of this essence: these keywords. [L14] [K2]
    AfterCard(Essence, Vec<Effect>),
}
