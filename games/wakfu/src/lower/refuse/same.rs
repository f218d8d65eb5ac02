//! "The same number": of what was paid, or of what happened.

use crate::lower::{acts, clauses};
use crate::words::{Act, Clause, Cost, Damage, Deed, Happening, Named, Player, Power, Recent, Step, Who};

/// Whether a line speaks of the same number as something else.
pub(super) fn says_same(power: &Power) -> bool {
    power.steps().iter().flat_map(clauses).any(|c| {
        let damage = |d: &Damage| matches!(d, Damage::Same(_));
        match c {
            Clause::You(Act::Deal(d, _)) | Clause::Card(_, Deed::Deal(d, _) | Deed::Suffer(d)) => damage(d),
            Clause::Card(_, Deed::RegainSame | Deed::LoseSame | Deed::RegainPer(_)) | Clause::StrongerSame(..) => true,
            Clause::You(Act::DrawSame) | Clause::They(_, Act::DrawSame) => true,
            _ => false,
        }
    }) || acts(power.steps()).iter().any(|a| matches!(a, Act::DrawSame | Act::XpSame | Act::LoseApSame(_)))
        || chosen_same(power)
}

/// Whether as many are chosen as are paid for. [808.2d]
fn chosen_same(power: &Power) -> bool {
    let mut found = false;
    power.each_effect(&mut |n| found |= matches!(n, Named::Card(Who::ChosenSame(..))));
    found
}

/// The event that a power says it answers. [809.3]
fn answered(power: &Power) -> Option<&Happening> {
    match power.steps().first() {
        Some(Step::When(h, _)) => Some(h),
        _ => None,
    }
}

/// Whether a number was paid or happened.
pub(super) fn has_same(power: &Power) -> bool {
    let mut paid = false;
    power.each_cost(&mut |n| {
        paid |= matches!(n, Named::Card(who) if who.is_decision());
    });
    if let Power::Paid { costs, .. } = power {
        paid |= costs.iter().any(|c| matches!(c, Cost::Do(Act::DiscardUpTo(_) | Act::DiscardX)));
    }
    power.each_effect(&mut |n| {
        paid |= matches!(n, Named::Card(Who::HeroOf(_, Player::Just(_, Recent::GainedXp))));
    });
    paid || !chosen_same(power)
        && matches!(
            power.happening().or_else(|| answered(power)),
            Some(
                Happening::Damaged(_)
                    | Happening::Deals(_)
                    | Happening::DealsTo(..)
                    | Happening::DealsInBattle(..)
                    | Happening::Regains(_)
                    | Happening::LosesHp(_)
                    | Happening::Strengthened(_)
                    | Happening::YouGainXp
                    | Happening::TheyGainXp
            )
        )
}
