//! The door of the game: what the catalog asks of it.

use crate::board::T;
use crate::card::Card;
use crate::deck::{self, Deck};
use crate::rules::Rules;
use crate::{Evolve, ask, explain, info, lead, setup, shipped, show, stage, table, turn};
use arbiter_cards::Fault;
use arbiter_desk::stage::Script;
use arbiter_desk::{
    self as desk, Beginning, Book, CardInfo, DeckFault, DeckReport, Door, House, Look, Page, Shelf, Sight,
};
use arbiter_text::{Coverage, stage::Refused};
use std::sync::Arc;

impl Door for Evolve {
    const PAGE: Page<Evolve> = Page {
        over: "1.2.1",
        glances: &["log-look", "log-reveal", "log-draw"],
        seats: |_| 2,
        concede: turn::concede,
        asks: ask::ASKS,
        sight: Sight { view: show::view, sees: show::sees, unknown_as: show::unknown_as },
        lead: Some(lead::lead),
    };
}

impl House for Evolve {
    type Pool = ();
    type Deck = Deck;
    const BOOK: Book = shipped::BOOK;

    fn open(extra: &[(&str, &str)], tables: &[desk::Sheet<'_>]) -> desk::Opened<Evolve> {
        let loaded = arbiter_cards::load::<Card>(&[shipped::CARDS, extra].concat())?;
        let rows = tables.iter().enumerate().flat_map(|(n, t)| table::printings(n, t.1)).collect();
        let mut stock = arbiter_cards::stock(loaded, rows);
        let rules = Rules::new(std::mem::take(&mut stock.cards));
        let rows = stock.judged(|n| rules.faces[n].card.unplayable.clone());
        Ok((rules, (), rows))
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
    fn cards(shelf: &Shelf<Evolve>) -> Vec<CardInfo> {
        info::all(&shelf.rules)
    }
    fn french(shelf: &Shelf<Evolve>, english: &str) -> String {
        info::french(&shelf.rules, english)
    }
    fn explain(shelf: &Shelf<Evolve>, on: &[&'static str], name: &str, text: &str) -> desk::Explaining {
        desk::first_bearer(on, |on| explain::text(shelf, on, name, text))
    }
    fn deck(shelf: &Shelf<Evolve>, text: &str, _: &str) -> Result<Deck, Vec<DeckFault>> {
        deck::legal(&shelf.rules, text)
    }
    fn list(shelf: &Shelf<Evolve>, text: &str, _: &str) -> DeckReport {
        deck::report(&shelf.rules, text)
    }
    fn players(count: usize) -> Result<(), DeckFault> {
        setup::players(count)
    }
    fn begin(rules: &Arc<Rules>, decks: &[Deck], how: Beginning) -> Result<T, desk::Fault> {
        Ok(setup::start(rules, [&decks[0], &decks[1]], how.rng))
    }
    fn stage(rules: &Arc<Rules>, script: Script<'_>, look: Look<'_, Evolve>) -> Result<T, Refused> {
        stage::stage(rules, script, look)
    }
}
