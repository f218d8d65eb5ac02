//! `arbiter soak`: what could go wrong is tried, by seeds, for as long as one
//! likes; a run can be taken up where the last one ended.

mod disks;
mod kills;
mod texts;

use crate::voice::Voice;
use crate::{Games, Io, Trouble, files};
use arbiter_catalog::{Game, Library, Source, Start, import};
use arbiter_testing::battery::{Battery, Counts};
use arbiter_testing::chance::Chance;
use arbiter_testing::strange;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// How long; the trial that is under way then is finished
    #[arg(long, default_value_t = 1.0, value_parser = minutes)]
    minutes: f64,
    /// Stop after so many rounds, however much time is left; a round tries everything once with every game
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    rounds: Option<u64>,
    /// Key of the only game to try; every one in turn if none is named
    #[arg(long)]
    game: Option<String>,
    /// Name of the only trial: promises, strange, texts, disks or kills
    #[arg(long, value_parser = TRIALS.map(|(name, _)| name))]
    trial: Option<String>,
    /// Table of cards that you own (tsv, csv, json); strange decks of its game have them too
    #[arg(long, value_name = "FILE")]
    cards: Option<PathBuf>,
    /// Seed of the first trial
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// File in which is kept what was tried; the next run goes on from there
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
}

fn minutes(text: &str) -> Result<f64, String> {
    let n: f64 = text.parse().map_err(|_| format!("`{text}` is no number"))?;
    if n > 0.0 && n <= 100_000.0 { Ok(n) } else { Err("more than 0 and at most 100000".to_owned()) }
}

/// What was counted, by the key of its sentence.
pub(crate) type Counted = Vec<(&'static str, u64)>;

/// What a trial is given: the game, its cards with those of people, a seed.
struct Case<'a> {
    game: &'static dyn Game,
    library: &'a dyn Library,
    seed: u64,
}

/// One thing that is tried: its name, and how.
type Trial = (&'static str, fn(&Case<'_>) -> Result<Counted, String>);

/// What is tried in each game in turn.
const TRIALS: [Trial; 5] = [
    ("promises", promises),
    ("strange", strange_decks),
    ("texts", |case| texts::damaged(case.game, case.seed)),
    ("disks", |case| disks::that_fail(case.game, case.seed)),
    ("kills", |case| kills::under_load(case.game, case.seed)),
];

/// Figures of one trial; a run has many.
const COUNTS: Counts = Counts { playouts: 1, twins: 20, refusals: 100, one_in: 8, cap: 40_000 };

/// What was tried so far.
#[derive(Default)]
struct Tried {
    next: u64,
    counts: BTreeMap<String, u64>,
}

pub(crate) fn run(args: &Args, games: Games<'_>, voice: &Voice, io: &mut Io<'_>) -> Result<(), Trouble> {
    let chosen = match &args.game {
        Some(key) => vec![files::game(games, Some(key))?],
        None => games.to_vec(),
    };
    let chosen = libraries(&chosen, args.cards.as_deref())?;
    let mut tried = Tried { next: args.seed, ..Tried::default() };
    if let Some(file) = args.state.as_deref().filter(|file| file.exists()) {
        tried = Tried::read(file)?;
    }
    let begun = Instant::now();
    let done = trials(&chosen, &mut tried, args, begun, voice, io);
    *tried.counts.entry("soak-seconds".to_owned()).or_default() += begun.elapsed().as_secs();
    tried.write(args.state.as_deref())?;
    writeln!(io.out, "{}", voice.say("soak-head", &[]))?;
    for (key, n) in &tried.counts {
        writeln!(io.out, "{:<50}{n:>12}", voice.say(key, &[]))?;
    }
    done
}

/// A game with its cards.
type Carded = (&'static dyn Game, Box<dyn Library>);

/// The games with their cards; with a table of cards, its game alone.
fn libraries(games: &[&'static dyn Game], cards: Option<&Path>) -> Result<Vec<Carded>, Trouble> {
    let Some(file) = cards else {
        return games.iter().map(|g| Ok((*g, g.library(&[])?))).collect();
    };
    let name = file.display().to_string();
    let bytes = std::fs::read(file).map_err(|e| Trouble::File(name.clone(), e))?;
    let key = if let [only] = games { Some(only.key()) } else { None };
    let found = import(games, key, "soak", &[(name, bytes)])?;
    Ok(vec![(found.game, found.library)])
}

fn trials(
    games: &[(&'static dyn Game, Box<dyn Library>)],
    tried: &mut Tried,
    args: &Args,
    begun: Instant,
    voice: &Voice,
    io: &mut Io<'_>,
) -> Result<(), Trouble> {
    let all = Duration::from_secs_f64(args.minutes * 60.0);
    let wanted: Vec<&Trial> =
        TRIALS.iter().filter(|(name, _)| args.trial.as_deref().is_none_or(|only| only == *name)).collect();
    let last = args.rounds.map(|rounds| tried.next.saturating_add(rounds));
    loop {
        let seed = tried.next;
        // Every game is tried before the time is over, however short it is.
        for ((game, library), (name, trial)) in games.iter().flat_map(|g| wanted.iter().map(move |t| (g, t))) {
            let (seconds, whole) = (begun.elapsed().as_secs().to_string(), all.as_secs().to_string());
            let facts = [("seconds", &*seconds), ("all", &whole), ("game", game.key()), ("trial", name)];
            let at = seed.to_string();
            let with: Vec<(&str, &str)> = facts.into_iter().chain([("seed", &*at)]).collect();
            writeln!(io.err, "{}", voice.say("soak-progress", &with))?;
            let counted = trial(&Case { game: *game, library: library.as_ref(), seed }).map_err(|why| {
                let said = [("game", game.key()), ("trial", *name), ("seed", &*at)];
                let said = said.map(|(key, value)| (key, value.to_owned()));
                Trouble::Said("soak-failed", said.into_iter().chain([("why", why)]).collect())
            })?;
            for (key, n) in counted {
                *tried.counts.entry(key.to_owned()).or_default() += n;
            }
        }
        tried.next += 1;
        tried.write(args.state.as_deref())?;
        if begun.elapsed() >= all || last.is_some_and(|last| tried.next >= last) {
            return Ok(());
        }
    }
}

/// Random games between two shipped decks keep what every game promises:
/// twin states look alike, other answers are refused, the story is the same
/// when it is played again.
fn promises(case: &Case<'_>) -> Result<Counted, String> {
    kept(case, pair(case).to_vec())
}

/// The same of decks that chance has made of all cards at hand, so that cards
/// meet which meet in no deck of people.
fn strange_decks(case: &Case<'_>) -> Result<Counted, String> {
    let mut chance = Chance::new(case.seed);
    kept(case, pair(case).iter().map(|from| strange::deck(case.library, from, &mut chance)).collect())
}

fn pair(case: &Case<'_>) -> [Source; 2] {
    let (decks, seed) = (shipped(case.library), case.seed);
    [seed, seed / 7 + seed + 1].map(|n| decks[(n % decks.len() as u64) as usize].clone())
}

fn kept(case: &Case<'_>, decks: Vec<Source>) -> Result<Counted, String> {
    let how = Start::with(&decks, 0.into());
    let battery = Battery { library: case.library, how };
    let tally = battery.run(&COUNTS, case.seed.wrapping_mul(1_000)).map_err(|breach| {
        // Whoever looks into it needs the table and the decks.
        let decks: String = decks.iter().map(|d| format!("\n\n{}", d.text)).collect();
        format!("{breach}\n{}{decks}", battery.table_of(&breach))
    })?;
    Ok(vec![
        ("soak-twins", u64::from(tally.twins)),
        ("soak-refusals", u64::from(tally.refusals) + u64::from(tally.strays)),
        ("soak-playouts", u64::from(tally.playouts)),
        ("soak-questions", tally.questions),
    ])
}

/// The decks that come with a game.
fn shipped(library: &dyn Library) -> Vec<Source> {
    library.decks().into_iter().map(|d| Source { name: d.key, text: d.text }).collect()
}

impl Tried {
    fn read(file: &Path) -> Result<Self, Trouble> {
        let name = file.display().to_string();
        let text = std::fs::read_to_string(file).map_err(|e| Trouble::File(name.clone(), e))?;
        let wrong = |why: String| Trouble::Said("soak-state", vec![("file", name.clone()), ("why", why)]);
        let json: serde_json::Value = serde_json::from_str(&text).map_err(|e| wrong(e.to_string()))?;
        let next = json["next"].as_u64().ok_or_else(|| wrong("next".to_owned()))?;
        let counts = json["counts"].as_object().ok_or_else(|| wrong("counts".to_owned()))?;
        let counts = counts.iter().filter_map(|(key, n)| Some((key.clone(), n.as_u64()?))).collect();
        Ok(Tried { next, counts })
    }

    fn write(&self, file: Option<&Path>) -> Result<(), Trouble> {
        let Some(file) = file else { return Ok(()) };
        let text = serde_json::json!({ "next": self.next, "counts": self.counts }).to_string();
        std::fs::write(file, text).map_err(|e| Trouble::File(file.display().to_string(), e))
    }
}
