//! What is paid besides resources, and crafting. [418.2] [418.6] [418.8]

use super::{Plan, Step, scope_of};
use crate::Wakfu;
use crate::board::{T, Thing, What, look};
use crate::card::Kind;
use crate::choose::{self, X};
use crate::event::{Event, Why};
use crate::pay::{self, Need};
use crate::rules::{NONE, Once};
use crate::timing::{Choice, Proc};
use crate::words::{Act, Clause, Cost, Deed, Profession, Tail, Who};
use crate::{effect, layers, queue, range};
use arbiter_kernel::{Flow, ObjectId, Pick, Seat, rule};
use smallvec::smallvec;

/// The costs of a power, or the additional costs of an Action, in printed order. [418.2] [418.8]
pub(super) fn cost(t: &mut T, plan: Plan, n: u8) -> Flow<Wakfu> {
    let to = |s| Proc::Play(s, plan);
    let costs =
        (plan.ability != NONE).then(|| t.rules.abilities[plan.ability as usize].costs().get(n as usize).cloned());
    let Some(cost) = costs.flatten() else { return Flow::Goto(to(Step::Finish)) };
    match cost {
        Cost::Tap => {
            if !pay::can_tap(t, plan.source) {
                rule!("802.4");
                t.because("802.4");
                return Flow::Fail;
            }
            Flow::Emit(to(Step::Cost(n + 1)), smallvec![Event::Tap(plan.source, Why::Cost)])
        }
        Cost::Pay(symbols) => {
            let x = t.scope(scope_of(t, plan)).notes[X];
            Flow::Goto(to(Step::Pay(Need::symbols(&symbols, x), n + 1)))
        }
        // The power of a card that is not in play. [801.1]
        Cost::FromHand(_) => {
            rule!("801.1");
            Flow::Emit(to(Step::Cost(n + 1)), smallvec![Event::Discard(plan.source)])
        }
        Cost::FromDiscard(_) => Flow::Emit(to(Step::Cost(n + 1)), smallvec![Event::Recycle(plan.source)]),
        Cost::Do(act) | Cost::Challenge(act, _) => do_cost(t, plan, n, &act, 0),
    }
}

/// Whom the n-th cost is about: what may be named for it.
pub(crate) fn cost_candidates(t: &T, plan: Plan, n: u8) -> Vec<ObjectId> {
    let a = &t.rules.abilities[plan.ability as usize];
    let Some(Cost::Do(act) | Cost::Challenge(act, _)) = a.costs().get(n as usize) else { return Vec::new() };
    if let Act::Discard(_) | Act::DiscardUpTo(_) | Act::DiscardX = act {
        let hand = crate::board::zone(plan.seat, crate::board::Zone::Hand);
        let held = t.zones.of(hand).iter().map(|&s| t.objects.id(s));
        let named = |id: &ObjectId| {
            let scope = t.scope(scope_of(t, plan));
            scope.picked(choose::BEARER - 1).any(|p| p.what == Thing::Card(*id))
        };
        return held.filter(|id| !named(id)).collect();
    }
    let Some(who) = act.object() else { return Vec::new() };
    let Some(slot) = a.slot_at(who.spot().0) else { return Vec::new() };
    let entry = queue::find(t, plan.entry).expect("it is in the Queue");
    let taken: Vec<Thing> = t.scope(entry.scope).picked(slot).map(|p| p.what).collect();
    let able = |id: &ObjectId| match act {
        Act::Tap(_) => pay::can_tap(t, *id) && reaches_chosen(t, plan, who.spot().0, *id),
        _ => true,
    };
    let own = |id: &ObjectId| !look::in_play(t, *id) || look::controller(t, *id) == plan.seat;
    choose::candidates(t, entry, t.scope(entry.scope), &a.slots[slot as usize])
        .into_iter()
        .filter(|c| !taken.contains(c))
        .filter_map(|c| match c {
            Thing::Card(id) => Some(id),
            _ => None,
        })
        .filter(|id| able(id) && own(id))
        .collect()
}

/// Whoever pays so and then deals damage to what was chosen must reach it. [508.1b]
fn reaches_chosen(t: &T, plan: Plan, spot: u32, id: ObjectId) -> bool {
    let a = &t.rules.abilities[plan.ability as usize];
    let scope = t.scope(scope_of(t, plan));
    let from = range::from_card(t, id, plan.seat);
    a.power.steps().iter().flat_map(crate::lower::clauses).all(|c| {
        let Clause::Card(Who::It(by) | Who::That(by, _), Deed::Deal(_, to)) = c else { return true };
        if effect::meaning(t, scope, by.0) != Some(spot) {
            return true;
        }
        let anywhere = matches!(to.noun(), Some((_, Some(Tail::Anywhere | Tail::AnyBag))));
        let slot = a.slot_at(to.spot().0).filter(|n| a.slots[*n as usize].choice);
        let mut chosen =
            scope.picks.iter().filter(|p| Some(p.of) == slot).filter_map(|p| crate::perform::as_card(p.what));
        chosen.all(|x| range::reaches(t, from, x, anywhere))
    })
}

/// Whether no more need be named, where "up to" is said.
pub(crate) fn cost_enough(t: &T, plan: Plan, n: u8, so_far: u8) -> bool {
    let a = &t.rules.abilities[plan.ability as usize];
    match a.costs().get(n as usize) {
        Some(Cost::Do(act)) => so_far >= wanted(t, plan, act).0,
        _ => false,
    }
}

/// How many cards a cost takes, at least and at most. Where as many were chosen
/// as are paid for, that number is known. [808.2d] [808.2g]
fn wanted(t: &T, plan: Plan, act: &Act) -> (u8, u8) {
    let a = &t.rules.abilities[plan.ability as usize];
    let scope = t.scope(scope_of(t, plan));
    let x = scope.notes[X];
    let (least, most) = match act {
        Act::Discard(k) => (*k, *k),
        Act::DiscardUpTo(k) => (0, *k),
        Act::DiscardX => (x.clamp(0, 250) as u8, x.clamp(0, 250) as u8),
        _ => match act.object() {
            Some(who) if who.is_decision() => who.count_x(x),
            _ => (0, 0),
        },
    };
    let same = a.slots.iter().position(|s| matches!(s.who, Some(Who::ChosenSame(..))));
    match same {
        Some(slot) if least < most => {
            let n = scope.picked(slot as u8).count() as u8;
            (n, n)
        }
        _ => (least, most),
    }
}

/// What a turn remembers of a play: cards that may be played once, and what was
/// spent on a power that asks for it. [808.2]
pub(super) fn remember(t: &mut T, plan: Plan, chosen: &[Event]) {
    if plan.ability == NONE {
        return;
    }
    let a = &t.rules.abilities[plan.ability as usize];
    let (face, counts) = (a.face, a.counts && plan.what == What::Power);
    let spent: usize = a.costs().iter().map(|c| if let Cost::Pay(s) = c { s.all().len() } else { 0 }).sum();
    match a.once {
        Some(Once::Turn) => t.board.once.push((plan.seat, face, ObjectId::NONE)),
        Some(Once::Each) => {
            let on = chosen.iter().filter_map(|e| e.subject());
            t.board.once.extend(on.map(|id| (plan.seat, face, id)));
        }
        None => (),
    }
    if counts && let Some(o) = t.objects.get_mut(plan.source) {
        o.mark.did.spent = o.mark.did.spent.saturating_add(spent as u8);
    }
}

/// Names what a cost takes, one after the other; then all of it is paid.
fn do_cost(t: &mut T, plan: Plan, n: u8, act: &Act, so_far: u8) -> Flow<Wakfu> {
    let to = |s| Proc::Play(s, plan);
    let (least, most) = wanted(t, plan, act);
    let free = cost_candidates(t, plan, n).len();
    if so_far < most && free > 0 && most > 0 {
        return Flow::Ask(to(Step::Named(n, so_far)), plan.seat);
    }
    // What an Action costs besides is paid before anybody reacts. [418.8]
    let clause = if rule!("418.8" => plan.what == What::Card) { "418.8" } else { "418.2" };
    let events = if so_far < least { None } else { effect::cost_events(t, plan, act) };
    match events {
        Some(events) => Flow::Emit(to(Step::Cost(n + 1)), events),
        None => {
            rule!("418.2");
            t.because(clause);
            Flow::Fail
        }
    }
}

pub(super) fn named(t: &mut T, plan: Plan, n: u8, so_far: u8) -> Flow<Wakfu> {
    let a = &t.rules.abilities[plan.ability as usize];
    let Some(Cost::Do(act) | Cost::Challenge(act, _)) = a.costs().get(n as usize).cloned() else {
        unreachable!("a cost is paid")
    };
    let slot = act.object().and_then(|w: &Who| a.slot_at(w.spot().0)).unwrap_or(choose::BEARER - 1);
    match t.answered() {
        Choice::Card(id) => {
            let scope = scope_of(t, plan);
            t.scope_mut(scope).picks.push(Pick { of: slot, share: 0, what: Thing::Card(id) });
            do_cost(t, plan, n, &act, so_far + 1)
        }
        // Enough, where "up to" is said.
        _ => match effect::cost_events(t, plan, &act) {
            Some(events) => Flow::Emit(Proc::Play(Step::Cost(n + 1), plan), events),
            None => Flow::Fail,
        },
    }
}

/// Artisans of a Profession that can tap. [418.6] [401.4]
pub(super) fn artisans(t: &T, seat: Seat, by: Profession) -> Vec<ObjectId> {
    rule!("401.4");
    let fits =
        |id: &ObjectId| look::kind(t, *id) == Kind::Ally && layers::artisan(t, *id, Some(by)) && pay::can_tap(t, *id);
    look::controlled(t, seat).filter(fits).collect()
}

/// What can be named for crafting: first the Artisan, then cards of the Discard. [418.6]
pub(crate) fn craft_candidates(t: &T, plan: Plan, n: u8) -> Vec<ObjectId> {
    let Some(recipe) = &look::face(t, plan.source).card.recipe else { return Vec::new() };
    if n == 0 {
        return artisans(t, plan.seat, recipe.by);
    }
    let discard = crate::board::zone(plan.seat, crate::board::Zone::Discard);
    let wanted = recipe.of.get(usize::from(n) - 1).copied();
    let all = t.zones.of(discard).iter().map(|&s| t.objects.id(s));
    let taken = ingredients(t, plan);
    let of = |id: ObjectId| wanted.is_some_and(|e| look::element(t, id) == e || crate::noun::lends(t, id, e));
    all.filter(|&id| of(id) && !taken.contains(&id)).collect()
}

/// The pick that is an ingredient of a Recipe. [418.6]
pub(super) const INGREDIENT: u8 = choose::BEARER - 2;

fn ingredients(t: &T, plan: Plan) -> Vec<ObjectId> {
    let named = t.scope(scope_of(t, plan)).picked(INGREDIENT);
    named.filter_map(|p| crate::perform::as_card(p.what)).collect()
}

pub(super) fn craft(t: &mut T, plan: Plan, n: u8) -> Flow<Wakfu> {
    let of = look::face(t, plan.source).card.recipe.as_ref().map_or(0, |r| r.of.len());
    if usize::from(n) > of {
        rule!("418.4c");
        let named = ingredients(t, plan).into_iter().map(Event::Recycle);
        return Flow::Emit(Proc::Play(Step::Recycled, plan), named.collect());
    }
    if craft_candidates(t, plan, n).is_empty() {
        rule!("418.6");
        t.because("418.6");
        return Flow::Fail;
    }
    Flow::Ask(Proc::Play(Step::Crafted(n), plan), plan.seat)
}
