//! The text files of the repository, read once.
//!
//! Every chore works on a [`Tree`], so that its tests can build a tiny one in
//! memory and need no disk.

use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Paths from the root, with `/` between folders, and what the files say.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tree {
    files: BTreeMap<String, String>,
}

/// The root of the workspace: the folder above this crate, as cargo tells it
/// now, or as it was when this was compiled.
pub(crate) fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR");
    let here = here.map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    here.parent().map(Path::to_owned).unwrap_or(here)
}

impl Tree {
    /// A tree in memory.
    #[cfg(test)]
    pub(crate) fn of(files: &[(&str, &str)]) -> Self {
        let files = files.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned()));
        Tree { files: files.collect() }
    }

    /// What git tracks under `root`, and new files that it would not ignore.
    /// Without git every file counts except build output.
    pub(crate) fn read(root: &Path) -> Result<Self> {
        let paths = match tracked(root) {
            Some(paths) => paths,
            None => walked(root)?,
        };
        let mut files = BTreeMap::new();
        for path in paths {
            let whole = root.join(&path);
            if whole.is_file() {
                let bytes = std::fs::read(&whole).with_context(|| format!("cannot read {path}"))?;
                // Pictures and the like are no text and have nothing to check.
                if let Ok(text) = String::from_utf8(bytes) {
                    files.insert(path, text);
                }
            }
        }
        Ok(Tree { files })
    }

    /// All files in the order of their paths.
    pub(crate) fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// Files below a folder (`games/evolve/src/`) with this ending (`.rs`).
    pub(crate) fn under(&self, folder: &str, ending: &str) -> impl Iterator<Item = (&str, &str)> {
        self.files().filter(move |(path, _)| path.starts_with(folder) && path.ends_with(ending))
    }

    /// What one file says.
    pub(crate) fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }
}

/// The last part of a path.
pub(crate) fn name(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

fn tracked(root: &Path) -> Option<Vec<String>> {
    let listing = Command::new("git")
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .current_dir(root)
        .output()
        .ok()
        .filter(|done| done.status.success())?;
    let paths = String::from_utf8(listing.stdout).ok()?;
    Some(paths.split('\0').filter(|path| !path.is_empty()).map(str::to_owned).collect())
}

fn walked(root: &Path) -> Result<Vec<String>> {
    let mut found = Vec::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).with_context(|| format!("cannot list {}", folder.display()))? {
            let path = entry?.path();
            let build_output = [".git", "target", "node_modules"].iter().any(|name| path.ends_with(name));
            if path.is_dir() && !build_output {
                folders.push(path);
            } else if let Ok(inside) = path.strip_prefix(root)
                && !path.is_dir()
            {
                found.push(inside.to_string_lossy().replace('\\', "/"));
            }
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_repository_is_read_with_and_without_git() {
        let tree = Tree::read(&root()).expect("the workspace can be read");
        assert!(tree.text("xtask/src/tree.rs").is_some_and(|text| text.contains("fn walked")));
        let walked = walked(&root()).expect("the workspace can be walked");
        assert!(walked.iter().any(|path| path == "xtask/src/tree.rs"));
        assert!(!walked.iter().any(|path| path.starts_with("target/")));
    }

    #[test]
    fn files_are_found_by_folder_and_ending() {
        let tree = Tree::of(&[("a/x.rs", ""), ("a/b/y.rs", ""), ("a/z.txt", ""), ("c/w.rs", "")]);
        let found: Vec<&str> = tree.under("a/", ".rs").map(|(path, _)| name(path)).collect();
        assert_eq!(found, ["y.rs", "x.rs"]);
    }
}
