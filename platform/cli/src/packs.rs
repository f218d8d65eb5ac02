//! Packs of the data folder, as the commands use them.

use crate::Trouble;
use arbiter_catalog::{Folder, Game, Library, Pack, Pinned, Source, opened, tables};
use arbiter_server::config::{Flags, read};
use std::path::PathBuf;

// Where packs are kept. No doc comment: it would become the help of every command that takes it.
#[derive(clap::Args, Clone, Debug, Default)]
pub(crate) struct Data {
    /// Folder for everything that is kept; the server's if none is named
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl Data {
    pub(crate) fn folder(&self) -> Result<Folder, Trouble> {
        let flags = Flags { data: self.data.clone(), ..Flags::default() };
        let chosen = read(&flags, None).map_err(|why| Trouble::Said("serve-config", vec![("why", why)]))?;
        Ok(Folder::inside(&chosen.config.data))
    }

    /// The very cards that a replay was played with.
    pub(crate) fn pinned(&self, game: &dyn Game, pins: &[Pinned]) -> Result<Box<dyn Library>, Trouble> {
        if pins.is_empty() {
            return Ok(game.library(&[])?);
        }
        let folder = self.folder()?;
        let wanted = |pin: &Pinned| {
            let told = |_| Trouble::Said("replay-wants", vec![("pack", pin.name.clone()), ("hash", pin.hash.clone())]);
            folder.pinned(pin).map_err(told)
        };
        let packs = pins.iter().map(wanted).collect::<Result<Vec<_>, _>>()?;
        Ok(opened(game, &[], &packs)?)
    }
}

// Which packs are used besides the shipped cards.
#[derive(clap::Args, Clone, Debug, Default)]
pub(crate) struct Used {
    /// A pack whose cards are there besides the shipped ones; may be said several times
    #[arg(long = "pack", value_name = "NAME")]
    packs: Vec<String>,
    #[command(flatten)]
    data: Data,
}

impl Used {
    /// The packs that were named, of this game.
    pub(crate) fn packs(&self) -> Result<Vec<Pack>, Trouble> {
        if self.packs.is_empty() {
            return Ok(Vec::new());
        }
        let folder = self.data.folder()?;
        let all = folder.list(None).map_err(of_folder)?;
        let one = |name: &String| match all.iter().find(|p| p.pinned.name == *name) {
            Some(listed) => folder.open(listed).map_err(of_folder),
            None => {
                let names: Vec<&str> = all.iter().map(|p| p.pinned.name.as_str()).collect();
                Err(Trouble::Said("no-such-pack", vec![("pack", name.clone()), ("packs", names.join(", "))]))
            }
        };
        self.packs.iter().map(one).collect()
    }

    /// The cards of a game with those of the packs, and which packs these are.
    pub(crate) fn library(&self, game: &dyn Game) -> Result<(Box<dyn Library>, Vec<Pinned>), Trouble> {
        self.library_with(game, &[])
    }

    /// The same, and card files besides.
    pub(crate) fn library_with(
        &self,
        game: &dyn Game,
        extra: &[Source],
    ) -> Result<(Box<dyn Library>, Vec<Pinned>), Trouble> {
        let packs = self.packs()?;
        Ok((opened(game, extra, &packs)?, packs.iter().map(Pack::pinned).collect()))
    }

    /// The tables of the packs, for whoever opens the cards of a game by itself.
    pub(crate) fn tables(&self, game: &dyn Game) -> Result<Vec<Source>, Trouble> {
        Ok(tables(game, &self.packs()?)?)
    }

    /// The very cards that a replay was played with.
    pub(crate) fn pinned(&self, game: &dyn Game, pins: &[Pinned]) -> Result<Box<dyn Library>, Trouble> {
        self.data.pinned(game, pins)
    }
}

/// A trouble of the folder as a sentence.
pub(crate) fn of_folder(trouble: arbiter_catalog::FolderTrouble) -> Trouble {
    use arbiter_catalog::FolderTrouble as T;
    match trouble {
        T::File(name, e) => Trouble::File(name, e),
        T::Name(name) => Trouble::Said("pack-name", vec![("pack", name)]),
        T::Unknown(name) => Trouble::Said("pack-unknown", vec![("pack", name)]),
        T::Taken(name) => Trouble::Said("pack-taken", vec![("pack", name)]),
        T::Game(name, game) => Trouble::Said("pack-game", vec![("pack", name), ("game", game)]),
        T::Full => Trouble::Said("pack-full", Vec::new()),
        T::Damaged(file, why) => Trouble::Said("pack-damaged", vec![("file", file), ("why", why)]),
    }
}
