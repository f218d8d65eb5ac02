//! Modifiers: lasting changes to an object, kept as a flat list. Reading a
//! characteristic folds base and modifiers in the game's order.
//!
//! Most objects have none. Each object notes whether it has, so that reading
//! it need not go through the list.

use crate::{Game, ObjectId, State};
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

impl<G: Game> State<G> {
    /// All of them, oldest first.
    #[must_use]
    pub fn modifiers(&self) -> &[Modifier<G>] {
        &self.modifiers
    }
    /// Whether an object has any.
    #[must_use]
    #[inline]
    pub fn modified(&self, id: ObjectId) -> bool {
        self.objects.get(id).is_some_and(|o| o.modified)
    }
    /// Those of one object, oldest first.
    #[inline]
    pub fn modifiers_on(&self, id: ObjectId) -> impl DoubleEndedIterator<Item = &Modifier<G>> {
        let list: &[Modifier<G>] = if self.modified(id) { &self.modifiers } else { &[] };
        list.iter().filter(move |m| m.on == id)
    }
    /// Makes a lasting change to an object that is there.
    pub fn modify(&mut self, m: Modifier<G>) {
        if let Some(o) = self.objects.get_mut(m.on) {
            o.modified = true;
            self.modifiers.push(m);
        }
    }
    /// Ends the others.
    pub fn retain_modifiers(&mut self, keep: impl Fn(&Modifier<G>) -> bool) {
        if self.modifiers.iter().all(&keep) {
            return;
        }
        for m in &self.modifiers {
            self.objects.at_mut(m.on.slot).modified = false;
        }
        self.modifiers.retain(keep);
        for m in &self.modifiers {
            self.objects.at_mut(m.on.slot).modified = true;
        }
    }
}
