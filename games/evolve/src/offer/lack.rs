//! What a text lacks: a cost that cannot be paid, a target, an option. [10.4]
//! [10.6.2]

use super::Hindrance;
use crate::board::{Cards, Scope, T};
use crate::complete;
use crate::pay;
use crate::rules::Selection;
use crate::targets::{self, CHOSEN, Ctx};
use crate::words::Cost;
use arbiter_kernel::ObjectId;

/// Why the costs of an ability cannot be paid. [10.4.2.2]
pub(super) fn unpaid(t: &T, ctx: &Ctx, costs: &[Cost]) -> Option<Hindrance> {
    let points = t.board.seats[ctx.me as usize].pp;
    let price = pay::price_of(costs);
    // One that cannot be paid alone is the reason.
    let alone = costs.iter().find(|c| !pay::alone(t, ctx, c, i16::from(points)));
    match alone {
        Some(Cost::Engage) => Some(Hindrance::EngageCost),
        Some(Cost::EngageOther(n, _)) => Some(Hindrance::EngageOther(i32::from(*n))),
        Some(Cost::LeaderDefense(n)) => Some(Hindrance::LeaderCost(i32::from(*n))),
        Some(Cost::Counters(n, _)) => Some(Hindrance::CounterCost(i32::from(*n))),
        Some(Cost::Points(_)) | None if price > i32::from(points) => Some(Hindrance::AbilityPoints(price)),
        Some(_) => Some(Hindrance::Cost),
        None => None,
    }
}

/// What a text lacks: a target or an option. [10.6.2.1.1]
pub(super) fn incomplete(t: &T, scope: &Scope) -> Option<Hindrance> {
    let def = t.rules.abilities.get(scope.ability as usize)?;
    if complete::possible(t, scope, def) {
        return None;
    }
    let needed = def.selections.iter().filter(|s| s.gates.is_empty());
    needed.into_iter().find_map(|s| unaimed(t, scope, s)).or(Some(Hindrance::NoOption))
}

/// Why an option that is not offered cannot be chosen. [R16]
pub(crate) fn of_option(t: &T, scope: &Scope, option: u8) -> Option<Hindrance> {
    if scope.notes[CHOSEN] & (1 << option) != 0 {
        return Some(Hindrance::Chosen);
    }
    let def = t.rules.abilities.get(scope.ability as usize)?;
    let mut own = def.selections.iter().filter(|s| complete::of_option(s, option));
    own.find_map(|s| unaimed(t, scope, s))
}

/// Why nothing can be selected where something must be. [10.6.2.3.4]
fn unaimed(t: &T, scope: &Scope, s: &Selection) -> Option<Hindrance> {
    if s.late || s.least == 0 {
        return None;
    }
    if complete::most(t, scope, s) == 0 {
        return Some(Hindrance::NothingToDivide);
    }
    if !complete::leaves_another(t, scope, s) {
        return Some(Hindrance::NoTarget);
    }
    let none = complete::candidates(t, scope, s).is_empty();
    none.then(|| shielded(t, scope, s).first().map_or(Hindrance::NoTarget, |&id| Hindrance::Aura(id)))
}

/// Cards that fit but for Aura: asked where they cannot be selected. [12.15.2]
pub(crate) fn shielded(t: &T, scope: &Scope, s: &Selection) -> Cards {
    let mut all = Cards::new();
    targets::all(t, &complete::ctx(scope), &s.what, &mut all);
    all.retain(|id: &mut ObjectId| !targets::facedown(t, *id));
    all
}
