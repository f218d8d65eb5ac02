//! What the scenes prove when they are run.

use anyhow::{Context, Result, bail};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

/// What one scene proved.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Proof {
    /// Its file, below the folder of the scenes.
    pub(crate) scene: String,
    /// Everything happened as written.
    pub(crate) passed: bool,
    /// Clauses whose marks were passed.
    pub(crate) marks: BTreeSet<String>,
    /// Those of them after which something was checked.
    pub(crate) checked: BTreeSet<String>,
    /// How many lines check something.
    pub(crate) checks: usize,
    /// Clauses by which a deck was found illegal.
    pub(crate) illegal: BTreeSet<String>,
}

impl Proof {
    /// Whether the scene ran through the code of a clause and checked something
    /// then, or a deck was refused by that clause.
    pub(crate) fn shows(&self, clause: &str) -> bool {
        self.passed && (self.illegal.contains(clause) || self.marks.contains(clause) && self.checked.contains(clause))
    }
}

/// The proofs of every game, by its key and the file of the scene.
#[derive(Clone, Debug, Default)]
pub(crate) struct Evidence(BTreeMap<String, BTreeMap<String, Proof>>);

impl Evidence {
    /// Runs every scene of every game.
    pub(crate) fn gather(root: &Path) -> Result<Self> {
        // The whole workspace is named, as the tests name it, so that nothing is compiled twice.
        let build = ["build", "--quiet", "--locked", "--workspace", "--bin", "evidence"];
        let built = Command::new(crate::ci::cargo()).args(build).current_dir(root).status();
        if !built.context("cannot start cargo")?.success() {
            bail!("what runs the scenes cannot be built");
        }
        let mut command = Command::new(crate::web::built(root, "evidence"));
        command.current_dir(root).stderr(std::process::Stdio::inherit());
        let told = command.output().context("cannot run the scenes")?;
        if !told.status.success() {
            bail!("the scenes cannot be run");
        }
        Evidence::read(&String::from_utf8(told.stdout).context("the report is no text")?)
    }

    /// Reads the report.
    pub(crate) fn read(report: &str) -> Result<Self> {
        let games: BTreeMap<String, Vec<Proof>> = serde_json::from_str(report).context("the report cannot be read")?;
        let by_file = |proofs: Vec<Proof>| proofs.into_iter().map(|p| (p.scene.clone(), p)).collect();
        Ok(Evidence(games.into_iter().map(|(game, proofs)| (game, by_file(proofs))).collect()))
    }

    /// What the scene in this file of a game proved.
    pub(crate) fn of(&self, game: &str, path: &str) -> Option<&Proof> {
        let file = path.strip_prefix(&format!("games/{game}/scenes/"))?;
        self.0.get(game)?.get(file)
    }
}
