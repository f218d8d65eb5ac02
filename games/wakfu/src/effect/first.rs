//! The first action of a text: about to happen since it was played.

use super::{entry_of, events, named};
use crate::board::{Entry, Scope, T, What, look};
use crate::card::Kind;
use crate::choose::{self, MODE};
use crate::event::Event;
use crate::lower::{Do, Test};
use crate::queue;
use crate::words::Named;
use arbiter_kernel::Op;

/// The events of the first action of something in the Queue, if it needs no
/// decision: it is about to happen from the moment it was played. [809.5]
pub(crate) fn first_events(t: &T, id: u32) -> Vec<Event> {
    let Some(q) = queue::find(t, id).copied() else { return Vec::new() };
    if q.cancelled || q.ability == crate::rules::NONE {
        return Vec::new();
    }
    let own = matches!(q.what, What::Power | What::Trigger | What::Copy);
    let action = q.what == What::Card && look::face(t, q.source).card.kind == Kind::Action;
    if !own && !action || look::face(t, q.source).card.sort == crate::card::Sort::Challenge {
        return Vec::new();
    }
    let a = &t.rules.abilities[q.ability as usize];
    let program = t.rules.programs.get(a.part(q.part) as usize);
    let Some(Op::Do(Do::Clause(clause))) = program.and_then(|p| p.get(usize::from(first_at(t, &q)))) else {
        return Vec::new();
    };
    if !super::decisions(t, &q, clause).is_empty() || super::special::decides(clause) || named::decides(clause) {
        return Vec::new();
    }
    debug_assert!(entry_of(t, q.scope).is_some());
    events::of(t, q.scope, clause, q.id)
        .into_vec()
        .into_iter()
        .filter(|e| crate::wards::forbid(t, *e).is_none())
        .collect()
}

/// Where the first action of a text stands: of two effects the one that was said. [808.2b]
pub(super) fn first_at(t: &T, entry: &Entry) -> u16 {
    if !choose::has_two(t, entry) {
        return 0;
    }
    let a = &t.rules.abilities[entry.ability as usize];
    match t.rules.programs.get(a.program as usize).and_then(|p| p.first()) {
        Some(Op::Test(Test::Mode(n), second)) if t.scope(entry.scope).notes[MODE] != *n => *second,
        Some(Op::Test(Test::Mode(_), _)) => 1,
        _ => 0,
    }
}

/// Whether the first action of a text could happen at all, where that is plain.
pub(crate) fn could_begin(t: &T, ability: u16, scope: &Scope) -> bool {
    let a = &t.rules.abilities[ability as usize];
    let Some(Op::Do(Do::Clause(clause))) = t.rules.programs.get(a.program as usize).and_then(|p| p.first()) else {
        return true;
    };
    let mut picks = false;
    clause.each(&mut |n| picks |= matches!(n, Named::Card(w) if w.is_choice() || w.is_decision()));
    if picks || super::special::decides(clause) {
        return true;
    }
    events::in_scope(t, scope, clause, 0).into_iter().any(|e| crate::wards::forbid(t, e).is_none())
}
