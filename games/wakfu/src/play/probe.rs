//! Which answers on the way to a play let it be completed. What costs more than
//! resources, or a number that is announced, can make an answer impossible that
//! looks possible by itself: each is tried on a copy. [808.2]

use super::{Plan, Step};
use crate::Wakfu;
use crate::board::{T, Thing};
use crate::choose::{self, MODE, X};
use crate::rules::Ability;
use crate::timing::{Choice, Proc};
use crate::words::{Act, Adj, Clause, Cost, Deed, Noun, Who};
use arbiter_kernel::{Frame, ObjectId, Pick, Seat, Trial, Tried};
use serde::{Deserialize, Serialize};

/// So many answers are tried before a play counts as one that might do: more than
/// there are ways to do it, once those that differ in nothing are left out.
const ANSWERS: u32 = 400;

/// Tries for a player.
pub(super) fn trial(seat: Seat) -> Trial<Wakfu> {
    Trial { seat, most: ANSWERS, narrow }
}

/// Leaves out answers that lead to nothing new.
fn narrow(t: &T, out: &mut Vec<Choice>) {
    match t.frames().last() {
        Some(Frame::Proc(Proc::Play(Step::Tapped(_, then), plan))) => payers(t, *plan, *then, out),
        Some(Frame::Proc(p @ Proc::Choose(choose::Step::Made(_), _))) => {
            let plan = going_on(t, *p);
            if plan.is_some_and(|plan| t.rules.abilities.get(plan.ability as usize).is_some_and(is_free_to_choose)) {
                out.truncate(1);
            }
        }
        _ => (),
    }
}

/// Whether whatever is chosen is paid for alike and leaves the same to be chosen.
fn is_free_to_choose(a: &Ability) -> bool {
    let deals = |c: &Clause| matches!(c, Clause::Card(Who::It(_) | Who::That(..), Deed::Deal(..)));
    let alike = |c: &Cost| match c {
        Cost::Do(act) => act.object().is_none_or(|w| matches!(w, Who::This(..) | Who::Mine(..) | Who::YourHero(_))),
        Cost::Challenge(..) => false,
        Cost::Tap | Cost::Pay(_) | Cost::FromHand(_) | Cost::FromDiscard(_) => true,
    };
    a.costs().iter().all(alike)
        && a.slots.iter().all(|s| s.cost || super::told::is_plain(s))
        && !a.power.steps().iter().flat_map(crate::lower::clauses).any(deals)
}

/// Any card pays as well as any other, as long as the rest can be paid; so whoever
/// is of no other use pays first, and of those of the same use one stands for all.
fn payers(t: &T, plan: Plan, then: u8, out: &mut Vec<Choice>) {
    let plain = out.iter().all(|c| matches!(c, Choice::Tap(_)));
    if !plain || crate::pay::refreshes(t, plan.seat) {
        return;
    }
    let costs = t.rules.abilities.get(plan.ability as usize).map_or(&[][..], |a| a.costs());
    let mut wanted: Vec<Vec<ObjectId>> = Vec::new();
    for (n, cost) in (0u8..).zip(costs).skip(if then == super::INSIDE { costs.len() } else { then.into() }) {
        match cost {
            Cost::Tap => wanted.push(vec![plan.source]),
            Cost::Do(Act::Tap(_)) | Cost::Challenge(Act::Tap(_), _) => wanted.push(super::cost_candidates(t, plan, n)),
            // Another payment, or who is named by its being tapped.
            Cost::Pay(_) | Cost::Challenge(..) => return,
            Cost::Do(act) if act.object().and_then(Who::noun).is_some_and(|(n, _)| is_turned(n)) => return,
            Cost::Do(_) | Cost::FromHand(_) | Cost::FromDiscard(_) => (),
        }
    }
    let of_use = |c: &Choice| -> Vec<bool> {
        let Choice::Tap(id) = c else { return Vec::new() };
        wanted.iter().map(|all| all.contains(id)).collect()
    };
    if let Some(&idle) = out.iter().find(|c| !of_use(c).contains(&true)) {
        *out = vec![idle];
        return;
    }
    let mut seen: Vec<Vec<bool>> = Vec::new();
    out.retain(|c| {
        let of = of_use(c);
        let new = !seen.contains(&of);
        seen.push(of);
        new
    });
}

fn is_turned(noun: &Noun) -> bool {
    noun.adj.iter().any(|a| matches!(a, Adj::Tapped | Adj::Untapped))
}

/// What is left of a play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Rest {
    /// X, and all behind it. [808.2c]
    Number,
    /// The choices from this slot on, and all behind them. [808.2d]
    Choices(u8),
}

/// Leaves the answers by which the play that is going on can be completed.
pub(crate) fn keep(t: &T, question: Proc, out: &mut Vec<Choice>) {
    let Some(plan) = going_on(t, question) else { return };
    // Shortcut: where all answers are tried those that fail are found anyway.
    if t.is_trial() {
        return;
    }
    if out.len() < 2 || !matters(t, plan, question) {
        return;
    }
    let kept: Vec<Choice> = out.iter().copied().filter(|&c| completes(t, plan, question, c)).collect();
    // What nobody could tell beforehand is left to its player.
    if !kept.is_empty() {
        *out = kept;
    }
}

/// The play on the way to which this is asked; triggered powers are none.
fn going_on(t: &T, question: Proc) -> Option<Plan> {
    let id = match question {
        Proc::Play(Step::Numbered, plan) => return Some(plan),
        Proc::Choose(choose::Step::Moded(_) | choose::Step::Made(_), id) => id,
        _ => return None,
    };
    t.frames().iter().rev().find_map(|f| match f {
        Frame::Proc(Proc::Play(Step::Number | Step::Total, plan)) if plan.entry == id => Some(*plan),
        _ => None,
    })
}

/// Whether an answer could spoil the payment: resources and cards of the Hand are
/// the same whatever is chosen, and what must be chosen is left for each choice.
fn matters(t: &T, plan: Plan, question: Proc) -> bool {
    let Some(a) = t.rules.abilities.get(plan.ability as usize) else { return false };
    let other = |c: &Cost| match c {
        Cost::Pay(_) | Cost::Tap => false,
        Cost::Do(Act::Discard(_)) => !a.slots.iter().all(super::told::is_plain),
        _ => true,
    };
    if let Proc::Play(Step::Numbered, _) = question {
        // Shortcut: no number that is offered spoils anything.
        return !super::told::any_number(t, plan);
    }
    a.costs().iter().any(other)
}

fn completes(t: &T, plan: Plan, question: Proc, choice: Choice) -> bool {
    let trial = trial(plan.seat);
    let begin = |copy: &mut T| {
        let scope = super::scope_of(copy, plan);
        let scope = copy.scope_mut(scope);
        let rest = match (question, choice) {
            (Proc::Choose(choose::Step::Moded(_), _), Choice::Number(n)) => {
                scope.notes[MODE] = n;
                Rest::Number
            }
            (Proc::Choose(choose::Step::Made(n), _), Choice::Card(id)) => {
                scope.picks.push(Pick { of: n, share: 0, what: Thing::Card(id) });
                Rest::Choices(n)
            }
            (Proc::Choose(choose::Step::Made(n), _), Choice::Seat(s)) => {
                scope.picks.push(Pick { of: n, share: 0, what: Thing::Seat(s) });
                Rest::Choices(n)
            }
            (Proc::Choose(choose::Step::Made(n), _), _) => Rest::Choices(n + 1),
            (_, Choice::Number(n)) => {
                scope.notes[X] = n;
                Rest::Choices(0)
            }
            other => unreachable!("no answer on the way to a play: {other:?}"),
        };
        Proc::Play(Step::Probe(rest), plan)
    };
    !matches!(t.try_out(&trial, begin), Tried::Never(_))
}
