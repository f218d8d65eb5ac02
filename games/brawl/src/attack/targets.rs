//! Whom an attack or a skill reaches. [tgt.1]

use crate::arena::{Arena, HexId, Mask, Shape};
use crate::board::{Champions, Read, T};
use crate::card::{Icon, Kind};
use crate::layers;
use crate::team;
use crate::timing::Choice;
use crate::words::{Ability, Aim};
use arbiter_kernel::rule;

/// The hexes that a range icon covers, with these blocking direct shots.
fn covers(arena: &Arena, icon: Icon, at: HexId, blockers: Mask, (less, more): (u8, u8)) -> Mask {
    // A minimum never falls below 1. [L10] [E14]
    let bounds = |min: u8, max: u8| (min.saturating_sub(less).max(1), max.saturating_add(more));
    match icon {
        Icon::Melee => {
            rule!("melee.1");
            arena.near(at)
        }
        Icon::Indirect(min, max) => {
            rule!("indirect.1", "indirect.2", "indirect.3", "indirect.4", "indirect.5", "indirect.ex", "tgt.2");
            let (min, max) = bounds(min, max);
            arena.range(at, min, max)
        }
        Icon::Direct(min, max) => {
            // In the row, and only up to the first who stands in between. [E12]
            rule!("direct.1", "direct.2", "direct.3", "direct.ex", "tgt.2");
            let (min, max) = bounds(min, max);
            arena.range(at, min, max) & arena.sight(at, blockers)
        }
        Icon::Area(_) => 0,
    }
}

/// How the ranges of a champion's own cards are changed. [L10]
fn stretch(t: &T) -> (u8, u8) {
    t.face(t.board.action.champion).abilities.iter().fold((0, 0), |(less, more), a| match a {
        Ability::Range(_, l, m) => (less + l, more + m),
        _ => (less, more),
    })
}

/// The distances that the card of this action reaches, if it has a range icon. [indirect.2] [L10]
pub(crate) fn spans(t: &T) -> Option<(u8, u8)> {
    let (less, more) = stretch(t);
    match t.card(t.board.action.card.slot).card.icon? {
        Icon::Indirect(min, max) | Icon::Direct(min, max) => {
            Some((min.saturating_sub(less).max(1), max.saturating_add(more)))
        }
        Icon::Melee | Icon::Area(_) => None,
    }
}

/// The hexes of a turn of the shape of this action. [tgt.3]
#[must_use]
pub fn covered(t: &T, turn: u8) -> Mask {
    let a = &t.board.action;
    match t.card(a.card.slot).card.icon {
        Some(Icon::Area(shape)) => t.arena().shape(shape, t.champion(a.champion).at, turn),
        _ => 0,
    }
}

/// All hexes that the card of this action reaches from here, whoever stands there.
#[must_use]
pub fn range(t: &T) -> Mask {
    let a = &t.board.action;
    let at = t.champion(a.champion).at;
    match t.card(a.card.slot).card.icon {
        None => 0,
        Some(Icon::Area(shape)) => (0..shape.turns()).fold(0, |all, turn| all | covered(t, turn)),
        Some(icon) => covers(t.arena(), icon, at, t.crowd() | t.arena().statue_mask, stretch(t)),
    }
}

/// Adjacent enemies that must be among the targets of an attack, all of them
/// by themselves. [L9]
pub(crate) fn guards(t: &T) -> Champions {
    let a = &t.board.action;
    if t.card(a.card.slot).card.kind != Kind::Attack {
        return Champions::NONE;
    }
    let beside = t.on(t.arena().near(t.champion(a.champion).at)).within(enemies(t));
    beside.iter().filter(|&c| layers::says(t, c, |a| matches!(a, Ability::Guard(_)))).collect()
}

/// Whom the card of this action aims at: enemies, unless it says otherwise. [target.1] [E13]
pub(crate) fn meant(t: &T) -> Champions {
    let own = t.board.action.champion;
    match t.card(t.board.action.card.slot).aims {
        None => enemies(t),
        Some(Aim::Ally) => team::allies(t, own),
        Some(Aim::Anyone) => t.present().without(Champions::one(own)),
    }
}

fn enemies(t: &T) -> Champions {
    team::enemies(t, t.side_of(t.board.action.champion))
}

/// Single champions that the icon reaches. [target.1]
fn reached(t: &T) -> Champions {
    let a = &t.board.action;
    let Some(icon) = t.card(a.card.slot).card.icon else { return Champions::NONE };
    rule!("target.1", "tgt.1", "ko.7", "ko.8");
    let at = t.champion(a.champion).at;
    let blockers = t.crowd() | t.arena().statue_mask;
    t.on(covers(t.arena(), icon, at, blockers, stretch(t))).within(meant(t))
}

/// Single champions that can be named as the target. [target.1]
#[must_use]
pub fn reach(t: &T) -> Champions {
    let guards = guards(t);
    reached(t).iter().filter(|&c| guards.without(Champions::one(c)).is_empty()).collect()
}

/// Turns of the shape that cover an enemy, and whoever must be covered. [aoe.2] [target.2]
pub fn turns(t: &T) -> impl Iterator<Item = u8> {
    turned(t, guards(t))
}

fn turned(t: &T, guards: Champions) -> impl Iterator<Item = u8> {
    let a = &t.board.action;
    let shape = match t.card(a.card.slot).card.icon {
        Some(Icon::Area(shape)) => Some(shape),
        _ => None,
    };
    let (at, meant) = (t.champion(a.champion).at, meant(t));
    let fits = move |shape: Shape, turn: u8| {
        let hit = t.on(t.arena().shape(shape, at, turn));
        rule!("aoe.2", "target.2");
        !hit.within(meant).is_empty() && guards.without(hit).is_empty()
    };
    shape.into_iter().flat_map(move |s| (0..s.turns()).filter(move |&n| fits(s, n)))
}

/// Whether some target can be named. [E1]
#[must_use]
pub fn any_target(t: &T) -> bool {
    !reach(t).is_empty() || turns(t).next().is_some()
}

/// Whom a text before the attack may name by the icon of its card. Nobody has
/// to be attacked yet, so nobody has to be among them. [attack.2] [E2] [L9]
pub(crate) fn aims_before(t: &T, out: &mut Vec<Choice>) {
    if t.in_arena(t.board.action.champion) {
        out.extend(reached(t).iter().map(Choice::Champion));
        out.extend(turned(t, Champions::NONE).map(Choice::Turned));
    }
}
