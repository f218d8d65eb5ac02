//! The packs of this server: whose they are, and the cards they make.
//!
//! A pack of the server's owner is everybody's to use, a person's own is that
//! person's. What a table plays with is found by the hash of its content.

use crate::games::Stocked;
use crate::hub::Refused;
use crate::rate::Bucket;
use arbiter_catalog::{Folder, FolderTrouble, Game, ListedPack, Pack, Pictures, Pinned, opened};
use arbiter_protocol::Code;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use tokio::sync::Semaphore;

/// Imports a second from everybody together, and how many may come at once.
const IMPORTS: (u32, u32) = (1, 30);
/// Files that are taken in at a time.
const TURNS: usize = 4;
/// Selections of packs whose cards stay in memory when no table has them.
const OPEN: usize = 12;

/// Why cards are not there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Absent {
    /// There is no such game.
    Game,
    /// Nobody here has this pack.
    Pack(Pinned),
    /// The pack is there, and no table of this game any more.
    Cards(String),
}

impl From<Absent> for Refused {
    fn from(absent: Absent) -> Self {
        match absent {
            Absent::Game => Code::Unknown.into(),
            Absent::Pack(Pinned { name, hash }) => {
                Refused::new(Code::Unknown, "refused-pack-wanted", &[("pack", &name), ("hash", &hash)])
            }
            Absent::Cards(why) => Refused::new(Code::Text, "refused-pack-cards", &[("why", &why)]),
        }
    }
}

type Cell = Arc<OnceLock<Result<Arc<Stocked>, Absent>>>;

/// The packs of this server.
pub struct Packs {
    folder: Option<Folder>,
    /// Cards by game and content, the last used one last.
    open: Mutex<Vec<(String, Vec<String>, Cell)>>,
    imports: Mutex<Bucket>,
    /// Files are large: few are taken in at a time.
    pub(crate) turns: Arc<Semaphore>,
}

impl Packs {
    /// Those of a folder; a server that keeps nothing on disk has none.
    #[must_use]
    pub fn of(folder: Option<Folder>) -> Self {
        let imports = Mutex::new(Bucket::full(IMPORTS));
        Packs { folder, open: Mutex::default(), imports, turns: Arc::new(Semaphore::new(TURNS)) }
    }

    /// The folder, if there is one.
    ///
    /// # Errors
    /// That this server keeps nothing.
    pub fn folder(&self) -> Result<&Folder, Refused> {
        self.folder.as_ref().ok_or_else(|| Refused::new(Code::NotNow, "refused-packs-memory", &[]))
    }

    /// Whether one more import may be taken in now.
    pub fn takes_import(&self, now: u64) -> bool {
        self.imports.lock().unwrap_or_else(PoisonError::into_inner).take(now)
    }

    /// The packs that this person may use, the server's first.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn usable(&self, person: Option<&str>) -> Result<Vec<ListedPack>, Refused> {
        self.folder.as_ref().map_or(Ok(Vec::new()), |folder| folder.list(person).map_err(refused))
    }

    /// What is written down of the packs of a game that this person may use.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn pins(&self, game: &str, person: Option<&str>) -> Result<Vec<Pinned>, Refused> {
        let mut pins: Vec<Pinned> = Vec::new();
        for pack in self.usable(person)?.into_iter().filter(|p| p.game == game) {
            // The same list under two names is the same cards.
            if !pins.iter().any(|p| p.hash == pack.pinned.hash) {
                pins.push(pack.pinned);
            }
        }
        Ok(pins)
    }

    /// Keeps the content of these packs for a game that uses them.
    ///
    /// # Errors
    /// If one is not there any more, or cannot be written.
    pub fn hold(&self, pins: &[Pinned]) -> Result<(), Refused> {
        pins.iter().try_for_each(|pin| self.folder()?.hold(pin).map_err(refused))
    }

    /// The cards of a game with those of packs, compiled once for each content.
    /// It may take a while: not for a thread on which others wait.
    ///
    /// # Errors
    /// Which pack is not there.
    pub fn stock(&self, game: &'static dyn Game, pins: &[Pinned]) -> Result<Arc<Stocked>, Absent> {
        let cell = self.cell(game.key(), pins);
        let made = cell.get_or_init(|| self.opened(game, pins)).clone();
        if made.is_err() {
            // It may be there the next time.
            self.open().retain(|(_, _, other)| !Arc::ptr_eq(other, &cell));
        }
        made
    }

    /// Remembers what an import has made anyway.
    pub(crate) fn remember(&self, game: &str, pack: &Pack, stock: Stocked) {
        // If somebody was faster, theirs is the same.
        let _ = self.cell(game, &[pack.pinned()]).set(Ok(Arc::new(stock)));
    }

    fn cell(&self, game: &str, pins: &[Pinned]) -> Cell {
        let hashes: Vec<String> = pins.iter().map(|p| p.hash.clone()).collect();
        let mut open = self.open();
        let found = open.iter().position(|(g, h, _)| g == game && *h == hashes);
        let entry = found.map_or_else(|| (game.to_owned(), hashes, Cell::default()), |n| open.remove(n));
        let cell = Arc::clone(&entry.2);
        open.push(entry);
        if open.len() > OPEN {
            open.remove(0);
        }
        cell
    }

    fn opened(&self, game: &'static dyn Game, pins: &[Pinned]) -> Result<Arc<Stocked>, Absent> {
        let read = |pin: &Pinned| {
            let found = self.folder.as_ref().and_then(|folder| folder.pinned(pin).ok());
            // Texts name cards by their pack: everybody calls it as the table does.
            found.map(|pack| Pack { name: pin.name.clone(), ..pack }).ok_or_else(|| Absent::Pack(pin.clone()))
        };
        let packs = pins.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        let library = opened(game, &[], &packs).map_err(|faults| Absent::Cards(crate::staged::told(&faults)))?;
        Ok(Arc::new(Stocked::of(library)))
    }

    /// The names of cards of these packs of which the owner has a picture.
    #[must_use]
    pub fn pictured(&self, pins: &[Pinned]) -> BTreeSet<String> {
        self.pictures(pins).flat_map(|p| p.names()).collect()
    }

    /// The picture that the owner has of a card of these packs, and what it is.
    #[must_use]
    pub fn picture(&self, pins: &[Pinned], card: &str) -> Option<(&'static str, Vec<u8>)> {
        self.pictures(pins).find_map(|p| p.of(card))
    }

    fn pictures(&self, pins: &[Pinned]) -> impl Iterator<Item = Pictures> {
        let folder = self.folder.as_ref();
        // Of two packs the later one's cards count, and so do its pictures.
        pins.iter().rev().filter_map(move |pin| folder?.pictures(pin))
    }

    fn open(&self) -> MutexGuard<'_, Vec<(String, Vec<String>, Cell)>> {
        // The list is whole between any two statements.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A trouble of the folder as a sentence.
pub(crate) fn refused(trouble: FolderTrouble) -> Refused {
    match trouble {
        FolderTrouble::Name(name) => Refused::new(Code::Text, "refused-pack-name", &[("pack", &name)]),
        FolderTrouble::Unknown(name) => Refused::new(Code::Unknown, "refused-pack-unknown", &[("pack", &name)]),
        FolderTrouble::Taken(name) => Refused::new(Code::Taken, "refused-pack-taken", &[("pack", &name)]),
        FolderTrouble::Game(name, game) => {
            Refused::new(Code::Text, "refused-pack-game", &[("pack", &name), ("game", &game)])
        }
        FolderTrouble::Full => Refused::new(Code::Busy, "refused-pack-full", &[]),
        FolderTrouble::File(file, e) => {
            // The paths of the server are nobody's business.
            tracing::error!(file, %e, "a pack cannot be read or written");
            Refused::new(Code::Busy, "refused-pack-file", &[])
        }
        FolderTrouble::Damaged(file, why) => {
            tracing::error!(file, why, "a pack is damaged");
            Refused::new(Code::Busy, "refused-pack-file", &[])
        }
    }
}
