//! Attempts: a play is declared and paid inside one; if it turns out to be
//! impossible, everything is as before, except chance already used and what
//! seats have already seen.

use crate::{Batch, Frame, Game, SeatSet, Stage, State, Table, Upshot, ZoneId};

impl<G: Game> Table<G> {
    /// Whether something is being tried.
    #[must_use]
    pub fn trying(&self) -> bool {
        !self.saves.is_empty()
    }

    /// The state before anything was tried: what those who do not try see.
    #[must_use]
    pub fn before(&self) -> Option<&State<G>> {
        self.saves.first().map(|s| &**s)
    }

    /// Lets all that is being tried fail here, as if it had proved impossible,
    /// and runs to the next question; `false` if nothing is being tried.
    pub fn abandon(&mut self) -> bool {
        let trying = self.trying();
        while self.trying() {
            self.asked = None;
            self.fail();
            self.run();
        }
        trying
    }

    /// Says by which clause an attempt fails, for whoever tries it out.
    #[inline]
    pub fn because(&mut self, clause: &'static str) {
        self.journal.because = Some(clause);
    }

    pub(crate) fn begin_attempt(&mut self, of: G::Proc, done: G::Proc, undone: G::Proc) {
        // A save holds no older saves: they stay with the table.
        let saves = std::mem::take(&mut self.saves);
        self.frames.push(Frame::Proc(undone));
        let save = match self.spare.pop() {
            Some(mut save) => {
                State::clone_from(&mut save, &self.state);
                save
            }
            None => Box::new(self.state.clone()),
        };
        let (held, woke) = (self.held.len() as u16, self.pending.len() as u16);
        self.frames.pop();
        self.saves = saves;
        self.saves.push(save);
        self.frames.push(Frame::Proc(done));
        let told = self.journal.told.as_ref().map_or(0, Vec::len);
        self.journal.marks.push(told);
        self.frames.push(Frame::Attempt { held, woke });
        self.frames.push(Frame::Proc(of));
    }

    /// Makes room for so many saves, or sets room aside, before others are copied here.
    pub(crate) fn level_saves(&mut self, many: usize) {
        while self.saves.len() < many
            && let Some(room) = self.spare.pop()
        {
            self.saves.push(room);
        }
        while self.saves.len() > many
            && let Some(room) = self.saves.pop()
        {
            self.spare.push(room);
        }
    }

    /// It succeeded: what its costs did happens now, as one batch.
    pub(crate) fn end_attempt(&mut self, held: u16, woke: u16) {
        let save = self.saves.pop().expect("an attempt has a save");
        self.spare.push(save);
        self.journal.marks.pop();
        self.settle(Upshot::Completed);
        if self.held.len() > held as usize {
            let events = self.held.split_off(held as usize);
            let batch: Batch = self.begin(&events, woke);
            self.frames.push(Frame::Event(batch, Stage::Happened));
        }
    }

    /// It cannot be done: back to where it began.
    pub(crate) fn fail(&mut self) {
        let seen: Vec<(u16, SeatSet)> =
            self.objects.iter().map(|(n, o)| (n, SeatSet(o.known.0 | G::sees(self, n).0))).collect();
        let mut save = self.saves.pop().expect("only what is tried can fail");
        std::mem::swap(&mut self.state, &mut *save);
        let mut tried = save;
        self.saves = std::mem::take(&mut tried.saves);
        let drawn = self.rng != tried.rng;
        self.rng.copy_from(&tried.rng);
        if let (Some(mark), Some(told)) = (self.journal.marks.pop(), &mut self.journal.told) {
            told.truncate(mark);
        }
        // What has been seen stays seen, wherever the card went meanwhile.
        let mut learned = if drawn { SeatSet::ALL } else { SeatSet::NONE };
        for (slot, seen) in seen {
            if slot < self.objects.len() as u16 && self.objects.at(slot).zone != ZoneId::NOWHERE {
                let before = self.objects.at(slot).known.0 | G::knows(self, slot).0;
                learned.0 |= seen.0 & !before;
                self.objects.at_mut(slot).known.0 |= seen.0;
            }
        }
        self.spare.push(tried);
        self.settle(Upshot::Failed(learned));
    }
}
