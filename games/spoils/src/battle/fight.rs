//! Resolving a battle, speed by speed. [608]

use crate::Spoils;
use crate::board::{Read, Share, T};
use crate::event::Event;
use crate::layers;
use crate::listen;
use crate::respond;
use crate::targets::concerns;
use crate::timing::{Choice, Proc};
use crate::words::{Rule, Stat};
use arbiter_kernel::{Flow, ObjectId, Total, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// Number that stands for having assigned damage among the abilities used this turn.
pub(crate) const ASSIGNED: u16 = u16::MAX - 1;

/// Where the resolution is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Fight {
    /// Tactics and abilities. [608.1a]
    Round,
    /// Which speed is it? [608.1b]
    Speed,
    /// Attackers of that speed assign their damage. [608.1c]
    Attackers,
    /// Blockers of that speed do. [608.1d]
    Blockers,
    /// A character divides its strength; it has given so much to so many.
    Divide(ObjectId, u8),
    /// A share was named.
    Divided(ObjectId, u8),
    /// Tactics and abilities again. [608.1e]
    Again,
    /// All that was assigned is inflicted at once. [608.1f]
    Inflict,
    /// And so on, until all have assigned. [608.1g]
    Repeat,
    /// The survivors are depleted. [608.1h]
    Deplete,
}

/// One step.
pub fn advance(t: &mut T, step: Fight) -> Flow<Spoils> {
    let to = Proc::Fight;
    match step {
        Fight::Round => {
            rule!("608.1a");
            Flow::Call(to(Fight::Speed), respond::round(t))
        }
        Fight::Speed => {
            // Computed anew in every pass. [608.1b] [BA13]
            rule!("608.1b", "204.4c");
            let speed = unassigned(t).iter().map(|&id| layers::stat(t, id, Stat::Speed)).max();
            t.board.battle.as_mut().expect("a battle goes on").speed = speed.unwrap_or(-1);
            Flow::Goto(to(Fight::Attackers))
        }
        Fight::Attackers => match next(t, true) {
            Some(id) => {
                rule!("608.1c", "204.4a");
                Flow::Goto(to(Fight::Divide(id, 0)))
            }
            None => Flow::Goto(to(Fight::Blockers)),
        },
        Fight::Blockers => match next(t, false) {
            Some(id) => {
                rule!("608.1d");
                Flow::Goto(to(Fight::Divide(id, 0)))
            }
            None => Flow::Goto(to(Fight::Again)),
        },
        Fight::Divide(id, n) => divide(t, id, n),
        Fight::Divided(id, n) => {
            let Choice::Number(amount) = t.answered() else { unreachable!("a share was named") };
            give(t, id, n, amount as i16);
            Flow::Goto(to(Fight::Divide(id, n + 1)))
        }
        Fight::Again => {
            rule!("608.1e");
            Flow::Call(to(Fight::Inflict), respond::round(t))
        }
        Fight::Inflict => inflict(t),
        Fight::Repeat => {
            rule!("608.1g");
            if unassigned(t).is_empty() {
                return Flow::Goto(to(Fight::Deplete));
            }
            Flow::Goto(to(Fight::Round))
        }
        Fight::Deplete => {
            // Blockers too; whoever is depleted already makes no event. [608.1h] [BA15]
            rule!("608.1h");
            let b = t.board.battle.as_ref().expect("a battle goes on");
            let all = b.attackers.iter().chain(&b.blockers).copied();
            let events: SmallVec<[Event; 4]> = all
                .filter(|&id| !crate::replace::undepletable(t, id))
                .map(|id| Event::Deplete { id, paid: false })
                .collect();
            Flow::Emit(Proc::Rest, events)
        }
    }
}

/// Characters in the battle that have not assigned damage in it. [608.1b]
fn unassigned(t: &T) -> Vec<ObjectId> {
    let Some(b) = &t.board.battle else { return Vec::new() };
    b.attackers.iter().chain(&b.blockers).copied().filter(|id| !b.assigned.contains(id)).collect()
}

/// The next character of the speed that assigns now.
fn next(t: &T, attacking: bool) -> Option<ObjectId> {
    let b = t.board.battle.as_ref().expect("a battle goes on");
    let party = if attacking { &b.attackers } else { &b.blockers };
    let fits = |id: &ObjectId| !b.assigned.contains(id) && layers::stat(t, *id, Stat::Speed) == b.speed;
    party.iter().copied().find(fits)
}

/// Whom a character may assign its damage to: the opposing party; an attacker
/// without anybody before it, the target. [608.1c] [608.1d] [BA10]
#[must_use]
pub fn recipients(t: &T, id: ObjectId) -> Vec<ObjectId> {
    let b = t.board.battle.as_ref().expect("a battle goes on");
    let attacking = b.attackers.contains(&id);
    let opposing = if attacking { &b.blockers } else { &b.attackers };
    let target = (attacking && b.target != ObjectId::NONE).then_some(b.target);
    if opposing.is_empty() {
        return target.into_iter().collect();
    }
    let drawn: Vec<ObjectId> = opposing.iter().copied().filter(|&x| draws_damage(t, x)).collect();
    if !drawn.is_empty() {
        return drawn;
    }
    let mut all = opposing.clone();
    if let Some(target) = target
        && passes_through(t, id)
    {
        all.push(target);
    }
    all
}

fn draws_damage(t: &T, id: ObjectId) -> bool {
    layers::ruled(t, listen::OTHER, |s, ctx| matches!(s.rule, Rule::DrawsDamage(who) if concerns(t, ctx, who, id)))
}

fn passes_through(t: &T, id: ObjectId) -> bool {
    layers::ruled(t, listen::OTHER, |s, ctx| matches!(s.rule, Rule::AssignsToTarget(who) if concerns(t, ctx, who, id)))
}

/// How much of its strength a character has not assigned yet.
#[must_use]
pub fn divides(t: &T, id: ObjectId) -> i16 {
    let b = t.board.battle.as_ref().expect("a battle goes on");
    let given: i16 = b.shares.iter().filter(|s| s.from == id).map(|s| s.amount).total();
    layers::stat(t, id, Stat::Strength).saturating_sub(given)
}

/// The whole amount, in any split; the last one gets what is left. [BA11]
fn divide(t: &mut T, id: ObjectId, n: u8) -> Flow<Spoils> {
    let all = recipients(t, id);
    let left = divides(t, id);
    let attacking = t.board.battle.as_ref().expect("a battle goes on").attackers.contains(&id);
    if all.is_empty() || left <= 0 {
        // Nothing to assign to: it counts as having assigned. [608.2]
        rule!("608.2");
        rule!("408.1b");
        t.board.battle.as_mut().expect("a battle goes on").assigned.push(id);
        t.board.used.push((id, ASSIGNED));
        return Flow::Goto(Proc::Fight(if attacking { Fight::Attackers } else { Fight::Blockers }));
    }
    if let [only] = share_choices(t, id, n).as_slice() {
        let only = *only;
        give(t, id, n, only);
        // It is all that was left.
        return Flow::Goto(Proc::Fight(Fight::Divide(id, n)));
    }
    let seat = t.controller(id).expect("it is in the battle");
    Flow::Ask(Proc::Fight(Fight::Divided(id, n)), seat)
}

/// The shares that may be named for the n-th recipient: the last one gets what
/// is left. To the target instead of the blocking party means all of it or
/// nothing. [BA11] [BA21]
#[must_use]
pub fn share_choices(t: &T, id: ObjectId, n: u8) -> Vec<i16> {
    let all = recipients(t, id);
    let left = divides(t, id);
    let b = t.board.battle.as_ref().expect("a battle goes on");
    let through = all.len() > 1 && all.last() == Some(&b.target);
    let last = all.len() - 1 - usize::from(through);
    match (usize::from(n).cmp(&last), through) {
        (std::cmp::Ordering::Less, _) => (0..=left).collect(),
        (std::cmp::Ordering::Equal, true) if left == layers::stat(t, id, Stat::Strength) => vec![0, left],
        _ => vec![left],
    }
}

fn give(t: &mut T, from: ObjectId, n: u8, amount: i16) {
    let to = recipients(t, from)[n as usize];
    if amount > 0 {
        crate::story::assigns(t, from, to, amount);
        t.board.battle.as_mut().expect("a battle goes on").shares.push(Share { from, to, amount });
    }
}

/// One event: everything that was assigned to who still is there. [608.1f]
fn inflict(t: &mut T) -> Flow<Spoils> {
    rule!("608.1f");
    // What was assigned to who left the battle is not among it any more. [302.15] [407.5]
    let shares = std::mem::take(&mut t.board.battle.as_mut().expect("a battle goes on").shares);
    let mut events: SmallVec<[Event; 4]> = shares
        .iter()
        .map(|s| Event::Damage { to: s.to, amount: s.amount, from: s.from, battle: true, paid: false, settled: false })
        .collect();
    // Shortcut: where nothing stands instead of anything, the order tells nothing.
    if layers::astir(t, [listen::INSTEAD]) {
        crate::replace::in_order(t, &mut events);
    }
    Flow::Emit(Proc::Fight(Fight::Repeat), events)
}
