//! The question that is open. What is said about one stands beside the step that
//! asks it: its key, why it must be answered and what its options are called
//! there (`question`, or a constant), and its options.

use crate::board::T;
use crate::timing::{Choice, Proc};
use crate::{
    Spoils, adjust, battle, bid, checks, effect, group, names, offer, pay, play, repeat, replace, respond, setup,
    subject, turn, why,
};
use arbiter_desk::Asks;
use arbiter_kernel::{Frame, Stage};

/// What is said about a question of this game.
pub type Question = arbiter_desk::Question<Choice>;

/// What the door says about it.
pub const ASKS: Asks<Spoils> = Asks {
    named: names::options,
    key: |t| question(t).key,
    subject: subject::subject,
    says: names::says,
    why_not: why::of_words,
    not_asked: why::not_asked,
    thinkable: offer::thinkable,
};

/// The question that is open.
#[must_use]
pub fn question(t: &T) -> Question {
    match t.frames().last() {
        _ if t.asked().is_none() => Question::NONE,
        Some(Frame::Event(_, Stage::Chosen(_))) => replace::QUESTION,
        Some(Frame::Window(w)) => respond::question(w.topic),
        Some(Frame::Run(run)) => effect::question(t, *run),
        Some(Frame::Proc(p)) => match *p {
            Proc::Setup(step) => setup::question(step),
            Proc::Turn(_) => turn::QUESTION,
            Proc::Group(..) => group::QUESTION,
            Proc::Check(_) => checks::QUESTION,
            Proc::Pay(..) => pay::QUESTION,
            Proc::Play(play::Step::Modified, _) => play::MODIFIED,
            Proc::Battle(step, _) => battle::question(step),
            Proc::Fight(_) => battle::DIVIDED,
            Proc::Bid(..) => bid::QUESTION,
            Proc::Repeat(step) => repeat::question(step),
            Proc::Sized(..) => adjust::QUESTION,
            _ => Question::NONE,
        },
        _ => Question::NONE,
    }
}
