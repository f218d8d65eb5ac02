//! Runs whole commands on the toy duel.

use arbiter_cli::Io;
use arbiter_testing::toy::DUEL;
use std::path::PathBuf;

/// What a command said.
#[derive(Debug)]
pub(crate) struct Said {
    /// Exit code.
    pub(crate) code: u8,
    /// Results.
    pub(crate) out: String,
    /// Troubles.
    pub(crate) err: String,
}

/// Runs `arbiter` with these words and these lines typed.
pub(crate) fn arbiter(words: &str, typed: &str) -> Said {
    among(&[DUEL], words, typed)
}

/// The same with these games.
pub(crate) fn among(games: &[&'static dyn arbiter_catalog::Game], words: &str, typed: &str) -> Said {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let mut io = Io { input: &mut typed.as_bytes(), out: &mut out, err: &mut err, colour: false, lang: String::new() };
    let args = std::iter::once("arbiter").chain(words.split_whitespace()).map(Into::into);
    let code = arbiter_cli::run(args, games, &mut io);
    Said { code, out: String::from_utf8(out).unwrap(), err: String::from_utf8(err).unwrap() }
}

/// An empty folder of this test's own.
pub(crate) fn folder(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("arbiter-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).unwrap();
    path
}
