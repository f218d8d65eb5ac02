//! The door of the game: what the catalog asks of it.

use crate::board::T;
use crate::list::{self, Listed};
use crate::recruit::{self, Mode};
use crate::rules::Rules;
use crate::{Brawl, ask, explain, info, lead, setup, shipped, show, stage, table, turn};
use arbiter_cards::Fault;
use arbiter_desk::stage::Script;
use arbiter_desk::{
    self as desk, Beginning, Book, CardInfo, DeckFault, DeckReport, Door, House, Look, Page, Shelf, Sight,
};
use arbiter_text::{Coverage, stage::Refused};
use std::sync::Arc;

impl Door for Brawl {
    const PAGE: Page<Brawl> = Page {
        over: "victory.1",
        glances: &["log-draws", "log-looks", "log-shows", "log-springs"],
        seats: |t| t.board.seats,
        concede: turn::concede,
        asks: ask::ASKS,
        sight: Sight { view: show::view, sees: show::sees, unknown_as: show::unknown_as },
        lead: Some(lead::lead),
    };
}

impl House for Brawl {
    type Pool = ();
    type Deck = Vec<Listed>;
    const BOOK: Book = shipped::BOOK;
    /// The friendly draft: nobody brings anything.
    const MEASURED: usize = 2;

    fn open(extra: &[(&str, &str)], tables: &[desk::Sheet<'_>]) -> desk::Opened<Brawl> {
        let (rules, rows) = shipped::with_tables(extra, tables)?;
        Ok((rules, (), rows))
    }
    fn unread(rules: &Rules) -> Vec<(String, String)> {
        rules.unplayable.iter().map(|[name, _, why]| (name.clone(), why.clone())).collect()
    }
    fn check(files: &[(&str, &str)]) -> Vec<Fault> {
        shipped::with(files).err().unwrap_or_default()
    }
    fn doubts(files: &[(&str, &str)]) -> Vec<Fault> {
        shipped::doubts(files)
    }
    fn coverage(text: &str) -> Coverage {
        table::coverage(text)
    }
    fn cards(shelf: &Shelf<Brawl>) -> Vec<CardInfo> {
        info::all(&shelf.rules)
    }
    fn printed(shelf: &Shelf<Brawl>, card: &CardInfo) -> Vec<String> {
        explain::printed(&shelf.rules, card)
    }
    fn explain(shelf: &Shelf<Brawl>, on: &[&'static str], name: &str, text: &str) -> desk::Explaining {
        explain::text(&shelf.rules, on, name, text)
    }
    fn deck(shelf: &Shelf<Brawl>, text: &str, _: &str) -> Result<Vec<Listed>, Vec<DeckFault>> {
        list::legal(&shelf.rules, text)
    }
    fn list(shelf: &Shelf<Brawl>, text: &str, _: &str) -> DeckReport {
        list::report(&shelf.rules, text)
    }
    fn begin(rules: &Arc<Rules>, lists: &[Vec<Listed>], how: Beginning) -> Result<T, desk::Fault> {
        let (seats, mode) = (how.setting.seating.seats() as u8, Mode::named(how.setting.mode.key));
        let lists = list::handed(mode, seats, lists);
        let with = recruit::Start { seats, mode, lists, pool: Vec::new() };
        Ok(setup::start(rules, &with, how.rng)?)
    }
    fn stage(rules: &Arc<Rules>, script: Script<'_>, look: Look<'_, Brawl>) -> Result<T, Refused> {
        stage::stage(rules, script, look)
    }
}
