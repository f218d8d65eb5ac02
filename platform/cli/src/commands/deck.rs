//! `arbiter deck check [--mode MODE] FILE`

use super::play::no_setting;
use crate::packs::Used;
use crate::voice::Voice;
use crate::{Games, Io, Trouble, files};
use arbiter_catalog::{Fault, setting};
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Is this deck legal? If not, by which clause?
    Check {
        /// Deck files
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Game of the decks
        #[arg(long)]
        game: Option<String>,
        /// The mode, as "sealed"; the usual one if none is named
        #[arg(long, default_value = "", hide_default_value = true)]
        mode: String,
        #[command(flatten)]
        used: Used,
    },
}

pub(crate) fn run(args: &Args, games: Games<'_>, voice: &Voice, io: &mut Io<'_>) -> Result<(), Trouble> {
    let What::Check { files, game, mode, used } = &args.what;
    let game = files::game(games, game.as_deref())?;
    setting(game.modes(), mode, "", None).map_err(|none| no_setting(&none))?;
    let (library, voice) = (used.library(game)?.0, voice.of(game.key()));
    let (mut broken, mut unreadable) = (false, Vec::new());
    for file in files {
        let deck = files::read(file)?;
        let report = library.read_deck_in(&deck, mode);
        // What is understood all the same is told, and nothing more.
        for note in &report.notes {
            let why = voice.message_or(&note.said, library.as_ref(), &note.why);
            writeln!(io.out, "{}", Fault::new(&deck.name, note.line, why))?;
        }
        let faults = report.faults;
        if faults.is_empty() {
            writeln!(io.out, "{}", voice.say("deck-legal", &[("deck", &deck.name)]))?;
        }
        // A fault with a clause is the rules' answer, one without is a line
        // that nobody can read.
        for fault in faults {
            let why = voice.message_or(&fault.said, library.as_ref(), &fault.why);
            let fault = Fault { clause: fault.clause, ..Fault::new(&deck.name, fault.line, why) };
            if fault.clause.is_some() {
                broken = true;
                writeln!(io.out, "{fault}")?;
            } else {
                unreadable.push(fault);
            }
        }
    }
    match (unreadable.is_empty(), broken) {
        (false, _) => Err(Trouble::Faults(unreadable)),
        (true, true) => Err(Trouble::Failed),
        (true, false) => Ok(()),
    }
}
