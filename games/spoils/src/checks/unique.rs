//! Unique: of several with the same identifier their controller keeps one. [507.5]

use super::{Events, destroy};
use crate::board::{T, Zone, Zones};
use crate::layers;
use crate::replace::{self, forbid};
use arbiter_kernel::{ObjectId, Seat, rule};

/// The unique cards that a player controls with an identifier. [507.5a]
fn with(t: &T, seat: Seat, name: &str) -> Vec<ObjectId> {
    let own = t.cards(seat, Zone::Play).iter().map(|&s| t.objects.id(s));
    own.filter(|&id| identifier(t, id) == Some(name)).collect()
}

fn identifier(t: &T, id: ObjectId) -> Option<&str> {
    let o = t.objects.at(id.slot);
    let printed = t.rules.faces[o.face as usize].unique.as_deref()?;
    (!o.mark.facedown && layers::has_text(t, id, 0)).then_some(printed)
}

/// The copies of which one is to be kept. [507.5a]
#[must_use]
pub fn copies(t: &T, seat: Seat) -> Vec<ObjectId> {
    for &slot in t.cards(seat, Zone::Play) {
        let Some(name) = identifier(t, t.objects.id(slot)) else { continue };
        let all = with(t, seat, name);
        let tried = |id: &ObjectId| t.board.spared.contains(id) && protected(t, *id);
        // Those that were to be destroyed and stayed are not tried again. [507.5b]
        if all.iter().filter(|id| tried(id)).count() + 1 < all.len() {
            return all;
        }
    }
    Vec::new()
}

/// Whether something still keeps a card from being destroyed.
fn protected(t: &T, id: ObjectId) -> bool {
    let e = destroy(id);
    let mut out = Vec::new();
    replace::instead(t, e, &mut out);
    let yes = forbid(t, e) || !out.is_empty();
    rule!("507.5b" => yes)
}

/// A player who has such copies, the active one first.
pub(super) fn duplicates(t: &T) -> Option<Seat> {
    layers::in_order(t).into_iter().find(|&s| !copies(t, s).is_empty())
}

/// All but the one that is kept are destroyed. [507.5a]
pub(super) fn surplus(t: &mut T, seat: Seat, kept: ObjectId) -> Events {
    rule!("507.5a");
    let others: Vec<ObjectId> = copies(t, seat).into_iter().filter(|id| *id != kept).collect();
    let events = others.iter().map(|&id| destroy(id)).collect();
    t.board.spared.extend(others);
    events
}
