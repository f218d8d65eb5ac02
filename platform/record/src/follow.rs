//! A replay that was made by other rules: it is played exactly where it still
//! comes out, and else followed by its words as far as they go.

use crate::{OPEN, Record};
use arbiter_catalog::{Fault, Library, Match};

/// How far a replay can be played by the rules of today.
pub enum Followed {
    /// Every hash is as written.
    Exactly(Box<dyn Match>),
    /// The words of the decisions were followed instead.
    ByWords {
        /// The table after them.
        table: Box<dyn Match>,
        /// So many could be.
        decisions: usize,
        /// Why the next one could not; none if all could.
        why: Option<Fault>,
    },
}

impl Record {
    /// Plays it again by the rules of today.
    ///
    /// # Errors
    /// If its game cannot even begin, or what it says of its shuffle is not true.
    pub fn follow(&self, library: &dyn Library) -> Result<Followed, Vec<Fault>> {
        let faults = match self.verify(library) {
            Ok((table, _)) => return Ok(Followed::Exactly(table)),
            Err(faults) => faults,
        };
        self.check_fair().map_err(|fault| vec![fault])?;
        let open = self.by_words();
        // What was wrong first is what should be told.
        let Ok(mut table) = open.begin(library) else { return Err(faults) };
        for (n, decision) in open.decisions.iter().enumerate() {
            if let Err(why) = open.step(table.as_mut(), decision) {
                return Ok(Followed::ByWords { table, decisions: n, why: Some(why) });
            }
        }
        let why = self.check_end(table.outcome()).err();
        Ok(Followed::ByWords { table, decisions: self.decisions.len(), why })
    }

    /// The same replay with its hashes left open, so that its words count.
    #[must_use]
    pub fn by_words(&self) -> Record {
        let mut open = self.clone();
        open.start.1 = OPEN.to_owned();
        open.decisions.iter_mut().for_each(|decision| decision.hash = OPEN.to_owned());
        open
    }
}
