//! What lies on the table, and reading it.

use super::Duel;
use super::arena::Hex;
use super::card::Card;
use arbiter_desk::{Zoned, Zones};
use arbiter_kernel::{ObjectId, Seat, SeatSet, Table, ZoneId};
use serde::{Deserialize, Serialize};

/// A table of this game.
pub(crate) type T = Table<Duel>;

/// Cards by number; that is all there is to know.
#[derive(Debug)]
pub struct Rules {
    pub(crate) cards: Vec<Card>,
}

/// What only this game understands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Board {
    pub(crate) sides: Vec<Side>,
    /// Followers stand on places. T9
    pub(crate) arena: bool,
    /// Who takes the first turn. T7
    pub(crate) first: Seat,
    pub(crate) active: Seat,
    pub(crate) turn: u32,
}

/// The numbers of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Side {
    pub(crate) team: u8,
    pub(crate) leader: i16,
    pub(crate) pp: i16,
    pub(crate) max_pp: i16,
}

/// What is noted on a card while it stays where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Mark {
    pub(crate) engaged: bool,
    pub(crate) new: bool,
    pub(crate) damage: i16,
    /// Where it stands in the arena.
    pub(crate) place: Option<Hex>,
}

/// Kinds of zones; the middle is shared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    Hand,
    Field,
    Deck,
    Cemetery,
    Middle,
}

const OWN: [Zone; 4] = [Zone::Hand, Zone::Field, Zone::Deck, Zone::Cemetery];
const MOST_SEATS: u8 = 4;
const MIDDLE: ZoneId = ZoneId(4 * MOST_SEATS);

/// How many zones there are.
pub(crate) const ZONES: u8 = MIDDLE.0 + 1;

impl Zoned for Duel {
    type Zone = Zone;

    fn zone(seat: Seat, kind: Zone) -> ZoneId {
        if kind == Zone::Middle { MIDDLE } else { ZoneId(seat * 4 + kind as u8) }
    }
    fn kind_of(zone: ZoneId) -> Zone {
        if zone == MIDDLE { Zone::Middle } else { OWN[usize::from(zone.0 % 4)] }
    }
}

/// The zone of a seat.
pub(crate) fn zone(seat: Seat, kind: Zone) -> ZoneId {
    Duel::zone(seat, kind)
}

impl Board {
    /// Before anything was laid out.
    pub(crate) fn new(teams: &[u8], arena: bool) -> Self {
        let side = |&team: &u8| Side { team, leader: 10, pp: 0, max_pp: 0 };
        Board { sides: teams.iter().map(side).collect(), arena, first: 0, active: 0, turn: 0 }
    }
}

/// Reading the table.
pub(crate) trait Read {
    fn card(&self, id: ObjectId) -> &Card;
    fn ids(&self, seat: Seat, kind: Zone) -> Vec<ObjectId>;
    fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<Self>;
    fn enemies(&self, seat: Seat) -> Vec<Seat>;
    fn here(&self, id: ObjectId) -> bool;
    fn shown_to(&self, slot: u16) -> SeatSet;
}

impl Read for T {
    fn card(&self, id: ObjectId) -> &Card {
        &self.rules.cards[usize::from(self.objects.at(id.slot).face)]
    }
    fn ids(&self, seat: Seat, kind: Zone) -> Vec<ObjectId> {
        self.cards(seat, kind).iter().map(|&slot| self.objects.id(slot)).collect()
    }
    /// The seats after this one, in the order of turns.
    fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let count = self.board.sides.len() as Seat;
        (1..count).map(move |n| (seat + n) % count)
    }
    /// The seats of other teams that are not out, in the order of turns. T7
    fn enemies(&self, seat: Seat) -> Vec<Seat> {
        let team = |s: Seat| self.board.sides[usize::from(s)].team;
        self.others(seat).filter(|&s| team(s) != team(seat) && !self.out().has(s)).collect()
    }
    /// Whether a follower is still where it was.
    fn here(&self, id: ObjectId) -> bool {
        self.objects.get(id).is_some()
    }
    /// Who sees the face of a card where it lies.
    fn shown_to(&self, slot: u16) -> SeatSet {
        let zone = self.objects.at(slot).zone;
        match Duel::kind_of(zone) {
            Zone::Hand => SeatSet::one(zone.0 / 4),
            Zone::Deck => SeatSet::NONE,
            Zone::Field | Zone::Cemetery | Zone::Middle => SeatSet::ALL,
        }
    }
}
