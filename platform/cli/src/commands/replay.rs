//! `arbiter replay FILE`

use crate::board::{board, dim};
use crate::packs::Data;
use crate::voice::Voice;
use crate::{Games, Io, Trouble, files};
use arbiter_catalog::{Library, Viewer};
use arbiter_record::{Decision, Followed, Move, Record, hash};
use std::io::Write;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The replay
    file: PathBuf,
    /// Show the table after so many decisions, and nothing else
    #[arg(long)]
    step: Option<usize>,
    /// Only play it again, compare every hash and prove the shuffle
    #[arg(long, conflicts_with_all = ["step", "branch", "scene"])]
    verify: bool,
    /// Write the first so many decisions as a replay of its own
    #[arg(long, requires = "out", conflicts_with = "step")]
    branch: Option<usize>,
    /// Write a scene that begins in this game
    #[arg(long, requires = "out", conflicts_with_all = ["step", "branch"])]
    scene: bool,
    /// Where --scene begins: after so many decisions; else at the end
    #[arg(long, requires = "scene")]
    at: Option<usize>,
    /// New file for --branch and --scene; `arbiter play --from` plays on from a branch
    #[arg(long)]
    out: Option<PathBuf>,
    /// Whose eyes: A, B, ..., spectator or judge
    #[arg(long, default_value = "judge", value_parser = viewer)]
    seat: Viewer,
    #[command(flatten)]
    data: Data,
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
    let voice = &voice.of(game.key());
    let library = args.data.pinned(game, &record.packs)?;
    let all = record.decisions.len();
    let until = args.step.or(args.branch).or(args.at).unwrap_or(all);
    if until > all {
        return Err(Trouble::Said("replay-too-far", vec![("step", until.to_string()), ("count", all.to_string())]));
    }
    if args.verify {
        return verify(&record, library.as_ref(), voice, io);
    }
    if let (true, Some(out)) = (args.scene, &args.out) {
        let text = record.scene(library.as_ref(), until)?;
        return write(out, &text, "replay-scene", until, voice, io);
    }
    if let (Some(_), Some(out)) = (args.branch, &args.out) {
        record.at(library.as_ref(), until)?;
        return write(out, &record.prefix(until), "replay-branched", until, voice, io);
    }
    let (record, until) = fitted(record, library.as_ref(), until, voice, io)?;
    tell(args, &record, library.as_ref(), until, voice, io)
}

/// The replay as far as the rules of today follow it; says so if they do not
/// follow it exactly.
fn fitted(
    record: Record,
    library: &dyn Library,
    until: usize,
    voice: &Voice,
    io: &mut Io<'_>,
) -> Result<(Record, usize), Trouble> {
    let Followed::ByWords { decisions, why, .. } = record.follow(library)? else { return Ok((record, until)) };
    let why = why.map_or_else(String::new, |fault| fault.to_string());
    let (done, count) = (decisions.to_string(), record.decisions.len().to_string());
    let facts = [("done", &*done), ("count", &*count), ("rules", &*record.rules), ("why", &*why)];
    writeln!(io.out, "{}", voice.say("replay-by-words", &facts))?;
    let mut record = record.by_words();
    record.decisions.truncate(decisions);
    // How it ended is not known of the part that was followed.
    record.end = None;
    Ok((record, until.min(decisions)))
}

/// Everything is as written, and how much that proves.
fn verify(record: &Record, library: &dyn Library, voice: &Voice, io: &mut Io<'_>) -> Result<(), Trouble> {
    let (table, fair) = record.verify(library)?;
    let (count, hash) = (record.decisions.len().to_string(), hash(table.as_ref()));
    writeln!(io.out, "{}", voice.say("replay-verified", &[("count", &count), ("hash", &hash)]))?;
    let shuffle = if fair { "replay-fair" } else { "replay-unfair" };
    Ok(writeln!(io.out, "{}", voice.say(shuffle, &[]))?)
}

fn write(
    out: &Path,
    text: &str,
    key: &'static str,
    count: usize,
    voice: &Voice,
    io: &mut Io<'_>,
) -> Result<(), Trouble> {
    let name = out.display().to_string();
    files::create(out)?.write_all(text.as_bytes()).map_err(|e| Trouble::File(name.clone(), e))?;
    Ok(writeln!(io.out, "{}", voice.say(key, &[("count", &count.to_string()), ("file", &name)]))?)
}

/// The story, and the table at its end.
fn tell(
    args: &Args,
    record: &Record,
    library: &dyn Library,
    until: usize,
    voice: &Voice,
    io: &mut Io<'_>,
) -> Result<(), Trouble> {
    let mut table = record.begin(library)?;
    let seats = table.view(Viewer::Judge).seats.len();
    if matches!(args.seat, Viewer::Seat(s) if usize::from(s) >= seats) {
        return Err(Trouble::Said("no-such-seat", vec![("seats", seats.to_string())]));
    }
    for (i, decision) in record.decisions.iter().take(until).enumerate() {
        let words = table.options().get(pick(decision)).map_or_else(|| "concede".to_owned(), |o| o.words.clone());
        let told = record.step(table.as_mut(), decision)?;
        if args.step.is_none() {
            // What others picked shows in the log, as far as one may see it.
            let own = args.seat == Viewer::Judge || args.seat == Viewer::Seat(decision.seat);
            let words = if own { format!(": {words}") } else { String::new() };
            writeln!(io.out, "{} {}{words}", i + 1, voice.seat(decision.seat))?;
            for entry in told {
                writeln!(io.out, "    {}", dim(&voice.entry(&entry, args.seat, library), io.colour))?;
            }
        }
    }
    if until == record.decisions.len() {
        record.check_end(table.outcome())?;
    }
    write!(io.out, "{}", board(&table.view(args.seat), voice, library, io.colour))?;
    if let Some(outcome) = table.outcome() {
        writeln!(io.out, "{}", super::play::ended(outcome, voice))?;
    }
    Ok(())
}

fn pick(decision: &Decision) -> usize {
    match decision.what {
        Move::Pick(n) => n,
        Move::Concede => usize::MAX,
    }
}
