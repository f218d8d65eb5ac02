//! `arbiter bench GAME --instructions`: what a decision and a copy cost in
//! instructions, which no other work on the machine can change.

use crate::voice::Voice;
use crate::{Io, Trouble};
use serde_json::{Value, json};
use std::process::Command;

/// Instructions of a decision and of a copy, recorded for the build that is
/// checked in; a build that needs a tenth more is told so.
const RECORDED: [(&str, f64, f64); 4] = [
    ("evolve", 7_890.0, 860.0),
    ("spoils", 11_230.0, 1_640.0),
    ("brawl", 3_500.0, 610.0),
    ("wakfu", 49_540.0, 1_480.0),
];

/// Two runs of different length: what both do is what starting costs.
const GAMES: [u32; 2] = [50, 150];
const COPIES: [u32; 2] = [1_000, 11_000];

pub(super) fn run(
    game: &str,
    setup: Option<&str>,
    as_json: bool,
    voice: &Voice,
    io: &mut Io<'_>,
) -> Result<(), Trouble> {
    let games = |n: u32| measure(&["bench", game, "--only", "--games", &n.to_string()]);
    let Some((start, _)) = each(game, setup, "--copies", COPIES[0]) else {
        return Ok(writeln!(io.out, "{}", voice.say("bench-no-valgrind", &[]))?);
    };
    let counted = |what, n| each(game, setup, what, n).unwrap_or_default().0;
    let end = counted("--copies", COPIES[1]);
    let per_copy = (end - start) / f64::from(COPIES[1] - COPIES[0]);
    if setup.is_some() {
        let all = counted("--listings", COPIES[1]) - counted("--listings", COPIES[0]);
        let per_listing = (all - (end - start)) / f64::from(COPIES[1] - COPIES[0]);
        let figures = json!({
            "game": game,
            "instructions_per_copy": per_copy.round(),
            "instructions_per_listing": per_listing.round(),
        });
        return told(&figures, as_json, voice, io);
    }
    let ((short, few), (long, many)) = (games(GAMES[0]).unwrap_or_default(), games(GAMES[1]).unwrap_or_default());
    let per_decision = (long - short) / (many - few).max(1.0);
    let recorded = RECORDED.iter().find(|r| r.0 == game);
    let ratio = |now: f64, then: f64| (now / then * 100.0).round() / 100.0;
    let figures = json!({
        "game": game,
        "instructions_per_decision": per_decision.round(),
        "instructions_per_copy": per_copy.round(),
        "of_recorded_decision": recorded.map(|r| ratio(per_decision, r.1)),
        "of_recorded_copy": recorded.map(|r| ratio(per_copy, r.2)),
    });
    told(&figures, as_json, voice, io)?;
    if as_json {
        return Ok(());
    }
    let slower = recorded.is_some_and(|r| per_decision > 1.1 * r.1 || per_copy > 1.1 * r.2);
    let verdict = if slower { "bench-slower" } else { "bench-as-recorded" };
    Ok(writeln!(io.out, "{}", voice.say(verdict, &[]))?)
}

fn told(figures: &Value, as_json: bool, voice: &Voice, io: &mut Io<'_>) -> Result<(), Trouble> {
    if as_json {
        return Ok(writeln!(io.out, "{figures}")?);
    }
    for (key, value) in figures.as_object().into_iter().flatten() {
        let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        writeln!(io.out, "{:<32}{value}", voice.say(&format!("bench-{}", key.replace('_', "-")), &[]))?;
    }
    Ok(())
}

/// A table copied, or copied and listed, so many times.
fn each(game: &str, setup: Option<&str>, what: &str, times: u32) -> Option<(f64, f64)> {
    let times = times.to_string();
    let mut args = vec!["bench", game, what, &times];
    args.extend(setup.iter().flat_map(|lines| ["--setup", lines]));
    measure(&args)
}

/// Instructions of this very program with these arguments, and the decisions
/// it reports; `None` without valgrind.
fn measure(args: &[&str]) -> Option<(f64, f64)> {
    let program = std::env::current_exe().ok()?;
    // The profile goes nowhere: only the total is asked for. [callgrind prints it last]
    let out = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(args)
        .output()
        .ok()?;
    let said = String::from_utf8_lossy(&out.stderr);
    let total = said.lines().find_map(|l| l.split_once("Collected :"))?.1.trim().parse().ok()?;
    let report: Value = serde_json::from_slice(&out.stdout).unwrap_or_default();
    Some((total, report["decisions"].as_f64().unwrap_or_default()))
}
