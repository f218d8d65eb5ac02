//! Which answers on the way to a play let it be completed. What costs more than
//! resources, or a number that is announced, can make an answer impossible that
//! looks possible by itself: each is tried on a copy. [808.2]

use super::{Plan, Step};
use crate::board::{T, Thing};
use crate::choose::{self, MODE, X};
use crate::timing::{Choice, Proc};
use crate::words::{Act, Cost};
use arbiter_kernel::{Frame, Pick, Trial, Tried};
use serde::{Deserialize, Serialize};

/// So many answers are tried for each that is offered.
const ANSWERS: u32 = 40;

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
    let trial = Trial { seat: plan.seat, most: ANSWERS, narrow: |_, _| () };
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
