//! The battery on Wakfu TCG: two, four and six seats.

use arbiter_catalog::{Source, Start, game};
use arbiter_testing::battery::{Counts, keeps_every_promise_from};

/// Some of the figures of every submission, for so many seats.
fn keeps(seats: usize, counts: &Counts, seed: u64) {
    let library = game("wakfu").expect("it is in the catalog").library(&[]).expect("the shipped cards load");
    let decks: Vec<Source> = library.decks().into_iter().map(|d| Source { name: d.key, text: d.text }).collect();
    let brings: Vec<Source> = (0..seats).map(|n| decks[n % decks.len()].clone()).collect();
    keeps_every_promise_from(library.as_ref(), Start::with(&brings, 0.into()), counts, seed);
}

/// The same of games to which nobody brings a deck.
fn keeps_with_packs(mode: &str, seats: usize, counts: &Counts, seed: u64) {
    let library = game("wakfu").expect("it is in the catalog").library(&[]).expect("the shipped cards load");
    let nothing = vec![Source { name: mode.to_owned(), text: String::new() }; seats];
    let how = Start { mode: mode.to_owned(), ..Start::with(&nothing, 0.into()) };
    keeps_every_promise_from(library.as_ref(), how, counts, seed);
}

const SOME: Counts = Counts { playouts: 6, twins: 200, refusals: 400, one_in: 64, cap: 60_000 };

#[test]
fn two_keep_every_promise() {
    keeps(2, &SOME, 10_000);
}

#[test]
fn four_keep_every_promise() {
    keeps(4, &Counts { playouts: 2, twins: 60, refusals: 100, ..SOME }, 20_000);
}

#[test]
fn two_with_sealed_decks_keep_every_promise() {
    keeps_with_packs("sealed", 2, &Counts { playouts: 3, ..SOME }, 30_000);
}

#[test]
fn two_with_a_draft_keep_every_promise() {
    keeps_with_packs("draft", 2, &Counts { playouts: 3, ..SOME }, 40_000);
}

#[test]
fn four_with_a_draft_keep_every_promise() {
    keeps_with_packs("draft", 4, &Counts { playouts: 1, twins: 60, refusals: 100, ..SOME }, 50_000);
}
