//! The question that is open. What is said about one stands beside the step that
//! asks it: its key and what its options are called there (`question`, or a
//! constant), and its options.

use crate::board::T;
use crate::timing::{Choice, Proc};
use crate::{
    Brawl, attack, cards, effect, fear, movement, names, offer, react, recruit, setup, skill, standard, subject, traps,
    turn, why,
};
use arbiter_desk::Asks;
use arbiter_kernel::Frame;

/// What is said about a question of this game.
pub type Question = arbiter_desk::Question<Choice>;

/// What the door says about it.
pub const ASKS: Asks<Brawl> = Asks {
    key: |t| question(t).key,
    subject: subject::subject,
    says: names::says,
    named: names::options,
    not_asked: why::not_asked,
    why_not: why::why_not,
    thinkable: offer::thinkable,
};

/// The question that is open.
#[must_use]
pub fn question(t: &T) -> Question {
    match t.frames().last() {
        _ if t.asked().is_none() => Question::NONE,
        Some(Frame::Window(_)) => react::QUESTION,
        Some(Frame::Run(run)) => effect::question(t, *run),
        Some(Frame::Proc(p)) => match *p {
            Proc::Setup(step) => setup::question(step),
            Proc::Recruit(step) => recruit::question(step),
            Proc::Turn(_) => turn::QUESTION,
            Proc::Move(step, _) => movement::question(step),
            Proc::Jumped(_) => movement::question(movement::Step::Named),
            Proc::Fear(_) => fear::QUESTION,
            Proc::Trap(..) => traps::QUESTION,
            Proc::Look(look) => traps::look_question(look),
            Proc::Attack(step) => attack::question(step),
            Proc::Skill(step) => skill::question(step),
            Proc::Standard(..) => standard::QUESTION,
            Proc::Each(..) => effect::NEXT,
            Proc::Cards(step) => cards::question(step),
            _ => Question::NONE,
        },
        _ => Question::NONE,
    }
}
