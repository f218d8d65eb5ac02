//! Scenes: small stories that drive a game only through answers.
//!
//! The format is described for its readers in `docs/scenes.md`. [`parse`] knows
//! the shape of a file and no rule; [`Runner`] plays it through the door of the
//! catalog.

mod deck;
mod fact;
mod files;
mod forced;
mod item;
mod judge;
mod line;
mod parse;
mod pick;
mod question;
mod run;
mod story;
mod trail;
mod vet;

pub use deck::DeckClaim;
pub use fact::{Claim, Fact, Look, Owner, Point};
pub use files::{find, game_of};
pub use item::{Item, Want};
pub use line::{Ending, Offer, Step, Who};
pub use parse::parse;
pub use pick::choose;
pub use run::{Evidence, Marks, Runner, Verdict};

/// A scene as it was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scene {
    /// The file's name, for messages.
    pub name: String,
    /// `title:`, what the scene shows.
    pub title: String,
    /// `game:`, if the file says it.
    pub game: Option<String>,
    /// `clauses:`, what the scene is about.
    pub clauses: Vec<String>,
    /// Line of the `clauses:` header, for messages.
    pub clauses_line: usize,
    /// `rolls:`, the results of chance.
    pub rolls: Vec<u32>,
    /// `strict: yes`: forced questions are not answered by the runner.
    pub strict: bool,
    /// Inline cards, with empty lines above them so that the lines of their
    /// faults are the lines of the file.
    pub cards: Option<String>,
    /// `replay:`, a replay that is the set-up: the lines of the file above it
    /// and its text.
    pub replay: Option<(usize, String)>,
    /// Lines for the game's own set-up.
    pub setup: Vec<(usize, String)>,
    /// The story with its line numbers; its last step is an [`Ending`].
    pub steps: Vec<(usize, Step)>,
}
