//! Trying out: whether an attempt can be completed by some answers. It is run
//! on copies, by the same steps as the real one, so that the two cannot differ.

use crate::clause::marks;
use crate::{Frame, Game, Seat, SeatSet, Table};

/// What came of trying something out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tried {
    /// Some answers complete it.
    Done,
    /// No answers do: by this clause, as far as the game has said.
    Never(Option<&'static str>),
    /// It depends on what the seat does not know yet, or there were too many
    /// answers to try them all.
    Unsure,
}

impl<G: Game> Table<G> {
    /// Tries an attempt on `copy`, a copy of this table on which the game may
    /// have prepared something, with every answer to every question of it, at
    /// most so many in all. `rest` is a procedure that does nothing.
    #[must_use]
    pub fn try_out(&self, mut copy: Self, seat: Seat, of: G::Proc, rest: G::Proc, most: u32) -> Tried {
        marks::quietly(|| {
            copy.asked = None;
            copy.answered = None;
            copy.begin_attempt(of, rest, rest);
            self.explore(copy, seat, most)
        })
    }

    /// Every answer to every question, depth first.
    fn explore(&self, start: Self, seat: Seat, most: u32) -> Tried {
        let within = start.saves.len();
        let mut todo: Vec<(Self, Vec<G::Choice>)> = Vec::new();
        let mut next = Some(start);
        let mut left = most;
        let (mut unsure, mut because) = (false, None);
        loop {
            if let Some(mut t) = next.take() {
                match t.until_asked(within) {
                    Some(true) => return Tried::Done,
                    Some(false) => {
                        unsure |= self.learned(&t, seat);
                        because = t.journal.because.or(because);
                    }
                    None => {
                        let mut answers = Vec::new();
                        t.listed(&mut answers);
                        answers.reverse();
                        todo.push((t, answers));
                    }
                }
            }
            let Some((t, answers)) = todo.last_mut() else { break };
            let Some(choice) = answers.pop() else {
                todo.pop();
                continue;
            };
            if left == 0 {
                return Tried::Unsure;
            }
            left -= 1;
            let mut t = if answers.is_empty() { todo.pop().expect("the newest").0 } else { t.clone() };
            t.accept(choice, true);
            next = Some(t);
        }
        if unsure { Tried::Unsure } else { Tried::Never(because) }
    }

    /// Runs until somebody is asked, or the newest of so many attempts is
    /// completed or has failed.
    fn until_asked(&mut self, within: usize) -> Option<bool> {
        while self.asked.is_none() {
            if self.saves.len() < within {
                return Some(false);
            }
            let completed = self.saves.len() == within && matches!(self.frames.last(), Some(Frame::Attempt { .. }));
            if completed || self.outcome.is_some() {
                return Some(true);
            }
            self.next();
        }
        None
    }

    /// Whether chance was used, or the seat saw a card that it does not see here.
    fn learned(&self, failed: &Self, seat: Seat) -> bool {
        let sees = |t: &Self, n: u16| SeatSet(t.objects.at(n).known.0 | G::sees(t, n).0).has(seat);
        self.rng != failed.rng || self.objects.iter().any(|(n, _)| sees(failed, n) && !sees(self, n))
    }
}
