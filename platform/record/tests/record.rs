//! A recorded game comes back, can be looked at anywhere, and cannot be
//! changed unnoticed.

use arbiter_catalog::{Library, Match, Seed, Source, Start, game};
use arbiter_record::{Fair, Move, Part, Record, commit, hash, hex};

fn library() -> Box<dyn Library> {
    game("evolve").expect("it is in the catalog").library(&[]).expect("the shipped cards load")
}

fn decks(library: &dyn Library) -> Vec<Source> {
    let all = library.decks();
    all.into_iter().take(2).map(|d| Source { name: d.key, text: d.text }).collect()
}

fn fair() -> Fair {
    Fair { server: Part::of([1; 32]), seats: vec![Part::of([2; 32]), Part::of([3; 32])], round: 2 }
}

/// A whole game, the option taken each time being a number of no meaning.
fn played(library: &dyn Library, seed: Seed) -> (Record, Box<dyn Match>) {
    let decks = decks(library);
    let how = Start::with(&decks, seed);
    let mut table = library.start(&how).unwrap_or_else(|f| panic!("{f:?}"));
    let mut record = Record::begun("evolve", "0.1.0", how, table.as_ref());
    let mut n = 7_usize;
    while let Some(seat) = table.asked() {
        n = n.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let options = table.options();
        let pick = (n >> 33) % options.len();
        table.answer(pick).unwrap_or_else(|e| panic!("{e:?}"));
        record.push(seat, Move::Pick(pick), options[pick].words.clone(), table.as_ref());
    }
    (record, table)
}

fn parsed(text: &str) -> Record {
    Record::parse(&Source { name: "x.replay".to_owned(), text: text.to_owned() }).unwrap_or_else(|f| panic!("{f}"))
}

fn whole() -> (Box<dyn Library>, Record) {
    let library = library();
    let (mut record, _) = played(library.as_ref(), fair().seed());
    record.fair = Some(fair());
    record.names = vec!["Alice".to_owned(), "Bob \n the\tBuilder".to_owned()];
    (library, record)
}

#[test]
fn a_game_comes_back_to_the_bit() {
    let library = library();
    let (record, table) = played(library.as_ref(), 42.into());
    let back = parsed(&record.text());
    let (last, fair) = back.verify(library.as_ref()).unwrap_or_else(|f| panic!("{f:?}"));
    assert_eq!((last.hash(), fair), (table.hash(), false));
    assert_eq!(back.text(), record.text(), "written again it is the same file");
    assert!(record.text().contains("\nseed 42\n"));
    assert_eq!(back.seed, Seed::from(42));
    let part = parsed(&record.prefix(10));
    assert_eq!((part.decisions.len(), part.end), (10, None));
}

#[test]
fn names_and_the_parts_of_the_seed_stand_in_the_head() {
    let (library, record) = whole();
    let text = record.text();
    assert!(text.contains("\nname A Alice\nname B Bob the Builder\n"), "{}", &text[..400]);
    assert!(text.contains(&format!("\nround 2\nfair server {} {}\n", hex(&[1; 32]), hex(&commit(&[1; 32])))));
    let back = parsed(&text);
    assert_eq!(back.names, ["Alice", "Bob the Builder"]);
    assert_eq!(back.verify(library.as_ref()).map(|(_, fair)| fair).map_err(|f| f[0].to_string()), Ok(true));
}

#[test]
fn whatever_is_changed_is_found_with_its_line() {
    let (library, record) = whole();
    let good = record.text();
    let line = |text: &str| good.lines().position(|l| l == text).unwrap_or_else(|| panic!("{text}")) + 1;
    let start = good.lines().position(|l| l.starts_with("start ")).unwrap() + 1;
    let third = good.lines().nth(start + 2).unwrap();
    let (pick, state) = (third.split(' ').nth(2).unwrap(), third.split(' ').nth(3).unwrap());
    let seed = format!("seed {}", record.seed);
    let a = format!("fair A {} {}", hex(&[2; 32]), hex(&commit(&[2; 32])));
    let card = good.lines().find(|l| l.starts_with("  3 ")).unwrap();
    let cases = [
        ("seed", good.replace(&seed, "seed 5"), line(&seed), "the parts make the seed"),
        ("round", good.replace("round 2", "round 3"), line(&seed), "the parts make the seed"),
        ("seed of A", good.replace(&hex(&[2; 32]), &hex(&[9; 32])), line(&a), "seat A committed to"),
        ("deck", good.replacen(card, &card.replacen("  3 ", "  2 ", 1), 1), 0, "main deck has 39 cards"),
        ("card", good.replacen(card, "  3 Nobody At All", 1), line(card), "No card is named `Nobody At All`"),
        ("pick", good.replace(third, &third.replacen(&format!(" {pick} "), " 77 ", 1)), start + 3, "no-such-option"),
        ("hash", good.replace(third, &third.replace(state, "0123456789abcdef")), start + 3, "the replay says 0123"),
        ("open hash", good.replace(third, &third.replace(state, "-")), start + 3, "`-` is no hash"),
        ("end", good.replace("\nend ", "\nend not "), good.lines().count(), "the replay says `not "),
        ("number", good.replace(third, &format!("9{third}")), start + 3, "decision 3 is expected"),
        ("first line", good.replace("replay 1", "replay 2"), 1, "the first line is not"),
        ("names", good.replace("name B ", "name C "), line("name B Bob the Builder"), "the name of seat B"),
    ];
    for (what, text, line, says) in cases {
        assert_ne!(text, good, "{what}");
        let source = Source { name: "x.replay".to_owned(), text };
        let told = Record::parse(&source).map_err(|f| vec![f]).and_then(|r| r.verify(library.as_ref()).map(|_| ()));
        let faults = told.expect_err(what);
        let found = faults.iter().find(|f| f.why.contains(says)).unwrap_or_else(|| panic!("{what}: {faults:?}"));
        assert_eq!(found.source, "x.replay", "{what}");
        // A fault of a whole deck is told at the deck's own line.
        let deck = good.lines().position(|l| l.starts_with("deck A")).unwrap() + 1;
        assert_eq!(found.line, if line == 0 { deck } else { line }, "{what}");
    }
}

/// Another deck that is just as legal begins another game.
#[test]
fn another_order_of_a_deck_is_another_game() {
    let (library, record) = whole();
    let mut other = record.clone();
    other.decks[0].text = record.decks[0].text.replacen("Main\n", "Main\n# moved\n", 1);
    assert!(parsed(&other.text()).verify(library.as_ref()).is_ok(), "a comment changes nothing");
    other.decks.swap(0, 1);
    let faults = parsed(&other.text()).verify(library.as_ref()).err().expect("the decks changed seats");
    assert!(faults[0].why.contains("is the seed or a deck another one"), "{}", faults[0]);
}

#[test]
fn every_moment_can_be_visited() {
    let library = library();
    let (record, _) = played(library.as_ref(), 8.into());
    let outline = record.outline(library.as_ref()).unwrap();
    let count = record.decisions.len() as u32;
    assert!(outline.turns.len() > 4 && outline.turns.is_sorted(), "{:?}", outline.turns);
    assert!(outline.beats.len() > outline.turns.len() && outline.beats.len() < count as usize, "{:?}", outline.beats);
    assert_eq!((outline.beats[0], outline.turns[0]), (0, 0));
    for &turn in &outline.turns[1..] {
        let (before, now) = (
            record.at(library.as_ref(), turn as usize - 1).unwrap(),
            record.at(library.as_ref(), turn as usize).unwrap(),
        );
        let turn_of = |t: &dyn Match| t.view(arbiter_catalog::Viewer::Spectator).turn;
        assert_eq!(turn_of(before.table.as_ref()) + 1, turn_of(now.table.as_ref()));
        assert_eq!(hash(now.table.as_ref()), record.decisions[turn as usize - 1].hash);
        assert!(now.log.len() >= before.log.len() && now.log.last().is_some_and(|told| told.at <= turn));
    }
    assert!(record.at(library.as_ref(), usize::MAX).unwrap().table.asked().is_none());
}

#[test]
fn a_game_that_was_set_up_by_hand_is_recorded_too() {
    let library = library();
    let setup = "A field knight\nB leader 3\n".to_owned();
    let lines: Vec<(usize, String)> = setup.lines().map(|l| (1, l.to_owned())).collect();
    let mut table = library.stage(&lines, &[]).unwrap();
    let mut record = Record::begun("evolve", "0.1.0", Start::default(), table.as_ref());
    record.stage = Some(setup);
    record.names = vec!["A".to_owned(), "B".to_owned()];
    let end = table.options().iter().position(|o| o.act == "end").unwrap();
    table.answer(end).unwrap();
    record.push(0, Move::Pick(end), "end".to_owned(), table.as_ref());
    let text = record.text();
    assert!(text.contains("\nstage\n  A field knight\n  B leader 3\nstart "), "{text}");
    assert!(parsed(&text).verify(library.as_ref()).is_ok());
    let bad = parsed(&text.replace("A field knight", "A field nobody"));
    let fault = bad.verify(library.as_ref()).err().unwrap().remove(0);
    assert_eq!(fault.line, text.lines().position(|l| l == "stage").unwrap() + 2, "{fault}");
}

#[test]
fn no_text_makes_the_reader_panic() {
    let (_, record) = whole();
    let good = record.text();
    let lines: Vec<&str> = good.lines().take(80).collect();
    for skip in 0..lines.len() {
        let text: String =
            lines.iter().enumerate().filter(|(n, _)| *n != skip).map(|(_, l)| format!("{l}\n")).collect();
        let _ = Record::parse(&Source { name: "x".to_owned(), text });
    }
    for cut in (0..good.len().min(4000)).filter(|&n| good.is_char_boundary(n)) {
        let _ = Record::parse(&Source { name: "x".to_owned(), text: good[..cut].to_owned() });
    }
}
