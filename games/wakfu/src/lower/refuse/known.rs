//! What a text counts on must have been said: a number that is announced, a
//! card that was shown, a Chi-Fu-Mi, a challenge.

use crate::card::{Card, Kind, Printed};
use crate::lower::{acts, asked, clauses};
use crate::words::{
    A, Act, Clause, Coming, Cond, Cost, Damage, Deed, Gain, Measure, Named, Noun, Num, Power, Step, Symbols, Who,
};

/// Why nobody knows what a line speaks of.
pub(super) fn check(card: &Card, power: &Power) -> Result<(), String> {
    if says_x(power) && !announces(card, power) {
        return Err("nothing is announced for X".into());
    }
    let steps = power.steps();
    let done = |test: &dyn Fn(&Act) -> bool| acts(steps).into_iter().any(test);
    let shown = done(&|a| {
        matches!(
            a,
            Act::RevealTop(_)
                | Act::RevealTops(_)
                | Act::LookTop(_)
                | Act::LookTops(_)
                | Act::LookEqual(_)
                | Act::Mill(_)
        )
    });
    for cond in steps.iter().filter_map(asked) {
        match cond {
            Cond::Won | Cond::Lost if !done(&|a| *a == Act::Chifumi) => {
                return Err("which Chi-Fu-Mi is meant?".into());
            }
            Cond::Accepts | Cond::Refuses if power.challenged().is_none() => {
                return Err("nobody was challenged".into());
            }
            Cond::Shown(A::Either(..)) => return Err("one kind of card is asked for".into()),
            Cond::Shown(_) if !shown => return Err("no card was shown".into()),
            Cond::Spent(_) if card.kind == Kind::Action => return Err("an Action is paid once".into()),
            _ => (),
        }
    }
    let named = done(&|a| *a == Act::NameElement);
    let speaks = |c: &Clause| match c {
        Clause::Damage(Coming::NamedTo(_), ..) => true,
        Clause::Card(_, Deed::Gain(all, _) | Deed::BearerGains(all, _) | Deed::GainToo(all)) => {
            all.iter().any(|g| matches!(g, Gain::ResistNamed(_)))
        }
        _ => false,
    };
    if !named && steps.iter().flat_map(clauses).any(speaks) {
        return Err("which Element is meant?".into());
    }
    let mut fault = None;
    let mut picked = 0;
    let mut see = |n: Named<'_>| match n {
        Named::Card(Who::OneOfThese(_) | Who::Rest(_)) if !shown => fault = Some("which cards are meant?"),
        Named::Card(w) if w.is_choice() || w.is_decision() => picked += w.count().1.min(2),
        _ => (),
    };
    power.each_cost(&mut see);
    power.each_effect(&mut see);
    let two = |c: &Clause| matches!(c, Clause::Card(Who::TheTwo(_), _));
    if picked != 2 && steps.iter().flat_map(clauses).any(two) {
        fault = Some("which two are meant?");
    }
    fault.map_or(Ok(()), |why| Err(why.into()))
}

/// Whether an X is announced: for the Level of an Action, or for a cost. [808.2c]
fn announces(card: &Card, power: &Power) -> bool {
    let level = card.kind == Kind::Action && card.level == Printed::Open;
    level || matches!(power, Power::Paid { costs, .. } if costs.iter().any(Cost::is_x))
}

fn is_x(noun: &Noun) -> bool {
    matches!(noun.of, Some(Measure::LevelX | Measure::LevelMostX | Measure::StrengthX | Measure::StrengthMostX))
}

/// Whether what it does depends on an X.
fn says_x(power: &Power) -> bool {
    let steps = power.steps();
    let mut found = false;
    power.each_effect(&mut |n| {
        if let Named::Card(who) = n {
            found |= who.is_x() || who.noun().is_some_and(|(noun, _)| is_x(noun));
        }
    });
    let damage = |d: &Damage| matches!(d, Damage::N(Num::X, _) | Damage::Split(Num::X, _) | Damage::AnyElement(Num::X));
    let gains = |all: &[Gain]| all.contains(&Gain::StrengthX);
    let deed = |d: &Deed| match d {
        Deed::Gain(all, _) | Deed::BearerGains(all, _) | Deed::GainToo(all) | Deed::GainEqualAnd(_, all, _) => {
            gains(all)
        }
        Deed::GainOne(a, b, _) => [a, b].contains(&&Gain::StrengthX),
        Deed::Deal(d, _) | Deed::Suffer(d) => damage(d),
        Deed::DealAmong(n, ..) | Deed::Regain(n) | Deed::LoseHp(n) => *n == Num::X,
        Deed::RegainResistance(n) | Deed::LoseResistance(n) => *n == Num::X,
        _ => false,
    };
    let act = |a: &Act| match a {
        Act::DrawX => true,
        Act::Deal(d, _) => damage(d),
        Act::PlayFree(noun) | Act::PlayNow(noun) => is_x(noun),
        _ => false,
    };
    found
        || acts(steps).into_iter().any(act)
        || steps.iter().flat_map(clauses).any(|c| matches!(c, Clause::Card(_, d) if deed(d)))
        || steps.iter().any(|s| match s {
            Step::MayCard(_, d) => deed(d),
            Step::Pay(symbols, _) | Step::PayOnly(symbols) | Step::IfPay(_, symbols, _) => {
                matches!(symbols, Symbols::X(_))
            }
            _ => false,
        })
}

/// One thing at a time is named on resolution. [804.4]
pub(super) fn named(gains: &[Gain]) -> Result<(), String> {
    if gains.iter().any(|g| matches!(g, Gain::ResistOwn(_))) {
        return Err("the own Element is looked at by continuous powers".into());
    }
    let asks = |g: &&Gain| matches!(g, Gain::ResistAny(_) | Gain::ResistNamed(_) | Gain::AnyProfession);
    if gains.iter().filter(asks).count() > 1 {
        return Err("one thing at a time is named".into());
    }
    Ok(())
}

/// Nothing is named besides. [804.4]
pub(super) fn unnamed(gains: &[Gain]) -> Result<(), String> {
    named(gains)?;
    if gains.iter().any(|g| matches!(g, Gain::ResistAny(_) | Gain::ResistNamed(_) | Gain::AnyProfession)) {
        return Err("nothing is named for one of two or for a number".into());
    }
    Ok(())
}
