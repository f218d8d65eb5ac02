//! What a play asks: options, extra costs, targets, shares. [10.6.2]

use super::{Play, Step, What};
use crate::ask::Question;
use crate::board::{Scope, T};
use crate::complete;
use crate::targets::CHOSEN;
use crate::timing::{Choice, Proc};
use crate::why::misfit;
use arbiter_desk::refuse;
use arbiter_kernel::{Frame, Illegal, Message, ObjectId};

/// The share of the next of several. [10.6.2.4]
pub(crate) const DIVIDE: Question =
    Question::new("ask-divide").must(|| refuse!("10.6.2.4.1", Message::new("why-must-divide")));

/// What is asked at a step.
pub(crate) fn question(step: Step) -> Question {
    match step {
        Step::MenuChosen(_) => Question::new("ask-menu").must(|| refuse!("5.17.1", Message::new("why-must-choose"))),
        Step::ExtraAnswered(_) => Question::new("ask-extra"),
        Step::EvolutionPoint => Question::new("ask-evolution-point"),
        Step::TargetNamed(_) => {
            Question::new("ask-target").must(|| refuse!("10.6.2.3.1", Message::new("why-must-select")))
        }
        Step::DivideNamed(_) => DIVIDE,
        _ => Question::NONE,
    }
}

/// The answers that can be given.
pub(crate) fn options(t: &T, step: Step, play: Play, out: &mut Vec<Choice>) {
    let scope = t.scope(play.scope);
    let def = t.rules.abilities.get(scope.ability as usize);
    match step {
        Step::MenuChosen(n) => {
            let m = &def.expect("it has a menu").menus[n as usize];
            let chosen = (m.first..m.first + m.count()).filter(|o| scope.notes[CHOSEN] & (1 << o) != 0).count();
            out.extend(complete::options(t, scope, n).into_iter().map(Choice::Option));
            if chosen >= m.least as usize {
                out.push(Choice::Stop);
            }
        }
        Step::ExtraAnswered(_) | Step::EvolutionPoint => out.extend([Choice::No, Choice::Yes]),
        Step::TargetNamed(n) => {
            let s = &def.expect("it selects").selections[n as usize];
            let left = complete::candidates(t, scope, s);
            let picked = scope.picked(s.slot).count();
            if picked >= s.least as usize {
                out.push(Choice::Stop);
            }
            out.extend(left.into_iter().map(Choice::Card));
        }
        Step::DivideNamed(n) => {
            let s = &def.expect("it divides").selections[n as usize];
            out.extend(complete::shares(t, scope, s).map(Choice::Number));
        }
        _ => unreachable!("not a question: {step:?}"),
    }
    debug_assert!(play.what != What::Automatic || def.is_some());
}

/// The option of this number, from 1, of the menu that is open.
pub(crate) fn option(t: &T, n: u8) -> Option<(&Scope, u8)> {
    let Some(Frame::Proc(Proc::Play(Step::MenuChosen(menu), play))) = t.frames().last() else { return None };
    let scope = t.scope(play.scope);
    let m = &t.rules.abilities[scope.ability as usize].menus[*menu as usize];
    (1..=m.count()).contains(&n).then(|| (scope, m.first + n - 1))
}

/// Why another card is no answer.
pub(crate) fn unfit(t: &T, step: Step, play: Play, id: ObjectId) -> Option<Illegal> {
    match step {
        Step::TargetNamed(n) => misfit(t, t.scope(play.scope), n, id),
        _ => None,
    }
}
