//! Triggers that happen together: one of them at a time, each with everything
//! it brings about, before whatever was going on goes on. [503]

use crate::Spoils;
use crate::ask::Question;
use crate::board::{Pending, T, Thing};
use crate::event::Event;
use crate::follow;
use crate::repeat;
use crate::timing::{Choice, Proc};
use arbiter_desk::refuse;
use arbiter_kernel::{Batch, Flow, Frame, Game, Message, Seat, rule};
use serde::{Deserialize, Serialize};

/// Which trigger comes next? [503.1]
pub(crate) const QUESTION: Question =
    Question::new("ask-pending").must(|| refuse!("503.1", Message::new("why-must-trigger")));

/// Where a group of triggers is. `from` is where it begins among the pending
/// ones; what lies above was born meanwhile and is gone when this goes on. [TR5]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// Who decides is fixed when the group forms. [503.4]
    Forms,
    /// The next of them. [503.4a]
    Next(Seat),
    /// It was named.
    Named(Seat),
}

/// The group that a batch woke, if it woke any. [503.1]
#[must_use]
pub fn of(t: &T, b: Batch) -> Option<Proc> {
    let woken = t.woken(b);
    (!woken.is_empty()).then_some(Proc::Group(Step::Forms, woken.start as u16))
}

/// One step.
pub fn advance(t: &mut T, step: Step, from: u16) -> Flow<Spoils> {
    let to = |s| Proc::Group(s, from);
    let waiting = &t.pending[(from as usize).min(t.pending.len())..];
    match step {
        Step::Forms => {
            // No window opens for any of them. [503.2] [606.2c]
            rule!("503.1", "503.2", "606.2c");
            let decider = decider(t, waiting.iter().map(|p| p.controller));
            Flow::Goto(to(Step::Next(decider)))
        }
        Step::Next(decider) => match waiting {
            [] => Flow::Done,
            [_] => carry(t, decider, from, from as usize),
            _ => {
                rule!("503.4");
                Flow::Ask(to(Step::Named(decider)), decider)
            }
        },
        Step::Named(decider) => {
            let Choice::Pending(n) = t.answered() else { unreachable!("a trigger was named") };
            rule!("503.4a");
            carry(t, decider, from, n as usize)
        }
    }
}

/// The sole controller of all of them, else the active player. [503.4] [506.4]
#[must_use]
pub fn decider(t: &T, mut all: impl Iterator<Item = Seat>) -> Seat {
    let first = all.next().unwrap_or(t.board.active);
    if all.all(|s| s == first) { first } else { t.board.active }
}

/// Follows the text of one trigger as it stood when it happened. [503.1] [TR6]
fn carry(t: &mut T, decider: Seat, from: u16, n: usize) -> Flow<Spoils> {
    let p = t.pending.remove(n);
    if repeat::endless(t, &p) {
        let outcome = <Spoils as Game>::endless(t);
        crate::story::over(t, outcome);
        return Flow::Over(outcome);
    }
    crate::story::triggers(t, p.source, p.controller, p.ability);
    let scope = scope(t, p);
    repeat::follows(t, scope);
    Flow::Call(Proc::Group(Step::Next(decider), from), Frame::Proc(Proc::Carry { scope }))
}

/// What the text knows: of a text that waited, what it knew when it began to. A
/// card that the event moved is followed to where the event moved it, and so is
/// a card that left with the one it was attached to. [503.1] [402.4] [EF16]
fn scope(t: &mut T, p: Pending) -> u16 {
    if let Some(Thing::Act(scope)) = p.subject {
        return scope;
    }
    let mut scope = p.scope();
    if let Some(Event::Move { id, .. } | Event::Flip { id, .. } | Event::Announce { id, .. }) = p.cause {
        let with = t.ghosts.get(p.source).is_some_and(|g| g.on == id);
        if p.subject == Some(Thing::Card(id)) {
            follow::track(&mut scope, follow::next(id));
        }
        if p.source == id || with {
            follow::track(&mut scope, follow::next(p.source));
        }
    }
    t.open_scope(scope)
}
