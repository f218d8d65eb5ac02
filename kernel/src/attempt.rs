//! Attempts: a play is declared and paid inside one; if it turns out to be
//! impossible, everything is as before, except chance already used and what
//! seats have already seen.

use crate::{Batch, Frame, Game, Stage, State, Table};

impl<G: Game> Table<G> {
    /// Whether something is being tried.
    #[must_use]
    pub fn trying(&self) -> bool {
        !self.saves.is_empty()
    }

    pub(crate) fn begin_attempt(&mut self, of: G::Proc) {
        self.failed = false;
        self.told = self.journal.0.as_ref().map_or(0, Vec::len);
        let save = match self.spare.pop() {
            Some(mut save) => {
                State::clone_from(&mut save, &self.state);
                save
            }
            None => Box::new(self.state.clone()),
        };
        let held = self.held.len() as u16;
        self.saves.push(save);
        self.frames.push(Frame::Attempt { held });
        self.frames.push(Frame::Proc(of));
    }

    /// It succeeded: what its costs did happens now, as one batch.
    pub(crate) fn end_attempt(&mut self, held: u16) {
        let save = self.saves.pop().expect("an attempt has a save");
        self.spare.push(save);
        if self.held.len() > held as usize {
            let events = self.held.split_off(held as usize);
            let batch: Batch = self.begin(events);
            self.frames.push(Frame::Event(batch, Stage::Happened));
        }
    }

    /// It cannot be done: back to where it began.
    pub(crate) fn fail(&mut self) {
        let mut save = self.saves.pop().expect("only what is tried can fail");
        std::mem::swap(&mut self.state, &mut *save);
        let tried = save;
        self.rng.copy_from(&tried.rng);
        // What has been seen stays seen where the card still is what it was.
        for (slot, seen) in tried.objects.iter() {
            if let Some(o) = self.objects.get_mut(tried.objects.id(slot)) {
                o.known.0 |= seen.known.0;
            }
        }
        self.failed = true;
        // What was undone is not told either.
        let told = self.told;
        if let Some(entries) = &mut self.journal.0 {
            entries.truncate(told);
        }
        self.spare.push(tried);
    }
}
