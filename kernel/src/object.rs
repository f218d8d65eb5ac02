//! Objects: cards in their places. A handle names a card *in one zone*: when
//! the card moves on, the old handle finds nothing, and a ghost answers for it.

use crate::copy::reprint;
use crate::note::{Members, Notes};
use crate::{Seat, ZoneId};
use serde::{Deserialize, Serialize};

/// A set of seats, bit n for seat n.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize)]
pub struct SeatSet(pub u8);

impl SeatSet {
    /// Nobody.
    pub const NONE: SeatSet = SeatSet(0);
    /// Everybody.
    pub const ALL: SeatSet = SeatSet(u8::MAX);

    /// One seat.
    #[must_use]
    pub const fn one(seat: Seat) -> Self {
        SeatSet(1 << seat)
    }
    /// Whether this seat is in it.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat) != 0
    }
    /// The seats in it, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).filter(move |&s| self.has(s))
    }
    /// This seat too.
    #[must_use]
    pub const fn and(self, seat: Seat) -> Self {
        SeatSet(self.0 | (1 << seat))
    }
}

/// A handle that is never reused: slot and how often the slot was filled anew.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
pub struct ObjectId {
    /// Where the card lives in the table of objects.
    pub slot: u16,
    /// Which stay of that card is meant.
    pub stay: u16,
}

impl ObjectId {
    /// No object.
    pub const NONE: ObjectId = ObjectId { slot: u16::MAX, stay: 0 };
}

/// A card somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Object<M> {
    /// Index of its printed face in the rules.
    pub face: u16,
    /// Which stay this is.
    pub stay: u16,
    /// Who brought it.
    pub owner: Seat,
    /// Where it is; [`ZoneId::NOWHERE`] when it is out of the game.
    pub zone: ZoneId,
    /// Seats that know this card although its zone hides it.
    pub known: SeatSet,
    // Some modifier is on it: kept so that asking about the others takes one look.
    pub(crate) modified: bool,
    /// When it came to its zone; orders everything that goes by age.
    pub since: u32,
    /// What the game notes on it for as long as it stays.
    pub mark: M,
}

impl<M> Object<M> {
    /// Whether some modifier is on it.
    #[must_use]
    #[inline]
    pub const fn modified(&self) -> bool {
        self.modified
    }
}

/// All cards of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Objects<M> {
    all: Vec<Object<M>>,
    free: Vec<u16>,
    // What the game found when it looked at them; each change strikes it out.
    #[serde(skip)]
    notes: Notes,
}

impl<M: Copy + Default> Objects<M> {
    /// Brings a new card into existence, nowhere yet.
    pub fn create(&mut self, face: u16, owner: Seat) -> u16 {
        let mark = M::default();
        if let Some(slot) = self.free.pop() {
            self.notes.strike(slot);
            let o = &mut self.all[slot as usize];
            *o = Object {
                face,
                stay: o.stay.wrapping_add(1),
                owner,
                zone: ZoneId::NOWHERE,
                known: SeatSet::NONE,
                modified: false,
                since: 0,
                mark,
            };
            return slot;
        }
        let slot = u16::try_from(self.all.len()).expect("fewer than 65,536 cards");
        let (zone, known) = (ZoneId::NOWHERE, SeatSet::NONE);
        self.all.push(Object { face, stay: 0, owner, zone, known, modified: false, since: 0, mark });
        slot
    }
    /// Brings several new cards into existence in a zone, the first of them at
    /// an age; gives the slot of the first.
    pub(crate) fn bring(&mut self, faces: &[u16], owner: Seat, zone: ZoneId, since: u32) -> u16 {
        let first = u16::try_from(self.all.len()).expect("fewer than 65,536 cards");
        let (known, modified, mark) = (SeatSet::NONE, false, M::default());
        let ages = since..;
        let new =
            ages.zip(faces).map(|(since, &face)| Object { face, stay: 1, owner, zone, known, modified, since, mark });
        self.all.extend(new);
        first
    }
    /// Takes a card out of the game for good; its slot may serve another.
    pub fn destroy(&mut self, slot: u16) {
        self.notes.strike(slot);
        let o = &mut self.all[slot as usize];
        o.stay = o.stay.wrapping_add(1);
        o.zone = ZoneId::NOWHERE;
        o.modified = false;
        self.free.push(slot);
    }
    /// The object, if it is still where the handle was given.
    #[must_use]
    #[inline]
    pub fn get(&self, id: ObjectId) -> Option<&Object<M>> {
        self.all.get(id.slot as usize).filter(|o| o.stay == id.stay)
    }
    /// The same, to change it.
    #[inline]
    pub fn get_mut(&mut self, id: ObjectId) -> Option<&mut Object<M>> {
        self.notes.strike(id.slot);
        self.all.get_mut(id.slot as usize).filter(|o| o.stay == id.stay)
    }
    /// The present handle of a slot.
    #[must_use]
    #[inline]
    pub fn id(&self, slot: u16) -> ObjectId {
        ObjectId { slot, stay: self.all[slot as usize].stay }
    }
    /// The object in a slot.
    #[must_use]
    #[inline]
    pub fn at(&self, slot: u16) -> &Object<M> {
        &self.all[slot as usize]
    }
    /// The object in a slot, to change it.
    #[inline]
    pub fn at_mut(&mut self, slot: u16) -> &mut Object<M> {
        self.notes.strike(slot);
        &mut self.all[slot as usize]
    }
    /// How many slots there are, empty ones too.
    #[must_use]
    pub fn len(&self) -> usize {
        self.all.len()
    }
    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }
    /// Every slot in use, in order.
    pub fn iter(&self) -> impl Iterator<Item = (u16, &Object<M>)> {
        (0u16..).zip(&self.all).filter(|(_, o)| o.zone != ZoneId::NOWHERE)
    }
    pub(crate) fn copy_from(&mut self, other: &Self) {
        reprint(&mut self.all, &other.all);
        reprint(&mut self.free, &other.free);
        self.notes = other.notes;
    }
    /// Notes what the game found when it looked at an object: bit n says that it
    /// is in the n-th of the game's sets, until it changes.
    #[inline]
    pub fn note(&mut self, slot: u16, found: impl Into<u16>) {
        self.notes.write(slot, found.into());
    }
    /// Whether an object is in a set of the game's, as far as is known: one that
    /// has changed since the game looked may be.
    #[must_use]
    #[inline]
    pub fn may(&self, slot: u16, set: u8) -> bool {
        self.notes.may(slot, set)
    }
    /// Whether an object is in a set of the game's; `None` if it has changed since
    /// the game looked.
    #[must_use]
    #[inline]
    pub fn told(&self, slot: u16, set: u8) -> Option<bool> {
        self.notes.told(slot, set)
    }
    /// The objects that may be in a set, to ask about many of them.
    #[must_use]
    #[inline]
    pub fn members(&self, set: u8) -> Members {
        self.notes.members(set)
    }
    /// The slots of objects that may be in a set, in order.
    pub fn among(&self, set: u8) -> impl Iterator<Item = u16> + '_ {
        self.notes.slots(Some(set), self.all.len())
    }
    /// The slots of objects that have changed since the game looked, in order.
    pub fn changed(&self) -> impl Iterator<Item = u16> + '_ {
        self.notes.slots(None, self.all.len())
    }
    /// The first of them from a slot on: for whoever notes something of each.
    #[must_use]
    #[inline]
    pub fn changed_from(&self, slot: u16) -> Option<u16> {
        self.notes.unknown(slot, self.all.len())
    }
    /// How many objects are in a set, those that have changed since left aside.
    #[must_use]
    pub fn noted(&self, set: u8) -> usize {
        self.notes.count(set) as usize
    }
    /// Bytes in use, for the benchmark's report.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.all.len() * size_of::<Object<M>>() + self.free.len() * 2
    }
}
