//! Whether a standing rule holds alike before and after a play's costs: it
//! reads nothing that announcing a card or following a cost changes. Where all
//! do, what can be played and paid is told without trying it. [401.2]

use crate::words::{Area, Bound, Cond, Filter, Levy, Num, PriceOf, Rule, Sized, Stat, Who};

/// Whether a rule with its condition reads only what no cost changes.
/// Shortcut if true: else plays are tried.
#[must_use]
pub(crate) fn steady(during: Option<&Cond>, rule: &Rule) -> bool {
    during.is_none_or(of_the_moment) && reads_little(rule)
}

/// Conditions about the time, which no cost changes. [401.3a]
/// Shortcut if true: else plays are tried.
#[must_use]
pub(crate) fn of_the_moment(c: &Cond) -> bool {
    match c {
        Cond::Battle
        | Cond::Turn(_)
        | Cond::Attacked
        | Cond::Attacking
        | Cond::RespondingAbility(None, _)
        | Cond::TimesEachTurn(_) => true,
        // What X is, the cost says.
        Cond::Responding(f, _) | Cond::RespondingAbility(Some(f), _) => {
            f.stat.as_ref().is_none_or(|(_, b)| matches!(b, Bound::AtMost(Num::N(_)) | Bound::AtLeast(Num::N(_))))
        }
        Cond::And(a, b) | Cond::Or(a, b) => of_the_moment(a) && of_the_moment(b),
        Cond::Not(a) => of_the_moment(a),
        _ => false,
    }
}

/// Shortcut if true: else plays are tried.
fn reads_little(rule: &Rule) -> bool {
    match rule {
        Rule::Price { of, by, .. } => {
            let cards = match of {
                PriceOf::Plays(_, f) | PriceOf::NextPlay(_, f) => on_the_card(f),
                PriceOf::This | PriceOf::Next(_) | PriceOf::Abilities(_) => true,
            };
            cards && matches!(by, Sized::Increase(Num::N(_)) | Sized::Reduce(Num::N(_)) | Sized::To(Num::N(_)))
        }
        Rule::Levy { pay: Num::N(_), to, .. } => match to {
            Levy::Play(f) | Levy::Use(f) => on_the_card(f),
            Levy::Attack | Levy::AttackWith(_) => true,
        },
        Rule::Levy { .. } => false,
        Rule::Change(c) => c.each.is_none() && whose(&c.who),
        Rule::Ban(who, _) | Rule::MustBePicked(who) | Rule::Control(_, who) => whose(who),
        Rule::AnyTimeFor(f) => on_the_card(f),
        Rule::PlayerBan(_, ban) => match ban {
            crate::words::Ban::Play(f) => on_the_card(f),
            crate::words::Ban::Pick(Some(who)) | crate::words::Ban::Control(who) => whose(who),
            _ => true,
        },
        // The rest says nothing of types, prices, icons and picks.
        _ => true,
    }
}

/// Cards in play that this means stay those cards; what is announced or discarded
/// leaves the hand, and what a rule says of cards in a hand is not true of it any more.
/// Shortcut if true: else plays are tried.
fn whose(who: &Who) -> bool {
    let there = |f: &Filter| f.area == Area::Play && printed(f);
    match who {
        Who::This | Who::Attached(_) | Who::Ref(_) | Who::Faction(_) => true,
        Who::A(f) => there(f),
        Who::All(g) => there(&g.what),
        Who::Several(all) => all.iter().all(whose),
        Who::Host(_) | Who::Choose(_) | Who::Pile(_) => false,
    }
}

/// The same of a card that is played: what it costs, its costs say. [406.3.p2]
/// Shortcut if true: else plays are tried.
fn on_the_card(f: &Filter) -> bool {
    f.stat.is_none() && printed(f)
}

/// A filter that asks only for what is printed, and whose card it is.
/// Shortcut if true: else plays are tried.
#[must_use]
pub(crate) fn printed(f: &Filter) -> bool {
    f.part.is_none() && in_its_part(f)
}

/// A filter that asks for that, and for the part that a card has in a battle.
/// Shortcut if true: else plays are tried.
#[must_use]
pub(crate) fn in_its_part(f: &Filter) -> bool {
    let cost = |b: &Bound| match b {
        Bound::AtMost(n) | Bound::AtLeast(n) | Bound::MoreThan(n) | Bound::LessThan(n) => matches!(n, Num::N(_)),
        Bound::Is(n) | Bound::Only(n) => matches!(n, Num::N(_)),
        Bound::Some | Bound::Even => true,
    };
    f.depleted.is_none()
        && f.keyword.is_none()
        // Of a card in play the cost number is what is printed, other numbers are not. [406.1]
        && f.stat.as_ref().is_none_or(|(s, b)| *s == Stat::Cost && f.area == Area::Play && cost(b))
        && f.extreme.is_none()
        && f.tokens.is_none()
        && f.link.is_none()
        && f.provides.is_empty()
        && !f.ability
        && f.same_type.is_none()
}
