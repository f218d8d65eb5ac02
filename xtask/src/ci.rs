//! Everything that must be green, quickest first, the tests last.

use anyhow::{Context, Result, bail};
use std::ffi::OsString;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

struct Step {
    name: &'static str,
    work: fn(&Path) -> Result<()>,
    /// What to do when it fails.
    remedy: &'static str,
}

/// The tests come last and nothing is printed after them: a log ends with the
/// test runner's own summary.
const STEPS: [Step; 9] = [
    Step { name: "format", work: format, remedy: "run `cargo fmt --all`" },
    Step { name: "tidy", work: crate::tidy::run, remedy: "repair the files named above" },
    Step {
        name: "trace",
        work: |root| crate::trace::run(root, &["--check"]),
        remedy: "repair the citations named above, then run `cargo xtask trace` and commit docs/trace",
    },
    Step {
        name: "licences",
        work: crate::licences::run,
        remedy: "choose another dependency, or argue for its licence in deny.toml",
    },
    Step {
        name: "web client",
        work: crate::web::check,
        remedy: "repair what is named above; `cargo xtask web` builds web/dist, which is committed",
    },
    Step { name: "clippy", work: clippy, remedy: "do what clippy asks above" },
    Step { name: "doc tests", work: doc_tests, remedy: "repair the examples named above" },
    Step {
        name: "browser tests",
        work: crate::web::browser,
        remedy: "repair the tests named above; `cargo xtask browser` runs them alone",
    },
    Step { name: "tests", work: tests, remedy: "repair the tests named above" },
];

/// `cargo xtask ci`
pub(crate) fn run(root: &Path) -> Result<()> {
    let begun = Instant::now();
    for (n, step) in STEPS.iter().enumerate() {
        let last = n + 1 == STEPS.len();
        if last {
            eprintln!("== all before the tests: {:.1} s", begun.elapsed().as_secs_f32());
        }
        eprintln!("== {} ({} of {})", step.name, n + 1, STEPS.len());
        let started = Instant::now();
        if let Err(why) = (step.work)(root) {
            bail!("{why:#}\nci: the step `{}` failed; {}.", step.name, step.remedy);
        }
        if !last {
            eprintln!("== {}: {:.1} s", step.name, started.elapsed().as_secs_f32());
        }
    }
    Ok(())
}

/// The cargo that runs us, so that a chosen toolchain stays chosen.
pub(crate) fn cargo() -> OsString {
    std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

fn format(root: &Path) -> Result<()> {
    call(root, &["fmt", "--all", "--check"])
}

fn clippy(root: &Path) -> Result<()> {
    call(root, &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"])
}

fn doc_tests(root: &Path) -> Result<()> {
    call(root, &["test", "--workspace", "--doc", "--locked"])
}

fn tests(root: &Path) -> Result<()> {
    let cards = std::env::var_os("ARBITER_CARDS").map_or_else(|| root.join("../shared/cards"), Into::into);
    if !cards.is_dir() {
        eprintln!(
            "== NOTHING READ: there are no card tables in {}; tests about them compare with nothing",
            cards.display()
        );
    }
    if has_nextest(root) {
        call(root, &["nextest", "run", "--workspace", "--locked"])
    } else {
        call(root, &["test", "--workspace", "--lib", "--bins", "--tests", "--locked"])
    }
}

fn has_nextest(root: &Path) -> bool {
    let asked = Command::new(cargo()).args(["nextest", "--version"]).current_dir(root).output();
    asked.is_ok_and(|answer| answer.status.success())
}

fn call(root: &Path, args: &[&str]) -> Result<()> {
    let command = format!("cargo {}", args.join(" "));
    let status = Command::new(cargo()).args(args).current_dir(root).status();
    if !status.with_context(|| format!("cannot start `{command}`"))?.success() {
        bail!("`{command}` failed");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::cargo;
    use std::collections::BTreeSet;
    use std::path::Path;
    use std::process::Command;

    /// Every package with its features, along these edges.
    fn features(edges: &str) -> BTreeSet<String> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let tree = ["tree", "--workspace", "--locked", "--prefix", "none", "--format", "{p} {f}", "--edges", edges];
        let told = Command::new(cargo()).args(tree).current_dir(root).output().expect("cargo starts");
        let lines = String::from_utf8(told.stdout).expect("cargo writes text");
        lines.lines().map(|line| line.trim_end_matches("(*)").trim().to_owned()).collect()
    }

    #[test]
    fn programs_and_tests_are_built_from_the_same_libraries() {
        let (programs, tests) = (features("normal,build"), features("normal,build,dev"));
        assert!(programs.len() > 100, "{programs:?}");
        let apart: Vec<_> = programs.difference(&tests).collect();
        assert!(apart.is_empty(), "tests ask for other features of {apart:?}: name them in Cargo.toml");
    }
}
