//! A turn. T1

use super::ask::Question;
use super::attack;
use super::board::{Read, T, Zone};
use super::event::Event;
use super::offer::hindrance;
use super::timing::{Choice, Proc};
use super::{Duel, play, story};
use arbiter_desk::Zones;
use arbiter_kernel::{Events, Flow, Frame, ObjectId, Seat, SeatSet, Upshot};
use serde::{Deserialize, Serialize};

/// Where a turn is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// Points, refreshing, the draw.
    Begin(Seat),
    /// What will the seat do?
    Main,
    /// It was said.
    Acted,
}

/// What will the seat do?
pub(crate) const QUESTION: Question = Question::new("ask-main");
/// Where does the follower go? T9
pub(crate) const WALK: Question = Question::new("ask-place");

pub(crate) fn advance(t: &mut T, step: Step) -> Flow<Duel> {
    let active = t.board.active;
    let main = Proc::Turn(Step::Main);
    match step {
        Step::Begin(seat) => Flow::Emit(main, Events::from_elem(begin(t, seat), 1)),
        Step::Main if t.out().has(active) => Flow::Goto(next(t, active)),
        Step::Main => Flow::Ask(Proc::Turn(Step::Acted), active),
        Step::Acted => {
            let act = t.answered();
            if hindrance(t, active, act).is_some() {
                t.settle(Upshot::Failed(SeatSet::NONE));
                return Flow::Goto(main);
            }
            match act {
                Choice::Play(id) => Flow::Call(main, Frame::Proc(Proc::Play(play::Step::Begin, id))),
                Choice::Attack(id) => Flow::Call(main, Frame::Proc(Proc::Attack(attack::Step::Aim, id))),
                Choice::Step(id) => Flow::Ask(Proc::Walk(id), active),
                _ => Flow::Goto(next(t, active)),
            }
        }
    }
}

/// Points rise, cards are refreshed; the seat draws, or is out.
fn begin(t: &mut T, seat: Seat) -> Event {
    (t.board.turn, t.board.active) = (t.board.turn + 1, seat);
    let side = &mut t.board.sides[usize::from(seat)];
    side.max_pp = (side.max_pp + 1).min(10);
    side.pp = side.max_pp;
    for id in t.ids(seat, Zone::Field) {
        let mark = &mut t.objects.at_mut(id.slot).mark;
        (mark.engaged, mark.new) = (false, false);
    }
    story::of(t, seat, "T1", "duel-turn");
    if t.count(seat, Zone::Deck) == 0 { Event::Out(seat) } else { Event::Draw(seat) }
}

/// The turn of the next seat that is not out. T7
pub(crate) fn next(t: &T, after: Seat) -> Proc {
    let next = t.others(after).find(|&seat| !t.out().has(seat));
    Proc::Turn(Step::Begin(next.unwrap_or(after)))
}

/// A place was named for a follower that steps. T9
pub(crate) fn walked(t: &mut T, id: ObjectId) -> Flow<Duel> {
    let Choice::At(hex) = t.answered() else { unreachable!("a place was named") };
    let main = Proc::Turn(Step::Main);
    if !t.here(id) {
        return Flow::Goto(main);
    }
    t.settle(Upshot::Completed);
    Flow::Emit(main, Events::from_elem(Event::Stepped(id, hex), 1))
}
