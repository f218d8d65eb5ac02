//! What became of events: whoever lets some happen reads here how each fared
//! and which objects it made. It is written when a batch is at its end, just
//! before its emitter goes on, so whatever ran in between cannot disturb it.

use crate::copy::reprint;
use crate::{Batch, Game, ObjectId, Table};
use serde::{Deserialize, Serialize};

/// What became of an event.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Fate {
    /// It came true as told.
    Done,
    /// It came true in another form.
    Changed,
    /// Something else stood in its place.
    Replaced,
    /// Something says that it cannot happen.
    Forbidden,
    /// It could not happen, or would have changed nothing.
    Impossible,
}

impl Fate {
    /// Whether it came true, in whatever form.
    #[must_use]
    pub fn came_true(self) -> bool {
        self <= Fate::Changed
    }
}

/// Why an event cannot happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bar {
    /// A text or a rule says so.
    Forbidden,
    /// There is nothing it could change.
    Impossible,
}

impl From<Bar> for Fate {
    fn from(bar: Bar) -> Self {
        match bar {
            Bar::Forbidden => Fate::Forbidden,
            Bar::Impossible => Fate::Impossible,
        }
    }
}

/// An object that an event made: a card that came to another place is a new
/// object there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Made {
    /// Which of the emitted events, by its place; `None`: one that joined them.
    pub by: Option<u16>,
    /// What the card was; [`ObjectId::NONE`] if it was nowhere.
    pub old: ObjectId,
    /// What it is now.
    pub new: ObjectId,
}

/// How the events last emitted fared.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Report {
    pub(crate) fates: Vec<Fate>,
    pub(crate) made: Vec<Made>,
}

impl Report {
    /// How each emitted event fared, in their order.
    #[must_use]
    pub fn fates(&self) -> &[Fate] {
        &self.fates
    }
    /// How many came true, in whatever form.
    #[must_use]
    pub fn came_true(&self) -> usize {
        self.fates.iter().filter(|f| f.came_true()).count()
    }
    /// Whether there was something, and all of it came true.
    #[must_use]
    pub fn whole(&self) -> bool {
        !self.fates.is_empty() && self.fates.iter().all(|f| f.came_true())
    }
    /// The objects made, in the order in which they were.
    #[must_use]
    pub fn made(&self) -> &[Made] {
        &self.made
    }
    /// What the emitted event at this place made.
    pub fn made_by(&self, n: usize) -> impl Iterator<Item = ObjectId> + '_ {
        self.made.iter().filter(move |m| m.by == Some(n as u16)).map(|m| m.new)
    }
    /// What an object has become, if these events made another of it.
    #[must_use]
    pub fn became(&self, old: ObjectId) -> Option<ObjectId> {
        self.made.iter().rev().find(|m| m.old == old).map(|m| m.new)
    }
    pub(crate) fn copy_from(&mut self, other: &Self) {
        reprint(&mut self.fates, &other.fates);
        reprint(&mut self.made, &other.made);
    }
}

impl<G: Game> Table<G> {
    /// How the events that this procedure or word let happen fared. Read it
    /// first thing when it goes on.
    #[must_use]
    pub fn report(&self) -> &Report {
        &self.report
    }

    /// The objects that a batch has made so far.
    #[must_use]
    pub fn made(&self, b: Batch) -> &[Made] {
        let from = self.batches[b.0 as usize].made as usize;
        let to = self.batches.get(b.0 as usize + 1).map_or(self.made.len(), |s| s.made as usize);
        &self.made[from..to]
    }

    /// From here on, the n-th event of the batch being performed is made true:
    /// objects that come into being are its, and so are triggers.
    pub fn doing(&mut self, n: usize) {
        self.doing = Some(n as u16);
    }

    /// The event that is being made true.
    #[must_use]
    pub fn current(&self) -> Option<G::Event> {
        let at = self.batches.last()?.at + self.doing?;
        self.flight.get(at as usize).copied()
    }

    /// The place of an event among those emitted; `None`: it joined them.
    fn place(&self, b: Batch, n: usize) -> Option<u16> {
        let s = &self.batches[b.0 as usize];
        let name = self.names[s.at as usize + n].0;
        name.checked_sub(s.first.0).and_then(|n| u16::try_from(n).ok()).filter(|&n| n < s.emitted)
    }

    pub(crate) fn fare(&mut self, b: Batch, n: usize, fate: Fate) {
        if let Some(place) = self.place(b, n) {
            let at = self.batches[b.0 as usize].fates + place;
            // What something else stands in the place of stays replaced.
            let known = &mut self.fates[at as usize];
            *known = fate.max(*known);
        }
    }

    /// A card has become another object while events are made true.
    pub(crate) fn note_made(&mut self, old: ObjectId, new: ObjectId) {
        if let Some(n) = self.doing {
            let b = Batch(self.batches.len() as u16 - 1);
            let by = self.place(b, n as usize);
            self.made.push(Made { by, old, new });
        }
    }

    /// The newest batch is at its end: its emitter goes on next.
    pub(crate) fn write_report(&mut self, fates: u16, made: u16) {
        let s = &mut self.state;
        hand_over(&mut s.fates, fates, &mut s.report.fates);
        hand_over(&mut s.made, made, &mut s.report.made);
    }
}

/// What lies in a list from a place on becomes all of another. Mostly that is
/// all of it, or nothing.
#[inline]
fn hand_over<T: Copy>(list: &mut Vec<T>, from: u16, to: &mut Vec<T>) {
    to.clear();
    if from == 0 {
        std::mem::swap(list, to);
    } else if list.len() > from as usize {
        to.extend(list.drain(from as usize..));
    }
}
