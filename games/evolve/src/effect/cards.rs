//! Verbs that select, move, discard and evolve cards. [5.4] [5.11] [5.15]

use super::{Events, amount, follow, me, moves, note, note_made, once, players, there};
use crate::Evolve;
use crate::board::{Cards, Pick, Read, T};
use crate::event::{Cause, End, Event};
use crate::play::REVEALED;
use crate::rules::Selection;
use crate::targets::{Ctx, NUMBER, all, selectable};
use crate::timing::Choice;
use crate::words::{Amount, Filter, Place, Side, Who, Whose, Zone};
use arbiter_kernel::{ObjectId, Run, Seat, Word, rule};
use smallvec::SmallVec;

/// What a selection made while resolving can still take. [R5]
pub(crate) fn late(t: &T, run: Run, s: &Selection) -> Cards {
    let scope = t.scope(run.scope);
    let ctx = Ctx::of(scope);
    let mut out = Cards::new();
    if s.random {
        all(t, &ctx, &s.what, &mut out);
    } else {
        selectable(t, &ctx, &s.what, &mut out);
    }
    out.retain(|id| !scope.picked(s.slot).any(|p| p.what.card() == *id));
    out
}

/// A selection made now. [R5]
pub(super) fn select(t: &mut T, run: Run, n: u8) -> Word<Evolve> {
    let rules = std::sync::Arc::clone(&t.rules);
    let s = &rules.abilities[t.scope(run.scope).ability as usize].selections[n as usize];
    if t.has_answer() {
        let Choice::Card(id) = t.answered() else { return Word::Did(t.scope(run.scope).picked(s.slot).count() > 0) };
        note(t, run, s.slot, id);
    }
    loop {
        let picked = t.scope(run.scope).picked(s.slot).count();
        let left = late(t, run, s);
        if picked >= s.most as usize || left.is_empty() {
            return Word::Did(picked > 0);
        }
        if s.random {
            // [5.18.1] Uniformly, and Aura does not stop it. [R68]
            rule!("5.18.1");
            let n = t.rng.below(left.len() as u32) as usize;
            note(t, run, s.slot, left[n]);
        } else {
            return Word::Ask(t.scope(run.scope).controller);
        }
    }
}

/// `put WHOM somewhere`. [5.4.1]
pub(super) fn put(t: &mut T, run: Run, whom: &Who, place: Place) -> Word<Evolve> {
    rule!("5.4.1");
    if run.again > 0 {
        follow(t, run, whom);
        return Word::Did(true);
    }
    let by = me(t, run);
    let owners = |t: &T, to, end| -> Events {
        let seat = |id: ObjectId| t.objects.at(id.slot).owner;
        let ids = there(t, run, whom).into_iter();
        ids.map(|id| Event::Move { id, to, seat: seat(id), end, cause: Cause::Put, turned: false, by }).collect()
    };
    match place {
        Place::Hand => once(run, || moves(t, run, whom, Zone::Hand, Cause::Put, false)),
        Place::Cemetery => once(run, || moves(t, run, whom, Zone::Cemetery, Cause::Put, false)),
        Place::Banished => once(run, || moves(t, run, whom, Zone::Banished, Cause::Banished, false)),
        Place::DeckTop => once(run, || owners(t, Zone::Deck, End::Top)),
        Place::DeckBottom => once(run, || owners(t, Zone::Deck, End::Bottom)),
        Place::Field | Place::FieldEngaged | Place::Ex | Place::FieldOrEx => once(run, || {
            let to = if place == Place::Ex { Zone::Ex } else { Zone::Field };
            there(t, run, whom).into_iter().map(|id| onto(t, id, to, by, place == Place::FieldEngaged)).collect()
        }),
    }
}

/// Onto the effect controller's field, or into the owner's EX area. [R59]
pub(super) fn onto(t: &T, id: ObjectId, to: Zone, by: Seat, engaged: bool) -> Event {
    let seat = if to == Zone::Field { by } else { t.objects.at(id.slot).owner };
    Event::Move { id, to, seat, end: End::Bottom, cause: Cause::Put, turned: engaged, by }
}

/// Evolving by the ability uses the card revealed for it; otherwise one is
/// picked now. [5.15.1.1]
pub(super) fn evolve(t: &mut T, run: Run, whom: &Who) -> Word<Evolve> {
    rule!("5.15.1.1");
    let ids = there(t, run, whom);
    if run.again == 0 {
        t.scope_mut(run.scope).notes[NUMBER] = 0;
    }
    if t.has_answer() {
        let Choice::Card(card) = t.answered() else { unreachable!("a card was named") };
        return link(t, run, &ids, card);
    }
    let Some(&follower) = ids.get(t.scope(run.scope).notes[NUMBER] as usize) else {
        return Word::Did(!ids.is_empty());
    };
    let revealed = t.scope(run.scope).picked(REVEALED).next().map(|p| p.what.card());
    let seat = t.controller(follower).unwrap_or_else(|| me(t, run));
    match (revealed, crate::evolve::cards(t, seat, follower).as_slice()) {
        (Some(card), _) => link(t, run, &ids, card),
        (None, []) => {
            // [R22] Without a card it has not evolved.
            t.scope_mut(run.scope).notes[NUMBER] += 1;
            if ids.len() > t.scope(run.scope).notes[NUMBER] as usize {
                return evolve(t, Run { again: 1, ..run }, whom);
            }
            Word::Did(false)
        }
        (None, [card]) => link(t, run, &ids, *card),
        _ => Word::Ask(seat),
    }
}

fn link(t: &mut T, run: Run, ids: &[ObjectId], card: ObjectId) -> Word<Evolve> {
    let n = t.scope(run.scope).notes[NUMBER];
    t.scope_mut(run.scope).notes[NUMBER] += 1;
    let follower = ids[n as usize];
    Word::Emit([Event::Evolve { follower, card }].into_iter().collect())
}

/// Cards of a hand that may be discarded.
pub(crate) fn discardable(t: &T, run: Run, seat: Seat, what: &Filter, out: u8) -> Cards {
    let scope = t.scope(run.scope);
    let mut ids = Cards::new();
    let own = Filter { side: Side::Yours, zone: Zone::Hand, ..what.clone() };
    all(t, &Ctx { me: seat, ..Ctx::of(scope) }, &own, &mut ids);
    ids.retain(|id| !scope.picked(out).any(|p| p.what.card() == *id));
    ids
}

/// How many a seat has named so far.
pub(crate) fn named(t: &T, run: Run, seat: Seat, out: u8) -> usize {
    t.scope(run.scope).picked(out).filter(|p| t.controller(p.what.card()) == Some(seat)).count()
}

/// Discarding: the active player names cards unseen, then the other, then all
/// go together. [5.11.1] [1.3.4.1] [R76]
pub(super) fn discard(
    t: &mut T,
    run: Run,
    who: Whose,
    count: &Amount,
    what: &Filter,
    random: bool,
    out: u8,
) -> Word<Evolve> {
    const GONE: i16 = 1;
    if run.again == 0 {
        t.scope_mut(run.scope).notes[NUMBER] = 0;
    }
    if t.scope(run.scope).notes[NUMBER] == GONE {
        t.scope_mut(run.scope).picks.retain(|p| p.of != out);
        note_made(t, run, out);
        return Word::Did(t.scope(run.scope).picked(out).count() > 0);
    }
    if t.has_answer() {
        let Choice::Card(id) = t.answered() else { unreachable!("a card was named") };
        note(t, run, out, id);
    }
    let n = amount(t, run, count).max(0) as usize;
    for seat in players(t, run, who) {
        rule!("5.11.1");
        if who == Whose::Each {
            // [1.3.4.1] Nobody sees what the other named before both have.
            rule!("1.3.4.1");
        }
        while named(t, run, seat, out) < n {
            let left = discardable(t, run, seat, what, out);
            if left.is_empty() {
                break;
            }
            if random {
                rule!("5.18.1");
                let pick = t.rng.below(left.len() as u32) as usize;
                note(t, run, out, left[pick]);
            } else {
                return Word::Ask(seat);
            }
        }
    }
    t.scope_mut(run.scope).notes[NUMBER] = GONE;
    let picks: SmallVec<[Pick; 4]> = t.scope(run.scope).picked(out).collect();
    let events: Events =
        picks.iter().map(|p| crate::turn::discard(p.what.card(), t.objects.at(p.what.card().slot).owner)).collect();
    if events.is_empty() { Word::Did(false) } else { Word::Emit(events) }
}
