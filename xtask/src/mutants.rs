//! Changes rule code one line at a time and tells which changes no scene
//! notices.
//!
//! All changes are compiled once, into a copy of the workspace under
//! `target/mutants`; each is switched on while the scenes that reach it run.

mod report;
mod sites;
mod spared;

use crate::tree::Tree;
use anyhow::{Context, Result, bail};
use sites::{Site, switched};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Parts of a game that are no rule code: they read card text, write it, lay
/// tables for scenes and show them.
const FORM: [&str; 20] = [
    "explain", "grammar", "lower", "resolve", "render", "names", "show", "story", "stage", "card", "shipped", "words",
    "rules", "lib", "list", "table", "door", "info", "lead", "subject",
];
/// Attempts to compile with all switches; lines that do not take one are left out.
const ATTEMPTS: usize = 12;

struct Options<'a> {
    game: Option<&'a str>,
    file: Option<&'a str>,
    /// A line, or all of them.
    line: Option<usize>,
    /// Only what no scene reaches is told; nothing is switched on.
    unreached: bool,
    sample: Option<usize>,
    seed: u64,
}

/// `cargo xtask mutants [--game G] [--file PART[:LINE]] [--sample N] [--seed S] [--unreached]`
pub(crate) fn run(root: &Path, args: &[&str]) -> Result<()> {
    let options = options(args)?;
    let tree = Tree::read(root)?;
    let all: BTreeSet<&str> = tree.under("games/", ".scene").filter_map(|(path, _)| path.split('/').nth(1)).collect();
    if let Some(game) = options.game.filter(|g| !all.contains(g)) {
        bail!("there is no game `{game}` with scenes");
    }
    for game in all.into_iter().filter(|g| options.game.is_none_or(|only| only == *g)) {
        let work = root.join("target/mutants");
        let sites = built(root, &work, &tree, game)?;
        let wanted = |s: &&Site| {
            options.file.is_none_or(|part| s.file.contains(part)) && options.line.is_none_or(|line| s.line == line)
        };
        let chosen = sample(sites.iter().filter(wanted).collect(), options.sample, options.seed);
        let (spared, tried): (Vec<&Site>, Vec<&Site>) = chosen.into_iter().partition(|s| s.spared.is_some());
        let ends = report::tried(root, &work, game, &tried, options.unreached)?;
        if options.unreached {
            report::unreached(game, &tried, &ends);
            continue;
        }
        report::tell(game, sites.len(), &tried, &ends);
        report::spared(game, &spared);
    }
    Ok(())
}

fn options<'a>(args: &[&'a str]) -> Result<Options<'a>> {
    let mut options = Options { game: None, file: None, line: None, unreached: false, sample: None, seed: 1 };
    let mut rest = args.iter();
    while let Some(key) = rest.next() {
        if *key == "--unreached" {
            options.unreached = true;
            continue;
        }
        let value = rest.next().with_context(|| format!("{key} needs a value"))?;
        match *key {
            "--game" => options.game = Some(value),
            "--file" => match value.rsplit_once(':') {
                Some((file, line)) => {
                    (options.file, options.line) = (Some(file), Some(line.parse().context("a line is a number")?));
                }
                None => options.file = Some(value),
            },
            "--sample" => options.sample = Some(value.parse().context("--sample needs a number")?),
            "--seed" => options.seed = value.parse().context("--seed needs a number")?,
            _ => bail!("mutants takes --game G, --file PART[:LINE], --sample N, --seed S and --unreached"),
        }
    }
    Ok(options)
}

/// So many of them, by this seed, in their order.
fn sample(mut all: Vec<&Site>, count: Option<usize>, seed: u64) -> Vec<&Site> {
    let count = count.unwrap_or(all.len()).min(all.len());
    let mut chance = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(1);
    for n in 0..count {
        chance ^= chance << 13;
        chance ^= chance >> 7;
        chance ^= chance << 17;
        let other = n + (chance % (all.len() - n) as u64) as usize;
        all.swap(n, other);
    }
    all.truncate(count);
    all.sort_by_key(|s| s.id);
    all
}

/// Whether a file of a game is rule code.
fn is_rule(inside: &str) -> bool {
    let part = inside.split(['/', '.']).next().unwrap_or_default();
    let test = inside.ends_with("tests.rs") || inside.contains("/tests/");
    let deck = inside.starts_with("deck") && inside != "deck/check.rs";
    // What could be thought of is asked by tests alone.
    let thought = inside == "offer/think.rs";
    // A board file is read as card files are; tests of the loader try its faults.
    let board = inside == "arena/load.rs";
    !test && !deck && !thought && !board && !FORM.contains(&part)
}

/// Writes the copy with its switches and compiles it.
fn built(root: &Path, work: &Path, tree: &Tree, game: &str) -> Result<Vec<Site>> {
    let copy = work.join("tree");
    lay(&copy, tree, game)?;
    let folder = format!("games/{game}/src/");
    let mut barred: BTreeMap<String, BTreeSet<usize>> = BTreeMap::new();
    for _ in 0..ATTEMPTS {
        let mut sites = Vec::new();
        for (path, text) in tree.under(&folder, ".rs").filter(|(path, _)| is_rule(&path[folder.len()..])) {
            let none = BTreeSet::new();
            let file = switched(path, text, sites.len() as u32 + 1, barred.get(path).unwrap_or(&none))
                .with_context(|| format!("{path} cannot be read"))?;
            sites.extend(file.sites);
            write(&copy.join(path), &file.text)?;
        }
        eprintln!("{game}: {} changes; compiling them", sites.len());
        let wrong = compiled(root, &copy)?;
        if wrong.is_empty() {
            return Ok(sites);
        }
        if let Some(file) = wrong.keys().find(|file| !file.starts_with(&folder)) {
            bail!("{} does not compile, and no switch stands in it", copy.join(file).display());
        }
        let lines: usize = wrong.values().map(BTreeSet::len).sum();
        eprintln!("{game}: {lines} lines take no switch");
        for (file, lines) in wrong {
            barred.entry(file).or_default().extend(lines);
        }
    }
    bail!("the changes of {game} do not compile")
}

/// The copy of the workspace with the switch and the runner in it; the rule code
/// of the game that is tried is written by whoever puts its switches in.
fn lay(copy: &Path, tree: &Tree, game: &str) -> Result<()> {
    let tried = format!("games/{game}/");
    for (path, text) in tree.files().filter(|(path, _)| !path.starts_with("web/") && !path.starts_with("docs/")) {
        match path {
            "kernel/src/lib.rs" => write(&copy.join(path), &format!("{text}\npub mod mutant;\n"))?,
            _ if path.starts_with(&tried) && path.ends_with(".rs") && copy.join(path).is_file() => {}
            _ => write(&copy.join(path), text)?,
        }
    }
    for (path, text) in tree.under("games/", ".rs").filter(|(path, _)| !path.contains("/src/") || !is_rule(after(path)))
    {
        write(&copy.join(path), text)?;
    }
    write(&copy.join("kernel/src/mutant.rs"), include_str!("mutants/switch.rs.txt"))?;
    write(&copy.join("testing/src/bin/mutants.rs"), include_str!("mutants/runner.rs.txt"))
}

fn after(path: &str) -> &str {
    path.split_once("/src/").map_or("", |(_, inside)| inside)
}

/// Only what is new is written, so that the rest need not be compiled again.
fn write(path: &Path, text: &str) -> Result<()> {
    if std::fs::read_to_string(path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    path.parent().map_or(Ok(()), std::fs::create_dir_all)?;
    std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

/// The program that runs scenes with one change on.
fn program(root: &Path) -> PathBuf {
    root.join("target/mutants/target/debug/mutants")
}

/// Compiles the copy; the lines that are wrong, by file.
fn compiled(root: &Path, copy: &Path) -> Result<BTreeMap<String, BTreeSet<usize>>> {
    let build = ["build", "--package", "arbiter-testing", "--bin", "mutants", "--message-format", "short"];
    let mut command = Command::new(crate::ci::cargo());
    // A folder of its own: cargo takes the copy for the workspace itself otherwise.
    let target = root.join("target/mutants/target");
    command.args(build).current_dir(copy).env("CARGO_TARGET_DIR", target).env_remove("CARGO_MANIFEST_DIR");
    // It is large enough without what only helps a debugger and the next small change.
    command.env("CARGO_INCREMENTAL", "0").env("CARGO_PROFILE_DEV_DEBUG", "0");
    let told = command.output().context("cannot compile")?;
    if told.status.success() {
        return Ok(BTreeMap::new());
    }
    let text = String::from_utf8_lossy(&told.stderr);
    let mut wrong: BTreeMap<String, BTreeSet<usize>> = BTreeMap::new();
    for line in text.lines().filter(|l| l.contains(": error")) {
        let mut parts = line.split(':');
        if let (Some(file), Some(Ok(n))) = (parts.next(), parts.next().map(str::parse)) {
            wrong.entry(file.to_owned()).or_default().insert(n);
        }
    }
    if wrong.is_empty() {
        bail!("the copy does not compile:\n{text}");
    }
    Ok(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rule_code_is_what_is_left() {
        for rule in ["attack.rs", "offer.rs", "perform/place.rs", "deck/check.rs", "why.rs", "battle/fight.rs"] {
            assert!(is_rule(rule), "{rule}");
        }
        for form in [
            "lib.rs",
            "offer/think.rs",
            "resolve.rs",
            "explain.rs",
            "grammar/amounts.rs",
            "card/load.rs",
            "deck/find.rs",
            "list.rs",
            "arena/load.rs",
            "door.rs",
            "stage.rs",
            "effect/tests.rs",
        ] {
            assert!(!is_rule(form), "{form}");
        }
    }

    #[test]
    fn a_sample_is_the_same_for_a_seed() {
        let site = |id| Site { id, file: String::new(), line: 0, what: String::new(), spared: None };
        let all: Vec<Site> = (1..50).map(site).collect();
        let of = |n, seed| sample(all.iter().collect(), n, seed).iter().map(|s| s.id).collect::<Vec<_>>();
        assert_eq!(of(Some(9), 3), of(Some(9), 3));
        assert_ne!(of(Some(9), 3), of(Some(9), 4));
        assert_eq!((of(Some(9), 3).len(), of(None, 3).len(), of(Some(99), 3).len()), (9, 49, 49));
    }

    #[test]
    fn options_are_read() {
        let read = options(&["--sample", "5", "--game", "x"]).expect("they are right");
        assert_eq!((read.sample, read.game, read.seed), (Some(5), Some("x"), 1));
        let one = options(&["--unreached", "--file", "battle.rs:12"]).expect("they are right");
        assert_eq!((one.file, one.line, one.unreached), (Some("battle.rs"), Some(12), true));
        assert!(options(&["--sample"]).is_err() && options(&["--all", "x"]).is_err());
    }
}
