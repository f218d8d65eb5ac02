//! The Queue: what was played or triggered and is not resolved yet. It is a
//! stack in spite of its name. [503.3]

use super::Ends;
use arbiter_kernel::{EventId, ObjectId, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// What waits in the Queue. [503.1]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum What {
    /// A card.
    Card,
    /// A cost power. [802.2]
    Power,
    /// A triggered power. [804.2]
    Trigger,
    /// A copy. [407.3]
    Copy,
    /// The announcement of an attack. [701.2]
    Attack,
    /// A Ghost comes back. [806.8a]
    Ghost,
    /// A Dragoturkey is captured. [806.4a]
    Capture,
}

/// In which way something is played. [808.2]
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord, Serialize, Deserialize)]
pub enum How {
    /// For its cost.
    Paid,
    /// By its Recipe. [305.4]
    Crafted,
    /// As a blocker. [806.6b]
    Defense,
    /// In the Action Phase. [806.11b]
    Reinforcement,
}

/// Something in the Queue. [T1]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Its name.
    pub id: u32,
    /// What it is.
    pub what: What,
    /// Who plays it, whatever becomes of its source. [416.2]
    pub seat: Seat,
    /// The card in the Queue, or the card whose power it is.
    pub source: ObjectId,
    /// Which power, or [`crate::rules::NONE`].
    pub ability: u16,
    /// Its choices and numbers.
    pub scope: u16,
    /// In which way.
    pub how: How,
    /// Where its source was when it was played: powers count from there.
    pub from: arbiter_kernel::ZoneId,
    /// Nothing of it happens any more. [gl.cancel]
    pub cancelled: bool,
    /// Its choices have been looked at again. [810.2a]
    pub checked: bool,
    /// Which sentence of its text it is, if it waited for its moment.
    pub part: Option<u8>,
    /// Whose gain of Experience it has raised: once is enough.
    pub raised: SeatSet,
    /// Its source has not stayed tapped since it was used. [812.3a]
    pub lapsed: bool,
}

impl Entry {
    /// Something that was played for its cost or has triggered; it has no name
    /// and no scope yet.
    pub(crate) fn new(what: What, seat: Seat, source: ObjectId, ability: u16, from: arbiter_kernel::ZoneId) -> Entry {
        Entry {
            id: 0,
            what,
            seat,
            source,
            ability,
            scope: 0,
            how: How::Paid,
            from,
            cancelled: false,
            checked: false,
            part: None,
            raised: SeatSet::NONE,
            lapsed: false,
        }
    }
}

/// An event that can be reacted to. [809.2]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Key {
    /// One in flight.
    Event(EventId),
    /// An event of the first action of something in the Queue, by its tag: others
    /// may have come or gone by the time it resolves.
    First(u32, u32),
}

/// What becomes of what is about to happen, if a text has promised something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Kept {
    /// Who would be destroyed stays in play.
    InPlay,
    /// Who would be destroyed goes to the Hand.
    InHand,
    /// The Strength that would be gained is not.
    Annulled,
}

/// Something that will not be destroyed by what is about to happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Save {
    /// What.
    pub what: ObjectId,
    /// By what.
    pub cause: crate::event::Event,
    /// Whose action that is, if it is one of a text.
    pub of: Option<u32>,
    /// What becomes of it.
    pub kept: Kept,
    /// How old it is; its name for the kernel too.
    pub stamp: u32,
}

/// A part of a text that waits for its moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Delayed {
    /// Its name.
    pub id: i16,
    /// Which text.
    pub ability: u16,
    /// Which of its sentences.
    pub step: u8,
    /// What the text knew.
    pub scope: u16,
    /// Whose it is.
    pub seat: Seat,
    /// The card that said it.
    pub source: ObjectId,
    /// It is done each time until then; else once. [804.3]
    pub until: Option<Ends>,
}

/// Something that will be done to a packet of damage. [811.4] [417.1]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ward {
    /// Which packet.
    pub packet: (u32, u32),
    /// On its way to whom: what was led away before it is none of its. [811.2]
    pub on: ObjectId,
    /// By so much less; `None` and no other place to go: all of it.
    pub less: Option<i16>,
    /// To whom instead.
    pub to: Option<ObjectId>,
    /// How old it is; its name for the kernel too.
    pub stamp: u32,
}
