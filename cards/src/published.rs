//! Tables and decks of published cards, which a machine may have beside the
//! repository: for tests that compare with them, and for nothing else.

use std::io::Write as _;
use std::path::{Path, PathBuf};

/// What a machine has of one game.
pub struct Published {
    /// Its table.
    pub table: String,
    decks: PathBuf,
}

/// The published cards of a game, where `ARBITER_CARDS` says or beside the
/// repository. Without them the test that `asks` compares with nothing, which
/// is told, also where the output of tests that pass is kept back.
///
/// # Panics
/// If they are not there and `ARBITER_CARDS_REQUIRED` is set.
#[must_use]
pub fn published(game: &str, asks: &str) -> Option<Published> {
    let beside = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/cards");
    let folder = std::env::var_os("ARBITER_CARDS").map_or_else(beside, PathBuf::from);
    let name = format!("{game}.tsv");
    let Ok(table) = std::fs::read_to_string(folder.join(&name)) else {
        let _ = writeln!(std::io::stderr(), "NOTHING READ: {asks} compared with nothing, {name} is not there");
        assert!(std::env::var_os("ARBITER_CARDS_REQUIRED").is_none(), "{name} is required and not there");
        return None;
    };
    Some(Published { table, decks: folder.join("decks").join(game) })
}

impl Published {
    /// Every deck file with its name and text, in order.
    ///
    /// # Panics
    /// If decks do not lie beside the table, or cannot be read.
    #[must_use]
    pub fn decks(&self) -> Vec<(String, String)> {
        let files = std::fs::read_dir(&self.decks).expect("deck lists lie beside the table");
        let mut paths: Vec<PathBuf> = files.map(|e| e.expect("a readable folder").path()).collect();
        paths.sort();
        let name = |p: &PathBuf| p.file_stem().map_or_else(String::new, |s| s.to_string_lossy().into_owned());
        paths.iter().map(|p| (name(p), std::fs::read_to_string(p).expect("a deck is readable"))).collect()
    }
}
