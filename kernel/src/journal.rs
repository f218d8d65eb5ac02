//! What is noted beside the state: the story for whoever listens, and what
//! became of a play for whoever tries it out.

use crate::{Entry, Game, SeatSet, Table};

/// What became of a play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Upshot {
    /// It was completed.
    Completed,
    /// It was not; these seats have learned something by trying.
    Failed(SeatSet),
}

/// The story being told; nothing is written while nobody listens.
#[derive(Debug, Default)]
pub struct Journal {
    /// What was told, if someone listens.
    pub told: Option<Vec<Entry>>,
    /// The clause by which the last attempt failed, where the game has said so.
    pub because: Option<&'static str>,
    /// What became of the first play that was settled since [`Table::begin_trial`].
    pub settled: Option<Upshot>,
    // Attempts within so many others are plays of their own; what is deeper is a part of them.
    pub(crate) within: usize,
    // This is a copy on which something is tried out.
    pub(crate) trial: bool,
    // This copy is thrown away when what is tried out has failed.
    pub(crate) passing: bool,
    // Room to note what seats see when an attempt fails.
    pub(crate) seen: Vec<(u16, SeatSet)>,
    // How much was told before each attempt.
    pub(crate) marks: Vec<usize>,
}

impl Journal {
    /// Whether someone listens.
    #[must_use]
    pub fn heard(&self) -> bool {
        self.told.is_some()
    }

    /// For a table that has become a copy of another one: nobody listens there,
    /// but what is tried out there is tried out here.
    pub(crate) fn copy_from(&mut self, other: &Journal) {
        (self.told, self.because, self.settled) = (None, None, None);
        (self.within, self.trial, self.passing) = (other.within, other.trial, other.passing);
        self.marks.clear();
    }
}

impl<G: Game> Table<G> {
    /// Makes a copy, and the copies of it, a place to try things out: what
    /// becomes of the next play is noted, and nothing that was said beforehand
    /// answers for anybody. To begin it was a free decision, so that no loop of
    /// what went before ends the game in the midst of it.
    pub fn begin_trial(&mut self) {
        self.forced = 0;
        (self.journal.settled, self.journal.within, self.journal.trial) = (None, self.saves.len(), true);
    }

    /// Whether this is a copy on which something is tried out.
    #[must_use]
    pub fn is_trial(&self) -> bool {
        self.journal.trial
    }

    /// Says what became of a play that needs no undo point; of an attempt it is
    /// known anyway. The first one counts: what it sets off is settled later.
    #[inline]
    pub fn settle(&mut self, what: Upshot) {
        if self.saves.len() <= self.journal.within {
            self.journal.settled.get_or_insert(what);
        }
    }
}
