//! The battery on Super Fantasy Brawl: every way to recruit, two and four seats.

use arbiter_catalog::{Source, Start, game};
use arbiter_testing::battery::{Counts, keeps_every_promise_from};

/// Some of the figures of every submission, for a mode and so many seats.
fn keeps(mode: &str, seats: usize, counts: &Counts, seed: u64) {
    let library = game("brawl").expect("it is in the catalog").library(&[]).expect("the shipped cards load");
    let lists = library.decks().into_iter().map(|d| Source { name: d.key, text: d.text });
    let nothing = |s: Source| if mode == "friendly" { Source { text: String::new(), ..s } } else { s };
    let brings: Vec<Source> = lists.take(seats).map(nothing).collect();
    let how = Start { mode: mode.to_owned(), ..Start::with(&brings, 0.into()) };
    keeps_every_promise_from(library.as_ref(), how, counts, seed);
}

const SOME: Counts = Counts { playouts: 60, twins: 1_500, refusals: 3_000, one_in: 16, cap: 40_000 };

#[test]
fn two_with_a_competitive_draft_keep_every_promise() {
    keeps("competitive", 2, &SOME, 10_000);
}

#[test]
fn two_with_a_friendly_draft_keep_every_promise() {
    keeps("friendly", 2, &SOME, 20_000);
}

#[test]
fn two_with_free_teams_keep_every_promise() {
    keeps("free", 2, &SOME, 30_000);
}

#[test]
fn four_with_a_competitive_draft_keep_every_promise() {
    keeps("competitive", 4, &SOME, 40_000);
}

#[test]
fn four_with_a_friendly_draft_keep_every_promise() {
    keeps("friendly", 4, &SOME, 50_000);
}

/// Every property at every single question, for fewer games.
#[test]
fn every_question_keeps_every_promise() {
    let counts = Counts { playouts: 2, twins: 0, refusals: 0, one_in: 1, ..SOME };
    keeps("competitive", 2, &counts, 60_000);
    keeps("friendly", 4, &counts, 61_000);
}
