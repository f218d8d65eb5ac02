//! What `it` means, as far as the words themselves say it.

use super::{Lower, SUBJECT};
use crate::rules::{Gate, Sort};
use crate::words::{Cond, Trigger, Who};

impl Lower<'_> {
    /// Where nothing was spoken of before, `it` is what the condition is about:
    /// `if this card has 3 counters, bury it`.
    pub(super) fn speak_of(&mut self, cond: &Cond) {
        let nobody = match &self.def.sort {
            Sort::Automatic { head, .. } => matches!(head, Trigger::StartOf(..) | Trigger::Draws(_)),
            Sort::Activated { .. } | Sort::Spell => true,
            Sort::Passive(_) => false,
        };
        if !nobody || self.it != Who::Picked(SUBJECT) {
            return;
        }
        match cond {
            Cond::This(_) | Cond::Counters(..) => self.it = Who::This,
            Cond::LeaderDefense(whose, _) => self.it = Who::Leader(*whose),
            Cond::Not(inner) => self.speak_of(inner),
            _ => (),
        }
    }

    /// What `it` means in a condition is known here, not when it is read.
    pub(super) fn bound(&self, gate: Gate) -> Gate {
        match (gate, &self.it) {
            (Gate::Cond(Cond::It(f)), Who::Picked(slot)) => Gate::It(*slot, f),
            (Gate::Cond(Cond::Not(c)), _) if matches!(*c, Cond::It(_)) => {
                Gate::Not(Box::new(self.bound(Gate::Cond(*c))))
            }
            (Gate::Cond(Cond::It(f)), Who::This) => Gate::Cond(Cond::This(f)),
            (gate, _) => gate,
        }
    }
}
