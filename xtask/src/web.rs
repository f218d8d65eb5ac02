//! The web client: built, compared with what is committed, and tried in a
//! real browser.

use crate::ci::cargo;
use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// `cargo xtask web`: builds the client anew into `web/dist`.
pub(crate) fn build(root: &Path) -> Result<()> {
    install(root)?;
    npm(root, &["run", "build"], &[])
}

/// Types, unit tests, and whether `web/dist` is what the sources give.
pub(crate) fn check(root: &Path) -> Result<()> {
    install(root)?;
    npm(root, &["run", "check"], &[])?;
    npm(root, &["test"], &[])?;
    let fresh = root.join("target").join("web-dist");
    if fresh.exists() {
        std::fs::remove_dir_all(&fresh).context("cannot clear target/web-dist")?;
    }
    let out = fresh.to_string_lossy().into_owned();
    npm(root, &["run", "build", "--", "--outDir", &out, "--emptyOutDir"], &[])?;
    let differing = differences(&files(&root.join("web/dist"))?, &files(&fresh)?);
    match differing.as_slice() {
        [] => Ok(()),
        all => bail!("web/dist is not what the sources give: {}", all.join(", ")),
    }
}

/// Whole games in the distribution's browser against the real server.
pub(crate) fn browser(root: &Path) -> Result<()> {
    install(root)?;
    chromium()?;
    // As the tests after this need it, so that nothing is compiled twice.
    let mut build = Command::new(cargo());
    build.args(["build", "--locked", "--workspace"]);
    if !build.current_dir(root).status().context("cannot start cargo")?.success() {
        bail!("`cargo build --workspace` failed");
    }
    npm(root, &["run", "test:browser"], &[("ARBITER_BIN", &built(root, "arbiter"))])
}

/// A program of this workspace as the tests build it.
pub(crate) fn built(root: &Path, program: &str) -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    target.join("debug").join(format!("{program}{}", std::env::consts::EXE_SUFFIX))
}

/// The packages of the lock file, unless they are there already.
fn install(root: &Path) -> Result<()> {
    let web = root.join("web");
    let lock = std::fs::read(web.join("package-lock.json")).context("cannot read web/package-lock.json")?;
    // Written by us after a whole installation: a broken one is not believed.
    let stamp = web.join("node_modules").join(".installed");
    if std::fs::read(&stamp).is_ok_and(|of| of == lock) {
        return Ok(());
    }
    // Not `npm ci`: it wants every optional package of every system in the
    // lock file, also those that a registry does not have.
    npm(root, &["install", "--no-save", "--no-audit", "--no-fund"], &[])?;
    std::fs::write(stamp, lock).context("cannot note what was installed")
}

fn npm(root: &Path, args: &[&str], env: &[(&str, &Path)]) -> Result<()> {
    let command = format!("npm {}", args.join(" "));
    let status = Command::new("npm").args(args).envs(env.iter().copied()).current_dir(root.join("web")).status();
    let status = status.with_context(|| format!("cannot start `{command}`; install Node.js 20 or newer with npm"))?;
    if !status.success() {
        bail!("`{command}` failed in web/");
    }
    Ok(())
}

const CHROMIUM: &str = "/usr/bin/chromium";

/// The distribution's browser; fetched from its packages when it is missing.
fn chromium() -> Result<()> {
    if Path::new(CHROMIUM).exists() {
        return Ok(());
    }
    eprintln!("installing the package chromium, once");
    for args in [&["update", "-q"][..], &["install", "-y", "-q", "--no-install-recommends", "chromium"]] {
        let status = Command::new("apt-get").args(args).env("DEBIAN_FRONTEND", "noninteractive").status();
        if !status.is_ok_and(|s| s.success()) {
            bail!("`apt-get {}` failed: install the package chromium, so that {CHROMIUM} exists", args.join(" "));
        }
    }
    Ok(())
}

/// Every file below a folder, by its path from there.
fn files(folder: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let mut out = BTreeMap::new();
    let mut open = vec![folder.to_owned()];
    while let Some(dir) = open.pop() {
        for entry in std::fs::read_dir(&dir).with_context(|| format!("cannot read {}", dir.display()))? {
            let path = entry?.path();
            if path.is_dir() {
                open.push(path);
            } else {
                let name = path.strip_prefix(folder)?.to_string_lossy().replace('\\', "/");
                out.insert(name, std::fs::read(&path)?);
            }
        }
    }
    Ok(out)
}

/// Names of the files that are not the same in both.
fn differences(one: &BTreeMap<String, Vec<u8>>, other: &BTreeMap<String, Vec<u8>>) -> Vec<String> {
    let names: std::collections::BTreeSet<&String> = one.keys().chain(other.keys()).collect();
    names.into_iter().filter(|n| one.get(*n) != other.get(*n)).cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::differences;

    #[test]
    fn a_changed_a_missing_and_a_new_file_are_all_named() {
        let of = |all: &[(&str, &str)]| {
            all.iter()
                .map(|(n, t)| ((*n).to_owned(), t.as_bytes().to_vec()))
                .collect::<std::collections::BTreeMap<_, _>>()
        };
        let one = of(&[("a", "1"), ("b", "1"), ("same", "1")]);
        let other = of(&[("a", "2"), ("c", "1"), ("same", "1")]);
        assert_eq!(differences(&one, &other), ["a", "b", "c"]);
    }
}
