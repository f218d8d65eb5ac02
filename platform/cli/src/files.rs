//! Finding games, files and decks by what people type.

use crate::voice::Voice;
use crate::{Games, Io, Trouble};
use arbiter_catalog::{Game, Library, Source, dealt};
use std::path::{Path, PathBuf};

/// The game with this key; the first one if none is named.
pub(crate) fn game(games: Games<'_>, key: Option<&str>) -> Result<&'static dyn Game, Trouble> {
    let Some(key) = key else {
        return games.first().copied().ok_or(Trouble::Said("no-games", Vec::new()));
    };
    games.iter().copied().find(|g| g.key() == key).ok_or_else(|| {
        let all: Vec<&str> = games.iter().map(|g| g.key()).collect();
        Trouble::Said("no-such-game", vec![("game", key.to_owned()), ("games", all.join(", "))])
    })
}

/// A file as text.
pub(crate) fn read(path: &Path) -> Result<Source, Trouble> {
    let name = path.display().to_string();
    match std::fs::read_to_string(path) {
        Ok(text) => Ok(Source { name, text }),
        Err(e) => Err(Trouble::File(name, e)),
    }
}

/// Card files, each of which must be good; what is odd about one is said and taken.
pub(crate) fn good(game: &dyn Game, with: &[PathBuf], voice: &Voice, io: &mut Io<'_>) -> Result<Vec<Source>, Trouble> {
    let files = with.iter().map(|f| read(f)).collect::<Result<Vec<_>, _>>()?;
    let faults = if files.is_empty() { Vec::new() } else { game.check_cards(&files) };
    if !faults.is_empty() {
        return Err(faults.into());
    }
    doubts(game, &files, voice, io)?;
    Ok(files)
}

/// Says what is odd about files that are good.
pub(crate) fn doubts(game: &dyn Game, files: &[Source], voice: &Voice, io: &mut Io<'_>) -> Result<(), Trouble> {
    for doubt in game.doubts(files) {
        writeln!(io.err, "{}", voice.say("cards-doubt", &[("file", &doubt.source), ("why", &doubt.why)]))?;
    }
    Ok(())
}

/// Writes a new file; one that is there already stays as it is.
pub(crate) fn create(path: &Path) -> Result<std::fs::File, Trouble> {
    std::fs::File::create_new(path).map_err(|e| Trouble::File(path.display().to_string(), e))
}

/// One deck a seat: shipped ones by key, others by file; where none is named,
/// the shipped ones in turn that go with those of the partners.
pub(crate) fn decks(library: &dyn Library, mode: &str, teams: &[u8], named: &[String]) -> Result<Vec<Source>, Trouble> {
    let shipped = library.decks();
    if named.len() > teams.len() {
        return Err(Trouble::Said("too-many-decks", vec![("seats", teams.len().to_string())]));
    }
    let by_name = |name: &String| match shipped.iter().find(|d| d.key == *name) {
        Some(d) => Ok(Source { name: d.key.clone(), text: d.text.clone() }),
        None if Path::new(name).exists() => read(Path::new(name)),
        None => {
            let all: Vec<&str> = shipped.iter().map(|d| d.key.as_str()).collect();
            Err(Trouble::Said("no-such-deck", vec![("deck", name.clone()), ("decks", all.join(", "))]))
        }
    };
    let named = named.iter().map(|name| by_name(name).map(Some)).collect::<Result<Vec<_>, _>>()?;
    dealt(library, mode, teams, named, |seat| seat as u64).ok_or(Trouble::Said("no-decks", Vec::new()))
}
