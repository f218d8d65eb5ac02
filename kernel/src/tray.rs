//! Trays: what a procedure gathers over several questions. A tray belongs to
//! the step that holds it; what runs in between lays out trays of its own above
//! it and takes them up again before it goes on.

use crate::{Game, Table};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// Where a tray begins among all that has been gathered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tray(u16);

impl<G: Game> Table<G> {
    /// A tray with nothing on it yet.
    #[must_use]
    pub fn lay_out(&self) -> Tray {
        Tray(self.gathered.len() as u16)
    }
    /// Puts something onto the newest tray.
    pub fn gather(&mut self, thing: G::Thing) {
        self.gathered.push(thing);
    }
    /// What lies on the newest tray, in the order in which it was gathered.
    #[must_use]
    pub fn tray(&self, tray: Tray) -> &[G::Thing] {
        &self.gathered[tray.0 as usize..]
    }
    /// Takes off what lies on top of the newest tray.
    pub fn put_back(&mut self) -> Option<G::Thing> {
        self.gathered.pop()
    }
    /// Takes the newest tray up: what lay on it.
    pub fn take_up(&mut self, tray: Tray) -> SmallVec<[G::Thing; 4]> {
        self.gathered.drain(tray.0 as usize..).collect()
    }
}
