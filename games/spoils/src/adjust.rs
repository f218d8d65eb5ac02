//! What must be settled after the replacements: attached cards leave in the
//! same manner [301.4], and damage is increased, summed and reduced [408.2].

mod damage;

pub use damage::{answered, choices};

use crate::Spoils;
use crate::ask::Question;
use crate::board::{Read, T, Zone, Zones};
use crate::event::{End, Event, Manner};
use crate::targets::{Ctx, num};
use crate::words::Sized;
use crate::{layers, listen, perform};
use arbiter_kernel::{Batch, Fate, Flow, ObjectId, Tray, rule};
use smallvec::SmallVec;

/// Which change of damage comes next, or how large it is. [410.3]
pub(crate) const QUESTION: Question = Question::new("ask-damage");

/// Whether something of a batch must be settled.
#[must_use]
pub fn needed(t: &T, b: Batch) -> bool {
    let some = |e: &Event| matches!(e, Event::Damage { settled: false, .. }) || nothing(t, e);
    t.events(b).iter().any(some) || !followers(t, b).is_empty()
}

/// Settles it.
pub fn advance(t: &mut T, b: Batch, tray: Tray) -> Flow<Spoils> {
    for (host, e) in followers(t, b) {
        // Each to its own owner, in the same event. [301.4] [301.4a] [AT6]
        rule!("301.4", "301.4a");
        t.join_event(b, e);
        if !t.events(b).contains(&Event::Trailed(host)) {
            t.join_event(b, Event::Trailed(host));
        }
    }
    for n in (0..t.events(b).len()).rev() {
        if nothing(t, &t.events(b)[n]) {
            // Reduced to nothing it does not happen, and nothing depends on it. [402.5b] [410.4]
            rule!("410.4");
            t.drop_event(b, n, Fate::Impossible);
        }
    }
    damage::settle(t, b, tray)
}

/// Whether a draw or a loss of influence comes to nothing.
fn nothing(t: &T, e: &Event) -> bool {
    match *e {
        Event::Draw { seat, count } => layers::astir(t, [listen::MORE]) && perform::drawn(t, seat, count) <= 0,
        Event::Influence { seat, by: by @ i16::MIN..0, paid: false } => perform::lost(t, seat, -by) <= 0,
        _ => false,
    }
}

/// The card that an event takes out of play, and how.
fn leaves(t: &T, e: &Event) -> Option<(ObjectId, Way)> {
    let (id, way) = match *e {
        Event::Move { id, to, end, manner, .. } => (id, Way::Move(to, end, manner)),
        Event::Flip { id, up: false, .. } => (id, Way::Down),
        Event::Flip { id, up: true, .. } | Event::Announce { id, .. } => (id, Way::Aside),
        _ => return None,
    };
    (t.place(id) == Some(Zone::Play)).then_some((id, way))
}

#[derive(Clone, Copy)]
enum Way {
    Move(Zone, End, Manner),
    /// Flipped face-down: so are they. [AT5]
    Down,
    /// They cannot follow and go to the discard pile. [AT5]
    Aside,
}

/// What is attached to cards that leave, and does not leave yet itself, with those
/// cards. It is told to once: what cannot follow, or does something else instead,
/// stays and is attached to nothing. [301.4]
fn followers(t: &T, b: Batch) -> SmallVec<[(ObjectId, Event); 4]> {
    let mut out = SmallVec::new();
    let leaving: SmallVec<[(ObjectId, Way); 4]> = t.events(b).iter().filter_map(|e| leaves(t, e)).collect();
    for &(host, way) in &leaving {
        if t.events(b).contains(&Event::Trailed(host)) {
            continue;
        }
        for id in t.attached(host) {
            if leaving.iter().any(|l| l.0 == id) {
                continue;
            }
            let e = match way {
                Way::Move(to, end, manner) => Event::Move { id, to, end, manner, paid: false },
                Way::Down => Event::Flip { id, up: false, on: ObjectId::NONE, under: None, paid: false },
                Way::Aside => crate::play::put_aside(id, Manner::Put),
            };
            out.push((host, e));
        }
    }
    out
}

/// An amount with all increases and then all reductions, in the order that is
/// best for whose number it is: the `least`, or the most. [410.3] [DA8]
#[must_use]
pub(crate) fn changed(t: &T, amount: i16, mut by: SmallVec<[(Ctx, &Sized); 4]>, least: bool) -> i16 {
    rule!("410.3");
    by.sort_by_key(|(_, by)| match by {
        Sized::Increase(_) => 0,
        Sized::To(_) if least => 1,
        Sized::Reduce(_) => 2,
        Sized::To(_) => 3,
    });
    by.iter().fold(amount, |amount, (ctx, by)| sized(t, ctx, by, amount))
}

/// An amount, changed; never below 0. [410.4]
#[must_use]
pub fn sized(t: &T, ctx: &Ctx, by: &Sized, amount: i16) -> i16 {
    match by {
        Sized::Increase(n) => amount.saturating_add(num(t, ctx, n)),
        Sized::Reduce(n) => {
            rule!("410.4");
            amount.saturating_sub(num(t, ctx, n)).max(0)
        }
        // A reduction never lifts. [410.5]
        Sized::To(n) => amount.min(num(t, ctx, n)),
    }
}
