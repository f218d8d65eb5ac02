//! `arbiter load`: how much the table's server holds.

use crate::voice::Voice;
use crate::{Io, Trouble};
use arbiter_load::{Plan, Report, Server};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Address of a running server; one is started in a folder of its own if none is named
    #[arg(long)]
    url: Option<String>,
    /// Key of the game
    #[arg(long, default_value = "evolve")]
    game: String,
    /// Deck that everybody plays
    #[arg(long, default_value = "swordcraft")]
    deck: String,
    /// Tables
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    tables: u32,
    /// Players at each table
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=8))]
    seats: u32,
    /// Decisions a second, all tables together
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    rate: u32,
    /// How long
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
    seconds: u32,
    /// Seed of the picks
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// For programs
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, voice: &Voice, io: &mut Io<'_>) -> Result<(), Trouble> {
    let data = std::env::temp_dir().join(format!("arbiter-load-{}", std::process::id()));
    let server = match &args.url {
        Some(_) => None,
        None => Some(Server::start(&std::env::current_exe()?, &data, 0).map_err(failed)?),
    };
    let base = args.url.clone().or_else(|| server.as_ref().map(|s| s.base().to_owned())).unwrap_or_default();
    let plan = Plan {
        base,
        game: args.game.clone(),
        deck: args.deck.clone(),
        tables: args.tables as usize,
        seats: args.seats as usize,
        rate: args.rate,
        seconds: args.seconds,
        seed: args.seed,
    };
    let runtime = tokio::runtime::Runtime::new()?;
    let players = (args.tables * args.seats).to_string();
    let told = runtime.block_on(arbiter_load::run(plan, |ready, done| {
        let facts = [("ready", &*ready.to_string()), ("players", &players), ("done", &done.to_string())];
        let _ = writeln!(io.err, "{}", voice.say("load-progress", &facts));
    }));
    drop(server);
    // The folder is ours alone; what stays behind there harms nobody.
    let _ = std::fs::remove_dir_all(data);
    let report = told.map_err(failed)?;
    if args.json {
        writeln!(io.out, "{}", report.json())?;
    } else {
        write!(io.out, "{}", lines(&report, voice))?;
    }
    if report.lost + report.unanswered > 0 { Err(Trouble::Failed) } else { Ok(()) }
}

fn failed(e: impl std::fmt::Display) -> Trouble {
    Trouble::Said("load-failed", vec![("why", format!("{e:#}"))])
}

fn lines(report: &Report, voice: &Voice) -> String {
    let rows = [
        ("load-tables", report.tables.to_string()),
        ("load-sockets", report.sockets.to_string()),
        ("load-rate", format!("{:.0}", report.rate())),
        ("load-p50", format!("{:.1}", report.quantile(0.5))),
        ("load-p99", format!("{:.1}", report.quantile(0.99))),
        ("load-max", format!("{:.1}", report.quantile(1.0))),
        ("load-refused", report.refused.to_string()),
        ("load-unanswered", report.unanswered.to_string()),
        ("load-lost", report.lost.to_string()),
    ];
    let row = |(key, n): (&str, String)| format!("{:<40}{n:>10}\n", voice.say(key, &[]));
    rows.into_iter().map(row).collect()
}
