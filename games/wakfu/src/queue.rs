//! The Queue and its resolution, from its end. [503] [810] [T6] [T7]

mod land;

pub(crate) use land::faces;
pub use land::places;

use crate::Wakfu;
use crate::board::{Battle, CHALLENGE, Entry, QUEUE, T, Thing, What, Zone, zone};
use crate::card::{Kind, Sort};
use crate::event::Event;
use crate::rules::NONE;
use crate::timing::{Choice, Proc};
use crate::{choose, effect, triggers};
use arbiter_kernel::{Flow, Frame, ObjectId, Run, Seat, rule};
use serde::{Deserialize, Serialize};

/// Where it is. What resolves is named; the number says how many triggers
/// waited when it began.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// Everything above this resolves. [T6]
    Down(u16),
    /// The last one begins. [T7]
    Begin,
    /// Its text has been followed. [810.3]
    Running(u32, u16),
    /// Where it goes was said.
    Placed(u32, u16),
    /// Before which attacker it stands was said.
    Faced(u32, u16),
    /// It has come into play, or is gone.
    Landed(u32, u16),
    /// Its triggers have entered the Queue.
    Over,
}

/// A name for something new in the Queue.
pub(crate) fn name(t: &mut T) -> u32 {
    t.board.entries += 1;
    t.board.entries
}

/// Something in the Queue.
#[must_use]
pub fn find(t: &T, id: u32) -> Option<&Entry> {
    t.board.queue.iter().find(|q| q.id == id)
}

pub(crate) fn find_mut(t: &mut T, id: u32) -> Option<&mut Entry> {
    t.board.queue.iter_mut().find(|q| q.id == id)
}

/// What this event says was played or announced.
pub(crate) fn played(e: Event) -> Option<u32> {
    match e {
        Event::Played(id) | Event::Announced(id) => Some(id),
        _ => None,
    }
}

/// Who played a card that is in the Queue.
pub(crate) fn card(t: &T, id: u32) -> Option<(Seat, ObjectId)> {
    find(t, id).filter(|q| q.what == What::Card).map(|q| (q.seat, q.source))
}

/// What is being resolved, the innermost.
#[must_use]
pub fn resolving(t: &T) -> Option<u32> {
    t.frames().iter().rev().find_map(|f| match f {
        Frame::Proc(Proc::Queue(
            Step::Running(id, _) | Step::Placed(id, _) | Step::Faced(id, _) | Step::Landed(id, _),
        )) => Some(*id),
        _ => None,
    })
}

/// Whose text does what happens now: what is paid on the way is no text's doing. [808.2h]
pub(crate) fn author(t: &T) -> Option<&Entry> {
    if t.trying() { None } else { resolving(t).and_then(|id| find(t, id)) }
}

/// What is being resolved and has not had its choices looked at again.
pub(crate) fn unchecked(t: &T) -> Option<u32> {
    resolving(t).filter(|&id| find(t, id).is_some_and(|q| !q.checked))
}

/// Takes something out of the Queue. [810.3c]
pub(crate) fn remove(t: &mut T, id: u32) {
    if let Some(at) = t.board.queue.iter().position(|q| q.id == id) {
        let entry = t.board.queue.remove(at);
        t.board.reacted.retain(|r| !matches!(r.0, crate::board::Key::First(e, _) if e == id));
        t.close_scope(entry.scope);
    }
}

/// Looks at the choices again: those that became illegal are forgotten; if all
/// are, nothing of the text happens. [810.2a]
pub(crate) fn recheck(t: &mut T, id: u32) -> Vec<ObjectId> {
    let Some(entry) = find(t, id).copied() else { return Vec::new() };
    let (legal, illegal) = choose::still_legal(t, &entry);
    let none = rule!("810.2a", "gl.cancel" => legal.is_empty() && !illegal.is_empty());
    let scope = t.scope_mut(entry.scope);
    // Only the legal ones are affected. [810.2c]
    scope.picks.retain(|p| !rule!("810.2c" => illegal.contains(&(p.of, p.what))));
    if let Some(entry) = find_mut(t, id) {
        entry.checked = true;
        entry.cancelled |= none;
    }
    let gone = illegal.into_iter().filter_map(|(_, what)| match what {
        Thing::Card(id) => Some(id),
        _ => None,
    });
    gone.collect()
}

/// One step.
pub(crate) fn advance(t: &mut T, step: Step) -> Flow<Wakfu> {
    match step {
        Step::Down(mark) if t.board.queue.len() > mark.into() => {
            Flow::Call(Proc::Queue(step), Frame::Proc(Proc::Queue(Step::Begin)))
        }
        Step::Begin => begin(t),
        Step::Running(id, from) => outcome(t, id, from),
        Step::Placed(id, from) => {
            let Choice::World(world) = t.answered() else { unreachable!("a place was said") };
            land::appear(t, id, from, world)
        }
        Step::Faced(id, from) => {
            // Whoever attacked has left.
            let Choice::Card(before) = t.answered() else { return Flow::Goto(Proc::Queue(Step::Landed(id, from))) };
            land::stand(t, id, from, before)
        }
        Step::Landed(id, from) => {
            if let Some(scope) = find(t, id).map(|q| q.scope) {
                effect::hide(t, scope);
            }
            remove(t, id);
            let before = t.board.queue.len() as u16;
            // What it set off enters now.
            rule!("804.7");
            let place = triggers::Step::Place(from, None, before);
            Flow::Call(Proc::Queue(Step::Over), Frame::Proc(Proc::Triggers(place)))
        }
        Step::Down(_) | Step::Over => Flow::Done,
    }
}

/// The last one resolves. [503.3] [810.2]
fn begin(t: &mut T) -> Flow<Wakfu> {
    rule!("501.3", "503.3", "810.2");
    let entry = *t.board.queue.last().expect("something is above the mark");
    let from = t.pending.len() as u16;
    let (id, running) = (entry.id, Proc::Queue(Step::Running(entry.id, from)));
    if entry.what == What::Attack && !entry.cancelled {
        rule!("701.2", "701.3");
        t.board.battle = Some(Battle::new(entry.seat));
    }
    let program = match entry.ability {
        NONE => NONE,
        ability => t.rules.abilities[ability as usize].part(entry.part),
    };
    if program == NONE || !has_text(t, &entry) {
        return Flow::Goto(running);
    }
    // What its first action is can be told beforehand or is decided now.
    if effect::first_events(t, id).is_empty() {
        recheck(t, id);
    }
    if find(t, id).is_some_and(|q| q.cancelled) {
        return Flow::Goto(running);
    }
    rule!("810.2b");
    Flow::Call(running, Frame::Run(Run { program, at: 0, again: 0, scope: entry.scope }))
}

/// Whether what resolves is a text, and no card that comes into play.
fn has_text(t: &T, entry: &Entry) -> bool {
    let own = matches!(entry.what, What::Power | What::Trigger | What::Copy);
    let card = &crate::board::look::face(t, entry.source).card;
    own || (entry.what == What::Card && card.kind == Kind::Action && card.sort != Sort::Challenge)
}

/// What becomes of what has resolved. [810.3]
fn outcome(t: &mut T, id: u32, from: u16) -> Flow<Wakfu> {
    let landed = Proc::Queue(Step::Landed(id, from));
    let Some(entry) = find(t, id).copied() else { return Flow::Goto(landed) };
    match entry.what {
        What::Card if !crate::timing::in_queue(t, entry.source) => Flow::Goto(landed),
        What::Card if entry.cancelled => {
            rule!("gl.cancel", "502.1");
            discard(t, entry.source);
            Flow::Goto(landed)
        }
        What::Card => {
            let card = &crate::board::look::face(t, entry.source).card;
            match (card.kind, card.sort) {
                (Kind::Action, Sort::Challenge) => {
                    rule!("302.3", "702.4");
                    t.relocate(entry.source.slot, CHALLENGE, None, false);
                    Flow::Goto(landed)
                }
                (Kind::Action, _) => {
                    rule!("810.3b", "302.1");
                    discard(t, entry.source);
                    Flow::Goto(landed)
                }
                _ => land::destination(t, &entry, from),
            }
        }
        // The last Ether was removed. [806.7a]
        What::Trigger if entry.ability == NONE && !entry.cancelled => {
            let by = arbiter_kernel::SeatSet::one(entry.seat);
            Flow::Emit(landed, smallvec::smallvec![Event::Destroy { what: entry.source, by, battle: false }])
        }
        What::Ghost if !entry.cancelled => land::ghost(t, &entry, from),
        What::Capture if !entry.cancelled => land::capture(t, &entry, from),
        _ => {
            rule!("810.3c", "801.3");
            Flow::Goto(landed)
        }
    }
}

/// A card goes to its owner's Discard. [502.1]
pub(crate) fn discard(t: &mut T, id: ObjectId) {
    let owner = t.objects.at(id.slot).owner;
    t.relocate(id.slot, zone(owner, Zone::Discard), None, false);
}

/// The cards in the Queue, the newest last. [503.2]
pub fn cards(t: &T) -> impl Iterator<Item = ObjectId> + '_ {
    t.zones.of(QUEUE).iter().map(|&s| t.objects.id(s))
}
