//! What happens, in the book's own verbs.

use crate::board::{Change, Ends, Group, How, Thing};
use crate::words::Element;
use arbiter_kernel::{ObjectId, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Damage from one source, of one Element, to one recipient.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Packet {
    /// Its name.
    pub id: (u32, u32),
    /// Who deals it; `None`: the game. [508.1.note]
    pub by: Option<ObjectId>,
    /// Whose doing it is.
    pub seat: Seat,
    /// The text in the Queue that makes it. [409.2b]
    pub entry: Option<u32>,
    /// Where in that text its recipient is named. [417.3]
    pub of: Option<u32>,
    /// To whom.
    pub to: ObjectId,
    /// How much.
    pub amount: i16,
    /// Of which Element. [410.1]
    pub element: Element,
    /// [gl.battledamage]
    pub battle: bool,
    /// It reaches into Bags. [508.4]
    pub anywhere: bool,
    /// It was led to another recipient. [417.1]
    pub redirected: bool,
}

/// Why a card is tapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Why {
    Resource,
    Cost,
    Effect,
    Battle,
}

/// A card comes into play. [402.1]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Arrival {
    /// Which.
    pub card: ObjectId,
    /// Into the World, else into its owner's Bag.
    pub world: bool,
    /// Who makes it appear. [416.2]
    pub seat: Seat,
    /// In which way it was played.
    pub how: Option<How>,
    /// Who bears it. [305.3]
    pub bearer: ObjectId,
    /// A state, no event.
    pub tapped: bool,
    /// What it becomes. [302.6]
    pub form: crate::board::Form,
    /// Before which attacker, in Defense. [806.6b]
    pub before: ObjectId,
}

/// Something that happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// [602.2]
    TurnBegins(Seat),
    /// A phase begins. [601.2]
    PhaseBegins(crate::board::Phase),
    ///
    EndDeclared(Seat),
    /// [605.1]
    TurnEnds(Seat),
    /// Damage is removed and what lasted until the end of the turn ends. [605.2]
    Cleanup,
    /// All stop attacking and blocking. [708.1]
    Disperse,
    /// One card. [507.4]
    Draw(Seat),
    /// [106.2]
    Tap(ObjectId, Why),
    /// [106.2]
    Untap(ObjectId),
    /// [410.1]
    Damage(Packet),
    /// Health or Resistance comes back. [410.2] [410.5]
    Regain(ObjectId, i16),
    /// Health or Resistance is lost; no damage. [410.3] [410.6]
    Lose(ObjectId, i16),
    /// [415.1]
    Xp(Seat, i16),
    /// [409.1]
    Destroy {
        /// What.
        what: ObjectId,
        /// By whom.
        by: SeatSet,
        /// By Battle Damage: its Experience comes later.
        battle: bool,
    },
    /// [409.3]
    Banish(ObjectId),
    /// [408.1]
    Discard(ObjectId),
    /// [408.2]
    Recycle(ObjectId),
    /// On top of its owner's Deck. [416.1]
    OnTop(ObjectId),
    /// To its owner's Hand. [416.1]
    Bounce(ObjectId),
    /// [402.1]
    Appear(Arrival),
    /// A token comes into being. [413.2]
    Token {
        /// Its face.
        face: u16,
        /// Whose.
        seat: Seat,
        /// Into the World, else into the Bag.
        world: bool,
        /// Which it is, once it is there.
        made: ObjectId,
    },
    /// Between the World and the Bag. [414.1]
    Move(ObjectId),
    /// By an effect: no movement; to the World or into the Bag. [414.5]
    Displace(ObjectId, bool),
    /// Out of a Bag. [414.5]
    Expel(ObjectId),
    /// A card or power was played. [808.2h]
    Played(u32),
    /// It was chosen for that.
    Chosen(u32, Thing),
    /// A triggered power entered the Queue. [804.2]
    Placed(u32),
    /// An attack was announced. [701.2]
    Announced(u32),
    /// [702.1]
    Targeted(ObjectId),
    /// [703.2]
    Attacks(ObjectId),
    /// Blocker and attacker. [704.2]
    Blocks(ObjectId, ObjectId),
    /// [704.2a]
    Blocked(ObjectId),
    /// The Action Phase begins, or ends. [R-124] [705.5]
    ActionPhase(bool),
    /// [708.3]
    BattleEnds,
    /// A change to one card. [812.3]
    Modify {
        /// To which.
        on: ObjectId,
        /// What.
        change: Change,
        /// When it ends.
        until: Ends,
    },
    /// A change to all cards of a kind. [812.3b]
    Enact(Group),
    /// [413.1]
    Markers(ObjectId, crate::words::Marker, i8),
    /// [806.7b]
    Ethers(ObjectId, i8),
    /// A fighter goes back to the World. [705.6]
    Withdraw(ObjectId),
    /// Somebody comes among the attackers. [705.7]
    Join(ObjectId),
    /// A blocker is placed before an attacker. [705.4] [705.7]
    Assign(ObjectId, ObjectId),
    /// Two cards take each other's place. [411.1]
    SwapPlaces(ObjectId, ObjectId),
    /// Two cards change controllers, both or neither. [416.3]
    SwapControl(ObjectId, ObjectId),
    /// A piece comes onto another bearer.
    Equip(ObjectId, ObjectId),
    /// [806.4a]
    Capture(ObjectId, ObjectId),
    /// [gl.cancel]
    Cancel(u32),
    /// Won by the first, lost by the second.
    Chifumi(Seat, Seat),
    /// A text says that a player wins the game. [103.1]
    Wins(Seat),
    /// A text says that a player loses the game. [103.1]
    Loses(Seat),
    /// A player has given up. [902.1]
    Left(Seat),
}

/// What tells the events of one batch apart, whoever of the others has come or
/// gone since: to whom it happens, and how many of that one come before it.
pub(crate) fn tags(events: &[Event]) -> Vec<u32> {
    let whose = |e: &Event| match e {
        Event::Draw(seat) | Event::Xp(seat, _) => NOBODY - 1 - u32::from(*seat),
        e => e.subject().map_or(NOBODY, |id| u32::from(id.slot)),
    };
    let tag = |(n, e): (usize, &Event)| {
        let earlier = events[..n].iter().filter(|o| whose(o) == whose(e)).count();
        whose(e) << 8 | earlier as u32
    };
    events.iter().enumerate().map(tag).collect()
}

/// The name of the next packet of a batch.
pub(crate) fn next_packet(batch: &[Event], base: u32, to: ObjectId) -> (u32, u32) {
    let earlier = batch.iter().filter(|e| e.subject() == Some(to)).count();
    (base, u32::from(to.slot) << 8 | earlier as u32)
}

/// No object has this slot.
const NOBODY: u32 = 0x00ff_ffff;

impl Event {
    /// Whether it happens to this object or takes it along: what two do, they do
    /// together. [810.2c]
    #[must_use]
    pub fn involves(self, id: ObjectId) -> bool {
        let other = match self {
            Event::Assign(_, b) | Event::SwapPlaces(_, b) | Event::SwapControl(_, b) => Some(b),
            Event::Equip(_, b) | Event::Capture(_, b) => Some(b),
            _ => None,
        };
        self.subject() == Some(id) || other == Some(id)
    }

    /// Whether it is only told once it is so: nothing comes before it. [809.5]
    #[must_use]
    pub fn is_news(self) -> bool {
        let played = matches!(self, Event::Played(_) | Event::Chosen(..) | Event::Placed(_) | Event::Announced(_));
        played || matches!(self, Event::PhaseBegins(_) | Event::Left(_))
    }

    /// Whether its object may be gone by it, so that what was there before hears
    /// of it for the last time. [810.2d]
    #[must_use]
    pub fn takes_away(self) -> bool {
        matches!(
            self,
            Event::Destroy { .. }
                | Event::Banish(_)
                | Event::Bounce(_)
                | Event::Discard(_)
                | Event::Recycle(_)
                | Event::OnTop(_)
        )
    }

    /// The object it happens to.
    #[must_use]
    pub fn subject(self) -> Option<ObjectId> {
        match self {
            Event::Tap(id, _)
            | Event::Untap(id)
            | Event::Regain(id, _)
            | Event::Lose(id, _)
            | Event::Destroy { what: id, .. }
            | Event::Banish(id)
            | Event::Discard(id)
            | Event::Recycle(id)
            | Event::OnTop(id)
            | Event::Bounce(id)
            | Event::Move(id)
            | Event::Displace(id, _)
            | Event::Expel(id)
            | Event::Chosen(_, Thing::Card(id))
            | Event::Targeted(id)
            | Event::Attacks(id)
            | Event::Blocks(id, _)
            | Event::Blocked(id)
            | Event::Modify { on: id, .. }
            | Event::Markers(id, ..)
            | Event::Ethers(id, _)
            | Event::Withdraw(id)
            | Event::Join(id)
            | Event::Assign(id, _)
            | Event::SwapPlaces(id, _)
            | Event::SwapControl(id, _)
            | Event::Equip(id, _)
            | Event::Capture(id, _) => Some(id),
            Event::Damage(p) => Some(p.to),
            Event::Appear(a) => Some(a.card),
            Event::Token { made, .. } if made != ObjectId::NONE => Some(made),
            _ => None,
        }
    }
}
