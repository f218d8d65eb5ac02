//! What the tests of this game share.

#![allow(dead_code, reason = "each test uses a part of it")]

pub(crate) mod roster;
pub(crate) mod scene;

use arbiter_brawl::Brawl;
use arbiter_brawl::arena::Arena;
use arbiter_brawl::board::{CHALLENGES, MET, RESERVE, SPRUNG, T, TOKENS, Zone, slot, zone};
use arbiter_brawl::recruit::{Mode, Start};
use arbiter_brawl::rules::Rules;
use arbiter_brawl::setup;
use arbiter_kernel::{Rng, Table};
use std::sync::Arc;

pub(crate) fn rules() -> Arc<Rules> {
    let rules = Rules::new(Arena::standard(), roster::champions(), roster::challenges());
    Arc::new(rules.unwrap_or_else(|faults| panic!("{faults:?}")))
}

pub(crate) fn drafted(rules: &Arc<Rules>, seats: u8, mode: Mode, seed: u64) -> T {
    let start = Start { seats, mode, lists: Vec::new(), pool: Vec::new() };
    setup::start(rules, &start, Rng::new(seed)).expect("the whole roster can be drafted")
}

/// Every card, challenge and trap is somewhere, once.
pub(crate) fn conserved(t: &Table<Brawl>, seats: u8) {
    let own = |s: u8| [Zone::Hand, Zone::Deck, Zone::Discard, Zone::Played].map(|z| t.zones.len(zone(s, z)));
    let each = if seats == 4 { 12 } else { 18 };
    for seat in 0..seats {
        assert_eq!(own(seat).iter().sum::<usize>(), each, "cards of seat {seat}");
    }
    let traps = [RESERVE, TOKENS, SPRUNG].map(|z| t.zones.len(z));
    assert_eq!(traps.iter().sum::<usize>(), 12);
    let track: usize = (0..8).map(|n| t.zones.len(slot(n))).sum();
    assert_eq!(track + t.zones.len(CHALLENGES) + t.zones.len(MET), 22);
}
