//! The command line of Arbiter: one file per command, no rule of any game.
//!
//! Everything goes in and out by [`Io`], so that tests run whole commands.

mod board;
mod commands;
mod files;
mod packs;
mod trouble;
pub mod voice;

pub use trouble::Trouble;

use arbiter_catalog::Game;
use clap::Parser;
use std::ffi::OsString;
use std::io::{BufRead, Write};
use voice::Voice;

/// The games that the command knows.
pub type Games<'a> = &'a [&'static dyn Game];

/// The outside world.
pub struct Io<'a> {
    /// Where a person's lines come from.
    pub input: &'a mut dyn BufRead,
    /// Results.
    pub out: &'a mut dyn Write,
    /// What went wrong.
    pub err: &'a mut dyn Write,
    /// Light colours, on a terminal only.
    pub colour: bool,
    /// The system's language, as `fr_FR.UTF-8`.
    pub lang: String,
}

#[derive(Parser)]
#[command(name = "arbiter", version, about = "Plays card games by their rulebooks, and knows why")]
struct Line {
    /// Language of all sentences: en or fr
    #[arg(long, global = true, value_parser = ["en", "fr"])]
    lang: Option<String>,
    #[command(subcommand)]
    command: Option<commands::Command>,
}

/// Runs a command line. 0 = well, 1 = a check failed, 2 = the input is wrong.
pub fn run(args: impl IntoIterator<Item = OsString>, games: Games<'_>, io: &mut Io<'_>) -> u8 {
    let line = match Line::try_parse_from(args) {
        Ok(line) => line,
        Err(e) => {
            let to: &mut dyn Write = if e.use_stderr() { io.err } else { io.out };
            // Nothing is left to be told if even this cannot be written.
            let _ = write!(to, "{e}");
            return if e.use_stderr() { 2 } else { 0 };
        }
    };
    let system = if io.lang.starts_with("fr") { "fr" } else { "en" };
    let voice = Voice::new(line.lang.as_deref().unwrap_or(system));
    let done = commands::run(line.command, games, &voice, io).and_then(|()| Ok(io.out.flush()?));
    match done {
        Ok(()) => 0,
        Err(trouble) => trouble.tell(io, &voice),
    }
}
