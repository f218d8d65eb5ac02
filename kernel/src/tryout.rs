//! Trying out: whether a play can be completed by some answers. It is run on
//! copies, by the same steps as the real one, so that the two cannot differ.

use crate::clause::marks;
use crate::journal::Upshot;
use crate::{Frame, Game, Object, Seat, Table, ZoneId};
use std::cell::Cell;

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

/// Who tries, and how far.
#[derive(Debug)]
pub struct Trial<G: Game> {
    /// Whose knowledge counts.
    pub seat: Seat,
    /// So many answers are tried at most.
    pub most: u32,
    /// Leaves out answers that lead to nothing new.
    pub narrow: fn(&Table<G>, &mut Vec<G::Choice>),
}

/// So many copies are kept for the next trial.
const KEPT: usize = 16;

/// Copies on which plays were tried: only their room is of use to the next trial.
pub(crate) struct Levels<G: Game>(Cell<Vec<Level<G>>>);

impl<G: Game> Default for Levels<G> {
    fn default() -> Self {
        Levels(Cell::default())
    }
}
impl<G: Game> std::fmt::Debug for Levels<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Levels")
    }
}

/// A copy at one question of a trial, and the answers that are left to try.
#[derive(Debug)]
pub(crate) struct Level<G: Game> {
    copy: Table<G>,
    answers: Vec<G::Choice>,
}

impl<G: Game> Table<G> {
    /// Tries a play on copies, with every answer to every question of it, until
    /// it is settled. `begin` prepares a copy and names the first step.
    #[must_use]
    pub fn try_out(&self, trial: &Trial<G>, begin: impl FnOnce(&mut Self) -> G::Proc) -> Tried {
        marks::quietly(|| {
            // The copies of the last trial are used again: to make one costs more than to fill it.
            let mut levels = self.levels.0.take();
            match levels.first_mut() {
                Some(level) => level.copy.clone_from(self),
                None => levels.push(Level { copy: self.clone(), answers: Vec::new() }),
            }
            let copy = &mut levels[0].copy;
            (copy.asked, copy.answered) = (None, None);
            copy.begin_trial();
            copy.journal.passing = true;
            let first = begin(copy);
            copy.frames.push(Frame::Proc(first));
            let tried = explore(self, &mut levels, trial);
            // What was tried within a trial leaves no copies behind.
            levels.truncate(KEPT);
            for level in levels.iter_mut().rev() {
                level.copy.levels = Levels::default();
                level.copy.let_go();
            }
            self.levels.0.set(levels);
            tried
        })
    }

    /// Runs until somebody is asked or the play is settled.
    fn until_asked(&mut self) -> Option<Upshot> {
        while self.asked.is_none() && self.journal.settled.is_none() {
            if self.outcome.is_some() {
                // What ends the game on the way was not prevented by any cost.
                return Some(Upshot::Completed);
            }
            self.next();
        }
        self.journal.settled
    }
}

/// Every answer to every question, depth first.
fn explore<G: Game>(before: &Table<G>, levels: &mut Vec<Level<G>>, trial: &Trial<G>) -> Tried {
    let (mut depth, mut left) = (0, trial.most);
    let (mut unsure, mut because) = (false, None);
    loop {
        let Level { copy, answers } = &mut levels[depth];
        match copy.until_asked() {
            Some(Upshot::Completed) => return Tried::Done,
            Some(Upshot::Failed(_)) => {
                unsure = unsure || learns(before, copy, trial.seat);
                because = copy.journal.because.or(because);
            }
            None => {
                answers.clear();
                copy.listed(answers);
                (trial.narrow)(copy, answers);
                answers.reverse();
                depth += 1;
            }
        }
        while depth > 0 && levels[depth - 1].answers.is_empty() {
            depth -= 1;
        }
        if depth == 0 {
            return if unsure { Tried::Unsure } else { Tried::Never(because) };
        }
        if left == 0 {
            return Tried::Unsure;
        }
        left -= 1;
        let (asked, below) = levels.split_at_mut(depth);
        let Level { copy, answers } = &mut asked[depth - 1];
        let choice = answers.pop().expect("a level with answers");
        if answers.is_empty() {
            // Nothing comes back to this question.
            depth -= 1;
        } else if let Some(next) = below.first_mut() {
            next.copy.clone_from(copy);
        } else {
            let next = Level { copy: copy.clone(), answers: Vec::new() };
            levels.push(next);
        }
        levels[depth].copy.accept(choice, true);
    }
}

/// Whether a seat learns something by what was tried on a copy: chance, or a card
/// that it did not know. A card that lies as it lay shows nothing new, as long
/// as the same texts are at work.
fn learns<G: Game>(before: &Table<G>, after: &Table<G>, seat: Seat) -> bool {
    let same = after.listeners == before.listeners;
    let cards = after.objects.iter().take_while(|(n, _)| (*n as usize) < before.objects.len());
    let new = |(n, now): (u16, &Object<G::Mark>)| {
        let was = before.objects.at(n);
        was.zone != ZoneId::NOWHERE
            && !(same && now == was)
            && !was.known.has(seat)
            && (now.known.has(seat) || G::sees(after, n).has(seat))
            && !G::knows(before, n).has(seat)
    };
    after.rng != before.rng || cards.into_iter().any(new)
}
