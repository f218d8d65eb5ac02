//! Making events true: all of a batch at once, then what follows in the same
//! instant (links, stray tokens), then the triggers.

mod place;

pub(crate) use place::{Arrival, create, enter_field, put, stack};

use crate::board::{Counter, Link, RESOLUTION, Read, Settled, T, Zones, zone};
use crate::event::{Cause, Change, End, Event, Until};
use crate::layers;
use crate::listen;
use crate::wake::Departure;
use crate::words::Zone;
use arbiter_kernel::{Batch, Modifier, ObjectId, Seat, SeatSet, Table, rule};
use smallvec::SmallVec;

/// Makes a batch true.
pub(crate) fn perform(t: &mut T, b: Batch) {
    if t.events(b).iter().any(moves) {
        together(t, &t.events_of(b));
    } else {
        for n in 0..t.events(b).len() {
            t.doing(n);
            alone(t, t.events(b)[n]);
        }
    }
    // What happened together is seen when all of it has happened. [10.7.2]
    for n in 0..t.events(b).len() {
        t.doing(n);
        crate::wake::happened(t, t.events(b)[n]);
    }
    listen::states(t);
}

/// An event for which it does not matter what happens at the same time.
fn alone(t: &mut T, e: Event) {
    let left = left_settled(t, &e);
    t.board.unsettle(left);
    crate::story::tell(t, &e);
    one(t, e, &mut SmallVec::new());
}

/// Whether cards arrive or leave by an event: only then does it matter what
/// happens at the same time.
/// Shortcut if false: then events happen one by one.
fn moves(e: &Event) -> bool {
    matches!(e, Event::Move { .. } | Event::Swap(..) | Event::Transform { .. } | Event::Create { .. })
}

/// Whether an event may bring a card onto a field.
/// Shortcut if false: then nobody is there to look back.
fn enters(e: &Event) -> bool {
    match e {
        Event::Move { to, .. } | Event::Create { to, .. } => *to == Zone::Field,
        Event::Swap(..) | Event::Transform { .. } => true,
        _ => false,
    }
}

/// Events that happen together and move cards.
fn together(t: &mut T, events: &[Event]) {
    for e in events {
        let left = left_settled(t, e);
        t.board.unsettle(left);
    }
    let mut arrivals: SmallVec<[Arrival; 4]> = SmallVec::new();
    // Look back first: who leaves is seen as it was, by all that are there. [R46]
    let mut gone = SmallVec::new();
    // Only who waits for it sees it, or who arrives at the same moment.
    if listen::heard(t, listen::LEAVE) || events.iter().any(enters) {
        for (n, e) in events.iter().enumerate() {
            crate::wake::departures(t, n, e, &mut gone);
        }
    }
    for d in &gone {
        crate::wake::left(t, d, None);
    }
    // [10.11.1] Who leaves together is remembered as it was beside the others.
    remember(t, events, &gone);
    if t.journal.heard() {
        for e in crate::fit::as_told(t, events) {
            crate::story::tell(t, &e);
        }
    }
    for (n, e) in events.iter().enumerate() {
        t.doing(n);
        let before = arrivals.len();
        one(t, *e, &mut arrivals);
        arrivals[before..].iter_mut().for_each(|a| a.by = n);
    }
    for a in &arrivals {
        stack(t, a.id);
        if let Event::Move { id, cause: Cause::Discarded, .. } = events[a.by] {
            t.doing(a.by);
            crate::wake::discarded(t, id, a.id);
        }
    }
    // What follows in the same instant.
    crate::wake::arrived(t, &arrivals);
    for d in &gone {
        crate::wake::left(t, d, Some(&arrivals));
    }
    place::strays(t, &arrivals);
}

/// What cards that leave a field at the same moment were just before.
fn remember(t: &mut T, events: &[Event], gone: &[Departure]) {
    for e in events {
        let (Event::Move { id, .. } | Event::Transform { id, .. }) = *e else { continue };
        let seen = || gone.iter().find(|d| d.id == id).map(|d| d.info);
        if t.on_field(id)
            && let Some(info) = seen().or_else(|| layers::info(t, id))
        {
            rule!("10.11.1");
            t.ghosts.remember(id, info);
        }
    }
}

/// What an event leaves as it was, of all that rules handling asks about.
fn left_settled(t: &T, e: &Event) -> Settled {
    let looked_at = |z: Zone| matches!(z, Zone::Field | Zone::Ex | Zone::EvolveZone);
    match *e {
        Event::Starts(_) | Event::Attacked { .. } | Event::Fought(..) | Event::Shuffle(_) => Settled::Wholly,
        // Conditions count cards played, cards that are engaged, and cards in any zone.
        Event::Engage(_) | Event::Refresh(_) | Event::Played { .. } | Event::Draw(_) => Settled::ButPassives,
        Event::Move { id, to, .. } if !looked_at(to) && !t.place(id).is_some_and(looked_at) => Settled::ButPassives,
        _ => Settled::No,
    }
}

fn one(t: &mut T, e: Event, arrivals: &mut SmallVec<[Arrival; 4]>) {
    match e {
        Event::Move { id, to, seat, end, cause, turned, .. } => {
            arrivals.push(put(t, id, to, seat, end, cause, turned));
        }
        Event::Swap(a, b) => place::swap(t, a, b, arrivals),
        Event::Transform { id, into } => {
            rule!("5.16.1");
            let (seat, at) = (t.controller(id).expect("it is there"), t.place(id).expect("it is there"));
            arrivals.push(put(t, id, Zone::Banished, seat, End::Bottom, Cause::Banished, false));
            arrivals.push(create(t, into, seat, at, false));
        }
        Event::Create { face, seat, to, turned, .. } => arrivals.push(create(t, face, seat, to, turned)),
        Event::Draw(seat) => draw(t, seat),
        Event::Damage { to, amount, .. } => damage(t, to, amount),
        Event::LeaderDefense { seat, by } => leader_defense(t, seat, by),
        Event::Engage(id) => {
            rule!("5.3.1", "4.2.2");
            t.objects.at_mut(id.slot).mark.engaged = true;
        }
        Event::Refresh(id) => {
            rule!("5.3.1", "4.2.2");
            t.objects.at_mut(id.slot).mark.engaged = false;
        }
        Event::Evolve { follower, card } => evolve(t, follower, card),
        Event::Control { id, seat, for_turn } => control(t, id, seat, for_turn),
        Event::Counters { on, name, by } => counters(t, on, name, by),
        Event::Change { on, change, until } => {
            // [10.2.1] A persistent effect; one-shots leave nothing, replacements are in `replace`.
            // [10.9.1.6.2] Its age is when it was made.
            rule!("10.2.1");
            rule!("10.9.1.6.2");
            let stamp = t.tick();
            t.modify(Modifier { on, stamp, change, until });
            if listen::changes(&change) && t.on_field(on) {
                listen::register(t, on);
            }
        }
        Event::Shuffle(seat) => shuffle(t, seat),
        Event::Played { seat, .. } => count_play(t, seat),
        // These change nothing by themselves.
        Event::Starts(_) | Event::Attacked { .. } | Event::Fought(..) => (),
    }
}

/// One more card played this turn. [13.2.1.3]
pub(crate) fn count_play(t: &mut T, seat: Seat) {
    rule!("13.2.1.3");
    let p = &mut t.board.seats[seat as usize];
    p.played = p.played.saturating_add(1);
    t.board.unsettle(Settled::ButPassives);
}

/// Draws the top card, or notes that there was none. [5.9.1] [5.9.1.1]
fn draw(t: &mut T, seat: Seat) {
    let Some(&top) = t.cards(seat, Zone::Deck).first() else {
        rule!("1.2.1.2", "5.9.1.1");
        t.board.seats[seat as usize].failed_draw = true;
        t.board.unsettle(Settled::No);
        return;
    };
    rule!("5.9.1");
    t.relocate(top, zone(seat, Zone::Hand), None, false);
    crate::wake::drawn(t, seat);
}

fn damage(t: &mut T, to: ObjectId, amount: i16) {
    rule!("2.8.2", "5.13.1");
    let mark = &mut t.objects.at_mut(to.slot).mark;
    mark.lost = mark.lost.saturating_add(amount);
    rule!("5.13.1.1");
    if t.place(to) == Some(Zone::Leader) {
        let seat = t.objects.at(to.slot).owner;
        t.board.seats[seat as usize].lost_defense = true;
    }
}

fn leader_defense(t: &mut T, seat: Seat, by: i16) {
    let leader = t.leader(seat);
    let mark = &mut t.objects.at_mut(leader.slot).mark;
    mark.lost = mark.lost.saturating_sub(by);
    if by.is_negative() {
        t.board.seats[seat as usize].lost_defense = true;
    }
}

/// Links an evolve-deck card to a follower. [5.15.1]
fn evolve(t: &mut T, follower: ObjectId, card: ObjectId) {
    rule!("4.12.1", "5.15.1", "5.15.1.2", "5.15.3");
    let owner = t.objects.at(card.slot).owner;
    let card = t.relocate(card.slot, zone(owner, Zone::EvolveZone), None, false);
    let stamp = t.tick();
    t.board.links.push(Link { follower, card, stamp });
    let mark = &mut t.objects.at_mut(follower.slot).mark;
    (mark.evolved_now, mark.linked) = (true, true);
    // [R23] The text is now the evolved card's.
    listen::register(t, follower);
}

/// The same card on the other field. [10.7.4.3] [R53]
fn control(t: &mut T, id: ObjectId, seat: Seat, for_turn: bool) {
    // [3.1.2] Whose field it is on controls it.
    rule!("3.1.2", "10.7.4.3");
    let before = t.controller(id).expect("it is on a field");
    t.carry(id.slot, zone(seat, Zone::Field));
    t.objects.at_mut(id.slot).mark.old = false;
    if !for_turn {
        // [10.9.1.6] The newest effect decides: what was lent before it is not given back.
        rule!("10.9.1.6");
        t.retain_modifiers(|m| m.on != id || !matches!(m.change, Change::Borrowed(_)));
    } else {
        let stamp = t.tick();
        t.modify(Modifier { on: id, stamp, change: Change::Borrowed(before), until: Until::EndOfTurn });
    }
}

/// Counters of one name are all alike. [14.1.2.2]
pub(crate) fn counters(t: &mut T, on: ObjectId, name: u8, by: i16) {
    t.board.unsettle(Settled::No);
    rule!("14.1.1", "14.1.2", "14.1.2.2");
    rule!("14.1.4");
    let list = &mut t.board.counters;
    match list.iter_mut().find(|c| c.on == on && c.name == name) {
        Some(c) => c.count = c.count.saturating_add(by),
        None if rule!("14.1.3" => by > 0) => list.push(Counter { on, name, count: by }),
        None => (),
    }
    list.retain(|c| c.count > 0);
}

/// Random order, and nobody knows a card any more. [5.8.1]
pub(crate) fn shuffle(t: &mut T, seat: Seat) {
    rule!("5.8.1");
    rule!("5.8.1.1");
    let Table { state, .. } = t;
    let deck = zone(seat, Zone::Deck);
    state.rng.shuffle(state.zones.of_mut(deck));
    for n in 0..state.zones.len(deck) {
        let slot = state.zones.of(deck)[n];
        state.objects.at_mut(slot).known = SeatSet::NONE;
    }
    debug_assert!(state.zones.of(RESOLUTION).len() < 64);
}
