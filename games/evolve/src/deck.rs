//! Decks: read from text, judged by the book, written again. [6.1.1]
//!
//! A text becomes a [`List`] whose entries remember their lines; [`check`]
//! judges the list; [`legal`] does both and gives the [`Deck`] that a game
//! starts with.

mod check;
mod cod;
mod code;
mod find;
mod parse;
mod say;
mod write;

pub use check::{COPIES, check};
pub use code::{from_code, list_code, to_code};
pub use parse::parse;
pub(crate) use say::Wrong;
pub use write::{list_cod, list_text, to_text};

use crate::rules::Rules;
use arbiter_decklist::runs;
use arbiter_kernel::Message;

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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Line of the text, from 1; 0 if there was none.
    pub line: usize,
    /// Where it stands.
    pub part: Part,
    /// How many copies, 1 to 99.
    pub count: u8,
    /// Which face.
    pub face: u16,
}

/// A deck as it was written down, legal or not.
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
        let parts = [(Part::Leader, std::slice::from_ref(&deck.leader)), (Part::Main, &deck.main[..])];
        let entries = parts
            .into_iter()
            .chain([(Part::Evolve, &deck.evolve[..])])
            .flat_map(|(part, faces)| runs(faces).map(move |(count, face)| Listed { line: 0, part, count, face }))
            .collect();
        Self { entries, incomplete: false }
    }
    /// How many cards a part has.
    #[must_use]
    pub fn count(&self, part: Part) -> u32 {
        self.part(part).map(|e| u32::from(e.count)).sum()
    }
    fn part(&self, part: Part) -> impl Iterator<Item = &Listed> {
        self.entries.iter().filter(move |e| e.part == part)
    }
    // Only for lists without faults: a second leader would be lost.
    fn deck(&self) -> Option<Deck> {
        let faces = |part| self.part(part).flat_map(|e| std::iter::repeat_n(e.face, e.count.into())).collect();
        let leader = self.part(Part::Leader).next()?.face;
        Some(Deck { leader, main: faces(Part::Main), evolve: faces(Part::Evolve) })
    }
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

/// The deck that a text describes, if a game may start with it. [6.2.1.1]
///
/// # Errors
/// Every line that was not understood and every violated clause, in the order
/// of the lines; first what concerns the whole.
pub fn legal(rules: &Rules, text: &str) -> Result<Deck, Vec<DeckFault>> {
    settle(judged(rules, parse(rules, text)))
}

/// What a text or a deck code is understood as, with everything wrong in it.
#[must_use]
pub fn read(rules: &Rules, text: &str) -> (List, Vec<DeckFault>) {
    let code = text.trim();
    if !code::is_code(code) {
        return judged(rules, parse(rules, text));
    }
    let (list, faults) = code::parse_code(rules, code);
    // A code that cannot be opened is no deck; its missing cards are no news.
    if list.entries.is_empty() && !faults.is_empty() { (list, faults) } else { judged(rules, (list, faults)) }
}

/// The faults of the text and those of the book, in the order of the lines.
fn judged(rules: &Rules, (list, mut faults): (List, Vec<DeckFault>)) -> (List, Vec<DeckFault>) {
    faults.extend(check(rules, &list));
    faults.sort_by_key(|f| f.line);
    (list, faults)
}

fn settle((list, faults): (List, Vec<DeckFault>)) -> Result<Deck, Vec<DeckFault>> {
    match list.deck() {
        Some(deck) if faults.is_empty() => Ok(deck),
        _ => Err(faults),
    }
}
