//! Whether costs can be paid in full, as far as that can be told without
//! paying them. [10.4.2.2]

use super::{can_go, means};
use crate::board::{Read, T};
use crate::layers;
use crate::listen::{INSTEAD, KEYWORD, TRAIT, cannot};
use crate::targets::{Ctx, this};
use crate::words::{Ban, Cost, Filter, Zone};
use arbiter_kernel::rule;
use smallvec::SmallVec;

/// Whether a list of costs can be paid in full with so many play points. Only
/// the attempt can tell where one cost changes what another finds. [10.4.2.2]
/// Shortcut if true: where it does not tell, the attempt does.
#[must_use]
pub fn verdict(t: &T, ctx: &Ctx, costs: &[Cost], points: i16) -> Option<bool> {
    rule!("10.4.2.2");
    let all = || costs.iter().all(|c| alone(t, ctx, c, points));
    let decided = match costs {
        [] => points >= 0,
        [_] => all(),
        _ if costs.iter().any(|c| hopeless(t, ctx, costs, c, points)) => false,
        _ if !apart(t, costs) => return engaged_first(t, ctx, costs, points),
        _ => price_of(costs) <= i32::from(points) && all(),
    };
    Some(decided)
}

/// The play points among costs.
#[must_use]
pub fn price_of(costs: &[Cost]) -> i32 {
    costs.iter().map(|c| if let Cost::Points(n) = c { i32::from(*n) } else { 0 }).sum()
}

/// Whether no cost of a list changes what another finds: besides play points
/// and engaging itself there is one, and what happens instead of it comes last.
/// Shortcut if true: else the attempt tells.
fn apart(t: &T, costs: &[Cost]) -> bool {
    let itself = costs.iter().filter(|c| matches!(c, Cost::Engage)).count();
    let others: SmallVec<[&Cost; 4]> = costs.iter().filter(|c| !matches!(c, Cost::Points(_) | Cost::Engage)).collect();
    match others.as_slice() {
        [] => itself <= 1,
        [Cost::LeaderDefense(_) | Cost::Counters(..) | Cost::Reveal(..) | Cost::Discard(..)] => itself <= 1,
        [Cost::EngageOther(..)] => itself == 0,
        [_] => itself == 0 && undisturbed(t, costs),
        _ => false,
    }
}

/// Whether what happens instead of a cost can change no other: it counts as
/// paid, and nothing is paid after it. [10.6.2.5.1]
/// Shortcut if true: else the attempt tells.
fn undisturbed(t: &T, costs: &[Cost]) -> bool {
    !layers::heard(t, INSTEAD) || !matches!(costs.last(), Some(Cost::Points(_)))
}

/// The verdict where a card engages itself and then one thing more is paid,
/// for which it does not matter whether the card is engaged.
/// Shortcut: where it does not tell, the attempt does.
fn engaged_first(t: &T, ctx: &Ctx, costs: &[Cost], points: i16) -> Option<bool> {
    let mut others = costs.iter().filter(|c| !matches!(c, Cost::Points(_)));
    let (Some(Cost::Engage), Some(other), None) = (others.next(), others.next(), others.next()) else { return None };
    if !steady(t, other) || !undisturbed(t, costs) {
        return None;
    }
    let first = price_of(costs) <= i32::from(points) && alone(t, ctx, &Cost::Engage, points);
    let then = match other {
        // It is not engaged a second time.
        Cost::EngageOther(n, _) => fresh(t, ctx, other) >= *n as usize,
        _ => alone(t, ctx, other, points),
    };
    Some(first && then)
}

/// The cards that could be engaged for a cost besides the one that speaks.
fn fresh(t: &T, ctx: &Ctx, cost: &Cost) -> usize {
    means(t, ctx, cost).map_or(0, |(_, ids)| ids.iter().filter(|id| **id != ctx.source).count())
}

/// Whether what a cost finds is the same whoever is engaged and whatever else
/// was paid: no passive has a say in it.
/// Shortcut if true: else the attempt tells.
fn steady(t: &T, cost: &Cost) -> bool {
    let stays = || layers::heard(t, cannot(Ban::Leave));
    match cost {
        Cost::BuryThis | Cost::BanishThis | Cost::ReturnThis => !stays(),
        Cost::EngageOther(_, f) => printed(t, f),
        Cost::Bury(_, f) | Cost::Banish(_, f) | Cost::Return(_, f) => {
            f.posture.is_none() && printed(t, f) && (f.zone != Zone::Field || !stays())
        }
        _ => false,
    }
}

/// Whether only what is printed on cards is asked for, or traits that nothing gives.
/// Shortcut if true: else the attempt tells.
fn printed(t: &T, f: &Filter) -> bool {
    let numbers = f.attack.is_some() || f.defense.is_some();
    !numbers && (f.keyword.is_none() || !layers::heard(t, KEYWORD)) && (f.traits.is_empty() || !layers::heard(t, TRAIT))
}

/// Whether a cost can never be paid, as no other of the list can bring what it
/// lacks. What happens instead of a cost might.
/// Shortcut if true: else the attempt tells.
fn hopeless(t: &T, ctx: &Ctx, costs: &[Cost], cost: &Cost, points: i16) -> bool {
    let brings = |zone: Zone| {
        costs.iter().any(|c| match c {
            Cost::Return(..) | Cost::ReturnThis => zone == Zone::Hand,
            Cost::Bury(..) | Cost::BuryThis | Cost::Discard(..) | Cost::EarthRite => zone == Zone::Cemetery,
            _ => false,
        })
    };
    let for_good = match cost {
        // No cost turns a card back.
        Cost::Points(_) | Cost::LeaderDefense(_) | Cost::Counters(..) | Cost::Engage => true,
        Cost::Discard(..) | Cost::Reveal(..) => !brings(Zone::Hand),
        Cost::Banish(_, f) if matches!(f.zone, Zone::Hand | Zone::Ex | Zone::Cemetery) => !brings(f.zone),
        _ => steady(t, cost),
    };
    let engages = || costs.iter().any(|c| matches!(c, Cost::Engage));
    let lacks = || match cost {
        Cost::EngageOther(n, _) if engages() => fresh(t, ctx, cost) < *n as usize,
        _ => !alone(t, ctx, cost, points),
    };
    for_good && !(layers::heard(t, INSTEAD) && costs.iter().any(moves)) && lacks()
}

/// Whether a cost moves a card: only that could be replaced.
/// Shortcut if false: else the attempt tells.
fn moves(c: &Cost) -> bool {
    match c {
        Cost::Points(_)
        | Cost::Engage
        | Cost::EngageOther(..)
        | Cost::LeaderDefense(_)
        | Cost::Counters(..)
        | Cost::Reveal(..) => false,
        Cost::BuryThis
        | Cost::Bury(..)
        | Cost::BanishThis
        | Cost::Banish(..)
        | Cost::ReturnThis
        | Cost::Return(..)
        | Cost::Discard(..)
        | Cost::EarthRite => true,
    }
}

/// Whether paying a cost may free a place on the field.
/// Shortcut if false: then the field is as full as before.
pub(crate) fn frees(c: &Cost) -> bool {
    moves(c) && !matches!(c, Cost::Discard(..))
}

/// Whether a cost can be paid if it is the only one.
#[must_use]
pub fn alone(t: &T, ctx: &Ctx, cost: &Cost, points: i16) -> bool {
    if let Some((n, ids)) = means(t, ctx, cost) {
        return ids.len() >= n as usize;
    }
    match cost {
        Cost::Points(n) => points >= i16::from(*n),
        Cost::Engage => t.on_field(ctx.source) && !t.objects.at(ctx.source.slot).mark.engaged,
        // Also where the move that woke its text brought it. [R47]
        Cost::BuryThis | Cost::BanishThis | Cost::ReturnThis => can_go(t, this(t, ctx), cost),
        Cost::LeaderDefense(n) => {
            rule!("10.4.5");
            layers::defense(t, t.leader(ctx.me)) >= i16::from(*n)
        }
        Cost::Counters(n, name) => {
            rule!("10.4.5");
            t.counters(ctx.source, t.rules.counter(name)) >= i16::from(*n)
        }
        _ => unreachable!("paid with cards"),
    }
}
