//! What an event is about to destroy, by itself or by what it takes away.

use super::is_who;
use crate::board::{Change, T, look};
use crate::card::Kind;
use crate::event::Event;
use crate::words::{Happening, Watched};
use crate::{layers, perform};
use arbiter_kernel::{ObjectId, Seat, marks, rule};

/// The first one of those asked for that an event is about to destroy.
pub(super) fn doomed(t: &T, e: Event, all: &[Event], fits: &dyn Fn(ObjectId) -> bool) -> Option<ObjectId> {
    itself(t, e, all).filter(|&id| fits(id)).or_else(|| besides(t, e, fits))
}

/// Whom a Reaction means by what is about to be destroyed: not the Equipment
/// that goes, but its Bearer who dies of that.
pub(crate) fn meant(t: &T, ability: u16, e: Event, all: &[Event], source: ObjectId, seat: Seat) -> Option<ObjectId> {
    let watched = t.rules.abilities.get(ability as usize)?.answers()?;
    let Watched::Event(Happening::AboutToBeDestroyed(w)) = watched else { return None };
    doomed(t, e, all, &|id| is_who(t, w, id, source, seat))
}

/// Allies that die of what an action takes from them or lays upon them: it is
/// carried out on a copy.
fn besides(t: &T, e: Event, fits: &dyn Fn(ObjectId) -> bool) -> Option<ObjectId> {
    let changes = matches!(
        e,
        Event::Destroy { .. }
            | Event::Banish(_)
            | Event::Bounce(_)
            | Event::Recycle(_)
            | Event::OnTop(_)
            | Event::Displace(..)
            | Event::Move(_)
            | Event::Appear(_)
            | Event::Tap(..)
            | Event::Untap(_)
            | Event::Modify { .. }
            | Event::Enact(_)
            | Event::Equip(..)
            | Event::Capture(..)
            | Event::SwapControl(..)
    );
    let lives = |t: &T, id: ObjectId| layers::used_strength(t, id) > look::mark(t, id).damage;
    let asked =
        |id: &ObjectId| look::kind(t, *id) == Kind::Ally && e.subject() != Some(*id) && fits(*id) && lives(t, *id);
    // Shortcut: nobody is there whom it could be about.
    if !changes || !look::all_in_play(t).any(|id| asked(&id)) {
        return None;
    }
    marks::quietly(|| {
        let then = perform::foreseen(t, e);
        let dies = |id: &ObjectId| look::in_play(&then, *id) && !lives(&then, *id);
        look::all_in_play(t).filter(asked).find(dies)
    })
}

/// What it destroys itself, counting all damage that is dealt with it and no
/// reduction. [gl.lethal]
fn itself(t: &T, e: Event, all: &[Event]) -> Option<ObjectId> {
    match e {
        Event::Destroy { what, .. } => Some(what),
        Event::Damage(p) if look::in_play(t, p.to) => {
            rule!("gl.lethal");
            let sum: i16 = all
                .iter()
                .map(|e| match e {
                    Event::Damage(q) if q.to == p.to => q.amount,
                    _ => 0,
                })
                .sum();
            let lethal = match look::kind(t, p.to) {
                Kind::Ally => sum + look::mark(t, p.to).damage >= layers::used_strength(t, p.to),
                Kind::Hero | Kind::Bag => sum >= layers::left(t, p.to),
                _ => false,
            };
            lethal.then_some(p.to)
        }
        // A loss of Health, Resistance or Strength does it too.
        Event::Lose(id, n) if look::in_play(t, id) => (n >= layers::left(t, id)).then_some(id),
        Event::Modify { on, change: Change::Strength(n), .. }
            if look::in_play(t, on) && look::kind(t, on) == Kind::Ally =>
        {
            let left = layers::strength(t, on).saturating_add(n).max(0);
            (n < 0 && left <= look::mark(t, on).damage).then_some(on)
        }
        _ => None,
    }
}
