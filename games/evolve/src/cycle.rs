//! Perpetual cycles: has an action changed anything? [14.2]
//!
//! A cycle that a player can stop needs no announcement here: it is performed
//! action by action, and the opponent breaks it at any of its windows, which
//! comes to the same as naming a number. [14.2.1.1] [R79]

use crate::board::{Read, T};
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
        for four in numbers.chunks(4) {
            self.mix(four.iter().fold(0, |all, n| all << 16 | u64::from(*n)));
        }
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

/// What the table is, apart from its history: zones, marks, links, counters,
/// effects, points, what was done this turn, pending abilities. [R77]
#[must_use]
pub(crate) fn fingerprint(t: &T) -> u64 {
    let mut h = Fnv(0xcbf2_9ce4_8422_2325);
    let (slots, starts) = t.zones.all();
    h.list(slots);
    h.list(starts);
    // Elsewhere cards have no marks, and are never tokens: the slot says it all.
    for kind in [Zone::Field, Zone::Ex, Zone::Leader, Zone::EvolveDeck, Zone::Banished] {
        for &slot in t.cards(0, kind).iter().chain(t.cards(1, kind)) {
            let o = t.objects.at(slot);
            let m = o.mark;
            let bits = [m.engaged, m.flipped, m.old, m.evolved_now].iter().fold(0u64, |b, x| b << 1 | u64::from(*x));
            h.mix(u64::from(o.face) << 32 | u64::from(m.lost.cast_unsigned()) << 8 | bits);
        }
    }
    let there = |id: ObjectId| t.objects.get(id).map(|_| id.slot);
    for m in t.modifiers() {
        (there(m.on), m.change, m.until).hash(&mut h);
    }
    for l in &t.board.links {
        (there(l.follower), there(l.card)).hash(&mut h);
    }
    for c in &t.board.counters {
        (there(c.on), c.name, c.count).hash(&mut h);
    }
    for p in &t.board.seats {
        (p.pp, p.max_pp, p.ep, p.played, p.evolve_used, p.lost_defense).hash(&mut h);
    }
    for (id, ability) in &t.board.once {
        (there(*id), ability).hash(&mut h);
    }
    (t.pending.len(), t.board.delayed.len(), t.count(0, Zone::Hand)).hash(&mut h);
    h.finish()
}
