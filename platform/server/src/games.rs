//! The games with their cards, loaded once.

use crate::room::Rules;
use crate::wire;
use arbiter_catalog::{Fault, Game, Library};
use arbiter_protocol::cards::CardInfo;
use arbiter_protocol::http::{Clause, GameInfo, Lesson};
use std::sync::Arc;

/// A game with its cards.
pub struct Loaded {
    /// The game.
    pub game: &'static dyn Game,
    /// Its cards.
    pub library: Arc<dyn Library>,
    /// What is told of it.
    pub info: GameInfo,
    /// Its cards as they travel.
    pub cards: Vec<CardInfo>,
    /// Its clauses.
    pub clauses: Vec<Clause>,
    /// Its lessons.
    pub lessons: Vec<Lesson>,
}

/// Every game of this server.
pub struct Games {
    all: Vec<Loaded>,
}

/// Version of this program, which is the version of its rules.
pub const RULES: &str = env!("CARGO_PKG_VERSION");

impl Games {
    /// Loads the cards of these games.
    ///
    /// # Errors
    /// What is wrong with the cards.
    pub fn load(games: &[&'static dyn Game]) -> Result<Self, Vec<Fault>> {
        let load = |game: &&'static dyn Game| {
            let library: Arc<dyn Library> = Arc::from(game.library(&[])?);
            Ok(Loaded {
                game: *game,
                info: wire::game_info(*game, library.as_ref(), RULES),
                cards: library.cards().iter().map(wire::card_info).collect(),
                clauses: wire::clauses(game.key(), game.ledger(), game.ledger_fr()),
                lessons: game.lessons().iter().map(wire::lesson).collect(),
                library,
            })
        };
        Ok(Games { all: games.iter().map(load).collect::<Result<_, Vec<Fault>>>()? })
    }

    /// All of them.
    #[must_use]
    pub fn all(&self) -> &[Loaded] {
        &self.all
    }

    /// The one with this key.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&Loaded> {
        self.all.iter().find(|g| g.game.key() == key)
    }

    /// What a room needs of a game.
    #[must_use]
    pub fn rules(&self, key: &str) -> Option<Rules> {
        let loaded = self.get(key)?;
        let game = loaded.game;
        Some(Rules { library: Arc::clone(&loaded.library), reserve: game.reserve(), modes: game.modes(), game })
    }
}
