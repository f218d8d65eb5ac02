//! Something wrong in a file: where, and what to do about it.

use anyhow::{Result, bail};
use std::fmt;

/// One thing to repair.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Fault {
    /// Path from the root of the repository.
    pub(crate) file: String,
    /// Line, from 1; 0 when the file as a whole is meant.
    pub(crate) line: usize,
    /// A sentence.
    pub(crate) why: String,
}

impl Fault {
    /// A fault at a line.
    pub(crate) fn at(file: &str, line: usize, why: impl Into<String>) -> Self {
        Fault { file: file.to_owned(), line, why: why.into() }
    }

    /// A fault of a whole file.
    pub(crate) fn of(file: &str, why: impl Into<String>) -> Self {
        Fault::at(file, 0, why)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.why),
            line => write!(f, "{}:{line}: {}", self.file, self.why),
        }
    }
}

/// Prints the faults in the order of the files and fails if there are any.
pub(crate) fn report(mut faults: Vec<Fault>, chore: &str) -> Result<()> {
    faults.sort();
    for fault in &faults {
        eprintln!("{fault}");
    }
    match faults.len() {
        0 => Ok(()),
        1 => bail!("{chore}: one thing to repair"),
        n => bail!("{chore}: {n} things to repair"),
    }
}
