//! Following a card through the moves that a text or its cause made. A card that
//! something else moved is lost. [402.4] [EF16]

use crate::board::{Pick, Scope, T, Thing, Zone, Zones};
use arbiter_kernel::{ObjectId, ZoneId, rule};

/// Picks of this number are cards as the text or its cause moved them.
const MOVED: u8 = 253;

/// The same card at its next stay.
#[must_use]
pub(crate) fn next(id: ObjectId) -> ObjectId {
    ObjectId { stay: id.stay.wrapping_add(1), ..id }
}

/// A text or its cause has made this out of a card.
pub(crate) fn track(s: &mut Scope, new: ObjectId) {
    let what = Thing::Card(new);
    if !s.picked(MOVED).any(|p| p.what == what) {
        s.picks.push(Pick { of: MOVED, share: 0, what });
    }
}

/// What the text itself has moved, as its events told.
pub(crate) fn moved(t: &mut T, scope: u16) {
    for n in 0..t.report().made().len() {
        let made = t.report().made()[n];
        if made.old != ObjectId::NONE {
            track(t.scope_mut(scope), made.new);
        }
    }
}

/// A card where the text or its cause moved it to.
#[must_use]
pub(crate) fn now(t: &T, s: &Scope, id: ObjectId) -> ObjectId {
    let mut id = id;
    while t.objects.get(id).is_none() {
        let new = next(id);
        // What has disappeared is nowhere to be followed to. [409.3b]
        let nowhere = t.objects.get(new).is_some_and(|o| o.zone == ZoneId::NOWHERE);
        if nowhere || !s.picked(MOVED).any(|p| p.what == Thing::Card(new)) {
            return id;
        }
        rule!("402.4");
        id = new;
    }
    id
}

/// A card whose numbers are read: brought into play, it is what it is there;
/// gone from there, what it was. [EF3]
#[must_use]
pub(crate) fn read(t: &T, s: &Scope, id: ObjectId) -> ObjectId {
    if t.objects.get(id).is_some() {
        return id;
    }
    let new = now(t, s, id);
    if t.place(new) == Some(Zone::Play) { new } else { id }
}
