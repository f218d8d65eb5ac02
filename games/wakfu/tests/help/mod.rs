//! What the tests of this game share.

#![allow(dead_code, reason = "each test uses a part of it")]

use arbiter_kernel::Rng;
use arbiter_wakfu::board::{CHALLENGE, QUEUE, T, WORLD, Zone, zone};
use arbiter_wakfu::rules::Rules;
use arbiter_wakfu::{setup, shipped};
use std::sync::{Arc, LazyLock};

static RULES: LazyLock<Arc<Rules>> = LazyLock::new(|| Arc::new(shipped::rules()));

pub(crate) fn rules() -> Arc<Rules> {
    Arc::clone(&RULES)
}

/// A table of two teams of so many, with the starter decks in turn.
pub(crate) fn table(each: usize, seed: u64) -> T {
    let rules = rules();
    let decks = shipped::decks(&rules);
    let brought: Vec<_> = (0..each * 2).map(|n| decks[(n + seed as usize) % decks.len()].clone()).collect();
    setup::start(&rules, &brought, None, Rng::new(seed))
}

/// Every card that was brought is somewhere, once; tokens are cards of nobody.
pub(crate) fn conserved(t: &T) {
    let token = |slot: &u16| t.rules.faces[t.objects.at(*slot).face as usize].token;
    for seat in 0..t.board.seats {
        let own = [Zone::Deck, Zone::Hand, Zone::Discard, Zone::Bag, Zone::Banished].map(|z| zone(seat, z));
        let zones = (0..t.board.seats).map(|s| zone(s, Zone::Bag)).filter(|z| !own.contains(z));
        let all = own.into_iter().chain([WORLD, QUEUE, CHALLENGE]).chain(zones);
        let cards = all.flat_map(|z| t.zones.of(z)).filter(|s| t.objects.at(**s).owner == seat && !token(s));
        assert_eq!(cards.count(), 50, "cards of seat {seat}");
    }
}
