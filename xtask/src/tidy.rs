//! What must hold of every file of the repository.
//!
//! Each module looks for one kind of fault in a [`Tree`] and knows nothing of
//! the others. Words that are forbidden are written in halves here, so that the
//! list of them does not break its own rule.

mod cards;
mod kernel;
mod length;
mod places;
mod scenes;
mod twins;
mod wiring;
mod words;

use crate::fault::{Fault, report};
use crate::tree::Tree;
use anyhow::Result;
use std::path::Path;

const CHECKS: [fn(&Tree, &mut Vec<Fault>); 8] = [
    length::check,
    words::check,
    wiring::check,
    scenes::check,
    places::check,
    cards::check,
    kernel::check,
    twins::check,
];

/// `cargo xtask tidy`
pub(crate) fn run(root: &Path) -> Result<()> {
    let tree = Tree::read(root)?;
    let mut faults = Vec::new();
    for check in CHECKS {
        check(&tree, &mut faults);
    }
    if faults.is_empty() {
        println!("{} text files are tidy", tree.files().count());
    }
    report(faults, "tidy")
}

/// The name of the file ends in one of these, without the dot.
fn has_ending(path: &str, endings: &[&str]) -> bool {
    path.rsplit_once('.').is_some_and(|(_, ending)| endings.contains(&ending))
}

/// Whether `word` stands in `line` with nothing of a name before or after it.
fn has_word(line: &str, word: &str) -> bool {
    let part_of_name = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(word).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + word.len()..].chars().next();
        let goes_on = |inner: Option<char>, outer: Option<char>| {
            inner.is_some_and(part_of_name) && outer.is_some_and(part_of_name)
        };
        !goes_on(word.chars().next(), before) && !goes_on(word.chars().next_back(), after)
    })
}

/// What one check finds in a tiny tree, as `file:line`.
#[cfg(test)]
fn found(check: fn(&Tree, &mut Vec<Fault>), files: &[(&str, &str)]) -> Vec<String> {
    let mut faults = Vec::new();
    check(&Tree::of(files), &mut faults);
    let place = |fault: Fault| format!("{}:{}", fault.file, fault.line);
    faults.into_iter().map(place).collect()
}
