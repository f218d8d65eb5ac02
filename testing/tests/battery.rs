//! The battery, tried on the toy duel.

use arbiter_catalog::Source;
use arbiter_testing::battery::{Battery, Counts};
use arbiter_testing::toy::DUEL;

fn decks(library: &dyn arbiter_catalog::Library) -> Vec<Source> {
    library.decks().into_iter().map(|d| Source { name: d.key, text: d.text }).collect()
}

#[test]
fn the_duel_keeps_every_promise() {
    let library = DUEL.library(&[]).unwrap();
    let battery = Battery { library: library.as_ref(), decks: decks(library.as_ref()) };
    let counts = Counts { playouts: 200, twins: 400, refusals: 1000, one_in: 4, ..Counts::EACH_SUBMISSION };
    let tally = battery.run(&counts, 1).unwrap_or_else(|breach| panic!("{breach}"));
    assert!(tally.playouts >= 200 && tally.twins >= 400 && tally.refusals >= 1000 && tally.strays >= 1000, "{tally:?}");
}

#[test]
fn a_game_that_never_ends_is_a_breach() {
    let library = DUEL.library(&[]).unwrap();
    let battery = Battery { library: library.as_ref(), decks: decks(library.as_ref()) };
    let breach = battery.run(&Counts { cap: 3, ..Counts::GLANCE }, 1).unwrap_err();
    assert_eq!(breach.property, "every playout ends");
    assert_eq!(breach.answers.len(), 3);
}

#[test]
fn decks_that_cannot_be_played_are_a_breach() {
    let library = DUEL.library(&[]).unwrap();
    let bad = Source { name: "small".to_owned(), text: "1 Knight".to_owned() };
    let battery = Battery { library: library.as_ref(), decks: vec![bad.clone(), bad] };
    assert_eq!(battery.run(&Counts::GLANCE, 1).unwrap_err().property, "shipped decks can be played");
}
