//! How the table lies, as a number: the same for two tables that differ only
//! in ages and in which stay of a card it is.

use crate::board::{Read, T, ZONES, Zone, kind_of};
use crate::respond;
use arbiter_kernel::{ObjectId, ZoneId};

/// FNV-1a, which needs no tables and no key.
struct Hash(u64);

impl Hash {
    fn new() -> Self {
        Hash(0xcbf2_9ce4_8422_2325)
    }
    fn put(&mut self, n: u64) {
        for byte in n.to_le_bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    fn id(&mut self, id: ObjectId) {
        self.put(u64::from(id.slot));
    }
    fn signed(&mut self, n: i16) {
        self.put(n as u64);
    }
}

/// How the table lies: every card with what is noted on it, influence, lasting
/// changes, the battle, and what is responded to. What is only counted for the
/// turn is no part of it.
#[must_use]
pub fn shape(t: &T) -> u64 {
    let mut h = Hash::new();
    for z in 0..ZONES {
        cards(t, ZoneId(z), &mut h);
    }
    for p in &t.board.seats {
        h.signed(p.influence);
    }
    for m in t.modifiers() {
        h.id(m.on);
        text(&m.change, &mut h);
    }
    for l in &t.board.lasting {
        h.put(u64::from(l.rule));
        h.put(u64::from(l.controller));
        h.id(l.on);
        h.signed(l.x);
    }
    if let Some(b) = &t.board.battle {
        b.attackers.iter().chain(&b.blockers).chain(&b.assigned).for_each(|&id| h.id(id));
        h.put(b.blockers.len() as u64);
        h.id(b.target);
    }
    if let Some(scope) = respond::topic(t) {
        let s = t.scope(scope);
        h.id(s.source);
        h.put(u64::from(s.ability));
    }
    h.0
}

/// The same with everything that is counted and with chance: two equal ones
/// have the same future as long as nobody is asked.
#[must_use]
pub fn strict(t: &T) -> u64 {
    let mut h = Hash(shape(t));
    let b = &t.board;
    for p in &b.seats {
        for n in [p.played, p.tactics, p.drawn, p.attacks] {
            h.put(n.into());
        }
        h.signed(p.lost);
    }
    for n in [b.delayed.len(), b.handed.len(), b.holding.len(), b.used.len(), b.harmed.len(), b.plays.len()] {
        h.put(n as u64);
    }
    h.put(t.rng.drawn());
    h.0
}

fn cards(t: &T, z: ZoneId, h: &mut Hash) {
    let mut slots: Vec<u16> = t.zones.of(z).to_vec();
    if kind_of(z) != Zone::Deck {
        // Only a deck has an order. [403.5b]
        slots.sort_unstable();
    }
    h.put(slots.len() as u64);
    for slot in slots {
        let m = &t.objects.at(slot).mark;
        h.put(u64::from(slot));
        h.id(m.on);
        for yes in [m.depleted, m.facedown, m.old, m.character] {
            h.put(yes.into());
        }
        for n in [m.hurt, m.ruin, m.tokens, m.x] {
            h.signed(n);
        }
    }
    debug_assert!(t.count(0, Zone::Faction) <= 1);
}

fn text(c: &crate::event::Change, h: &mut Hash) {
    use std::fmt::Write as _;
    let mut out = String::new();
    let _ = write!(out, "{c:?}");
    out.bytes().for_each(|b| h.put(b.into()));
}
