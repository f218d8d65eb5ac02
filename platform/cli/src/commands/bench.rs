//! `arbiter bench GAME`: speed of this build. The clock is here, not in the engine.

mod count;

use crate::packs::Used;
use crate::voice::Voice;
use crate::{Games, Io, Trouble, files};
use arbiter_catalog::{BenchReport, Library, Match, Source, Start, setting};
use serde_json::json;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Copies timed at a time, and answers given before, so that the state is one
/// of the middle of a game.
const COPIES: u32 = 20_000;
const MIDDLE: usize = 60;
/// Games played to time the listing of options, and for how many seconds at
/// most each time: there are games of a hundred answers and of thousands.
const LISTED: u32 = 500;
const LISTING: f64 = 0.25;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game; the first one if none is named
    game: Option<String>,
    /// The figures as JSON
    #[arg(long)]
    json: bool,
    /// Play for about so many seconds
    #[arg(long, conflicts_with = "games", value_parser = clap::value_parser!(u32).range(1..))]
    seconds: Option<u32>,
    /// Play so many games
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    games: Option<u32>,
    /// Count instructions under valgrind and compare with what was recorded
    #[arg(long, conflicts_with = "packs")]
    instructions: bool,
    /// Only copy a state so many times, and time nothing
    #[arg(long, hide = true)]
    copies: Option<u32>,
    /// Only copy a state and list its options so many times, and time nothing
    #[arg(long, hide = true, conflicts_with = "copies")]
    listings: Option<u32>,
    /// Count instructions of copying and listing this table: set-up lines of a scene, parted by `;`
    #[arg(long, value_name = "LINES", conflicts_with_all = ["games", "seconds", "packs"])]
    setup: Option<String>,
    /// Only play the games, and time nothing
    #[arg(long, hide = true, requires = "games")]
    only: bool,
    /// Seed of all chance
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    used: Used,
}

pub(crate) fn run(args: &Args, games: Games<'_>, voice: &Voice, io: &mut Io<'_>) -> Result<(), Trouble> {
    let game = files::game(games, args.game.as_deref())?;
    let filler = Source { name: "filler.toml".to_owned(), text: game.filler().to_owned() };
    let extra = args.setup.as_ref().map_or(Vec::new(), |_| vec![filler]);
    let (library, _) = args.used.library_with(game, &extra)?;
    let teams = setting(game.modes(), "", "", None).map_or(&[0, 1][..], |usual| usual.seating.teams);
    let table = || match &args.setup {
        Some(lines) => staged(library.as_ref(), lines),
        None => middle(library.as_ref(), teams, args.seed),
    };
    if let Some(times) = args.copies.or(args.listings) {
        let table = table()?;
        table.copies(times);
        if args.listings.is_some() {
            table.listings(times);
        }
        return Ok(());
    }
    if let (true, Some(n)) = (args.only, args.games) {
        let report = library.bench(n, args.seed, 1);
        return Ok(writeln!(io.out, "{}", json!({ "decisions": report.decisions }))?);
    }
    if args.instructions || args.setup.is_some() {
        // What cannot be laid out is told, not counted.
        args.setup.as_ref().map(|_| table()).transpose()?;
        return count::run(game.key(), args.setup.as_deref(), args.json, voice, io);
    }
    let (report, took) = match args.games {
        Some(n) => timed(|| library.bench(n, args.seed, 1)),
        None => for_seconds(library.as_ref(), args.seconds.unwrap_or(3), args.seed),
    };
    let (clone_ns, state_bytes) = copies(library.as_ref(), teams, args.seed)?;
    let games_in = |seconds: f64| (report.games as f64 * seconds / took.as_secs_f64().max(1e-9)) as u32;
    let share_listing = listing(library.as_ref(), args.seed, games_in(LISTING).clamp(1, LISTED));
    let per = |n: u64, of: u64| n as f64 / of.max(1) as f64;
    let per_second = |n: u64| n as f64 / took.as_secs_f64().max(1e-9);
    let round = |x: f64| (x * 1000.0).round() / 1000.0;
    let figures = json!({
        "game": game.key(),
        "games": report.games,
        "decisions": report.decisions,
        "seconds": round(took.as_secs_f64()),
        "decisions_per_s": per_second(report.decisions).round(),
        "games_per_s": round(per_second(report.games)),
        "decisions_per_game": round(per(report.decisions, report.games)),
        "share_with_choice": round(per(report.with_choice, report.decisions)),
        "share_drawn": round(per(report.drawn, report.games)),
        "share_listing": round(share_listing),
        "clone_ns": clone_ns.round(),
        "state_bytes": state_bytes,
    });
    if args.json {
        writeln!(io.out, "{figures}")?;
    } else {
        for (key, value) in figures.as_object().into_iter().flatten() {
            let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            writeln!(io.out, "{:<32}{value}", voice.say(&format!("bench-{}", key.replace('_', "-")), &[]))?;
        }
    }
    Ok(())
}

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let out = work();
    (out, start.elapsed())
}

/// Ever larger batches until the time is over.
fn for_seconds(library: &dyn Library, seconds: u32, seed: u64) -> (BenchReport, Duration) {
    let limit = Duration::from_secs(u64::from(seconds));
    let (mut all, mut took, mut batch, mut seed) = (BenchReport::default(), Duration::ZERO, 1, seed);
    while took < limit {
        let (report, time) = timed(|| library.bench(batch, seed, 1));
        seed = seed.wrapping_add(u64::from(batch));
        took += time;
        all.games += report.games;
        all.decisions += report.decisions;
        all.with_choice += report.with_choice;
        all.drawn += report.drawn;
        if report.games == 0 {
            break;
        }
        if time < limit / 20 {
            batch = batch.saturating_mul(2);
        }
    }
    (all, took)
}

/// The share of the time of a step that listing its options takes: what
/// listing them a second time adds.
fn listing(library: &dyn Library, seed: u64, games: u32) -> f64 {
    // The best of several, taken in turn: whatever else runs here only adds.
    let best = |looks| (0..4).map(move |_| timed(|| library.bench(games, seed, looks)).1);
    let (once, twice) =
        best(1).zip(best(2)).fold((Duration::MAX, Duration::MAX), |(a, b), (x, y)| (a.min(x), b.min(y)));
    twice.saturating_sub(once).as_secs_f64() / once.as_secs_f64().max(1e-9)
}

/// The table of a scene.
fn staged(library: &dyn Library, lines: &str) -> Result<Box<dyn Match>, Trouble> {
    let lines: Vec<(usize, String)> = (1..).zip(lines.split(';').map(|l| l.trim().to_owned())).collect();
    library.stage(&lines, &[]).map_err(|fault| Trouble::Faults(vec![fault]))
}

/// A table in the middle of a game.
fn middle(library: &dyn Library, teams: &[u8], seed: u64) -> Result<Box<dyn Match>, Trouble> {
    let mut table = library.start(&Start::with(&files::decks(library, "", teams, &[])?, seed.into()))?;
    let mut chance = arbiter_testing::chance::Chance::new(seed);
    for _ in 0..MIDDLE {
        let mut next = table.fork();
        if next.answer(chance.below(next.count())).is_err() || next.asked().is_none() {
            break;
        }
        table = next;
    }
    Ok(table)
}

/// Time of a copy into a scratch state, and the size of the state.
fn copies(library: &dyn Library, teams: &[u8], seed: u64) -> Result<(f64, usize), Trouble> {
    let table = middle(library, teams, seed)?;
    let ((), took) = timed(|| table.copies(black_box(COPIES)));
    Ok((took.as_nanos() as f64 / f64::from(COPIES), table.size()))
}
