//! `cargo xtask soak`: the program itself tries everything, and goes on where
//! the last run ended.

use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::Command;

/// Where a run leaves what was tried.
const STATE: &str = "target/soak.json";

/// `cargo xtask soak --minutes N [--game G]`
pub(crate) fn run(root: &Path, args: &[&str]) -> Result<()> {
    let status = Command::new(crate::ci::cargo())
        .args(["run", "--release", "--locked", "--package", "arbiter", "--", "soak", "--state", STATE])
        .args(args)
        .current_dir(root)
        .status()
        .context("cannot start cargo")?;
    if !status.success() {
        bail!("the soak found something; the line above says which seed shows it");
    }
    Ok(())
}
