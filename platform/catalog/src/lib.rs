//! THE list of games, and the one door through which everything outside the
//! engine deals with any of them.
//!
//! Nothing here decides a rule. A [`Library`] is a game with its cards loaded;
//! a [`Match`] is one game being played. Commands, scenes, bots and the server
//! see only these two.

mod bench;
mod foresee;
mod game;
mod lessons;
mod library;
mod listed;
mod packs;
mod partners;
mod play;
mod replace;
mod scenes;
pub mod search;
mod table;
mod trace;

pub use bench::pick_below;
pub use foresee::{Foresight, foresee};
pub use game::Game;
pub use lessons::{Lesson, LessonStep};
pub use library::{BenchReport, Library};
pub use listed::Listed;
pub use packs::{Import, PackCard, Verdict, import, judged, opened, tables};
pub use partners::dealt;
pub use scenes::shown;
pub use search::SearchFault;
pub use table::{Match, Playout, Thought};
pub use trace::Trace;

pub use arbiter_desk::{
    Both, Brings, CardInfo, Choice, DeckEntry, DeckFault, DeckInfo, DeckReport, Fault, Mode, NoSeed, NoSetting, Note,
    Printed, Progress, Reading, Seating, Seed, Setting, Shape as TableShape, Source, Start, letter, seat, setting,
    unseen, watched, ways,
};
pub use arbiter_kernel::{
    Arg, BoardView, CardView, Entry, Illegal, Message, Outcome, PlaceView, Seat, SeatSet, SeatView, Shape, Spot,
    Subject, Upshot, View, Viewer, ZoneView,
};
pub use arbiter_packs::{
    Folder, LONGEST, Listed as ListedPack, Pack, Pictures, Pinned, Trouble as FolderTrouble, compared, is_name,
};

use arbiter_brawl::Brawl;
use arbiter_evolve::Evolve;
use arbiter_spoils::Spoils;
use arbiter_wakfu::Wakfu;

/// Every game there is.
#[must_use]
pub fn games() -> &'static [&'static dyn Game] {
    &[&Listed::<Evolve>::NEW, &Listed::<Spoils>::NEW, &Listed::<Brawl>::NEW, &Listed::<Wakfu>::NEW]
}

/// The game with this key.
#[must_use]
pub fn game(key: &str) -> Option<&'static dyn Game> {
    games().iter().copied().find(|g| g.key() == key)
}
