//! Modifiers: lasting changes to an object, kept as a flat list. Reading a
//! characteristic folds base and modifiers in the game's order.

use crate::{Game, ObjectId};
use serde::{Deserialize, Serialize};

/// A change that lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Modifier<G: Game> {
    /// Which object it changes.
    pub on: ObjectId,
    /// When it was made.
    pub stamp: u32,
    /// What it does.
    pub change: G::Change,
    /// When it ends.
    pub until: G::Until,
}
