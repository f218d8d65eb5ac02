//! Rules that act by themselves: knock-outs after each batch of damage, and
//! victory. [T13] [G1]

use crate::Brawl;
use crate::board::{Cause, Champions, Read, T};
use crate::event::Event;
use crate::layers;
use crate::team;
use crate::timing::Proc;
use arbiter_kernel::{Bar, Batch, Flow, Outcome, rule};
use serde::{Deserialize, Serialize};

/// Where the check is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// Who has as much damage as life falls, all at once. [ko.1]
    Fall,
    /// Somebody may have won. [victory.1]
    Judge,
}

/// Whether damage of this batch knocks somebody out. [G1]
pub(crate) fn applies(t: &T, b: Batch) -> Option<Proc> {
    let down = |e: &Event| match *e {
        Event::Damage { who, cause, .. } => layers::is_down(t, who).then_some(cause),
        _ => None,
    };
    t.events(b).iter().find_map(down).map(|cause| Proc::Check(Step::Fall, cause))
}

/// One step.
pub(crate) fn advance(t: &mut T, step: Step, cause: Cause) -> Flow<Brawl> {
    match step {
        Step::Fall => {
            rule!("ko.1");
            let down: Champions = t.present().iter().filter(|&c| layers::is_down(t, c)).collect();
            let events = down.iter().map(|who| Event::KnockOut { who, cause }).collect();
            Flow::Emit(Proc::Check(Step::Judge, cause), events)
        }
        Step::Judge => match winner(t, cause) {
            Some(side) => over(t, Outcome::Won(team::seats(t, side))),
            None => Flow::Done,
        },
    }
}

/// The game is over: nothing else takes place. [G10]
pub(crate) fn over(t: &mut T, outcome: Outcome) -> Flow<Brawl> {
    crate::story::over(t, outcome);
    Flow::Over(outcome)
}

/// The side that has won. If both have, it is the one that did not play the
/// card. [ko.15] [G9] [J6]
pub(crate) fn winner(t: &T, cause: Cause) -> Option<usize> {
    let won = |side: usize| t.board.points[side] >= team::goal(t);
    if rule!("ko.15" => won(0) && won(1)) {
        return Some(team::other(team::side(t.player(cause))));
    }
    (0..2).find(|&side| won(side))
}

/// What cannot happen. A champion on the portal is not affected because nobody
/// looks for one there. [ko.6]
pub(crate) fn bar(_: &T, e: Event) -> Option<Bar> {
    let impossible = match e {
        Event::Damage { amount, .. } | Event::Heal { amount, .. } => amount == 0,
        Event::Draw(_, 0) => true,
        Event::Last(l) => l.on.is_empty(),
        _ => false,
    };
    impossible.then_some(Bar::Impossible)
}
