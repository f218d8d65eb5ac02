//! THE list of games, and the one door through which everything outside the
//! engine deals with any of them.
//!
//! Nothing here decides a rule. A [`Library`] is a game with its cards loaded;
//! a [`Match`] is one game being played. Commands, scenes, bots and the server
//! see only these two.

mod bench;
mod evolve;
mod spoils;

pub use arbiter_kernel::{
    Arg, CardView, Entry, Illegal, Message, Outcome, Seat, SeatSet, SeatView, View, Viewer, ZoneView,
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

/// A game of the catalog.
pub trait Game: Sync {
    /// Key on the command line: `evolve`.
    fn key(&self) -> &'static str;
    /// Title for people.
    fn title(&self) -> &'static str;
    /// How many may play.
    fn seats(&self) -> std::ops::RangeInclusive<u8>;
    /// The shipped cards and these besides (TOML card files).
    ///
    /// # Errors
    /// One fault for each thing wrong in the sources.
    fn library(&self, extra: &[Source]) -> Result<Box<dyn Library>, Vec<Fault>>;
    /// Everything wrong with card files, texts that are not understood too;
    /// shipped cards of the same names give way. Empty = good.
    fn check_cards(&self, files: &[Source]) -> Vec<Fault> {
        self.library(files).err().unwrap_or_default()
    }
    /// Clauses whose code is marked: a scene that lists one must pass through it.
    fn marks(&self) -> &'static [&'static str] {
        &[]
    }
    /// How many faces of a table of real cards compile, as JSON:
    /// `{"faces":N,"compiled":N,"round_trip":N,"unknown":[{"name","text","why"}]}`.
    ///
    /// # Errors
    /// If the table cannot be read.
    fn coverage(&self, table: &Source) -> Result<serde_json::Value, Fault>;
}

/// A deck that is at hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckInfo {
    /// Name for the command line.
    pub key: String,
    /// The deck as text.
    pub text: String,
}

/// A game with its cards.
pub trait Library: Send + Sync {
    /// Shipped decks, in a fixed order.
    fn decks(&self) -> Vec<DeckInfo>;
    /// Everything wrong with a deck; empty = legal.
    fn check_deck(&self, deck: &Source) -> Vec<Fault>;
    /// A game from the beginning.
    ///
    /// # Errors
    /// What is wrong with the decks or their number.
    fn start(&self, decks: &[Source], seed: u64) -> Result<Box<dyn Match>, Vec<Fault>>;
    /// A game in the middle: the set-up lines of a scene, each with its line
    /// number, and the fixed rolls it gives.
    ///
    /// # Errors
    /// The first line that cannot be obeyed.
    fn stage(&self, setup: &[(usize, String)], rolls: &[u32]) -> Result<Box<dyn Match>, Fault>;
    /// A stored game.
    ///
    /// # Errors
    /// If the bytes are no state of this game.
    fn restore(&self, saved: &[u8]) -> Result<Box<dyn Match>, Fault>;
    /// Name of a card in another language; the English name if it has none.
    fn card_name(&self, english: &str, lang: &str) -> String;
    /// Text of a card in a language (`en`, `fr`), one line an ability.
    fn card_text(&self, english: &str, lang: &str) -> Vec<String>;
    /// Plays random games from these seeds and counts, as fast as the game
    /// can. The caller holds the clock. A game overrides this with typed code
    /// that goes around the door; the default goes through it.
    /// `looks` is how often the options are listed before each answer.
    fn bench(&self, games: u32, seed: u64, looks: u32) -> BenchReport {
        bench::through_the_door(self.decks(), games, seed, looks, |decks, seed| self.start(decks, seed).ok())
    }
}

/// What a run of random games counted. No times: clocks stay outside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BenchReport {
    /// Games played to their end.
    pub games: u64,
    /// Questions answered in them.
    pub decisions: u64,
    /// Questions that had more than one option.
    pub with_choice: u64,
    /// Games that nobody won.
    pub drawn: u64,
}

/// One thing the asked seat may do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// In scene words: `play quick-bolt`, `pass`, `thornback-sentry`.
    pub words: String,
    /// For people.
    pub label: Message,
}

/// One game being played.
pub trait Match: Send {
    /// Who must answer; `None` = it is over.
    fn asked(&self) -> Option<Seat>;
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// How many options there are; cheaper than listing them.
    fn count(&self) -> usize;
    /// What the asked seat may do.
    fn options(&self) -> Vec<Choice>;
    /// Does it, and tells the story up to the next question.
    ///
    /// # Errors
    /// If there is no such option; nothing has changed then.
    fn answer(&mut self, pick: usize) -> Result<Vec<Entry>, Illegal>;
    /// Gives up, at any time.
    ///
    /// # Errors
    /// If the game is over.
    fn concede(&mut self, seat: Seat) -> Result<Vec<Entry>, Illegal>;
    /// Why the asked seat cannot do what these scene words say; `None` if it
    /// can, or if the words mean nothing.
    fn why_not(&self, words: &str) -> Option<Illegal>;
    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> View;
    /// Hash of the whole state.
    fn hash(&self) -> [u8; 32];
    /// The whole state, for storing.
    fn save(&self) -> Vec<u8>;
    /// A copy.
    fn fork(&self) -> Box<dyn Match>;
    /// A world that this seat cannot tell from the real one.
    fn guess(&self, seat: Seat, seed: u64) -> Box<dyn Match>;
    /// Fixed rolls of a scene that were not used.
    fn unused_rolls(&self) -> usize;
    /// Copies itself so many times into one scratch state, as a search does.
    fn copies(&self, times: u32) {
        (0..times).for_each(|_| drop(std::hint::black_box(self.fork())));
    }
    /// Size of the state in bytes.
    fn size(&self) -> usize;
}

/// Every game there is.
#[must_use]
pub fn games() -> &'static [&'static dyn Game] {
    &[&evolve::Evolve, &spoils::Spoils]
}

/// The game with this key.
#[must_use]
pub fn game(key: &str) -> Option<&'static dyn Game> {
    games().iter().copied().find(|g| g.key() == key)
}
