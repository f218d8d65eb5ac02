//! The life of a batch of simultaneous events. This is the whole timing
//! skeleton; what runs at each moment is the game's business.

use crate::{Events, Frame, Game, Moment, Seat, Stage, Table};
use serde::{Deserialize, Serialize};

/// Events in flight that happen together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Batch(pub(crate) u16);

/// One event in flight, whatever replacements make of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct EventId(u32);

/// Where a batch lies among the events in flight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Span {
    at: u16,
    len: u16,
    // How many of them have been through their replacements.
    ready: u16,
    first: EventId,
    emitted: u16,
    performed: u16,
    // How many triggers waited before it was performed.
    woke: u16,
}

/// How much of the events last emitted came true.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    /// How many were to happen.
    pub emitted: u16,
    /// How many of these did, in whatever form; not what joined them.
    pub performed: u16,
}

/// A replacement effect that fits an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Replacement {
    /// Which effect, as the game numbers them; used once for one event.
    pub id: u32,
    /// Who orders the replacements of this event; `None`: the first listed is
    /// first, and nobody is asked.
    pub chooser: Option<Seat>,
    /// It may be declined; then there is a chooser.
    pub optional: bool,
}

/// What a replacement made of an event.
#[derive(Clone, Debug)]
pub enum Replaced<G: Game> {
    /// It happens in this other form.
    Becomes(G::Event),
    /// It does not happen.
    Nothing,
    /// It does not happen; this does, together with the others of its batch.
    Along(G::Event),
    /// It does not happen; this runs instead, at once.
    Runs(Frame<G>),
}

impl<G: Game> Table<G> {
    pub(crate) fn begin(&mut self, events: &[G::Event], woke: u16) -> Batch {
        let (at, len, first) = (self.flight.len() as u16, events.len() as u16, self.serial);
        self.serial += u32::from(len);
        for (name, e) in (first..).zip(events) {
            self.names.push(EventId(name));
            self.flight.push(*e);
        }
        let batch = Batch(self.batches.len() as u16);
        self.batches.push(Span { at, len, ready: 0, first: EventId(first), emitted: len, performed: 0, woke });
        batch
    }

    /// The events of a batch.
    #[must_use]
    pub fn events(&self, b: Batch) -> &[G::Event] {
        let s = self.batches[b.0 as usize];
        &self.flight[s.at as usize..(s.at + s.len) as usize]
    }

    /// The names of the events of a batch, in the same order.
    #[must_use]
    pub fn names(&self, b: Batch) -> &[EventId] {
        let s = self.batches[b.0 as usize];
        &self.names[s.at as usize..(s.at + s.len) as usize]
    }

    /// Where an event is, if it is still in flight.
    #[must_use]
    pub fn find_event(&self, id: EventId) -> Option<(Batch, usize)> {
        (0..self.batches.len() as u16)
            .map(Batch)
            .find_map(|b| self.names(b).iter().position(|&n| n == id).map(|n| (b, n)))
    }

    /// The triggers that a batch woke, as a range of the pending ones.
    #[must_use]
    pub fn woken(&self, b: Batch) -> std::ops::Range<usize> {
        self.batches[b.0 as usize].woke as usize..self.pending.len()
    }

    /// Takes one event out of a batch: it will not happen.
    pub fn drop_event(&mut self, b: Batch, n: usize) {
        let s = &mut self.batches[b.0 as usize];
        let at = s.at as usize + n;
        s.len -= 1;
        s.ready -= u16::from((n as u16) < s.ready);
        for later in &mut self.batches[b.0 as usize + 1..] {
            later.at -= 1;
        }
        self.flight.remove(at);
        self.names.remove(at);
    }

    /// Gives an event another form: it is still the same event.
    pub fn set_event(&mut self, b: Batch, n: usize, e: G::Event) {
        let at = self.batches[b.0 as usize].at as usize + n;
        self.flight[at] = e;
    }

    /// One more event happens together with these; before they are performed
    /// it goes through its own replacements.
    pub fn join_event(&mut self, b: Batch, e: G::Event) {
        let s = &mut self.batches[b.0 as usize];
        let at = (s.at + s.len) as usize;
        s.len += 1;
        for later in &mut self.batches[b.0 as usize + 1..] {
            later.at += 1;
        }
        let id = EventId(self.serial);
        self.serial += 1;
        self.flight.insert(at, e);
        self.names.insert(at, id);
    }

    /// How many of the events emitted as this batch are still in it.
    fn remaining(&self, b: Batch) -> u16 {
        let s = &self.batches[b.0 as usize];
        let own = s.first.0..s.first.0 + u32::from(s.emitted);
        self.names(b).iter().filter(|n| own.contains(&n.0)).count() as u16
    }

    fn drop_forbidden(&mut self, b: Batch) {
        for n in (0..self.events(b).len()).rev() {
            if G::forbid(self, self.events(b)[n]) {
                self.drop_event(b, n);
            }
        }
    }

    /// The batch whose rules are acting by themselves right now, if that is
    /// what is going on: what happens there happens together with it.
    fn around(&self) -> Option<Batch> {
        // Every event frame has a batch in flight; the one that asks has none any more.
        if self.batches.len() < 2 {
            return None;
        }
        let event = self.frames.iter().rev().find_map(|f| match f {
            Frame::Event(b, stage) => Some((*b, *stage)),
            _ => None,
        });
        event.filter(|e| e.1 == Stage::Happened).map(|e| e.0)
    }

    /// Runs a batch through its life, as far as it goes without a frame.
    pub(crate) fn step_event(&mut self, b: Batch, mut stage: Stage) {
        loop {
            let (next, now) = match stage {
                Stage::AboutTo if self.trying() => (Stage::Instead(0), None),
                Stage::AboutTo => match G::moment(self, Moment::AboutTo(b)) {
                    None => (Stage::Instead(0), None),
                    Some(p) => {
                        self.drop_forbidden(b);
                        if self.events(b).is_empty() { (Stage::End, None) } else { (Stage::Instead(0), Some(p)) }
                    }
                },
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
                    let s = self.batches[b.0 as usize];
                    if s.len == 0 {
                        stage = Stage::End;
                        continue;
                    }
                    if s.ready < s.len {
                        stage = Stage::Instead(s.ready);
                        continue;
                    }
                    self.batches[b.0 as usize].performed = self.remaining(b);
                    G::perform(self, b);
                    (Stage::Performed, None)
                }
                Stage::Performed => (Stage::Happened, G::moment(self, Moment::Performed(b))),
                Stage::Happened if self.around().is_some() => {
                    let end = self.batches.pop().expect("the batch that ends is the newest");
                    let around = self.batches.last_mut().expect("there is one around it");
                    around.len += end.len;
                    around.ready = around.len;
                    self.tally = Tally { emitted: end.emitted, performed: end.performed };
                    return;
                }
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
                    self.names.truncate(s.at as usize);
                    if !self.used.is_empty() {
                        let alive = self.names.last().copied();
                        self.used.retain(|u| Some(u.0) <= alive);
                    }
                    if self.batches.is_empty() {
                        self.serial = 0;
                    }
                    self.tally = Tally { emitted: s.emitted, performed: s.performed };
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
            let mut fits = Vec::new();
            G::instead(self, e, &mut fits);
            if fits.is_empty() {
                n += 1;
                continue;
            }
            self.unused(b, n, &mut fits);
            match fits.as_slice() {
                [] => n += 1,
                [first, rest @ ..] if !first.optional && (rest.is_empty() || first.chooser.is_none()) => {
                    if !self.apply(b, n, *first) {
                        return None;
                    }
                }
                [first, ..] => {
                    self.asked = Some(first.chooser.expect("who may decline can be asked"));
                    self.frames.push(Frame::Event(b, Stage::Chosen(n as u16)));
                    return None;
                }
            }
        }
        self.batches[b.0 as usize].ready = n as u16;
        Some(if n == 0 { Stage::End } else { Stage::Adjust })
    }

    /// The unused replacements of the n-th event of a batch.
    fn fitting(&self, b: Batch, n: usize) -> Vec<Replacement> {
        let mut fits = Vec::new();
        G::instead(self, self.events(b)[n], &mut fits);
        self.unused(b, n, &mut fits);
        fits
    }

    fn unused(&self, b: Batch, n: usize, fits: &mut Vec<Replacement>) {
        let name = self.names(b)[n];
        fits.retain(|r| !self.used.contains(&(name, r.id)));
    }

    /// Whether the batch can go on at once.
    fn apply(&mut self, b: Batch, n: usize, r: Replacement) -> bool {
        let name = self.names(b)[n];
        self.used.push((name, r.id));
        let e = self.events(b)[n];
        match G::replace(self, r, e) {
            Replaced::Becomes(e) => self.set_event(b, n, e),
            Replaced::Along(e) => {
                self.drop_event(b, n);
                self.join_event(b, e);
            }
            Replaced::Nothing => self.drop_event(b, n),
            Replaced::Runs(frame) => {
                self.drop_event(b, n);
                self.frames.push(Frame::Event(b, Stage::Instead(n as u16)));
                self.frames.push(frame);
                return false;
            }
        }
        true
    }

    fn chosen(&mut self, b: Batch, n: usize) -> Option<Stage> {
        let fits = self.fitting(b, n);
        let choice = self.answered.take().expect("a replacement was chosen");
        match fits.iter().find(|r| G::choice_of(Some(**r)) == choice) {
            Some(&r) => self.apply(b, n, r).then_some(Stage::Instead(n as u16)),
            None => {
                // Declined: every optional one, for this event.
                let name = self.names(b)[n];
                self.used.extend(fits.iter().filter(|r| r.optional).map(|r| (name, r.id)));
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

    /// A copy of the events of a batch, to go through while the table changes.
    #[must_use]
    pub fn events_of(&self, b: Batch) -> Events<G::Event> {
        Events::from_slice(self.events(b))
    }
}
