//! The battery on Shadowverse: Evolve, with the figures of every submission:
//! 10,000 random games, 20,000 twin states, 100,000 refused picks.

use arbiter_testing::battery::{Counts, keeps_every_promise};

/// A quarter of the figures, with two of the shipped decks.
fn quarter(first: usize, second: usize, seed: u64) {
    let counts = Counts { playouts: 2_500, twins: 5_000, refusals: 25_000, ..Counts::EACH_SUBMISSION };
    keeps_every_promise("evolve", &[first, second], &counts, seed);
}

#[test]
fn forest_against_sword_keeps_every_promise() {
    quarter(0, 1, 10_000);
}

#[test]
fn rune_against_dragon_keeps_every_promise() {
    quarter(2, 3, 20_000);
}

#[test]
fn abyss_against_haven_keeps_every_promise() {
    quarter(4, 5, 30_000);
}

#[test]
fn wayfarers_against_rune_keeps_every_promise() {
    quarter(6, 2, 40_000);
}

/// Every property at every single question, for fewer games.
#[test]
fn every_question_of_every_pairing_keeps_every_promise() {
    let counts = Counts { playouts: 4, twins: 0, refusals: 0, one_in: 1, ..Counts::EACH_SUBMISSION };
    for first in 0..7 {
        for second in 0..7 {
            keeps_every_promise("evolve", &[first, second], &counts, 50_000 + 100 * (first as u64 * 7 + second as u64));
        }
    }
}
