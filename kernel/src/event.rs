//! Events in flight: batches of what happens together, their names, and what
//! may be done to them before they happen.

use crate::{Events, Fate, Game, Table};
use serde::{Deserialize, Serialize};

/// Events in flight that happen together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Batch(pub(crate) u16);

/// One event in flight, whatever replacements make of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct EventId(pub(crate) u32);

/// Where a batch lies among the events in flight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Span {
    pub(crate) at: u16,
    pub(crate) len: u16,
    // How many of them have been through their replacements.
    pub(crate) ready: u16,
    pub(crate) first: EventId,
    pub(crate) emitted: u16,
    // Where its fates and what it made begin.
    pub(crate) fates: u16,
    pub(crate) made: u16,
    // How many triggers waited before it was performed.
    pub(crate) woke: u16,
}

impl<G: Game> Table<G> {
    pub(crate) fn begin(&mut self, events: &[G::Event], woke: u16) -> Batch {
        let (at, len, first) = (self.flight.len() as u16, events.len() as u16, self.serial);
        self.serial += u32::from(len);
        for (name, e) in (first..).zip(events) {
            self.names.push(EventId(name));
            self.flight.push(*e);
        }
        let (fates, made) = (self.fates.len() as u16, self.made.len() as u16);
        let told = self.fates.len() + events.len();
        self.fates.resize(told, Fate::Done);
        let batch = Batch(self.batches.len() as u16);
        let first = EventId(first);
        self.batches.push(Span { at, len, ready: 0, first, emitted: len, fates, made, woke });
        self.inherit(batch);
        batch
    }

    /// The events of a batch.
    #[must_use]
    #[inline]
    pub fn events(&self, b: Batch) -> &[G::Event] {
        let s = self.batches[b.0 as usize];
        &self.flight[s.at as usize..(s.at + s.len) as usize]
    }

    /// A copy of the events of a batch, to go through while the table changes.
    #[must_use]
    pub fn events_of(&self, b: Batch) -> Events<G::Event> {
        Events::from_slice(self.events(b))
    }

    /// The newest batch in flight: the one that goes through its replacements, if
    /// one does.
    #[must_use]
    pub fn newest(&self) -> Option<Batch> {
        self.batches.len().checked_sub(1).map(|n| Batch(n as u16))
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

    /// Takes one event out of a batch: it will not happen, and this is why.
    pub fn drop_event(&mut self, b: Batch, n: usize, why: Fate) {
        self.fare(b, n, why);
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
        if self.flight[at] != e {
            self.flight[at] = e;
            self.fare(b, n, Fate::Changed);
        }
    }

    /// Puts the events of a batch in another order: at each place the one that
    /// was at the place given. Nothing tells when they were told of.
    pub fn arrange(&mut self, b: Batch, order: &[usize]) {
        let at = self.batches[b.0 as usize].at as usize;
        let (events, names) = (self.events_of(b), self.names(b).to_vec());
        for (to, &from) in order.iter().enumerate() {
            self.flight[at + to] = events[from];
            self.names[at + to] = names[from];
        }
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
}
