//! Ghosts: what a card was when it left. They are kept while something may
//! still speak of it, and dropped together when nothing can.

use crate::{Game, ObjectId};
use serde::{Deserialize, Serialize};

/// Last known information, by handle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Ghosts<G: Game>(Vec<(ObjectId, G::Ghost)>);

impl<G: Game> Default for Ghosts<G> {
    fn default() -> Self {
        Ghosts(Vec::new())
    }
}

impl<G: Game> Ghosts<G> {
    /// Remembers what an object was.
    pub fn remember(&mut self, id: ObjectId, ghost: G::Ghost) {
        self.0.push((id, ghost));
    }
    /// What the object was when it left.
    #[must_use]
    pub fn get(&self, id: ObjectId) -> Option<&G::Ghost> {
        self.0.iter().rev().find(|(i, _)| *i == id).map(|(_, g)| g)
    }
    /// Forgets them all: nothing in flight speaks of the past any more.
    pub fn forget(&mut self) {
        self.0.clear();
    }
    pub(crate) fn copy_from(&mut self, other: &Self) {
        crate::copy::reprint(&mut self.0, &other.0);
    }
    pub(crate) fn bytes(&self) -> usize {
        self.0.len() * size_of::<(ObjectId, G::Ghost)>()
    }
}
