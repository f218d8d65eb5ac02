//! The battery on The Spoils: random games in which every promise is looked at.

use arbiter_catalog::{Library, Source, game};
use arbiter_testing::battery::{Battery, Counts};

fn library() -> Box<dyn Library> {
    game("spoils").expect("it is in the catalog").library(&[]).expect("the shipped cards load")
}

fn run(first: usize, second: usize, seed: u64, counts: &Counts) {
    let library = library();
    let decks: Vec<Source> = library.decks().into_iter().map(|d| Source { name: d.key, text: d.text }).collect();
    let decks = vec![decks[first % decks.len()].clone(), decks[second % decks.len()].clone()];
    let battery = Battery { library: library.as_ref(), decks };
    let tally = battery.run(counts, seed).unwrap_or_else(|breach| panic!("{breach}"));
    assert!(tally.playouts >= counts.playouts, "{tally:?}");
}

/// Every property at every single question, for a few games of each pairing.
#[test]
fn every_question_of_every_pairing_keeps_every_promise() {
    let counts = Counts { playouts: 1, twins: 0, refusals: 0, one_in: 1, ..Counts::EACH_SUBMISSION };
    for first in 0..5 {
        for second in 0..5 {
            run(first, second, 50_000 + 100 * (first as u64 * 5 + second as u64), &counts);
        }
    }
}
