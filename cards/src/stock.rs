//! Shipped cards and those of tables as one stock: what each row became.

use crate::weigh::{Edition, Weight, key, weigh};
use crate::{Card, Loaded};
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
    /// Another row says the same, typed differently, and counts.
    Variant,
    /// A newer row words the card otherwise, and counts.
    Older,
    /// It is not understood, but a shipped card of the name is: that one counts.
    Shipped,
    /// Another card has the same name, so it is called by its set besides.
    Renamed,
    /// A misprint in its text is read as it was meant.
    Mended,
    /// It describes no card.
    Blank,
}

impl Note {
    /// Whether the row is a card of the stock all the same.
    #[must_use]
    pub fn counts(self) -> bool {
        matches!(self, Note::Renamed | Note::Mended)
    }
    /// Its key in the translation files, behind `pack-note-`.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Note::Reprint => "reprint",
            Note::Variant => "variant",
            Note::Older => "older",
            Note::Shipped => "shipped",
            Note::Renamed => "renamed",
            Note::Mended => "mended",
            Note::Blank => "blank",
        }
    }
}

/// Abilities that the rules of a game can number, with some to spare.
const ROOM: usize = 60_000;

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
    let editions: Vec<Option<Edition>> = printings.iter().map(|p| p.card.as_ref().map(edition)).collect();
    let weights = weigh(&editions);
    let mut stock = Stock { cards: shipped.cards, rows: Vec::with_capacity(printings.len()), at: Vec::new() };
    let mut known: BTreeMap<(String, u32), usize> = BTreeMap::new();
    for (n, card) in stock.cards.iter().enumerate() {
        known.insert(key(card.name(), card.sort().into()), n);
    }
    let mut all: Vec<Option<C>> = Vec::with_capacity(printings.len());
    for (p, w) in printings.into_iter().zip(&weights) {
        stock.rows.push(Printed { table: p.table, row: p.row, name: p.name, set: p.set, why: None, note: w.note });
        all.push(p.card);
    }
    let counts = |n: usize| weights[n].counts == Some(n);
    understand(&mut all, &lexicon, counts);
    let slips = variants(&mut all, &weights, &lexicon);
    for (newest, n) in slips {
        // What is typed well counts, and it is called as it was before.
        stock.rows[newest].note = stock.rows[n].note.take();
        all.swap(newest, n);
    }
    let mut room = ROOM;
    for card in all.iter_mut().enumerate().filter(|(n, _)| counts(*n)).filter_map(|(_, c)| c.as_mut()) {
        room = room.saturating_sub(card.heft());
        if room == 0 {
            *card.unplayable_mut() = Some("there are too many cards".to_owned());
            card.silence();
        }
    }
    let mut placed: Vec<Option<usize>> = vec![None; all.len()];
    for (n, card) in all.into_iter().enumerate().filter(|(n, _)| counts(*n)) {
        let Some(card) = card else { continue };
        let at = *known.entry(key(card.name(), card.sort().into())).or_insert(stock.cards.len());
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
    stock.at = weights.iter().map(|w| w.counts.and_then(|n| placed[n])).collect();
    stock
}

fn edition<C: Card>(card: &C) -> Edition {
    Edition {
        name: card.name().to_owned(),
        sort: card.sort().into(),
        age: 0,
        facts: card.facts(),
        wording: card.wording().to_owned(),
    }
}

/// Cards whose newest row is not understood while another one, which says the
/// same typed differently, is: each with that row.
fn variants<C: Card>(all: &mut [Option<C>], weights: &[Weight], lexicon: &C::Lexicon) -> Vec<(usize, usize)> {
    let mut found: Vec<(usize, usize)> = Vec::new();
    for (n, w) in weights.iter().enumerate().rev().filter(|(_, w)| w.note == Some(Note::Variant)) {
        let Some(newest) = w.counts.filter(|c| !found.iter().any(|f| f.0 == *c)) else { continue };
        let refused = all[newest].as_ref().is_some_and(|c| c.unplayable().is_some());
        if refused && all[n].as_mut().is_some_and(|c| c.understand(lexicon).is_ok()) {
            found.push((newest, n));
        }
    }
    found
}

/// Compiles every card that counts and has no fault yet. Each by itself, so that
/// it does not matter which thread comes first.
fn understand<C: Card + Send>(all: &mut [Option<C>], lexicon: &C::Lexicon, counts: impl Fn(usize) -> bool)
where
    C::Lexicon: Sync,
{
    let cards = all.iter_mut().enumerate().filter(|(n, _)| counts(*n)).filter_map(|(_, c)| c.as_mut());
    each(cards.collect(), |card: &mut C| {
        if card.unplayable().is_none() {
            // The reason is kept on the card.
            let _ = card.understand(lexicon);
        }
    });
}

/// Does something to each of these, on all cores, and tells who waits how far it
/// has come. Nothing may depend on which is done first.
pub fn each<T: Send>(all: Vec<T>, work: impl Fn(T) + Sync) {
    const FEW: usize = 64;
    let progress = crate::progress::watcher();
    progress.expect(all.len());
    let one = |item: T| {
        work(item);
        progress.one();
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    if all.len() < FEW || threads < 2 {
        return all.into_iter().for_each(one);
    }
    // Long texts stand together in many tables: each thread takes its share of every part.
    let mut shares: Vec<Vec<T>> = (0..threads).map(|_| Vec::new()).collect();
    for (n, item) in all.into_iter().enumerate() {
        shares[n % threads].push(item);
    }
    let one = &one;
    #[expect(clippy::disallowed_methods, reason = "every card is compiled by itself; no order is observed")]
    std::thread::scope(|scope| {
        for share in shares {
            scope.spawn(move || share.into_iter().for_each(one));
        }
    });
}
