//! Decks: searching, revealing, discarding from the top. [405] [408.1]

use super::who::{players, resolve};
use super::{SHOWN, TOP};
use crate::Wakfu;
use crate::board::{Entry, Scope, T, Thing, Zone, look, zone};
use crate::choose;
use crate::event::Event;
use crate::perform::{as_card, places::shuffle};
use crate::timing::{Choice, partners};
use crate::words::{Pile, Top, Who};
use arbiter_kernel::{ObjectId, Pick, Run, Seat, SeatSet, Word, rule};

/// Only the searcher sees the Deck; it is shuffled afterwards, whatever was
/// found. [405.2] [405.3] [gl.search]
pub(super) fn seek(t: &mut T, run: Run, entry: &Entry, who: &Who, pile: Pile) -> Word<Wakfu> {
    let deck = matches!(pile, Pile::Deck | Pile::Either);
    let Some(slot) = t.rules.abilities[entry.ability as usize].slot_at(who.spot().0) else { return Word::Did(false) };
    if run.again == 0 {
        rule!("405.2", "405.1");
        if deck {
            let seen = partners(t, entry.seat);
            for slot in t.zones.of(zone(entry.seat, Zone::Deck)).to_vec() {
                let known = t.objects.at(slot).known;
                t.objects.at_mut(slot).known = SeatSet(known.0 | seen.0);
            }
        }
        return Word::Ask(entry.seat);
    }
    let found = match t.answered() {
        Choice::Card(id) => Some(id),
        _ => None,
    };
    if let Some(id) = found {
        t.scope_mut(run.scope).picks.push(Pick { of: slot, share: 0, what: Thing::Card(id) });
    }
    let made = t.scope(run.scope).picked(slot).count();
    if found.is_some() && made < usize::from(who.count().1) && !options(t, entry, who).is_empty() {
        return Word::Ask(entry.seat);
    }
    rule!("405.3");
    if deck {
        forget(t, entry.seat);
        // What was found is in the searcher's hand until the text is over. [405.2]
        let found: Vec<_> = t.scope(run.scope).picked(slot).filter_map(|p| as_card(p.what)).collect();
        peek(t, run, entry.seat, &found);
    }
    Word::Did(made > 0)
}

/// What can be found: nobody has to find anything. [405.3]
pub(super) fn options(t: &T, entry: &Entry, who: &Who) -> Vec<ObjectId> {
    let a = &t.rules.abilities[entry.ability as usize];
    let Some(slot) = a.slot_at(who.spot().0) else { return Vec::new() };
    let taken: Vec<Thing> = t.scope(entry.scope).picked(slot).map(|p| p.what).collect();
    let all = choose::candidates(t, entry, t.scope(entry.scope), &a.slots[slot as usize])
        .into_iter()
        .filter(|c| !taken.contains(c));
    all.filter_map(as_card).collect()
}

fn forget(t: &mut T, seat: Seat) {
    rule!("gl.search");
    let deck = zone(seat, Zone::Deck);
    shuffle(t, deck);
    for slot in t.zones.of(deck).to_vec() {
        t.objects.at_mut(slot).known = SeatSet::NONE;
    }
}

/// The own Deck is shuffled. [405.3]
pub(super) fn mix(t: &mut T, seats: &[Seat]) -> Word<Wakfu> {
    for &seat in seats {
        forget(t, seat);
    }
    Word::Did(true)
}

/// Everybody sees these. [405.2]
pub(super) fn reveal(t: &mut T, run: Run, who: &Who) -> Word<Wakfu> {
    let all = resolve(t, t.scope(run.scope), who);
    show(t, run.scope, &all);
    Word::Did(!all.is_empty())
}

/// Shown, and told, until the text has been followed. [gl.reveal]
pub(crate) fn show(t: &mut T, scope: u16, all: &[ObjectId]) {
    for &id in all {
        let before = t.objects.at(id.slot).known;
        let pick = Pick { of: SHOWN, share: i16::from(before.0), what: Thing::Card(id) };
        t.scope_mut(scope).picks.push(pick);
        t.objects.at_mut(id.slot).known = SeatSet::ALL;
        crate::story::reveals(t, id);
    }
}

/// What was shown is hidden again where its place hides it. [gl.reveal]
pub(crate) fn hide(t: &mut T, scope: u16) {
    let shown: Vec<_> = t.scope(scope).picked(SHOWN).map(|p| (p.what, p.share)).collect();
    for (what, before) in shown {
        rule!("gl.reveal");
        if let Some(o) = as_card(what).and_then(|id| t.objects.get_mut(id)) {
            o.known = SeatSet(before as u8);
        }
    }
}

/// Cards that one player sees until the text has been followed. [405.2]
fn peek(t: &mut T, run: Run, seat: Seat, all: &[ObjectId]) {
    for &id in all {
        let before = t.objects.at(id.slot).known;
        let pick = Pick { of: SHOWN, share: i16::from(before.0), what: Thing::Card(id) };
        t.scope_mut(run.scope).picks.push(pick);
        t.objects.at_mut(id.slot).known = SeatSet(before.0 | partners(t, seat).0);
    }
}

/// The first cards of these Decks. [501.1]
pub(super) fn first(t: &T, seats: &[Seat], n: u8) -> Vec<ObjectId> {
    let deck = |&seat: &Seat| t.zones.of(zone(seat, Zone::Deck)).iter().take(n.into());
    seats.iter().flat_map(deck).map(|&s| t.objects.id(s)).collect()
}

/// The cards of Decks that are told by their place. [501.1]
pub(super) fn placed(t: &T, scope: &Scope, top: &Top, seats: &[Seat]) -> Vec<ObjectId> {
    match top {
        Top::Deck(_) => first(t, &[scope.controller], 1),
        Top::Bottom(_) => {
            let last = t.zones.of(zone(scope.controller, Zone::Deck)).last();
            last.map(|&s| t.objects.id(s)).into_iter().collect()
        }
        Top::Of(_, player) => first(t, &players(t, scope, player), 1),
        Top::Theirs(_) => first(t, seats, 1),
    }
}

/// These are shown to everybody, or to one player alone. [405.2]
pub(super) fn tops(t: &mut T, run: Run, seat: Seat, all: Vec<ObjectId>, open: bool) -> Word<Wakfu> {
    rule!("405.2", "507.2");
    for &id in &all {
        t.scope_mut(run.scope).picks.push(Pick { of: TOP, share: 0, what: Thing::Card(id) });
    }
    if open {
        show(t, run.scope, &all);
    } else {
        peek(t, run, seat, &all);
    }
    Word::Did(!all.is_empty())
}

/// Hands are seen, and one of their cards is named. [505.2]
pub(super) fn look_hand(t: &mut T, run: Run, entry: &Entry, seats: &[Seat], who: &Who) -> Word<Wakfu> {
    let Some(slot) = t.rules.abilities[entry.ability as usize].slot_at(who.spot().0) else { return Word::Did(false) };
    if run.again == 0 {
        rule!("505.2");
        for &seat in seats {
            let hand: Vec<ObjectId> = t.zones.of(zone(seat, Zone::Hand)).iter().map(|&s| t.objects.id(s)).collect();
            peek(t, run, entry.seat, &hand);
        }
        let any = !options(t, entry, who).is_empty();
        return if any { Word::Ask(entry.seat) } else { Word::Did(false) };
    }
    let Choice::Card(id) = t.answered() else { return Word::Did(false) };
    t.scope_mut(run.scope).picks.push(Pick { of: slot, share: 0, what: Thing::Card(id) });
    Word::Did(true)
}

fn top(t: &T, seat: Seat) -> Option<ObjectId> {
    t.zones.of(zone(seat, Zone::Deck)).first().map(|&s| t.objects.id(s))
}

/// Cards of Decks go to the Discard. [408.1]
pub(super) fn mill(t: &mut T, run: Run, all: Vec<ObjectId>) -> Word<Wakfu> {
    if run.again > 0 {
        return Word::Did(t.report().came_true() > 0);
    }
    rule!("408.1");
    for &id in &all {
        t.scope_mut(run.scope).picks.push(Pick { of: TOP, share: 0, what: Thing::Card(id) });
    }
    if all.is_empty() {
        return Word::Did(false);
    }
    Word::Emit(all.into_iter().map(Event::Discard).collect())
}

/// The top card as a cost. [418.2]
pub(super) fn mill_cost(t: &T, seat: Seat) -> Option<Event> {
    debug_assert!(look::from(t, seat).next().is_some());
    top(t, seat).map(Event::Discard)
}
