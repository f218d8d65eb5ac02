//! Icons and thresholds. [311] [405]

use crate::board::{Mark, T, Zone, zone};
use crate::layers;
use crate::listen;
use crate::notes::PROVIDES;
use crate::sums;
use crate::words::{Icons, Rule};
use arbiter_kernel::{Object, ObjectId, Seat, rule};

/// The icons that a player controls. [311.1] [405.1]
#[must_use]
pub fn of(t: &T, seat: Seat) -> Icons {
    of_at(t, seat, 0)
}

/// The same, for a reading that lies inside others.
pub(crate) fn of_at(t: &T, seat: Seat, depth: u8) -> Icons {
    let mut icons = if layers::bare(t) { sums::icons(t, seat) } else { live(t, seat, depth) };
    let more = |s: &layers::Standing| matches!(s.rule, Rule::ExtraIcons(..));
    layers::each(t, listen::ICONS, depth, more, |s| {
        if let Rule::ExtraIcons(p, more) = s.rule
            && layers::means(t, &s.ctx(depth), p, seat)
        {
            icons.extend(*more);
        }
    });
    icons
}

/// The icons of cards that have their text.
fn live(t: &T, seat: Seat, depth: u8) -> Icons {
    let mut icons = Icons::default();
    let own = zone(seat, Zone::Play);
    for slot in t.objects.among(PROVIDES[usize::from(seat)]) {
        let o = t.objects.at(slot);
        if o.zone == own {
            icons.extend(printed(t, o, || layers::has_text(t, t.objects.id(slot), depth)));
        }
    }
    icons
}

/// The icons that a card provides by its text, attached to something or not;
/// face-down or without its text it provides none. [203.4] [203.5c] [CO8] [OB3]
#[must_use]
pub fn provided(t: &T, id: ObjectId, depth: u8) -> Icons {
    printed(t, t.objects.at(id.slot), || layers::has_text(t, id, depth))
}

#[inline]
fn printed(t: &T, o: &Object<Mark>, has_text: impl FnOnce() -> bool) -> Icons {
    let face = &t.rules.faces[o.face as usize];
    // Shortcut: most cards have none to lose.
    let none = face.provides.is_empty();
    if none || o.mark.facedown || !has_text() {
        return Icons::default();
    }
    rule!("203.4", "311.1");
    rule!("203.5", "203.5a", "203.5c", "311.2", "405.5");
    face.provides
}

/// Whether a player meets a threshold. [405.1]
#[must_use]
pub fn meets(t: &T, seat: Seat, threshold: Icons) -> bool {
    meets_at(t, seat, threshold, 0)
}

/// The same, for a reading that lies inside others.
#[must_use]
pub fn meets_at(t: &T, seat: Seat, threshold: Icons, depth: u8) -> bool {
    rule!("201.3a", "405.1");
    threshold.is_empty() || of_at(t, seat, depth).meet(threshold)
}
