//! Seats that leave while others play on. Who is out is not asked any more:
//! windows pass it by, and a question that must be answered is answered for it.

use crate::{Frame, Game, Seat, SeatSet, Table};

impl<G: Game> Table<G> {
    /// The seats that have left.
    #[must_use]
    pub fn out(&self) -> SeatSet {
        self.out
    }

    /// A seat is out from now on. Procedures call this in the middle of a step;
    /// what follows from it is theirs to say.
    pub fn put_out(&mut self, seat: Seat) {
        self.out = self.out.and(seat);
    }

    /// A seat leaves at an open question, of itself: the game does what follows
    /// from it, and the question stands again if it was another's.
    pub fn depart(&mut self, seat: Seat) {
        if self.outcome.is_some() || self.out.has(seat) {
            return;
        }
        self.put_out(seat);
        let Some(p) = G::departed(self, seat) else { return self.run() };
        let asked = self.asked.take();
        self.frames.extend(asked.map(Frame::Asked));
        self.frames.push(Frame::Proc(p));
        self.run();
    }

    /// The answer to the open question that nobody need be asked for: of who
    /// said it beforehand, or of who has left.
    pub(crate) fn answer_at_hand(&mut self) -> Option<G::Choice> {
        let seat = self.asked?;
        if !self.out.has(seat) {
            return if self.is_trial() { None } else { G::foreseen(self) };
        }
        let mut options = Vec::new();
        self.options(&mut options);
        Some(G::absent(self, &options))
    }
}
