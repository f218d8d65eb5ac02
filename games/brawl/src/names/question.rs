//! Keys of questions.

use crate::board::T;
use crate::timing::Proc;
use crate::words::Clause;
use crate::{attack, cards, movement, recruit, setup, skill, traps};
use arbiter_kernel::{Frame, Op};

/// Key of the question that is asked.
#[must_use]
pub fn question(t: &T) -> &'static str {
    if t.asked().is_none() {
        return "";
    }
    match t.frames().last() {
        Some(Frame::Window(_)) => "ask-react",
        Some(Frame::Run(run)) => match t.rules.programs[run.program as usize].get(run.at as usize) {
            Some(Op::Do(clause)) => of_clause(clause),
            _ => "",
        },
        Some(Frame::Proc(p)) => of_proc(*p),
        _ => "",
    }
}

fn of_clause(clause: &Clause) -> &'static str {
    match clause {
        Clause::Place(..) | Clause::PlaceBack(_) => "ask-place",
        Clause::DiscardTop => "ask-opponent",
        Clause::TakeBack(_) => "ask-take-back",
        _ => "ask-champion",
    }
}

fn of_proc(p: Proc) -> &'static str {
    match p {
        Proc::Setup(step) => match step {
            setup::Step::Named(..) => "ask-first",
            setup::Step::Zoned(_) => "ask-zone",
            setup::Step::Trapped(_) => "ask-trap",
            setup::Step::Redrawn(..) => "ask-redraw",
            _ => "ask-deploy",
        },
        Proc::Recruit(recruit::Step::Banned(_)) => "ask-ban",
        Proc::Recruit(recruit::Step::Brought(_)) => "ask-bring",
        Proc::Recruit(_) => "ask-recruit",
        Proc::Turn(_) => "ask-main",
        Proc::Move(movement::Step::Entering, _) => "ask-enter",
        Proc::Move(..) | Proc::Jumped(_) => "ask-move",
        Proc::Fear(_) => "ask-flee",
        Proc::Trap(..) => "ask-trap",
        Proc::Look(traps::Look::Named(_)) => "ask-look",
        Proc::Look(_) => "ask-move-trap",
        Proc::Attack(attack::Step::Chosen) => "ask-attack",
        Proc::Attack(attack::Step::Paid) => "ask-pay",
        Proc::Attack(attack::Step::Healed(_)) => "ask-heal-whom",
        Proc::Skill(skill::Step::Chosen) => "ask-skill",
        Proc::Attack(_) | Proc::Skill(_) => "ask-target",
        Proc::Standard(..) => "ask-strike",
        Proc::Each(..) => "ask-next",
        Proc::Cards(step) => match step {
            cards::Step::Drawn(..) => "ask-draw",
            cards::Step::Planned(..) => "ask-plan",
            cards::Step::Healed(..) => "ask-heal",
            cards::Step::Stunned(_) => "ask-stun",
            cards::Step::Paid(..) => "ask-discard",
            _ => "ask-heal-whom",
        },
        _ => "",
    }
}
