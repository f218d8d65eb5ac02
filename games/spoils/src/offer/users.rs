//! Cards of which a player may use something, and what.

use crate::board::{Read, T, ZONES, Zone, other, zone};
use crate::layers;
use crate::listen;
use crate::notes::USED;
use crate::rules::Users;
use arbiter_kernel::{ObjectId, Seat};
use smallvec::SmallVec;

/// The cards of which a player may use something, with whose they are: in play,
/// and in the own hand and discard pile. [605.1a]
pub(super) fn cards(t: &T, seat: Seat) -> SmallVec<[(ObjectId, Seat); 8]> {
    let given = t.listeners.hear(listen::GIVE);
    let mut out = SmallVec::new();
    // Shortcut: of most cards nobody uses anything, and in most areas there is none, or one.
    let mut users = [(0u16, 0u16); ZONES as usize];
    let set = USED[usize::from(seat)];
    let used = t.objects.members(set);
    for slot in t.objects.among(set) {
        if let Some(there) = users.get_mut(usize::from(t.objects.at(slot).zone.0)) {
            *there = (there.0 + 1, slot);
        }
    }
    let (own, foe) = (seat, other(seat));
    let near = [(Zone::Faction, own), (Zone::Faction, foe), (Zone::Play, own), (Zone::Play, foe)];
    for (z, owner) in near.into_iter().chain([(Zone::Hand, own), (Zone::Discard, own)]) {
        let there = zone(owner, z);
        let (mut left, last) = users[usize::from(there.0)];
        if left == 0 && !given {
            continue;
        }
        let mut found = |slot: u16| {
            if matches!(z, Zone::Faction | Zone::Play) || t.face(slot).afar {
                out.push((t.objects.id(slot), owner));
            }
        };
        if given {
            t.zones.of(there).iter().for_each(|&slot| found(slot));
            continue;
        }
        if left == 1 {
            found(last);
            continue;
        }
        for &slot in t.zones.of(there).iter().filter(|&&slot| used.has(slot)) {
            found(slot);
            left -= 1;
            if left == 0 {
                break;
            }
        }
    }
    out
}

/// Goes through the abilities of a card that a player may use, as far as it is
/// not asked where the card lies and whether the text is live. [502.1] [508.1]
pub(super) fn uses(t: &T, seat: Seat, id: ObjectId, owner: Seat, mut each: impl FnMut(u16)) {
    let face = t.face(id.slot);
    if t.modified(id) || t.listeners.hear(listen::GIVE) {
        return layers::abilities(t, id).into_iter().for_each(each);
    }
    let needs = if owner == seat { Users::Controller } else { Users::Anyone };
    if face.used < Some(needs) {
        return;
    }
    let down = t.objects.at(id.slot).mark.facedown;
    for &ability in &face.uses {
        // Only what says that it is used face-down. [411.1] [OB5]
        if !down || t.rules.abilities[ability as usize].down {
            each(ability);
        }
    }
}
