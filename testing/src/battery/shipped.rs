//! The battery on a game of the catalog, with the decks it ships.

use super::{Battery, Counts, Tally};
use arbiter_catalog::{Library, Source, Start, game};
use std::io::Write;

/// Some of the shipped decks, by number, one a seat, keep every promise as often as asked.
///
/// # Panics
/// With the breach, if one is found, or if less was tried than asked for.
pub fn keeps_every_promise(name: &str, decks: &[usize], counts: &Counts, seed: u64) {
    let library = game(name).expect("it is in the catalog").library(&[]).expect("the shipped cards load");
    let shipped: Vec<Source> = library.decks().into_iter().map(|d| Source { name: d.key, text: d.text }).collect();
    let decks: Vec<Source> = decks.iter().map(|n| shipped[n % shipped.len()].clone()).collect();
    let tally = keeps_every_promise_from(library.as_ref(), Start::with(&decks, 0.into()), counts, seed);
    assert!(counts.one_in > 1 || tally.undone > 0, "{tally:?}");
}

/// Games that begin so keep every promise as often as asked. Whether plays are
/// ever undone is for the caller to judge: not every game has such plays.
///
/// # Panics
/// With the breach, if one is found, or if less was tried than asked for.
pub fn keeps_every_promise_from(library: &dyn Library, how: Start, counts: &Counts, seed: u64) -> Tally {
    let tally = Battery { library, how }.run(counts, seed).unwrap_or_else(|breach| panic!("{breach}"));
    // A test that prints is read with `--nocapture`; nobody needs it to pass.
    let _ = writeln!(std::io::stdout(), "{tally:?}");
    assert!(tally.plays > 0 && tally.vain > 0, "{tally:?}");
    assert!(tally.playouts >= counts.playouts, "{tally:?}");
    assert!(tally.twins >= counts.twins && tally.refusals >= counts.refusals, "{tally:?}");
    tally
}
