//! A game with its cards.

use crate::{
    CardInfo, DeckFault, DeckInfo, DeckReport, Fault, Match, Printed, Reading, SearchFault, Source, Start, bench,
    search,
};

/// A game with its cards.
pub trait Library: Send + Sync {
    /// Shipped decks, in a fixed order.
    fn decks(&self) -> Vec<DeckInfo>;
    /// Everything wrong with a deck; empty = legal.
    fn check_deck(&self, deck: &Source) -> Vec<Fault>;
    /// The same for another format than the usual one, in the words of a scene:
    /// `limited of CARDS without CARDS`.
    ///
    /// # Errors
    /// Why there is no such format.
    fn check_deck_for(&self, _deck: &Source, format: &str) -> Result<Vec<Fault>, String> {
        Err(format!("`{format}`: decks of this game are built for one format only"))
    }
    /// A deck as far as it is understood, and everything wrong with it in
    /// every language; also a deck code.
    fn read_deck(&self, deck: &Source) -> DeckReport;
    /// The same, judged for a mode; an empty key is the usual one.
    fn read_deck_in(&self, deck: &Source, _mode: &str) -> DeckReport {
        self.read_deck(deck)
    }
    /// Everything wrong with a deck in a mode; an empty key is the usual one.
    fn check_deck_in(&self, deck: &Source, _mode: &str) -> Vec<Fault> {
        self.check_deck(deck)
    }
    /// Why partners may not play with these decks side by side; decks that
    /// are not legal by themselves are left aside.
    fn check_team(&self, _decks: &[Source], _mode: &str) -> Option<DeckFault> {
        None
    }
    /// Every card, evolved ones and tokens too, in a fixed order.
    fn cards(&self) -> Vec<CardInfo>;
    /// English names of the cards that a query means, in the order of
    /// [`Library::cards`]; the language is described in `docs/decks.md`.
    ///
    /// # Errors
    /// Where the query cannot be read, and what may stand there.
    fn search(&self, query: &str) -> Result<Vec<String>, SearchFault> {
        search::search(&self.cards(), query)
    }
    /// How the texts of a card, which is named, or a text are read, on a card
    /// of kind `on` or else on the first kind on which it can stand.
    ///
    /// # Errors
    /// What is not understood.
    fn explain(&self, _asked: &str, _on: Option<&str>) -> Result<Vec<Reading>, Fault> {
        Err(Fault::new("text", 0, "this game has no texts"))
    }
    /// Cards whose text is not understood, each with the reason: they lie there
    /// without doing anything.
    fn unread(&self) -> Vec<(String, String)> {
        Vec::new()
    }
    /// What became of the rows of its tables, in their order.
    fn printed(&self) -> &[Printed] {
        &[]
    }
    /// A game from the beginning.
    ///
    /// # Errors
    /// What is wrong with the decks, their number or the mode.
    fn start(&self, how: &Start) -> Result<Box<dyn Match>, Vec<Fault>>;
    /// A game in the middle: the set-up lines of a scene, each with its line
    /// number, and the fixed rolls it gives.
    ///
    /// # Errors
    /// The first line that cannot be obeyed.
    fn stage(&self, setup: &[(usize, String)], rolls: &[u32]) -> Result<Box<dyn Match>, Fault>;
    /// The same, and `look` sees the table before each step up to the first
    /// question.
    ///
    /// # Errors
    /// The first line that cannot be obeyed.
    fn stage_watched(
        &self,
        setup: &[(usize, String)],
        rolls: &[u32],
        _look: &mut dyn FnMut(Box<dyn Match>),
    ) -> Result<Box<dyn Match>, Fault> {
        self.stage(setup, rolls)
    }
    /// The names of all cards as scenes write them.
    fn slugs(&self) -> Vec<String>;
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
        bench::through_the_door(self.decks(), games, seed, looks, |how| self.start(how).ok())
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
