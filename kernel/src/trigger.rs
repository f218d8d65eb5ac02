//! Triggers: listeners are entered when an object comes to a place where its
//! text works, so that no event scans the board.

use crate::{Game, ObjectId, Scope, Seat};
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
#[serde(bound = "")]
pub struct Pending<G: Game> {
    /// Who plays it, fixed when it triggered.
    pub controller: Seat,
    /// The card it stands on.
    pub source: ObjectId,
    /// Which ability.
    pub ability: u16,
    /// What the event was about.
    pub subject: Option<G::Thing>,
    /// Who or what did it.
    pub by: Option<G::Thing>,
    /// The amount the event was about.
    pub amount: i16,
    /// The event itself.
    pub cause: Option<G::Event>,
}

impl<G: Game> Pending<G> {
    /// What its text knows when it begins.
    #[must_use]
    pub fn scope(&self) -> Scope<G> {
        let Pending { controller, source, ability, subject, by, amount, cause } = *self;
        let mut scope = Scope::new(source, ability, controller);
        (scope.subject, scope.by, scope.amount, scope.cause) = (subject, by, amount, cause);
        scope
    }
}

/// The listeners of a table, those of a kind together and the oldest first, with
/// a note of which kinds there are: an event nobody waits for costs one test.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Listeners {
    list: Vec<Listener>,
    // Bit n: some listener waits for kind n.
    kinds: [u64; 4],
}

impl Listeners {
    /// Whether anybody waits for this kind of event.
    #[must_use]
    #[inline]
    pub fn hear(&self, kind: u8) -> bool {
        self.kinds[usize::from(kind >> 6)] & (1 << (kind & 63)) != 0
    }
    /// Whether anybody waits for one of these kinds below 64: bit n stands for kind n.
    #[must_use]
    #[inline]
    pub fn hear_any(&self, kinds: u64) -> bool {
        self.kinds[0] & kinds != 0
    }
    /// Those that wait for this kind of event, the oldest first.
    #[must_use]
    #[inline]
    pub fn of(&self, kind: u8) -> &[Listener] {
        if self.hear(kind) { self.bucket(kind) } else { &[] }
    }
    fn bucket(&self, kind: u8) -> &[Listener] {
        let from = self.list.partition_point(|l| l.kind < kind);
        let rest = &self.list[from..];
        &rest[..rest.iter().take_while(|l| l.kind == kind).count()]
    }
    /// Enters a listener.
    pub fn push(&mut self, l: Listener) {
        self.mark(l.kind);
        let after = self.list.partition_point(|o| o.kind <= l.kind);
        self.list.insert(after, l);
    }
    /// Strikes out the others.
    pub fn retain(&mut self, keep: impl FnMut(&Listener) -> bool) {
        let before = self.list.len();
        self.list.retain(keep);
        if self.list.len() != before {
            self.kinds = [0; 4];
            for n in 0..self.list.len() {
                self.mark(self.list[n].kind);
            }
        }
    }
    fn mark(&mut self, kind: u8) {
        self.kinds[usize::from(kind >> 6)] |= 1 << (kind & 63);
    }
    pub(crate) fn copy_from(&mut self, other: &Self) {
        self.list.clone_from(&other.list);
        self.kinds = other.kinds;
    }
}

impl std::ops::Deref for Listeners {
    type Target = [Listener];
    fn deref(&self) -> &[Listener] {
        &self.list
    }
}
