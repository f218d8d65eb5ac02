//! Windows: seats are offered to act, in an order, under a discipline.

use crate::{Frame, Game, Seat, Table};
use serde::{Deserialize, Serialize};

/// How the offer goes round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Discipline {
    /// Each seat acts until it passes, then the next.
    UntilPass,
    /// Seats take turns; it closes when all pass in a row.
    Alternate,
    /// The first seat that acts closes it.
    FirstOnly,
}

/// An open window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Window<G: Game> {
    /// Which window, and about what.
    pub topic: G::Topic,
    /// The seats, in order.
    pub order: [Seat; 8],
    /// How many of them count.
    pub seats: u8,
    /// Whose turn it is to act.
    pub next: u8,
    /// Passes in a row.
    pub passes: u8,
    /// How it goes round.
    pub discipline: Discipline,
    /// What runs after every act.
    pub between: Option<G::Proc>,
    /// Whether anybody acted; when it closes, `done` says so.
    pub used: bool,
    // Where it stood before the last act.
    before: (u8, u8, bool),
}

impl<G: Game> Window<G> {
    /// A window for these seats.
    #[must_use]
    pub fn new(topic: G::Topic, seats: &[Seat], discipline: Discipline, between: Option<G::Proc>) -> Self {
        let mut order = [0; 8];
        order[..seats.len()].copy_from_slice(seats);
        Window {
            topic,
            order,
            seats: seats.len() as u8,
            next: 0,
            passes: 0,
            discipline,
            between,
            used: false,
            before: (0, 0, false),
        }
    }
    /// Who may act now.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.order[self.next as usize]
    }
    fn open(&self) -> bool {
        self.next < self.seats && self.passes < self.seats
    }
    fn passed(&mut self) {
        if self.discipline == Discipline::Alternate {
            self.passes += 1;
            self.next = (self.next + 1) % self.seats;
        } else {
            self.next += 1;
        }
    }
    fn acted(&mut self) {
        self.before = (self.next, self.passes, self.used);
        self.used = true;
        match self.discipline {
            Discipline::UntilPass => (),
            Discipline::FirstOnly => self.next = self.seats,
            Discipline::Alternate => {
                self.passes = 0;
                self.next = (self.next + 1) % self.seats;
            }
        }
    }
}

impl<G: Game> Table<G> {
    /// The last act in the newest window did not happen after all: the same
    /// seat is asked again.
    pub fn retract(&mut self) {
        let newest = self.frames.iter_mut().rev().find_map(|f| match f {
            Frame::Window(w) => Some(w),
            _ => None,
        });
        let w = newest.expect("an act was taken in a window");
        (w.next, w.passes, w.used) = w.before;
    }

    /// One step of a window: ask, or follow the answer.
    pub(crate) fn step_window(&mut self, mut w: Window<G>) {
        if let Some(choice) = self.answered.take() {
            let act = G::take(self, &w, choice);
            if act.is_some() {
                w.acted()
            } else {
                w.passed()
            }
            self.frames.push(Frame::Window(w));
            if let Some(p) = act {
                self.frames.extend(w.between.map(Frame::Proc));
                self.frames.push(Frame::Proc(p));
            }
        } else if w.open() {
            if self.out.has(w.seat()) || G::idle(self, &w) {
                w.passed();
                self.frames.push(Frame::Window(w));
            } else {
                self.asked = Some(w.seat());
                self.frames.push(Frame::Window(w));
            }
        } else {
            self.done = w.used;
        }
    }
}
