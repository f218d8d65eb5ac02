//! The life of a batch of simultaneous events. This is the whole timing
//! skeleton; what runs at each moment is the game's business.

use crate::{Events, Frame, Game, Moment, Seat, Stage, Table};
use serde::{Deserialize, Serialize};

/// Events in flight that happen together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Batch(pub(crate) u16);

/// Where a batch lies among the events in flight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Span {
    at: u16,
    len: u16,
}

/// A replacement effect that fits an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Replacement {
    /// Which effect, as the game numbers them; used once for one event.
    pub id: u32,
    /// Who orders the replacements of this event.
    pub chooser: Seat,
    /// It may be declined.
    pub optional: bool,
}

/// What a replacement made of an event.
#[derive(Clone, Debug)]
pub enum Replaced<G: Game> {
    /// It happens in this other form.
    Becomes(G::Event),
    /// It does not happen.
    Nothing,
    /// It does not happen; this runs instead, at once.
    Runs(Frame<G>),
}

impl<G: Game> Table<G> {
    pub(crate) fn begin(&mut self, events: impl IntoIterator<Item = G::Event>) -> Batch {
        let at = self.flight.len() as u16;
        self.flight.extend(events);
        let len = self.flight.len() as u16 - at;
        let batch = Batch(self.batches.len() as u16);
        self.batches.push(Span { at, len });
        batch
    }

    /// The events of a batch.
    #[must_use]
    pub fn events(&self, b: Batch) -> &[G::Event] {
        let s = self.batches[b.0 as usize];
        &self.flight[s.at as usize..(s.at + s.len) as usize]
    }

    /// Takes one event out of the newest batch: it will not happen.
    pub fn drop_event(&mut self, b: Batch, n: usize) {
        debug_assert_eq!(b.0 as usize + 1, self.batches.len(), "only the newest batch can shrink");
        let s = &mut self.batches[b.0 as usize];
        s.len -= 1;
        let at = s.at as usize + n;
        self.flight.remove(at);
    }

    fn set_event(&mut self, b: Batch, n: usize, e: G::Event) {
        let at = self.batches[b.0 as usize].at as usize + n;
        self.flight[at] = e;
    }

    /// Runs a batch through its life, as far as it goes without a frame.
    pub(crate) fn step_event(&mut self, b: Batch, mut stage: Stage) {
        loop {
            let (next, now) = match stage {
                Stage::AboutTo if self.trying() => (Stage::Instead(0), None),
                Stage::AboutTo => (Stage::Instead(0), G::moment(self, Moment::AboutTo(b))),
                Stage::Instead(n) => match self.instead(b, n as usize) {
                    Some(next) => (next, None),
                    None => return,
                },
                Stage::Chosen(n) => match self.chosen(b, n as usize) {
                    Some(next) => (next, None),
                    None => return,
                },
                Stage::Adjust => (Stage::Perform, G::moment(self, Moment::Adjust(b))),
                Stage::Perform => {
                    G::perform(self, b);
                    (Stage::Performed, None)
                }
                Stage::Performed => (Stage::Happened, G::moment(self, Moment::Performed(b))),
                Stage::Happened if self.trying() => {
                    let s = self.batches[b.0 as usize];
                    for n in s.at..s.at + s.len {
                        let e = self.flight[n as usize];
                        self.held.push(e);
                    }
                    (Stage::End, None)
                }
                Stage::Happened => (Stage::End, G::moment(self, Moment::Happened(b))),
                Stage::End => {
                    let s = self.batches.pop().expect("the batch that ends is the newest");
                    self.flight.truncate(s.at as usize);
                    if self.batches.is_empty() {
                        self.used.clear();
                    }
                    return;
                }
            };
            stage = next;
            if let Some(p) = now {
                self.frames.push(Frame::Event(b, stage));
                self.frames.push(Frame::Proc(p));
                return;
            }
        }
    }

    /// Forbids and replaces the n-th event and those after it. `None`: a frame
    /// was pushed that must run first.
    fn instead(&mut self, b: Batch, mut n: usize) -> Option<Stage> {
        while n < self.events(b).len() {
            let e = self.events(b)[n];
            if G::forbid(self, e) {
                self.drop_event(b, n);
                continue;
            }
            let fits = self.fitting(b, n);
            match fits.as_slice() {
                [] => n += 1,
                [only] if !only.optional => {
                    if !self.apply(b, n, *only) {
                        return None;
                    }
                }
                [first, ..] => {
                    self.asked = Some(first.chooser);
                    self.frames.push(Frame::Event(b, Stage::Chosen(n as u16)));
                    return None;
                }
            }
        }
        Some(if self.events(b).is_empty() { Stage::End } else { Stage::Adjust })
    }

    /// The unused replacements of the n-th event of a batch.
    fn fitting(&self, b: Batch, n: usize) -> Vec<Replacement> {
        let mut fits = Vec::new();
        G::instead(self, self.events(b)[n], &mut fits);
        if !self.used.is_empty() {
            fits.retain(|r| !self.used.contains(&(b.0, n as u16, r.id)));
        }
        fits
    }

    /// Whether the batch can go on at once.
    fn apply(&mut self, b: Batch, n: usize, r: Replacement) -> bool {
        self.used.push((b.0, n as u16, r.id));
        let e = self.events(b)[n];
        match G::replace(self, r, e) {
            Replaced::Becomes(e) => self.set_event(b, n, e),
            Replaced::Nothing => self.remove(b, n),
            Replaced::Runs(frame) => {
                self.remove(b, n);
                self.frames.push(Frame::Event(b, Stage::Instead(n as u16)));
                self.frames.push(frame);
                return false;
            }
        }
        true
    }

    /// Drops the n-th event and what was noted of it; later ones move up.
    fn remove(&mut self, b: Batch, n: usize) {
        self.drop_event(b, n);
        self.used.retain(|u| u.0 != b.0 || u.1 != n as u16);
        for u in &mut self.used {
            if u.0 == b.0 && u.1 > n as u16 {
                u.1 -= 1;
            }
        }
    }

    fn chosen(&mut self, b: Batch, n: usize) -> Option<Stage> {
        let fits = self.fitting(b, n);
        let choice = self.answered.take().expect("a replacement was chosen");
        match fits.iter().find(|r| G::choice_of(Some(**r)) == choice) {
            Some(&r) => self.apply(b, n, r).then_some(Stage::Instead(n as u16)),
            None => {
                // Declined: every optional one, for this event.
                self.used.extend(fits.iter().filter(|r| r.optional).map(|r| (b.0, n as u16, r.id)));
                Some(Stage::Instead(n as u16))
            }
        }
    }

    /// The options of a seat that orders replacements.
    pub(crate) fn offer_replacements(&self, b: Batch, n: u16, out: &mut Vec<G::Choice>) {
        let fits = self.fitting(b, n as usize);
        out.extend(fits.iter().map(|r| G::choice_of(Some(*r))));
        if fits.iter().all(|r| r.optional) {
            out.push(G::choice_of(None));
        }
    }

    /// Performs events at once, from inside `perform`, for what the rules do
    /// in the same instant. They live no life of their own.
    pub fn events_of(&self, b: Batch) -> Events<G::Event> {
        self.events(b).iter().copied().collect()
    }
}
