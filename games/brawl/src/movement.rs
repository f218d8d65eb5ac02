//! Movement, hex by hex, because a trap may be revealed on the way. [T8] [D1]

mod jump;
mod ways;

pub use jump::{Jump, Over, ends};
pub(crate) use jump::{jump, jumped};
pub(crate) use ways::blocked;
pub use ways::{Ways, enters, ways};

use crate::Brawl;
use crate::arena::{HexId, bit, each};
use crate::ask::Question;
use crate::board::{Cause, ChampionId, Read, T};
use crate::event::Event;
use crate::timing::{Choice, Proc};
use crate::traps;
use arbiter_kernel::{Flow, Seat, rule};
use serde::{Deserialize, Serialize};
use smallvec::smallvec;

/// A champion on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Going {
    /// Who moves.
    pub who: ChampionId,
    /// Hexes that are left.
    pub left: u8,
    /// Who chooses the way.
    pub seat: Seat,
    /// By whose doing. [H5] [H6]
    pub cause: Cause,
    /// How.
    pub how: How,
}

/// How a champion moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum How {
    /// By a movement value. [move.1]
    Walk,
    /// The same across everything, without triggering. [L28]
    Slither,
    /// A Rush whose way is not chosen yet. [kw.rush]
    Rush,
    /// A Rush along one of the six ways. [D4]
    Along(u8),
    /// A Rush that must be run to its end. [kw.fear.1]
    Flee(u8),
    /// Moved by another. [kw.shift] [D7]
    Shift,
    /// Toward a hex: the end must be nearer than this. [toward.1]
    Toward(HexId, u8),
    /// Away from a hex: the end must be farther than this. [away.1]
    Away(HexId, u8),
}

/// Where a movement is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// From the portal into the arena: this step must be made. [ko.10]
    Enter,
    /// The first hex was named.
    Entering,
    /// The next hex.
    Next,
    /// It was named, or enough.
    Named,
    /// It is over.
    End,
}

/// What is asked at a step.
pub(crate) fn question(step: Step) -> Question {
    Question::new(if step == Step::Entering { "ask-enter" } else { "ask-move" })
}

/// What may be answered.
pub(crate) fn options(t: &T, step: Step, g: Going, out: &mut Vec<Choice>) {
    if step == Step::Entering {
        out.extend(each(enters(t, g)).map(Choice::Hex));
        return;
    }
    let ways = ways(t, g);
    if ways.stop {
        out.push(Choice::Stop);
    }
    out.extend(each(ways.next).map(Choice::Hex));
}

/// One step.
pub(crate) fn advance(t: &mut T, step: Step, g: Going) -> Flow<Brawl> {
    match step {
        Step::Enter => {
            // Who finds no way in is not activated. [C6]
            rule!("ko.9");
            Flow::Ask(Proc::Move(Step::Entering, g), g.seat)
        }
        Step::Next => next(t, g),
        Step::Entering => {
            // What is left of the movement may be used. [ko.12]
            rule!("ko.12");
            let Choice::Hex(to) = t.answered() else { unreachable!("a hex was named") };
            go(t, g, to)
        }
        Step::Named => match t.answered() {
            Choice::Hex(to) => go(t, g, to),
            _ => {
                rule!("move.1");
                Flow::Goto(Proc::Move(Step::End, g))
            }
        },
        Step::End => {
            // What was passed over in silence triggers where the way ends; nobody
            // falls on such a way. [L28]
            if g.how == How::Slither && traps::triggers(t, t.champion(g.who).at) {
                rule!("trap.2", "move.4");
                return Flow::Goto(Proc::Trap(traps::Step::Spring, g.who, g.cause));
            }
            Flow::Done
        }
    }
}

fn next(t: &mut T, g: Going) -> Flow<Brawl> {
    if let How::Flee(way) = g.how {
        // Fallen or held on the way, it runs no farther.
        if g.left == 0 || !t.in_arena(g.who) || t.champion(g.who).immobilised {
            return Flow::Done;
        }
        let to = t.arena().step(t.champion(g.who).at, way).expect("its way ends on a hex");
        return go(t, g, to);
    }
    let ways = ways(t, g);
    if ways.next == 0 {
        return Flow::Goto(Proc::Move(Step::End, g));
    }
    Flow::Ask(Proc::Move(Step::Named, g), g.seat)
}

fn go(t: &mut T, mut g: Going, to: HexId) -> Flow<Brawl> {
    let from = t.champion(g.who).at;
    if let (How::Rush, Some(way)) = (g.how, t.arena().way(from.min(63), to)) {
        g.how = How::Along(way);
    }
    g.left -= 1;
    let quietly = g.how == How::Slither;
    if quietly {
        let enemies = t.on(bit(to)).without(t.team(t.side_of(g.who)));
        t.board.action.note(g.cause).crossed.0 |= enemies.0;
    }
    rule!("move.4");
    let (who, cause) = (g.who, g.cause);
    Flow::Emit(Proc::Move(Step::Next, g), smallvec![Event::Enter { who, to, cause, quietly }])
}
