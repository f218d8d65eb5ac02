//! A battle: who attacks whom, and who blocks. [701] [708]

use super::Mark;
use arbiter_kernel::{ObjectId, Seat, ZoneId};
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

/// What a power of a declaration did, so that it can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Trace {
    /// It was tapped before, or not.
    Tapped(ObjectId, bool),
    /// It took damage.
    Hurt(ObjectId, i16),
    /// It lost Health or Resistance.
    Lost(ObjectId, i16),
    /// Somebody gained Experience, with a Hero on its first side or not.
    Xp(Seat, i16, bool),
    /// Markers came onto it.
    Markers(ObjectId, crate::words::Marker, i8),
    /// Ethers did.
    Ethers(ObjectId, i8),
    /// It was in the World before, or in a Bag.
    Shifted(ObjectId, bool),
    /// It left play, from there and as it stood since then.
    Left(ObjectId, ZoneId, Mark, u32),
    /// It came into play, or left a Hand or a Discard, from there.
    Came(ObjectId, ZoneId),
    /// It fought, and it was the Target or not.
    Stood(ObjectId, Option<Fighter>, bool),
    /// It was placed among the fighters, where it stood so or not at all.
    Placed(ObjectId, Option<Fighter>),
    /// It was on this bearer, since then.
    Borne(ObjectId, ObjectId, u32),
    /// Two took each other's place.
    Swapped(ObjectId, ObjectId),
    /// A token was made next after this time.
    Made(u32),
    /// A modifier was made next after this time.
    Since(u32),
    /// Something waits for its moment.
    Waits(i16),
    /// Somebody who was declared was taken out of the battle.
    SentOff(ObjectId),
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
    /// Attackers or blockers are declared and not counted yet.
    pub declaring: bool,
    /// What the powers of that declaration have done.
    pub traces: Vec<Trace>,
    /// Who of each side acted last in the Action Phase.
    pub acted: [Option<Seat>; 2],
    /// Who is or was an attacker, those that left it too.
    pub attacked: Vec<ObjectId>,
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
            declaring: false,
            traces: Vec::new(),
            acted: [None; 2],
            attacked: Vec::new(),
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
    /// Whether these two strike each other: in a duel, or one of them is the
    /// Target. [706.2] [707.1]
    #[must_use]
    pub fn meet(&self, one: ObjectId, other: ObjectId) -> bool {
        let faces = |a, b| self.fighter(a).is_some_and(|f| f.side == Side::Blocker && f.facing == b);
        let target = |a, b| self.target == a && self.fighter(b).is_some_and(|f| f.side == Side::Attacker);
        faces(one, other) || faces(other, one) || target(one, other) || target(other, one)
    }
    /// Whether this card takes part.
    #[must_use]
    pub fn involves(&self, who: ObjectId) -> bool {
        self.target == who || self.fighter(who).is_some()
    }
}
