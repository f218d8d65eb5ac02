//! The contract with the kernel: the procedures, and when they run.

use super::arena::Hex;
use super::board::{Board, Mark, Read, Rules, T};
use super::event::{Event, Target, perform};
use super::{Duel, attack, card, checks, draft, offer, play, turn};
use arbiter_kernel::{
    Bar, Batch, Flow, Frame, Game, Moment, ObjectId, Op, Outcome, Replaced, Replacement, Run, Scope, Seat, SeatSet,
    Upshot, Window, Word,
};
use serde::{Deserialize, Serialize};

/// One option of one question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// A card of the hand.
    Play(ObjectId),
    /// With a follower.
    Attack(ObjectId),
    /// With a follower.
    Step(ObjectId),
    /// At this.
    Aim(Target),
    /// To this place.
    At(Hex),
    /// A card from the middle, by its face: equal ones are one option.
    Take(u16),
    /// Nothing more.
    Pass,
    /// The turn is over.
    End,
}

/// The procedures, each with its step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Proc {
    /// T8
    Draft(draft::Step),
    /// T1
    Turn(turn::Step),
    /// T2
    Play(play::Step, ObjectId),
    /// T3
    Attack(attack::Step, ObjectId),
    /// T9
    Walk(ObjectId),
    /// T5
    Check(checks::Step),
}

impl Game for Duel {
    type Rules = Rules;
    type Board = Board;
    type Mark = Mark;
    type Thing = ObjectId;
    type Ghost = ();
    type Proc = Proc;
    type Topic = ();
    type Event = Event;
    type Choice = Choice;
    type Change = ();
    type Until = ();
    type Act = ();
    type Cond = ();

    fn advance(t: &mut T, p: Proc) -> Flow<Self> {
        match p {
            Proc::Draft(step) => draft::advance(t, step),
            Proc::Turn(step) => turn::advance(t, step),
            Proc::Play(step, id) => play::advance(t, step, id),
            Proc::Attack(step, id) => attack::advance(t, step, id),
            Proc::Walk(id) => turn::walked(t, id),
            Proc::Check(step) => checks::advance(t, step),
        }
    }
    fn moment(t: &T, m: Moment) -> Option<Proc> {
        let look = matches!(m, Moment::Performed(_)) && checks::applies(t);
        look.then_some(Proc::Check(checks::Step::Look))
    }
    fn offer(t: &T, waiting: &Frame<Self>, out: &mut Vec<Choice>) {
        offer::offer(t, waiting, out);
    }
    fn take(t: &mut T, w: &Window<Self>, pick: Choice) -> Option<Proc> {
        let Choice::Play(id) = pick else { return None };
        // The window itself is no frame while it is answered. T4
        let slow = !t.card(id).says(card::Word::Quick);
        if slow || offer::hindrance(t, w.seat(), pick).is_some() {
            t.settle(Upshot::Failed(SeatSet::NONE));
            return None;
        }
        Some(Proc::Play(play::Step::Begin, id))
    }
    fn idle(_: &T, _: &Window<Self>) -> bool {
        false
    }
    fn forbid(_: &T, _: Event) -> Option<Bar> {
        None
    }
    fn instead(_: &T, _: Event, _: &mut Vec<Replacement>) {}
    fn replace(_: &mut T, _: Replacement, _: Event) -> Replaced<Self> {
        unreachable!("nothing is replaced")
    }
    fn choice_of(_: Option<Replacement>) -> Choice {
        Choice::Pass
    }
    fn perform(t: &mut T, batch: Batch) {
        perform(t, batch);
    }
    fn program(_: &Rules, _: u16) -> &[Op<Self>] {
        &[]
    }
    fn act(_: &mut T, _: Run, (): &()) -> Word<Self> {
        Word::Did(true)
    }
    fn holds(_: &T, _: &Scope<Self>, (): &()) -> bool {
        true
    }
    fn sees(t: &T, slot: u16) -> SeatSet {
        t.shown_to(slot)
    }
    fn departed(_: &mut T, seat: Seat) -> Option<Proc> {
        Some(Proc::Check(checks::Step::Left(seat)))
    }
    fn endless(_: &mut T) -> Outcome {
        Outcome::Drawn
    }
}
