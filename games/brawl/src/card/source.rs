//! A file that somebody adds: cards, or an arena.

use super::Cards;
use crate::arena::Arena;
use crate::words::Tongues;
use arbiter_cards::Fault;

/// What such a file holds.
#[derive(Debug)]
pub enum Source {
    /// Champions and challenges.
    Cards(Cards),
    /// Another board.
    Arena(Box<Arena>),
}

/// What an arena file speaks of and a card file does not. A file in which one of
/// them is misspelt is still meant as an arena, and its faults are told as such.
const OF_ARENA: [&str; 6] = ["rows", "traps", "deployment", "zones", "statues", "track"];

impl Source {
    /// Reads a file: one that speaks of a board is an arena.
    ///
    /// # Errors
    /// Everything wrong with it.
    pub fn read(file: &str, text: &str, tongues: &Tongues) -> Result<Source, Vec<Fault>> {
        let table: toml::Table = toml::from_str(text).map_err(|e| vec![Fault::syntax(file, text, &e)])?;
        if OF_ARENA.iter().any(|key| table.contains_key(*key)) {
            let whole = |why: String| Fault::whole(file, why);
            let arena = Arena::read(text).map_err(|e| e.0.into_iter().map(whole).collect::<Vec<_>>())?;
            return Ok(Source::Arena(Box::new(arena)));
        }
        let named = |f: Fault| Fault { file: file.to_owned(), ..f };
        Cards::read([text], tongues).map(Source::Cards).map_err(|e| e.0.into_iter().map(named).collect())
    }
}
