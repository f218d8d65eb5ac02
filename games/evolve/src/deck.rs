//! Decks: read from text, judged by the book, written again. [6.1.1]
//!
//! A text becomes a [`List`] whose entries remember their lines; [`check`]
//! judges the list; [`legal`] does both and gives the [`Deck`] that a game
//! starts with.

mod check;
mod cod;
mod find;
mod report;
mod say;

pub use arbiter_decklist::{DeckFault, parse};
pub use check::{COPIES, check};
pub use cod::list_cod;
pub use report::report;
pub(crate) use say::Wrong;

use crate::rules::Rules;
use arbiter_decklist::Misread;
use std::collections::BTreeSet;

/// A deck by faces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deck {
    /// The leader.
    pub leader: u16,
    /// The main deck.
    pub main: Vec<u16>,
    /// The evolve deck.
    pub evolve: Vec<u16>,
}

/// The parts of a deck. [6.1.1]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Part {
    /// The leader. [6.1.1.1]
    Leader,
    /// The main deck. [6.1.1.2]
    Main,
    /// The evolve deck. [6.1.1.3]
    Evolve,
}

/// One line of a list that was understood.
pub type Listed = arbiter_decklist::Listed<Part>;
/// A deck as it was written down, legal or not.
pub type List = arbiter_decklist::List<Part>;

/// The list of a deck, without lines.
#[must_use]
pub fn list(deck: &Deck) -> List {
    let leader = std::slice::from_ref(&deck.leader);
    List::of(&[(Part::Leader, leader), (Part::Main, &deck.main), (Part::Evolve, &deck.evolve)])
}

/// The deck that a text describes, if a game may start with it. [6.2.1.1]
///
/// # Errors
/// Every line that was not understood and every violated clause, in the order
/// of the lines; first what concerns the whole.
pub fn legal(rules: &Rules, text: &str) -> Result<Deck, Vec<DeckFault>> {
    settle(parse(rules, text).judged(|list| check(rules, list)))
}

/// The deck of a code, if a game may start with it.
///
/// # Errors
/// That it is no code, the cards that are not known, and every violated clause.
pub fn from_code(rules: &Rules, code: &str) -> Result<Deck, Vec<DeckFault>> {
    let read = arbiter_decklist::parse_code(rules, code).map_err(|fault| vec![fault])?;
    settle(read.judged(|list| check(rules, list)))
}

/// The code of a deck.
#[must_use]
pub fn to_code(rules: &Rules, deck: &Deck) -> String {
    arbiter_decklist::to_code(rules, &list(deck))
}

/// The deck as text; it comes back as the same deck.
#[must_use]
pub fn to_text(rules: &Rules, deck: &Deck) -> String {
    arbiter_decklist::to_text(rules, &list(deck))
}

fn settle((list, faults): (List, Vec<DeckFault>)) -> Result<Deck, Vec<DeckFault>> {
    match list.part(Part::Leader).next() {
        Some(leader) if faults.is_empty() => {
            Ok(Deck { leader: leader.card, main: list.cards(Part::Main), evolve: list.cards(Part::Evolve) })
        }
        _ => Err(faults),
    }
}

/// The line that goes too far, not the first of that name.
fn too_far(entries: &[&Listed], limit: u32) -> usize {
    let mut sum = 0;
    let too_far = entries.iter().find(|e| {
        sum += u32::from(e.count);
        sum > limit
    });
    too_far.map_or(0, |e| e.line)
}

/// No rule of the book: the engine must know what a card does.
fn unplayable(rules: &Rules, list: &List) -> Vec<DeckFault> {
    let mut told = BTreeSet::new();
    let fault = |e: &Listed| {
        let card = &rules.faces[e.card as usize].card;
        let reason = card.unplayable.as_ref().filter(|_| told.insert(e.card))?;
        Some(DeckFault::new(e.line, None, &Misread::Unplayable(&card.name, reason)))
    };
    list.entries.iter().filter_map(fault).collect()
}
