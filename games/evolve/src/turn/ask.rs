//! What a turn asks: what will be done, which Wards are engaged, what is
//! discarded. [7.3.3] [7.4.3] [7.4.6]

use super::{Step, wards};
use crate::ask::Question;
use crate::board::{T, Thing};
use crate::offer;
use crate::timing::Choice;
use crate::why::about;
use arbiter_desk::refuse;
use arbiter_kernel::{Illegal, Message, ObjectId, Seat};

/// What is asked at a step.
pub(crate) fn question(step: Step) -> Question {
    match step {
        Step::Acted => Question::new("ask-main").must(|| refuse!("7.3.3", Message::new("why-no-pass"))),
        Step::WardNamed(_) => Question::new("ask-wards"),
        Step::Discarding(_) => Question::new("ask-hand").must(|| refuse!("7.4.6", Message::new("why-must-discard"))),
        _ => Question::NONE,
    }
}

/// The answers that can be given.
pub(crate) fn options(t: &T, step: Step, out: &mut Vec<Choice>) {
    match step {
        Step::Acted => offer::main(t, out),
        Step::WardNamed(tray) => {
            out.push(Choice::Stop);
            out.extend(wards(t, tray).into_iter().map(Choice::Card));
        }
        Step::Discarding(tray) => {
            offer::hand(t, t.board.active, out);
            out.retain(|c| !matches!(c, Choice::Card(id) if t.tray(tray).contains(&Thing::Card(*id))));
        }
        _ => unreachable!("not a question: {step:?}"),
    }
}

/// Why another card is no answer.
pub(crate) fn unfit(t: &T, seat: Seat, step: Step, id: ObjectId) -> Option<Illegal> {
    match step {
        Step::WardNamed(_) => refuse!("7.4.3", about(t, seat, "why-no-ward", id)),
        Step::Discarding(_) => refuse!("7.4.6", about(t, seat, "why-not-discardable", id)),
        _ => None,
    }
}
