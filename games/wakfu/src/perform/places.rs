//! Cards that go from one area to another. [501.5]

use super::leave_battle;
use crate::board::{Ends, Fighter, Side, T, WORLD, Zone, look, zone};
use crate::card::Kind;
use crate::event::{Arrival, Event};
use crate::words::{Keyword, Lasting, Power};
use arbiter_kernel::{ObjectId, Seat, ZoneId, rule};

pub(super) fn one(t: &mut T, e: Event) {
    match e {
        Event::Draw(seat) => draw(t, seat),
        Event::Destroy { what, by, battle } => destroy(t, what, by, battle),
        Event::Banish(id) => {
            rule!("409.3");
            let owner = look::owner(t, id);
            leave(t, id, zone(owner, Zone::Banished), None);
        }
        Event::Discard(id) => {
            rule!("408.1", "416.1");
            let owner = look::owner(t, id);
            leave(t, id, zone(owner, Zone::Discard), None);
        }
        // Under the Deck: the end of the pile is its bottom. [408.2]
        Event::Recycle(id) => {
            rule!("408.2");
            let owner = look::owner(t, id);
            leave(t, id, zone(owner, Zone::Deck), None);
        }
        Event::OnTop(id) => {
            rule!("416.1", "507.1");
            let owner = look::owner(t, id);
            leave(t, id, zone(owner, Zone::Deck), Some(0));
        }
        Event::Bounce(id) => {
            let owner = look::owner(t, id);
            leave(t, id, zone(owner, Zone::Hand), None);
        }
        Event::Appear(a) => appear(t, a),
        Event::Move(id) => {
            // It stays the same object and does not appear. [402.2] [501.5]
            rule!("402.2", "414.1", "501.5");
            let world = !look::in_world(t, id);
            shift(t, id, world);
        }
        Event::Displace(id, world) => {
            rule!("414.5");
            shift(t, id, world);
        }
        Event::Expel(id) => {
            rule!("414.5");
            shift(t, id, true);
        }
        _ => unreachable!("no card goes anywhere: {e:?}"),
    }
}

/// A token appears as an Ally. [413.2b]
pub(super) fn token(t: &mut T, face: u16, seat: Seat, world: bool) -> ObjectId {
    rule!("413.2", "413.2a", "413.2b", "413.2c", "gl.token");
    let slot = t.objects.create(face, seat);
    let to = if world { WORLD } else { zone(seat, Zone::Bag) };
    let id = t.relocate(slot, to, None, false);
    t.objects.at_mut(id.slot).mark.controller = seat;
    id
}

/// The top card of the own Deck; an empty one is made anew of the Discard. [gl.draw] [507.5]
fn draw(t: &mut T, seat: Seat) {
    let (deck, discard) = (zone(seat, Zone::Deck), zone(seat, Zone::Discard));
    if t.zones.is_empty(deck) {
        rule!("507.5");
        for slot in t.zones.of(discard).to_vec() {
            t.relocate(slot, deck, None, false);
        }
        shuffle(t, deck);
    }
    if let Some(&top) = t.zones.of(deck).first() {
        rule!("gl.draw");
        t.relocate(top, zone(seat, Zone::Hand), None, false);
        t.board.players[seat as usize].busy = true;
    }
}

/// Puts a hidden area into a random order. [405.2]
pub(crate) fn shuffle(t: &mut T, z: ZoneId) {
    let mut slots = t.zones.of(z).to_vec();
    t.rng.shuffle(&mut slots);
    t.zones.of_mut(z).copy_from_slice(&slots);
}

/// Out of play, or out of another area: a new object there, or none, which is
/// neither tapped nor untapped. [501.5] [413.1b] [106.3]
fn leave(t: &mut T, id: ObjectId, to: ZoneId, at: Option<usize>) {
    rule!("501.1", "501.2", "501.5", "413.1b", "106.3");
    look::remember(t, id);
    leave_battle(t, id);
    super::end_tapped(t, id);
    let new = t.relocate(id.slot, to, at, false);
    if look::face(t, new).token {
        // It touches its owner's area and is gone. [413.2d]
        rule!("413.2d");
        t.eliminate(new.slot);
    }
}

/// To its owner's Discard; Experience is owed to who did it. [409.1]
fn destroy(t: &mut T, what: ObjectId, by: arbiter_kernel::SeatSet, battle: bool) {
    rule!("409.1");
    let xp = look::face(t, what).card.xp;
    let (owner, controller) = (look::owner(t, what), look::controller(t, what));
    // Shortcut: an Ally without Experience is no gain, and nobody hears of one. [415.5]
    let worth = !rule!("415.5" => xp <= 0);
    if look::kind(t, what) == Kind::Ally && worth {
        for seat in by.iter() {
            // Nobody gains for an own Ally, nor for a partner's. [415.2]
            if rule!("415.2" => !look::opposed(t, seat, controller)) {
                continue;
            }
            let p = &mut t.board.players[seat as usize];
            if battle {
                rule!("415.1", "708.2");
                p.stored += xp;
            } else {
                p.owed += xp;
            }
        }
    }
    leave(t, what, zone(owner, Zone::Discard), None);
}

/// It appears: untapped, under its player's control. [402.1] [106.1] [416.2]
fn appear(t: &mut T, a: Arrival) {
    rule!("402.1", "106.1", "416.2");
    let owner = look::owner(t, a.card);
    // Whence it came is asked for. [809.3]
    if crate::choose::risen(t, a.card) {
        look::remember(t, a.card);
    }
    let to = if a.world { WORLD } else { zone(owner, Zone::Bag) };
    let id = t.relocate(a.card.slot, to, None, false);
    let tapped = a.tapped || comes_tapped(t, id);
    let ethers: u8 = look::face(t, id)
        .keywords()
        .map(|k| match k {
            // Several add up. [806.7c]
            Keyword::Ethereal(n) => *n,
            _ => 0,
        })
        .sum();
    let borne = t.clock;
    let m = &mut t.objects.at_mut(id.slot).mark;
    (m.controller, m.tapped, m.form, m.bearer, m.borne, m.ethers) = (a.seat, tapped, a.form, a.bearer, borne, ethers);
    if a.before != ObjectId::NONE
        && let Some(b) = t.board.battle.as_mut()
    {
        b.fighters.push(Fighter { who: id, side: Side::Blocker, facing: a.before, dealt: false });
    }
}

/// A state, no event.
fn comes_tapped(t: &T, id: ObjectId) -> bool {
    let says = |p: &Power| matches!(p, Power::Holds { holds: Lasting::AppearsTapped(_), .. });
    look::face(t, id).card.says.0.iter().any(says) || world_only(t, id)
}

/// Whether its own text lets it come into no Bag. [506.1]
pub(crate) fn world_only(t: &T, id: ObjectId) -> bool {
    let says = |p: &Power| matches!(p, Power::Holds { holds: Lasting::AppearsTappedWorld(_), .. });
    rule!("506.1" => look::face(t, id).card.says.0.iter().any(says))
}

/// What left by a declaration that is undone is back as it stood, if it is
/// still where it went: what it is now.
pub(crate) fn back(t: &mut T, id: ObjectId, from: ZoneId, mark: crate::board::Mark, since: u32) -> Option<ObjectId> {
    if t.objects.id(id.slot).stay != id.stay.wrapping_add(1) {
        return None;
    }
    let new = t.relocate(id.slot, from, None, false);
    let o = t.objects.at_mut(new.slot);
    (o.mark, o.since) = (mark, since);
    for piece in look::borne_by(t, id).collect::<Vec<_>>() {
        t.objects.at_mut(piece.slot).mark.bearer = new;
    }
    for p in t.board.players.iter_mut().filter(|p| p.bag == id) {
        p.bag = new;
    }
    Some(new)
}

/// Between the World and the Bag, with all that it bears. [414.1]
pub(crate) fn shift(t: &mut T, id: ObjectId, world: bool) {
    let to = if world { WORLD } else { zone(look::owner(t, id), Zone::Bag) };
    t.carry(id.slot, to);
    if !world {
        leave_battle(t, id);
    }
    follow(t, id);
}

/// What is borne is where its bearer is.
pub(crate) fn follow(t: &mut T, bearer: ObjectId) {
    let to = look::zone_of(t, bearer);
    for piece in look::borne_by(t, bearer).collect::<Vec<_>>() {
        if look::zone_of(t, piece) != to {
            t.carry(piece.slot, to);
        }
    }
}

/// Modifiers that end with somebody or something. [812.3]
pub(crate) fn end(t: &mut T, ends: impl Fn(Ends) -> bool) {
    t.retain_modifiers(|m| !ends(m.until.ends));
    t.board.groups.retain(|g| !ends(g.until));
    t.board.delayed.retain(|d| !d.until.is_some_and(&ends));
}
