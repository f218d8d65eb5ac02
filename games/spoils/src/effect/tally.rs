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

/// What the first player did to the cards of these selections is put aside.
pub(super) fn aside(p: &mut Pick, slots: &[Slot], by: Slot) {
    if let (TRUE, Thing::Nth(n)) = (p.of, p.what)
        && slots.contains(&((n >> 8) as Slot))
    {
        p.what = Thing::Nth(n + (u16::from(by) << 8));
    }
}

/// What both players did to the cards of a selection is one number.
pub(super) fn sum(picks: &mut Vec<Pick>, slot: Slot, by: Slot) {
    let of = |p: &Pick| match p.what {
        Thing::Nth(n) if p.of == TRUE => Some(((n >> 8) as Slot, n & 0xff)),
        _ => None,
    };
    let firsts: Vec<Pick> = picks.extract_if(.., |p| of(p).is_some_and(|(s, _)| s == slot + by)).collect();
    for first in firsts {
        let Some((_, done)) = of(&first) else { continue };
        match picks.iter_mut().find(|p| of(p) == Some((slot, done))) {
            Some(second) => second.share = second.share.saturating_add(first.share),
            None => picks.push(Pick { what: Thing::Nth(u16::from(slot) << 8 | done), ..first }),
        }
    }
}
