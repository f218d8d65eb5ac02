//! How much a bearer may carry. [305.5] [304.4]

use crate::board::{T, look};
use crate::card::{Kind, Slot};
use crate::layers;
use crate::notes;
use crate::rules::Sorts;
use crate::words::Lasting;
use arbiter_kernel::{ObjectId, rule};
use smallvec::SmallVec;

/// Whoever bears several pieces at one place: one is never too many. [305.5]
pub(super) fn laden(t: &T) -> SmallVec<[ObjectId; 8]> {
    let mut all: SmallVec<[(ObjectId, u16, ObjectId); 8]> = SmallVec::new();
    let mut more: SmallVec<[ObjectId; 8]> = SmallVec::new();
    for piece in look::among(t, notes::BORNE) {
        let bearer = look::mark(t, piece).bearer;
        let Some(place) = place(t, piece).map(|n| 1u16 << n) else { continue };
        let ring = if place == 1 << Slot::Ring as u8 { piece } else { ObjectId::NONE };
        match all.iter_mut().find(|b| b.0 == bearer) {
            None => all.push((bearer, place, ring)),
            Some(b) if b.1 & place == 0 => {
                b.1 |= place;
                if ring != ObjectId::NONE {
                    b.2 = ring;
                }
            }
            // One more Ring, if it is another one. [305.5g]
            Some(b) if b.1 & SECOND == 0 && ring != ObjectId::NONE && name(t, b.2) != name(t, ring) => {
                rule!("305.5g");
                b.1 |= SECOND;
            }
            Some(_) if more.contains(&bearer) => (),
            Some(_) => more.push(bearer),
        }
    }
    more
}

/// There is a second Ring.
const SECOND: u16 = 1 << 14;

fn name(t: &T, piece: ObjectId) -> &str {
    &look::face(t, piece).card.name
}

/// A number for where a piece is borne: those of one limit have one. [305.5h]
fn place(t: &T, piece: ObjectId) -> Option<u8> {
    match look::kind(t, piece) {
        Kind::Equipment => match slot(t, piece) {
            Slot::Mount => Some(Slot::Familiar as u8),
            // Any number of Items.
            Slot::Item => {
                rule!("305.5j");
                None
            }
            slot => Some(slot as u8),
        },
        _ => Some(15),
    }
}

/// The pieces of which one must go; none if all limits hold. [305.6]
#[must_use]
pub(super) fn surplus(t: &T, bearer: ObjectId) -> Vec<ObjectId> {
    // Each piece with its place on the bearer, unless it is a Dofus.
    let placed = |id: ObjectId| (id, (look::kind(t, id) == Kind::Equipment).then(|| slot(t, id)));
    let pieces: SmallVec<[(ObjectId, Option<Slot>); 16]> = look::borne_by(t, bearer).map(placed).collect();
    let within = |p: &(ObjectId, Option<Slot>), slots: &[Slot]| p.1.is_some_and(|s| slots.contains(&s));
    let number = |slots: &[Slot]| pieces.iter().filter(|p| within(p, slots)).count();
    let of = |slots: &[Slot]| -> Vec<ObjectId> { pieces.iter().filter(|p| within(p, slots)).map(|p| p.0).collect() };
    rule!("305.5");
    // Shortcut: most bear one Weapon at most.
    let armed = number(&[Slot::Weapon]) > 1;
    let weapons = if rule!("104.1" => armed && two_weapons(t, bearer)) { 2 } else { 1 };
    let limits = [
        (rule!("305.5a" => true), &[Slot::Weapon][..], weapons),
        (rule!("305.5b" => true), &[Slot::Hat][..], 1),
        (rule!("305.5c" => true), &[Slot::Cape][..], 1),
        (rule!("305.5d" => true), &[Slot::Belt][..], 1),
        (rule!("305.5e" => true), &[Slot::Boots][..], 1),
        (rule!("305.5f" => true), &[Slot::Amulet][..], 1),
        (rule!("305.5g" => true), &[Slot::Ring][..], 2),
        (rule!("305.5h" => true), &[Slot::Familiar, Slot::Mount][..], 1),
        (rule!("305.5i" => true), &[Slot::Shield][..], 1),
    ];
    for (_, slots, n) in limits {
        if number(slots) > n {
            return of(slots);
        }
    }
    // Any number of Items.
    rule!("305.5j");
    let name = |id: ObjectId| look::face(t, id).card.name.as_str();
    let twins = |all: &[ObjectId]| -> Vec<ObjectId> {
        let twin = |a: &ObjectId| all.iter().any(|b| b != a && name(*b) == name(*a));
        all.iter().copied().filter(twin).collect()
    };
    // Two Rings only if their names differ. [305.5g]
    let rings = twins(&of(&[Slot::Ring]));
    if !rings.is_empty() {
        return rings;
    }
    // No two Dofus of one name. [304.4]
    rule!("304.4");
    let dofus: Vec<ObjectId> = pieces.iter().map(|p| p.0).filter(|&p| look::kind(t, p) == Kind::Dofus).collect();
    twins(&dofus)
}

/// Where a piece is borne: a captured mount is one.
fn slot(t: &T, id: ObjectId) -> Slot {
    match look::mark(t, id).form {
        crate::board::Form::Mount => Slot::Mount,
        // Any number of Items. [305.5j]
        _ => look::face(t, id).card.slot.unwrap_or(Slot::Item),
    }
}

fn two_weapons(t: &T, bearer: ObjectId) -> bool {
    let mut found = false;
    layers::standing(t, Sorts::FREEDOM, &mut |s| {
        if let Lasting::TwoWeapons(who) = s.holds {
            found = found || layers::group(t, &s, who, bearer);
        }
    });
    found
}
