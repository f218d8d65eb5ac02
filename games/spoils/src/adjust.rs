//! What must be settled after the replacements: attached cards leave in the
//! same manner [301.4], and damage is increased, summed and reduced [408.2].

use crate::Spoils;
use crate::board::{Read, T, Zone};
use crate::event::{End, Event, Manner};
use crate::layers::{self, Standing, applies};
use crate::listen;
use crate::targets::{Ctx, bound, cond, num};
use crate::words::{Damage, DamageRule, Rule, Sized};
use arbiter_kernel::{Batch, Flow, ObjectId, rule};
use smallvec::SmallVec;

/// Whether something of a batch must be settled.
#[must_use]
pub fn needed(t: &T, b: Batch) -> bool {
    t.events(b).iter().any(|e| matches!(e, Event::Damage { settled: false, .. })) || !followers(t, b).is_empty()
}

/// Settles it.
pub fn advance(t: &mut T, b: Batch) -> Flow<Spoils> {
    for e in followers(t, b) {
        // Each to its own owner, in the same event. [301.4] [301.4a] [AT6]
        rule!("301.4", "301.4a");
        t.join_event(b, e);
    }
    damage(t, b);
    Flow::Done
}

/// The card that an event takes out of play, and how.
fn leaves(t: &T, e: &Event) -> Option<(ObjectId, Way)> {
    let (id, way) = match *e {
        Event::Move { id, to, end, manner, by, .. } => (id, Way::Move(to, end, manner, by)),
        Event::Flip { id, up: false, .. } => (id, Way::Down),
        Event::Flip { id, up: true, .. } | Event::Announce { id, .. } => (id, Way::Aside),
        _ => return None,
    };
    (t.place(id) == Some(Zone::Play)).then_some((id, way))
}

#[derive(Clone, Copy)]
enum Way {
    Move(Zone, End, Manner, ObjectId),
    /// Flipped face-down: so are they. [AT5]
    Down,
    /// They cannot follow and go to the discard pile. [AT5]
    Aside,
}

/// What is attached to cards that leave, and does not leave yet itself. [301.4]
fn followers(t: &T, b: Batch) -> SmallVec<[Event; 4]> {
    let mut out = SmallVec::new();
    let leaving: SmallVec<[(ObjectId, Way); 4]> = t.events(b).iter().filter_map(|e| leaves(t, e)).collect();
    for &(host, way) in &leaving {
        for id in t.attached(host) {
            if leaving.iter().any(|l| l.0 == id) {
                continue;
            }
            out.push(match way {
                Way::Move(to, end, manner, by) => Event::Move { id, to, end, manner, by, paid: false },
                Way::Down => Event::Flip { id, up: false, on: ObjectId::NONE, paid: false },
                Way::Aside => crate::play::put_aside(id, Manner::Put),
            });
        }
    }
    out
}

struct Modifier<'a> {
    s: Standing<'a>,
    from: bool,
    by: &'a Sized,
}

/// All increases before any reduction: those of the source on its share, those
/// of the recipient on the sum. [408.2] [410.3] [DA2]
fn damage(t: &mut T, b: Batch) {
    let recipients: SmallVec<[ObjectId; 4]> = t
        .events(b)
        .iter()
        .filter_map(|e| match *e {
            Event::Damage { to, settled: false, .. } => Some(to),
            _ => None,
        })
        .collect();
    let mut seen: SmallVec<[ObjectId; 4]> = SmallVec::new();
    for to in recipients {
        if !seen.contains(&to) {
            seen.push(to);
            recipient(t, b, to);
        }
    }
}

fn recipient(t: &mut T, b: Batch, to: ObjectId) {
    let shares: SmallVec<[(usize, ObjectId, i16, bool); 4]> = (0..)
        .zip(t.events(b))
        .filter_map(|(n, e)| match *e {
            Event::Damage { to: x, from, amount, battle, settled: false, .. } if x == to => {
                Some((n, from, amount, battle))
            }
            _ => None,
        })
        .collect();
    let mut amounts: SmallVec<[i16; 4]> = shares.iter().map(|s| s.2).collect();
    let battle = shares[0].3;
    let rules = layers::standing(t, listen::HARM);
    let fitting = |from: ObjectId, total: i16| -> SmallVec<[Modifier<'_>; 4]> {
        rules.iter().filter_map(|s| modifier(t, s, from, to, battle, total)).collect()
    };
    if !rules.is_empty() {
        rule!("408.2", "410.3");
        for (k, share) in shares.iter().enumerate() {
            for m in fitting(share.1, amounts[k]).iter().filter(|m| m.from && raises(m.by)) {
                amounts[k] = sized(t, &m.s.ctx(1), m.by, amounts[k]);
            }
        }
        let own = fitting(shares[0].1, amounts.iter().sum());
        let sum = |amounts: &[i16]| amounts.iter().sum::<i16>();
        for m in own.iter().filter(|m| !m.from && raises(m.by)) {
            amounts[0] += sized(t, &m.s.ctx(1), m.by, sum(&amounts)) - sum(&amounts);
        }
        for (k, share) in shares.iter().enumerate() {
            for m in fitting(share.1, amounts[k]).iter().filter(|m| m.from && !raises(m.by)) {
                amounts[k] = sized(t, &m.s.ctx(1), m.by, amounts[k]);
            }
        }
        for m in own.iter().filter(|m| !m.from && !raises(m.by)) {
            let total = sum(&amounts);
            shrink(&mut amounts, total - sized(t, &m.s.ctx(1), m.by, total));
        }
    }
    drop(rules);
    for (k, share) in shares.iter().enumerate().rev() {
        let n = share.0;
        let Event::Damage { to, from, battle, paid, .. } = t.events(b)[n] else { unreachable!("a share") };
        if amounts[k] <= 0 {
            // Adjusted to nothing: nothing further happens. [408.2a]
            rule!("408.2a");
            t.drop_event(b, n);
        } else {
            t.set_event(b, n, Event::Damage { to, from, battle, paid, amount: amounts[k], settled: true });
        }
    }
}

fn modifier<'a>(
    t: &T,
    s: &Standing<'a>,
    from: ObjectId,
    to: ObjectId,
    battle: bool,
    total: i16,
) -> Option<Modifier<'a>> {
    let Rule::Damage(rule) = s.rule else { return None };
    let DamageRule { from: source, to: target, which, only, by, during, .. } = &**rule;
    let ctx = Ctx { x: total, ..s.ctx(1) };
    if *which == Damage::Battle {
        // Battle damage is damage, and besides what is said of battle damage. [408.6a]
        rule!("408.6a");
    }
    let yes = (*which == Damage::Any || battle)
        && applies(t, s, source.as_ref(), from)
        && applies(t, s, target.as_ref(), to)
        && only.as_ref().is_none_or(|o| bound(t, &ctx, o, total))
        && during.as_ref().is_none_or(|c| cond(t, &Ctx { each: to, ..ctx }, c));
    yes.then_some(Modifier { s: *s, from: source.is_some(), by })
}

fn raises(by: &Sized) -> bool {
    matches!(by, Sized::Increase(_))
}

/// A sum that shrinks takes from the last shares first.
fn shrink(amounts: &mut [i16], mut by: i16) {
    for a in amounts.iter_mut().rev() {
        let take = by.min(*a).max(0);
        *a -= take;
        by -= take;
    }
}

/// An amount, changed; never below 0. [410.4]
#[must_use]
pub fn sized(t: &T, ctx: &Ctx, by: &Sized, amount: i16) -> i16 {
    match by {
        Sized::Increase(n) => amount + num(t, ctx, n),
        Sized::Reduce(n) => {
            rule!("410.4");
            (amount - num(t, ctx, n)).max(0)
        }
        Sized::To(n) => num(t, ctx, n),
    }
}
