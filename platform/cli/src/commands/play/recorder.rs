//! Writes a replay while the game goes on, so that nothing is lost when it stops.

use crate::{Trouble, files};
use arbiter_catalog::{Outcome, Seat};
use arbiter_record::{Decision, Move, Record, line, outcome};
use std::fs::File;
use std::io::Write;
use std::path::Path;

pub(super) struct Recorder {
    file: File,
    name: String,
    count: usize,
}

impl Recorder {
    /// A new file with all that has happened before.
    pub(super) fn new(path: &Path, record: &Record) -> Result<Self, Trouble> {
        let count = record.decisions.len();
        let mut recorder = Recorder { file: files::create(path)?, name: path.display().to_string(), count };
        recorder.write(&record.prefix(count))?;
        Ok(recorder)
    }

    pub(super) fn add(
        &mut self,
        seat: Seat,
        what: Move,
        words: String,
        hash: String,
        end: Option<Outcome>,
    ) -> Result<(), Trouble> {
        self.count += 1;
        let mut text = line(self.count, &Decision { line: 0, seat, what, hash, words });
        if let Some(end) = end {
            text += &format!("end {}\n", outcome(end));
        }
        self.write(&text)
    }

    fn write(&mut self, text: &str) -> Result<(), Trouble> {
        self.file.write_all(text.as_bytes()).map_err(|e| Trouble::File(self.name.clone(), e))
    }
}
