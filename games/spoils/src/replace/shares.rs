//! Battle damage to one thing is one amount, also for what stands instead of it:
//! what is turned to another is added there first. [608.1f] [RE8]

use super::instead::{around, means, only, received, turned};
use crate::board::T;
use crate::event::Event;
use crate::layers;
use crate::listen;
use crate::timing::Proc;
use arbiter_kernel::{Fate, Frame, ObjectId, rule};
use std::cmp::Reverse;

/// The sum of battle damage to one thing is one amount: what stands instead of
/// it stands instead of all shares. [608.1f]
pub(super) fn other_shares(t: &mut T, e: &Event) -> i16 {
    let (Some(b), Event::Damage { to, .. }) = (t.newest().filter(|_| summed(t)), *e) else { return 0 };
    let mut sum = 0_i16;
    // All but the last one, which is this one.
    let shares = (0..t.events(b).len()).rev().filter(|&n| is_to(&t.events(b)[n], to)).skip(1);
    for n in shares.collect::<Vec<_>>() {
        let Event::Damage { amount, .. } = t.events(b)[n] else { continue };
        rule!("608.1f");
        sum = sum.saturating_add(amount);
        t.drop_event(b, n, Fate::Replaced);
    }
    sum
}

/// Whether damage is inflicted in that step of a battle in which all to one thing
/// is one amount. [608.1f]
fn summed(t: &T) -> bool {
    matches!(around(t), Some(Frame::Proc(Proc::Fight(_))))
}

fn is_to(e: &Event, id: ObjectId) -> bool {
    matches!(e, Event::Damage { to, .. } if *to == id)
}

/// Whether more of a sum comes after this share: the last one is asked about,
/// with all that is turned there. [608.1f]
pub(super) fn more_comes(t: &T, e: &Event) -> bool {
    let (Some(b), Event::Damage { to, .. }) = (t.newest().filter(|_| summed(t)), *e) else { return false };
    let last = t.events(b).iter().rposition(|x| is_to(x, to));
    last.is_some_and(|n| t.events(b)[n] != *e || t.events(b)[n..].iter().any(|x| turns(t, x, true) == Some(to)))
}

/// To whom a text turns this damage; `must`: one that nobody declines.
fn turns(t: &T, e: &Event, must: bool) -> Option<ObjectId> {
    layers::standing(t, listen::INSTEAD).iter().find_map(|s| match means(t, s, e) {
        Some(r) if received(&r.event) && !(must && r.may) => turned(t, s, only(r)?),
        _ => None,
    })
}

/// Whether words are about who inflicts damage, and stand instead of this.
fn by_source(t: &T, e: &Event) -> bool {
    layers::standing(t, listen::INSTEAD).iter().any(|s| means(t, s, e).is_some_and(|r| !received(&r.event)))
}

/// Puts battle damage in the order in which it is replaced: what is turned to
/// another one before what that one gets, so that the sum is known. [608.1f] [RE8]
pub(crate) fn in_order(t: &T, shares: &mut [Event]) {
    let turns_taken = |share: &Event| {
        let mut e = *share;
        let taken = (0..shares.len()).find(|_| match (turns(t, &e, false), &mut e) {
            (Some(turned), Event::Damage { to, .. }) => {
                *to = turned;
                false
            }
            _ => true,
        });
        taken.unwrap_or(shares.len())
    };
    let key = |e: &Event| (Reverse(turns_taken(e)), !by_source(t, e));
    let mut sorted: Vec<(_, Event)> = shares.iter().map(|e| (key(e), *e)).collect();
    sorted.sort_by_key(|x| x.0);
    shares.iter_mut().zip(sorted).for_each(|(share, x)| *share = x.1);
}
