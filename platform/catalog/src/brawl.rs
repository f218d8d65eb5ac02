//! The door to Super Fantasy Brawl.

mod cards;
mod library;
mod table;

use crate::{Brings, Fault, Game, Library, Mode, Seating, Source};
use arbiter_brawl::arena::Arena;
use arbiter_brawl::{shipped, show, table as real};
use std::sync::{Arc, OnceLock};

/// The game.
pub(crate) struct Brawl;

const SEATINGS: &[Seating] = &[Seating::TWO, Seating::TWO_TEAMS_OF_TWO];

/// The three ways to recruit. Any two lists can meet in a competitive draft, so
/// it comes first. [recruit.0] [A7] [A8]
const MODES: &[Mode] = &[
    Mode { key: "competitive", brings: Brings::Deck, seatings: SEATINGS },
    Mode { key: "free", brings: Brings::Deck, seatings: SEATINGS },
    Mode { key: "friendly", brings: Brings::Nothing, seatings: SEATINGS },
];

impl Game for Brawl {
    fn key(&self) -> &'static str {
        "brawl"
    }
    fn title(&self) -> &'static str {
        "Super Fantasy Brawl"
    }
    fn modes(&self) -> &'static [Mode] {
        MODES
    }
    fn phases(&self) -> &'static [&'static str] {
        &["setup", "scoring", "activation", "upkeep"]
    }
    fn ledger(&self) -> &'static str {
        include_str!("../../../rules/brawl.tsv")
    }
    fn ledger_fr(&self) -> &'static str {
        include_str!("../../../rules/brawl.fr.tsv")
    }
    fn library(&self, extra: &[Source]) -> Result<Box<dyn Library>, Vec<Fault>> {
        let files: Vec<(&str, &str)> = extra.iter().map(|s| (s.name.as_str(), s.text.as_str())).collect();
        let fault = |(source, line, why)| Fault { source, line, why, clause: None };
        let rules = shipped::with(&files).map_err(|all| all.into_iter().map(fault).collect::<Vec<_>>())?;
        Ok(Box::new(library::Cards { rules: Arc::new(rules), shown: OnceLock::new() }))
    }
    fn coverage(&self, source: &Source) -> Result<serde_json::Value, Fault> {
        let wrong = |line, why| Fault { source: source.name.clone(), line, why, clause: None };
        let report = real::coverage(&source.text);
        if report.faces == 0 {
            let columns = "no cards: a table has tab-separated columns kind, champion, name, text_en, text_fr";
            return Err(wrong(1, columns.to_owned()));
        }
        serde_json::from_str(&report.json()).map_err(|e| wrong(0, e.to_string()))
    }
    fn filler(&self) -> &'static str {
        // Decks are the cards of champions: nothing fills them.
        ""
    }
    fn card_marks(&self) -> Vec<&'static str> {
        show::card_marks()
    }
    fn words(&self) -> &'static [&'static str] {
        arbiter_brawl::names::WORDS
    }
    fn places(&self) -> Vec<String> {
        let arena = Arena::standard();
        arbiter_brawl::arena::each(arena.all).map(|h| format!("{},{}", arena.hex(h).x, arena.hex(h).y)).collect()
    }
    fn marks(&self) -> &'static [&'static str] {
        arbiter_brawl::MARKS
    }
}
