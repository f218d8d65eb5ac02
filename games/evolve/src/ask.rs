//! The question that is open. What is said about one stands beside the step that
//! asks it: its key, why it must be answered, what its options are called there
//! (`question`), its options (`options`), and why another card is none (`unfit`).

use crate::board::T;
use crate::timing::{Choice, Proc};
use crate::why::battle;
use crate::{Evolve, attack, confirm, effect, fit, names, offer, pay, play, replace, setup, subject, turn, why};
use arbiter_desk::{Asks, refuse};
use arbiter_kernel::{Frame, Illegal, ObjectId, Seat, Stage};

/// What is said about a question of this game.
pub type Question = arbiter_desk::Question<Choice>;

/// What the door says about it.
pub const ASKS: Asks<Evolve> = Asks {
    key: |t| question(t).key,
    subject: subject::subject,
    named: names::options,
    why_not: why::of_words,
    not_asked: why::not_asked,
    says: names::says,
    thinkable: offer::thinkable,
};

/// Something Quick may be played. [12.3.1]
const QUICK: Question = Question::new("ask-quick");

/// The question that is open.
#[must_use]
pub fn question(t: &T) -> Question {
    match t.frames().last() {
        _ if t.asked().is_none() => Question::NONE,
        Some(Frame::Event(_, Stage::Chosen(_))) => replace::QUESTION,
        Some(Frame::Window(_)) => QUICK,
        Some(Frame::Run(run)) => effect::question(t, *run),
        Some(Frame::Proc(p)) => match *p {
            Proc::Setup(step) => setup::question(step),
            Proc::Turn(step) => turn::question(step),
            Proc::Attack(..) => attack::QUESTION,
            Proc::Confirm(step) => confirm::question(step),
            Proc::Play(step, _) => play::question(step),
            Proc::Pay(..) => pay::QUESTION,
            Proc::Fit(step, _) => fit::question(step),
            Proc::WardEntry(_) => fit::WARD_ENTRY,
            Proc::Whole(..) | Proc::Carry { .. } | Proc::Close { .. } => Question::NONE,
        },
        _ => Question::NONE,
    }
}

/// Why this card, which is not offered, is no answer to it.
pub(crate) fn unfit(t: &T, seat: Seat, id: ObjectId) -> Option<Illegal> {
    match t.frames().last()? {
        Frame::Run(run) => effect::unfit(t, seat, *run, id),
        Frame::Proc(p) => match *p {
            Proc::Attack(_, by, _) => battle::target(t, seat, by, id),
            Proc::Play(step, play) => play::unfit(t, step, play, id),
            Proc::Pay(..) => refuse!("10.4.2.2", why::about(t, seat, "why-cannot-pay-with", id)),
            Proc::Turn(step) => turn::unfit(t, seat, step, id),
            Proc::Confirm(step) => confirm::unfit(t, seat, step, id),
            _ => None,
        },
        _ => None,
    }
}
