//! The games with their cards, loaded once.

use crate::packs::{Absent, Packs};
use crate::room::Rules;
use crate::wire;
use arbiter_catalog::{Fault, Folder, Game, Library, Pinned};
use arbiter_protocol::cards::CardInfo;
use arbiter_protocol::http::{Clause, GameInfo, Lesson};
use std::sync::Arc;

/// A game with its cards.
pub struct Loaded {
    /// The game.
    pub game: &'static dyn Game,
    /// Its cards.
    pub stock: Arc<Stocked>,
    /// What is told of it.
    pub info: GameInfo,
    /// Its clauses.
    pub clauses: Vec<Clause>,
    /// Its lessons.
    pub lessons: Vec<Lesson>,
}

/// Cards that can be played with.
pub struct Stocked {
    /// The cards.
    pub library: Arc<dyn Library>,
    /// The same as they travel.
    pub cards: Vec<CardInfo>,
}

impl Stocked {
    /// These.
    #[must_use]
    pub fn of(library: Box<dyn Library>) -> Self {
        Stocked { cards: library.cards().iter().map(wire::card_info).collect(), library: Arc::from(library) }
    }
}

impl PartialEq for Stocked {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.library, &other.library)
    }
}

/// Every game of this server.
pub struct Games {
    all: Vec<Loaded>,
    /// Cards that people own.
    pub packs: Packs,
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
            let stock = Stocked::of(game.library(&[])?);
            Ok(Loaded {
                game: *game,
                info: wire::game_info(*game, stock.library.as_ref(), RULES),
                clauses: wire::clauses(game.key(), game.ledger(), game.ledger_fr()),
                lessons: game.lessons().iter().map(wire::lesson).collect(),
                stock: Arc::new(stock),
            })
        };
        Ok(Games { all: games.iter().map(load).collect::<Result<_, Vec<Fault>>>()?, packs: Packs::of(None) })
    }

    /// With the packs of this folder.
    #[must_use]
    pub fn keeping(self, folder: Folder) -> Self {
        Games { packs: Packs::of(Some(folder)), ..self }
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

    /// The cards of a game, with those of packs.
    ///
    /// # Errors
    /// What is not there.
    pub fn stock(&self, key: &str, pins: &[Pinned]) -> Result<Arc<Stocked>, Absent> {
        let loaded = self.get(key).ok_or(Absent::Game)?;
        if pins.is_empty() { Ok(Arc::clone(&loaded.stock)) } else { self.packs.stock(loaded.game, pins) }
    }

    /// What a room needs of a game, with the cards of packs.
    ///
    /// # Errors
    /// What is not there.
    pub fn rules(&self, key: &str, pins: &[Pinned]) -> Result<Rules, Absent> {
        let game = self.get(key).ok_or(Absent::Game)?.game;
        let library = Arc::clone(&self.stock(key, pins)?.library);
        Ok(Rules { library, reserve: game.reserve(), modes: game.modes(), game })
    }
}
