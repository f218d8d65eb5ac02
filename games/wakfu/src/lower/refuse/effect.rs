//! What the sentences of a power ask for.

use super::{happening, plain_cond, single, told_by_powers};
use crate::card::{Card, Kind};
use crate::lower::program::{lasting, program};
use crate::lower::{Do, acts, clauses};
use crate::words::{
    A, Act, Adj, Ban, Clause, Cond, Cost, Damage, Deed, Happening, KindOf, Limit, Named, Noun, Pending, Power,
    Reaction, Step, Sure, Until, Who,
};
use arbiter_kernel::Op;

/// Why the sentences of a power cannot be obeyed.
pub(super) fn sentences(card: &Card, power: &Power) -> Result<(), String> {
    let steps = power.steps();
    let reaction = match power {
        Power::Says { reaction, .. } | Power::Paid { reaction, .. } | Power::Watches { reaction, .. } => *reaction,
        _ => None,
    };
    for (n, step) in steps.iter().enumerate() {
        shape(steps, n, step)?;
        if let Step::Only(limit) | Step::OnlyPlay(_, limit) = step {
            match limit {
                Limit::If(cond) => plain_cond(cond, false)?,
                Limit::When(_) | Limit::At(_) if reaction.is_none() => {
                    return Err("only a Reaction answers an event".into());
                }
                Limit::When(h) => happening(h)?,
                _ => (),
            }
        }
    }
    if reaction.is_some() && !answers(card, power) {
        return Err("a Reaction says what it answers".into());
    }
    let battle = matches!(
        power.happening(),
        Some(Happening::Attacks(_) | Happening::Blocks(_) | Happening::AttacksOrBlocks(_) | Happening::Blocked(_))
    );
    for op in program(steps) {
        if let Op::Do(Do::Clause(c)) = &op {
            clause(c, battle)?;
        }
    }
    for c in steps.iter().flat_map(clauses) {
        if reaction.is_none() && matches!(c, Clause::Card(_, Deed::Stays | Deed::ToHand)) {
            return Err("what is about to be destroyed is known to Reactions only".into());
        }
    }
    for c in steps.iter().filter(|s| matches!(s, Step::Later(..) | Step::Next(..))).flat_map(clauses) {
        clause(c, false)?;
    }
    let mut fault = None;
    power.each_effect(&mut |n| {
        if let (Named::Card(who), None) = (n, &fault) {
            fault = named(who, reaction).err();
        }
    });
    if let Some(fault) = fault {
        return Err(fault);
    }
    if says_same(power) && !has_same(power) {
        return Err("the same number as what?".into());
    }
    theirs(power)?;
    for act in acts(steps) {
        instruction(card, power, act, reaction)?;
    }
    Ok(())
}

/// Sentences that speak of others.
fn shape(steps: &[Step], n: usize, step: &Step) -> Result<(), String> {
    let before = n.checked_sub(1).map(|n| &steps[n]);
    match step {
        Step::Instead(..) if !matches!(before, Some(Step::Do(_) | Step::During(..))) => {
            Err("what happens instead follows an instruction".into())
        }
        Step::ComesTapped(..) => {
            let puts = |s: &&Step| {
                acts(std::slice::from_ref(*s)).iter().any(|a| matches!(a, Act::PutIntoPlay(..) | Act::FromHand(_)))
            };
            before.filter(puts).map(|_| ()).ok_or_else(|| "nothing comes into play in the sentence before".into())
        }
        Step::Next(h, _) => {
            happening(h)?;
            if h.is_ahead() {
                return Err("what waits is done when its event has happened".into());
            }
            Ok(())
        }
        Step::During(until, all) => all.iter().try_for_each(|c| {
            let lasts = lasting(c, Some(*until)) != *c;
            if lasts { Ok(()) } else { Err(format!("this does not last: {c:?}")) }
        }),
        _ => Ok(()),
    }
}

/// Whether it is known which events a Reaction answers. [809.2] [809.3]
fn answers(card: &Card, power: &Power) -> bool {
    let when =
        |s: &Step| matches!(s, Step::Only(l) | Step::OnlyPlay(_, l) if matches!(l, Limit::When(_) | Limit::At(_)));
    let own = power.watched().is_some() || power.steps().iter().any(when);
    let whole = card.says.0.iter().filter(|p| p.is_limit()).any(|p| p.steps().iter().any(when));
    let mut news = false;
    power.each_effect(&mut |n| {
        if let Named::Card(who) = n {
            news |= matches!(who.noun(), Some((_, Some(tail))) if tail.is_news());
        }
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
                    | Act::Copy(_)
            )
        )
    });
    own || whole || news || implied
}

/// Somebody that is picked.
fn named(who: &Who, reaction: Option<Reaction>) -> Result<(), String> {
    use crate::words::Tail;
    match who.noun() {
        Some((_, Some(tail))) if tail.is_news() => {
            if reaction.is_none() || !who.is_choice() {
                return Err("what has just happened is known to Reactions that choose".into());
            }
            Ok(())
        }
        Some((_, Some(Tail::AnyDiscard | Tail::FoesDiscard))) if !who.is_choice() => {
            Err("out of the Discards of others one chooses".into())
        }
        _ => Ok(()),
    }
}

/// An instruction with the duration that it was given.
fn clause(c: &Clause, battle: bool) -> Result<(), String> {
    let lasts = |until: Option<Until>| match until {
        None if !battle => Err(format!("it is not said how long: {c:?}")),
        Some(Until::TheirNext) => Err("whose turn is meant?".to_owned()),
        _ => Ok(()),
    };
    match c {
        Clause::You(a) | Clause::They(_, a) => {
            if let Act::Ap(_, u) | Act::Mp(_, u) | Act::LoseAp(_, u) | Act::LoseMp(_, u) = a
                && *u != Some(Until::TheirNext)
            {
                lasts(*u)?;
            }
        }
        Clause::Card(who @ (Who::All(..) | Who::Yours(..) | Who::YourOthers(..)), Deed::LosePowers(_))
            if told_by_powers(who) =>
        {
            return Err("who has lost its Profession is no Artisan".into());
        }
        Clause::Card(_, Deed::Double(u) | Deed::LosePowers(u)) => lasts(*u)?,
        Clause::Card(_, Deed::GainOne(_, _, u) | Deed::GainEqual(_, u)) => lasts(*u)?,
        Clause::Cannot(_, _, u) | Clause::Neither(_, _, _, u) | Clause::Damage(_, _, u) => lasts(*u)?,
        Clause::Weaker(_, _, u) | Clause::Stronger(_, _, u) => lasts(*u)?,
        Clause::StrongerSame(_, u) | Clause::Doubled(_, u) | Clause::Animate(_, _, u) => lasts(*u)?,
        _ => (),
    }
    match c {
        Clause::They(_, a) => match a {
            Act::Draw(_)
            | Act::Discard(_)
            | Act::DiscardRandom(_)
            | Act::MillN(_)
            | Act::Shuffle
            | Act::Xp(_)
            | Act::Ap(..)
            | Act::Mp(..)
            | Act::LoseAp(..)
            | Act::LoseMp(..) => Ok(()),
            _ if gives(a) => Ok(()),
            _ => Err(format!("other players do not do this: {a:?}")),
        },
        Clause::TheyMay(_, a) if !matches!(a, Act::Draw(_)) => Err(format!("other players may not do this: {a:?}")),
        Clause::Animate(who, ..) if !matches!(who, Who::YourBag(_) | Who::BagOf(..)) => {
            Err("only Haven Bags are made to fight".into())
        }
        Clause::Cannot(_, ban, _) => other_cards(&[ban]),
        Clause::Neither(_, a, b, _) => other_cards(&[a, b]),
        Clause::You(Act::Deal(Damage::Split(..), _)) => Err("who splits the damage?".into()),
        _ => Ok(()),
    }
}

/// What other players do to a card of theirs that they name. [419.2]
fn gives(act: &Act) -> bool {
    use crate::words::Tail;
    match act {
        Act::Destroy(w) | Act::Banish(w) | Act::Tap(w) | Act::Untap(w) | Act::Recycle(w) | Act::Bounce(w) => {
            matches!(w, Who::Theirs(_, _, None | Some(Tail::World | Tail::Bare)))
        }
        _ => false,
    }
}

/// Those of a player are spoken of where that player acts, and nowhere else.
fn theirs(power: &Power) -> Result<(), String> {
    let (mut said, mut done) = (0, 0);
    let mut count = |n: Named<'_>| said += usize::from(matches!(n, Named::Card(Who::Theirs(..))));
    power.each_cost(&mut count);
    power.each_effect(&mut count);
    for c in power.steps().iter().flat_map(clauses) {
        done += usize::from(matches!(c, Clause::They(_, a) if gives(a)));
    }
    if said == done { Ok(()) } else { Err("whose are they?".into()) }
}

fn other_cards(bans: &[&Ban]) -> Result<(), String> {
    if bans.iter().any(|b| matches!(b, Ban::BeBlockedBy(_) | Ban::BeCrafted)) {
        return Err("this is limited by continuous powers only".into());
    }
    Ok(())
}

fn says_same(power: &Power) -> bool {
    power.steps().iter().flat_map(clauses).any(|c| {
        let damage = |d: &Damage| matches!(d, Damage::Same(_));
        match c {
            Clause::You(Act::Deal(d, _)) | Clause::Card(_, Deed::Deal(d, _) | Deed::Suffer(d)) => damage(d),
            Clause::Card(_, Deed::RegainSame | Deed::LoseSame) | Clause::StrongerSame(..) => true,
            Clause::You(Act::DrawSame) | Clause::They(_, Act::DrawSame) => true,
            _ => false,
        }
    }) || acts(power.steps()).iter().any(|a| matches!(a, Act::DrawSame))
}

/// Whether a number was paid or happened.
fn has_same(power: &Power) -> bool {
    let mut paid = false;
    power.each_cost(&mut |n| {
        paid |= matches!(n, Named::Card(who) if who.is_decision());
    });
    paid || matches!(
        power.happening(),
        Some(
            Happening::Damaged(_)
                | Happening::Deals(_)
                | Happening::DealsTo(..)
                | Happening::DealsInBattle(..)
                | Happening::Regains(_)
                | Happening::LosesHp(_)
                | Happening::YouGainXp
                | Happening::TheyGainXp
        )
    )
}

fn instruction(card: &Card, power: &Power, act: &Act, reaction: Option<Reaction>) -> Result<(), String> {
    match act {
        Act::Reduce(_, p) | Act::Increase(_, p) | Act::Prevent(p) | Act::Redirect(p, _) => {
            if reaction.is_none() {
                return Err("damage that is about to be dealt is known to Reactions only".into());
            }
            match p {
                Pending::To(Who::Chosen(..)) | Pending::That(_) => Ok(()),
                Pending::To(other) => Err(format!("the damage of {other:?} cannot be meant")),
            }
        }
        Act::Cancel(_) | Act::Copy(_) if reaction.is_none() => {
            Err("what was just played is known to Reactions only".into())
        }
        Act::PutIntoPlay(who, _) => match noun(card, power, who) {
            Some(noun) if comes_alone(noun) || noun.kinds.iter().all(is_borne) => Ok(()),
            _ => Err("only what stays in play is put into play".into()),
        },
        Act::FromHand(_) => match (power, card.kind) {
            (_, Kind::Action | Kind::Hero | Kind::Bag) => Err("this does not come into play out of the Hand".into()),
            (Power::Watches { reaction: Some(_), .. }, _) => Ok(()),
            _ => Err("out of the Hand a card comes as a Reaction".into()),
        },
        Act::Summon(who, ..) | Act::SummonZone(who) if !matches!(who, Who::This(..)) => {
            Err("a Summon is the card itself".into())
        }
        Act::Choose(who) if !who.is_decision() => Err(format!("this is not chosen: {who:?}")),
        Act::Seek(who, _) if !matches!(who, Who::Some(_, _, _, None) | Who::UpTo(_, _, _, None)) => {
            Err(format!("this is not searched for: {who:?}"))
        }
        Act::Equip(a, _) if single(a) && !matches!(a, Who::This(..)) => Err("this is not borne".into()),
        Act::Produce(..) | Act::ProduceAny(_) => match power {
            Power::Paid { costs, steps, .. }
                if *costs == [Cost::Tap] && matches!(steps.as_slice(), [Step::Do(one), ..] if one.len() == 1) =>
            {
                Ok(())
            }
            _ => Err("a resource power costs its tap alone".into()),
        },
        Act::DiscardOf(..) => Err("cards of a kind are discarded as a cost only".into()),
        _ => Ok(()),
    }
}

/// What the card spoken of must be.
fn noun<'a>(card: &Card, power: &'a Power, who: &'a Who) -> Option<&'a Noun> {
    let (Who::It(spot) | Who::That(spot, _)) = who else { return who.noun().map(|n| n.0) };
    let meant = card.referents.meant(*spot)?;
    let mut found = None;
    let mut see = |n: Named<'a>| {
        if let Named::Card(w) = n
            && w.spot().0 == meant.0
        {
            found = w.noun().map(|n| n.0);
        }
    };
    power.each_cost(&mut see);
    power.each_effect(&mut see);
    let asked = power.steps().iter().find_map(|s| match s {
        Step::If(c, _) | Step::IfMay(c, _) | Step::Instead(c, _) => match c {
            Cond::ItIs(_, A::One(one, noun)) if one.0 == meant.0 => Some(noun),
            _ => None,
        },
        _ => None,
    });
    found.or(asked)
}

/// Kinds that come into play without a bearer.
fn comes_alone(noun: &Noun) -> bool {
    let sure = |a: &Adj| matches!(a, Adj::Kind(Sure::Ally | Sure::Monster | Sure::Zone | Sure::Room));
    noun.adj.iter().any(sure) || noun.kinds.iter().all(alone)
}

/// Kinds that somebody bears. [305.3] [304.3]
fn is_borne(k: &KindOf) -> bool {
    matches!(k, KindOf::Equipment | KindOf::Weapon | KindOf::Armour | KindOf::Jewel | KindOf::Dofus)
}

fn alone(k: &KindOf) -> bool {
    matches!(
        k,
        KindOf::Ally
            | KindOf::Monster
            | KindOf::Character
            | KindOf::Artisan
            | KindOf::Family(_)
            | KindOf::Room
            | KindOf::Zone
    )
}
