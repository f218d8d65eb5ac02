//! Range: whom a card reaches from where it is, for choosing and for dealing
//! damage. Nothing else is bound by it. [508.1]

use crate::board::{T, WORLD, Zone, look, place};
use crate::layers;
use crate::rules::Sorts;
use crate::words::Lasting;
use arbiter_kernel::{ObjectId, Seat, ZoneId, rule};

/// From where somebody reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum From {
    /// An Action of this player. [508.1a]
    Action(Seat),
    /// A card in this area, controlled by this player.
    Area(ZoneId, Seat),
}

/// From where a card reaches: an Action from the Queue, anything else from its
/// area; what left is where it last was, or in the Discard.
#[must_use]
pub fn from_card(t: &T, id: ObjectId, seat: Seat) -> From {
    let z = match t.objects.get(id) {
        Some(o) => o.zone,
        None => {
            let now = t.objects.at(id.slot).zone;
            match place(now) {
                Some((_, Zone::Discard)) => now,
                _ => look::zone_of(t, id),
            }
        }
    };
    if z == crate::board::QUEUE {
        return From::Action(seat);
    }
    // Some powers count as if their card were in the World. [508.3]
    if look::bag_of(z).is_some() && as_in_world(t, id) {
        rule!("508.3");
        return From::Area(WORLD, seat);
    }
    From::Area(z, seat)
}

fn as_in_world(t: &T, id: ObjectId) -> bool {
    let mut found = false;
    layers::standing(t, Sorts::FREEDOM, &mut |s| {
        if let Lasting::AsInWorld(who) = s.holds {
            found = found || layers::group(t, &s, who, id);
        }
    });
    found
}

/// Whether an object is within Range. `anywhere`: the text reaches into Bags,
/// from the World or as an Action. [508.4] [104.1]
#[must_use]
pub fn reaches(t: &T, from: From, to: ObjectId, anywhere: bool) -> bool {
    let Some(z) = t.objects.get(to).map(|o| o.zone) else { return false };
    let own_bag = |seat: Seat| look::bag_of(z) == Some(seat);
    let is_discard = matches!(place(z), Some((_, Zone::Discard)));
    match from {
        From::Action(seat) => {
            rule!("508.1a");
            let named = rule!("508.4" => anywhere) && look::bag_of(z).is_some();
            z == WORLD || z == crate::board::QUEUE || is_discard || own_bag(seat) || named
        }
        From::Area(area, seat) => match look::bag_of(area) {
            // From a Bag: that Bag, the Queue, the own Discard, own objects in
            // the World, those of partners too. [508.1b] [904.1a]
            Some(bag) => {
                rule!("508.1b");
                let who = look::controller(t, to);
                let friendly = z == WORLD && (who == seat || rule!("904.1a" => !look::opposed(t, who, seat)));
                own_bag(bag) || z == crate::board::QUEUE || place(z) == Some((seat, Zone::Discard)) || friendly
            }
            None => {
                rule!("508.1c");
                let world = z == WORLD || z == crate::board::QUEUE || is_discard;
                world || (rule!("508.4" => anywhere && area == WORLD) && look::bag_of(z).is_some())
            }
        },
    }
}

/// Whether a player can see what happens to an object: not inside an opposing
/// Bag. [508.2]
#[must_use]
pub fn visible(t: &T, seat: Seat, z: ZoneId) -> bool {
    match look::bag_of(z) {
        Some(bag) => !rule!("508.2" => look::opposed(t, seat, bag)),
        None => true,
    }
}
