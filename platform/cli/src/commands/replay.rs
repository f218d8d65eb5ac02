//! `arbiter replay FILE`

use crate::board::{board, dim};
use crate::record::{self, Record};
use crate::voice::Voice;
use crate::{Games, Io, Trouble, files};
use arbiter_catalog::Viewer;
use std::io::Write;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The replay
    file: PathBuf,
    /// Show the table after so many decisions, and nothing else
    #[arg(long)]
    step: Option<usize>,
    /// Only play it again and compare every hash
    #[arg(long, conflicts_with_all = ["step", "branch"])]
    verify: bool,
    /// Write the first so many decisions as a replay of its own
    #[arg(long, requires = "out", conflicts_with = "step")]
    branch: Option<usize>,
    /// File for --branch; `arbiter play --from` plays on from it
    #[arg(long)]
    out: Option<PathBuf>,
    /// Whose eyes: A, B, ..., spectator or judge
    #[arg(long, default_value = "judge", value_parser = viewer)]
    seat: Viewer,
}

fn viewer(text: &str) -> Result<Viewer, String> {
    match text {
        "judge" => Ok(Viewer::Judge),
        "spectator" => Ok(Viewer::Spectator),
        _ => arbiter_testing::seat(text).map(Viewer::Seat).ok_or_else(|| "A, B, ..., spectator or judge".to_owned()),
    }
}

pub(crate) fn run(args: &Args, games: Games<'_>, voice: &Voice, io: &mut Io<'_>) -> Result<(), Trouble> {
    let source = files::read(&args.file)?;
    let record = Record::parse(&source)?;
    let game = files::game(games, Some(&record.game))?;
    let (library, mut table) = record.begin(game)?;
    if let Viewer::Seat(s) = args.seat
        && usize::from(s) >= record.decks.len()
    {
        return Err(Trouble::Said("no-such-seat", vec![("seats", record.decks.len().to_string())]));
    }
    let all = record.decisions.len();
    let until = args.step.or(args.branch).unwrap_or(all);
    if until > all {
        return Err(Trouble::Said("replay-too-far", vec![("step", until.to_string()), ("count", all.to_string())]));
    }
    let tells = !args.verify && args.step.is_none() && args.branch.is_none();
    for (i, decision) in record.decisions.iter().take(until).enumerate() {
        let words = table.options().get(pick(decision)).map_or_else(|| "concede".to_owned(), |o| o.words.clone());
        let told = record.step(table.as_mut(), decision)?;
        if tells {
            // What others picked shows in the log, as far as one may see it.
            let own = args.seat == Viewer::Judge || args.seat == Viewer::Seat(decision.seat);
            let words = if own { format!(": {words}") } else { String::new() };
            writeln!(io.out, "{} {}{words}", i + 1, voice.seat(decision.seat))?;
            for entry in told {
                writeln!(io.out, "    {}", dim(&voice.entry(&entry, args.seat, library.as_ref()), io.colour))?;
            }
        }
    }
    if until == all {
        check_end(&record, table.outcome())?;
    }
    let hash = record::hash(table.as_ref());
    let count = until.to_string();
    if let (Some(_), Some(out)) = (args.branch, &args.out) {
        let failed = |e| Trouble::File(out.display().to_string(), e);
        files::create(out)?.write_all(record.prefix(until).as_bytes()).map_err(failed)?;
        let name = out.display().to_string();
        writeln!(io.out, "{}", voice.say("replay-branched", &[("count", &count), ("file", &name)]))?;
    } else if args.verify {
        writeln!(io.out, "{}", voice.say("replay-verified", &[("count", &count), ("hash", &hash)]))?;
    } else {
        write!(io.out, "{}", board(&table.view(args.seat), voice, library.as_ref(), io.colour))?;
        if let Some(outcome) = table.outcome() {
            writeln!(io.out, "{}", super::play::ended(outcome, voice))?;
        }
    }
    Ok(())
}

fn pick(decision: &record::Decision) -> usize {
    match decision.what {
        record::Move::Pick(n) => n,
        record::Move::Concede => usize::MAX,
    }
}

/// The last line must say what really happened.
fn check_end(record: &Record, found: Option<arbiter_catalog::Outcome>) -> Result<(), Trouble> {
    let found = found.map(record::outcome);
    match &record.end {
        Some((line, said)) if Some(said) != found.as_ref() => {
            let found = found.unwrap_or_else(|| "the game goes on".to_owned());
            Err(record.fault(*line, format!("the replay says `{said}`, but: {found}")).into())
        }
        _ => Ok(()),
    }
}
