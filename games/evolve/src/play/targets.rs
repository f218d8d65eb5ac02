//! Selecting targets and dividing values. [10.6.2.3] [10.6.2.4]

use super::{Play, Step, definition};
use crate::Evolve;
use crate::board::T;
use crate::board::{Pick, Thing};
use crate::complete;
use crate::targets::Ctx;
use crate::timing::Proc;
use arbiter_kernel::{Flow, ObjectId, rule};

/// P3: targets. [10.6.2.3]
pub(super) fn target(t: &mut T, play: Play, n: u8) -> Flow<Evolve> {
    let scope = t.scope(play.scope);
    let Some(s) = definition(t, scope).and_then(|d| d.selections.get(n as usize)) else {
        return Flow::Goto(Proc::Play(Step::Divide(0), play));
    };
    let ctx = Ctx::of(scope);
    let next = Flow::Goto(Proc::Play(Step::Target(n + 1), play));
    // [10.3.2] An invalid part asks for no selection. [R2]
    if s.late {
        return next; // [R5]
    }
    if !s.gates.iter().all(|g| crate::targets::open(t, &ctx, g)) {
        rule!("10.3.2");
        return next;
    }
    rule!("10.6.2.3");
    let picked = scope.picked(s.slot).count();
    let left = complete::candidates(t, scope, s);
    let most = complete::most(t, scope, s);
    if picked == 0 && left.is_empty() && s.least > 0 {
        // [10.6.2.3.4] In a part that depends on a condition it is merely skipped. [R2]
        let depends = s.gates.iter().any(complete::conditional);
        rule!("10.6.2.3.4");
        return if depends { next } else { Flow::Fail };
    }
    if most == 0 {
        // Nothing to divide, which is divided among one at least: nothing can be selected. [10.6.2.4.1.1]
        rule!("10.6.2.4.1.1");
        return if s.gates.iter().any(complete::conditional) { next } else { Flow::Fail };
    }
    if picked >= most || left.is_empty() {
        // Nothing there, and nothing asked for: it is played all the same.
        rule!("1.3.5.1", "10.6.2.3.2");
        return next;
    }
    // [10.6.2.3.1] [10.6.2.3.3] Fewer than asked: all of them.
    rule!("10.6.2.3.3");
    rule!("10.6.2.3.1");
    rule!("1.3.5", "1.3.5.1", "10.6.2.3.2");
    Flow::Ask(Proc::Play(Step::TargetNamed(n), play), scope.controller)
}

pub(super) fn pick(t: &mut T, play: Play, n: u8, id: ObjectId) {
    let slot = definition(t, t.scope(play.scope)).expect("it selects").selections[n as usize].slot;
    t.scope_mut(play.scope).picks.push(Pick { of: slot, share: 0, what: Thing::Card(id) });
}

/// P4: every target gets at least one. [10.6.2.4]
pub(super) fn divide(t: &mut T, play: Play, n: u8) -> Flow<Evolve> {
    let scope = t.scope(play.scope);
    let Some(s) = definition(t, scope).and_then(|d| d.selections.get(n as usize)) else {
        return Flow::Goto(Proc::Play(Step::Price, play));
    };
    let next = Proc::Play(Step::Divide(n + 1), play);
    let unshared = complete::unshared(scope, s);
    if unshared == 0 {
        return Flow::Goto(next);
    }
    rule!("10.6.2.4", "10.6.2.4.1");
    if unshared == 1 {
        let (slot, rest) = (s.slot, complete::undivided(t, scope, s));
        complete::give_share(t, play.scope, slot, rest);
        return Flow::Goto(next);
    }
    Flow::Ask(Proc::Play(Step::DivideNamed(n), play), scope.controller)
}
