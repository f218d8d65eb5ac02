//! Why somebody cannot attack, block, or be picked.

use super::{about, refuse};
use crate::battle::{self, Step};
use crate::board::{Read, T, Zone, Zones};
use crate::layers::{self, is_character};
use crate::words::Kinds;
use arbiter_kernel::{Illegal, Message, ObjectId, Seat};

pub(super) fn attack(t: &T, seat: Seat, target: ObjectId) -> Option<Illegal> {
    let why = |key| about(t, seat, key, target);
    if seat != t.board.active || t.board.battle.is_some() {
        return refuse!("602.2c", Message::new("why-not-now-attack"));
    }
    let legal = match t.place(target) {
        Some(Zone::Faction) => t.controller(target) != Some(seat),
        Some(Zone::Play) => t.controller(target) != Some(seat) && layers::is(t, target, Kinds::LOCATION),
        _ => false,
    };
    if !legal {
        return refuse!("607.1a", why("why-no-target-of-attack"));
    }
    if !battle::may_be_attacked(t, target) {
        return refuse!("402.7", why("why-cannot-be-attacked"));
    }
    let own: Vec<ObjectId> = t.cards(seat, Zone::Play).iter().map(|&s| t.objects.id(s)).collect();
    if own.iter().any(|&id| battle::may_attack(t, id)) {
        if battle::unmet(t) {
            return refuse!("505.1", Message::new("why-attack-unmet"));
        }
        return refuse!("505.2a", Message::new("why-attack-unpaid"));
    }
    let new = own.iter().any(|&id| {
        let m = &t.objects.at(id.slot).mark;
        is_character(t, id) && !m.old && !m.depleted
    });
    if new {
        return refuse!("204.3", Message::new("why-attackers-new"));
    }
    refuse!("607.1a.p2", Message::new("why-no-attackers"))
}

/// Why a card cannot be in a party.
pub(super) fn member(t: &T, seat: Seat, step: Step, id: ObjectId) -> Option<Illegal> {
    let why = |key| about(t, seat, key, id);
    let Some(o) = t.objects.get(id) else { return refuse!("402.4", why("why-gone")) };
    if t.controller(id) != Some(seat) {
        return refuse!("407.6", why("why-not-yours"));
    }
    if !is_character(t, id) {
        return refuse!("204.3", why("why-no-character"));
    }
    if o.mark.depleted {
        return if matches!(step, Step::Chosen(_)) {
            refuse!("607.1b", why("why-depleted"))
        } else {
            refuse!("607.1d", why("why-depleted"))
        };
    }
    if matches!(step, Step::Chosen(_)) {
        if layers::is_resource(t, id) {
            return refuse!("203.7", why("why-resource-attacks"));
        }
        if !o.mark.old {
            return refuse!("204.3", why("why-new"));
        }
        return refuse!("402.7", why("why-cannot-attack"));
    }
    let (party, own) = (battle::covert_party(t), layers::covert(t, id));
    if party && !own {
        return refuse!("507.3b", why("why-covert-party"));
    }
    if !party && own {
        return refuse!("507.3c", why("why-covert-blocker"));
    }
    let b = t.board.battle.as_ref()?;
    let free = |a: &ObjectId| layers::banned(t, *a, |x| *x == crate::words::Ban::BeBlocked);
    if !b.attackers.is_empty() && b.attackers.iter().all(free) {
        return refuse!("412.1", why("why-unblockable"));
    }
    refuse!("402.7", why("why-cannot-block"))
}

/// Why a card cannot be picked.
pub(super) fn picked(t: &T, seat: Seat, id: ObjectId) -> Option<Illegal> {
    let why = |key| about(t, seat, key, id);
    match t.place(id) {
        Some(Zone::Faction) => return refuse!("202.9a", why("why-faction")),
        Some(Zone::Play) => (),
        _ => return refuse!("402.3a", why("why-not-in-play")),
    }
    let ids = crate::effect::pickable(t, seat, vec![id]);
    if ids.is_empty() {
        return refuse!("310.1", why("why-unpickable"));
    }
    refuse!("402.3", why("why-does-not-fit"))
}
