//! Why a text cannot be aimed at a card. [10.6.2.3]

use super::{about, refuse};
use crate::board::{Deed, Scope, T};
use crate::offer::shielded;
use arbiter_kernel::{Illegal, ObjectId};

/// Why the n-th selection of a text cannot take a card. [10.6.2.3]
pub(crate) fn misfit(t: &T, scope: &Scope, n: u8, id: ObjectId) -> Option<Illegal> {
    let s = &t.rules.abilities.get(scope.ability as usize)?.selections[n as usize];
    let why = |key| about(t, scope.controller, key, id);
    if t.board.barred.contains(&Deed { by: scope.source, ability: scope.ability, on: id }) {
        return refuse!("14.2.1.2", about(t, scope.controller, "why-changed-nothing", scope.source));
    }
    if scope.picked(s.slot).any(|p| p.what.card() == id) {
        return refuse!("10.6.2.3", why("why-selected-already"));
    }
    if shielded(t, scope, s).contains(&id) {
        return refuse!("12.15.2", why("why-aura"));
    }
    refuse!("10.6.2.3", why("why-does-not-fit"))
}
