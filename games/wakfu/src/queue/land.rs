//! Cards that come into play when they resolve. [810.3a]

use super::{Step, discard};
use crate::Wakfu;
use crate::board::{Entry, Form, How, T, Thing, Zone, look, zone};
use crate::card::Kind;
use crate::choose::BEARER;
use crate::event::{Arrival, Event};
use crate::movement;
use crate::timing::Proc;
use crate::{attack, choose, turn};
use arbiter_kernel::{Flow, ObjectId, rule};
use smallvec::smallvec;

/// Where it may go: the World, and its owner's Bag. [303.1] [504.3a] [506.3]
#[must_use]
pub fn places(t: &T, card: ObjectId) -> (bool, bool) {
    let room = movement::has_room(t, look::owner(t, card));
    let world = !turn::world_closed(t);
    match look::face(t, card).card.kind {
        Kind::Ally => {
            rule!("303.1", "504.1", "504.3a");
            (world, room && !crate::perform::places::world_only(t, card))
        }
        Kind::Room => {
            rule!("309.1", "309.3");
            (false, room)
        }
        Kind::Zone | Kind::Protector => {
            rule!("310.1", "308.1", "506.1");
            (world, false)
        }
        _ => (false, false),
    }
}

/// Where it goes is decided before it appears.
pub(super) fn destination(t: &mut T, entry: &Entry, from: u16) -> Flow<Wakfu> {
    let (id, card) = (entry.id, entry.source);
    let landed = Proc::Queue(Step::Landed(id, from));
    match look::face(t, card).card.kind {
        Kind::Equipment | Kind::Dofus => {
            let bearer = bearer(t, entry);
            // As any choice it is looked at again, by what the card says and by Range. [810.2a]
            let legal = bearer.filter(|b| choose::bearers(t, entry).contains(b));
            let Some(bearer) = legal else {
                // It is cancelled.
                rule!("305.3", "304.3");
                discard(t, card);
                return Flow::Goto(landed);
            };
            let world = look::in_world(t, bearer);
            let arrival = Arrival { bearer, ..arrival(entry, world) };
            Flow::Emit(landed, smallvec![Event::Appear(arrival)])
        }
        _ if entry.how == How::Defense => defend(t, entry, from),
        // It appears outside of the battle. [806.11c]
        _ if entry.how == How::Reinforcement => {
            rule!("806.11c");
            appear(t, id, from, true)
        }
        _ => match places(t, card) {
            (true, true) => Flow::Ask(Proc::Queue(Step::Placed(id, from)), entry.seat),
            (false, false) => {
                discard(t, card);
                Flow::Goto(landed)
            }
            (world, _) => appear(t, id, from, world),
        },
    }
}

fn bearer(t: &T, entry: &Entry) -> Option<ObjectId> {
    t.scope(entry.scope).picked(BEARER).find_map(|p| match p.what {
        Thing::Card(id) => Some(id),
        _ => None,
    })
}

fn arrival(entry: &Entry, world: bool) -> Arrival {
    Arrival {
        card: entry.source,
        world,
        seat: entry.seat,
        how: Some(entry.how),
        bearer: ObjectId::NONE,
        tapped: false,
        form: Form::Printed,
        before: ObjectId::NONE,
    }
}

/// It appears, untapped, under its player's control. [810.3a] [416.2]
pub(super) fn appear(t: &mut T, id: u32, from: u16, world: bool) -> Flow<Wakfu> {
    rule!("810.3a");
    let landed = Proc::Queue(Step::Landed(id, from));
    let Some(entry) = super::find(t, id).copied() else { return Flow::Goto(landed) };
    Flow::Emit(landed, smallvec![Event::Appear(arrival(&entry, world))])
}

/// The attackers that a card in Defense could stand before. [806.6b]
pub(crate) fn faces(t: &T, card: ObjectId) -> Vec<ObjectId> {
    let attackers: Vec<ObjectId> = t.board.battle.as_ref().map(|b| b.attackers().collect()).unwrap_or_default();
    attackers.into_iter().filter(|&a| attack::can_face(t, card, a)).collect()
}

/// As a blocker of an attacker that it can block, named now; else back to the
/// Hand. [806.6b] [806.6c]
fn defend(t: &mut T, entry: &Entry, from: u16) -> Flow<Wakfu> {
    match faces(t, entry.source).as_slice() {
        [] => {
            rule!("806.6c");
            let owner = look::owner(t, entry.source);
            t.relocate(entry.source.slot, zone(owner, Zone::Hand), None, false);
            Flow::Goto(Proc::Queue(Step::Landed(entry.id, from)))
        }
        &[one] => stand(t, entry.id, from, one),
        _ => Flow::Ask(Proc::Queue(Step::Faced(entry.id, from)), entry.seat),
    }
}

/// It appears as a blocker. [806.6b]
pub(super) fn stand(t: &mut T, id: u32, from: u16, before: ObjectId) -> Flow<Wakfu> {
    let landed = Proc::Queue(Step::Landed(id, from));
    let Some(entry) = super::find(t, id).copied() else { return Flow::Goto(landed) };
    rule!("806.6b");
    let arrival = Arrival { before, ..arrival(&entry, true) };
    Flow::Emit(landed, smallvec![Event::Appear(arrival)])
}

/// From the Discard into the World, without being played. [806.8a]
pub(super) fn ghost(t: &mut T, entry: &Entry, from: u16) -> Flow<Wakfu> {
    let landed = Proc::Queue(Step::Landed(entry.id, from));
    if t.objects.get(entry.source).is_none() || turn::world_closed(t) {
        return Flow::Goto(landed);
    }
    rule!("806.8a");
    let arrival = Arrival { how: None, ..arrival(entry, true) };
    Flow::Emit(landed, smallvec![Event::Appear(arrival)])
}

/// An Ally becomes a mount. [806.4a]
pub(super) fn capture(t: &mut T, entry: &Entry, from: u16) -> Flow<Wakfu> {
    let landed = Proc::Queue(Step::Landed(entry.id, from));
    match bearer(t, entry).filter(|b| choose::bearers(t, entry).contains(b)) {
        Some(rider) if look::in_play(t, entry.source) => {
            rule!("806.4a");
            Flow::Emit(landed, smallvec![Event::Capture(entry.source, rider)])
        }
        _ => Flow::Goto(landed),
    }
}
