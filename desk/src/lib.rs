//! The desk between the kernel and the catalog: what every game does in the
//! same way, whatever its rules are.
//!
//! A game that is a [`Door`] can be played by anybody who knows no rule of it;
//! one that is a [`House`] besides is a line of the catalog. Cards, decks and
//! options cross the door as plain data. Nothing here knows a word of any game,
//! and nothing here decides a rule.

mod choice;
mod door;
mod end;
mod explain;
mod house;
mod info;
mod question;
mod refuse;
mod seating;
mod seed;
pub mod stage;
pub mod story;
mod subject;
mod zones;

pub use choice::{Choice, copies, distinct, numbered, several};
pub use door::{Asks, Door, Page, Sight, blank, guess, sights};
pub use end::End;
pub use explain::{Reading, first_bearer};
pub use house::{Beginning, Book, Explaining, House, Look, Opened, Sheet, Shelf};
pub use info::{Both, CardInfo, DeckEntry, DeckInfo, DeckReport};
pub use question::Question;
pub use seating::{Brings, Mode, NoSetting, Seating, Setting, Start, setting, ways};
pub use seed::{NoSeed, Seed};
pub use subject::Origin;
pub use zones::{Zoned, Zones, other};

#[doc(hidden)]
pub use arbiter_kernel as kernel;

pub use arbiter_cards::{Note, Printed, Progress, Shape, watched};
pub use arbiter_decklist::DeckFault;
pub use arbiter_kernel::{Seat, SeatSet};
pub use arbiter_text::unseen;

/// A source of text: a file's name (for messages) and its contents.
#[derive(Clone, Debug)]
pub struct Source {
    /// Shown in error messages.
    pub name: String,
    /// The text.
    pub text: String,
}

/// Something wrong with an input: where and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Name of the source.
    pub source: String,
    /// Line, from 1; 0 when it concerns the whole.
    pub line: usize,
    /// Column, from 1, in characters; 0 when it concerns the whole line.
    pub column: usize,
    /// How many characters it is about.
    pub wide: usize,
    /// What is wrong and what would be right, in English.
    pub why: String,
    /// Violated clause, if a rule was.
    pub clause: Option<&'static str>,
}

impl Fault {
    /// A fault that violates no clause.
    #[must_use]
    pub fn new(source: &str, line: usize, why: impl Into<String>) -> Self {
        Fault { source: source.to_owned(), line, column: 0, wide: 0, why: why.into(), clause: None }
    }

    /// The same of a deck with this name.
    #[must_use]
    pub fn of_deck(source: &str, f: DeckFault) -> Self {
        Fault { clause: f.clause, ..Fault::new(source, f.line, f.why) }
    }
}

impl From<arbiter_cards::Fault> for Fault {
    fn from(f: arbiter_cards::Fault) -> Self {
        Fault { source: f.file, line: f.line, column: f.column, wide: f.wide, why: f.reason, clause: None }
    }
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:", self.source)?;
        for n in [self.line, self.column].into_iter().filter(|n| *n > 0) {
            write!(f, "{n}:")?;
        }
        write!(f, " {}", self.why)?;
        self.clause.map_or(Ok(()), |c| write!(f, " [{c}]"))
    }
}

impl std::error::Error for Fault {}

/// The letter by which scenes, replays and commands call a seat.
#[must_use]
pub fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.min(25))
}

/// The seat with this letter.
#[must_use]
pub fn seat(word: &str) -> Option<Seat> {
    arbiter_text::stage::seat(word)
}
