//! Why a text cannot be paid for, completed, or aimed at a card. [10.4] [10.6.2]

use super::{about, points_of, refuse};
use crate::board::{Cards, Deed, Scope, T};
use crate::complete;
use crate::pay;
use crate::rules::Selection;
use crate::targets::{self, Ctx};
use crate::words::Cost;
use arbiter_kernel::{Arg, Illegal, ObjectId};

/// Why the costs of an ability cannot be paid. [10.4.2.2]
pub(super) fn unpaid(t: &T, ctx: &Ctx, costs: &[Cost]) -> Option<Illegal> {
    let why = |key| about(t, ctx.me, key, ctx.source);
    let points = t.board.seats[ctx.me as usize].pp;
    let price = pay::price_of(costs);
    // One that cannot be paid alone is the reason.
    let alone = costs.iter().find(|c| !pay::alone(t, ctx, c, i16::from(points)));
    match alone {
        Some(Cost::Engage) => refuse!("10.4.6", why("why-engage-cost")),
        Some(Cost::EngageOther(n, _)) => {
            refuse!("10.4.6", why("why-engage-other").with("number", Arg::Number(i64::from(*n))))
        }
        Some(Cost::LeaderDefense(n)) => {
            refuse!("10.4.5", why("why-leader-cost").with("number", Arg::Number(i64::from(*n))))
        }
        Some(Cost::Counters(n, _)) => {
            refuse!("10.4.5", why("why-counter-cost").with("number", Arg::Number(i64::from(*n))))
        }
        Some(Cost::Points(_)) | None if price > i32::from(points) => {
            refuse!("10.4.4", points_of(why("why-points-ability"), price, points))
        }
        Some(_) => refuse!("10.4.2.2", why("why-cost")),
        None => None,
    }
}

/// Why a text lacks a target or an option. [10.6.2.1.1]
pub(super) fn completion(t: &T, scope: &Scope) -> Option<Illegal> {
    let def = t.rules.abilities.get(scope.ability as usize)?;
    if complete::possible(t, scope, def) {
        return None;
    }
    let why = |key| about(t, scope.controller, key, scope.source);
    let needed = def.selections.iter().filter(|s| s.gates.is_empty() && !s.late && s.least > 0);
    for s in needed {
        if s.divided.is_some() && complete::most(t, scope, s) == 0 {
            return refuse!("10.6.2.4.1.1", why("why-nothing-to-divide"));
        }
        if !complete::candidates(t, scope, s).is_empty() {
            continue;
        }
        return match shielded(t, scope, s).first() {
            Some(&id) => refuse!("12.15.2", about(t, scope.controller, "why-aura", id)),
            None => refuse!("10.6.2.3.4", why("why-no-target")),
        };
    }
    refuse!("5.17.1", why("why-no-option"))
}

/// Cards that would fit if they had no Aura. [12.15.2]
fn shielded(t: &T, scope: &Scope, s: &Selection) -> Cards {
    let mut all = Cards::new();
    targets::all(t, &complete::ctx(scope), &s.what, &mut all);
    let open = complete::candidates(t, scope, s);
    all.retain(|id| !open.contains(id) && !scope.picked(s.slot).any(|p| p.what.card() == *id));
    all
}

/// Why the n-th selection of a text cannot take a card. [10.6.2.3]
pub(super) fn misfit(t: &T, scope: &Scope, n: u8, id: ObjectId) -> Option<Illegal> {
    let s = &t.rules.abilities.get(scope.ability as usize)?.selections[n as usize];
    let why = |key| about(t, scope.controller, key, id);
    if t.board.barred.contains(&Deed { by: scope.source, ability: scope.ability, on: id }) {
        return refuse!("14.2.1.2", about(t, scope.controller, "why-changed-nothing", scope.source));
    }
    if scope.picked(s.slot).any(|p| p.what.card() == id) {
        return refuse!("10.6.2.3", why("why-selected-already"));
    }
    if shielded(t, scope, s).contains(&id) {
        return refuse!("12.15.2", why("why-aura"));
    }
    refuse!("10.6.2.3", why("why-does-not-fit"))
}
