//! Resolving what was played, and what is left when it could not be. [603.1h]

use super::{ATTACH, Mode, Play, Step, TERMINATED, definition};
use crate::Spoils;
use crate::board::{Read, Scope, T, Zone, Zones};
use crate::event::{End, Entry, Event, Manner};
use crate::timing::{Choice, Proc};
use crate::{attach, layers, respond};
use arbiter_kernel::{Flow, Frame, ObjectId, Run, Seat, rule};
use smallvec::smallvec;

/// Characters, items and locations come into play; the text of a tactic or of
/// an ability is followed. [603.1h] [605.1g]
pub(super) fn resolve(t: &mut T, play: Play) -> Flow<Spoils> {
    let to = |s| Proc::Play(s, play);
    if respond::gone(t, play.scope) {
        // Terminated, or not being played any more: nothing of it happens. [314.2]
        rule!("314.1", "314.2");
        return Flow::Goto(to(Step::Close));
    }
    let s = t.scope_mut(play.scope);
    // From here on it cannot be terminated any more. [RS5]
    super::set_flag(s, TERMINATED, false);
    let scope = play.scope;
    let (source, seat) = (s.source, s.controller);
    if play.mode == Mode::Use {
        rule!("605.1g");
        let program = definition(t, t.scope(scope)).expect("an ability").program;
        return Flow::Call(to(Step::Close), Frame::Run(Run { program, at: 0, again: 0, scope }));
    }
    if layers::is_tactic(t, source) {
        rule!("205.2", "603.1h");
        return match definition(t, t.scope(scope)) {
            Some(d) => {
                let program = d.program;
                Flow::Call(to(Step::After), Frame::Run(Run { program, at: 0, again: 0, scope }))
            }
            None => Flow::Goto(to(Step::After)),
        };
    }
    rule!("603.1h", "204.2", "206.2", "207.2");
    let event = enters(t, source, seat, Entry::Played);
    Flow::Emit(to(Step::Close), smallvec![event])
}

/// A card that is being played comes into play face-up. With its target gone or
/// of another type now it goes to the discard pile and never was in play.
/// [507.2a] [507.2c] [AT2] [AT3]
pub(crate) fn enters(t: &T, id: ObjectId, seat: Seat, how: Entry) -> Event {
    if t.face(id.slot).attach.is_none() {
        return Event::Enter { id, seat, facedown: false, on: ObjectId::NONE, how };
    }
    rule!("507.2a");
    let scope = t.scopes().filter(|s| s.source == id && super::is_card(t, s)).last();
    let picked = scope.and_then(|s| s.picked(ATTACH).last());
    let on = picked.map_or(ObjectId::NONE, |p| p.what.face(t));
    if attach::fits(t, id, seat, on) {
        return Event::Enter { id, seat, facedown: false, on, how };
    }
    // Still there, but nothing that this can be attached to. [208.2]
    rule!("208.2");
    rule!("507.2c");
    put_aside(id, Manner::Put)
}

/// A card goes to its owner's discard pile without being destroyed or discarded. [TX6]
pub(crate) fn put_aside(id: ObjectId, manner: Manner) -> Event {
    Event::Move { id, to: Zone::Discard, end: End::Top, manner, paid: false }
}

/// A tactic goes to its owner's discard pile if it still is being played; a
/// duplicate ceases to be. [205.2] [DU3]
pub(super) fn after(t: &mut T, play: Play) -> Flow<Spoils> {
    let id = t.scope(play.scope).source;
    let close = Proc::Play(Step::Close, play);
    if t.place(id) != Some(Zone::Played) {
        return Flow::Goto(close);
    }
    if play.mode == Mode::Duplicate {
        rule!("307.1");
        t.eliminate(id.slot);
        return Flow::Goto(close);
    }
    rule!("205.2");
    Flow::Emit(close, smallvec![put_aside(id, Manner::Put)])
}

/// Everything is as before; what was declared is not offered again before
/// something has changed. [603.1e] [605.1d] [CO14]
pub(super) fn undone(t: &mut T, play: Play) -> Flow<Spoils> {
    let Scope { source, ability, .. } = *t.scope(play.scope);
    match play.mode {
        Mode::Use => {
            rule!("605.1d", "401.2");
            t.board.failed.push((source, ability));
            crate::repeat::unsaid(t, Choice::Use(source, ability));
        }
        Mode::Duplicate => {
            // It is terminated, and whatever made it goes on. [307.1] [DU2]
            rule!("307.1", "314.1");
            t.eliminate(source.slot);
        }
        mode => {
            rule!("603.1e", "401.2");
            t.board.failed.push((source, u16::MAX));
            let said = if mode == Mode::FlipUp { Choice::FlipUp(source) } else { Choice::Play(source) };
            crate::repeat::unsaid(t, said);
        }
    }
    crate::story::undone(t, source);
    t.close_scope(play.scope);
    Flow::Done
}
