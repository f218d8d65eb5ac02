//! What lies on the table: seats with their points, zones, links, counters,
//! combat, and what waits for later.

use crate::Evolve;
use crate::rules::Face;
use crate::words::Zone;
use arbiter_desk::Zoned;
pub use arbiter_desk::Zones;
use arbiter_kernel::{ObjectId, Seat, Table, ZoneId, copies};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// A table of this game.
pub type T = Table<Evolve>;

/// What a text of this game knows.
pub type Scope = arbiter_kernel::Scope<Evolve>;
/// An ability of this game that was triggered.
pub type Pending = arbiter_kernel::Pending<Evolve>;
/// Something picked for a text.
pub type Pick = arbiter_kernel::Pick<Thing>;

/// What a text can remember and speak of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Thing {
    /// A card at a stay, leaders among them.
    Card(ObjectId),
    /// A token that is to be made: its face, and where it will go.
    Token(u16, Zone),
    /// Several cards, by the number that they have among those remembered together.
    Group(u32),
    /// A player.
    Seat(Seat),
    /// What `X` stands for, once it has been counted: which count, by its mark.
    X(u64),
}

impl Thing {
    /// The card, if it is one.
    #[must_use]
    pub fn card(self) -> ObjectId {
        match self {
            Thing::Card(id) => id,
            Thing::Token(..) | Thing::Group(_) | Thing::Seat(_) | Thing::X(_) => ObjectId::NONE,
        }
    }
}

/// A few cards, on the stack: such lists are made for every question.
pub type Cards = SmallVec<[ObjectId; 8]>;

/// How many zones a seat has of its own; the resolution zone is shared. [4.1.1]
pub const KINDS: u8 = 9;
/// How many zones there are in all.
pub const ZONES: u8 = 2 * KINDS + 1;
/// The shared resolution zone. [4.11.1]
pub const RESOLUTION: ZoneId = ZoneId(2 * KINDS);

/// Play points and maximum play points never pass this. [3.2.4.1]
pub const POINT_LIMIT: i8 = 10;
/// Field limit at the start. [4.4.4.1]
pub const FIELD_LIMIT: i8 = 5;
/// EX area limit at the start. [4.8.3.1]
pub const EX_LIMIT: i8 = 5;
/// Hand limit at the start. [4.7.3.1]
pub const HAND_LIMIT: i8 = 7;
/// Defense of a leader. [2.8.3.1]
pub const LEADER_DEFENSE: i16 = 20;

/// The zone of a seat.
#[must_use]
#[inline]
pub fn zone(seat: Seat, z: Zone) -> ZoneId {
    Evolve::zone(seat, z)
}

/// Which kind of zone it is.
#[must_use]
#[inline]
pub fn kind_of(z: ZoneId) -> Zone {
    Evolve::kind_of(z)
}

/// Whose zone it is; the resolution zone is nobody's.
#[must_use]
#[inline]
pub fn seat_of(z: ZoneId) -> Seat {
    z.0 / KINDS
}

/// The other player: there are exactly two. [1.1.1]
pub use arbiter_desk::other;

/// Numbers of one player. [3.2.1]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// Play points. [3.2.2]
    pub pp: i8,
    /// Maximum play points. [3.2.3]
    pub max_pp: i8,
    /// Evolution points. [3.2.5]
    pub ep: i8,
    /// Cards played this turn. [13.2.1]
    pub played: u8,
    /// An evolve ability was played this turn. [8.3.2]
    pub evolve_used: bool,
    /// The leader lost defense this turn. [13.5.2]
    pub lost_defense: bool,
    /// Had to draw from an empty deck since the last rules handling. [11.2.2]
    pub failed_draw: bool,
    /// Slot of the leader card.
    pub leader: u16,
}

/// What is noted on a card while it stays where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Mark {
    /// Engaged rather than reserved. [4.2.2]
    pub engaged: bool,
    /// Faceup in a zone whose cards are facedown by default, or the other way
    /// round. [4.2.3.3]
    pub flipped: bool,
    /// On this field under this control since the turn began. [8.4.2.1#1]
    pub old: bool,
    /// Evolved this turn. [8.4.2.1#2]
    pub evolved_now: bool,
    /// Came here by being played this turn, by this player. [13.2.1]
    pub played: Option<Seat>,
    /// It has an evolve link, in which case `links` says which.
    pub linked: bool,
    /// Defense lost; lasts for the whole stay. [5.13.1]
    pub lost: i16,
}

/// An action of the main phase: a card, its ability (or the attack), and its
/// only target if it has one; with another target it is another action. [14.2.1.2]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Deed {
    pub by: ObjectId,
    pub ability: u16,
    pub on: ObjectId,
}

/// An evolve-zone card linked to a follower. [5.15.1]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Link {
    /// The follower on the field.
    pub follower: ObjectId,
    /// The card in the evolve zone.
    pub card: ObjectId,
    /// When it was made; simultaneous ones are equal.
    pub stamp: u32,
}

/// Counters on a card. [14.1]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Counter {
    /// The card.
    pub on: ObjectId,
    /// Which name, by number in the rules.
    pub name: u8,
    /// How many; more than there are numbers for is no more.
    pub count: i16,
}

/// A delayed trigger. [10.7.5]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Delayed {
    /// What will be played.
    pub ability: u16,
    /// By whom.
    pub controller: Seat,
    /// The card whose text set it up.
    pub source: ObjectId,
    /// What it speaks of.
    pub subject: Option<Thing>,
    /// Fires each time until the end of the turn, not once. [10.7.5.1]
    pub each_this_turn: bool,
}

/// Where in the turn the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub enum TurnPhase {
    #[default]
    Setup,
    Start,
    Main,
    End,
}

/// How little has changed since rules handling found nothing to do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub enum Settled {
    /// Something that it asks about may have changed.
    #[default]
    No,
    /// Nothing that it asks about itself; but passives may give other values.
    ButPassives,
    /// Nothing that even a passive reads.
    Wholly,
}

/// Everything of the table that is not cards, zones, modifiers or frames.
#[derive(PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Board {
    /// Both players.
    pub seats: [Player; 2],
    /// The player going first.
    pub first: Seat,
    /// Whose turn it is. [7.1.1]
    pub active: Seat,
    /// Number of the turn, from 1.
    pub turn: u16,
    /// Phase of it. [7.1.2]
    pub phase: TurnPhase,
    /// Evolve links.
    pub links: Vec<Link>,
    /// Counters.
    pub counters: Vec<Counter>,
    /// Delayed triggers.
    pub delayed: Vec<Delayed>,
    /// Cards that delayed triggers speak of together.
    pub groups: Vec<(u32, ObjectId)>,
    /// State triggers whose state holds now. [10.7.6.1]
    pub holding: Vec<(ObjectId, u16)>,
    /// Abilities used that may be used once per turn.
    pub once: Vec<(ObjectId, u16)>,
    /// Activated abilities and attacks that changed nothing. [14.2.1.2]
    pub barred: Vec<Deed>,
    /// Abilities played in this Confirmation Timing without a free decision. [14.2.1.3]
    pub resolved: u16,
    /// Whether rules handling must look again.
    pub settled: Settled,
    /// An activated ability or attack under way, with the fingerprint of the table before it. [14.2.1.2]
    pub before: Option<(Deed, u64)>,
}

copies!(
    Board,
    lists: links, counters, delayed, groups, holding, once, barred;
    values: seats, first, active, turn, phase, resolved, settled, before;
);

impl Board {
    /// Something changed: no more than this is settled now.
    pub fn unsettle(&mut self, left: Settled) {
        self.settled = self.settled.min(left);
    }
}

impl Zoned for Evolve {
    type Zone = Zone;

    #[inline]
    fn zone(seat: Seat, z: Zone) -> ZoneId {
        let kind = match z {
            Zone::Field => 0,
            Zone::Leader => 1,
            Zone::Deck => 2,
            Zone::EvolveDeck => 3,
            Zone::Hand => 4,
            Zone::Ex => 5,
            Zone::Cemetery => 6,
            Zone::Banished => 7,
            Zone::EvolveZone => 8,
            Zone::Resolution => return RESOLUTION,
        };
        ZoneId(seat * KINDS + kind)
    }
    #[inline]
    fn kind_of(z: ZoneId) -> Zone {
        const BY_KIND: [Zone; KINDS as usize] = [
            Zone::Field,
            Zone::Leader,
            Zone::Deck,
            Zone::EvolveDeck,
            Zone::Hand,
            Zone::Ex,
            Zone::Cemetery,
            Zone::Banished,
            Zone::EvolveZone,
        ];
        // One look instead of a division: this is asked of every card.
        const BY_ID: [Zone; 256] = {
            let mut all = [Zone::Resolution; 256];
            let mut n = 0;
            while n < all.len() {
                if n != RESOLUTION.0 as usize {
                    all[n] = BY_KIND[n % KINDS as usize];
                }
                n += 1;
            }
            all
        };
        BY_ID[z.0 as usize]
    }
}

/// Reading the table.
pub trait Read {
    /// The printed face of a slot, links left aside.
    fn face(&self, slot: u16) -> &Face;
    /// Who controls a card: the player whose zone it is in. [3.1.2]
    fn controller(&self, id: ObjectId) -> Option<Seat>;
    /// Whether it is on a field.
    fn on_field(&self, id: ObjectId) -> bool;
    /// The leader of a seat.
    fn leader(&self, seat: Seat) -> ObjectId;
    /// Counters of a name on a card.
    fn counters(&self, id: ObjectId, name: u8) -> i16;
}

impl Read for T {
    #[inline]
    fn face(&self, slot: u16) -> &Face {
        &self.rules.faces[self.state.objects.at(slot).face as usize]
    }
    #[inline]
    fn controller(&self, id: ObjectId) -> Option<Seat> {
        let o = self.objects.get(id)?;
        // [R62] In the shared zone it is who played it.
        Some(if o.zone == RESOLUTION { o.mark.played.unwrap_or(o.owner) } else { seat_of(o.zone) })
    }
    #[inline]
    fn on_field(&self, id: ObjectId) -> bool {
        let field = |z: ZoneId| z == zone(0, Zone::Field) || z == zone(1, Zone::Field);
        self.objects.get(id).is_some_and(|o| field(o.zone))
    }
    #[inline]
    fn leader(&self, seat: Seat) -> ObjectId {
        self.objects.id(self.board.seats[seat as usize].leader)
    }
    fn counters(&self, id: ObjectId, name: u8) -> i16 {
        self.board.counters.iter().find(|c| c.on == id && c.name == name).map_or(0, |c| c.count)
    }
}
