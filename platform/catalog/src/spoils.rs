//! The door to The Spoils.

mod cards;
mod library;
mod table;

use crate::{Brings, Fault, Game, Lesson, Library, Mode, Seating, Source, lessons};
use arbiter_spoils::card::{self, Pool};
use arbiter_spoils::rules::Rules;
use arbiter_spoils::{shipped, show, table as real};
use std::sync::{Arc, OnceLock};

/// The game.
pub(crate) struct Spoils;

/// Two players with a deck each.
const MODES: &[Mode] = &[Mode { key: "constructed", brings: Brings::Deck, seatings: &[Seating::TWO] }];

impl Game for Spoils {
    fn key(&self) -> &'static str {
        "spoils"
    }
    fn title(&self) -> &'static str {
        "The Spoils"
    }
    fn modes(&self) -> &'static [Mode] {
        MODES
    }
    fn phases(&self) -> &'static [&'static str] {
        &["setup", "start", "main", "battle", "end"]
    }
    fn ledger(&self) -> &'static str {
        include_str!("../../../rules/spoils.tsv")
    }
    fn ledger_fr(&self) -> &'static str {
        include_str!("../../../rules/spoils.fr.tsv")
    }
    fn lessons(&self) -> Vec<Lesson> {
        lessons::read(shipped::LESSONS)
    }
    fn library(&self, extra: &[Source]) -> Result<Box<dyn Library>, Vec<Fault>> {
        let mut files: Vec<(&str, &str)> = shipped::CARDS.to_vec();
        files.extend(extra.iter().map(|s| (s.name.as_str(), s.text.as_str())));
        let loaded = card::load(&files).map_err(|faults| faults.into_iter().map(of_card).collect::<Vec<_>>())?;
        let rules = Arc::new(Rules::new(loaded.cards.clone()));
        let pool = Pool::new(loaded.cards);
        Ok(Box::new(library::Cards { rules, pool, french: loaded.french, shown: OnceLock::new() }))
    }
    fn check_cards(&self, files: &[Source]) -> Vec<Fault> {
        let files: Vec<(&str, &str)> = files.iter().map(|s| (s.name.as_str(), s.text.as_str())).collect();
        card::check(shipped::CARDS, &files).into_iter().map(of_card).collect()
    }
    fn coverage(&self, source: &Source) -> Result<serde_json::Value, Fault> {
        let text = real::coverage_json(&source.text);
        let wrong =
            |e: serde_json::Error| Fault { source: source.name.clone(), line: 0, why: e.to_string(), clause: None };
        let report: serde_json::Value = serde_json::from_str(&text).map_err(wrong)?;
        if report["faces"] == 0 {
            let why = "no cards: a table has tab-separated columns set, name, card_number, rarity, trade, type, \
                       subtype, threshold, cost, strength, life, speed, structure, card_text"
                .to_owned();
            return Err(Fault { source: source.name.clone(), line: 1, why, clause: None });
        }
        Ok(report)
    }
    fn filler(&self) -> &'static str {
        "[[card]]\nname = \"Filler\"\nkind = \"character\"\ncost = 1\nstrength = 1\nlife = 1\nspeed = 3\n"
    }
    fn card_marks(&self) -> Vec<&'static str> {
        show::card_marks()
    }
    fn words(&self) -> &'static [&'static str] {
        arbiter_spoils::names::WORDS
    }
    fn marks(&self) -> &'static [&'static str] {
        arbiter_spoils::MARKS
    }
}

fn of_card(f: card::Fault) -> Fault {
    Fault { source: f.file, line: f.line, why: f.reason, clause: None }
}
