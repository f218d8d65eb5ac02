//! Moments of a record: the game after so many decisions.

use crate::Record;
use arbiter_catalog::{Entry, Fault, Library, Match, Viewer};

/// A line of the story and the decision it came of, from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// Number of the decision; 0 before the first.
    pub at: u32,
    /// The line.
    pub entry: Entry,
}

/// The game after so many decisions.
pub struct Moment {
    /// The table then.
    pub table: Box<dyn Match>,
    /// The story so far.
    pub log: Vec<Told>,
}

/// Where a reader may want to stop: numbers of decisions made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outline {
    /// Here an action with its consequences begins.
    pub beats: Vec<u32>,
    /// Here a turn begins.
    pub turns: Vec<u32>,
}

impl Record {
    /// The game after so many decisions; after all of them if there are fewer.
    ///
    /// # Errors
    /// The first thing that is not as written.
    pub fn at(&self, library: &dyn Library, decisions: usize) -> Result<Moment, Vec<Fault>> {
        let mut moment = Moment { table: self.begin(library)?, log: Vec::new() };
        for (n, decision) in self.decisions.iter().take(decisions).enumerate() {
            let told = self.step(moment.table.as_mut(), decision).map_err(|f| vec![f])?;
            moment.log.extend(told.into_iter().map(|entry| Told { at: n as u32 + 1, entry }));
        }
        Ok(moment)
    }

    /// Beats and turns.
    ///
    /// # Errors
    /// The first thing that is not as written.
    pub fn outline(&self, library: &dyn Library) -> Result<Outline, Vec<Fault>> {
        let mut table = self.begin(library)?;
        let mut outline = Outline { beats: Vec::new(), turns: vec![0] };
        let mut turn = table.view(Viewer::Spectator).turn;
        for (n, decision) in self.decisions.iter().enumerate() {
            let told = self.step(table.as_mut(), decision).map_err(|f| vec![f])?;
            // A line of no depth is what a player did, not what came of it.
            if n == 0 || told.iter().any(|e| e.depth == 0) {
                outline.beats.push(n as u32);
            }
            let now = table.view(Viewer::Spectator).turn;
            if now != std::mem::replace(&mut turn, now) {
                outline.turns.push(n as u32 + 1);
            }
        }
        Ok(outline)
    }
}
