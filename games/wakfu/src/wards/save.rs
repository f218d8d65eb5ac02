//! What was about to be destroyed stays in play or goes to the Hand: it waits
//! for the destruction which that action causes. [R-56] [811.1]

use crate::Wakfu;
use crate::board::{Kept, Save, T, look};
use crate::event::Event;
use crate::layers;
use crate::queue;
use crate::timing::Proc;
use arbiter_kernel::{Frame, ObjectId, Replaced, Replacement, rule};

/// A text says that this will not be destroyed by what it reacts to.
pub(crate) fn promise(t: &mut T, what: ObjectId, cause: Event, kept: Kept) {
    rule!("811.1");
    let of = announcer(t, cause);
    // What was cancelled meanwhile is not about to happen any more. [gl.cancel]
    if of.is_none() && !is_coming(t, cause) {
        return;
    }
    let stamp = t.tick();
    t.board.saves.push(Save { what, cause, of, kept, stamp });
}

/// Whether an event waits for the Reactions to it.
fn is_coming(t: &T, cause: Event) -> bool {
    t.frames().iter().any(|f| matches!(f, Frame::Event(b, _) if t.events(*b).iter().any(|e| same(*e, cause))))
}

/// Whose action lies ahead: of what is being resolved beneath what promises, or
/// of what was played and begins with it.
fn announcer(t: &T, cause: Event) -> Option<u32> {
    let own = queue::resolving(t);
    let runs = |id: u32| {
        t.frames().iter().any(|f| matches!(f, Frame::Proc(Proc::Queue(queue::Step::Running(n, _))) if *n == id))
    };
    let begins = |id: u32| crate::effect::first_events(t, id).iter().any(|e| same(*e, cause));
    t.board.queue.iter().rev().map(|q| q.id).filter(|id| Some(*id) != own).find(|&id| runs(id) || begins(id))
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
        // The same done by another text is something else.
        let done = s.of.is_none() || s.of == queue::author(t).map(|q| q.id);
        let gain = matches!(e, Event::Modify { .. });
        s.what == what && done && (s.kept == Kept::Annulled) == gain && (itself || caused)
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
    match save.kept {
        Kept::InHand => return Replaced::Along(Event::Bounce(what)),
        Kept::Annulled => return Replaced::Nothing,
        Kept::InPlay => (),
    }
    let spared = Some((look::mark(t, what).damage, layers::used_strength(t, what)));
    t.objects.at_mut(what.slot).mark.spared = spared;
    Replaced::Nothing
}
