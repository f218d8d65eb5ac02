//! The door of the game: what the catalog asks of it.

use crate::board::T;
use crate::deck::{self, Format};
use crate::rules::Rules;
use crate::setup::{self, Deck};
use crate::{Wakfu, explain, info, lead, limited, names, shipped, show, stage, table, turn};
use arbiter_cards::Fault;
use arbiter_desk::stage::Script;
use arbiter_desk::{
    self as desk, Beginning, Book, CardInfo, DeckFault, DeckReport, Door, House, Look, Page, Shelf, Sight,
};
use arbiter_text::{Coverage, stage::Refused};
use std::sync::Arc;

impl Door for Wakfu {
    const PAGE: Page<Wakfu> = Page {
        over: "103.1",
        glances: &["log-draws", "log-to-hand", "log-recycled", "log-picks"],
        seats: |t| t.board.seats,
        concede: turn::concede,
        asks: names::ASKS,
        sight: Sight { view: show::view, sees: show::sees, unknown_as: show::unknown_as },
        lead: Some(lead::lead),
    };

    // The reserve is what was opened and is not in the base deck. [101.4]
    fn kept(t: &T, seat: desk::Seat) -> Option<String> {
        limited::kept(t, seat)
    }
}

impl House for Wakfu {
    type Pool = ();
    type Deck = Deck;
    const BOOK: Book = shipped::BOOK;
    // Cards are swapped between the games of a match. [101.4]
    const RESERVE: bool = true;

    fn open(extra: &[(&str, &str)], tables: &[desk::Sheet<'_>]) -> desk::Opened<Wakfu> {
        shipped::with_tables(extra, tables).map(|(rules, rows)| (rules, (), rows))
    }
    fn unread(rules: &Rules) -> Vec<(String, String)> {
        shipped::unread(rules)
    }
    fn check(files: &[(&str, &str)]) -> Vec<Fault> {
        shipped::with(files).err().unwrap_or_default()
    }
    fn coverage(text: &str) -> Coverage {
        table::coverage(text).unwrap_or_default()
    }
    fn cards(shelf: &Shelf<Wakfu>) -> Vec<CardInfo> {
        info::all(&shelf.rules)
    }
    fn printed(shelf: &Shelf<Wakfu>, card: &CardInfo) -> Vec<String> {
        explain::printed(&shelf.rules, card)
    }
    fn explain(shelf: &Shelf<Wakfu>, on: &[&'static str], name: &str, text: &str) -> desk::Explaining {
        explain::text(&shelf.rules, on, name, text)
    }
    fn deck(shelf: &Shelf<Wakfu>, text: &str, mode: &str) -> Result<Deck, Vec<DeckFault>> {
        deck::legal(&shelf.rules, text, Format::of_mode(mode))
    }
    fn deck_for(shelf: &Shelf<Wakfu>, text: &str, format: &str) -> Result<Vec<DeckFault>, String> {
        Ok(deck::legal(&shelf.rules, text, Format::named(format)?).err().unwrap_or_default())
    }
    fn list(shelf: &Shelf<Wakfu>, text: &str, mode: &str) -> DeckReport {
        deck::report(&shelf.rules, text, Format::of_mode(mode))
    }
    fn together(rules: &Rules, team: &[&Deck]) -> Result<(), DeckFault> {
        deck::check_team(rules, team)
    }
    fn begin(rules: &Arc<Rules>, decks: &[Deck], how: Beginning) -> Result<T, desk::Fault> {
        setup::begin(rules, decks, &how.setting, (how.lost.iter().next(), how.rng))
    }
    fn stage(rules: &Arc<Rules>, script: Script<'_>, look: Look<'_, Wakfu>) -> Result<T, Refused> {
        stage::stage(rules, script, look)
    }
}
