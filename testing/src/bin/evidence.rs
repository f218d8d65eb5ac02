//! What every scene of every game proves, as JSON for `cargo xtask trace`:
//! `{"evolve":[{"scene":"x.scene","passed":true,"marks":[...],"checked":[...],"checks":N,"illegal":[...]}]}`.
#![allow(clippy::print_stdout, reason = "its report is its purpose")]

use arbiter_catalog::{Game, Source, games};
use arbiter_testing::scene::{Runner, Step, Verdict, find, parse};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;

fn main() {
    let report: serde_json::Map<String, Value> =
        games().iter().map(|game| (game.key().to_owned(), Value::Array(scenes(*game)))).collect();
    println!("{}", Value::Object(report));
}

fn scenes(game: &dyn Game) -> Vec<Value> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../games/{}/scenes", game.key()));
    let runner = Runner::marked(game).expect("the shipped cards load");
    let files = find(&folder).expect("the scenes are there");
    files.iter().map(|file| one(&runner, &folder, file)).collect()
}

fn one(runner: &Runner<'_>, folder: &Path, file: &Path) -> Value {
    let name = file.strip_prefix(folder).unwrap_or(file).to_string_lossy().into_owned();
    let text = std::fs::read_to_string(file).expect("a scene is text");
    let Ok(scene) = parse(&Source { name: name.clone(), text }) else {
        return json!({ "scene": name, "passed": false, "marks": [], "checked": [], "checks": 0, "illegal": [] });
    };
    let (verdict, evidence) = runner.prove(&scene);
    // Clauses by which the scene says a deck is illegal: the deck test of the game named them.
    let illegal: BTreeSet<&str> = scene
        .steps
        .iter()
        .filter_map(|(_, step)| if let Step::Deck(claim) = step { Some(claim) } else { None })
        .flat_map(|claim| claim.violates.iter().map(String::as_str))
        .collect();
    json!({
        "scene": name,
        "passed": verdict == Verdict::Passed,
        "marks": evidence.passed,
        "checked": evidence.checked,
        "checks": evidence.checks,
        "illegal": illegal,
    })
}
