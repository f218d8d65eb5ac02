//! A skill card, in four steps. [T6]

use crate::Brawl;
use crate::arena::OFF;
use crate::ask::Question;
use crate::attack;
use crate::board::{Read, T};
use crate::play;
use crate::timing::{Choice, Proc};
use arbiter_kernel::{Flow, rule};
use serde::{Deserialize, Serialize};

/// What is asked at a step.
pub(crate) fn question(step: Step) -> Question {
    if step == Step::Chosen { Question::new("ask-skill") } else { attack::AIM }
}

/// What may be answered.
pub(crate) fn options(t: &T, step: Step, out: &mut Vec<Choice>) {
    match step {
        Step::Chosen => out.extend([Choice::Use, Choice::Decline]),
        Step::Aimed => attack::aims(t, out),
        _ => unreachable!("not a question: {step:?}"),
    }
}

/// Where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// Its movement. [skill.1]
    Move,
    /// Use it, or not. [skill.2]
    Choose,
    /// It was said.
    Chosen,
    /// Its targets. [skill.3]
    Aim,
    /// They were named.
    Aimed,
    /// What it says. [skill.4]
    Work,
}

/// Whether it may be used: with a target, or where some part needs none. [T6]
fn usable(t: &T) -> bool {
    let a = &t.board.action;
    let def = t.card(a.card.slot);
    t.in_arena(a.champion) && (def.card.icon.is_none() || def.works_alone || attack::any_target(t))
}

/// One step.
pub(crate) fn advance(t: &mut T, step: Step) -> Flow<Brawl> {
    let to = |s| Proc::Skill(s);
    let end = Proc::Play(play::Step::Experience);
    let a = t.board.action;
    let (movement, slithers) = {
        let def = t.card(a.card.slot);
        (def.card.movement, def.slithers)
    };
    match step {
        Step::Move => {
            rule!("skill.0", "skill.1");
            play::moves(t, movement, slithers, to(Step::Choose))
        }
        Step::Choose if usable(t) => Flow::Ask(to(Step::Chosen), a.seat),
        Step::Choose => Flow::Goto(end),
        Step::Chosen => {
            rule!("skill.2");
            Flow::Goto(if t.answered() == Choice::Use { to(Step::Aim) } else { end })
        }
        Step::Aim if attack::any_target(t) => {
            rule!("skill.3", "skill.ex");
            Flow::Ask(to(Step::Aimed), a.seat)
        }
        Step::Aim => Flow::Goto(to(Step::Work)),
        Step::Aimed => {
            attack::aim(t);
            Flow::Goto(to(Step::Work))
        }
        Step::Work => {
            rule!("skill.4", "skill.5", "resolve.1");
            let target = t.board.action.targets.first();
            t.board.action.stood = target.map_or(OFF, |c| t.champion(c).at);
            play::follow(t.card(a.card.slot).text, a.scope, end)
        }
    }
}
