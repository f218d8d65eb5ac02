//! Replays: one readable text file that reproduces a game to the bit.
//!
//! ```text
//! arbiter replay 1
//! game evolve
//! rules 0.1.0
//! seed 42
//! name A Alice
//! name B Bob
//! deck A starter
//!   3 Card Name
//! deck B starter
//!   3 Card Name
//! start 1f2e3d4c5b6a7988
//! 1 A 0 9f86d081884c7d65 # keep
//! 2 B concede 60303ae22b998861
//! end A wins
//! ```
//!
//! Each decision: its number, the seat, the pick, the first 16 digits of the
//! state's hash after it, and for the reader what the pick meant. A game whose
//! shuffle can be proved has the parts of its seed in the head (see [`Fair`]);
//! one that was set up by hand has `stage` with set-up lines instead of decks.
//! A game with cards of packs names each of them, `pack HASH NAME`: the very same
//! cards are needed to play it again.
//! Above the decks stand, where they are not as usual, `mode draft`,
//! `seating two-teams-of-two` and `lost BD`: who lost the game before.
//!
//! Nothing here does input or output.

mod fair;
mod follow;
mod moment;
mod play;
mod read;
mod scene;
mod write;

pub use fair::{Fair, Part, commit, hex, seed_of, unhex};
pub use follow::Followed;
pub use moment::{Moment, Outline, Told};
pub use write::{line, outcome};

use arbiter_catalog::{Fault, Match, Outcome, Pinned, Seat, SeatSet, Seed, Source, Start};

/// First line of every replay.
pub const FIRST: &str = "arbiter replay 1";

/// In a scene a hash may be left open: then the words say what is picked.
pub(crate) const OPEN: &str = "-";

/// What somebody did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Picked an option.
    Pick(usize),
    /// Gave up.
    Concede,
}

/// A decision of a replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// Line in the file, from 1.
    pub line: usize,
    /// Who.
    pub seat: Seat,
    /// What.
    pub what: Move,
    /// Hash after it, 16 digits.
    pub hash: String,
    /// What the pick meant, for readers.
    pub words: String,
}

/// A replay.
#[derive(Clone, Debug, Default)]
pub struct Record {
    /// Name of the file.
    pub name: String,
    /// Key of the game.
    pub game: String,
    /// Version of the rules it was played by.
    pub rules: String,
    /// Seed of all chance.
    pub seed: Seed,
    /// Names of the players, one a seat; empty where none is known.
    pub names: Vec<String>,
    /// Key of the mode; empty for the usual one.
    pub mode: String,
    /// Key of the way to sit; empty for the usual one with so many seats.
    pub seating: String,
    /// Who lost the game before it in its match.
    pub lost: SeatSet,
    /// The packs whose cards were there besides the shipped ones, in their order.
    pub packs: Vec<Pinned>,
    /// One deck a seat, empty where the mode brings none.
    pub decks: Vec<Source>,
    /// Set-up lines of a game that did not begin at its beginning.
    pub stage: Option<String>,
    /// How the seed came about, if it can be proved.
    pub fair: Option<Fair>,
    /// Hash of the first state and its line.
    pub start: (usize, String),
    /// The decisions.
    pub decisions: Vec<Decision>,
    /// How it ended, as written: `A wins`, `draw`.
    pub end: Option<(usize, String)>,
    pub(crate) lines: Lines,
}

/// Where things of the head stand in the file, for messages.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lines {
    /// Lines of the file above the replay: it may stand inside a scene.
    pub(crate) above: usize,
    /// The line `seed`.
    pub(crate) seed: usize,
    /// The line `deck` of each seat.
    pub(crate) decks: Vec<usize>,
    /// The line `stage`.
    pub(crate) stage: usize,
    /// Hashes may be left open.
    pub(crate) open: bool,
}

impl Record {
    /// The record of a game that has just begun like this.
    #[must_use]
    pub fn begun(game: &str, rules: &str, how: Start, table: &dyn Match) -> Self {
        Record {
            name: "replay".to_owned(),
            game: game.to_owned(),
            rules: rules.to_owned(),
            mode: how.mode,
            seating: how.seating,
            lost: how.lost,
            seed: how.seed,
            decks: how.brings,
            start: (0, hash(table)),
            ..Record::default()
        }
    }

    /// How its game begins.
    #[must_use]
    pub fn how(&self) -> Start {
        Start {
            mode: self.mode.clone(),
            seating: self.seating.clone(),
            brings: self.decks.clone(),
            lost: self.lost,
            seed: self.seed,
        }
    }

    /// Adds what was just done at this table.
    pub fn push(&mut self, seat: Seat, what: Move, words: String, table: &dyn Match) {
        self.decisions.push(Decision { line: 0, seat, what, hash: hash(table), words });
        self.end = table.outcome().map(|o| (0, outcome(o)));
    }

    /// How many seats there are.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.decks.len().max(self.names.len())
    }

    /// A fault of this file.
    #[must_use]
    pub fn fault(&self, line: usize, why: impl Into<String>) -> Fault {
        let line = if line > 0 { line + self.lines.above } else { 0 };
        Fault::new(&self.name, line, why)
    }

    /// Whether what was found is what the last line says.
    ///
    /// # Errors
    /// If the game ended otherwise or goes on.
    pub fn check_end(&self, found: Option<Outcome>) -> Result<(), Fault> {
        let found = found.map(outcome);
        match &self.end {
            Some((line, said)) if Some(said) != found.as_ref() => {
                let found = found.unwrap_or_else(|| "the game goes on".to_owned());
                Err(self.fault(*line, format!("the replay says `{said}`, but: {found}")))
            }
            _ => Ok(()),
        }
    }
}

/// The first 16 digits of a state's hash.
#[must_use]
pub fn hash(table: &dyn Match) -> String {
    hex(&table.hash()[..8])
}
