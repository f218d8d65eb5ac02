//! The door of the game: what the catalog asks of it.

use super::board::{Board, Rules, T, ZONES, Zone, zone};
use super::card::{self, Card};
use super::timing::Proc;
use super::{Duel, arena, ask, deck, draft, names, show, stage, turn};
use arbiter_cards::{Fault, rows};
use arbiter_desk::stage::Script;
use arbiter_desk::{
    self as desk, Beginning, Book, Brings, CardInfo, DeckFault, DeckReport, Door, House, Look, Mode, Page, Seating,
    Shelf, Sight,
};
use arbiter_kernel::{Seat, Table};
use arbiter_text::{Coverage, stage::Refused};
use std::sync::Arc;

const CARDS: &[(&str, &str)] = &[("duel.toml", include_str!("duel.toml"))];

const SEATINGS: &[Seating] = &[Seating::TWO, Seating::TWO_TEAMS_OF_TWO];

/// T7, T8, T9
pub(crate) const MODES: &[Mode] = &[
    Mode { key: "constructed", brings: Brings::Deck, seatings: SEATINGS },
    Mode { key: "draft", brings: Brings::Nothing, seatings: SEATINGS },
    Mode { key: "arena", brings: Brings::Deck, seatings: &[Seating::TWO] },
];

impl Door for Duel {
    const PAGE: Page<Duel> = Page {
        over: "T5",
        glances: &[],
        seats: |t| t.board.sides.len() as Seat,
        concede: Table::depart,
        asks: ask::ASKS,
        sight: Sight { view: show::view, sees: show::sees, unknown_as: show::unknown_as },
        lead: None,
    };
}

impl House for Duel {
    type Pool = ();
    type Deck = Vec<u16>;
    const BOOK: Book = Book {
        key: "duel",
        title: "The toy duel",
        modes: MODES,
        phases: &["draft", "main"],
        ledger: "",
        ledger_fr: "",
        marks: &[],
        words: names::WORDS,
        filler: "[[card]]\nname = \"Filler\"\ncost = 1\nattack = 1\ndefense = 1\n",
        cards: CARDS,
        set: "duel",
        decks: &[("steel", "8 Knight\n6 Golem\n4 Bolt\n"), ("luck", "6 Knight\n4 Dice\n4 Bolt\n4 Call\n")],
        lessons: &[],
        bearers: &["follower", "spell"],
        columns: "name, text",
        shape: card::SHAPE,
        card_marks: || vec!["engaged", "new", "ward", "token", "reachable"],
        places: || arena::places().map(arena::key).collect(),
    };

    fn open(extra: &[(&str, &str)], tables: &[desk::Sheet<'_>]) -> desk::Opened<Duel> {
        let loaded = arbiter_cards::load::<Card>(&[CARDS, extra].concat())?;
        let rows = tables.iter().enumerate().flat_map(|(n, t)| card::printings(n, t.1)).collect();
        let mut stock = arbiter_cards::stock(loaded, rows);
        let cards = std::mem::take(&mut stock.cards);
        let rows = stock.judged(|n| arbiter_cards::Card::unplayable(&cards[n]).clone());
        Ok((Rules { cards }, (), rows))
    }
    fn check(files: &[(&str, &str)]) -> Vec<Fault> {
        arbiter_cards::check::<Card>(CARDS, files)
    }
    fn coverage(table: &str) -> Coverage {
        let mut cards = Vec::new();
        rows(table, |row| cards.push(card::published(row)));
        arbiter_cards::coverage(&cards)
    }
    fn cards(shelf: &Shelf<Duel>) -> Vec<CardInfo> {
        shelf.rules.cards.iter().map(|c| card::info(c, Duel::BOOK.set_of(&c.name))).collect()
    }
    fn explain(_: &Shelf<Duel>, on: &[&'static str], name: &str, text: &str) -> desk::Explaining {
        desk::first_bearer(on, |_| card::explain(name, text))
    }
    fn deck(shelf: &Shelf<Duel>, text: &str, _: &str) -> Result<Vec<u16>, Vec<DeckFault>> {
        deck::legal(&shelf.rules, text)
    }
    fn list(shelf: &Shelf<Duel>, text: &str, _: &str) -> DeckReport {
        deck::report(&shelf.rules, text)
    }
    fn begin(rules: &Arc<Rules>, decks: &[Vec<u16>], how: Beginning) -> Result<T, desk::Fault> {
        let board = Board::new(how.setting.seating.teams, how.setting.mode.key == "arena");
        let first = how.lost.iter().next().unwrap_or(0);
        let mut t = Table::new(Arc::clone(rules), Board { first, ..board }, ZONES, how.rng);
        for (seat, cards) in (0..).zip(decks) {
            t.bring(cards, seat, zone(seat, Zone::Deck));
            draft::deal(&mut t, seat);
        }
        if how.setting.mode.brings == Brings::Nothing {
            draft::lay(&mut t);
            let before = (first + t.board.sides.len() as Seat - 1) % t.board.sides.len() as Seat;
            t.start(Proc::Draft(draft::Step::After(before)));
        } else {
            t.start(Proc::Turn(turn::Step::Begin(first)));
        }
        Ok(t)
    }
    fn stage(rules: &Arc<Rules>, script: Script<'_>, look: Look<'_, Duel>) -> Result<T, Refused> {
        stage::stage(rules, script, look)
    }
}
