//! A battle: who is in it, what it is about, and the damage assigned. [302]

use arbiter_kernel::{ObjectId, Seat, copies};
use serde::{Deserialize, Serialize};

/// Damage that a character has assigned and that is not inflicted yet. [608.1c]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Share {
    /// The character that assigned it.
    pub from: ObjectId,
    /// To whom.
    pub to: ObjectId,
    /// How much.
    pub amount: i16,
}

/// A battle, from its announcement to its full resolution. [302.8]
#[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// The attacking player: who started it. [302.3]
    pub attacker: Seat,
    /// The defending player, fixed at the announcement. [302.4] [BA8]
    pub defender: Seat,
    /// The faction or location attacked; none once it is the target no more. [302.1]
    pub target: ObjectId,
    /// The attacking party. [302.6]
    pub attackers: Vec<ObjectId>,
    /// The blocking party. [302.7]
    pub blockers: Vec<ObjectId>,
    /// Characters that will join the blocking party. [607.1c.p2]
    pub joiners: Vec<ObjectId>,
    /// Characters that have assigned their damage in this battle. [608.1b]
    pub assigned: Vec<ObjectId>,
    /// Damage assigned at this speed.
    pub shares: Vec<Share>,
    /// The speed whose turn it is. [608.1b]
    pub speed: i16,
    /// Blockers have been chosen, or not chosen.
    pub blocked: bool,
}

copies!(
    Battle,
    lists: attackers, blockers, joiners, assigned, shares;
    values: attacker, defender, target, speed, blocked;
);

impl Battle {
    /// A battle that was just announced.
    #[must_use]
    pub fn new(attacker: Seat, target: ObjectId) -> Self {
        Battle {
            attacker,
            defender: 1 - attacker,
            target,
            attackers: Vec::new(),
            blockers: Vec::new(),
            joiners: Vec::new(),
            assigned: Vec::new(),
            shares: Vec::new(),
            speed: 0,
            blocked: false,
        }
    }

    /// Whether a character is in the battle. [302.9]
    #[must_use]
    pub fn has(&self, id: ObjectId) -> bool {
        self.attackers.contains(&id) || self.blockers.contains(&id)
    }

    /// The party of a player. [302.5]
    #[must_use]
    pub fn party(&self, seat: Seat) -> &[ObjectId] {
        if seat == self.attacker { &self.attackers } else { &self.blockers }
    }

    /// A character leaves its party; damage assigned to it is lost, damage that
    /// it assigned is not. [302.15] [BA12]
    pub fn withdraw(&mut self, id: ObjectId) {
        self.attackers.retain(|a| *a != id);
        self.blockers.retain(|b| *b != id);
        self.joiners.retain(|j| *j != id);
        self.shares.retain(|s| s.to != id);
    }
}
