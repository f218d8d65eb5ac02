//! Nothing is accepted that is not obeyed: what stands where the engine could
//! not follow it is refused with a reason.

use crate::card::{Card, Kind, Sort};
use crate::lower::acts;
use crate::words::{
    Act, Clause, Cond, Cost, Deed, Happening, KindOf, Lasting, Limit, Moment, Named, Pending, Power, Reaction, Step,
    Trigger, Who,
};

/// Why a line cannot be obeyed on this card.
pub(super) fn power(card: &Card, power: &Power) -> Result<(), String> {
    let action = card.kind == Kind::Action;
    match power {
        Power::Keywords(_) => Ok(()),
        Power::Holds { holds, .. } | Power::While { holds, .. } if action => {
            Err(format!("an Action does not last: {holds:?}"))
        }
        Power::Holds { holds, .. } => lasting(card, holds),
        Power::While { cond, holds, .. } => {
            plain_cond(cond)?;
            lasting(card, holds)
        }
        Power::OnlyIf(_, cond) => {
            if action {
                plain_cond(cond)
            } else {
                Err("only Actions are limited so".into())
            }
        }
        Power::Says { .. } if !action => {
            Err("a card in play does not say what to do without a cost or a trigger".into())
        }
        Power::Says { steps, .. } => {
            if card.sort == Sort::Challenge {
                return Err("a Challenge says when it is verified".into());
            }
            sentences(steps, None)
        }
        Power::Paid { reaction, costs, steps, .. } => {
            for cost in costs {
                paid(cost, action)?;
            }
            sentences(steps, reaction.as_ref())
        }
        Power::Watches { reaction, when, steps, .. } => {
            if let Trigger::When(h) = when {
                happening(h)?;
            }
            if action && reaction.is_none() && card.sort != Sort::Challenge {
                return Err("an Action that watches is a Reaction".into());
            }
            if card.sort == Sort::Challenge && *when != Trigger::At(Moment::ActionPhase) {
                return Err("a Challenge is verified when the Action Phase ends".into());
            }
            sentences(steps, reaction.as_ref())
        }
    }
}

/// Those a continuous power holds for are never picked. [805.1]
fn lasting(card: &Card, holds: &Lasting) -> Result<(), String> {
    let group = |who: &Who| match who {
        Who::This(..)
        | Who::Bearer(..)
        | Who::YourHero(_)
        | Who::YourBag(_)
        | Who::All(..)
        | Who::Yours(..)
        | Who::YourOthers(..) => Ok(()),
        other => Err(format!("a continuous power cannot be about {other:?}")),
    };
    if let Some(who) = holds.subject() {
        group(who)?;
        if matches!(who.noun(), Some((_, Some(crate::words::Tail::Discard | crate::words::Tail::Hand)))) {
            return Err("continuous powers reach cards in play".into());
        }
    }
    match holds {
        Lasting::Star(Who::This(..), _) if card.strength == Some(crate::card::Printed::Open) => Ok(()),
        Lasting::Star(..) => Err("only a Strength that is a star is worked out by a text".into()),
        Lasting::AppearsTapped(Who::This(..)) => Ok(()),
        Lasting::AppearsTapped(_) => Err("only a card itself appears tapped".into()),
        _ => Ok(()),
    }
}

/// Conditions of continuous powers and limits know nobody who was picked.
fn plain_cond(cond: &Cond) -> Result<(), String> {
    let mut fault = None;
    cond.each(&mut |n| {
        if let Named::Card(who) = n
            && !matches!(who, Who::This(..) | Who::Bearer(..) | Who::YourHero(_) | Who::YourBag(_))
        {
            fault = Some(format!("a lasting condition cannot be about {who:?}"));
        }
    });
    fault.map_or(Ok(()), Err)
}

fn happening(h: &Happening) -> Result<(), String> {
    match h.subject() {
        None
        | Some(
            Who::This(..)
            | Who::Bearer(..)
            | Who::YourHero(_)
            | Who::YourBag(_)
            | Who::Some(_, 1, _, _)
            | Who::Mine(..),
        ) => Ok(()),
        Some(other) => Err(format!("a trigger cannot watch {other:?}")),
    }
}

/// What can be paid. [418.2]
fn paid(cost: &Cost, action: bool) -> Result<(), String> {
    if let Cost::FromHand(_) | Cost::FromDiscard(_) = cost {
        return if action { Err("an Action is played from the Hand".into()) } else { Ok(()) };
    }
    let Cost::Do(act) = cost else {
        return if action && *cost == Cost::Tap { Err("an Action cannot be tapped".into()) } else { Ok(()) };
    };
    let who = match act {
        Act::Discard(_) => return Ok(()),
        Act::Destroy(w) | Act::Tap(w) | Act::Recycle(w) | Act::Banish(w) | Act::Bounce(w) => w,
        Act::RemoveMarkers(_, w) | Act::RemoveEther(_, w) => w,
        other => return Err(format!("not a cost: {other:?}")),
    };
    match who {
        Who::This(..) if !action => Ok(()),
        Who::Mine(..) | Who::Some(..) | Who::UpTo(..) => Ok(()),
        other => Err(format!("a cost cannot take {other:?}")),
    }
}

fn sentences(steps: &[Step], reaction: Option<&Reaction>) -> Result<(), String> {
    for step in steps {
        match step {
            Step::Only(Limit::If(cond)) => plain_cond(cond)?,
            Step::Only(Limit::When(h)) => {
                if reaction.is_none() {
                    return Err("only a Reaction answers an event".into());
                }
                happening(h)?;
            }
            Step::Next(h, _) => {
                happening(h)?;
                if h.is_ahead() {
                    return Err("what waits is done when its event has happened".into());
                }
            }
            _ => (),
        }
        let clauses: Vec<&Clause> = match step {
            Step::Do(all) | Step::If(_, all) | Step::IfDone(all) | Step::Otherwise(all) => all.iter().collect(),
            Step::Later(_, all) | Step::Next(_, all) => all.iter().collect(),
            Step::Modes(a, b) => vec![a, b],
            _ => Vec::new(),
        };
        for c in clauses {
            match c {
                Clause::They(_, a)
                    if !matches!(
                        a,
                        Act::Draw(_)
                            | Act::Discard(_)
                            | Act::Xp(_)
                            | Act::Ap(..)
                            | Act::Mp(..)
                            | Act::LoseAp(..)
                            | Act::LoseMp(..)
                    ) =>
                {
                    return Err(format!("other players do not do this: {a:?}"));
                }
                Clause::TheyMay(_, a) if !matches!(a, Act::Draw(_)) => {
                    return Err(format!("other players may not do this: {a:?}"));
                }
                Clause::Card(_, Deed::Stays | Deed::ToHand) if reaction.is_none() => {
                    return Err("what is about to be destroyed is known to Reactions only".into());
                }
                Clause::Cannot(_, crate::words::Ban::BeBlockedBy(_), _) => {
                    return Err("who blocks whom is limited by continuous powers only".into());
                }
                _ => (),
            }
        }
    }
    for act in acts(steps) {
        instruction(act, reaction)?;
    }
    Ok(())
}

fn instruction(act: &Act, reaction: Option<&Reaction>) -> Result<(), String> {
    match act {
        Act::Reduce(_, p) | Act::Prevent(p) | Act::Redirect(p, _) => {
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
        Act::PutIntoPlay(who, _) => match who.noun() {
            Some((noun, _)) if noun.kinds.iter().all(comes_alone) => Ok(()),
            _ => Err("only Allies, Rooms and Zones are put into play".into()),
        },
        Act::Summon(who, ..) | Act::SummonZone(who) if !matches!(who, Who::This(..)) => {
            Err("a Summon is the card itself".into())
        }
        _ => Ok(()),
    }
}

/// Kinds that come into play without a bearer.
fn comes_alone(k: &KindOf) -> bool {
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
