//! Running with somebody who looks at the table before each step.

use crate::table::FORCED_STEPS;
use crate::{Frame, Game, Table};

impl<G: Game> Table<G> {
    /// Begins with this procedure and runs to the first question; `look` sees
    /// the table before each step.
    pub fn start_watched(&mut self, root: G::Proc, look: impl FnMut(&Self)) {
        self.state.frames.push(Frame::Proc(root));
        self.run_watched(look);
    }

    /// Runs to the next question that nobody has answered beforehand.
    pub(crate) fn run_watched(&mut self, mut look: impl FnMut(&Self)) {
        while self.outcome.is_none() {
            look(self);
            self.limit = self.forced.saturating_add(1).min(FORCED_STEPS);
            self.run_on();
            self.limit = FORCED_STEPS;
            if self.asked.is_some() {
                let Some(choice) = self.answer_at_hand() else { return };
                self.accept(choice, true);
            }
        }
    }
}
