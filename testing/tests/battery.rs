//! The battery, tried on the toy duel.

use arbiter_catalog::{Seed, Source, Start};
use arbiter_testing::battery::{Battery, Counts};
use arbiter_testing::toy::DUEL;

fn decks(library: &dyn arbiter_catalog::Library) -> Vec<Source> {
    library.decks().into_iter().map(|d| Source { name: d.key, text: d.text }).collect()
}

#[test]
fn the_duel_keeps_every_promise() {
    let library = DUEL.library(&[]).unwrap();
    let battery = Battery { library: library.as_ref(), how: Start::with(&decks(library.as_ref()), 0.into()) };
    let counts = Counts { playouts: 200, twins: 400, refusals: 1000, one_in: 4, ..Counts::EACH_SUBMISSION };
    let tally = battery.run(&counts, 1).unwrap_or_else(|breach| panic!("{breach}"));
    assert!(tally.playouts >= 200 && tally.twins >= 400 && tally.refusals >= 1000 && tally.strays >= 1000, "{tally:?}");
}

#[test]
fn a_game_that_never_ends_is_a_breach() {
    let library = DUEL.library(&[]).unwrap();
    let battery = Battery { library: library.as_ref(), how: Start::with(&decks(library.as_ref()), 0.into()) };
    let breach = battery.run(&Counts { cap: 3, ..Counts::GLANCE }, 1).unwrap_err();
    assert_eq!(breach.property, "every playout ends");
    assert_eq!(breach.answers.len(), 3);
}

#[test]
fn decks_that_cannot_be_played_are_a_breach() {
    let library = DUEL.library(&[]).unwrap();
    let bad = Source { name: "small".to_owned(), text: "1 Knight".to_owned() };
    let battery = Battery { library: library.as_ref(), how: Start::with(&[bad.clone(), bad], 0.into()) };
    assert_eq!(battery.run(&Counts::GLANCE, 1).unwrap_err().property, "shipped decks can be played");
}

/// Two teams of two, and games that begin with a draft.
#[test]
fn every_mode_and_seating_keeps_every_promise() {
    let library = DUEL.library(&[]).unwrap();
    let shipped = decks(library.as_ref());
    let four: Vec<Source> = (0..4).map(|n| shipped[n % shipped.len()].clone()).collect();
    let nothing = vec![Source { name: "nothing".to_owned(), text: String::new() }; 4];
    let counts = Counts { playouts: 60, twins: 200, refusals: 500, one_in: 4, ..Counts::EACH_SUBMISSION };
    let draft = |seats: usize| Start { mode: "draft".to_owned(), ..Start::with(&nothing[..seats], Seed::default()) };
    let arena = Start { mode: "arena".to_owned(), ..Start::with(&four[..2], Seed::default()) };
    for how in [Start::with(&four, Seed::default()), draft(2), draft(4), arena] {
        let battery = Battery { library: library.as_ref(), how };
        let tally = battery.run(&counts, 7).unwrap_or_else(|breach| panic!("{breach}"));
        assert!(tally.playouts >= 60 && tally.twins >= 200, "{tally:?}");
    }
}
