//! How the table lies, as a number: the same for two tables that differ only
//! in ages and in which stay of a card it is.

use crate::board::{Mark, T, ZONES, Zone, kind_of};
use crate::play::X;
use crate::respond;
use crate::sums;
use arbiter_kernel::{ZoneId, marks};
use std::hash::{Hash as _, Hasher};

/// A word at a time: two shapes are compared within one turn of one game, and
/// nobody can choose what goes in.
struct Hash(u64);

impl Hash {
    fn new() -> Self {
        Hash(0xcbf2_9ce4_8422_2325)
    }
    fn mix(&mut self, n: u64) {
        self.0 = (self.0.rotate_left(23) ^ n).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for Hash {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&b| self.mix(b.into()));
    }
}

/// How the table lies: every card with what is noted on it, influence, lasting
/// changes, the battle, and what is responded to. What is only counted for the
/// turn is no part of it.
#[must_use]
pub fn shape(t: &T) -> u64 {
    let mut h = Hash::new();
    let lay = sums::lay(t);
    debug_assert!(marks::quietly(|| sums::hold(t)), "a sum that was kept is another one afresh");
    for (z, lay) in (0..ZONES).zip(lay) {
        cards(t, ZoneId(z), lay, &mut h);
    }
    for p in &t.board.seats {
        h.mix(p.influence as u64);
    }
    for m in t.modifiers() {
        h.mix(m.on.slot.into());
        m.change.hash(&mut h);
    }
    for l in &t.board.lasting {
        h.mix(u64::from(l.rule));
        h.mix(u64::from(l.controller));
        h.mix(l.on.slot.into());
        h.mix(t.scope(l.scope).notes[X] as u64);
    }
    // Where more waits for later it does not lie as before. [LO3]
    h.mix(t.board.delayed.len() as u64);
    if let Some(b) = &t.board.battle {
        b.attackers.iter().chain(&b.blockers).chain(&b.assigned).for_each(|id| h.mix(id.slot.into()));
        h.mix(b.blockers.len() as u64);
        h.mix(b.target.slot.into());
    }
    if let Some(scope) = respond::topic(t) {
        let s = t.scope(scope);
        h.mix(s.source.slot.into());
        h.mix(u64::from(s.ability));
    }
    h.0
}

/// The same with everything that is counted and with chance: two equal ones
/// have the same future as long as nobody is asked.
#[must_use]
pub fn strict(t: &T) -> u64 {
    let mut h = Hash(shape(t));
    let b = &t.board;
    for n in [b.handed.len(), b.holding.len(), b.used.len(), b.harmed.len(), b.plays.len()] {
        h.mix(n as u64);
    }
    h.mix(t.rng.drawn());
    h.0
}

fn cards(t: &T, z: ZoneId, lay: u64, h: &mut Hash) {
    let slots = t.zones.of(z);
    h.mix(slots.len() as u64);
    match kind_of(z) {
        // Only a deck has an order. [403.5b]
        Zone::Deck => {
            let (fours, rest) = slots.as_chunks::<4>();
            fours.iter().for_each(|&slots| h.mix(four(slots)));
            rest.iter().for_each(|&slot| h.mix(slot.into()));
        }
        _ => h.mix(lay),
    }
}

/// One card with what is noted on it.
#[inline]
#[must_use]
pub(crate) fn lies(m: &Mark, slot: u16) -> u64 {
    let bits = u64::from(m.depleted) | u64::from(m.facedown) << 1 | u64::from(m.old) << 2 | u64::from(m.character) << 3;
    let mut h = Hash::new();
    h.mix(bits << 32 | u64::from(m.on.slot) << 16 | u64::from(slot));
    h.mix(four([m.hurt as u16, m.ruin as u16, m.tokens as u16, m.x as u16]));
    h.0
}

/// As they lie in memory, so that they are read at once.
#[inline]
fn four([a, b, c, d]: [u16; 4]) -> u64 {
    u64::from(a) | u64::from(b) << 16 | u64::from(c) << 32 | u64::from(d) << 48
}
