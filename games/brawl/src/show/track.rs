//! Slots of the challenge track: what a challenge is worth there, and who meets it.

use super::zone_view;
use crate::board::{Read, T, slot};
use crate::challenges;
use arbiter_kernel::{Viewer, ZoneView};

/// Marks of a challenge that a side meets as the table lies.
pub(super) const MET: [&str; 2] = ["met-0", "met-1"];

/// A slot with its challenge. Both follow from what lies open. [track.1] [score.1]
pub(super) fn slot_view(t: &T, viewer: Viewer, n: usize, key: &'static str) -> ZoneView {
    let mut zone = zone_view(t, viewer, slot(n), key);
    let worth = t.arena().track.slots(t.board.seats)[n];
    for (card, &challenge) in zone.cards.iter_mut().zip(t.zones.of(slot(n))) {
        let goal = challenges::goal(t, challenge);
        card.numbers.push(("worth", i32::from(worth)));
        card.marks.extend((0..2).filter(|&side| challenges::met(t, side, goal)).map(|side| MET[side]));
    }
    zone
}
