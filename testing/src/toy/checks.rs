//! What the rules do by themselves: followers and leaders at 0, and the end. T5

use super::Duel;
use super::board::{Read, T, Zone};
use super::event::Event;
use super::timing::Proc;
use arbiter_kernel::{Events, Flow, Outcome, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Where a check is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// Who and what is at 0?
    Look,
    /// A seat has given up.
    Left(Seat),
    /// Has a team lost?
    End,
}

pub(crate) fn advance(t: &mut T, step: Step) -> Flow<Duel> {
    let end = Proc::Check(Step::End);
    match step {
        Step::Look => Flow::Emit(end, found(t)),
        Step::Left(seat) => Flow::Emit(end, Events::from_elem(Event::Out(seat), 1)),
        Step::End => outcome(t).map_or(Flow::Done, Flow::Over),
    }
}

/// Whether there is something to do.
pub(crate) fn applies(t: &T) -> bool {
    !found(t).is_empty() || outcome(t).is_some()
}

fn found(t: &T) -> Events<Event> {
    let seats = 0..t.board.sides.len() as Seat;
    let fallen = |s: &Seat| t.board.sides[usize::from(*s)].leader <= 0 && !t.out().has(*s);
    let dead = seats.clone().flat_map(|s| t.ids(s, Zone::Field)).filter(|id| {
        let defense = t.card(*id).body.map_or(0, |b| b.1);
        t.objects.at(id.slot).mark.damage >= defense
    });
    dead.map(Event::Buried).chain(seats.filter(fallen).map(Event::Out)).collect()
}

/// A team all of whose seats are out has lost. T7
fn outcome(t: &T) -> Option<Outcome> {
    let seats = || (0..t.board.sides.len() as Seat).zip(&t.board.sides);
    let mut left = seats().filter(|(s, _)| !t.out().has(*s)).map(|(_, side)| side.team);
    let first = left.next();
    if left.any(|team| Some(team) != first) {
        return None;
    }
    let won = |team| seats().filter(|(_, side)| side.team == team).fold(SeatSet::NONE, |all, (s, _)| all.and(s));
    Some(first.map_or(Outcome::Drawn, |team| Outcome::Won(won(team))))
}
