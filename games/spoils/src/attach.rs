//! Attaching: what may be attached to what. [301] [507.2]

use crate::board::{Read, T, Zone, Zones};
use crate::targets::{Ctx, all, matches};
use crate::words::{Area, Filter};
use arbiter_kernel::{ObjectId, Seat, rule};

/// What a card with Attach could be attached to by this player; a card that
/// cannot be picked is left out where it is picked. [507.2a] [AT1]
#[must_use]
pub fn hosts(t: &T, id: ObjectId, seat: Seat) -> Vec<ObjectId> {
    let mut out = Vec::new();
    if let Some(f) = &t.face(id.slot).attach {
        all(t, &Ctx::new(seat, id, None), f, &mut out);
    }
    out.retain(|&h| h != id);
    out
}

/// Whether a card that enters play at the same time could be the target. [507.2d]
#[must_use]
pub fn could(t: &T, id: ObjectId, seat: Seat, host: ObjectId) -> bool {
    let Some(f) = &t.face(id.slot).attach else { return false };
    let enters = t.place(host).is_some_and(|z| !matches!(z, Zone::Play | Zone::Faction));
    let area = t.place(host).map_or(Area::Play, crate::listen::area);
    let there = Filter { area, ..f.clone() };
    host != id && enters && matches(t, &Ctx::new(seat, id, None), &there, host)
}

/// Whether a card may enter attached to this one. [507.2c] [AT2]
#[must_use]
pub fn fits(t: &T, id: ObjectId, seat: Seat, on: ObjectId) -> bool {
    let face = t.face(id.slot);
    face.attach.as_ref().is_some_and(|f| matches(t, &Ctx::new(seat, id, None), f, on))
}

/// Whether a card in play may be attached to another: to its faction as a
/// payment, else to what its keyword names, if it has one. [AT7]
#[must_use]
pub fn may(t: &T, id: ObjectId, to: ObjectId) -> bool {
    if t.place(to) == Some(Zone::Faction) || t.objects.at(id.slot).mark.facedown {
        return true;
    }
    let seat = t.controller(id).unwrap_or_default();
    t.face(id.slot).attach.is_none() || fits(t, id, seat, to)
}

/// Whether what a card is attached to is not of the needed type any more. [507.2e]
#[must_use]
pub fn broken(t: &T, id: ObjectId) -> bool {
    let o = t.objects.at(id.slot);
    if o.mark.on == ObjectId::NONE || o.mark.facedown {
        return false;
    }
    let Some(f) = &t.face(id.slot).attach else { return false };
    let broken = t.place(o.mark.on) == Some(Zone::Play) && !crate::layers::is(t, o.mark.on, f.kinds);
    rule!("507.2e" => broken)
}
