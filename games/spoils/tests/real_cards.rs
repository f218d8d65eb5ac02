//! Real cards and decks, read from outside the repository when they are there.

use arbiter_cards::{Published, coverage, published};
use arbiter_spoils::card::{Card, Pool};
use arbiter_spoils::deck::{Format, Part, legal, parse, part_of, to_text};
use arbiter_spoils::render::french;
use arbiter_spoils::table::{Table, read};

fn table() -> Option<(Published, Table)> {
    let published = published("spoils", module_path!())?;
    let table = read(&published.table);
    Some((published, table))
}

#[expect(clippy::print_stderr, reason = "a report for the person who runs the test")]
fn say(text: &str) {
    eprintln!("{text}");
}

#[test]
fn precon_decks_come_back_word_for_word() {
    let Some((published, table)) = table() else { return };
    let pool = Pool::new(table.cards);
    let mut cards: Vec<&Card> = Vec::new();
    for (name, text) in published.decks() {
        let read = parse(&pool, &text);
        assert!(read.faults.is_empty(), "{name}: {:?}", read.faults);
        for entry in read.list.entries {
            let card = pool.card(entry.card);
            if !cards.iter().any(|c| c.name == card.name) {
                cards.push(card);
            }
        }
    }
    let report = coverage(cards.iter().copied());
    for unknown in &report.unknown {
        say(&format!("{}\n  {}\n  {}", unknown.name, unknown.text, unknown.why));
    }
    let (all, compiled, back) = (report.faces, report.compiled, report.round_trip);
    say(&format!("precon decks: {all} cards, {compiled} compiled, {back} round trips"));
    assert!(all > 200);
    assert_eq!(back, all);
}

#[test]
fn the_whole_table_is_reported() {
    let Some((_, table)) = table() else { return };
    let report = coverage(&table.cards);
    let (all, compiled, back) = (report.faces, report.compiled, report.round_trip);
    say(&format!("whole table: {} rows, {all} cards, {compiled} compiled, {back} round trips", table.rows));
    if let Some(path) = std::env::var_os("ARBITER_COVERAGE") {
        std::fs::write(path, report.json()).expect("the report can be written");
    }
    assert!(back * 4 > all * 3, "three quarters of the table are the least");
}

#[test]
fn french_speaks_no_english() {
    let Some((_, table)) = table() else { return };
    let english =
        [" the ", " your ", " and ", " character", " draw ", " this ", " each ", " it ", " of ", " with ", " card "];
    for card in &table.cards {
        for text in french(&card.text) {
            assert!(!text.trim().is_empty(), "{}", card.name);
            // Names of abilities stand in front of a bar, quoted names in quotes.
            let body = text.split_once(" | ").map_or(text.as_str(), |(_, body)| body);
            if text.starts_with("UNIQUE") {
                continue;
            }
            let said: String = body
                .split('«')
                .enumerate()
                .map(|(n, part)| if n == 0 { part } else { part.split_once('»').map_or("", |(_, rest)| rest) })
                .collect();
            let low = format!(" {} ", said.to_lowercase());
            let left: Vec<&&str> = english.iter().filter(|w| low.contains(**w)).collect();
            assert!(left.is_empty(), "{}: {left:?} in {text}", card.name);
        }
    }
}

#[test]
fn real_decks_are_judged_by_the_book() {
    let Some((published, table)) = table() else { return };
    let pool = Pool::new(table.cards);
    for (name, text) in published.decks() {
        let read = parse(&pool, &text);
        let count = read.list.count(Part::Deck);
        assert_eq!(read.list.count(Part::Faction), 1, "{name}");
        let constructed = legal(&pool, &text, &Format::constructed());
        let limited = legal(&pool, &text, &Format::limited());
        say(&format!("{name}: {count} cards, {} warnings", read.warnings.len()));
        // [103.1b] [103.2b]
        assert_eq!(constructed.is_ok(), count >= 75, "{name}: {constructed:?}");
        assert_eq!(limited.is_ok(), count >= 45, "{name}: {limited:?}");
        if let Ok(deck) = &limited {
            assert_eq!(part_of(&pool, deck.faction), Part::Faction);
            let again = legal(&pool, &to_text(&pool, deck), &Format::limited());
            assert_eq!(again.as_ref(), Ok(deck), "{name}");
        }
        // One of the files closes a section that is already closed.
        if name.ends_with("edition-banker") {
            let lines: Vec<usize> = read.warnings.iter().map(|w| w.line).collect();
            assert_eq!(lines.len(), 1, "{:?}", read.warnings);
        }
    }
}
