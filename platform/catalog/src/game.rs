//! A game of the catalog.

use crate::{Fault, Lesson, Library, Mode, Source, TableShape};

/// A game of the catalog.
pub trait Game: Sync {
    /// Key on the command line: `evolve`.
    fn key(&self) -> &'static str;
    /// Title for people.
    fn title(&self) -> &'static str;
    /// The ways to play it, the usual one first, each with who may sit down.
    fn modes(&self) -> &'static [Mode];
    /// Keys of its phases in order, as views give them.
    fn phases(&self) -> &'static [&'static str];
    /// Whether decks have a reserve to change between games.
    fn reserve(&self) -> bool {
        false
    }
    /// The clauses of its rulebook in our words: tab-separated columns `id`,
    /// `kind`, `area`, `summary`, with a head line; empty if it has no book.
    fn ledger(&self) -> &'static str {
        ""
    }
    /// The same summaries in French: columns `clause`, `summary`, with a head
    /// line; empty where nobody wrote them.
    fn ledger_fr(&self) -> &'static str {
        ""
    }
    /// Its tutorial.
    fn lessons(&self) -> Vec<Lesson> {
        Vec::new()
    }
    /// The shipped cards and these besides (TOML card files).
    ///
    /// # Errors
    /// One fault for each thing wrong in the sources.
    fn library(&self, extra: &[Source]) -> Result<Box<dyn Library>, Vec<Fault>>;
    /// What a table of its cards looks like; without columns it takes none.
    fn shape(&self) -> TableShape {
        TableShape::NONE
    }
    /// The shipped cards, these files besides, and the cards of these tables.
    ///
    /// # Errors
    /// One fault for each thing wrong in the sources.
    fn library_with(&self, extra: &[Source], tables: &[Source]) -> Result<Box<dyn Library>, Vec<Fault>> {
        match tables.first() {
            None => self.library(extra),
            Some(table) => Err(vec![Fault::new(&table.name, 0, format!("{} takes no tables", self.title()))]),
        }
    }
    /// Everything wrong with card files, texts that are not understood too;
    /// shipped cards of the same names give way. Empty = good.
    fn check_cards(&self, files: &[Source]) -> Vec<Fault> {
        self.library(files).err().unwrap_or_default()
    }
    /// What is odd about such files although a game may be played with them.
    fn doubts(&self, _files: &[Source]) -> Vec<Fault> {
        Vec::new()
    }
    /// Clauses whose code is marked: a scene that lists one must pass through it.
    fn marks(&self) -> &'static [&'static str] {
        &[]
    }
    /// A card file with the one card, `Filler`, that fills the decks of scenes:
    /// it can do nothing, and no card of the game is called so.
    fn filler(&self) -> &'static str;
    /// Keys of all marks that a view of a card or a place can have.
    fn card_marks(&self) -> Vec<&'static str>;
    /// Words of options that are no names of cards or places: `play`, `pass`.
    fn words(&self) -> &'static [&'static str];
    /// Keys of every place that a board of this game can have.
    fn places(&self) -> Vec<String> {
        Vec::new()
    }
    /// How many faces of a table of real cards compile, as JSON:
    /// `{"faces":N,"compiled":N,"round_trip":N,"unknown":[{"name","text","why"}]}`.
    ///
    /// # Errors
    /// If the table cannot be read.
    fn coverage(&self, table: &Source) -> Result<serde_json::Value, Fault>;
}
