//! How many cards something was done to: those for which it came true, not all
//! that were named for it. [506.1] [RE6]

use crate::board::{Pick, Scope, T, Thing};
use crate::play::{RESULT, TRUE};
use crate::words::{Done, Ref, Slot, To, Verb, Who};
use arbiter_kernel::Run;

/// Notes how many came true of an instruction that has just been followed.
pub(super) fn keep(t: &mut T, run: Run, verb: &Verb) {
    let came = if run.again > 0 { t.report().came_true() as i16 } else { 0 };
    let s = t.scope_mut(run.scope);
    if run.again > 0 {
        s.notes[RESULT] = came;
    }
    if let Some(what) = done_to(verb) {
        s.picks.retain(|p| p.of != TRUE || p.what != what);
        s.picks.push(Pick { of: TRUE, share: came, what });
    }
}

/// How many cards of a selection this was done to; all that were named, if it
/// has not been done.
pub(crate) fn of(s: &Scope, slot: Slot, done: Done) -> i16 {
    let came = s.picked(TRUE).find(|p| p.what == key(slot, done)).map(|p| p.share);
    came.unwrap_or_else(|| s.picked(slot).count() as i16)
}

/// What an instruction does to the cards of a selection.
fn done_to(verb: &Verb) -> Option<Thing> {
    let (who, done) = match verb {
        Verb::Destroy(who) => (who, Done::Destroyed),
        Verb::Exile(who, _) => (who, Done::Removed),
        Verb::Discard(who) => (who, Done::Discarded),
        Verb::Deplete(who) => (who, Done::Depleted),
        _ => return None,
    };
    match who {
        Who::Choose(c) => Some(key(c.slot, done)),
        Who::Ref(Ref { to: To::Slot(slot), .. }) => Some(key(*slot, done)),
        _ => None,
    }
}

fn key(slot: Slot, done: Done) -> Thing {
    Thing::Nth(u16::from(slot) << 8 | done as u16)
}
