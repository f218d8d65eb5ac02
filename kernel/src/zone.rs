//! Zones: ordered places of cards, all in one flat list, so that copying a
//! table copies one piece of memory and not twenty.

use serde::{Deserialize, Serialize};
use std::ops::Range;

/// A zone; games number theirs (seat × kinds + kind).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
pub struct ZoneId(pub u8);

impl ZoneId {
    /// Out of the game.
    pub const NOWHERE: ZoneId = ZoneId(u8::MAX);
}

/// Which slots lie in which zone, in order.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Zones {
    slots: Vec<u16>,
    // Zone z lies at slots[starts[z]..starts[z + 1]].
    starts: Vec<u16>,
}

impl Zones {
    /// So many empty zones.
    #[must_use]
    pub fn new(count: u8) -> Self {
        Zones { slots: Vec::with_capacity(160), starts: vec![0; count as usize + 1] }
    }
    #[inline]
    fn range(&self, zone: ZoneId) -> Range<usize> {
        let end = self.starts[zone.0 as usize + 1];
        self.starts[zone.0 as usize] as usize..end as usize
    }
    /// All slots, zone after zone, and where each zone begins and the last ends.
    #[must_use]
    pub fn all(&self) -> (&[u16], &[u16]) {
        (&self.slots, &self.starts)
    }
    /// The slots in a zone, first to last.
    #[must_use]
    #[inline]
    pub fn of(&self, zone: ZoneId) -> &[u16] {
        &self.slots[self.range(zone)]
    }
    /// The slots in a zone, to put them in another order.
    pub fn of_mut(&mut self, zone: ZoneId) -> &mut [u16] {
        let range = self.range(zone);
        &mut self.slots[range]
    }
    /// How many.
    #[must_use]
    #[inline]
    pub fn len(&self, zone: ZoneId) -> usize {
        self.range(zone).len()
    }
    /// Whether no card lies there.
    #[must_use]
    pub fn is_empty(&self, zone: ZoneId) -> bool {
        self.len(zone) == 0
    }
    /// Adds a slot at a place (0 = first).
    pub fn insert(&mut self, zone: ZoneId, at: usize, slot: u16) {
        let at = self.range(zone).start + at;
        self.slots.insert(at, slot);
        for start in &mut self.starts[zone.0 as usize + 1..] {
            *start += 1;
        }
    }
    /// Adds so many slots in a row at the end.
    pub(crate) fn append(&mut self, zone: ZoneId, first: u16, count: u16) {
        let at = self.range(zone).end;
        self.slots.splice(at..at, first..first + count);
        for start in &mut self.starts[zone.0 as usize + 1..] {
            *start += count;
        }
    }
    /// Takes a slot out of a zone.
    ///
    /// # Panics
    /// If it is not there: the objects and the zones disagree.
    pub fn remove(&mut self, zone: ZoneId, slot: u16) {
        let at = self.of(zone).iter().position(|&s| s == slot).expect("a card lies in its own zone");
        self.slots.remove(self.range(zone).start + at);
        for start in &mut self.starts[zone.0 as usize + 1..] {
            *start -= 1;
        }
    }
    /// Takes a slot from one zone to a place of another (`None` = the end). Only
    /// what lies between the two places moves up.
    ///
    /// # Panics
    /// If it is not there: the objects and the zones disagree.
    pub fn shift(&mut self, slot: u16, from: ZoneId, to: ZoneId, at: Option<usize>) {
        let found = self.of(from).iter().position(|&s| s == slot).expect("a card lies in its own zone");
        let old = self.range(from).start + found;
        let held = self.len(to) - usize::from(from == to);
        let place = at.unwrap_or(held);
        let (low, high) = (from.0.min(to.0) as usize, from.0.max(to.0) as usize);
        let between = &mut self.starts[low + 1..=high];
        if from < to {
            between.iter_mut().for_each(|start| *start -= 1);
        } else {
            between.iter_mut().for_each(|start| *start += 1);
        }
        let new = self.range(to).start + place;
        if old < new {
            self.slots.copy_within(old + 1..=new, old);
        } else {
            self.slots.copy_within(new..old, new + 1);
        }
        self.slots[new] = slot;
    }
    pub(crate) fn copy_from(&mut self, other: &Self) {
        self.slots.clone_from(&other.slots);
        self.starts.clone_from(&other.starts);
    }
    /// Bytes in use, for the benchmark's report.
    #[must_use]
    pub fn bytes(&self) -> usize {
        (self.slots.len() + self.starts.len()) * 2
    }
}
