//! Attacking. T3 T4

use super::Duel;
use super::ask::Question;
use super::board::{Read, T};
use super::event::{Event, Target};
use super::story;
use super::timing::{Choice, Proc};
use arbiter_kernel::{Discipline, Events, Flow, Frame, ObjectId, Seat, Upshot, Window};
use serde::{Deserialize, Serialize};

/// Where an attack is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// At whom?
    Aim,
    /// It was said.
    Aimed,
    /// Quick cards.
    Quick(Target),
    /// They fight.
    Fight(Target),
    /// It is over.
    Done,
}

/// At whom?
pub(crate) const QUESTION: Question = Question::new("ask-aim");
/// Is something quick played? T4
pub(crate) const WINDOW: Question = Question::new("ask-quick");

/// Whose a target is.
pub(crate) fn owner(t: &T, target: Target) -> Seat {
    match target {
        Target::Leader(seat) => seat,
        Target::Follower(id) => t.objects.at(id.slot).owner,
    }
}

pub(crate) fn advance(t: &mut T, step: Step, id: ObjectId) -> Flow<Duel> {
    let to = |step| Proc::Attack(step, id);
    match step {
        Step::Aim => Flow::Ask(to(Step::Aimed), t.board.active),
        Step::Aimed => {
            let Choice::Aim(target) = t.answered() else { unreachable!("a target was named") };
            if !t.here(id) {
                return Flow::Done;
            }
            t.settle(Upshot::Completed);
            Flow::Emit(to(Step::Quick(target)), Events::from_elem(Event::Attacks(id), 1))
        }
        Step::Quick(target) => {
            let window = Window::new((), &[owner(t, target)], Discipline::UntilPass, None);
            Flow::Call(to(Step::Fight(target)), Frame::Window(window))
        }
        Step::Fight(target) => fight(t, id, target),
        Step::Done => Flow::Done,
    }
}

/// Both are hurt at once, if both are still there.
fn fight(t: &mut T, id: ObjectId, target: Target) -> Flow<Duel> {
    let attack = |id: ObjectId| t.card(id).body.map_or(0, |b| b.0);
    let there = match target {
        Target::Leader(seat) => !t.out().has(seat),
        Target::Follower(other) => t.here(other),
    };
    if !there || !t.here(id) {
        return Flow::Done;
    }
    let mut events = Events::from_elem(Event::Hurt(target, attack(id)), 1);
    if let Target::Follower(other) = target {
        events.push(Event::Hurt(Target::Follower(id), attack(other)));
    }
    story::own(t, "T4", "duel-fights", None);
    Flow::Emit(Proc::Attack(Step::Done, id), events)
}
