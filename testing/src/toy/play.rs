//! Playing a card. T2

use super::Duel;
use super::ask::Question;
use super::board::{Read, T};
use super::card::Word;
use super::event::{Event, Target};
use super::timing::{Choice, Proc};
use arbiter_kernel::{Events, Flow, ObjectId, Upshot};
use serde::{Deserialize, Serialize};

/// Where a play is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// What must be said first?
    Begin,
    /// Its target was named.
    Aimed,
    /// Its place was named. T9
    Put,
    /// It was played.
    Done,
}

/// What is asked at a step.
pub(crate) fn question(step: Step) -> Question {
    match step {
        Step::Aimed => Question::new("ask-aim"),
        Step::Put => Question::new("ask-place"),
        _ => Question::NONE,
    }
}

pub(crate) fn advance(t: &mut T, step: Step, id: ObjectId) -> Flow<Duel> {
    let seat = t.objects.at(id.slot).owner;
    match step {
        Step::Begin if t.card(id).says(Word::Deal) => Flow::Ask(Proc::Play(Step::Aimed, id), seat),
        Step::Begin if t.board.arena && t.card(id).body.is_some() => Flow::Ask(Proc::Play(Step::Put, id), seat),
        Step::Begin => {
            let mut events = Events::from_elem(Event::Played(id, None), 1);
            if t.card(id).says(Word::Roll) {
                let roll = t.rng.below(6) as i16 + 1;
                let foe = t.enemies(seat).first().map(|&foe| Event::Hurt(Target::Leader(foe), roll));
                events.extend(foe);
            }
            if t.card(id).says(Word::Call) {
                events.push(Event::Called(seat));
            }
            Flow::Emit(Proc::Play(Step::Done, id), events)
        }
        Step::Aimed | Step::Put => {
            let said = t.answered();
            // Who has left plays nothing any more.
            if t.out().has(seat) {
                return Flow::Done;
            }
            let events: Events<Event> = match said {
                Choice::Aim(target) => [Event::Played(id, None), Event::Hurt(target, 2)].into_iter().collect(),
                Choice::At(hex) => Events::from_elem(Event::Played(id, Some(hex)), 1),
                _ => unreachable!("a target or a place was named"),
            };
            Flow::Emit(Proc::Play(Step::Done, id), events)
        }
        Step::Done => {
            t.settle(Upshot::Completed);
            Flow::Done
        }
    }
}
