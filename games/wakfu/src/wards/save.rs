//! What was about to be destroyed stays in play or goes to the Hand: it waits
//! for the destruction which that action causes. [R-56] [811.1]

use crate::Wakfu;
use crate::board::{Save, T, look};
use crate::event::Event;
use crate::layers;
use crate::timing::Proc;
use arbiter_kernel::{Frame, ObjectId, Replaced, Replacement, rule};

/// A text says that this will not be destroyed by what it reacts to.
pub(crate) fn promise(t: &mut T, what: ObjectId, cause: Event, hand: bool) {
    rule!("811.1");
    let stamp = t.tick();
    t.board.saves.push(Save { what, cause, hand, stamp });
}

/// The promises that are about this destruction, the oldest first.
pub(super) fn instead(t: &T, what: ObjectId, e: Event, out: &mut Vec<Replacement>) {
    let checked = t.frames().iter().rev().find_map(|f| match f {
        Frame::Proc(Proc::Check(_, b)) => Some(*b),
        _ => None,
    });
    let about = |s: &&Save| {
        let itself = same(s.cause, e);
        let caused = checked.is_some_and(|b| t.events(b).iter().any(|c| same(s.cause, *c)));
        s.what == what && (itself || caused)
    };
    let of = |s: &Save| Replacement { id: s.stamp, chooser: None, optional: false, decider: None };
    out.extend(t.board.saves.iter().filter(about).map(of));
}

/// Whether two are one event: a packet keeps its name whatever becomes of it.
fn same(a: Event, b: Event) -> bool {
    match (a, b) {
        (Event::Damage(p), Event::Damage(q)) => p.id == q.id,
        (Event::Destroy { what: a, .. }, Event::Destroy { what: b, .. }) => a == b,
        _ => a == b,
    }
}

/// It is not destroyed. [811.2] [gl.replacement]
pub(super) fn replace(t: &mut T, r: Replacement, what: ObjectId) -> Replaced<Wakfu> {
    let at = t.board.saves.iter().position(|s| s.stamp == r.id).expect("a promise was listed");
    let save = t.board.saves.remove(at);
    rule!("811.2", "gl.replacement");
    if save.hand {
        return Replaced::Along(Event::Bounce(what));
    }
    let spared = Some((look::mark(t, what).damage, layers::used_strength(t, what)));
    t.objects.at_mut(what.slot).mark.spared = spared;
    Replaced::Nothing
}
