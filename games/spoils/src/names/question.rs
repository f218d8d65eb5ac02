//! Keys of questions.

use crate::board::T;
use crate::effect;
use crate::lower::Act;
use crate::timing::{Proc, Topic};
use crate::words::Verb;
use crate::{battle, play, repeat, setup, turn};
use arbiter_kernel::{Frame, Stage};

/// Key of the question that is asked.
#[must_use]
pub fn question(t: &T) -> &'static str {
    if t.asked().is_none() {
        return "";
    }
    match t.frames().last() {
        Some(Frame::Event(_, Stage::Chosen(_))) => "ask-replacement",
        Some(Frame::Window(w)) => match w.topic {
            Topic::Respond(_) => "ask-respond",
            Topic::EndOfTurn => "ask-end-of-turn",
            Topic::Round => "ask-round",
        },
        Some(Frame::Run(run)) => effect::current(t, *run).map_or("", of_act),
        Some(Frame::Proc(p)) => of_proc(*p),
        _ => "",
    }
}

fn of_proc(p: Proc) -> &'static str {
    match p {
        Proc::Setup(setup::Step::First) => "ask-first",
        Proc::Setup(setup::Step::Found(..)) => "ask-starting",
        Proc::Setup(_) => "ask-mulligan",
        Proc::Turn(turn::Step::Acted) => "ask-main",
        Proc::Group(..) => "ask-pending",
        Proc::Check(_) => "ask-keep",
        Proc::Pay(..) => "ask-pay",
        Proc::Play(play::Step::Modified, _) => "ask-modifier",
        Proc::Battle(battle::Step::Chosen(_), _) => "ask-attackers",
        Proc::Battle(..) => "ask-blockers",
        Proc::Fight(_) => "ask-divide",
        Proc::Bid(..) => "ask-bid",
        Proc::Repeat(repeat::Step::BreakSaid(_)) => "ask-break-in",
        Proc::Repeat(repeat::Step::StopSaid) => "ask-stop-after",
        Proc::Repeat(_) => "ask-repeat",
        Proc::Sized(..) => "ask-damage",
        _ => "",
    }
}

fn of_act(act: &Act) -> &'static str {
    match act {
        Act::May(_) => "ask-may",
        Act::Menu { .. } | Act::Option { .. } => "ask-option",
        Act::Select { pick: true, .. } | Act::AttachPick => "ask-pick",
        Act::Select { .. } => "ask-choose",
        Act::Divide { .. } => "ask-divide",
        Act::HowMany { .. } => "ask-how-many",
        Act::Verb { verb, .. } => match verb {
            Verb::ChooseNumber(..) => "ask-number",
            Verb::Draw(_) => "ask-draw",
            Verb::RemoveTokens(..) => "ask-tokens",
            Verb::PickPlayer(..) => "ask-player",
            Verb::Top { .. } | Verb::Look { .. } | Verb::RevealTop { .. } => "ask-deck",
            Verb::Declare(_) => "ask-declare",
            Verb::Search { .. } => "ask-search",
            Verb::Play(_) => "ask-play",
            Verb::PlayResource(..) => "ask-resource",
            Verb::Change(..) => "ask-option",
            Verb::Put(m) | Verb::PutInstead(m) if !matches!(m.to, crate::words::Place::Play(_)) => "ask-order",
            _ => "ask-pick",
        },
        _ => "",
    }
}
