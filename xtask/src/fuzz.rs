//! `cargo xtask fuzz`: looks for texts that break something, by what code each
//! of them reaches (libFuzzer); what it learns lies in `target/fuzz`.

use crate::ci::cargo;
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::Command;

/// What the compiler adds so that the search sees which code a text reaches.
const GUIDED: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
     -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
     -Cllvm-args=-sanitizer-coverage-trace-compares";
/// No text may take longer, in seconds; none may be longer, in bytes.
const PATIENCE: u32 = 20;
const LONGEST: u32 = 8_192;

/// `cargo xtask fuzz [--minutes N] [--kind K]`
pub(crate) fn run(root: &Path, args: &[&str]) -> Result<()> {
    let (mut minutes, mut only) = (1.0_f64, None);
    for pair in args.chunks(2) {
        match pair {
            ["--minutes", n] => minutes = n.parse().with_context(|| format!("`{n}` is no number of minutes"))?,
            ["--kind", kind] => only = Some((*kind).to_owned()),
            _ => bail!("`{}` is not understood; cargo xtask fuzz [--minutes N] [--kind K]", pair.join(" ")),
        }
    }
    let all = kinds(root)?;
    let kinds: Vec<&String> = all.iter().filter(|kind| only.as_ref().is_none_or(|only| only == *kind)).collect();
    if kinds.is_empty() || minutes.is_nan() || minutes <= 0.0 {
        bail!("the kinds are {}, and the time is more than nothing", all.join(", "));
    }
    let target = host()?;
    let work = root.join("target/fuzz");
    built(root, &work, &target)?;
    let program = work.join(&target).join("debug/fuzz");
    let seconds = (minutes * 60.0 / kinds.len() as f64).ceil() as u32;
    for kind in kinds {
        eprintln!("== {kind}: {seconds} s");
        searched(&program, &work, kind, seconds)?;
    }
    Ok(())
}

/// The kinds of text, as the crate lists them.
fn kinds(root: &Path) -> Result<Vec<String>> {
    let list = std::fs::read_to_string(root.join("testing/fuzz/src/lib.rs")).context("cannot read testing/fuzz")?;
    let of = |line: &str| line.trim().strip_prefix("(\"")?.split_once("\", Kind::").map(|(key, _)| key.to_owned());
    Ok(list.lines().filter_map(of).collect())
}

/// The system that this compiler builds for. It is named to cargo, so that the
/// flags reach what is tried and not what builds it.
fn host() -> Result<String> {
    let told = Command::new("rustc").arg("-vV").output().context("cannot start rustc")?;
    let told = String::from_utf8_lossy(&told.stdout).into_owned();
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).context("rustc does not say what it builds for")
}

fn built(root: &Path, work: &Path, target: &str) -> Result<()> {
    let status = Command::new(cargo())
        .args(["build", "--locked", "--package", "arbiter-fuzz", "--features", "guided", "--bin", "fuzz"])
        .args(["--target", target, "--target-dir"])
        .arg(work)
        .env("RUSTFLAGS", GUIDED)
        .current_dir(root)
        .status()
        .context("cannot start cargo")?;
    if !status.success() {
        bail!("the search cannot be built; it needs a C++ compiler besides");
    }
    Ok(())
}

fn searched(program: &Path, work: &Path, kind: &str, seconds: u32) -> Result<()> {
    let folder = |of: &str| work.join(of).join(kind);
    let (learned, samples, found) = (folder("learned"), folder("samples"), folder("found"));
    for folder in [&learned, &samples, &found] {
        std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    let status = Command::new(program)
        .args([&learned, &samples])
        .args([
            format!("-max_total_time={seconds}"),
            format!("-timeout={PATIENCE}"),
            format!("-max_len={LONGEST}"),
            format!("-artifact_prefix={}/", found.display()),
            "-print_final_stats=1".to_owned(),
            "-verbosity=0".to_owned(),
        ])
        .env("ARBITER_FUZZ", kind)
        .env("ARBITER_FUZZ_SAMPLES", &samples)
        .status()
        .with_context(|| format!("cannot start {}", program.display()))?;
    if !status.success() {
        bail!("a text of the kind `{kind}` breaks something; it lies in {}", found.display());
    }
    Ok(())
}
