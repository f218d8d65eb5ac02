//! How far a side is ahead, for bots that do not play a game to its end. No
//! rule: a guess of what a table is worth.

use crate::board::{T, Zone, look, zone};
use crate::card::Kind;
use crate::layers;
use arbiter_kernel::{ObjectId, Seat, marks};

/// A point of a Hero's life.
const LIFE: i32 = 16;
/// A point of the last ones: a Hero who is nearly destroyed is destroyed soon.
const NARROW: i32 = 14;
/// Where they begin.
const NEAR: i32 = 6;
/// A point of Experience.
const EXPERIENCE: i32 = 14;
/// A point of the Haven Bag's Resistance.
const RESISTANCE: i32 = 3;
/// An Ally by itself, each point of its Strength, and each of its Level: what it costs to get another.
const ALLY: [i32; 3] = [8, 14, 4];
/// Any other card in play by itself, and each point of its Level.
const THING: [i32; 2] = [10, 5];
/// A card in Hand.
const HAND: i32 = 12;

/// How far the side of a seat is ahead.
pub(crate) fn lead(t: &T, seat: Seat) -> i32 {
    let sign = |other: Seat| if look::opposed(t, seat, other) { -1 } else { 1 };
    marks::quietly(|| (0..t.board.seats).map(|other| sign(other) * worth(t, other)).sum())
}

fn worth(t: &T, seat: Seat) -> i32 {
    let player = &t.board.players[seat as usize];
    // Before decks are built nobody has a Hero; who is out has nothing.
    if t.out().has(seat) || !look::in_play(t, player.hero) {
        return 0;
    }
    let life = i32::from(layers::left(t, player.hero));
    let bag = if look::in_play(t, player.bag) { i32::from(layers::left(t, player.bag)) } else { 0 };
    let cards: i32 = look::controlled(t, seat).map(|id| in_play(t, id)).sum();
    LIFE * life - NARROW * (NEAR - life).max(0)
        + EXPERIENCE * i32::from(player.xp)
        + RESISTANCE * bag
        + cards
        + HAND * t.zones.len(zone(seat, Zone::Hand)) as i32
}

fn in_play(t: &T, id: ObjectId) -> i32 {
    let level = i32::from(look::level(t, id));
    match look::kind(t, id) {
        Kind::Hero | Kind::Bag => 0,
        Kind::Ally => {
            let [itself, strength, by_level] = ALLY;
            let hurt = i32::from(look::mark(t, id).damage);
            itself + strength * i32::from(layers::used_strength(t, id)) + by_level * level - hurt
        }
        _ => THING[0] + THING[1] * level,
    }
}
