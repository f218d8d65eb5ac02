//! Why somebody is no target.

use super::{Wanted, of, refuse};
use crate::attack;
use crate::board::{ChampionId, Champions, Read, T};
use crate::card::Icon;
use arbiter_kernel::{Illegal, Message};

/// The target of an attack or a skill.
pub(super) fn aims(t: &T, wanted: Wanted) -> Option<Illegal> {
    match wanted {
        Wanted::Champion(who) => target(t, who),
        Wanted::Turned(turn) => {
            let hit = t.on(attack::covered(t, turn));
            // It strikes somebody, so it is a guard who is not struck.
            if !hit.within(attack::meant(t)).is_empty() {
                return refuse!("golden.1", Message::new("why-guarded"));
            }
            let at_enemies = t.card(t.board.action.card.slot).aims.is_none();
            refuse!("target.2", Message::new(if at_enemies { "why-no-enemy-there" } else { "why-nobody-meant-there" }))
        }
        _ => None,
    }
}

fn target(t: &T, who: ChampionId) -> Option<Illegal> {
    let a = &t.board.action;
    if !t.in_arena(who) {
        return refuse!("ko.7", of(t, "why-on-portal", who));
    }
    if !attack::meant(t).has(who) {
        let at_enemies = t.card(a.card.slot).aims.is_none();
        return refuse!("target.1", of(t, if at_enemies { "why-ally" } else { "why-not-meant" }, who));
    }
    let (from, to) = (t.champion(a.champion).at, t.champion(who).at);
    let distance = t.arena().distance(from, to);
    let icon = t.card(a.card.slot).card.icon?;
    if icon == Icon::Melee && distance > 1 {
        return refuse!("melee.1", of(t, "why-not-beside", who));
    }
    if let Some((min, max)) = attack::spans(t) {
        if distance < min {
            return refuse!("tgt.2", of(t, "why-too-near", who));
        }
        if distance > max && min > 1 {
            return refuse!("indirect.3", of(t, "why-too-far", who));
        }
        if distance > max {
            return refuse!("indirect.2", of(t, "why-too-far", who));
        }
    }
    if matches!(icon, Icon::Direct(..)) {
        if t.arena().way(from, to).is_none() {
            return refuse!("direct.2", of(t, "why-no-row", who));
        }
        let blockers = t.crowd() | t.arena().statue_mask;
        if t.arena().sight(from, blockers) & crate::arena::bit(to) == 0 {
            return refuse!("direct.3", of(t, "why-blocked", who));
        }
    }
    if !attack::guards(t).without(Champions::one(who)).is_empty() {
        return refuse!("golden.1", Message::new("why-guarded"));
    }
    refuse!("tgt.1", of(t, "why-not-meant", who))
}

/// A champion that a text does not mean.
pub(super) fn named(t: &T, wanted: Wanted) -> Option<Illegal> {
    match wanted {
        Wanted::Champion(who) if !t.in_arena(who) => refuse!("ko.6", of(t, "why-on-portal", who)),
        Wanted::Champion(who) => refuse!("resolve.1", of(t, "why-not-meant", who)),
        _ => None,
    }
}
