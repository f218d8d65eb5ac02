//! Verbs that select, move, discard and evolve cards. [5.4] [5.11] [5.15]

use super::{Events, amount, did, follow, me, moves, note, note_made, once, players, there};
use crate::Evolve;
use crate::board::{Cards, Pick, Read, T, Thing};
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
        follow(t, run);
        return Word::Did(did(t));
    }
    let by = me(t, run);
    let owners = |t: &T, to, end| -> Events {
        let seat = |id: ObjectId| t.objects.at(id.slot).owner;
        let ids = there(t, run, whom).into_iter();
        ids.map(|id| Event::Move { id, to, seat: seat(id), end, cause: Cause::Put, turned: false, by }).collect()
    };
    match place {
        Place::Hand => once(t, run, || moves(t, run, whom, Zone::Hand, Cause::Put, false)),
        Place::Cemetery => once(t, run, || moves(t, run, whom, Zone::Cemetery, Cause::Put, false)),
        Place::Banished => once(t, run, || moves(t, run, whom, Zone::Banished, Cause::Banished, false)),
        Place::OwnersEx => once(t, run, || owners(t, Zone::Ex, End::Bottom)),
        Place::DeckTop => once(t, run, || owners(t, Zone::Deck, End::Top)),
        Place::DeckBottom => once(t, run, || owners(t, Zone::Deck, End::Bottom)),
        Place::Field | Place::FieldEngaged | Place::Ex | Place::FieldOrEx => once(t, run, || {
            let to = if place == Place::Ex { Zone::Ex } else { Zone::Field };
            there(t, run, whom).into_iter().map(|id| onto(id, to, by, place == Place::FieldEngaged)).collect()
        }),
    }
}

/// Onto the field, or into the EX area, of the effect's controller, whoever owns
/// the card. [3.1.2] [R59]
pub(super) fn onto(id: ObjectId, to: Zone, by: Seat, engaged: bool) -> Event {
    Event::Move { id, to, seat: by, end: End::Bottom, cause: Cause::Put, turned: engaged, by }
}

/// Picks of this number are what a verb acts on one after the other; their
/// share says how far it is.
pub(crate) const QUEUE: u8 = 235;
/// Picks of this number are the evolve cards specified for them.
pub(crate) const SPECIFIED: u8 = 233;
const WAITING: i16 = 0;
const READY: i16 = 1;
const FAILED: i16 = 2;

/// Evolving by the ability uses the card revealed for it; otherwise one is
/// picked now. [5.15.1.1] Who evolves is settled first; all evolve together.
pub(super) fn evolve(t: &mut T, run: Run, whom: &Who) -> Word<Evolve> {
    rule!("5.15.1.1");
    if run.again == 0 {
        let ids = there(t, run, whom).into_iter().map(Thing::Card);
        queue(t, run, ids.map(|what| (what, WAITING)).collect());
    } else if t.has_answer() {
        let Choice::Card(card) = t.answered() else { unreachable!("a card was named") };
        specify(t, run, card);
    } else {
        let done = did(t);
        t.scope_mut(run.scope).picks.retain(|p| p.of != QUEUE && p.of != SPECIFIED);
        return Word::Did(done);
    }
    let revealed = t.scope(run.scope).picked(REVEALED).next().map(|p| p.what.card());
    while let Some((n, seat)) = evolving(t, run) {
        match (revealed, specifiable(t, run).as_slice()) {
            (Some(card), _) => specify(t, run, card),
            (None, [card]) => specify(t, run, *card),
            // [R22] Without a card it has not evolved.
            (None, []) => t.scope_mut(run.scope).picks[n].share = FAILED,
            _ => return Word::Ask(seat),
        }
    }
    let scope = t.scope(run.scope);
    let followers = scope.picked(QUEUE).filter(|p| p.share == READY).map(|p| p.what.card());
    let events = followers.zip(scope.picked(SPECIFIED).map(|p| p.what.card()));
    let events: Events = events.map(|(follower, card)| Event::Evolve { follower, card }).collect();
    if events.is_empty() { Word::Did(false) } else { Word::Emit(events) }
}

/// The follower whose evolve card is specified next, by its place, and who does.
fn evolving(t: &T, run: Run) -> Option<(usize, Seat)> {
    let scope = t.scope(run.scope);
    let n = scope.picks.iter().position(|p| p.of == QUEUE && p.share == WAITING)?;
    // [5.15.1] Its controller specifies the card.
    Some((n, t.controller(scope.picks[n].what.card()).unwrap_or(scope.controller)))
}

/// The evolve cards that can be specified for it: one card for each follower.
pub(crate) fn specifiable(t: &T, run: Run) -> Cards {
    let scope = t.scope(run.scope);
    let Some((n, seat)) = evolving(t, run) else { return Cards::new() };
    let taken: Cards = scope.picked(SPECIFIED).map(|p| p.what.card()).collect();
    crate::evolve::left(t, seat, scope.picks[n].what.card(), &taken)
}

fn specify(t: &mut T, run: Run, card: ObjectId) {
    let (n, _) = evolving(t, run).expect("one is to evolve");
    let picks = &mut t.scope_mut(run.scope).picks;
    picks[n].share = READY;
    picks.push(Pick { of: SPECIFIED, share: 0, what: Thing::Card(card) });
}

/// Settles what a verb acts on, one after the other.
pub(super) fn queue(t: &mut T, run: Run, all: SmallVec<[(Thing, i16); 4]>) {
    let picks = &mut t.scope_mut(run.scope).picks;
    picks.retain(|p| p.of != QUEUE);
    picks.extend(all.into_iter().map(|(what, share)| Pick { of: QUEUE, share, what }));
}

/// The first of them that is not at its end.
pub(super) fn next_in_queue(t: &mut T, run: Run) -> Option<&mut Pick> {
    t.scope_mut(run.scope).picks.iter_mut().find(|p| p.of == QUEUE && p.share > 0)
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
        // [1.3.4.1] Nobody sees what the other named before both have.
        rule!("1.3.4.1");
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
