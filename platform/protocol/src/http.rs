//! What plain HTTP requests carry.

use crate::Code;
use crate::cards::{Both, CardInfo};
use crate::packs::PackPin;
use crate::room::{Clock, SeatKind, Stage};
use crate::view::{Choice, Line, Message, View};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// An error: `4xx` or `5xx` with this body.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Problem {
    /// For programs.
    pub code: Code,
    /// For people.
    pub why: Message,
    /// For people without translation files.
    pub text: String,
}

/// How a text is read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Reading {
    /// The kind of card it stands on (`kind-<key>`).
    pub on: String,
    /// Its words as lines of a tree.
    pub rows: Vec<ReadRow>,
    /// Where a declared tie-break decided: what is meant, what is not.
    pub ties: Vec<(String, String)>,
    /// The text in each language that has words for it, by its code.
    pub texts: Vec<(String, String)>,
}

/// A line of such a tree.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ReadRow {
    /// How deep it stands.
    pub depth: u32,
    /// What it is to the word around it; empty where that is plain.
    pub field: String,
    /// The words: one, or one and the only one inside of it, ...
    pub words: Vec<String>,
    /// The part of the text, where it is known.
    pub text: String,
    /// The number of the thing that later words mean.
    pub gives: Option<u32>,
    /// The number of the thing that it means.
    pub means: Option<u32>,
}

/// A guest's device token: keep it, it is who you are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Guest {
    /// Secret; send it as `Authorization: Bearer` and in the hello.
    pub token: String,
    /// Public id.
    pub player: String,
}

/// A code by which another device takes over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Handover {
    /// Good once, for as many seconds as said.
    pub code: String,
    /// Seconds.
    pub seconds: u32,
}

/// A game of the catalog.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameInfo {
    /// Key.
    pub key: String,
    /// Title.
    pub title: String,
    /// The ways to play it, the usual one first.
    pub modes: Vec<ModeInfo>,
    /// Version of its rules.
    pub rules: String,
    /// Whether decks have a reserve to change between games.
    pub reserve: bool,
    /// Shipped decks.
    pub decks: Vec<DeckRow>,
    /// Lessons of its tutorial.
    pub lessons: u32,
    /// Keys of its phases in order, for the phase bar.
    pub phases: Vec<String>,
}

/// A way to play a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ModeInfo {
    /// `mode-<key>` in the translation files.
    pub key: String,
    /// Who sits down brings a deck; else all are chosen in the game.
    pub brings_deck: bool,
    /// The ways to sit, the usual one first.
    pub seatings: Vec<SeatingInfo>,
}

/// A way to sit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatingInfo {
    /// `seating-<key>` in the translation files.
    pub key: String,
    /// The team of each seat, in the order of turns.
    pub teams: Vec<u8>,
}

/// A shipped deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckRow {
    /// Key.
    pub key: String,
    /// Name for people: the first comment of its text.
    pub title: Both,
    /// Class, trade, ... of the deck.
    pub class: String,
    /// The deck as text.
    pub text: String,
}

/// A clause of a rulebook.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Clause {
    /// Its number.
    pub clause: String,
    /// `engine`, `card`, `build`, `note`.
    pub kind: String,
    /// What it says, in our words.
    pub summary: Both,
    /// Whether a scene shows it that can be played.
    pub shown: bool,
}

/// A table to be opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct NewTable {
    /// Key of the game.
    pub game: String,
    /// Key of the mode; the usual one if empty.
    #[serde(default)]
    pub mode: String,
    /// Key of the way to sit; the usual one with so many seats if empty.
    #[serde(default)]
    pub seating: String,
    /// Who shall sit on each seat. The opener sits down by a frame.
    pub seats: Vec<NewSeat>,
    /// Shown in the lobby.
    pub public: bool,
    /// 1 or 3.
    pub best_of: u8,
    /// Clocks; none if absent.
    pub clock: Option<Clock>,
    /// How it begins.
    pub start: Start,
    /// No decision is taken back here, and whoever wins has won so.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub firm: bool,
    /// Hashes of the packs whose cards are there besides the shipped ones; if
    /// absent, every pack that the opener may use. A scene has none, and a
    /// replay those that it was played with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub packs: Option<Vec<String>>,
}

/// A seat of a table to be opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct NewSeat {
    /// Open, or a bot. `human` is the opener's own seat.
    pub kind: SeatKind,
    /// Deck of a bot (key or text); a shipped one by lot if empty. For anybody
    /// else, the deck that will be brought, as far as it is known: partners who
    /// are bots take one that may be played beside it. In a mode to which
    /// nothing is brought it is empty.
    #[serde(default)]
    pub deck: String,
    /// Level of a bot: `random`, `steady`.
    #[serde(default)]
    pub level: String,
}

/// How a table begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Start {
    /// With decks, from the beginning.
    Fresh,
    /// From the set-up lines of a scene; the opener has every seat that is no bot's.
    Scene {
        /// Set-up lines.
        setup: String,
    },
    /// From the scene that shows a clause; the opener has every seat, and none is named.
    Shown {
        /// The clause.
        clause: String,
    },
    /// From a moment of a replay; the opener has every seat that is no bot's.
    Replay {
        /// Id of the replay.
        replay: String,
        /// After so many decisions.
        at: u32,
    },
}

/// A table that was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Opened {
    /// Its id.
    pub table: String,
    /// Path of the page for whoever is invited.
    pub invite: String,
}

/// A row of the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableRow {
    /// Its id.
    pub table: String,
    /// Key of the game.
    pub game: String,
    /// Key of the mode; empty for the usual one.
    pub mode: String,
    /// Key of the way to sit; empty for the usual one.
    pub seating: String,
    /// Where it stands.
    pub stage: Stage,
    /// Names of who sits there; empty for an open seat.
    pub names: Vec<String>,
    /// Their public ids, so that a device knows whom it does not want to meet;
    /// empty for an open seat and for a bot.
    pub players: Vec<String>,
    /// Clocks.
    pub clock: Option<Clock>,
    /// 1 or 3.
    pub best_of: u8,
    /// People who watch.
    pub watchers: u32,
}

/// A lesson of a tutorial: a scene with words to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Lesson {
    /// Number, from 1.
    pub number: u32,
    /// Title.
    pub title: Both,
    /// Set-up lines for [`Start::Scene`].
    pub setup: String,
    /// What to do, step by step.
    pub steps: Vec<LessonStep>,
    /// Said when it is done.
    pub done: Both,
}

/// One step of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LessonStep {
    /// Whose answer; seat 0 is the learner, others are played by the page.
    pub seat: u8,
    /// The option to pick, in scene words.
    pub words: String,
    /// What to tell the learner before it.
    pub say: Both,
}

/// A replay, without its moments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Replay {
    /// Its id.
    pub replay: String,
    /// Key of the game.
    pub game: String,
    /// Names of the seats.
    pub names: Vec<String>,
    /// How many decisions.
    pub decisions: u32,
    /// Decisions at which a beat begins: an action with its consequences.
    pub beats: Vec<u32>,
    /// Decisions at which a turn begins.
    pub turns: Vec<u32>,
    /// The hash chain and, if it names seeds, the shuffle were checked.
    pub verified: bool,
    /// The packs it was played with.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<PackPin>>")]
    pub packs: Vec<PackPin>,
    /// The cards of these packs that its decks have or name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<CardInfo>>")]
    pub cards: Vec<CardInfo>,
}

/// A moment of a replay.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Moment {
    /// After so many decisions.
    pub at: u32,
    /// The game then.
    pub view: View,
    /// What could be done then by the asked seat, if these are its eyes.
    pub options: Vec<Choice>,
    /// The option that was picked next, if these are the eyes of who picked.
    pub picked: Option<u32>,
    /// The log up to here.
    pub log: Vec<Line>,
}

/// Cards that a search found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Found {
    /// English names, the keys of the card list.
    pub names: Vec<String>,
}

/// Somebody behaves badly at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Complaint {
    /// Public id of the person whom it is about.
    pub player: String,
    /// What they did, in the words of whoever complains; may be empty.
    #[serde(default)]
    pub why: String,
}

/// A bug report that was taken in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Reported {
    /// Its id; whoever keeps the server finds the replay under it.
    pub report: String,
    /// The replay itself, if you may have it already.
    pub text: Option<String>,
}

/// The server is well.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Health {
    /// Version of the program and of its rules.
    pub rules: String,
    /// Tables in memory.
    pub tables: u32,
    /// Open connections.
    pub sockets: u32,
}
