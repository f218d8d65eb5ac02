//! Keys of questions, as `ask-...` in the translation files.

use crate::board::T;
use crate::timing::Proc;
use crate::{attack, battle, cards, checks, choose, limited, play, queue, react, setup, subject, turn};
use arbiter_kernel::Frame;

/// What is asked.
#[must_use]
pub fn question(t: &T) -> &'static str {
    if t.asked().is_none() {
        return "";
    }
    match t.frames().last() {
        // A turn or a phase that begins is no card to be named.
        Some(Frame::Proc(Proc::React(react::Step::Answered(_), _))) if subject::source(t).is_none() => "ask-moment",
        Some(Frame::Proc(p)) => of(*p),
        _ => "ask-text",
    }
}

fn of(p: Proc) -> &'static str {
    match p {
        Proc::Setup(setup::Step::Thrown(_)) => "ask-throw",
        Proc::Setup(setup::Step::RolledBack(..)) => "ask-rollback",
        Proc::Setup(_) => "ask-first",
        Proc::Turn(turn::Step::Acted) => "ask-main",
        Proc::Turn(turn::Step::Recycled) => "ask-recycle",
        Proc::Turn(_) => "ask-under",
        Proc::Play(play::Step::Tapped(..), _) => "ask-pay",
        Proc::Play(play::Step::Numbered, _) => "ask-number",
        Proc::Play(play::Step::Refreshed(..), _) => "ask-refresh",
        Proc::Play(play::Step::Crafted(_), _) => "ask-craft",
        Proc::Play(..) => "ask-cost",
        Proc::Choose(choose::Step::Moded(_), _) => "ask-mode",
        Proc::Choose(choose::Step::Shared(_), _) => "ask-share",
        Proc::Choose(choose::Step::Borne, _) => "ask-bearer",
        Proc::Choose(..) => "ask-choice",
        Proc::Queue(queue::Step::Placed(..)) => "ask-place",
        Proc::Queue(queue::Step::Faced(..)) => "ask-blockers",
        Proc::Queue(_) => "ask-text",
        Proc::React(react::Step::Fired(_), _) => "ask-trigger",
        Proc::React(..) => "ask-react",
        Proc::Triggers(_) => "ask-order",
        Proc::Check(checks::Step::Repaired(_, checks::Fault::Hand), _) => "ask-hand",
        Proc::Check(checks::Step::Repaired(_, checks::Fault::Size), _) => "ask-expel",
        Proc::Check(..) => "ask-limit",
        Proc::Attack(attack::Step::Targeted) => "ask-target",
        Proc::Attack(attack::Step::Challenged) => "ask-challenge",
        Proc::Attack(attack::Step::Attacker(_)) => "ask-attackers",
        Proc::Attack(_) => "ask-blockers",
        Proc::Battle(battle::Step::Acted(..)) => "ask-action",
        Proc::Battle(battle::Step::Duel(_)) => "ask-duel",
        Proc::Battle(battle::Step::Back(..)) => "ask-strike-back",
        Proc::Battle(_) => "ask-strike",
        Proc::Cards(cards::Step::Said(..)) => "ask-draw",
        Proc::Cards(cards::Step::Ordered(..)) => "ask-under",
        Proc::Cards(cards::Step::Gave(..)) => "ask-text",
        Proc::Cards(_) => "ask-discard",
        Proc::Limited(step, _) => limited::question(step),
    }
}
