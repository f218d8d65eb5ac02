//! Numbers that are worked out when they are needed. [T2.2]

use super::who::resolve;
use crate::board::{Change, Group, Scope, T, Zone, look, zone};
use crate::choose::BEARER;
use crate::event::Event;
use crate::words::{Act, Amount, Cost};
use crate::{layers, noun};
use arbiter_kernel::rule;

/// The number that a text asks for.
pub(crate) fn of(t: &T, scope: &Scope, amount: &Amount) -> i16 {
    let seat = scope.controller;
    match amount {
        // The modified value counts, of what has left its last one. [204.5] [810.2d]
        Amount::Strength(who) => {
            rule!("204.5", "810.2d");
            resolve(t, scope, who).into_iter().map(|id| layers::used_strength(t, id)).sum()
        }
        Amount::Level(who) => {
            rule!("207.2");
            resolve(t, scope, who).into_iter().map(|id| look::level(t, id)).sum()
        }
        Amount::Xp(who) => resolve(t, scope, who).into_iter().map(|id| look::face(t, id).card.xp).sum(),
        Amount::Bonus(who) => {
            rule!("403.1a");
            resolve(t, scope, who).into_iter().map(|id| look::face(t, id).card.bonus.strength).sum()
        }
        Amount::Others(what) => {
            let all = look::all_in_play(t).filter(|&id| id != scope.source);
            all.filter(|&id| noun::fits(t, what, id, seat)).count() as i16
        }
        Amount::Count(what) => {
            rule!("416.4");
            look::controlled(t, seat).filter(|&id| noun::fits(t, what, id, seat)).count() as i16
        }
        Amount::World(what) => {
            let all = look::all_in_play(t).filter(|&id| look::in_world(t, id));
            all.filter(|&id| noun::fits(t, what, id, seat)).count() as i16
        }
        Amount::Hand => t.zones.len(zone(seat, Zone::Hand)) as i16,
    }
}

/// "The same number": of cards that were paid with, else what the event was
/// about.
pub(super) fn same(t: &T, scope: &Scope) -> i16 {
    let ability = t.rules.abilities.get(scope.ability as usize);
    let discards = |c: &Cost| matches!(c, Cost::Do(Act::Discard(_) | Act::DiscardUpTo(_) | Act::DiscardX));
    if ability.is_some_and(|a| a.costs().iter().any(discards)) {
        return scope.picked(BEARER - 1).count() as i16;
    }
    let slots = ability.map_or(&[][..], |a| a.slots.as_slice());
    if let Some(n) = slots.iter().position(|s| s.cost && s.who.is_some()) {
        return scope.picked(n as u8).count() as i16;
    }
    match scope.cause {
        Some(Event::Damage(p)) => p.amount,
        Some(Event::Modify { change: Change::Strength(n), .. }) => n,
        Some(Event::Enact(Group { change: Change::Strength(n), .. })) => n,
        Some(Event::Regain(_, n) | Event::Lose(_, n) | Event::Xp(_, n)) => n,
        _ => scope.amount,
    }
}
