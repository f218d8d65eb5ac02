//! What the words of a text ask. [10.6.2.7.2]

use crate::ask::Question;
use crate::board::{T, other};
use crate::effect;
use crate::lower::Act;
use crate::timing::Choice;
use crate::why::{about, misfit};
use crate::words::Verb;
use arbiter_desk::refuse;
use arbiter_kernel::{Illegal, Message, ObjectId, Op, Run, Seat};

/// The word that is being obeyed.
fn asking(t: &T, run: Run) -> Option<&Act> {
    match &t.rules.programs[run.program as usize][run.at as usize] {
        Op::Do(act) => Some(act),
        _ => None,
    }
}

/// What a word asks.
pub(crate) fn question(t: &T, run: Run) -> Question {
    match asking(t, run) {
        Some(Act::May) => Question::new("ask-may"),
        Some(Act::Pay(_)) => Question::new("ask-pay"),
        Some(Act::Verb { verb, .. }) => of_verb(verb),
        Some(Act::Select(_)) if effect::dividing(t, run) => crate::play::DIVIDE,
        Some(Act::Select(_)) => {
            Question::new("ask-select").must(|| refuse!("10.6.2.3.1", Message::new("why-must-select")))
        }
        _ => Question::NONE,
    }
}

fn of_verb(verb: &Verb) -> Question {
    match verb {
        Verb::Draw { .. } => Question::new("ask-draw").called(&[(Choice::Yes, "yes", "opt-draw")]),
        Verb::Look { .. } => Question::new("ask-look"),
        Verb::Discard { .. } => Question::new("ask-discard"),
        Verb::Tokens { .. } => Question::new("ask-token"),
        Verb::Take { .. } => Question::new("ask-take"),
        Verb::Rest { .. } => Question::new("ask-rest"),
        Verb::Search { .. } => Question::new("ask-search"),
        Verb::AddStack(_) => Question::new("ask-stack"),
        Verb::Evolve(_) => Question::new("ask-select").must(|| refuse!("1.3.2.3", Message::new("why-must-select"))),
        _ => Question::NONE,
    }
}

/// The answers that can be given.
pub(crate) fn options(t: &T, run: Run, out: &mut Vec<Choice>) {
    let cards = |out: &mut Vec<Choice>, ids: &[ObjectId]| out.extend(ids.iter().copied().map(Choice::Card));
    match asking(t, run).expect("only words ask") {
        Act::May | Act::Pay(_) => out.extend([Choice::No, Choice::Yes]),
        Act::Select(n) => {
            let s = &t.rules.abilities[t.scope(run.scope).ability as usize].selections[*n as usize];
            if effect::dividing(t, run) {
                out.extend(crate::complete::shares(t, t.scope(run.scope), s).map(Choice::Number));
                return;
            }
            if t.scope(run.scope).picked(s.slot).count() >= s.least as usize {
                out.push(Choice::Stop);
            }
            cards(out, &effect::late(t, run, s));
        }
        Act::Verb { verb, out: slot, refs } => match verb {
            Verb::Draw { .. } | Verb::Look { .. } => out.extend([Choice::Stop, Choice::Yes]),
            Verb::Discard { who, count, what, .. } => {
                let n = effect::amount(t, run, count).max(0) as usize;
                let seats = effect::players(t, run, *who);
                let seat = seats.into_iter().find(|&s| {
                    effect::named(t, run, s, *slot) < n && !effect::discardable(t, run, s, what, *slot).is_empty()
                });
                cards(out, &effect::discardable(t, run, seat.unwrap_or(other(t.board.active)), what, *slot));
            }
            Verb::Tokens { each, count, up_to, to, rest_to_ex, .. } => {
                let o = effect::Order { each: *each, count, up_to: *up_to, to: *to, rest_to_ex: *rest_to_ex };
                out.extend(effect::token_choices(t, run, refs, &o));
            }
            Verb::Take { least, what, .. } => {
                if t.scope(run.scope).picked(*slot).count() >= *least as usize {
                    out.push(Choice::Stop);
                }
                cards(out, &effect::takeable(t, run, what, *slot));
            }
            Verb::Rest { .. } => cards(out, &effect::looked(t, run)),
            Verb::Evolve(whom) => cards(out, &effect::short_of_cards(t, run, whom)),
            Verb::Search { what, up_to, .. } => {
                if effect::may_stop(what, *up_to) {
                    out.push(Choice::Stop);
                }
                cards(out, &effect::findable(t, run, what, *slot));
            }
            Verb::AddStack(_) => cards(out, &effect::stacks(t, run)),
            _ => unreachable!("not a question: {verb:?}"),
        },
        Act::Later { .. } | Act::MoveStack | Act::NotDone | Act::Means { .. } | Act::Tally(_) => {
            unreachable!("not a question")
        }
    }
}

/// Why another card is no answer.
pub(crate) fn unfit(t: &T, seat: Seat, run: Run, id: ObjectId) -> Option<Illegal> {
    match asking(t, run)? {
        Act::Select(n) => misfit(t, t.scope(run.scope), *n, id),
        Act::Verb { .. } => refuse!("10.6.2.7.2", about(t, seat, "why-does-not-fit", id)),
        _ => None,
    }
}
