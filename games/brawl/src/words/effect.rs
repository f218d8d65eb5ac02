//! Keywords, numbers, and what can be had for a while.

use serde::{Deserialize, Serialize};

/// A keyword as it is used. [kw.*]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Effect {
    /// Straight ahead, up to so far. [kw.rush]
    Rush(u8),
    /// The same across champions and traps. [L6]
    RushAcross(u8),
    /// Straight ahead over everything. [kw.dive.1]
    Dive(u8),
    /// Over everything. [kw.leap.1]
    Leap(u8),
    /// Straight away from who causes it. [kw.push.1]
    Push(u8),
    /// Straight toward who causes it. [kw.pull.1]
    Pull(u8),
    /// Its victim flees. [kw.fear.1]
    Fear(u8),
    /// Moved by the player of the card. [kw.shift]
    Shift(u8),
    /// Damage is removed. [kw.heal.1]
    Heal(u8),
    /// Up to so many cards. [kw.draw]
    Draw(u8),
    /// Up to so many for each damage dealt. [L21]
    DrawEach(u8),
    /// Cards are put back on the deck. [kw.plan]
    Plan(u8),
    /// A card of the champion is discarded. [kw.stun.1]
    Stun,
    /// No movement for the rest of the turn. [kw.immobilise.1]
    Immobilise,
}

impl Effect {
    /// Which keyword it is.
    #[must_use]
    pub fn keyword(self) -> Keyword {
        match self {
            Effect::Rush(_) | Effect::RushAcross(_) => Keyword::Rush,
            Effect::Dive(_) => Keyword::Dive,
            Effect::Leap(_) => Keyword::Leap,
            Effect::Push(_) => Keyword::Push,
            Effect::Pull(_) => Keyword::Pull,
            Effect::Fear(_) => Keyword::Fear,
            Effect::Shift(_) => Keyword::Shift,
            Effect::Heal(_) => Keyword::Heal,
            Effect::Draw(_) | Effect::DrawEach(_) => Keyword::Draw,
            Effect::Plan(_) => Keyword::Plan,
            Effect::Stun => Keyword::Stun,
            Effect::Immobilise => Keyword::Immobilise,
        }
    }
    /// Whether its unnamed recipients are the targets. [L1]
    #[must_use]
    pub fn on_targets(self) -> bool {
        use Keyword as K;
        matches!(self.keyword(), K::Push | K::Pull | K::Fear | K::Shift | K::Stun | K::Immobilise)
    }
    /// Whether it is about a player and no champion. [L1]
    #[must_use]
    pub fn on_player(self) -> bool {
        matches!(self.keyword(), Keyword::Draw | Keyword::Plan)
    }
    /// Whether a champion moves by it of its own accord. [D4]
    #[must_use]
    pub fn is_movement(self) -> bool {
        matches!(self.keyword(), Keyword::Rush | Keyword::Dive | Keyword::Leap)
    }
}

/// The name of a keyword.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Keyword {
    Rush,
    Dive,
    Leap,
    Push,
    Pull,
    Fear,
    Shift,
    Heal,
    Draw,
    Plan,
    Stun,
    Immobilise,
}

impl Keyword {
    /// The movement effects. [mvfx.1]
    #[must_use]
    pub fn is_movement_effect(self) -> bool {
        matches!(self, Keyword::Push | Keyword::Pull | Keyword::Fear | Keyword::Shift)
    }
}

/// What a champion or an attack has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Gain {
    /// More force. [def.3]
    Force(i8),
    /// More force for each of something. [L22]
    ForceEach(i8, Count),
    /// More movement. [move.5]
    Movement(i8),
    /// More or less defence. [def.3]
    Defence(i8),
    /// Damage after damage. [kw.poison]
    Poison(u8),
    /// The damage step twice. [kw.double]
    Double,
    /// Healing by the damage. [kw.drain]
    Drain,
    /// Defence does not count. [def.4]
    IgnoresDefence,
}

/// What is counted. [L22]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Count {
    /// Targets of the attack.
    Target,
    /// Essences of the player that are ready.
    ReadyEssence,
}

/// How much damage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Amount {
    /// So much.
    Exactly(u8),
    /// As much as makes Battered. [L20]
    ToBattered,
    /// As much as the attack dealt to the target. [L19]
    AttackDamage,
}
