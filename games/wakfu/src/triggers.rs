//! Triggered powers: they watch, and enter the Queue when what is being played
//! or resolved is through. [804] [T8]

mod doom;
mod event;
mod hears;
mod watch;

pub(crate) use doom::meant;
pub(crate) use event::{is_who, matches};
pub use hears::Kinds;
pub(crate) use watch::{Watchers, call_off, hearing, holds, visible, wake, wake_ahead, watchers};

use crate::Wakfu;
use crate::board::{Entry, T, Thing, What, look};
use crate::choose;
use crate::event::Event;
use crate::queue;
use crate::timing::{Choice, Proc};
use arbiter_kernel::{Batch, Flow, Frame, Seat, rule};
use serde::{Deserialize, Serialize};

/// Where it is: triggers from this one on, joined to this batch, with so much in
/// the Queue before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// The next one.
    Place(u16, Option<Batch>, u16),
    /// A player said which of the own ones. [804.6]
    Ordered(u16, Option<Batch>, u16),
    /// Its choices were made. [804.4]
    Chosen(u16, Option<Batch>, u16, u32),
    /// They may be reacted to, and resolve.
    Done,
}

/// Whose triggers enter next: players in reverse turn order, the turn player
/// last. [804.6]
fn next(t: &T, from: u16) -> Option<Seat> {
    let waiting = t.pending.get(from as usize..).unwrap_or(&[]);
    let order: Vec<Seat> = look::from(t, t.board.active).collect();
    rule!("804.6");
    order.into_iter().rev().find(|&s| waiting.iter().any(|p| p.controller == s))
}

/// The own triggers that could enter next.
pub(crate) fn options(t: &T, from: u16, out: &mut Vec<Choice>) {
    let Some(seat) = next(t, from) else { return };
    let mine = (from as usize..t.pending.len()).filter(|&n| t.pending[n].controller == seat);
    out.extend(mine.map(|n| Choice::Trigger(n as u16)));
}

/// One step.
pub(crate) fn advance(t: &mut T, step: Step) -> Flow<Wakfu> {
    match step {
        Step::Place(from, into, before) => {
            let Some(seat) = next(t, from) else { return placed(t, into, before) };
            let mine: Vec<usize> =
                (from as usize..t.pending.len()).filter(|&n| t.pending[n].controller == seat).collect();
            let alike = mine.iter().all(|&n| t.pending[n] == t.pending[mine[0]]);
            if alike { enter(t, mine[0], from, into, before) } else { Flow::Ask(asks(from, into, before), seat) }
        }
        Step::Ordered(from, into, before) => {
            // Whose triggers they were has left.
            let Choice::Trigger(n) = t.answered() else {
                return Flow::Goto(Proc::Triggers(Step::Place(from, into, before)));
            };
            enter(t, n as usize, from, into, before)
        }
        Step::Chosen(from, into, before, id) => {
            if let Some(b) = into {
                t.join_event(b, Event::Placed(id));
            }
            Flow::Goto(Proc::Triggers(Step::Place(from, into, before)))
        }
        Step::Done => Flow::Done,
    }
}

fn asks(from: u16, into: Option<Batch>, before: u16) -> Proc {
    Proc::Triggers(Step::Ordered(from, into, before))
}

/// All are in the Queue: where no batch has them they are news of their own. [T7.5]
fn placed(t: &mut T, into: Option<Batch>, before: u16) -> Flow<Wakfu> {
    if into.is_some() {
        return Flow::Done;
    }
    let news = t.board.queue[before as usize..].iter().map(|q| Event::Placed(q.id)).collect();
    Flow::Emit(Proc::Triggers(Step::Done), news)
}

/// A trigger enters the Queue with its choices; without a legal one it does not. [804.4]
fn enter(t: &mut T, n: usize, from: u16, into: Option<Batch>, before: u16) -> Flow<Wakfu> {
    let p = t.pending.remove(n);
    let again = Proc::Triggers(Step::Place(from, into, before));
    let (scope, part) = match p.by {
        // Only the next one counts; which that is, its controller says. [419.1]
        Some(Thing::Number(id)) => match watch::due(t, id, &p) {
            Some((scope, step)) => (scope, Some(step)),
            None => return Flow::Goto(again),
        },
        _ => (t.open_scope(p.scope()), None),
    };
    let id = queue::name(t);
    let zone = look::zone_of(t, p.source);
    let entry = Entry::new(What::Trigger, p.controller, p.source, p.ability, zone);
    t.board.queue.push(Entry { id, scope, part, ..entry });
    if !choose::possible(t, id) {
        rule!("804.4");
        queue::remove(t, id);
        return Flow::Goto(again);
    }
    rule!("804.1");
    let then = Proc::Triggers(Step::Chosen(from, into, before, id));
    Flow::Call(then, Frame::Proc(Proc::Choose(choose::Step::Mode(true), id)))
}
