//! THE list of games, and the one door through which everything outside the
//! engine deals with any of them.
//!
//! Nothing here decides a rule. A [`Library`] is a game with its cards loaded;
//! a [`Match`] is one game being played. Commands, scenes, bots and the server
//! see only these two.

mod bench;
mod brawl;
mod cards;
mod evolve;
mod game;
mod lessons;
mod library;
mod play;
pub mod search;
mod seating;
mod seed;
mod spoils;
mod table;
mod trace;

pub use bench::pick_below;
pub use cards::{Both, CardInfo, DeckEntry, DeckFault, DeckInfo, DeckReport, Lesson, LessonStep};
pub use game::Game;
pub use library::{BenchReport, Library};
pub use search::SearchFault;
pub use seating::{Brings, Mode, NoSetting, Seating, Setting, Start, setting, ways};
pub use seed::{NoSeed, Seed};
pub use table::{Choice, Match, Playout, Thought};
pub use trace::Trace;

pub use arbiter_kernel::{
    Arg, BoardView, CardView, Entry, Illegal, Message, Outcome, PlaceView, Seat, SeatSet, SeatView, Shape, Spot,
    Upshot, View, Viewer, ZoneView,
};

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
    /// What is wrong and what would be right, in English.
    pub why: String,
    /// Violated clause, if a rule was.
    pub clause: Option<&'static str>,
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}: {}", self.source, self.line, self.why)?;
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
    match word.as_bytes() {
        [c @ b'A'..=b'H'] => Some(c - b'A'),
        _ => None,
    }
}

/// Every game there is.
#[must_use]
pub fn games() -> &'static [&'static dyn Game] {
    &[&evolve::Evolve, &spoils::Spoils, &brawl::Brawl]
}

/// The game with this key.
#[must_use]
pub fn game(key: &str) -> Option<&'static dyn Game> {
    games().iter().copied().find(|g| g.key() == key)
}
