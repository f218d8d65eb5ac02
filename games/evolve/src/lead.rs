//! How far a seat is ahead, for bots that do not play a game to its end. No
//! rule: a guess of what a table is worth.

use crate::board::{Read, T, zone};
use crate::card::Kind;
use crate::layers;
use crate::words::Zone;
use arbiter_kernel::{ObjectId, Seat, marks};

/// A point of the leader's defense.
const DEFENSE: i32 = 16;
/// A point of the last ones: a leader who is nearly beaten is beaten soon.
const NARROW: i32 = 12;
/// Where they begin.
const NEAR: i32 = 8;
/// A follower by itself, and each point of its attack and its defense.
const FOLLOWER: [i32; 3] = [8, 12, 7];
/// Another card on the field.
const AMULET: i32 = 18;
/// A card in hand.
const HAND: i32 = 14;
/// One in the EX area, which has to find its moment, too.
const EX: i32 = 10;
/// An evolution point.
const EVOLUTION: i32 = 8;
/// Each card that is missing from the last few of the deck.
const THIN: i32 = 20;
/// The last few.
const FEW: i32 = 5;

/// How far a seat is ahead.
pub(crate) fn lead(t: &T, seat: Seat) -> i32 {
    marks::quietly(|| worth(t, seat) - worth(t, 1 - seat))
}

fn worth(t: &T, seat: Seat) -> i32 {
    let count = |z| t.zones.len(zone(seat, z)) as i32;
    let left = i32::from(layers::defense(t, t.leader(seat)));
    let field: i32 = t.zones.of(zone(seat, Zone::Field)).iter().map(|&s| on_field(t, t.objects.id(s))).sum();
    DEFENSE * left - NARROW * (NEAR - left).max(0)
        + field
        + HAND * count(Zone::Hand)
        + EX * count(Zone::Ex)
        + EVOLUTION * i32::from(t.board.seats[seat as usize].ep)
        - THIN * (FEW - count(Zone::Deck)).max(0)
}

fn on_field(t: &T, id: ObjectId) -> i32 {
    if layers::face(t, id).card.kind != Kind::Follower {
        return AMULET;
    }
    let [itself, attack, defense] = FOLLOWER;
    itself + attack * i32::from(layers::attack(t, id)) + defense * i32::from(layers::defense(t, id))
}
