//! Naming numbers of repetitions: finite ones. [414.2b] [414.2c] [414.3b] [414.3c]

use super::{follow, shown};
use crate::Spoils;
use crate::ask::Question;
use crate::board::{At, Repeat, T, other};
use crate::timing::{Choice, Proc};
use crate::{battle, play};
use arbiter_kernel::{Flow, Seat, rule};
use serde::{Deserialize, Serialize};

/// Which number is named, on which page of numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// How often is the series of so many actions repeated? [414.2b]
    Times(u8, u8),
    /// It was said.
    TimesSaid(u8),
    /// When does the opponent break in? [414.2c]
    Break(u8),
    /// It was said.
    BreakSaid(u8),
    /// How often does this player want the loop of both repeated? [414.3b]
    Number(Seat, u8),
    /// It was said.
    NumberSaid(Seat, u8),
    /// After how many actions does the last repetition stop? [414.3c]
    Stop,
    /// It was said.
    StopSaid,
}

/// No number is higher; who wants more names another afterwards. [LO2]
const HIGHEST: u16 = 9_999;

/// Small numbers one by one, large ones in steps.
fn numbers(page: u8) -> Vec<u16> {
    match page {
        0 => (0..=20).collect(),
        1 => (21..=100).collect(),
        2 => (2..=10).map(|n| n * 100).collect(),
        _ => (2..=9).map(|n| n * 1000).chain([HIGHEST]).collect(),
    }
}

/// What is asked at a step.
pub(crate) fn question(step: Step) -> Question {
    Question::new(match step {
        Step::BreakSaid(_) => "ask-break-in",
        Step::StopSaid => "ask-stop-after",
        _ => "ask-repeat",
    })
}

/// What may be named.
#[must_use]
pub fn choices(t: &T, step: Step) -> Vec<Choice> {
    let Some(r) = &t.board.loops.repeat else { return vec![Choice::Pass] };
    let (page, least, most) = match step {
        Step::TimesSaid(page) => (page, 1, HIGHEST),
        Step::BreakSaid(page) => (page, r.round.max(1), r.rounds),
        Step::NumberSaid(_, page) => (page, 0, HIGHEST),
        _ => {
            let all = r.series.iter().filter(|s| s.acts()).count() as u16;
            return (0..=all).map(Choice::Number).collect();
        }
    };
    let fits = |n: &u16| (least..=most).contains(n);
    let mut out: Vec<Choice> = numbers(page).into_iter().filter(fits).map(Choice::Number).collect();
    if matches!(step, Step::BreakSaid(_)) {
        out.insert(0, Choice::Pass);
    }
    if (page + 1..4).any(|p| numbers(p).iter().any(fits)) {
        out.push(Choice::More);
    }
    out
}

/// One step.
pub fn advance(t: &mut T, step: Step) -> Flow<Spoils> {
    let to = Proc::Repeat;
    let active = t.board.active;
    match step {
        Step::Times(actions, page) => {
            if let Some(series) = shown(t, actions).map(<[_]>::to_vec) {
                let of = Some(active);
                t.board.loops.repeat =
                    Some(Repeat { of, series, next: 0, round: 0, rounds: 0, break_in: 0, stop: u16::MAX });
            }
            Flow::Ask(to(Step::TimesSaid(page)), active)
        }
        Step::TimesSaid(page) => match t.answered() {
            Choice::Number(n) => {
                // Infinity is no number. [414.2b]
                rule!("414.2b");
                repeat(t).rounds = n;
                crate::story::repeats(t, active, n);
                Flow::Goto(to(Step::Break(0)))
            }
            _ => Flow::Ask(to(Step::TimesSaid(page + 1)), active),
        },
        Step::Break(page) => {
            rule!("414.2c");
            Flow::Ask(to(Step::BreakSaid(page)), other(active))
        }
        Step::BreakSaid(page) => {
            let n = match t.answered() {
                Choice::More => return Flow::Goto(to(Step::Break(page + 1))),
                Choice::Number(n) => n,
                _ => 0,
            };
            let r = repeat(t);
            (r.break_in, r.round) = (n, r.round.max(1));
            Flow::Done
        }
        Step::Number(seat, page) => Flow::Ask(to(Step::NumberSaid(seat, page)), seat),
        Step::NumberSaid(seat, page) => match t.answered() {
            Choice::Number(n) => number(t, seat, n),
            _ => Flow::Goto(to(Step::Number(seat, page + 1))),
        },
        Step::Stop => Flow::Ask(to(Step::StopSaid), active),
        Step::StopSaid => {
            let Choice::Number(n) = t.answered() else { unreachable!("a number was named") };
            rule!("414.3c");
            let r = repeat(t);
            r.stop = n;
            if r.rounds == 1 && n == 0 { refrain(t) } else { go(t) }
        }
    }
}

fn repeat(t: &mut T) -> &mut Repeat {
    t.board.loops.repeat.as_mut().expect("a series was shown")
}

/// The active player first, then the other; the lesser number counts. [414.3b]
fn number(t: &mut T, seat: Seat, n: u16) -> Flow<Spoils> {
    rule!("414.3b");
    crate::story::repeats(t, seat, n);
    t.board.loops.named.push(n);
    if seat == t.board.active {
        return Flow::Goto(Proc::Repeat(Step::Number(other(seat), 0)));
    }
    let least = t.board.loops.named.iter().copied().min().unwrap_or(0);
    repeat(t).rounds = least;
    if least == 0 { refrain(t) } else { Flow::Goto(Proc::Repeat(Step::Stop)) }
}

/// No repetition: the action is not taken, nor can it be as things are. [414.3b]
fn refrain(t: &mut T) -> Flow<Spoils> {
    let due = repeat(t).series[0];
    follow::ends(t, due);
    if due.at == At::Window {
        t.retract();
    }
    Flow::Done
}

/// The first action of the first repetition is taken.
fn go(t: &mut T) -> Flow<Spoils> {
    let r = repeat(t);
    (r.round, r.next) = (1, 1);
    let first = r.series[0];
    let proc = match first.choice {
        Choice::Play(id) => play::try_card(t, first.seat, id),
        Choice::FlipUp(id) => play::try_flip_up(t, first.seat, id),
        Choice::Use(id, ability) => play::try_ability(t, first.seat, id, ability),
        Choice::Attack(id) => battle::attack(id),
        _ => unreachable!("an action was shown"),
    };
    Flow::Goto(proc)
}
