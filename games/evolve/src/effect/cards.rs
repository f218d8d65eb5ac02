//! Verbs that select, move, discard and evolve cards. [5.4] [5.11] [5.15]

use super::{Events, amount, counts, did, follow, me, moves, note, note_made, once, players, there};
use crate::Evolve;
use crate::board::{Cards, Pick, Read, T, Thing};
use crate::complete;
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

/// Values of the running number of a selection: cards are picked, or a value is
/// divided among them.
const PICKING: i16 = 0;
const DIVIDING: i16 = 1;

/// Whether shares are asked for, not cards.
pub(crate) fn dividing(t: &T, run: Run) -> bool {
    t.scope(run.scope).notes[NUMBER] == DIVIDING
}

/// A selection made now, and what is divided among those selected. [R5] [10.6.2.4]
pub(super) fn select(t: &mut T, run: Run, n: u8) -> Word<Evolve> {
    let rules = std::sync::Arc::clone(&t.rules);
    let s = &rules.abilities[t.scope(run.scope).ability as usize].selections[n as usize];
    if run.again == 0 {
        t.scope_mut(run.scope).notes[NUMBER] = PICKING;
    }
    if t.has_answer() {
        match t.answered() {
            Choice::Card(id) => note(t, run, s.slot, id),
            Choice::Number(share) => complete::give_share(t, run.scope, s.slot, i16::from(share)),
            _ => t.scope_mut(run.scope).notes[NUMBER] = DIVIDING,
        }
    }
    while !dividing(t, run) {
        let scope = t.scope(run.scope);
        let left = late(t, run, s);
        if scope.picked(s.slot).count() >= complete::most(t, scope, s) || left.is_empty() {
            t.scope_mut(run.scope).notes[NUMBER] = DIVIDING;
        } else if s.random {
            // [5.18.1] Uniformly, and Aura does not stop it. [R68]
            rule!("5.18.1");
            let n = t.rng.below(left.len() as u32) as usize;
            note(t, run, s.slot, left[n]);
        } else {
            return Word::Ask(scope.controller);
        }
    }
    let scope = t.scope(run.scope);
    let (controller, some) = (scope.controller, scope.picked(s.slot).count() > 0);
    match complete::unshared(scope, s) {
        0 => Word::Did(some),
        1 => {
            rule!("10.6.2.4");
            let rest = complete::undivided(t, scope, s);
            complete::give_share(t, run.scope, s.slot, rest);
            Word::Did(some)
        }
        _ => Word::Ask(controller),
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
        Place::OwnersField => once(t, run, || {
            rule!("4.1.6");
            owners(t, Zone::Field, End::Bottom)
        }),
        Place::DeckTop => once(t, run, || owners(t, Zone::Deck, End::Top)),
        Place::DeckBottom => once(t, run, || owners(t, Zone::Deck, End::Bottom)),
        Place::FieldOrEx => unreachable!("only tokens come where their player likes"),
        Place::Field | Place::FieldEngaged | Place::Ex => once(t, run, || {
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
const QUEUE: u8 = 235;

/// Picks of this number are who evolves where there is not a card for everybody.
const EVOLVES: u8 = 232;

/// Evolving by the ability uses the card revealed for it; otherwise one of the
/// same name is taken now. [5.15.1.1] Who evolves is settled first; all evolve
/// together.
pub(super) fn evolve(t: &mut T, run: Run, whom: &Who) -> Word<Evolve> {
    rule!("5.15.1.1");
    if t.has_answer() {
        let Choice::Card(id) = t.answered() else { unreachable!("a follower was named") };
        note(t, run, EVOLVES, id);
    } else if run.again > 0 {
        return Word::Did(did(t));
    } else {
        t.scope_mut(run.scope).picks.retain(|p| p.of != EVOLVES);
    }
    if !short_of_cards(t, run, whom).is_empty() {
        rule!("1.3.2.3");
        return Word::Ask(me(t, run));
    }
    let revealed = t.scope(run.scope).picked(REVEALED).next().map(|p| p.what.card());
    let mut taken = Cards::new();
    let mut evolves = |follower: ObjectId| {
        // [5.15.1] One of its controller's; those of one name are all alike.
        let seat = t.controller(follower)?;
        // [R22] Without a card it has not evolved.
        let card = revealed.or_else(|| crate::evolve::left(t, seat, follower, &taken))?;
        let evolves = Event::Evolve { follower, card };
        // [1.3.2] Who cannot evolve takes no card from those who can.
        if crate::replace::forbid(t, evolves) {
            return None;
        }
        taken.push(card);
        Some(evolves)
    };
    let mut all: Cards = t.scope(run.scope).picked(EVOLVES).map(|p| p.what.card()).collect();
    let rest: Cards = there(t, run, whom).into_iter().filter(|id| !all.contains(id)).collect();
    all.extend(rest);
    let events: Events = all.into_iter().filter_map(&mut evolves).collect();
    if events.is_empty() {
        rule!("1.3.2");
        return Word::Did(false);
    }
    Word::Emit(events)
}

/// Followers of which not all can evolve, as there are fewer cards of their name:
/// as many as can are selected. [1.3.2.3]
pub(crate) fn short_of_cards(t: &T, run: Run, whom: &Who) -> Cards {
    let named = |id: ObjectId| t.scope(run.scope).picked(EVOLVES).any(|p| p.what.card() == id);
    let kind = |id: ObjectId| (t.controller(id), crate::layers::core(t, id).name);
    let mut able = there(t, run, whom);
    able.retain(|&mut follower| {
        let card = t.controller(follower).and_then(|seat| crate::evolve::card(t, seat, follower));
        card.is_some_and(|card| !crate::replace::forbid(t, Event::Evolve { follower, card }))
    });
    let short = |id: ObjectId| {
        let alike = || able.iter().copied().filter(|&x| kind(x) == kind(id));
        let cards = t.controller(id).map_or(0, |seat| crate::evolve::cards(t, seat, id));
        alike().count() > cards && alike().filter(|&x| named(x)).count() < cards
    };
    let left: Cards = able.iter().copied().filter(|&id| !named(id) && short(id)).collect();
    // Where nothing tells them apart there is nothing to say.
    let same = |id: &ObjectId| {
        let (one, other) = (t.objects.at(id.slot), t.objects.at(left[0].slot));
        one.face == other.face
            && one.mark == other.mark
            && !t.modified(*id)
            && !t.board.counters.iter().any(|c| c.on == *id)
    };
    if left.iter().all(same) { Cards::new() } else { left }
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
        let owner = |p: Pick| t.objects.at(p.what.card().slot).owner;
        return Word::Did(t.scope(run.scope).picked(out).any(|p| counts(t, run, who, owner(p))));
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
