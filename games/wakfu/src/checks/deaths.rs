//! What is destroyed or banished by itself. [T4.1]

use crate::board::{T, Zone, look, zone};
use crate::card::Kind;
use crate::event::Event;
use crate::{choose, layers, notes, queue};
use arbiter_kernel::{Batch, Events, ObjectId, Seat, SeatSet, rule};
use smallvec::SmallVec;

/// All that dies together. [T12]
pub(super) fn deaths(t: &T, b: Batch) -> Events<Event> {
    let mut out: Events<Event> = Events::new();
    for seat in 0..t.board.seats {
        bag(t, seat, &mut out);
    }
    let mut strengths = None;
    // Shortcut: an Ally that stands by itself and from which nothing takes Strength lives.
    let weak = layers::weakens(t);
    let (frail, borne) = (t.objects.members(notes::FRAIL), t.objects.members(notes::BORNE));
    let asked = |id: &ObjectId| weak || frail.has(id.slot) || borne.has(id.slot);
    // Whoever bears several pieces is asked about once.
    let mut bearers: SmallVec<[(ObjectId, Seat, bool); 8]> = SmallVec::new();
    let mut may_bear = |bearer: ObjectId, seat: Seat| {
        if let Some(known) = bearers.iter().find(|b| (b.0, b.1) == (bearer, seat)) {
            return known.2;
        }
        let may = choose::may_bear(t, bearer, seat);
        bearers.push((bearer, seat, may));
        may
    };
    for id in look::all_in_play(t).filter(asked) {
        match look::kind(t, id) {
            Kind::Ally => {
                let strengths = strengths.get_or_insert_with(|| layers::Strengths::now(t));
                ally(t, b, (id, strengths.used(t, id)), &mut out);
            }
            Kind::Equipment | Kind::Dofus => {
                let bearer = look::mark(t, id).bearer;
                // Without a legal bearer it is destroyed, by nobody. [305.8] [305.3]
                if !may_bear(bearer, look::controller(t, id)) {
                    rule!("305.8", "305.3");
                    out.push(Event::Destroy { what: id, by: SeatSet::NONE, battle: false });
                }
            }
            _ => (),
        }
    }
    // What cannot be destroyed is looked at again with every check.
    out.retain(|e| crate::wards::forbid(t, *e) != Some(arbiter_kernel::Bar::Forbidden));
    out
}

/// A Bag without Resistance is banished: its Rooms are destroyed, the others
/// come into the World. [410.7] [306.5] [306.3b]
fn bag(t: &T, seat: Seat, out: &mut Events<Event>) {
    let bag = t.board.players[seat as usize].bag;
    let stands = look::in_play(t, bag);
    if stands && layers::left(t, bag) > 0 {
        return;
    }
    rule!("410.7", "306.5", "306.3b");
    // Whoever let a text banish it has destroyed its Rooms.
    let cause = queue::author(t).filter(|_| !stands);
    let by = cause.map_or(SeatSet::NONE, |q| SeatSet::one(q.seat));
    for id in t.zones.of(zone(seat, Zone::Bag)).iter().map(|&s| t.objects.id(s)) {
        match look::kind(t, id) {
            Kind::Room => out.push(Event::Destroy { what: id, by, battle: false }),
            Kind::Hero | Kind::Ally => out.push(Event::Expel(id)),
            _ => (),
        }
    }
    if stands {
        out.push(Event::Banish(bag));
    }
}

/// No Strength, or damage of at least its Strength. [204.6] [410.8]
fn ally(t: &T, b: Batch, (id, strength): (ObjectId, i16), out: &mut Events<Event>) {
    let damage = look::mark(t, id).damage;
    if strength > 0 && damage < strength || look::mark(t, id).spared == Some((damage, strength)) {
        return;
    }
    rule!("204.6", "409.2", "403.2a");
    let (by, battle) = credit(t, b, id);
    out.push(Event::Destroy { what: id, by, battle });
}

/// Who destroyed it: every source of the damage that was lethal; else who lets
/// resolve what took its Strength. [409.2a] [409.2b]
fn credit(t: &T, b: Batch, id: ObjectId) -> (SeatSet, bool) {
    let mut by = SeatSet::NONE;
    let mut battle = false;
    for e in t.events(b) {
        if let Event::Damage(p) = e
            && p.to == id
        {
            rule!("409.2a", "409.2b");
            by = by.and(p.seat);
            battle |= p.battle;
        }
    }
    if by == SeatSet::NONE {
        by = queue::author(t).map_or(SeatSet::NONE, |q| SeatSet::one(q.seat));
    }
    let unrewarded =
        queue::author(t).and_then(|q| t.rules.abilities.get(q.ability as usize)).is_some_and(|a| a.unrewarded);
    if rule!("415.1" => unrewarded && !battle) {
        by = SeatSet::NONE;
    }
    (by, battle)
}
