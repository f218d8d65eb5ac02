//! Triggers: listeners are entered when an object comes to a place where its
//! text works, so that no event scans the board.

use crate::{ObjectId, Seat};
use serde::{Deserialize, Serialize};

/// An ability that waits for a kind of event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Listener {
    /// The card that has it.
    pub on: ObjectId,
    /// Which ability, as the game numbers them.
    pub ability: u16,
    /// The kind of event, as the game numbers them.
    pub kind: u8,
}

/// An ability that was triggered and waits to be played, with what it needs
/// to know even if its card is gone by then.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pending {
    /// Who plays it, fixed when it triggered.
    pub controller: Seat,
    /// The card it stands on.
    pub source: ObjectId,
    /// Which ability.
    pub ability: u16,
    /// The card the event was about.
    pub subject: ObjectId,
    /// The card that did it.
    pub by: ObjectId,
    /// The amount the event was about.
    pub amount: i16,
}
