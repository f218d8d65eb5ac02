//! What a replacement waits for, and what it leaves of damage. [10.10]

use super::{Who, Whose};
use serde::{Deserialize, Serialize};

/// An event that a replacement waits for. [10.10]
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Would {
    /// `this card would be destroyed`
    BeDestroyed(Who),
    /// `this card would leave the field`
    Leave(Who),
    /// `you would draw a card`
    Draw(Whose),
    /// `this follower would take damage`
    TakeDamage(Who),
}

/// What is taken of damage. [10.10.1]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Part {
    /// `would take damage, it takes that much minus N instead`
    Minus(u8),
    /// `would take more than N damage, it takes N instead`; nothing of it is `it
    /// takes 0 instead`, of any damage
    AtMost(u8),
}

impl Part {
    /// What is taken of so much damage; `None`: it is not what this waits for.
    #[must_use]
    pub fn of(self, amount: i16) -> Option<i16> {
        match self {
            Part::Minus(n) => (amount > 0 && n > 0).then(|| amount.saturating_sub(n.into()).max(0)),
            Part::AtMost(n) => (amount > n.into()).then_some(n.into()),
        }
    }
}
