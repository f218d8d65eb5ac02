//! How many cards something was done to: those for which it came true, not all
//! that were named for it. [506.1] [RE6]

use crate::board::{Pick, Scope, T, Thing};
use crate::play::TRUE;
use crate::words::{Done, Ref, Slot, To, Verb, Who};
use arbiter_kernel::Run;

/// Of what it is noted what the last act of that kind came to.
#[derive(Clone, Copy)]
pub(crate) enum Came {
    /// Cards to which this was done.
    To(Done),
    /// Tokens that were removed.
    Tokens,
    /// Influence that was gained or lost.
    Influence,
}

/// No selection has this number: whatever cards they were.
pub(super) const ANY: Slot = 120;

impl Came {
    /// What a verb comes to, if later words may ask for it.
    pub(super) fn of(verb: &Verb) -> Option<Self> {
        Some(match verb {
            Verb::Destroy(_) => Came::To(Done::Destroyed),
            Verb::Exile(..) => Came::To(Done::Removed),
            Verb::Discard(_) | Verb::DiscardHand => Came::To(Done::Discarded),
            Verb::Deplete(_) => Came::To(Done::Depleted),
            Verb::RemoveTokens(..) => Came::Tokens,
            Verb::Influence(..) => Came::Influence,
            _ => return None,
        })
    }
    fn key(self) -> Thing {
        match self {
            Came::To(done) => key(ANY, done),
            Came::Tokens => Thing::Nth(u16::from(ANY) << 8 | 0xfe),
            Came::Influence => Thing::Nth(u16::from(ANY) << 8 | 0xff),
        }
    }
}

/// Notes what an act of a kind came to.
pub(super) fn note(s: &mut Scope, of: Came, n: i16) {
    write(s, of.key(), n);
}

/// What the last act of a kind came to.
pub(crate) fn came(s: &Scope, of: Came) -> i16 {
    s.picked(TRUE).find(|p| p.what == of.key()).map_or(0, |p| p.share)
}

fn write(s: &mut Scope, what: Thing, share: i16) {
    s.picks.retain(|p| p.of != TRUE || p.what != what);
    s.picks.push(Pick { of: TRUE, share, what });
}

/// Notes how many came true of an instruction that has just been followed.
pub(super) fn keep(t: &mut T, run: Run, verb: &Verb) {
    let came = if run.again > 0 { t.report().came_true() as i16 } else { 0 };
    let s = t.scope_mut(run.scope);
    if let Some(of @ Came::To(_)) = Came::of(verb).filter(|_| run.again > 0) {
        note(s, of, came);
    }
    if let Some(what) = done_to(verb) {
        write(s, what, came);
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
        && [slots, &[ANY]].concat().contains(&((n >> 8) as Slot))
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
