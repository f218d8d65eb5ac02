//! Real cards, read from outside the repository when they are there.

use arbiter_cards::{Published, coverage, published};
use arbiter_evolve::card::Card;
use arbiter_evolve::render::french;
use arbiter_evolve::table::{Table, read};

fn table() -> Option<(Published, Table)> {
    let published = published("evolve", module_path!())?;
    let table = read(&published.table);
    Some((published, table))
}

#[expect(clippy::print_stderr, reason = "a report for the person who runs the test")]
fn say(text: &str) {
    eprintln!("{text}");
}

/// Names of the faces a deck file needs: main deck and evolve deck. Leaders
/// have no text and stand in no table.
fn deck(text: &str) -> Vec<(String, bool)> {
    let mut side = false;
    let mut faces = Vec::new();
    for line in text.lines() {
        if line.contains("<zone") {
            side = line.contains("\"side\"");
        }
        let Some(name) = line.split("name=\"").nth(1).filter(|_| line.contains("<card")) else { continue };
        let name = name.split('"').next().unwrap_or_default().trim().replace("&amp;", "&");
        let evolved = ["(Evolved)", "(Evolve)"].iter().find_map(|s| name.strip_suffix(s));
        match (side, evolved) {
            (true, Some(name)) => faces.push((name.trim().to_owned(), true)),
            (true, None) => {}
            (false, _) => faces.push((name, false)),
        }
    }
    faces
}

#[test]
fn starter_decks_come_back_word_for_word() {
    let Some((published, table)) = table() else { return };
    let mut faces: Vec<&Card> = Vec::new();
    for (file, text) in published.decks() {
        for (name, evolved) in deck(&text) {
            let found = table.cards.iter().find(|c| c.name == name && c.evolved == evolved && !c.token);
            let card = found.unwrap_or_else(|| panic!("{name} of {file} is not in the table"));
            if !faces.iter().any(|c| c.name == name && c.evolved == evolved) {
                faces.push(card);
            }
        }
    }
    faces.extend(table.cards.iter().filter(|c| {
        c.token && ["Thorn Burst", "Fairy", "Ghost", "Magic Sediment", "Knight"].contains(&c.name.as_str())
    }));
    let report = coverage(faces.iter().copied());
    for unknown in &report.unknown {
        say(&format!("{}\n  {}\n  {}", unknown.name, unknown.text, unknown.why));
    }
    say(&format!(
        "starter decks: {} faces, {} compiled, {} round trips",
        report.faces, report.compiled, report.round_trip
    ));
    assert!(report.faces > 100);
    assert_eq!(report.round_trip, report.faces);
}

#[test]
fn the_whole_table_is_reported() {
    let Some((_, table)) = table() else { return };
    let mut sets: Vec<&String> = table.sets.iter().collect();
    sets.sort();
    sets.dedup();
    for set in sets {
        let of_set = table.cards.iter().zip(&table.sets).filter(|(_, s)| *s == set).map(|(c, _)| c);
        let report = coverage(of_set);
        say(&format!(
            "{:>4} faces {:>4} compiled {:>4} round trips  {set}",
            report.faces, report.compiled, report.round_trip
        ));
    }
    let report = coverage(&table.cards);
    say(&format!(
        "whole table: {} faces, {} compiled, {} round trips, {} rows skipped",
        report.faces, report.compiled, report.round_trip, table.skipped
    ));
    if let Some(path) = std::env::var_os("ARBITER_COVERAGE") {
        std::fs::write(path, report.json()).expect("the report can be written");
    }
    assert!(report.round_trip * 3 > report.faces, "a third of the table is the least");
}

#[test]
fn french_speaks_no_english() {
    let Some((_, table)) = table() else { return };
    let english =
        [" the ", " your ", " on ", " and ", " follower", " draw ", " this ", " each ", " it ", " of ", " with "];
    for card in &table.cards {
        for text in french(&card.abilities, card.kind) {
            assert!(!text.trim().is_empty(), "{}", card.name);
            // Names are quoted as they are.
            let said: String = text
                .split('«')
                .enumerate()
                .map(|(n, part)| match n {
                    0 => part,
                    _ => part.split_once('»').map_or("", |(_, rest)| rest),
                })
                .collect();
            let low = format!(" {} ", said.to_lowercase());
            let left: Vec<&&str> = english.iter().filter(|w| low.contains(**w)).collect();
            assert!(left.is_empty(), "{}: {left:?} in {text}", card.name);
        }
    }
}
