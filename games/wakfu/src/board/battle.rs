//! A battle: who attacks whom, and who blocks. [701] [708]

use arbiter_kernel::{ObjectId, Seat};
use serde::{Deserialize, Serialize};

/// On which side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Side {
    /// [gl.attacker]
    Attacker,
    /// [gl.blocker]
    Blocker,
}

/// A Hero or Ally in the battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fighter {
    /// Who.
    pub who: ObjectId,
    /// On which side.
    pub side: Side,
    /// The attacker whom a blocker faces, if any is left. [704.6]
    pub facing: ObjectId,
    /// It has dealt Battle Damage in the duels. [707.1]
    pub dealt: bool,
}

/// The battle that is going on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// Who declared it. [701.3]
    pub attacker: Seat,
    /// Controller of the Target.
    pub defender: Seat,
    /// [702.1]
    pub target: ObjectId,
    /// The Target has dealt Battle Damage in the duels. [706.4]
    pub target_dealt: bool,
    /// Attackers and blockers.
    pub fighters: Vec<Fighter>,
    /// The Action Phase is going on. [705.1]
    pub action_phase: bool,
    /// Attackers and blockers are being resolved: no new duels.
    pub duels: bool,
}

impl Battle {
    /// A battle that was announced.
    #[must_use]
    pub fn new(attacker: Seat) -> Self {
        Battle {
            attacker,
            defender: attacker,
            target: ObjectId::NONE,
            target_dealt: false,
            fighters: Vec::new(),
            action_phase: false,
            duels: false,
        }
    }
    /// The fighter that this card is.
    #[must_use]
    pub fn fighter(&self, who: ObjectId) -> Option<&Fighter> {
        self.fighters.iter().find(|f| f.who == who)
    }
    /// The attackers, in the order of their declaration.
    pub fn attackers(&self) -> impl Iterator<Item = ObjectId> + '_ {
        self.fighters.iter().filter(|f| f.side == Side::Attacker).map(|f| f.who)
    }
    /// The blockers before an attacker. [704.6]
    pub fn before(&self, attacker: ObjectId) -> impl Iterator<Item = ObjectId> + '_ {
        self.fighters.iter().filter(move |f| f.side == Side::Blocker && f.facing == attacker).map(|f| f.who)
    }
    /// Whether an attacker is in no duel. [704.6]
    #[must_use]
    pub fn is_free(&self, attacker: ObjectId) -> bool {
        self.before(attacker).next().is_none()
    }
    /// Whether this card takes part.
    #[must_use]
    pub fn involves(&self, who: ObjectId) -> bool {
        self.target == who || self.fighter(who).is_some()
    }
}
