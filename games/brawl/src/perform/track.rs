//! Challenges on their track. [track.1]

use crate::board::{CHALLENGES, MET, Read, T, slot};
use crate::perform::shuffle;
use arbiter_kernel::rule;

/// How far challenges move, and how many are new. [track.1] [four.track.2]
#[must_use]
fn advance_by(t: &T) -> usize {
    if rule!("four.track.2", "four.track.3" => t.board.seats == 4) { 2 } else { 1 }
}

pub(super) fn score(t: &mut T, n: u8, side: u8) {
    rule!("score.2", "score.3");
    let points = t.arena().track.slots(t.board.seats)[n as usize];
    let p = &mut t.board.points[side as usize];
    *p = p.saturating_add(points);
    let card = t.zones.of(slot(n as usize))[0];
    t.relocate(card, MET, None, false);
}

/// Leavers first, then the others from the right, then the new ones. [B3] [B4] [B5]
pub(super) fn advance(t: &mut T) {
    let (by, count) = (advance_by(t), t.arena().track.slots(t.board.seats).len());
    for n in (0..count).rev() {
        let Some(&card) = t.zones.of(slot(n)).first() else { continue };
        if n + by >= count {
            rule!("track.3");
            t.relocate(card, MET, None, false);
        } else {
            rule!("track.1");
            t.relocate(card, slot(n + by), None, false);
        }
    }
    // The right one of two first. [T16]
    for n in (0..by).rev() {
        rule!("track.2");
        lay(t, n);
    }
}

/// A new challenge on a slot. [track.2] [track.4]
fn lay(t: &mut T, n: usize) {
    if t.zones.is_empty(CHALLENGES) {
        rule!("track.4");
        while let Some(&card) = t.zones.of(MET).last() {
            t.relocate(card, CHALLENGES, None, false);
        }
        shuffle(t, CHALLENGES);
    }
    if let Some(&card) = t.zones.of(CHALLENGES).first() {
        t.relocate(card, slot(n), None, false);
        crate::story::challenge(t, card);
    }
}
