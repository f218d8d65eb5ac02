//! The door to Wakfu TCG: decks are judged for their mode, and who begins the
//! next game of a match.

use arbiter_catalog::{Fault, Library, Match, Seed, Source, Start, Viewer, game};
use arbiter_kernel::SeatSet;

/// Thirty cards and what else was opened. [101.2] [101.4]
const OPENED: &str = "1 Brann Oxhand\n1 Burrow Bag\n28 Young Mole\nReserve\n5 Old Oak\n";

fn library() -> Box<dyn Library> {
    game("wakfu").expect("it is in the catalog").library(&[]).expect("the shipped cards load")
}

fn begin(mode: &str, text: &str, lost: SeatSet) -> Result<Box<dyn Match>, Vec<Fault>> {
    let deck = Source { name: "deck".to_owned(), text: text.to_owned() };
    let mut how = Start::with(&[deck.clone(), deck], Seed([7; 32]));
    (how.mode, how.lost) = (mode.to_owned(), lost);
    library().start(&how)
}

#[test]
fn a_deck_is_judged_for_its_mode() {
    for mode in ["sealed", "draft"] {
        let table = begin(mode, OPENED, SeatSet::NONE).unwrap_or_else(|f| panic!("{mode}: {f:?}"));
        assert!(table.view(Viewer::Judge).asked.is_some());
    }
    let clauses = |mode: &str, text: &str| -> Vec<Option<&'static str>> {
        begin(mode, text, SeatSet::NONE).err().unwrap_or_default().iter().map(|f| f.clause).collect()
    };
    assert!(clauses("constructed", OPENED).contains(&Some("101.1")));
    let built = library().decks().remove(0).text;
    assert_eq!(clauses("constructed", &built), []);
    assert!(clauses("sealed", &built).contains(&Some("101.2")));
    // A block has its own expansions, and a card of ours is of none. [1201.block]
    for block in ["incarnam", "bonta-brakmar"] {
        assert!(clauses(block, &built).iter().all(|c| *c == Some("1201.block")), "{block}");
        assert!(!clauses(block, &built).is_empty(), "{block}");
    }
    let source = Source { name: "deck".to_owned(), text: OPENED.to_owned() };
    assert!(library().read_deck_in(&source, "sealed").faults.is_empty());
    assert!(!library().read_deck_in(&source, "").faults.is_empty());
}

/// Nobody throws for it: whoever lost the game before says who begins. [102.2]
#[test]
fn the_loser_of_the_last_game_says_who_begins() {
    let built = library().decks().remove(0).text;
    let table = begin("constructed", &built, SeatSet::one(1)).unwrap_or_else(|f| panic!("{f:?}"));
    assert_eq!(table.asked(), Some(1));
    let words: Vec<String> = table.options().iter().map(|o| o.words.clone()).collect();
    assert_eq!(words, ["A", "B"]);
}

/// Cards of the reserve may change places between the games of a match. [101.4]
#[test]
fn the_game_has_a_reserve() {
    assert!(game("wakfu").expect("it is in the catalog").reserve());
}

/// Packs are opened at the table where nobody brings anything, and in a later game
/// cards of what was opened change places. [101.2] [101.4]
#[test]
fn packs_are_opened_at_the_table() {
    for (mode, question) in [("sealed", "ask-hero"), ("draft", "ask-pick")] {
        let table = begin(mode, "", SeatSet::NONE).unwrap_or_else(|f| panic!("{mode}: {f:?}"));
        assert_eq!((table.view(Viewer::Judge).question, table.kept(0)), (question, None));
        let again = begin(mode, OPENED, SeatSet::one(1)).unwrap_or_else(|f| panic!("{mode}: {f:?}"));
        assert_eq!((again.asked(), again.view(Viewer::Judge).question), (Some(0), "ask-build"));
    }
    let first = begin("sealed", OPENED, SeatSet::NONE).unwrap_or_else(|f| panic!("{f:?}"));
    assert_eq!(first.view(Viewer::Judge).question, "ask-throw");
    let kept = first.kept(1).expect("it was brought");
    let read =
        |text: &str| library().read_deck_in(&Source { name: "deck".to_owned(), text: text.to_owned() }, "sealed");
    assert_eq!(read(&kept).entries, read(OPENED).entries);
    let source = |text: &str| Source { name: "deck".to_owned(), text: text.to_owned() };
    let mut how = Start::with(&[source(OPENED), source("")], Seed([7; 32]));
    how.mode = "sealed".to_owned();
    assert!(library().start(&how).is_err(), "everybody brings a deck, or nobody");
}
