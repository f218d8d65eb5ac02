//! THE timing system of Shadowverse: Evolve, on one page.
//!
//! | moment | what runs |
//! |---|---|
//! | about to | nothing: there are no responses |
//! | adjust | what fits on the field and in the EX area [4.4.4.2] [4.8.3.2] |
//! | performed | a player may engage Ward followers that just entered [12.8.2(i)] |
//! | happened | nothing: triggers pend until Confirmation Timing [10.7.1] |
//!
//! | window | seat | between plays |
//! |---|---|---|
//! | after an attack [8.4.7], in the end phase [7.4.4] | the non-active player, until a pass | Confirmation Timing |

use crate::board::{Board, Mark, Scope, T, Thing};
use crate::event::{Change, Event, Until};
use crate::layers::Info;
use crate::lower::Act;
use crate::rules::{Gate, Rules};
use crate::targets::Ctx;
use crate::{Evolve, attack, confirm, effect, fit, offer, pay, perform, play, replace, setup, targets, turn};
use arbiter_kernel::{
    Bar, Batch, Flow, Frame, Game, Moment, ObjectId, Op, Outcome, Replaced, Replacement, Run, Seat, SeatSet, Upshot,
    Viewer, Window, Word, rule,
};
use serde::{Deserialize, Serialize};

/// One option of one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Choice {
    /// Do nothing more here.
    Pass,
    /// End the main phase. [7.3.3#4]
    End,
    /// Play a card. [7.3.3#1]
    Play(ObjectId),
    /// Play an activated ability of a card. [7.3.3#2]
    Use(ObjectId, u16),
    /// Attack with a follower. [7.3.3#3]
    Attack(ObjectId),
    /// This card.
    Card(ObjectId),
    /// Enough, of what was asked `up to`.
    Stop,
    /// Yes.
    Yes,
    /// No.
    No,
    /// A number.
    Number(u8),
    /// An option of a menu, by its number in the ability. [5.17]
    Option(u8),
    /// A pending ability, by its place in the list. [10.7.3]
    Pending(u16),
    /// This replacement first. [10.10.2]
    Replace(u32),
    /// A player.
    Seat(Seat),
    /// A face: a token, or an evolved card.
    Face(u16),
    /// Onto the field rather than into the EX area.
    ToField,
    /// Into the EX area rather than onto the field.
    ToEx,
}

/// The procedures of the book, each with its named step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Proc {
    /// Preparing a game. [6.2.1]
    Setup(setup::Step),
    /// A turn. [7]
    Turn(turn::Step),
    /// An attack. [8.4]
    Attack(attack::Step, ObjectId, ObjectId),
    /// Confirmation Timing. [10.5.2]
    Confirm(confirm::Step),
    /// Playing a card or ability. [10.6.2]
    Play(play::Step, play::Play),
    /// Paying costs. [10.4.2]
    Pay(pay::Step, pay::Bill),
    /// Paying in the middle of a text, in full or not at all. [10.4.7.5]
    Whole(pay::Whole, pay::Bill),
    /// Carrying out a text that stands instead of an event; closes its scope.
    Carry {
        /// Its scope.
        scope: u16,
    },
    /// Closing a scope.
    Close {
        /// Which.
        scope: u16,
    },
    /// What fits where something arrives. [4.4.4.2] [4.8.3.2]
    Fit(fit::Step, Batch),
    /// Engaging Ward followers that entered. [12.8.2(i)]
    WardEntry(fit::Entry),
}

/// Number of the window after an attack. [8.4.7]
pub const AFTER_ATTACK: u8 = 0;
/// Number of the window in the end phase. [7.4.4]
pub const END_PHASE: u8 = 1;

/// Confirmation Timing, as a procedure to call. [10.5.1]
pub const CONFIRM: Proc = Proc::Confirm(confirm::Step::Begin);

impl Game for Evolve {
    type Rules = Rules;
    type Board = Board;
    type Mark = Mark;
    type Thing = Thing;
    type Ghost = Info;
    type Proc = Proc;
    type Topic = u8;
    type Event = Event;
    type Choice = Choice;
    type Change = Change;
    type Until = Until;
    type Act = Act;
    type Cond = Gate;

    fn moment(t: &T, m: Moment) -> Option<Proc> {
        match m {
            Moment::AboutTo(_) | Moment::Happened(_) => None,
            Moment::Adjust(b) => fit::adjusts(t, b).map(|step| Proc::Fit(step, b)),
            Moment::Performed(b) => fit::wards_entered(t, b).then_some(Proc::WardEntry(fit::Entry::Begin(b))),
        }
    }

    fn advance(t: &mut T, p: Proc) -> Flow<Self> {
        match p {
            Proc::Setup(step) => setup::advance(t, step),
            Proc::Turn(step) => turn::advance(t, step),
            Proc::Attack(step, by, on) => attack::advance(t, step, by, on),
            Proc::Confirm(step) => confirm::advance(t, step),
            Proc::Play(step, play) => play::advance(t, step, play),
            Proc::Pay(step, bill) => pay::advance(t, step, bill),
            Proc::Whole(step, bill) => pay::whole(t, step, bill),
            Proc::Carry { scope } => {
                let program = t.rules.abilities[t.scope(scope).ability as usize].program;
                Flow::Call(Proc::Close { scope }, Frame::Run(Run { program, at: 0, again: 0, scope }))
            }
            Proc::Close { scope } => {
                t.close_scope(scope);
                Flow::Done
            }
            Proc::Fit(step, b) => fit::advance(t, step, b),
            Proc::WardEntry(step) => fit::ward(t, step),
        }
    }

    fn offer(t: &T, waiting: &Frame<Self>, out: &mut Vec<Choice>) {
        offer::offer(t, waiting, out);
    }

    fn take(t: &mut T, w: &Window<Self>, pick: Choice) -> Option<Proc> {
        // [7.4.4] [8.4.7] A Quick card, a Quick ability, or pass.
        // Confirmation Timing follows, then the window again.
        rule!("12.3.1", "12.3.4", "8.4.8", "7.4.5");
        match pick {
            Choice::Play(_) | Choice::Use(..) if !offer::is_quick(t, pick) => {
                t.settle(Upshot::Failed(SeatSet::NONE));
                None
            }
            Choice::Play(id) => {
                rule!("12.3.2");
                Some(play::try_card(t, w.seat(), id))
            }
            Choice::Use(id, ability) => {
                rule!("12.3.3");
                Some(play::try_ability(t, w.seat(), id, ability))
            }
            _ => None,
        }
    }

    fn idle(t: &T, w: &Window<Self>) -> bool {
        offer::idle(t, w.seat())
    }

    fn forbid(t: &T, e: Event) -> Option<Bar> {
        // No text asks whether it was forbidden or merely impossible.
        replace::forbid(t, e).then_some(Bar::Impossible)
    }

    fn instead(t: &T, e: Event, out: &mut Vec<Replacement>) {
        replace::instead(t, e, out);
    }

    fn replace(t: &mut T, r: Replacement, e: Event) -> Replaced<Self> {
        replace::replace(t, r, e)
    }

    fn choice_of(r: Option<Replacement>) -> Choice {
        replace::choice_of(r)
    }

    fn perform(t: &mut T, batch: Batch) {
        perform::perform(t, batch);
    }

    fn program(rules: &Rules, id: u16) -> &[Op<Self>] {
        &rules.programs[id as usize]
    }

    fn act(t: &mut T, run: Run, act: &Act) -> Word<Self> {
        effect::act(t, run, act)
    }

    fn holds(t: &T, scope: &Scope, gate: &Gate) -> bool {
        targets::open(t, &Ctx::of(scope), gate)
    }

    fn sees(t: &T, slot: u16) -> SeatSet {
        // What a failed play showed for a moment is not public: the play never was. [R7]
        let z = t.objects.at(slot).zone;
        match crate::board::kind_of(z) {
            crate::words::Zone::Hand => SeatSet::one(crate::board::seat_of(z)),
            _ => SeatSet::NONE,
        }
    }

    fn knows(t: &T, slot: u16) -> SeatSet {
        let sees = |&s: &Seat| crate::show::sees(t, Viewer::Seat(s), slot);
        [0, 1].into_iter().filter(sees).fold(SeatSet::NONE, SeatSet::and)
    }

    fn endless(t: &mut T) -> Outcome {
        // [14.2.1.3] Nobody can stop it.
        rule!("14.2.1", "14.2.1.3");
        crate::story::more::over(t, "14.2.1.3", Outcome::Drawn);
        Outcome::Drawn
    }
}
