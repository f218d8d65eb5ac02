//! How far a seat is ahead, for bots that do not play a game to its end. No
//! rule: a guess of what a table is worth.

use crate::board::{T, Zone, zone};
use crate::layers;
use crate::words::{Kinds, Stat};
use arbiter_kernel::{ObjectId, Seat, marks};

/// A point of influence.
const INFLUENCE: i32 = 10;
/// A point of the last ones: who is nearly lost is lost soon.
const NARROW: i32 = 12;
/// Where they begin.
const NEAR: i32 = 8;
/// A character by itself, and each point of its strength and of its life.
const CHARACTER: [i32; 3] = [14, 12, 6];
/// A location or an item by itself, and each point of its cost.
const THING: [i32; 2] = [16, 6];
/// A resource that can pay, up to [`ENOUGH`] of them; others are worth little.
const RESOURCE: i32 = 12;
/// So many resources pay for nearly everything.
const ENOUGH: i32 = 7;
/// A card in hand.
const HAND: i32 = 20;

/// How far a seat is ahead.
pub(crate) fn lead(t: &T, seat: Seat) -> i32 {
    marks::quietly(|| worth(t, seat) - worth(t, 1 - seat))
}

fn worth(t: &T, seat: Seat) -> i32 {
    let left = i32::from(t.board.seats[seat as usize].influence);
    let own = t.zones.of(zone(seat, Zone::Play)).iter().map(|&s| t.objects.id(s));
    let (mut table, mut resources) = (0, 0);
    for id in own {
        let kinds = layers::kinds(t, id);
        table += in_play(t, id, kinds);
        resources += i32::from(kinds.contains(Kinds::RESOURCE));
    }
    INFLUENCE * left - NARROW * (NEAR - left).max(0)
        + table
        + RESOURCE * resources.min(ENOUGH)
        + (resources - ENOUGH).max(0)
        + HAND * t.zones.len(zone(seat, Zone::Hand)) as i32
}

fn in_play(t: &T, id: ObjectId, kinds: Kinds) -> i32 {
    let stat = |s| i32::from(layers::stat(t, id, s));
    if kinds.contains(Kinds::CHARACTER) {
        let [itself, strength, life] = CHARACTER;
        return itself + strength * stat(Stat::Strength) + life * stat(Stat::Life);
    }
    if kinds.intersects(Kinds::LOCATION | Kinds::ITEM) {
        let [itself, cost] = THING;
        return itself + cost * i32::from(layers::cost(t, id));
    }
    0
}
