//! Rounds and turns. [T1] [T2]

use crate::Brawl;
use crate::ask::Question;
use crate::board::{Cause, Phase, Read, T, slot};
use crate::challenges;
use crate::checks;
use crate::event::Event;
use crate::play;
use crate::rules::LONGEST;
use crate::team;
use crate::timing::{Choice, Proc};
use arbiter_kernel::{Flow, Frame, Outcome, Seat, SeatSet, rule};
use serde::{Deserialize, Serialize};
use smallvec::smallvec;

/// What will the active player do? [act.1]
pub(crate) const QUESTION: Question = Question::new("ask-main");

/// Where in the round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// A round begins. [round.1]
    Round,
    /// A turn begins. [turn.1]
    Begin,
    /// Challenges that are met, as bits of their slots, from the right. [score.1]
    Score(u8),
    /// The activation phase begins. [act.1]
    Activation,
    /// The active player may act.
    Main,
    /// What was said.
    Acted,
    /// Essences come back. [upkeep.1]
    Regenerate,
    /// The hand is discarded. [upkeep.4]
    Discard,
    /// A new one is drawn. [upkeep.5]
    Draw,
    /// The turn is over. [I6]
    End,
    /// The next player, or the track. [track.1]
    Next,
}

/// One step.
pub(crate) fn advance(t: &mut T, step: Step) -> Flow<Brawl> {
    let to = |s| Proc::Turn(s);
    let active = t.active();
    match step {
        Step::Round if t.board.round >= LONGEST => checks::over(t, Outcome::Stopped),
        Step::Round => {
            // Nothing ever moves the first-player token. [mat.6]
            rule!("round.1", "mat.6");
            t.board.round += 1;
            t.board.turn = 0;
            Flow::Goto(to(Step::Begin))
        }
        Step::Begin => {
            rule!("turn.1");
            t.board.phase = Phase::Scoring;
            crate::story::turn(t);
            // Nobody scores in the first round. [score.4] [B7]
            if rule!("score.4" => t.board.round == 1) {
                return Flow::Goto(to(Step::Activation));
            }
            Flow::Goto(to(Step::Score(met(t, active))))
        }
        Step::Score(met) => score(t, met),
        Step::Activation => {
            t.board.phase = Phase::Activation;
            t.board.players[active as usize].used = 0;
            Flow::Goto(to(Step::Main))
        }
        Step::Main => Flow::Ask(to(Step::Acted), active),
        Step::Acted => acted(t),
        Step::Regenerate => {
            rule!("upkeep.1", "upkeep.2", "upkeep.3", "essence.3");
            t.board.phase = Phase::Upkeep;
            Flow::Emit(to(Step::Discard), smallvec![Event::Regenerate(active, 7)])
        }
        Step::Discard => Flow::Emit(to(Step::Draw), smallvec![Event::DiscardHand(active)]),
        Step::Draw => {
            let count = team::hand(t);
            Flow::Emit(to(Step::End), smallvec![Event::Draw(active, count)])
        }
        Step::End => Flow::Emit(to(Step::Next), smallvec![Event::TurnEnds]),
        Step::Next => next(t),
    }
}

/// The challenges whose conditions hold for the side, all by one snapshot. [score.1] [B1]
fn met(t: &T, seat: Seat) -> u8 {
    // Only slots with points are active. [score.6] [B2]
    rule!("score.1", "score.5", "score.6", "board.4", "four.track.4");
    let slots = t.arena().track.slots(t.board.seats);
    let side = team::side(seat);
    let holds = |n: &usize| {
        let card = t.zones.of(slot(*n)).first();
        slots[*n] > 0 && card.is_some_and(|&c| challenges::met(t, side, challenges::goal(t, c)))
    };
    (0..slots.len()).filter(holds).fold(0, |all, n| all | 1 << n)
}

/// From right to left; victory ends it. [T3]
fn score(t: &mut T, met: u8) -> Flow<Brawl> {
    let side = team::side(t.active());
    if let Some(won) = checks::winner(t, Cause::Action) {
        return checks::over(t, Outcome::Won(team::seats(t, won)));
    }
    if met == 0 {
        return Flow::Goto(Proc::Turn(Step::Activation));
    }
    let right = 7 - met.leading_zeros() as u8;
    Flow::Emit(Proc::Turn(Step::Score(met & !(1 << right))), smallvec![Event::Score(right, side as u8)])
}

/// Any number and mix of cards and standard actions. [act.1] [act.4]
fn acted(t: &mut T) -> Flow<Brawl> {
    let again = Proc::Turn(Step::Main);
    match t.answered() {
        Choice::Play(id) => Flow::Call(again, Frame::Proc(Proc::Play(play::Step::Card(id)))),
        Choice::Standard(which, who, essence) => {
            Flow::Call(again, Frame::Proc(Proc::Play(play::Step::Standard(which, who, essence))))
        }
        _ => Flow::Goto(Proc::Turn(Step::Regenerate)),
    }
}

/// The next turn, or the end of the round.
fn next(t: &mut T) -> Flow<Brawl> {
    if t.board.turn + 1 < t.board.seats {
        rule!("four.2", "four.round.1", "four.round.2", "four.round.3", "four.round.4");
        t.board.turn += 1;
        return Flow::Goto(Proc::Turn(Step::Begin));
    }
    rule!("track.1", "four.round.5");
    Flow::Emit(Proc::Turn(Step::Round), smallvec![Event::Advance])
}

/// A player gives up: its side loses. [K1]
pub fn concede(t: &mut T, seat: Seat) {
    let winners: SeatSet = team::seats(t, team::other(team::side(seat)));
    crate::story::concedes(t, seat);
    t.stop(Outcome::Won(winners));
}
