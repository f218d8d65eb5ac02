//! Decks: what is read, what is refused, and by which clause.

use arbiter_spoils::card::{Card, Pool, Stats};
use arbiter_spoils::deck::{DeckFault, Format, from_code, legal, list, list_o8d, parse, to_code};
use arbiter_spoils::words::{Body, Icons, Kinds, Paragraph};
use std::collections::{BTreeMap, BTreeSet};

fn card(name: &str, kinds: Kinds) -> Card {
    Card {
        name: name.to_owned(),
        name_fr: None,
        trade: None,
        kinds,
        staple: false,
        token: false,
        subtypes: Vec::new(),
        threshold: Icons::default(),
        cost: Some(1),
        stats: Some(Stats::default()),
        structure: None,
        wording: String::new(),
        text: Vec::new(),
        unplayable: None,
    }
}

/// Two factions, a staple, soldiers 1 to 20, and oddities.
fn pool() -> Pool {
    let free = Paragraph { threshold: Icons::default(), body: Body::AnyCopies };
    let mut cards = vec![
        card("Open Charter", Kinds::FACTION),
        card("Red Muster", Kinds::FACTION),
        Card { staple: true, name_fr: Some("Colère".into()), ..card("Rage", Kinds::RESOURCE) },
        Card { text: vec![free], ..card("Cellar Rat", Kinds::CHARACTER) },
        Card { token: true, ..card("Micromajig Token", Kinds::CHARACTER) },
        Card { unplayable: Some("its text is not understood".into()), ..card("Odd Jar", Kinds::ITEM) },
        card("Smith & Sons' \"Forge\"", Kinds::LOCATION),
        card("7 Blades x 7", Kinds::TACTIC),
    ];
    cards.extend((1..=20).map(|n| card(&format!("Soldier {n:02}"), Kinds::CHARACTER)));
    Pool::new(cards)
}

/// So many soldiers, four of a name.
fn soldiers(count: u32) -> String {
    let line = |n: u32| format!("{} Soldier {:02}\n", (count - 4 * n).min(4), n + 1);
    (0..count.div_ceil(4)).map(line).collect()
}

#[track_caller]
fn only(faults: &[DeckFault]) -> &DeckFault {
    match faults {
        [fault] => fault,
        _ => panic!("one fault was expected: {faults:#?}"),
    }
}

fn deck(cards: &str) -> String {
    format!("Faction\n1 Open Charter\n\nDeck\n{cards}")
}

fn clauses(text: &str, format: &Format) -> Vec<&'static str> {
    let Err(faults) = legal(&pool(), text, format) else { return Vec::new() };
    faults.iter().map(|f| f.clause.unwrap_or("-")).collect()
}

#[test]
fn a_deck_has_one_faction() {
    let format = Format::constructed();
    assert!(clauses(&deck(&soldiers(75)), &format).is_empty());
    assert_eq!(clauses(&soldiers(75), &format), ["103.1a"]);
    let two = format!("1 Red Muster\n{}", deck(&soldiers(75)));
    assert_eq!(clauses(&two, &format), ["103.1a"]);
    assert_eq!(clauses(&soldiers(45), &Format::limited()), ["103.2a"]);
}

/// [ST1]
#[test]
fn a_starter_deck_has_any_size_and_one_faction() {
    let starter = Format::of_mode("starter");
    assert!(clauses(&deck("9 Soldier 01\n"), &starter).is_empty());
    assert_eq!(clauses("9 Soldier 01\n", &starter), ["202.1"]);
    assert!(!legal(&pool(), &deck("1 Odd Jar\n"), &starter).unwrap_err().is_empty(), "it is not understood");
    assert_eq!(Format::parse(&pool(), "starter"), Ok(starter));
    assert!(Format::parse(&pool(), "starter of 2 Rage").is_err());
    assert!(Format::parse(&pool(), "starter without Rage").is_err());
    assert_eq!((Format::of_mode("limited"), Format::of_mode("")), (Format::limited(), Format::constructed()));
}

#[test]
fn constructed_needs_75_and_limited_45() {
    assert_eq!(clauses(&deck(&soldiers(74)), &Format::constructed()), ["103.1b"]);
    assert!(clauses(&deck(&soldiers(74)), &Format::limited()).is_empty());
    assert_eq!(clauses(&deck(&soldiers(44)), &Format::limited()), ["103.2b"]);
}

#[test]
fn four_of_a_name_and_staples_without_number() {
    let format = Format::constructed();
    assert!(clauses(&deck(&format!("{}40 Rage\n35 Colère\n", soldiers(4))), &format).is_empty());
    assert!(clauses(&deck(&format!("{}9 Cellar Rat\n", soldiers(66))), &format).is_empty());
    let text = deck(&format!("{}3 Soldier 20\n2 Soldier 20\n", soldiers(72)));
    let faults = legal(&pool(), &text, &format).unwrap_err();
    let fault = only(&faults);
    assert_eq!((fault.clause, fault.line), (Some("103.1c"), 24));
    // Limited has no limit but the pool. [103.2c]
    assert!(clauses(&deck("60 Soldier 01\n"), &Format::limited()).is_empty());
}

#[test]
fn banned_cards_and_pools_come_from_outside() {
    let pool = pool();
    let number = |name| pool.named(name).expect("a card of the pool");
    let banned = BTreeSet::from([number("Soldier 02")]);
    let format = Format::Constructed { banned: banned.clone() };
    assert_eq!(clauses(&deck(&soldiers(75)), &format), ["103.1d"]);
    // A ban of Constructed is none of Limited. [103.2d]
    assert!(clauses(&deck(&soldiers(75)), &Format::limited()).is_empty());
    let format = Format::Limited { pool: None, banned };
    assert_eq!(clauses(&deck(&soldiers(75)), &format), ["103.2d"]);
    let have = BTreeMap::from([(number("Open Charter"), 1), (number("Rage"), 99), (number("Soldier 01"), 3)]);
    let format = Format::Limited { pool: Some(have), banned: BTreeSet::new() };
    assert!(clauses(&deck("3 Soldier 01\n45 Rage\n"), &format).is_empty());
    assert_eq!(clauses(&deck("4 Soldier 01\n45 Rage\n"), &format), ["103.2c"]);
}

#[test]
fn tokens_and_cards_that_are_not_understood_stay_out() {
    let format = Format::constructed();
    assert_eq!(clauses(&deck(&format!("{}1 Micromajig Token\n", soldiers(75))), &format), ["409.3"]);
    assert_eq!(clauses(&deck(&format!("{}1 Odd Jar\n", soldiers(75))), &format), ["-"]);
}

#[test]
fn a_wrong_line_is_told_and_the_others_are_kept() {
    let pool = pool();
    let read =
        parse(&pool, "Faction\nOpen Charter\nDeck (75):\n4 Soldier 01\n4 Soldjer 02\n0 Rage\nx Rage\n2x rage # fuel\n");
    let lines: Vec<usize> = read.faults.iter().map(|f| f.line).collect();
    assert_eq!(lines, [5, 6, 7]);
    assert!(read.faults[0].why.contains("Did you mean `Soldier 02`"), "{}", read.faults[0]);
    assert_eq!(read.list.entries.len(), 3);
    assert!(read.list.incomplete);
    let read = parse(&pool, "Sideboard:\n1 Rage\nDeck\n1 7 Blades x 7\n7 blades x 7\n1 smith and sons\n");
    assert_eq!(read.list.entries.iter().map(|e| u32::from(e.count)).sum::<u32>(), 2);
    assert_eq!(read.faults.len(), 2, "{:?}", read.faults);
}

#[test]
fn sloppy_octgn_files_are_read_with_warnings() {
    let pool = pool();
    let text = "\u{feff}<?xml version=\"1.0\"?>\n<deck game=\"x\">\n<!-- mine -->\n<section name=\"Game Deck\">\n\
        <card qty=\"4\" id=\"1\">Soldier 01</card>\n\
        <card id=\"2\">Rage</card>\n\
        <card qty=3 id='3'>Soldier 02</card>\n\
        <card qty=\"2\">Smith & Sons' \"Forge\"</card>\n\
        <card qty=\"2\">Smith &amp; Sons&apos; &quot;Forge&quot;</card>\n\
        <card qty=\"1\" name=\"Rage\"/>\n\
        <card qty=\"1\">Soldier 03\n\
        <section name=\"Faction\" />\n<card qty=\"1\">Open Charter</card>\n</section>\n</section>\n</deck>";
    let read = parse(&pool, text);
    assert!(read.faults.is_empty(), "{:?}", read.faults);
    assert_eq!(read.list.entries.len(), 8);
    let warned: Vec<usize> = read.warnings.iter().map(|w| w.line).collect();
    assert_eq!(warned, [6, 8, 10, 11, 15], "{:?}", read.warnings);
    let read = parse(&pool, "<deck><section name=\"a\"><card qty=\"2\">Nobody</card><card qty=\"1\"></card>");
    assert_eq!(read.faults.len(), 2, "{:?}", read.faults);
    assert!(!parse(&pool, "<deck>").faults.is_empty());
}

#[test]
fn a_written_octgn_file_is_the_same_deck() {
    let pool = pool();
    let format = Format::constructed();
    let odd = "3 Smith & Sons' \"Forge\"\n1 7 Blades x 7\n9 Cellar Rat\n2 Rage";
    let deck = legal(&pool, &deck(&format!("{}{odd}", soldiers(60))), &format).expect("a legal deck");
    let file = list_o8d(&pool, &list(&deck));
    let read = parse(&pool, &file);
    assert!(read.faults.is_empty() && read.warnings.is_empty(), "{:?} {:?}", read.faults, read.warnings);
    assert_eq!(legal(&pool, &file, &format), Ok(deck));
}

#[test]
fn a_code_is_whole_or_refused() {
    let pool = pool();
    let format = Format::constructed();
    let deck = legal(&pool, &deck(&format!("{}20 Rage", soldiers(60))), &format).expect("a legal deck");
    let code = to_code(&pool, &deck);
    assert!(code.starts_with("s1."));
    assert_eq!(from_code(&pool, &code, &format), Ok(deck));
    for cut in 1..code.len() {
        assert!(from_code(&pool, &code[..cut], &format).is_err(), "{cut}");
    }
    assert!(from_code(&pool, &format!("{code}AAAA"), &format).is_err());
}
