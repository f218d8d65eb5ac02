//! The door of the game: what the catalog asks of it.

use crate::board::T;
use crate::card::{Card, French, Pool};
use crate::deck::{self, Deck, Format};
use crate::rules::Rules;
use crate::{Spoils, ask, explain, info, lead, setup, shipped, show, stage, table, turn};
use arbiter_cards::Fault;
use arbiter_desk::stage::Script;
use arbiter_desk::{
    self as desk, Beginning, Book, CardInfo, DeckFault, DeckReport, Door, House, Look, Page, Shelf, Sight,
};
use arbiter_text::{Coverage, stage::Refused};
use std::sync::Arc;

impl Door for Spoils {
    const PAGE: Page<Spoils> = Page {
        over: "102.1",
        glances: &["log-looks", "log-reveals", "log-draws"],
        seats: |_| 2,
        concede: turn::concede,
        asks: ask::ASKS,
        sight: Sight { view: show::view, sees: show::sees, unknown_as: show::unknown_as },
        lead: Some(lead::lead),
    };
}

impl House for Spoils {
    type Pool = (Pool, French);
    type Deck = Deck;
    const BOOK: Book = shipped::BOOK;

    fn open(extra: &[(&str, &str)], tables: &[desk::Sheet<'_>]) -> desk::Opened<Spoils> {
        let loaded = arbiter_cards::load::<Card>(&[shipped::CARDS, extra].concat())?;
        let french = loaded.lexicon.clone();
        // Equal names are the same card, and its newest wording counts. [201.1b] [105.1]
        let rows = tables.iter().enumerate().flat_map(|(n, t)| table::printings(n, t.1)).collect();
        let mut stock = arbiter_cards::stock(loaded, rows);
        let cards = std::mem::take(&mut stock.cards);
        let rules = Rules::new(cards.clone());
        let rows = stock.judged(|n| rules.faces[n].card.unplayable.clone());
        let pool = Pool::of(&rules, cards);
        Ok((rules, (pool, french), rows))
    }
    fn check(files: &[(&str, &str)]) -> Vec<Fault> {
        arbiter_cards::check::<Card>(shipped::CARDS, files)
    }
    fn coverage(text: &str) -> Coverage {
        arbiter_cards::coverage(&table::read(text).cards)
    }
    fn unread(rules: &Rules) -> Vec<(String, String)> {
        arbiter_cards::unread(rules.faces.iter().map(|f| &f.card))
    }
    fn cards(shelf: &Shelf<Spoils>) -> Vec<CardInfo> {
        info::all(shelf)
    }
    fn french(shelf: &Shelf<Spoils>, english: &str) -> String {
        info::french(shelf, english)
    }
    fn explain(shelf: &Shelf<Spoils>, on: &[&'static str], name: &str, text: &str) -> desk::Explaining {
        desk::first_bearer(on, |on| explain::text(shelf, on, name, text))
    }
    fn deck(shelf: &Shelf<Spoils>, text: &str, mode: &str) -> Result<Deck, Vec<DeckFault>> {
        deck::legal(&shelf.pool.0, text, &Format::of_mode(mode))
    }
    fn deck_for(shelf: &Shelf<Spoils>, text: &str, format: &str) -> Result<Vec<DeckFault>, String> {
        let format = Format::parse(&shelf.pool.0, format)?;
        Ok(deck::legal(&shelf.pool.0, text, &format).err().unwrap_or_default())
    }
    fn list(shelf: &Shelf<Spoils>, text: &str, mode: &str) -> DeckReport {
        deck::report(&shelf.pool.0, text, &Format::of_mode(mode))
    }
    fn begin(rules: &Arc<Rules>, decks: &[Deck], how: Beginning) -> Result<T, desk::Fault> {
        Ok(setup::start(rules, [&decks[0], &decks[1]], how.rng))
    }
    fn stage(rules: &Arc<Rules>, script: Script<'_>, look: Look<'_, Spoils>) -> Result<T, Refused> {
        stage::stage(rules, script, look)
    }
}
