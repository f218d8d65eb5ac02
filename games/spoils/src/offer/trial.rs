//! The attempt itself, tried on a copy: where its costs depend on each other or
//! on what they change, nothing else can tell whether they can be satisfied.
//! [401.2] [603.1e] [605.1d]

use super::Hindrance;
use super::narrow::narrow;
use crate::board::{Scope, T};
use crate::play::{self, Mode, Play, Step};
use crate::timing::Proc;
use arbiter_kernel::{ObjectId, Seat, Trial, Tried, rule};

/// So many answers are tried before something counts as possible. A text that
/// is played because another says so while that is being tried has fewer.
const MOST: u32 = 4_000;

fn most(t: &T) -> u32 {
    if t.trying() { MOST / 40 } else { MOST }
}

/// Why declaring and paying this cannot be completed, as far as its player
/// knows: what depends on a card that nobody has seen yet may be tried, though
/// not again and again. [CO14]
pub(super) fn hinders(t: &T, scope: Scope, mode: Mode) -> Option<Hindrance> {
    let failed = fails(t, &scope, mode);
    let trial = Trial { seat: scope.controller, most: most(t), narrow };
    let begin = |copy: &mut T| {
        let scope = copy.open_scope(scope);
        Proc::Play(Step::Try, Play { scope, mode })
    };
    match t.try_out(&trial, begin) {
        Tried::Done => (failed >= OFTEN).then_some(Hindrance::Failed),
        Tried::Unsure => (failed > 0).then_some(Hindrance::Failed),
        Tried::Never(Some("401.3a")) => Some(Hindrance::Restriction),
        Tried::Never(Some("401.3")) => Some(Hindrance::NoTarget),
        Tried::Never(Some("203.3")) => Some(Hindrance::Unpaid),
        Tried::Never(Some("401.3b")) => {
            rule!("401.3b");
            Some(Hindrance::Cost)
        }
        Tried::Never(_) => Some(Hindrance::Cost),
    }
}

/// Who has failed so often in one situation does not mean it.
const OFTEN: usize = 8;

/// How often this has failed since something changed last.
pub(super) fn fails(t: &T, scope: &Scope, mode: Mode) -> usize {
    let what = (scope.source, if mode == Mode::Use { scope.ability } else { u16::MAX });
    t.board.failed.iter().filter(|f| **f == what).count()
}

/// A scope for what is about to be played or used.
pub(super) fn scope(id: ObjectId, ability: u16, seat: Seat, mode: Mode) -> Scope {
    let mut scope = Scope::new(id, ability, seat);
    scope.notes[play::MODE] = mode as i16 + 1;
    scope
}
