//! Perpetual cycles: has an action changed anything? [14.2]
//!
//! A cycle that a player can stop needs no announcement here: it is performed
//! action by action, and the opponent breaks it at any of its windows, which
//! comes to the same as naming a number. [14.2.1.1] [R79]

use crate::board::{T, Zones};
use crate::words::Zone;
use arbiter_kernel::ObjectId;
use std::hash::{Hash, Hasher};

/// A small stable hash (FNV-1a); it only has to tell states of one game apart.
struct Fnv(u64);

impl Fnv {
    /// A whole number at once.
    fn mix(&mut self, n: u64) {
        self.0 = (self.0.rotate_left(5) ^ n).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
    /// A list, four numbers at once.
    fn list(&mut self, numbers: &[u16]) {
        self.mix(numbers.len() as u64);
        let (fours, rest) = numbers.as_chunks::<4>();
        for &[a, b, c, d] in fours {
            self.mix(u64::from(a) << 48 | u64::from(b) << 32 | u64::from(c) << 16 | u64::from(d));
        }
        rest.iter().for_each(|n| self.mix(u64::from(*n)));
    }
}

impl Hasher for Fnv {
    fn write(&mut self, bytes: &[u8]) {
        for b in bytes {
            self.0 = (self.0 ^ u64::from(*b)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    fn write_u8(&mut self, n: u8) {
        self.mix(u64::from(n));
    }
    fn write_u16(&mut self, n: u16) {
        self.mix(u64::from(n));
    }
    fn write_u64(&mut self, n: u64) {
        self.mix(n);
    }
    fn write_usize(&mut self, n: usize) {
        self.mix(n as u64);
    }
    fn finish(&self) -> u64 {
        self.0
    }
}

/// A number that tells values of the rules apart.
#[must_use]
pub(crate) fn mark(value: &impl Hash) -> u64 {
    let mut h = Fnv(0xcbf2_9ce4_8422_2325);
    value.hash(&mut h);
    h.finish()
}

/// What the table is, apart from its history: zones, marks, links, counters,
/// effects, points, what was done this turn, pending abilities. [R77]
#[must_use]
pub(crate) fn fingerprint(t: &T) -> u64 {
    let mut h = Fnv(0xcbf2_9ce4_8422_2325);
    let (slots, starts) = t.zones.all();
    h.list(slots);
    h.list(starts);
    for seat in 0..2 {
        // Elsewhere cards are never tokens and have no marks: the slot says it all.
        for kind in [Zone::Field, Zone::Ex, Zone::Leader] {
            for &slot in t.cards(seat, kind) {
                let o = t.objects.at(slot);
                let m = o.mark;
                let bits = u64::from(m.engaged) << 2 | u64::from(m.old) << 1 | u64::from(m.evolved_now);
                h.mix(u64::from(o.face) << 32 | u64::from(m.lost.cast_unsigned()) << 8 | bits);
            }
        }
        for kind in [Zone::EvolveDeck, Zone::Banished] {
            let flipped = t.cards(seat, kind).iter().filter(|s| t.objects.at(**s).mark.flipped);
            flipped.for_each(|slot| h.mix(u64::from(*slot)));
            h.mix(0);
        }
    }
    let there = |id: ObjectId| t.objects.get(id).map(|_| id.slot);
    for m in t.modifiers() {
        (there(m.on), m.change, m.until).hash(&mut h);
    }
    for l in &t.board.links {
        (there(l.follower), there(l.card)).hash(&mut h);
    }
    for c in t.board.counters.iter().filter(|c| there(c.on).is_some()) {
        (there(c.on), c.name, c.count).hash(&mut h);
    }
    for p in &t.board.seats {
        (p.pp, p.max_pp, p.ep, p.played, p.evolve_used, p.lost_defense, p.failed_draw).hash(&mut h);
    }
    for (id, ability) in &t.board.once {
        (there(*id), ability).hash(&mut h);
    }
    (t.pending.len(), t.board.delayed.len(), t.count(0, Zone::Hand)).hash(&mut h);
    h.finish()
}
