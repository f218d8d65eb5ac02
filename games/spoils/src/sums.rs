//! Sums over all cards, kept from one look to the next: the icons that each
//! player's cards provide, and how the cards of each area lie. Only cards that
//! have changed since are looked at again.

use crate::board::{KINDS, Mark, T, ZONES, Zone, kind_of};
use crate::words::Icons;
use arbiter_kernel::{Object, refill, rule};

/// What was found when the cards were last looked at. It says nothing that could
/// not be worked out again, so states that differ in nothing else are equal.
#[derive(Debug, Default)]
pub struct Sums {
    parts: Vec<Part>,
    icons: [[u16; 5]; 2],
    lay: [u64; ZONES as usize],
}

/// What one card adds, and in which area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Part {
    lay: u64,
    provides: Icons,
    zone: u8,
}

const NOTHING: Part = Part { lay: 0, provides: Icons::NONE, zone: u8::MAX };

impl PartialEq for Sums {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}
impl Eq for Sums {}

impl Clone for Sums {
    fn clone(&self) -> Self {
        Sums { parts: self.parts.clone(), icons: self.icons, lay: self.lay }
    }
    fn clone_from(&mut self, other: &Self) {
        refill(&mut self.parts, &other.parts);
        (self.icons, self.lay) = (other.icons, other.lay);
    }
}

impl Sums {
    fn part(&self, slot: u16) -> Part {
        self.parts.get(usize::from(slot)).copied().unwrap_or(NOTHING)
    }

    fn put(&mut self, slot: u16, now: Part) {
        let was = self.part(slot);
        if was == now {
            return;
        }
        change(&mut self.lay, was, now);
        if (was.provides, was.zone) != (now.provides, now.zone) {
            (0..2).zip(&mut self.icons).for_each(|(seat, icons)| provide(icons, seat, was, now));
        }
        if self.parts.len() <= usize::from(slot) {
            self.parts.resize(usize::from(slot) + 1, NOTHING);
        }
        self.parts[usize::from(slot)] = now;
    }
}

fn change(lay: &mut [u64; ZONES as usize], was: Part, now: Part) {
    for part in [was, now] {
        if let Some(area) = lay.get_mut(usize::from(part.zone)) {
            *area ^= part.lay;
        }
    }
}

/// A card that lies face-up in play provides its icons, attached to something or not. [203.4] [CO8]
fn provide(icons: &mut [u16; 5], seat: u8, was: Part, now: Part) {
    for (part, gone) in [(was, true), (now, false)] {
        if part.zone / KINDS == seat && !part.provides.is_empty() {
            rule!("203.4", "311.1");
            rule!("203.5", "203.5a", "203.5c", "311.2", "405.5");
            let counts = icons.iter_mut().zip(part.provides.counts());
            counts.for_each(|(all, n)| *all = if gone { *all - u16::from(n) } else { *all + u16::from(n) });
        }
    }
}

/// What a card adds as it lies.
fn part(t: &T, o: &Object<Mark>, slot: u16) -> Part {
    let lay = match kind_of(o.zone) {
        // Only a deck has an order, so it is no sum. [403.5b]
        Zone::Deck => 0,
        // Nothing is noted on cards that lie there.
        Zone::Hand | Zone::Discard => crate::repeat::lies(&Mark::default(), slot),
        _ => crate::repeat::lies(&o.mark, slot),
    };
    let face_up = kind_of(o.zone) == Zone::Play && !o.mark.facedown;
    let provides = if face_up { t.rules.faces[usize::from(o.face)].provides } else { Icons::NONE };
    Part { lay, provides, zone: o.zone.0 }
}

/// Keeps what is to be said of a card as it lies now.
pub(crate) fn keep(t: &mut T, slot: u16) {
    let now = part(t, t.objects.at(slot), slot);
    t.board.sums.put(slot, now);
}

/// The cards that have changed since, as they were and as they are.
fn changed(t: &T) -> impl Iterator<Item = (Part, Part)> {
    t.objects.changed().map(|slot| (t.board.sums.part(slot), part(t, t.objects.at(slot), slot)))
}

/// The icons that the cards of a player provide that lie face-up in play, all
/// texts taken as they are printed.
pub(crate) fn icons(t: &T, seat: u8) -> Icons {
    let mut icons = t.board.sums.icons[usize::from(seat)];
    changed(t).for_each(|(was, now)| provide(&mut icons, seat, was, now));
    Icons::of_counts(icons)
}

/// How the cards of each area lie, in whichever order; of decks nothing.
pub(crate) fn lay(t: &T) -> [u64; ZONES as usize] {
    let mut lay = t.board.sums.lay;
    changed(t).for_each(|(was, now)| change(&mut lay, was, now));
    lay
}

/// Whether they come to the same from the beginning.
pub(crate) fn hold(t: &T) -> bool {
    let mut afresh = Sums::default();
    t.objects.iter().for_each(|(slot, o)| afresh.put(slot, part(t, o, slot)));
    afresh.lay == lay(t) && (0..2).all(|seat| Icons::of_counts(afresh.icons[usize::from(seat)]) == icons(t, seat))
}
