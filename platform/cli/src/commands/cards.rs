//! `arbiter cards check FILE`, `arbiter cards coverage GAME TABLE`

use crate::voice::Voice;
use crate::{Games, Io, Trouble, files};
use serde_json::Value;
use std::path::PathBuf;

/// Unknown texts shown to a person; the JSON has them all.
const SHOWN: usize = 20;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Do these card files compile?
    Check {
        /// Card files (TOML)
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Game of the cards
        #[arg(long)]
        game: Option<String>,
    },
    /// How much of a table of real cards is understood?
    Coverage {
        /// Game of the cards
        game: String,
        /// The table (TSV)
        table: PathBuf,
        /// Everything as JSON
        #[arg(long)]
        json: bool,
    },
}

pub(crate) fn run(args: &Args, games: Games<'_>, voice: &Voice, io: &mut Io<'_>) -> Result<(), Trouble> {
    match &args.what {
        What::Check { files, game } => {
            let game = files::game(games, game.as_deref())?;
            let sources = files.iter().map(|f| files::read(f)).collect::<Result<Vec<_>, _>>()?;
            let faults = game.check_cards(&sources);
            if !faults.is_empty() {
                return Err(faults.into());
            }
            for source in sources {
                writeln!(io.out, "{}", voice.say("cards-good", &[("file", &source.name)]))?;
            }
            Ok(())
        }
        What::Coverage { game, table, json } => {
            let found = files::game(games, Some(game))?.coverage(&files::read(table)?)?;
            if *json {
                writeln!(io.out, "{found}")?;
                return Ok(());
            }
            told(&found, voice, io)
        }
    }
}

fn told(found: &Value, voice: &Voice, io: &mut Io<'_>) -> Result<(), Trouble> {
    let number = |key: &str| found[key].as_u64().unwrap_or(0);
    let share = |n: u64| format!("{n} ({:.1} %)", 100.0 * n as f64 / number("faces").max(1) as f64);
    let args = [
        ("faces", number("faces").to_string()),
        ("compiled", share(number("compiled"))),
        ("round", share(number("round_trip"))),
    ];
    writeln!(io.out, "{}", voice.say("cards-coverage", &args.each_ref().map(|(k, v)| (*k, v.as_str()))))?;
    let unknown = found["unknown"].as_array().map_or(&[][..], Vec::as_slice);
    for face in unknown.iter().take(SHOWN) {
        let text = |key: &str| face[key].as_str().unwrap_or_default().to_owned();
        writeln!(io.out, "  {}: {} ({})", text("name"), text("text"), text("why"))?;
    }
    if unknown.len() > SHOWN {
        let more = (unknown.len() - SHOWN).to_string();
        writeln!(io.out, "{}", voice.say("cards-more", &[("count", &more)]))?;
    }
    Ok(())
}
