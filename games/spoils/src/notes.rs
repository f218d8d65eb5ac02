//! What is noted of cards, so that rules and offers look only at those that
//! matter to them. A card that something lasting changes has no notes.

use crate::board::{Mark, Read, T, Zone, kind_of, seat_of};
use crate::rules::{Face, Users};
use crate::sums;
use crate::words::Kinds;
use arbiter_kernel::{Object, ObjectId};

/// A check of the rules may have something to say of it.
pub(crate) const RESTLESS: u8 = 0;
/// Where it lies, this player may use abilities of it.
pub(crate) const USED: [u8; 2] = [1, 8];
/// A resource that is attached to nothing, by the seat that controls it.
pub(crate) const LOOSE: [u8; 2] = [2, 3];
/// It provides icons to this player, if it has its text.
pub(crate) const PROVIDES: [u8; 2] = [4, 9];
/// A character or a location in play.
pub(crate) const BODY: u8 = 5;
/// It is attached to a card that is no faction.
pub(crate) const ATTACHED: u8 = 6;
/// It lies face-down in play and can be flipped up. [507.4a]
pub(crate) const FLIPS: u8 = 7;

/// Looks at the cards that changed.
/// Shortcut: what is not noted is looked at by whoever asks.
pub(crate) fn look(t: &mut T) {
    let mut from = 0;
    while let Some(slot) = t.objects.changed_from(from) {
        from = slot + 1;
        sums::keep(t, slot);
        let o = t.objects.at(slot);
        if !o.modified() {
            let found = of(t, o);
            t.objects.note(slot, found);
        }
    }
}

/// As printed and as it lies: no rule has a part in it.
fn of(t: &T, o: &Object<Mark>) -> u16 {
    let face = &t.rules.faces[o.face as usize];
    let bit = |set: u8, yes: bool| u16::from(yes) << set;
    let seat = usize::from(seat_of(o.zone));
    let used = |seat: usize, yes: bool| bit(USED[seat], yes && face.used.is_some());
    // Shortcut: what is noted besides is looked at and passed over.
    let by_anyone = |seat: usize| used(seat, true) | used(1 - seat, face.used >= Some(Users::Anyone));
    match kind_of(o.zone) {
        Zone::Play => {
            let m = &o.mark;
            let kinds = if m.facedown { Kinds::RESOURCE } else { face.card.kinds };
            let free = m.on == ObjectId::NONE;
            // Shortcut: the same goes for this and the others below.
            let paid = m.on == t.faction(0) || m.on == t.faction(1);
            // Shortcut: the same.
            let unique = face.unique.is_some() && !m.facedown;
            bit(RESTLESS, unique || seat_of(o.zone) != m.base || !still(m, face, false))
                | by_anyone(seat)
                | bit(LOOSE[seat], free && kinds.contains(Kinds::RESOURCE))
                // Shortcut: the same.
                | bit(PROVIDES[seat], !m.facedown && !face.provides.is_empty())
                | bit(BODY, kinds.intersects(Kinds::CHARACTER | Kinds::LOCATION))
                | bit(ATTACHED, !free && !paid)
                // Shortcut: the same.
                | bit(FLIPS, m.facedown && face.flip_up.is_some())
        }
        Zone::Faction => by_anyone(seat),
        Zone::Hand | Zone::Discard => used(seat, face.afar),
        _ => 0,
    }
}

/// A card that nothing changes, unhurt and attached to nothing: no check has
/// anything to say about it. Rules may take life away from it, if it has any.
pub(crate) fn still(m: &Mark, face: &Face, frail: bool) -> bool {
    let kinds = face.card.kinds;
    // Shortcut: what does not lie still is looked at.
    let character = !m.facedown && kinds.contains(Kinds::CHARACTER);
    // Shortcut: the same.
    let lifeless = m.facedown || !kinds.intersects(Kinds::CHARACTER | Kinds::LOCATION);
    let sound = lifeless || !frail && face.sturdy && m.hurt == 0 && m.ruin == 0;
    // Shortcut: the same.
    let loose = m.on == ObjectId::NONE || m.facedown || face.attach.is_none();
    sound && loose && m.character == character
}
