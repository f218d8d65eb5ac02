//! Decisions: who is asked, what may be answered, and the two doors to answer.

use crate::{Frame, Game, Illegal, Message, Outcome, Seat, Stage, Table};

impl<G: Game> Table<G> {
    /// Who must answer; `None` = it is over.
    #[must_use]
    pub fn asked(&self) -> Option<Seat> {
        self.asked
    }

    /// How it ended.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// What the asked seat may do: recomputed, never stored.
    pub fn options(&self, out: &mut Vec<G::Choice>) {
        self.listed(out);
        debug_assert!(self.asked.is_none() || !out.is_empty(), "a question without an answer: {:?}", self.frames);
    }

    /// The same of a world that was dealt, where there may be nothing to do.
    pub(crate) fn listed(&self, out: &mut Vec<G::Choice>) {
        out.clear();
        if self.asked.is_none() {
            return;
        }
        match self.frames.last().expect("someone is asked about something") {
            Frame::Event(b, Stage::Chosen(n)) => self.offer_replacements(*b, *n, out),
            frame => G::offer(self, frame, out),
        }
    }

    /// The checked door: an answer from outside.
    ///
    /// # Errors
    /// If there is no such option; nothing has changed then.
    pub fn answer(&mut self, pick: usize) -> Result<(), Illegal> {
        let (choice, free) = self.picked(pick)?;
        self.answer_with(choice, free);
        Ok(())
    }

    /// The same, and `look` sees the table before each step that follows.
    ///
    /// # Errors
    /// If there is no such option; nothing has changed then.
    pub fn answer_watched(&mut self, pick: usize, look: impl FnMut(&Self)) -> Result<(), Illegal> {
        let (choice, free) = self.picked(pick)?;
        self.accept(choice, free);
        self.run_watched(look);
        Ok(())
    }

    /// The option with this number, and whether there was another.
    fn picked(&mut self, pick: usize) -> Result<(G::Choice, bool), Illegal> {
        let mut options = std::mem::take(&mut self.scratch);
        self.options(&mut options);
        let choice = options.get(pick).copied();
        let free = options.len() > 1;
        self.scratch = options;
        let key = if self.asked.is_some() { "no-such-option" } else { "game-over" };
        choice.map(|choice| (choice, free)).ok_or_else(|| Illegal { clause: "", why: Message::new(key) })
    }

    /// The trusted door: `choice` was just offered; `free` says whether there
    /// was another.
    pub fn answer_with(&mut self, choice: G::Choice, free: bool) {
        self.accept(choice, free);
        self.run();
    }

    pub(crate) fn accept(&mut self, choice: G::Choice, free: bool) {
        let freed = free && G::frees(self, choice);
        if let Some(seat) = self.asked {
            G::noted(self, seat, choice, freed);
        }
        self.asked = None;
        self.answered = Some(choice);
        self.free = free;
        if freed {
            self.forced = 0;
        }
    }

    /// The answer to the question just asked.
    ///
    /// # Panics
    /// If nothing was asked: a procedure without its question.
    pub fn answered(&mut self) -> G::Choice {
        self.answered.take().expect("a question was answered")
    }

    /// Whether the last answer was one of several.
    #[must_use]
    pub fn was_free(&self) -> bool {
        self.free
    }

    /// Whether a question was just answered.
    #[must_use]
    pub fn has_answer(&self) -> bool {
        self.answered.is_some()
    }

    /// Ends the game from outside the flow (a player gives up).
    pub fn stop(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
        self.asked = None;
    }
}
