//! A table as one of its watchers sees it.

use crate::cards::CardInfo;
use crate::packs::PackPin;
use crate::view::{Choice, Line, View};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A table as one of its watchers sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Room {
    /// Its id.
    pub table: String,
    /// Key of the game.
    pub game: String,
    /// Key of the mode; empty for the usual one.
    pub mode: String,
    /// Key of the way to sit; empty for the usual one.
    pub seating: String,
    /// Who sits down brings a deck.
    pub brings_deck: bool,
    /// Number of the last event in its log.
    pub seq: u32,
    /// Who you are here.
    pub role: Role,
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// How many watch besides.
    pub watchers: u32,
    /// Where the table stands.
    pub stage: Stage,
    /// Which game of the match, from 1.
    pub round: u32,
    /// Games of the match at most: 1 or 3.
    pub best_of: u8,
    /// Clocks of this table.
    pub clock: Option<Clock>,
    /// Number of the next decision, from 0. It never goes back: a decision that
    /// was taken back keeps its number, so a late answer to it is stale.
    pub at: u32,
    /// The game as you see it; `None` before it begins.
    pub view: Option<View>,
    /// What you may do now; empty if you are not asked.
    pub options: Vec<Choice>,
    /// The log from here on follows; forget what you had beyond.
    pub log_from: u32,
    /// Lines of the log.
    pub log: Vec<Line>,
    /// Taking back.
    pub undo: Undo,
    /// No decision is taken back here, and whoever wins has won so.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub firm: bool,
    /// You may claim a win now.
    pub claim: bool,
    /// How the shuffle can be proved.
    pub fair: Fair,
    /// What was said here lately.
    pub chat: Vec<Spoken>,
    /// The table was set up by hand (a scene, a lesson or a branched replay).
    pub staged: bool,
    /// The packs whose cards are there besides the shipped ones.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<PackPin>>")]
    pub packs: Vec<PackPin>,
    /// The scene that is shown here, if one is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub scene: Option<Scene>,
}

/// A scene of the repository that somebody plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Scene {
    /// The clauses that it shows.
    pub clauses: Vec<String>,
    /// What it shows, in English.
    pub title: String,
    /// What is done in it, in scene words.
    pub story: Vec<String>,
    /// Cards that only this scene has.
    pub cards: Vec<CardInfo>,
}

/// Who somebody is at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Role {
    /// A player, with all seats that are this person's.
    Seat {
        /// The seats; several at a hot seat.
        seats: Vec<u8>,
    },
    /// Sees what everybody may see.
    Spectator,
    /// Had a seat in an earlier game here; sees what a spectator sees.
    Former,
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Seats are open.
    Open,
    /// All have sat down; the seeds are being revealed.
    Sealing,
    /// A game is going on.
    Playing,
    /// Between two games of a match: decks may be changed.
    Between,
    /// The match is over.
    Over,
    /// It broke.
    Broken,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Sitter {
    /// Seats with the same number play together.
    pub team: u8,
    /// What kind.
    pub kind: SeatKind,
    /// Name; empty if the seat is open.
    pub name: String,
    /// Public id of the person; `None` for bots and open seats.
    pub player: Option<String>,
    /// Connected now.
    pub here: bool,
    /// Has done what must be done before the next game.
    pub ready: bool,
    /// Games won in this match.
    pub wins: u8,
    /// Milliseconds of reserve left.
    pub reserve_ms: Option<u32>,
    /// Milliseconds left for this decision, before the reserve is used.
    pub decision_ms: Option<u32>,
    /// Its deck as text, before and between games; only for its own eyes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub deck: Option<String>,
    /// What it has said beforehand and what still holds; only for its own eyes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub orders: Option<Orders>,
}

/// What a seat says beforehand. The room answers by it, from the kind of the
/// question alone; where what a hand holds decides, nobody learns it from when
/// the answer comes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Orders {
    /// Ask me everything, also where I can only pass and nobody would learn it.
    pub ask_all: bool,
    /// Windows that are passed: questions at which passing is an option.
    pub pass: Vec<Pass>,
}

/// Windows that are passed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Pass {
    /// Key of the question; every one if empty.
    #[serde(default)]
    pub question: String,
    /// Key of the phase; every one if empty.
    #[serde(default)]
    pub phase: String,
    /// When: in whose turns, or after what.
    pub turns: Turns,
    /// Until when.
    pub until: Until,
}

/// When a window is passed. Stored tables know these by their order: a new one
/// goes to the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Turns {
    /// In the seat's own.
    Own,
    /// In those of others.
    Others,
    /// In all.
    Any,
    /// After what the seat itself did: nobody else has done anything since but
    /// pass.
    AfterOwn,
    /// Where the seat can do nothing but pass. Among people every pass of this
    /// seat then comes after the same pause, by hand or by itself.
    Idle,
}

/// Until when something holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// The seat's next turn begins.
    Turn,
    /// The game ends.
    Game,
    /// The seat is given up.
    Match,
}

/// What sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person.
    Human,
    /// A bot.
    Bot,
}

/// Clocks: so much for each decision, then the reserve.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Clock {
    /// Seconds for each decision.
    pub decision_s: u32,
    /// Seconds of reserve for a whole game.
    pub reserve_s: u32,
}

/// Taking back the last decision.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Undo {
    /// Seats of yours that could take back, with or without asking.
    pub seats: Vec<u8>,
    /// It would be free: nothing was revealed, no chance used, nobody else acted.
    pub free: bool,
    /// A seat asks to take back, and these have not answered yet.
    pub asked_by: Option<u8>,
    /// Seats that still have to agree.
    pub waiting: Vec<u8>,
}

/// How the shuffle can be proved.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Fair {
    /// Blake3 hash of the server's seed, published before anybody sat down.
    pub server_commit: String,
    /// Hash of the server's seed for the game after this one, once this one has ended.
    pub next_commit: Option<String>,
    /// Hashes of the seats' seeds for the next game, or for the one that goes
    /// on; empty where none was given yet.
    pub commits: Vec<String>,
    /// The server's seed, once the match is over.
    pub server_seed: Option<String>,
    /// The seats' seeds, once the match is over.
    pub seeds: Vec<String>,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Spoken {
    /// Public id of who said it.
    pub player: String,
    /// Name of who said it.
    pub name: String,
    /// Seat, if it was a player.
    pub seat: Option<u8>,
    /// What; shown as text, never as markup.
    pub text: String,
}
