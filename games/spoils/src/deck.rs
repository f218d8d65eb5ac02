//! Decks: read from text, judged by the book, written again. [103]
//!
//! A text becomes a [`List`] whose entries remember their lines; [`check`]
//! judges the list; [`legal`] does both and gives the [`Deck`] that a game
//! starts with.

mod check;
mod code;
mod format;
mod o8d;
mod parse;
mod say;
mod write;

pub use check::{COPIES, Format, check};
pub use code::{from_code, list_code, to_code};
pub use parse::{Read, parse};
pub use write::{list_o8d, list_text, to_text};

use crate::card::Pool;
use arbiter_decklist::runs;
use arbiter_kernel::Message;
use say::Wrong;

/// A deck by card numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deck {
    /// The faction. [202.1]
    pub faction: u16,
    /// The cards, starting resources included. [202.5]
    pub cards: Vec<u16>,
}

/// The parts of a deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Part {
    /// The faction card. [103.1a]
    Faction,
    /// Everything else. [403.1a]
    Deck,
}

/// One line of a list that was understood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Line of the text, from 1; 0 if there was none.
    pub line: usize,
    /// How many copies, 1 to 99.
    pub count: u8,
    /// Which card.
    pub card: u16,
}

/// A deck as it was written down, legal or not. A card stands in the part that
/// it belongs to, whatever the heading above it says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct List {
    /// What was understood, in the order of the text.
    pub entries: Vec<Listed>,
    /// Something of the text was not understood and is not among them.
    pub incomplete: bool,
}

impl List {
    /// The list of a deck, without lines.
    #[must_use]
    pub fn of(deck: &Deck) -> Self {
        let all: Vec<u16> = std::iter::once(deck.faction).chain(deck.cards.iter().copied()).collect();
        let entries = runs(&all).map(|(count, card)| Listed { line: 0, count, card }).collect();
        Self { entries, incomplete: false }
    }

    /// The entries of a part.
    pub fn part<'a>(&'a self, pool: &'a Pool, part: Part) -> impl Iterator<Item = &'a Listed> {
        self.entries.iter().filter(move |e| part_of(pool, e.card) == part)
    }

    /// How many cards a part has.
    #[must_use]
    pub fn count(&self, pool: &Pool, part: Part) -> u32 {
        self.part(pool, part).map(|e| u32::from(e.count)).sum()
    }

    /// Only for lists without faults: a second faction would be lost.
    fn deck(&self, pool: &Pool) -> Option<Deck> {
        let faction = self.part(pool, Part::Faction).next()?.card;
        let cards = self.part(pool, Part::Deck).flat_map(|e| std::iter::repeat_n(e.card, e.count.into())).collect();
        Some(Deck { faction, cards })
    }
}

/// Where a card belongs.
#[must_use]
pub fn part_of(pool: &Pool, card: u16) -> Part {
    if pool.card(card).kinds.contains(crate::words::Kinds::FACTION) { Part::Faction } else { Part::Deck }
}

/// Something wrong with a deck: where and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckFault {
    /// Line, from 1; 0 when it concerns the whole.
    pub line: usize,
    /// What is wrong and what would be right, in English.
    pub why: String,
    /// The same for the translation files.
    pub said: Message,
    /// Violated clause, if a rule was.
    pub clause: Option<&'static str>,
    /// Nearest names, for a name that is not known.
    pub nearest: Vec<String>,
}

impl std::fmt::Display for DeckFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        f.write_str(&self.why)?;
        self.clause.map_or(Ok(()), |c| write!(f, " [{c}]"))
    }
}

impl std::error::Error for DeckFault {}

/// The deck that a text describes, if a game of the format may start with it.
///
/// # Errors
/// Every line that was not understood and every violated clause, in the order
/// of the lines; first what concerns the whole.
pub fn legal(pool: &Pool, text: &str, format: &Format) -> Result<Deck, Vec<DeckFault>> {
    let read = parse(pool, text);
    settle(pool, &read.list, read.faults, format)
}

/// What a text or a deck code is understood as, with everything wrong in it.
#[must_use]
pub fn read(pool: &Pool, text: &str, format: &Format) -> (List, Vec<DeckFault>) {
    let code = text.trim();
    let Read { list, mut faults, .. } =
        if code::is_code(code) { code::parse_code(pool, code) } else { parse(pool, text) };
    // A code that cannot be opened is no deck; its missing cards are no news.
    if !code::is_code(code) || !list.entries.is_empty() || faults.is_empty() {
        faults.extend(check(pool, &list, format));
        faults.sort_by_key(|f| f.line);
    }
    (list, faults)
}

fn settle(pool: &Pool, list: &List, mut faults: Vec<DeckFault>, format: &Format) -> Result<Deck, Vec<DeckFault>> {
    faults.extend(check(pool, list, format));
    match list.deck(pool) {
        Some(deck) if faults.is_empty() => Ok(deck),
        _ => {
            faults.sort_by_key(|f| f.line);
            Err(faults)
        }
    }
}
