//! Conditions that count cards, now or at the beginning of a player's turn.

use crate::board::{Scope, T, Zone, look, zone};
use crate::card::Kind;
use crate::words::{Cond, Noun};
use crate::{layers, noun};
use arbiter_kernel::{ObjectId, rule};
use std::collections::BTreeSet;

/// Whether a condition holds that counts; `None`: it is another one.
pub(super) fn holds(t: &T, scope: &Scope, c: &Cond) -> Option<bool> {
    let seat = scope.controller;
    let own = |noun: &Noun| -> Vec<ObjectId> {
        look::controlled(t, seat).filter(|&id| noun::fits(t, noun, id, seat)).collect()
    };
    let levels = |all: &mut dyn Iterator<Item = ObjectId>| all.map(|id| look::level(t, id)).sum::<i16>();
    let lying = |z: Zone| t.zones.of(zone(seat, z)).iter().map(|&s| t.objects.id(s));
    Some(match c {
        Cond::ControlsOther(noun) => rule!("416.4" => own(noun).into_iter().any(|id| id != scope.source)),
        Cond::ControlsStrongest(noun) => {
            let world = look::all_in_play(t).filter(|&id| look::in_world(t, id) && noun::fits(t, noun, id, seat));
            let all: Vec<(i16, bool)> =
                world.map(|id| (layers::strength(t, id), look::controller(t, id) == seat)).collect();
            let most = all.iter().map(|s| s.0).max();
            rule!("204.5" => all.iter().any(|s| s.1 && Some(s.0) == most))
        }
        Cond::DefenderControls(noun) => {
            let fits = |id: &ObjectId| noun::fits(t, noun, *id, seat);
            let any = |s| look::controlled(t, s).any(|id| fits(&id));
            rule!("702.1" => t.board.battle.as_ref().is_some_and(|b| any(b.defender)))
        }
        // Cards of one name are no different cards. [203.3]
        Cond::Different(n, noun) => {
            let names: BTreeSet<&str> =
                own(noun).into_iter().map(|id| look::face(t, id).card.name_fr.as_str()).collect();
            rule!("203.3" => names.len() >= usize::from(*n))
        }
        Cond::Levels(noun, n) => {
            rule!("207.2");
            levels(&mut own(noun).into_iter().filter(|&id| look::in_world(t, id))) >= i16::from(*n)
        }
        Cond::LevelsLying(noun, n) => {
            rule!("207.2");
            levels(&mut lying(Zone::Discard).filter(|&id| noun::fits(t, noun, id, seat))) >= i16::from(*n)
        }
        Cond::OnlyCard => rule!("505.1" => lying(Zone::Hand).all(|id| id == scope.source)),
        Cond::Began(noun) => began(t, scope, noun, false) > 0,
        Cond::BeganEither(one, n, many) => {
            began(t, scope, one, false) > 0 || began(t, scope, many, false) >= usize::from(*n)
        }
        Cond::BeganLying(n, noun) => began(t, scope, noun, true) >= usize::from(*n),
        Cond::BeganAlone => {
            let heroes: Vec<_> = t.board.dawn.iter().filter(|d| d.turn == seat && is_hero(t, d.card)).collect();
            rule!("602.2" => !heroes.is_empty() && heroes.iter().all(|d| d.of == seat))
        }
        _ => return None,
    })
}

fn is_hero(t: &T, id: ObjectId) -> bool {
    look::face(t, id).card.kind == Kind::Hero
}

/// How many such cards a player had when that player's turn began.
fn began(t: &T, scope: &Scope, noun: &Noun, lying: bool) -> usize {
    let seat = scope.controller;
    let had = t.board.dawn.iter().filter(|d| d.turn == seat && d.of == seat && d.lying == lying);
    rule!("602.2");
    had.filter(|d| noun::fits(t, noun, d.card, seat)).count()
}
