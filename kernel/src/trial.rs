//! What is noted beside the state: the story for whoever listens, and what
//! became of a play for whoever tries it out on a copy.

use crate::{Entry, Frame, Game, Table};

/// The story being told; nothing is written while nobody listens.
#[derive(Debug, Default)]
pub struct Journal {
    /// What was told, if someone listens.
    pub told: Option<Vec<Entry>>,
    /// The clause by which the last attempt failed, where the game has said so.
    pub because: Option<&'static str>,
    /// What became of the first play that was settled since somebody last
    /// looked: it was completed, or it was not.
    pub settled: Option<bool>,
    // Nothing is wanted but what becomes of the play: it stops there.
    pub(crate) trial: bool,
    // How much was told before each attempt.
    pub(crate) marks: Vec<usize>,
}

impl Journal {
    /// Whether someone listens.
    #[must_use]
    pub fn heard(&self) -> bool {
        self.told.is_some()
    }
}

impl<G: Game> Table<G> {
    /// Says what became of a play, for whoever tries it out. The first one counts:
    /// what it sets off is settled later.
    #[inline]
    pub fn settle(&mut self, completed: bool) {
        self.journal.settled.get_or_insert(completed);
        if self.journal.trial {
            self.asked = Some(0);
        }
    }

    /// Whether a play can be completed by some answers: it is begun on a copy, and
    /// every answer is tried on a copy of its own until the game says that the
    /// play is settled. `narrow` leaves out answers that lead to nothing new.
    /// `None` if so many answers were not enough to know.
    pub fn completes(
        &self,
        most: u32,
        narrow: fn(&Self, &mut Vec<G::Choice>),
        begin: impl FnOnce(&mut Self) -> G::Proc,
    ) -> Option<bool> {
        let mut t = self.clone();
        (t.asked, t.answered) = (None, None);
        let first = begin(&mut t);
        t.frames.push(Frame::Proc(first));
        let mut left = most;
        t.tried(&mut left, narrow)
    }

    /// Whether this is a copy on which something is tried out.
    #[must_use]
    pub fn is_trial(&self) -> bool {
        self.journal.trial
    }

    fn tried(&mut self, left: &mut u32, narrow: fn(&Self, &mut Vec<G::Choice>)) -> Option<bool> {
        self.journal.trial = true;
        self.run_on();
        // What ends the game on the way was not prevented by any cost.
        let settled = self.journal.settled.or(self.outcome.map(|_| true));
        if settled.is_some() {
            return settled;
        }
        let mut options = Vec::new();
        self.options(&mut options);
        let free = options.len() > 1;
        narrow(self, &mut options);
        for &choice in &options {
            *left = left.checked_sub(1)?;
            let mut next = self.clone();
            next.accept(choice, free);
            if next.tried(left, narrow)? {
                return Some(true);
            }
        }
        Some(false)
    }
}
