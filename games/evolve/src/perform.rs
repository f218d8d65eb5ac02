//! Making events true: all of a batch at once, then what follows in the same
//! instant (links, stray tokens), then the triggers.

use crate::board::{Counter, Link, RESOLUTION, Read, Settled, T, kind_of, zone};
use crate::card::Kind;
use crate::event::{Cause, Change, End, Event, Harm, Until};
use crate::layers;
use crate::listen::{self, About};
use crate::rules::{DRAIN, Sort};
use crate::words::{Keyword, Passive, Zone};
use arbiter_kernel::{Batch, Modifier, ObjectId, Seat, SeatSet, Table, rule};
use smallvec::SmallVec;

/// A card that arrived: as what, and from where.
pub(crate) struct Arrival {
    pub(crate) id: ObjectId,
    /// `None` for a token: it comes from no zone. [R48]
    pub(crate) from: Option<Zone>,
}

/// Makes a batch true.
pub(crate) fn perform(t: &mut T, b: Batch) {
    let events = t.events_of(b);
    let events = events.as_slice();
    for e in events {
        let left = left_settled(t, e);
        t.board.unsettle(left);
    }
    if events.iter().any(moves) {
        together(t, events);
    } else {
        for e in events {
            crate::story::tell(t, e);
            one(t, *e, &mut SmallVec::new());
        }
    }
    listen::states(t);
}

/// Whether cards arrive or leave by an event: only then does it matter what
/// happens at the same time.
fn moves(e: &Event) -> bool {
    matches!(e, Event::Move { .. } | Event::Swap(..) | Event::Transform { .. } | Event::Create { .. })
}

/// Events that happen together and move cards.
fn together(t: &mut T, events: &[Event]) {
    let mut arrivals: SmallVec<[Arrival; 4]> = SmallVec::new();
    // Look back first: who leaves is seen as it was, by all that are there. [R46]
    let mut gone = SmallVec::new();
    for e in events {
        crate::wake::departures(t, e, &mut gone);
    }
    for d in &gone {
        crate::wake::left(t, d, None);
    }
    // What is told follows the batch, so that it does not betray a secret order. [4.1.5.1]
    let late = crate::fit::ordered(t, events);
    for e in events {
        crate::story::tell(t, e);
        if late.is_empty() || !late.contains(e) {
            one(t, *e, &mut arrivals);
        }
    }
    for e in late {
        one(t, e, &mut arrivals);
    }
    // What follows in the same instant.
    crate::wake::arrived(t, &arrivals);
    for d in &gone {
        crate::wake::left(t, d, Some(&arrivals));
    }
    strays(t, &arrivals);
    t.board.arrived.clear();
    t.board.arrived.extend(arrivals.iter().map(|a| a.id));
}

/// What an event leaves as it was, of all that rules handling asks about.
fn left_settled(t: &T, e: &Event) -> Settled {
    let looked_at = |z: Zone| matches!(z, Zone::Field | Zone::Ex | Zone::EvolveZone);
    match *e {
        Event::Starts(_) | Event::Attacked { .. } | Event::Fought(..) | Event::Shuffle(_) => Settled::Wholly,
        // Conditions count cards played, cards that are engaged, and cards in any zone.
        Event::Engage(_) | Event::Refresh(_) | Event::Played { .. } => Settled::ButPassives,
        Event::Draw(seat) if t.count(seat, Zone::Deck) > 0 => Settled::ButPassives,
        Event::Move { id, to, .. } if !looked_at(to) && !t.place(id).is_some_and(looked_at) => Settled::ButPassives,
        _ => Settled::No,
    }
}

fn one(t: &mut T, e: Event, arrivals: &mut SmallVec<[Arrival; 4]>) {
    match e {
        Event::Move { id, to, seat, end, cause, turned, .. } => {
            let arrival = put(t, id, to, seat, end, cause, turned);
            if cause == Cause::Discarded {
                crate::wake::discarded(t, id, arrival.id);
            }
            arrivals.push(arrival);
        }
        Event::Swap(a, b) => swap(t, a, b, arrivals),
        Event::Transform { id, into } => {
            rule!("5.16.1");
            let (seat, at) = (t.controller(id).expect("it is there"), t.place(id).expect("it is there"));
            arrivals.push(put(t, id, Zone::Banished, seat, End::Bottom, Cause::Banished, false));
            arrivals.push(create(t, into, seat, at));
        }
        Event::Create { face, seat, to, .. } => arrivals.push(create(t, face, seat, to)),
        Event::Draw(seat) => draw(t, seat),
        Event::Damage { to, amount, from, harm } => damage(t, to, amount, from, harm),
        Event::LeaderDefense { seat, by } => leader_defense(t, seat, by),
        Event::Engage(id) => {
            rule!("5.3.1", "4.2.2");
            t.objects.at_mut(id.slot).mark.engaged = true;
            crate::wake::engaged(t, id);
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
            if let Change::Ability(a) = change
                && t.on_field(on)
            {
                listen::listen(t, on, a);
            }
        }
        Event::Shuffle(seat) => shuffle(t, seat),
        Event::Starts(phase) => crate::wake::starts(t, phase),
        Event::Attacked { by, target } => crate::wake::attacked(t, by, target),
        Event::Fought(a, b) => {
            rule!("8.4.9.2");
            crate::wake::fought(t, a, b);
        }
        Event::Played { id, seat } => {
            count_play(t, seat);
            crate::wake::played(t, id, seat);
        }
    }
}

/// One more card played this turn. [13.2.1.3]
pub(crate) fn count_play(t: &mut T, seat: Seat) {
    rule!("13.2.1.3");
    t.board.seats[seat as usize].played += 1;
    t.board.unsettle(Settled::ButPassives);
}

/// Moves a card: it is a new card there. [4.1.4]
pub(crate) fn put(t: &mut T, id: ObjectId, to: Zone, seat: Seat, end: End, cause: Cause, turned: bool) -> Arrival {
    let o = *t.objects.at(id.slot);
    let from = kind_of(o.zone);
    // [4.1.6] [R59] Only the field, the EX area and the evolve zone take cards of another owner.
    let seat = match to {
        Zone::Field | Zone::Ex | Zone::EvolveZone | Zone::Resolution => seat,
        _ => {
            if crate::board::seat_of(o.zone) != o.owner {
                // [3.1.1] Whoever controlled it, its owner is who brought it.
                rule!("3.1.1", "4.1.6");
            }
            o.owner
        }
    };
    let spoken_of = match from {
        Zone::Field | Zone::Ex | Zone::Cemetery => true,
        // Only who waits for plays speaks of what was played.
        Zone::Resolution => t.listeners.hear(listen::PLAY) || !t.board.delayed.is_empty(),
        _ => false,
    };
    if spoken_of && let Some(info) = layers::info(t, id) {
        t.ghosts.remember(id, info);
    }
    if from == Zone::Field {
        if matches!(cause, Cause::Destroyed | Cause::DestroyedByAbility) {
            rule!("5.5.1");
        }
        leave_field(t, id);
    }
    // [4.8.3.3] [10.6.2.1.2] What was applied in the EX area goes along to the field.
    let keeps = match (from, to, cause) {
        (Zone::Ex, Zone::Field | Zone::Resolution, _) => {
            rule!("4.8.3.3");
            true
        }
        (Zone::Hand, Zone::Resolution, _) => true,
        (Zone::Resolution, Zone::Field, Cause::PlayedFrom(Zone::Ex)) => {
            if t.modified(id) {
                rule!("10.6.2.7.1.1");
            }
            true
        }
        _ => false,
    };
    if !keeps {
        rule!("4.1.4");
    }
    let at = (to == Zone::Deck && end == End::Top).then_some(0);
    let new = t.relocate(id.slot, zone(seat, to), at, keeps);
    let engaged = to == Zone::Field && (turned || enters_engaged(t, new));
    let flipped = match to {
        Zone::Banished => turned,
        Zone::EvolveDeck => from == Zone::EvolveZone,
        _ => false,
    };
    let o = t.objects.at_mut(new.slot);
    o.mark.engaged = engaged;
    o.mark.flipped = flipped;
    if to == Zone::Field {
        enter_field(t, new);
    }
    let from = match cause {
        Cause::PlayedFrom(z) => z, // [5.4.3]
        _ => from,
    };
    Arrival { id: new, from: Some(from) }
}

fn enters_engaged(t: &T, id: ObjectId) -> bool {
    let yes = t
        .face(id.slot)
        .abilities
        .iter()
        .any(|&a| matches!(t.rules.abilities[a as usize].sort, Sort::Passive(Passive::EntersEngaged)));
    if !yes {
        rule!("4.2.2.3");
    }
    yes
}

/// What every card does on arriving at a field.
pub(crate) fn enter_field(t: &mut T, id: ObjectId) {
    // [10.9.3] What holds for the zone holds for it from now on: nothing is stored.
    rule!("10.9.3");
    listen::register(t, id);
    if layers::has(t, id, Keyword::Stack) {
        // [13.3.2.2#1]
        rule!("13.3.2.2#1");
        t.board.counters.push(Counter { on: id, name: 0, count: 1 });
    }
}

fn leave_field(t: &mut T, id: ObjectId) {
    // [5.15.4] Its links end right after the move.
    if t.board.links.iter().any(|l| l.follower == id) {
        rule!("5.15.4");
        t.board.links.retain(|l| l.follower != id);
    }
    t.board.counters.retain(|c| c.on != id);
    t.board.holding.retain(|h| h.0 != id);
}

/// Creates a token. [9.1.2]
pub(crate) fn create(t: &mut T, face: u16, seat: Seat, to: Zone) -> Arrival {
    rule!("9.1.1", "9.1.2", "9.1.2.1", "9.1.2.3");
    let slot = t.objects.create(face, seat);
    let id = t.relocate(slot, zone(seat, to), None, false);
    if to == Zone::Field {
        let engaged = enters_engaged(t, id);
        t.objects.at_mut(slot).mark.engaged = engaged;
        enter_field(t, id);
    }
    Arrival { id, from: None }
}

/// Tokens that cannot stay where they came are eliminated now. [9.1.4.3]
fn strays(t: &mut T, arrivals: &[Arrival]) {
    for a in arrivals {
        if t.objects.get(a.id).is_none() || !t.face(a.id.slot).card.token {
            continue;
        }
        let spell = t.face(a.id.slot).card.kind == Kind::Spell;
        let allowed = match t.place(a.id).expect("it is there") {
            Zone::Ex | Zone::Resolution => true,
            Zone::Field => !spell,
            _ => false,
        };
        if !allowed {
            if spell {
                rule!("9.1.4.2");
            } else {
                rule!("9.1.4.1");
            }
            rule!("9.1.3", "9.1.4", "9.1.4.3");
            t.eliminate(a.id.slot);
        }
    }
}

fn swap(t: &mut T, a: ObjectId, b: ObjectId, arrivals: &mut SmallVec<[Arrival; 4]>) {
    rule!("5.12.1");
    let place = |t: &T, id| (t.place(id).expect("it is there"), t.controller(id).expect("it is there"));
    let ((za, sa), (zb, sb)) = (place(t, a), place(t, b));
    arrivals.push(put(t, a, zb, sb, End::Bottom, Cause::Put, false));
    arrivals.push(put(t, b, za, sa, End::Bottom, Cause::Put, false));
}

/// Draws the top card, or notes that there was none. [5.9.1] [5.9.1.1]
fn draw(t: &mut T, seat: Seat) {
    let Some(&top) = t.cards(seat, Zone::Deck).first() else {
        rule!("1.2.1.2", "5.9.1.1");
        t.board.seats[seat as usize].failed_draw = true;
        return;
    };
    rule!("5.9.1");
    t.relocate(top, zone(seat, Zone::Hand), None, false);
    crate::wake::drawn(t, seat);
}

fn damage(t: &mut T, to: ObjectId, amount: i16, from: ObjectId, harm: Harm) {
    rule!("2.8.2", "5.13.1");
    t.objects.at_mut(to.slot).mark.lost += amount;
    if layers::defense(t, to) < 0 {
        rule!("5.13.1.1");
    }
    if t.place(to) == Some(Zone::Leader) {
        let seat = t.objects.at(to.slot).owner;
        t.board.seats[seat as usize].lost_defense = true;
        crate::wake::leader_changed(t, seat, -amount);
    }
    crate::wake::harmed(t, to, amount);
    if harm == Harm::Attack && t.on_field(from) && layers::has(t, from, Keyword::Drain) {
        // [12.13.2] [12.13.2.1] Only what the attacker deals to its target; doubled Drain counts once. [12.13.3]
        rule!("12.13.1", "12.13.2", "12.13.2.1", "12.13.3", "5.13.2");
        let me = t.controller(from).expect("it is on the field");
        listen::pend(t, me, from, DRAIN, About { subject: to, amount });
    }
    if harm != Harm::Attack && t.on_field(from) && layers::has(t, from, Keyword::Drain) {
        // [12.13.2.2] Dealt back, or by an ability: Drain is silent.
        rule!("12.13.2.2");
    }
    if harm == Harm::Combat {
        rule!("5.13.3");
    }
}

fn leader_defense(t: &mut T, seat: Seat, by: i16) {
    let leader = t.leader(seat);
    t.objects.at_mut(leader.slot).mark.lost -= by;
    if by < 0 {
        t.board.seats[seat as usize].lost_defense = true;
    }
    crate::wake::leader_changed(t, seat, by);
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
    crate::wake::evolved(t, follower);
}

/// The same card on the other field. [10.7.4.3] [R53]
fn control(t: &mut T, id: ObjectId, seat: Seat, for_turn: bool) {
    // [3.1.2] Whose field it is on controls it.
    rule!("3.1.2", "10.7.4.3");
    let before = t.controller(id).expect("it is on a field");
    t.carry(id.slot, zone(seat, Zone::Field));
    t.objects.at_mut(id.slot).mark.old = false;
    if for_turn {
        let stamp = t.tick();
        t.modify(Modifier { on: id, stamp, change: Change::Borrowed(before), until: Until::EndOfTurn });
    }
}

/// Counters of one name are all alike. [14.1.2.2]
pub(crate) fn counters(t: &mut T, on: ObjectId, name: u8, by: i8) {
    t.board.unsettle(Settled::No);
    rule!("14.1.1", "14.1.2", "14.1.2.2");
    if by > 0 {
        rule!("14.1.3");
    } else {
        rule!("14.1.4");
    }
    let list = &mut t.board.counters;
    match list.iter_mut().find(|c| c.on == on && c.name == name) {
        Some(c) => c.count = c.count.saturating_add_signed(by),
        None if by > 0 => list.push(Counter { on, name, count: by.unsigned_abs() }),
        None => (),
    }
    list.retain(|c| c.count > 0);
}

/// Random order, and nobody knows a card any more. [5.8.1]
pub(crate) fn shuffle(t: &mut T, seat: Seat) {
    rule!("5.8.1");
    if t.count(seat, Zone::Deck) < 2 {
        rule!("5.8.1.1");
    }
    let Table { state, .. } = t;
    let deck = zone(seat, Zone::Deck);
    state.rng.shuffle(state.zones.of_mut(deck));
    for n in 0..state.zones.len(deck) {
        let slot = state.zones.of(deck)[n];
        state.objects.at_mut(slot).known = SeatSet::NONE;
    }
    debug_assert!(state.zones.of(RESOLUTION).len() < 64);
}
