//! What a Reaction answers. [809.2]

use crate::card::Card;
use crate::lower::clauses;
use crate::words::{Act, Clause, Happening, Limit, Named, Player, Power, Step, Who};

/// Whether it is known which events a Reaction answers. [809.2] [809.3]
pub(super) fn answers(card: &Card, power: &Power) -> bool {
    let when = |s: &Step| {
        matches!(s, Step::Only(l) | Step::OnlyPlay(_, l) if matches!(l, Limit::When(_) | Limit::At(_)))
            || matches!(s, Step::When(..))
    };
    let own = power.watched().is_some() || power.steps().iter().any(when);
    let whole = card.says.0.iter().filter(|p| p.is_limit()).any(|p| p.steps().iter().any(when));
    let mut news = false;
    power.each_effect(&mut |n| match n {
        Named::Card(Who::HeroOf(_, Player::Just(..))) | Named::Player(Player::Just(..)) => news = true,
        Named::Card(who) => news |= matches!(who.noun(), Some((_, Some(tail))) if tail.is_news()),
        Named::Player(_) => (),
    });
    let implied = power.steps().iter().flat_map(clauses).any(|c| {
        matches!(
            c,
            Clause::You(
                Act::Reduce(..)
                    | Act::Increase(..)
                    | Act::Prevent(_)
                    | Act::Redirect(..)
                    | Act::Cancel(_)
                    | Act::CancelBonus(_)
                    | Act::Copy(_)
            )
        )
    });
    own || whole || news || implied
}

/// Whether a power is to be used when its own card has left play. [801.1]
pub(super) fn leaving(power: &Power) -> bool {
    let own = |w: &Who| matches!(w, Who::This(..) | Who::Bearer(..) | Who::ItsBearer(_));
    let gone = |h: &Happening| match h {
        Happening::Destroyed(w) | Happening::DestroyedByFoe(w) | Happening::Banished(w) => own(w),
        Happening::LeavesPlay(w) | Happening::YouDestroy(w) | Happening::YouDestroyByText(w) => own(w),
        _ => false,
    };
    let used = |s: &Step| match s {
        Step::When(h, _) | Step::Only(Limit::When(h)) | Step::OnlyPlay(_, Limit::When(h)) => gone(h),
        Step::OnlyBoth(a, b) => [a, b].iter().any(|l| matches!(l, Limit::When(h) if gone(h))),
        _ => false,
    };
    matches!(power, Power::Paid { .. }) && power.steps().iter().any(used)
}
