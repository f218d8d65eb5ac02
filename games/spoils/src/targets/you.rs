//! Who `you` are in a text.

use crate::board::{Read, Scope, T, Zone, Zones, other};
use crate::play;
use arbiter_kernel::{Seat, rule};

/// Who `you` are in a text being followed: who controls its card. Of an ability
/// that any player may use, who uses it. [407.2]
#[must_use]
pub fn you(t: &T, scope: &Scope) -> Seat {
    let seat = controls(t, scope);
    // Whoever does the same does it with what is theirs.
    if play::flag(scope, play::STEAD) { other(seat) } else { seat }
}

fn controls(t: &T, scope: &Scope) -> Seat {
    rule!("407.2");
    if play::flag(scope, play::ANYONE) {
        return scope.controller;
    }
    let now = match t.place(scope.source) {
        Some(Zone::Play | Zone::Faction) => t.controller(scope.source),
        Some(_) => None,
        None => t.ghosts.get(scope.source).filter(|g| g.zone == Zone::Play).map(|g| g.seat),
    };
    match now {
        Some(seat) => {
            rule!("407.1a");
            seat
        }
        None => scope.controller,
    }
}
