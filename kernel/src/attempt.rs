//! Attempts: a play is declared and paid inside one; if it turns out to be
//! impossible, everything is as before, except chance already used and what
//! seats have already seen.

use crate::{Batch, Frame, Game, SeatSet, Stage, State, Table, Upshot, ZoneId};
use std::sync::Arc;

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
        let mut room = self.spare.pop();
        let filled = room.as_mut().and_then(Arc::get_mut).map(|r| r.clone_from(&self.state)).is_some();
        let save = match room {
            Some(save) if filled => save,
            _ => Arc::new(self.state.clone()),
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

    /// Lets go of what was being tried; the room of it is kept.
    pub(crate) fn let_go(&mut self) {
        let saves = std::mem::take(&mut self.saves);
        self.spare.extend(saves.into_iter().filter(|s| Arc::strong_count(s) == 1));
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

    /// It cannot be done: back to where it began. Nobody needs that of a copy on
    /// which this was tried out: it is thrown away.
    pub(crate) fn fail(&mut self) {
        if self.journal.passing && self.saves.len() == self.journal.within + 1 {
            self.saves.pop();
            return self.settle(Upshot::Failed(SeatSet::NONE));
        }
        let mut seen = std::mem::take(&mut self.journal.seen);
        let sights = self.objects.iter().map(|(n, o)| (n, SeatSet(o.known.0 | G::sees(self, n).0)));
        seen.extend(sights.filter(|s| s.1 != SeatSet::NONE));
        let mut save = self.saves.pop().expect("only what is tried can fail");
        let (saves, rng) = (std::mem::take(&mut self.saves), self.rng.clone());
        match Arc::get_mut(&mut save) {
            Some(before) => std::mem::swap(&mut self.state, before),
            None => self.state.clone_from(&save),
        }
        self.saves = saves;
        let drawn = self.rng != rng;
        self.rng = rng;
        if let (Some(mark), Some(told)) = (self.journal.marks.pop(), &mut self.journal.told) {
            told.truncate(mark);
        }
        // What has been seen stays seen, wherever the card went meanwhile.
        let mut learned = if drawn { SeatSet::ALL } else { SeatSet::NONE };
        for &(slot, seen) in &seen {
            if slot < self.objects.len() as u16 && self.objects.at(slot).zone != ZoneId::NOWHERE {
                let new = seen.0 & !self.objects.at(slot).known.0;
                if new != 0 {
                    learned.0 |= new & !G::knows(self, slot).0;
                    self.objects.at_mut(slot).known.0 |= new;
                }
            }
        }
        seen.clear();
        self.journal.seen = seen;
        self.spare.push(save);
        self.settle(Upshot::Failed(learned));
    }
}
