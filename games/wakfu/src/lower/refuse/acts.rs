//! What each verb asks for.

use super::{said, single};
use crate::card::{Card, Kind};
use crate::words::{
    A, Act, Adj, Cond, Cost, Happening, KindOf, Limit, Named, Noun, Pending, Place, Power, Reaction, Step, Sure, Who,
};

/// Why an instruction cannot be followed on this card.
pub(super) fn instruction(card: &Card, power: &Power, act: &Act, reaction: Option<Reaction>) -> Result<(), String> {
    match act {
        Act::Reduce(_, p) | Act::Increase(_, p) | Act::Prevent(p) | Act::Redirect(p, _) => {
            if reaction.is_none() {
                return Err("damage that is about to be dealt is known to Reactions only".into());
            }
            match p {
                Pending::To(Who::Chosen(..) | Who::Mine(..) | Who::OtherMine(..)) | Pending::That(_) => Ok(()),
                Pending::To(other) => Err(format!("the damage of {} cannot be meant", said::<Who>(other))),
            }
        }
        Act::CancelBonus(_) if reaction.is_none() => {
            Err("what is about to be gained is known to Reactions only".into())
        }
        Act::CancelBonus(who) if !matches!(who, Who::Some(_, 1, _, None) | Who::Mine(_, _, None) | Who::This(..)) => {
            Err(format!("the bonus of {} cannot be meant", said::<Who>(who)))
        }
        Act::Cancel(_) | Act::Copy(_) if reaction.is_none() => {
            Err("what was just played is known to Reactions only".into())
        }
        Act::PutIntoPlay(who, _) => match noun(card, power, who) {
            Some(noun) if comes_alone(noun) || noun.kinds.iter().all(is_borne) || of_family(noun) => Ok(()),
            _ => Err("only what stays in play is put into play".into()),
        },
        Act::Displace(_, Place::Play | Place::Discard) => Err("cards go to the World or into a Bag".into()),
        Act::Rise(_) => match (power, card.kind) {
            (_, Kind::Action | Kind::Hero | Kind::Bag | Kind::Equipment | Kind::Dofus) => {
                Err("this does not come into play out of the Discard".into())
            }
            (Power::Watches { .. }, _) => Ok(()),
            _ => Err("out of the Discard a card comes when it watches".into()),
        },
        Act::FromDiscard(_) => match (power, card.kind) {
            (Power::Watches { reaction: None, .. }, kind) if !matches!(kind, Kind::Hero | Kind::Bag) => Ok(()),
            _ => Err("out of the Discard a card comes when it watches".into()),
        },
        Act::FromHand(_) => match (power, card.kind) {
            (_, Kind::Action | Kind::Hero | Kind::Bag) => Err("this does not come into play out of the Hand".into()),
            (Power::Watches { reaction: Some(_), .. } | Power::Paid { .. }, _) => Ok(()),
            _ => Err("out of the Hand a card comes as a Reaction".into()),
        },
        Act::Summon(_, shape) | Act::SummonWorld(_, shape)
            if shape.but.as_ref().is_some_and(|but| but.bans().iter().any(|b| crate::layers::bar(b).is_none())) =>
        {
            Err("a Summon is not bound like this".into())
        }
        Act::Summon(who, _) | Act::SummonWorld(who, _) | Act::SummonZone(who) if !matches!(who, Who::This(..)) => {
            Err("a Summon is the card itself".into())
        }
        Act::Choose(who) if !who.is_decision() && !who.is_choice() => {
            Err(format!("this is not chosen: {}", said::<Who>(who)))
        }
        Act::Seek(who, _) if !matches!(who, Who::Some(_, _, _, None) | Who::UpTo(_, _, _, None)) => {
            Err(format!("this is not searched for: {}", said::<Who>(who)))
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
        Act::DiscardUpTo(_) | Act::DiscardX | Act::RemoveEtherX(_) => {
            Err(format!("this is only paid: {}", said::<Act>(act)))
        }
        Act::DiscardThe(who) if !matches!(who, Who::It(_) | Who::That(..)) => {
            Err("cards of a kind are discarded as a cost only".into())
        }
        Act::LookHand(_, who) if !matches!(who, Who::Some(_, 1, _, None)) => {
            Err(format!("this is not named out of a Hand: {}", said::<Who>(who)))
        }
        Act::PutOn(Who::This(..), _) => match (power, card.kind) {
            (Power::Watches { reaction: Some(_), .. }, Kind::Equipment | Kind::Dofus) => Ok(()),
            _ => Err("out of the Hand a card comes as a Reaction".into()),
        },
        Act::PutOn(who, _) => match noun(card, power, who) {
            Some(noun) if noun.kinds.iter().all(is_borne) => Ok(()),
            _ => Err("only what is borne is put on somebody".into()),
        },
        _ => Ok(()),
    }
}

/// What the card spoken of must be.
pub(super) fn noun<'a>(card: &Card, power: &'a Power, who: &'a Who) -> Option<&'a Noun> {
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
    watched(power).into_iter().flat_map(|h| [h.subject(), h.object()]).flatten().for_each(|w| see(Named::Card(w)));
    let asked = power.steps().iter().find_map(|s| match s {
        Step::If(c, _) | Step::IfMay(c, _) | Step::Instead(c, _) => match c {
            Cond::ItIs(_, A::One(one, noun)) | Cond::Shown(A::One(one, noun)) if one.0 == meant.0 => Some(noun),
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

/// Cards of a family: an Action among them stays where it is. [412.3]
fn of_family(noun: &Noun) -> bool {
    noun.kinds == [KindOf::Card] && noun.family.is_some()
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

/// Every event that a line speaks of.
pub(super) fn watched(power: &Power) -> Vec<&Happening> {
    let step = |s| match s {
        &Step::When(ref h, _)
        | &Step::Next(ref h, _)
        | &Step::Whenever(_, ref h, _)
        | &Step::WheneverMay(_, ref h, _)
        | &Step::Only(Limit::When(ref h)) => Some(h),
        _ => None,
    };
    power.happening().into_iter().chain(power.steps().iter().filter_map(step)).collect()
}
