//! A turn: its start, free actions of the active player, its end. [602] [609]

use crate::Spoils;
use crate::ask::Question;
use crate::battle;
use crate::board::{Read, T, TurnPhase, Zone, Zones, other};
use crate::effect;
use crate::event::{Event, Until};
use crate::perform;
use crate::play;
use crate::repeat;
use crate::respond;
use crate::rules::TurnRule;
use crate::timing::{Choice, Proc};
use crate::words::{Ban, Rule};
use arbiter_kernel::{Flow, Frame, Outcome, Seat, SeatSet, rule};
use serde::{Deserialize, Serialize};
use smallvec::smallvec;

/// No game has more turns. The book sets no end to a game that nobody can win, so
/// it is broken off by policy and not by a rule.
const LONGEST: u16 = 300;

/// What will the active player do? [602.2]
pub(crate) const QUESTION: Question = Question::new("ask-main");

/// Where a turn is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// It begins; Restore and Develop Rule are triggers of its start. [202.7]
    Begin,
    /// A game that is taken up in the middle of a turn.
    Resume,
    /// What will the active player do? [602.2]
    Main,
    /// It was said.
    Acted,
    /// The end is announced, and the opponent may respond. [609.1]
    End,
    /// It ends. [609.1a]
    Ends,
    /// What lasted for the turn is over. [DA4]
    Boundary,
    /// The other player's turn. [TX7]
    Next,
}

/// One step.
pub fn advance(t: &mut T, step: Step) -> Flow<Spoils> {
    let to = |s| Proc::Turn(s);
    let active = t.board.active;
    match step {
        Step::Begin => begin(t),
        Step::Resume => Flow::Call(to(Step::Main), Frame::Proc(Proc::Check(crate::checks::Step::Round))),
        Step::Main => {
            t.board.phase = TurnPhase::Main;
            // Nothing in flight speaks of the past any more.
            if t.board.delayed.is_empty() && t.board.lasting.is_empty() {
                t.ghosts.forget();
            }
            match repeat::comes(t) {
                Some(number) => Flow::Call(to(Step::Main), Frame::Proc(number)),
                None => Flow::Ask(to(Step::Acted), active),
            }
        }
        Step::Acted => acted(t),
        Step::End => {
            // Once, and it is not taken back. [602.2d] [RS3]
            rule!("602.2d", "606.1", "609.1");
            t.board.phase = TurnPhase::End;
            crate::story::ends(t);
            Flow::Call(to(Step::Ends), respond::to_end(t))
        }
        Step::Ends => {
            rule!("609.1a");
            Flow::Emit(to(Step::Boundary), smallvec![Event::TurnEnds(active)])
        }
        Step::Boundary => Flow::Emit(to(Step::Next), smallvec![Event::Boundary]),
        Step::Next => {
            t.board.active = other(active);
            Flow::Goto(to(Step::Begin))
        }
    }
}

/// Who is active, what is new, and what has been there since now. [602.1] [204.3b]
fn begin(t: &mut T) -> Flow<Spoils> {
    let active = t.board.active;
    if t.board.turn >= LONGEST {
        let outcome = Outcome::Stopped;
        crate::story::over(t, outcome);
        return Flow::Over(outcome);
    }
    rule!("602.1", "408.4a");
    t.board.turn += 1;
    t.board.phase = TurnPhase::Start;
    t.board.used.clear();
    t.board.harmed.clear();
    t.board.plays.clear();
    if !t.board.handed.is_empty() {
        let there = t.everything();
        // Shortcut: what the costs of cards that are gone picked, no text will ask for any more.
        t.board.handed.retain(|h| there.contains(&h.to));
    }
    let l = &mut t.board.loops;
    l.trail.clear();
    l.barred.clear();
    perform::expire(t, |u| u == Until::TurnOf(active));
    for seat in 0..2 {
        for n in 0..t.count(seat, Zone::Play) {
            let slot = t.cards(seat, Zone::Play)[n];
            // What the start of the turn brings comes too late. [204.3b]
            if !t.objects.at(slot).mark.old {
                t.objects.at_mut(slot).mark.old = true;
            }
        }
    }
    crate::story::turn(t);
    rule!("202.7", "202.8");
    Flow::Emit(Proc::Turn(Step::Main), smallvec![Event::TurnStarts(active)])
}

/// In any order, any number of times. [602.2]
fn acted(t: &mut T) -> Flow<Spoils> {
    let active = t.board.active;
    let again = Proc::Turn(Step::Main);
    rule!("602.2");
    let said = t.answered();
    if let Some(number) = repeat::closes(t) {
        return Flow::Call(again, Frame::Proc(number));
    }
    match said {
        Choice::Repeat(actions) => Flow::Call(again, Frame::Proc(Proc::Repeat(repeat::Step::Times(actions, 0)))),
        Choice::Play(id) => {
            rule!("602.2a", "204.1", "205.1", "206.1", "207.1");
            let play = play::try_card(t, active, id);
            Flow::Call(again, Frame::Proc(play))
        }
        Choice::FlipUp(id) => {
            rule!("602.2a");
            let play = play::try_flip_up(t, active, id);
            Flow::Call(again, Frame::Proc(play))
        }
        Choice::Use(id, ability) => {
            rule!("602.2b", "502.3");
            rule!("204.3a");
            let play = play::try_ability(t, active, id, ability);
            Flow::Call(again, Frame::Proc(play))
        }
        Choice::Attack(target) => {
            let attack = battle::attack(target);
            Flow::Call(again, Frame::Proc(attack))
        }
        _ => Flow::Goto(Proc::Turn(Step::End)),
    }
}

/// The Restore Rule of a player was followed: what was not to be restored by the
/// next one may be again. [202.7]
pub(crate) fn rule_followed(t: &mut T, scope: u16) {
    let s = t.scope(scope);
    let def = t.rules.abilities.get(s.ability as usize);
    if t.board.lasting.is_empty() || def.is_none_or(|d| d.turn_rule != Some(TurnRule::Restore)) {
        return;
    }
    let seat = s.controller;
    let over: Vec<u32> = (t.board.lasting.iter())
        .filter(|l| matches!(t.rules.rules[l.rule as usize], Rule::Ban(_, Ban::NextRestoreRule)))
        .filter(|l| t.controller(l.on).is_none_or(|c| c == seat))
        .map(|l| l.stamp)
        .collect();
    effect::lapse(t, |l| over.contains(&l.stamp));
}

/// A player gives up.
pub fn concede(t: &mut T, seat: Seat) {
    let outcome = Outcome::Won(SeatSet::one(other(seat)));
    crate::story::concedes(t, seat);
    t.stop(outcome);
}
