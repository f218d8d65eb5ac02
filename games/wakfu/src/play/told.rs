//! Whether a play can be completed, where that can be told without trying it.

use super::Plan;
use crate::board::{Entry, How, T, What, look};
use crate::card::{Kind, Printed};
use crate::pay::{self, Need};
use crate::rules::{Ability, NONE};
use crate::words::Cost;
use crate::{choose, layers};

/// Shortcut: a card that costs its Level and a power that costs its own tap, if
/// they choose nothing but who bears them, are completed if they can be paid for.
/// `None`: it must be tried.
pub(super) fn told(t: &T, plan: Plan) -> Option<bool> {
    let card = &look::face(t, plan.source).card;
    let ability = (plan.ability != NONE).then(|| &t.rules.abilities[plan.ability as usize]);
    let need = match plan.what {
        What::Card if plan.how != How::Crafted && ability.is_none_or(|a| a.costs().is_empty()) => {
            let Printed::N(level) = card.level else { return None };
            let level = if plan.free { 0 } else { level };
            let more = layers::cost_change(t, plan.source, plan.seat);
            Need::level(level + more, (card.kind == Kind::Ally).then_some(card.circle))
        }
        What::Power => of_power(ability?)?,
        _ => return None,
    };
    let taps = plan.what == What::Power && ability.is_some_and(|a| a.costs().contains(&Cost::Tap));
    if taps && plan.source == t.board.players[plan.seat as usize].bag {
        return None;
    }
    // A Reaction of a card that is tapped is asked about as well. [802.4]
    let able = !taps || pay::can_tap(t, plan.source);
    let paid = able && pay::can_pay_beside(t, plan.seat, need, taps.then_some(plan.source));
    let chosen = paid && chooses(t, plan, ability)?;
    Some(chosen)
}

/// Nothing, if nothing but its tap is paid.
fn of_power(a: &Ability) -> Option<Need> {
    let free = a.works_in().is_none() && a.costs().iter().all(|c| *c == Cost::Tap);
    free.then(Need::default)
}

/// Whether there is something to choose.
fn chooses(t: &T, plan: Plan, ability: Option<&Ability>) -> Option<bool> {
    let Plan { seat, source, what, how, .. } = plan;
    let from = look::zone_of(t, source);
    let entry = Entry { how, ..Entry::new(what, seat, source, plan.ability, from) };
    if choose::needs_bearer(t, &entry) {
        return Some(!choose::bearers(t, &entry).is_empty());
    }
    let Some(a) = ability else { return Some(true) };
    if a.modes || a.slots.iter().any(|s| s.cost || s.pending) {
        return None;
    }
    a.slots.iter().all(|s| !s.choice).then_some(true)
}
