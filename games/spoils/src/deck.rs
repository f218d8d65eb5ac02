//! Decks: read from text, judged by the book, written again. [103]
//!
//! A text becomes a [`List`] whose entries remember their lines; [`check`]
//! judges the list; [`legal`] does both and gives the [`Deck`] that a game
//! starts with.

mod check;
mod find;
mod format;
mod o8d;
mod report;
mod say;

pub use arbiter_decklist::{DeckFault, parse};
pub use check::{COPIES, Format, check};
pub use find::part_of;
pub use o8d::list_o8d;
pub use report::{report, trade_key};

use crate::card::Pool;
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
pub type Listed = arbiter_decklist::Listed<Part>;
/// A deck as it was written down, legal or not. A card stands in the part that
/// it belongs to, whatever the heading above it says.
pub type List = arbiter_decklist::List<Part>;

/// The list of a deck, without lines.
#[must_use]
pub fn list(deck: &Deck) -> List {
    List::of(&[(Part::Faction, std::slice::from_ref(&deck.faction)), (Part::Deck, &deck.cards)])
}

/// The deck that a text describes, if a game of the format may start with it.
///
/// # Errors
/// Every line that was not understood and every violated clause, in the order
/// of the lines; first what concerns the whole.
pub fn legal(pool: &Pool, text: &str, format: &Format) -> Result<Deck, Vec<DeckFault>> {
    settle(parse(pool, text).judged(|list| check(pool, list, format)))
}

/// The deck of a code, if a game of the format may start with it.
///
/// # Errors
/// That it is no code, the cards that are not known, and every violated clause.
pub fn from_code(pool: &Pool, code: &str, format: &Format) -> Result<Deck, Vec<DeckFault>> {
    let read = arbiter_decklist::parse_code(pool, code).map_err(|fault| vec![fault])?;
    settle(read.judged(|list| check(pool, list, format)))
}

/// The code of a deck.
#[must_use]
pub fn to_code(pool: &Pool, deck: &Deck) -> String {
    arbiter_decklist::to_code(pool, &list(deck))
}

/// The deck as text; it comes back as the same deck.
#[must_use]
pub fn to_text(pool: &Pool, deck: &Deck) -> String {
    arbiter_decklist::to_text(pool, &list(deck))
}

fn settle((list, faults): (List, Vec<DeckFault>)) -> Result<Deck, Vec<DeckFault>> {
    match list.part(Part::Faction).next() {
        Some(faction) if faults.is_empty() => Ok(Deck { faction: faction.card, cards: list.cards(Part::Deck) }),
        _ => Err(faults),
    }
}
