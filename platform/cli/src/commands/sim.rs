//! `arbiter sim GAME DECK...`: many games between bots, and what they tell.

mod told;

use crate::packs::Used;
use crate::voice::Voice;
use crate::{Games, Io, Trouble, files};
use arbiter_bots::sim::{Entrant, Plan};
use arbiter_bots::{Bot, LEVELS, Steady};
use arbiter_catalog::{Brings, Library, Setting, Source, setting};
use std::collections::BTreeSet;
use std::path::PathBuf;
use told::Report;

/// Progress is told so often.
const TELLS: u32 = 20;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game; the first one if none is named
    game: Option<String>,
    /// Decks that meet each other: shipped ones or files; all shipped ones if none is named
    decks: Vec<String>,
    /// Who plays: one bot for all decks, or one for each
    #[arg(long, value_delimiter = ',', default_value = "random", value_parser = level)]
    bots: Vec<&'static str>,
    /// So many games in all
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// How much a thinking bot tries for one decision
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    nodes: Option<u32>,
    /// The mode, as "draft"; the usual one if none is named
    #[arg(long, default_value = "", hide_default_value = true)]
    mode: String,
    /// How to sit, as "two-teams-of-two"; everybody of a side plays the same deck if the rules let them
    #[arg(long, default_value = "", hide_default_value = true)]
    seating: String,
    /// Tell also how often the side with each card of this kind won, as "champion"
    #[arg(long, default_value = "", hide_default_value = true)]
    cards: String,
    /// Card files besides the shipped ones, or an arena of Brawl
    #[arg(long = "with", value_name = "FILE")]
    with: Vec<PathBuf>,
    /// Games with more answers are broken off
    #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u32).range(1..))]
    longest: u32,
    /// Seed of all chance
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// For programs
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    used: Used,
}

fn level(text: &str) -> Result<&'static str, String> {
    LEVELS.iter().find(|l| **l == text).copied().ok_or_else(|| LEVELS.join(", "))
}

pub(crate) fn run(args: &Args, games: Games<'_>, voice: &Voice, io: &mut Io<'_>) -> Result<(), Trouble> {
    let game = files::game(games, args.game.as_deref())?;
    let (library, _) = args.used.library_with(game, &files::good(game, &args.with, voice, io)?)?;
    let setting =
        setting(game.modes(), &args.mode, &args.seating, None).map_err(|none| super::play::no_setting(&none))?;
    let entrants = entrants(args, &setting, library.as_ref())?;
    let plan = Plan {
        library: library.as_ref(),
        mode: args.mode.clone(),
        seating: setting.seating.key.to_owned(),
        teams: setting.seating.teams.to_vec(),
        entrants,
        games: args.games,
        seed: args.seed,
        longest: args.longest,
        watched: watched(&args.cards, library.as_ref())?,
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let all = args.games.to_string();
    let step = args.games.div_ceil(TELLS);
    let played = plan.run(threads, |done| {
        if done % step == 0 && done < args.games {
            let _ = writeln!(io.err, "{}", voice.say("sim-progress", &[("done", &done.to_string()), ("all", &all)]));
        }
    })?;
    let report = Report::of(&plan, &played);
    let text = if args.json { report.json(game.key()) } else { report.lines(voice) };
    Ok(writeln!(io.out, "{}", text.trim_end())?)
}

/// Each deck with its bot; where nobody brings a deck, the bots alone.
fn entrants(args: &Args, setting: &Setting, library: &dyn Library) -> Result<Vec<Entrant>, Trouble> {
    let decks = match setting.mode.brings {
        brings if brings == Brings::Deck || brings == Brings::Pool && !args.decks.is_empty() => {
            let count = if args.decks.is_empty() { library.decks().len() } else { args.decks.len() };
            // They meet each other: nobody is anybody's partner.
            let apart: Vec<u8> = (0..count).map(|n| n as u8).collect();
            files::decks(library, setting.mode.key, &apart, &args.decks)?
        }
        _ if args.decks.is_empty() => {
            vec![Source { name: String::new(), text: String::new() }; args.bots.len().max(2)]
        }
        _ => return Err(Trouble::Said("no-deck-wanted", vec![("mode", setting.mode.key.to_owned())])),
    };
    if args.nodes.is_some() && !args.bots.contains(&"steady") {
        return Err(Trouble::Said("sim-nodes", Vec::new()));
    }
    if args.bots.len() > 1 && args.bots.len() != decks.len() {
        return Err(Trouble::Said("sim-bots", vec![("decks", decks.len().to_string())]));
    }
    let bots = args.bots.iter().cycle();
    Ok(decks.into_iter().zip(bots).map(|(deck, level)| Entrant { deck, bot: bot(level, args.nodes) }).collect())
}

fn bot(level: &str, nodes: Option<u32>) -> Box<dyn Bot> {
    let usual = Steady::default();
    match level {
        "steady" => Box::new(Steady { nodes: nodes.unwrap_or(usual.nodes), ..usual }),
        _ => arbiter_bots::bot(level).expect("only levels that exist are taken"),
    }
}

/// The cards of a kind.
fn watched(kind: &str, library: &dyn Library) -> Result<BTreeSet<String>, Trouble> {
    let cards = library.cards();
    let found: BTreeSet<String> = cards.iter().filter(|c| c.kind == kind).map(|c| c.name.clone()).collect();
    if found.is_empty() && !kind.is_empty() {
        let kinds: BTreeSet<&str> = cards.iter().map(|c| c.kind).filter(|k| !k.is_empty()).collect();
        let kinds = kinds.into_iter().collect::<Vec<_>>().join(", ");
        return Err(Trouble::Said("sim-kind", vec![("kind", kind.to_owned()), ("kinds", kinds)]));
    }
    Ok(found)
}
