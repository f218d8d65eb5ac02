//! Shipped cards and those of tables as one stock: what each row became.

use crate::{Card, Loaded, slug};
use std::collections::BTreeMap;

/// A row of a table as a card, not compiled yet.
pub struct Printing<C> {
    /// Which table.
    pub table: usize,
    /// Which row of it, from 0.
    pub row: usize,
    /// The set it was printed in.
    pub set: String,
    /// The card; none if the row describes no card.
    pub card: Option<C>,
    /// The name on it.
    pub name: String,
}

/// What became of a row of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Printed {
    /// Which table.
    pub table: usize,
    /// Which row of it, from 0.
    pub row: usize,
    /// The name by which the card is called: the printed one, unless another
    /// card of the stock has that.
    pub name: String,
    /// The set it was printed in.
    pub set: String,
    /// Why it cannot be played.
    pub why: Option<String>,
    /// What else is to be said of it.
    pub note: Option<Note>,
}

/// What else is to be said of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// A later row is the same card with the same text.
    Reprint,
    /// A later row words the card otherwise, and counts.
    Older,
    /// It is not understood, but a shipped card of the name is: that one counts.
    Shipped,
    /// Another card has the same name, so it is called by its set besides.
    Renamed,
    /// It describes no card.
    Blank,
}

impl Note {
    /// Its key in the translation files, behind `pack-note-`.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Note::Reprint => "reprint",
            Note::Older => "older",
            Note::Shipped => "shipped",
            Note::Renamed => "renamed",
            Note::Blank => "blank",
        }
    }
}

/// Cards, and what became of each row.
pub struct Stock<C> {
    /// Shipped cards first, in their order.
    pub cards: Vec<C>,
    /// One for each row.
    pub rows: Vec<Printed>,
    /// Which card each row became.
    at: Vec<Option<usize>>,
}

impl<C> Stock<C> {
    /// What became of the rows, now that the game has made its rules of the
    /// cards: it says why a card cannot be played.
    pub fn judged(mut self, why: impl Fn(usize) -> Option<String>) -> Vec<Printed> {
        for (row, at) in self.rows.iter_mut().zip(&self.at) {
            row.why = row.why.take().or_else(|| at.and_then(&why));
        }
        self.rows
    }
}

/// One stock of shipped cards and of printings. Cards of one name and sort are
/// one card, of which the last wording counts; it takes the place of a shipped
/// one, unless only that one is understood.
pub fn stock<C: Card + Send>(shipped: Loaded<C>, printings: Vec<Printing<C>>) -> Stock<C>
where
    C::Lexicon: Sync,
{
    let mut lexicon = shipped.lexicon;
    printings.iter().filter_map(|p| p.card.as_ref()).for_each(|c| c.teach(&mut lexicon));
    let key = |c: &C| (slug(c.name()), c.sort());
    let mut newest: BTreeMap<(String, u8), usize> = BTreeMap::new();
    for (n, p) in printings.iter().enumerate() {
        p.card.as_ref().and_then(|c| newest.insert(key(c), n));
    }
    let last = |p: &Printing<C>| p.card.as_ref().map(|c| newest[&key(c)]);
    let note = |(n, p): (usize, &Printing<C>)| match (last(p), &p.card) {
        (None, _) => Some(Note::Blank),
        (Some(last), _) if last == n => None,
        (Some(last), Some(card)) => {
            let same = printings[last].card.as_ref().is_some_and(|c| c.reprints(card));
            Some(if same { Note::Reprint } else { Note::Older })
        }
        (Some(_), None) => None,
    };
    let notes: Vec<Option<Note>> = printings.iter().enumerate().map(note).collect();
    let lasts: Vec<Option<usize>> = printings.iter().map(last).collect();
    let mut stock = Stock { cards: shipped.cards, rows: Vec::with_capacity(printings.len()), at: Vec::new() };
    let mut known: BTreeMap<(String, u8), usize> = stock.cards.iter().enumerate().map(|(n, c)| (key(c), n)).collect();
    let mut counted: Vec<Option<C>> = Vec::with_capacity(printings.len());
    for ((n, p), note) in printings.into_iter().enumerate().zip(notes) {
        let counts = lasts[n] == Some(n);
        stock.rows.push(Printed { table: p.table, row: p.row, name: p.name, set: p.set, why: None, note });
        counted.push(p.card.filter(|_| counts));
    }
    understand(&mut counted, &lexicon);
    let mut placed: Vec<Option<usize>> = vec![None; counted.len()];
    for (n, card) in counted.into_iter().enumerate() {
        let Some(card) = card else { continue };
        let at = *known.entry(key(&card)).or_insert(stock.cards.len());
        placed[n] = Some(at);
        match stock.cards.get_mut(at) {
            Some(ours) if card.unplayable().is_some() && ours.unplayable().is_none() => {
                stock.rows[n].note = Some(Note::Shipped);
                stock.rows[n].why.clone_from(card.unplayable());
            }
            Some(ours) => *ours = card,
            None => stock.cards.push(card),
        }
    }
    // An older printing can be played if and only if the newest can.
    stock.at = lasts.iter().map(|last| last.and_then(|n| placed[n])).collect();
    stock
}

/// Compiles every card that has no fault yet. Each by itself, so that it does
/// not matter which thread comes first.
fn understand<C: Card + Send>(cards: &mut [Option<C>], lexicon: &C::Lexicon)
where
    C::Lexicon: Sync,
{
    const FEW: usize = 64;
    let progress = crate::progress::watcher();
    progress.expect(cards.len());
    let one = |card: &mut Option<C>| {
        if let Some(card) = card.as_mut().filter(|c| c.unplayable().is_none()) {
            // The reason is kept on the card.
            let _ = card.understand(lexicon);
        }
        progress.one();
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    if cards.len() < FEW || threads < 2 {
        return cards.iter_mut().for_each(one);
    }
    // Long texts stand together in many tables: each thread takes its share of every part.
    let mut shares: Vec<Vec<&mut Option<C>>> = (0..threads).map(|_| Vec::new()).collect();
    for (n, card) in cards.iter_mut().enumerate() {
        shares[n % threads].push(card);
    }
    #[expect(clippy::disallowed_methods, reason = "every card is compiled by itself; no order is observed")]
    std::thread::scope(|scope| {
        for share in shares {
            scope.spawn(|| share.into_iter().for_each(one));
        }
    });
}
