//! Nothing is accepted that is not obeyed: what stands where the engine could
//! not follow it is refused with a reason.

mod acts;
mod answers;
mod effect;
mod kinds;
mod known;
mod same;
mod sense;
mod suits;

pub(crate) use suits::suits;

use crate::board::Zone;
use crate::card::{Card, Kind, Sort};
use crate::trait_line as line;
use crate::words::{
    Act, Adj, Amount, Ban, Coming, Cond, Cost, Element, Gain, Happening, KindOf, Lasting, Limit, Moment, Named, Noun,
    Place, Power, Step, Symbols, Tail, Top, Trigger, While, Who,
};
use arbiter_text::forms::{Name, Word};
use std::fmt::Debug;

/// Why a line cannot be obeyed on this card.
pub(super) fn power(card: &Card, power: &Power) -> Result<(), String> {
    sense::check(card, power)?;
    // Behind a Summon stands what it can do in play. [302.6]
    let action = card.kind == Kind::Action && !crate::lower::stays(card, power);
    match power {
        Power::Keywords(_) => Ok(()),
        Power::Holds { holds, .. } | Power::While { holds, .. }
            if action && !matches!(holds, Lasting::CheaperThis(..) | Lasting::FreeThis(_)) =>
        {
            Err(format!("an Action does not last: {}", said::<Lasting>(holds)))
        }
        // Whether a gate is open depends on what it would change. [806.3a] [806.5a]
        Power::Holds { gate: Some(_), holds: Lasting::Aligned(..) | Lasting::Becomes(..) }
        | Power::While { gate: Some(_), holds: Lasting::Aligned(..) | Lasting::Becomes(..), .. } => {
            Err("a gate does not ask for what it changes".into())
        }
        Power::Holds { holds, .. } => lasting(card, holds),
        Power::While { cond, holds, .. } => {
            plain_cond(cond, holds.subject().is_some_and(single) || crate::lower::fold(power).is_some())?;
            lasting(card, holds)
        }
        Power::Grants { .. } | Power::GrantsWhile { .. } if action => Err("an Action does not last".into()),
        Power::GrantsWhile { cond, who, .. } if plain_cond(cond, single(who)).is_err() => plain_cond(cond, single(who)),
        Power::Grants { who, power, .. } | Power::GrantsWhile { who, power, .. } => {
            if !single(who) && !who.is_kind() {
                return Err(format!("a continuous power cannot be about {}", said::<Who>(who)));
            }
            match power.as_ref() {
                Power::Paid { .. } | Power::Watches { .. } => self::power(card, power),
                other => Err(format!("this is not given in quotes: {}", said::<Power>(other))),
            }
        }
        Power::Says { steps, .. } if power.is_limit() => steps.iter().try_for_each(|s| card_limit(card, s)),
        Power::Says { .. } if !action => {
            Err("a card in play does not say what to do without a cost or a trigger".into())
        }
        Power::Says { .. } => {
            if card.sort == Sort::Challenge {
                return Err("a Challenge says when it is verified".into());
            }
            effect::sentences(card, power)
        }
        Power::Paid { costs, .. } => {
            for cost in costs {
                paid(card, cost, action)?;
            }
            effect::sentences(card, power)
        }
        Power::Watches { reaction, when, while_, .. } => {
            if let Some(While(cond)) = while_ {
                if action {
                    return Err("an Action does not last".into());
                }
                plain_cond(cond, false)?;
            }
            if let Trigger::When(h) = when {
                happening(card, h)?;
            }
            // Out of the Discard an Action watches as any other card does.
            let lies = crate::lower::works(power) == Some(Zone::Discard);
            if action && reaction.is_none() && card.sort != Sort::Challenge && !lies {
                return Err("an Action that watches is a Reaction".into());
            }
            if card.sort == Sort::Challenge && *when != Trigger::At(Moment::ActionPhase) {
                return Err("a Challenge is verified when the Action Phase ends".into());
            }
            effect::sentences(card, power)
        }
    }
}

/// A line that says when the whole card may be played.
fn card_limit(card: &Card, step: &Step) -> Result<(), String> {
    let (Step::Only(limit) | Step::OnlyPlay(_, limit)) = step else { return Ok(()) };
    let reacts = |p: &Power| matches!(p, Power::Says { reaction: Some(_), .. } | Power::Paid { reaction: Some(_), .. });
    match limit {
        Limit::If(cond) => plain_cond(cond, false),
        Limit::YourTurn => Ok(()),
        Limit::Once => Err("a card is played once anyway".into()),
        Limit::When(h) if card.says.0.iter().any(reacts) => happening(card, h),
        Limit::At(_) if card.says.0.iter().any(reacts) => Ok(()),
        Limit::When(_) | Limit::At(_) => Err("only a Reaction answers an event".into()),
    }
}

/// A part of a text as people say it.
fn said<W: Word + Debug>(word: &W) -> String {
    let text = crate::shipped::tongues().english.say(word, &Name::new("this card"));
    text.map_or_else(|| format!("{word:?}"), |text| format!("“{text}”"))
}

/// Somebody who is one and always the same.
fn single(who: &Who) -> bool {
    matches!(who, Who::This(..) | Who::Bearer(..) | Who::ItsBearer(_) | Who::YourHero(_) | Who::YourBag(_))
}

/// "That Pirate" in a power that Pirates are given: whoever has it. [203.2]
fn has_it(card: &Card, who: &Who) -> bool {
    let Who::That(spot, _) = who else { return false };
    let given = |p: &Power| match p {
        Power::Grants { who, .. } | Power::GrantsWhile { who, .. } => Some(who.spot()),
        _ => None,
    };
    let meant = card.referents.meant(*spot);
    meant.is_some() && card.says.0.iter().filter_map(given).any(|s| Some(s) == meant)
}

/// Those a continuous power holds for are never picked. [805.1]
fn lasting(card: &Card, holds: &Lasting) -> Result<(), String> {
    if let Some(who) = holds.subject() {
        if !single(who) && !who.is_kind() {
            return Err(format!("a continuous power cannot be about {}", said::<Who>(who)));
        }
        if matches!(who.noun(), Some((_, Some(t))) if t.is_elsewhere() || t.is_news() || t.is_faced()) {
            return Err("continuous powers reach cards in play".into());
        }
        // What has a keyword is found by asking all of these.
        let asks = |a: &Adj| matches!(a, Adj::With(_) | Adj::Without(_));
        if who.noun().is_some_and(|(n, _)| n.adj.iter().any(asks)) {
            return Err("a continuous power does not ask for keywords".into());
        }
    }
    if let Lasting::Have(_, gains) | Lasting::HaveCannot(_, gains, _) = holds
        && gains
            .iter()
            .any(|g| matches!(g, Gain::StrengthX | Gain::ResistAny(_) | Gain::ResistNamed(_) | Gain::AnyProfession))
    {
        return Err("nothing is announced or named for a continuous power".into());
    }
    match holds {
        // What a kind of cards gains is one event for all of it.
        Lasting::Cannot(who, Ban::GainStrength) if !everybody(who) => {
            Err("nobody gains Strength, or everybody does".into())
        }
        Lasting::HaveCannot(_, _, Ban::GainStrength)
        | Lasting::Neither(_, Ban::GainStrength, _)
        | Lasting::Neither(_, _, Ban::GainStrength) => Err("nobody gains Strength, or everybody does".into()),
        Lasting::Neither(_, a, b) if a == b => Err(format!("this is said twice: {}", said::<Ban>(a))),
        Lasting::Damage(Coming::NamedTo(_), _) => Err("nothing is announced or named for a continuous power".into()),
        Lasting::Star(_, n) if !matches!(n, Amount::Count(_) | Amount::World(_) | Amount::Hand) => {
            Err(format!("a Strength is not worked out like this: {}", said::<Amount>(n)))
        }
        Lasting::Star(Who::This(..), _) if card.strength == Some(crate::card::Printed::Open) => Ok(()),
        Lasting::Star(..) => Err("only a Strength that is a star is worked out by a text".into()),
        Lasting::Cannot(Who::This(..), Ban::BeCrafted) => Ok(()),
        Lasting::Cannot(_, ban) | Lasting::HaveCannot(_, _, ban) if *ban == Ban::BeCrafted => {
            Err("only a card itself cannot be crafted".into())
        }
        Lasting::Neither(_, a, b) if [a, b].contains(&&Ban::BeCrafted) => {
            Err("only a card itself cannot be crafted".into())
        }
        Lasting::CheaperThis(_, cost)
        | Lasting::CheaperYours(_, cost)
        | Lasting::DearerAll(_, cost)
        | Lasting::DearerFoes(_, cost) => match cost {
            Symbols::X(_) => Err("nothing is announced for a continuous power".into()),
            _ if cost.all().iter().all(|e| *e == Element::Neutral) => Ok(()),
            _ => Err("costs change by resources of any Element".into()),
        },
        Lasting::Powerless(who) if told_by_powers(who) => Err("who has lost its Profession is no Artisan".into()),
        Lasting::Aligned(who, _) | Lasting::Becomes(who, _) if !single(who) => {
            Err("one card at a time changes its Alignment, class or family".into())
        }
        Lasting::Aligned(_, family) if ![line::BONTA, line::BRAKMAR].contains(&family.0.as_str()) => {
            Err(format!("{} is no Alignment", family.0))
        }
        _ => Ok(()),
    }
}

/// All Allies and Heroes there are.
fn everybody(who: &Who) -> bool {
    matches!(who, Who::All(_, noun, None) if noun.adj.is_empty()
        && noun.of.is_none()
        && [KindOf::Ally, KindOf::Hero].iter().all(|k| noun.kinds.contains(k)))
}

/// Whether it is by their powers that a kind of cards is told. [401.4b]
fn told_by_powers(who: &Who) -> bool {
    who.noun().is_some_and(|(n, _)| n.kinds.contains(&KindOf::Artisan))
}

/// Conditions of continuous powers and limits know nobody who was picked.
/// `it`: a pronoun means somebody who is always the same.
fn plain_cond(cond: &Cond, it: bool) -> Result<(), String> {
    if matches!(
        cond,
        Cond::ItIs(..) | Cond::Won | Cond::Lost | Cond::Shown(_) | Cond::Destroyed(_) | Cond::Accepts | Cond::Refuses
    ) {
        return Err("a lasting condition remembers nothing".into());
    }
    if matches!(cond, Cond::At(_, Place::Discard) | Cond::UntappedAt(_, Place::Discard)) {
        return Err("what lasts is in play".into());
    }
    remembered(cond)?;
    let mut fault = None;
    cond.each(&mut |n| {
        if let Named::Card(who) = n
            && !single(who)
            && !any(cond, who)
            && !(it && matches!(who, Who::It(_)))
        {
            fault = Some(format!("a lasting condition cannot be about {}", said::<Who>(who)));
        }
    });
    fault.map_or(Ok(()), Err)
}

/// Whether a condition holds if it does for any such card. [805.1]
fn any(cond: &Cond, who: &Who) -> bool {
    let one = matches!(who, Who::Some(_, 1, _, None | Some(Tail::World)) | Who::Mine(_, _, None | Some(Tail::World)));
    let state = matches!(cond, Cond::At(..) | Cond::Tapped(_) | Cond::Untapped(_) | Cond::InBattle(_));
    let fights = matches!(cond, Cond::Attacks(_) | Cond::Blocks(_) | Cond::Fights(_) | Cond::IsTarget(_));
    one && (state || fights)
}

/// What there was is told by what is printed.
pub(super) fn remembered(cond: &Cond) -> Result<(), String> {
    let printed = |n: &Noun| {
        let adj =
            |a: &Adj| matches!(a, Adj::Element(_) | Adj::Either(..) | Adj::Kind(_) | Adj::Unique | Adj::NotUnique);
        n.of.is_none() && n.adj.iter().all(adj) && !n.kinds.contains(&KindOf::Artisan)
    };
    let fine = match cond {
        Cond::Began(n) | Cond::BeganLying(_, n) => printed(n),
        Cond::BeganEither(a, _, b) => printed(a) && printed(b),
        _ => true,
    };
    if fine { Ok(()) } else { Err("what there was is told by what is printed".into()) }
}

/// What can be watched. [804.1]
fn happening(card: &Card, h: &Happening) -> Result<(), String> {
    for who in [h.subject(), h.object()].into_iter().flatten() {
        let one = single(who)
            || has_it(card, who)
            || matches!(who, Who::Some(_, 1, _, _) | Who::Mine(..) | Who::OtherMine(..));
        if !one || matches!(who.noun(), Some((_, Some(t))) if t.is_elsewhere() || t.is_news() || t.is_faced()) {
            return Err(format!("a trigger cannot watch {}", said::<Who>(who)));
        }
    }
    match h {
        Happening::Appears(_, Some(Place::YourBag | Place::Play | Place::Discard))
        | Happening::AppearsFromDiscard(_, Some(Place::YourBag | Place::Play | Place::Discard)) => {
            Err("cards appear in the World or in a Bag".into())
        }
        _ => Ok(()),
    }
}

/// What can be paid. [418.2]
fn paid(card: &Card, cost: &Cost, action: bool) -> Result<(), String> {
    if let Cost::FromHand(_) | Cost::FromDiscard(_) = cost {
        return if action { Err("an Action is played from the Hand".into()) } else { Ok(()) };
    }
    if let Cost::Challenge(act, who) = cost {
        if !who.is_choice() || !matches!(act, Act::Tap(Who::Mine(..))) {
            return Err("one taps a card and challenges a chosen one".into());
        }
        return Ok(());
    }
    let Cost::Do(act) = cost else {
        return if action && *cost == Cost::Tap { Err("an Action cannot be tapped".into()) } else { Ok(()) };
    };
    let who = match act {
        Act::Discard(_) | Act::DiscardUpTo(_) | Act::DiscardX | Act::Mill(Top::Deck(_)) => return Ok(()),
        Act::DiscardThe(w) if !w.is_decision() || !matches!(w.noun(), Some((_, None | Some(Tail::Hand)))) => {
            return Err(format!("this is not discarded: {}", said::<Who>(w)));
        }
        Act::DiscardThe(w) | Act::RemoveEtherX(w) => w,
        Act::Choose(w) if matches!(w, Who::UpToMine(..) | Who::Mine(..)) => w,
        Act::Destroy(w) | Act::Tap(w) | Act::Recycle(w) | Act::Banish(w) | Act::Bounce(w) | Act::TakeBack(w) => w,
        Act::RemoveMarkers(_, _, w) | Act::RemoveEther(_, w) => w,
        other => return Err(format!("not a cost: {}", said::<Act>(other))),
    };
    // Out of other Discards one recycles or banishes; all else is paid with own cards.
    let others = matches!(who.noun(), Some((_, Some(Tail::AnyDiscard | Tail::FoesDiscard))));
    if others && !matches!(act, Act::Recycle(_) | Act::Banish(_)) {
        return Err("one pays with the own cards".into());
    }
    match (who, act) {
        (Who::This(..), _) if !action => Ok(()),
        (Who::Bearer(..) | Who::ItsBearer(_), Act::Tap(_)) if !action => Ok(()),
        (Who::YourHero(_), Act::Tap(_)) => Ok(()),
        (Who::Mine(..) | Who::OtherMine(..) | Who::UpToMine(..) | Who::Some(..) | Who::UpTo(..), _) => Ok(()),
        (Who::MineX(..) | Who::SomeX(..), _) => Ok(()),
        (who, _) if has_it(card, who) => Ok(()),
        (other, _) => Err(format!("a cost cannot take {}", said::<Who>(other))),
    }
}
