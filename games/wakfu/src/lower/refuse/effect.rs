//! What the sentences of a power ask for.

use super::answers::{answers, leaving};
use super::same::{has_same, says_same};
use super::{acts as verbs, happening, has_it, known, plain_cond, said, single, told_by_powers};
use crate::card::{Card, Kind};
use crate::lower::program::{has_term, lasting, program};
use crate::lower::{Do, acts, clauses};
use crate::words::{
    Act, Amount, Ban, Bound, Clause, Coming, Cond, Cost, Damage, Deed, Gain, Happening, Limit, Named, Num, Place,
    Player, Power, Reaction, Shift, Step, Tail, Top, Until, Who,
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
        shape(card, steps, n, step)?;
        let limits = match step {
            Step::Only(limit) | Step::OnlyPlay(_, limit) => vec![limit],
            Step::OnlyBoth(a, b) => vec![a, b],
            _ => Vec::new(),
        };
        for limit in limits {
            match limit {
                Limit::If(cond) => plain_cond(cond, false)?,
                Limit::When(_) | Limit::At(_) if reaction.is_none() => {
                    return Err("only a Reaction answers an event".into());
                }
                Limit::When(h) => happening(card, h)?,
                Limit::Once if card.kind == Kind::Action && !crate::lower::stays(card, power) => {
                    return Err("a card is played once anyway".into());
                }
                _ => (),
            }
        }
    }
    let answered = matches!(steps.first(), Some(Step::When(..)));
    if answered && (reaction.is_none() || !matches!(power, Power::Paid { .. })) {
        return Err("only a Reaction answers an event".into());
    }
    if reaction.is_some() && leaving(power) {
        return Err("what has left is not used any more".into());
    }
    if reaction.is_some() && !answers(card, power) {
        return Err("a Reaction says what it answers".into());
    }
    let battle = matches!(
        power.happening(),
        Some(
            Happening::Attacks(_)
                | Happening::AttacksAlone(_)
                | Happening::Blocks(_)
                | Happening::AttacksOrBlocks(_)
                | Happening::Blocked(_)
        )
    );
    for cond in steps.iter().filter_map(crate::lower::asked) {
        let lies = matches!(cond, Cond::At(_, Place::Discard) | Cond::UntappedAt(_, Place::Discard));
        let own = matches!(cond, Cond::At(Who::This(..), _)) && matches!(power, Power::Watches { .. });
        if lies && (!own || reaction.is_some()) {
            return Err("only a card itself watches out of the Discard".into());
        }
    }
    anyone(card, power)?;
    for op in program(power) {
        if let Op::Do(Do::Clause(c)) = &op {
            clause(c, battle)?;
        }
    }
    for c in steps.iter().flat_map(clauses) {
        if reaction.is_none() && matches!(c, Clause::Card(_, Deed::Stays | Deed::ToHand)) {
            return Err("what is about to be destroyed is known to Reactions only".into());
        }
    }
    for c in steps.iter().filter(|s| waits(s)).flat_map(clauses) {
        clause(c, false)?;
    }
    let mut fault = None;
    let chosen = |who: &Who| acts(steps).iter().any(|a| matches!(a, Act::Choose(w) if w.spot() == who.spot()));
    power.each_effect(&mut |n| {
        if let (Named::Card(who), None) = (n, &fault) {
            fault = named(card, who, reaction, chosen(who)).err();
        }
        if let Named::Player(Player::ControllerOf(_, who)) = n
            && !matches!(**who, Who::It(_) | Who::That(..))
        {
            fault = Some(format!("whose controller is meant? {}", said::<Who>(who)));
        }
    });
    if let Some(fault) = fault {
        return Err(fault);
    }
    if says_same(power) && !has_same(power) {
        return Err("the same number as what?".into());
    }
    theirs(power)?;
    known::check(card, power)?;
    for act in acts(steps) {
        verbs::instruction(card, power, act, reaction)?;
    }
    Ok(())
}

/// What everybody may use costs nobody the card itself. [802.3]
fn anyone(card: &Card, power: &Power) -> Result<(), String> {
    if !power.steps().contains(&Step::Anyone) {
        return Ok(());
    }
    let own = |c: &Cost| match c {
        Cost::Pay(_) => false,
        Cost::Do(act) => act.object().is_some_and(|w| matches!(w, Who::This(..) | Who::Bearer(..) | Who::ItsBearer(_))),
        _ => true,
    };
    match power {
        _ if card.kind == Kind::Room => Err("nobody else reaches into a Haven Bag".into()),
        Power::Paid { reaction: None, gate: None, costs, .. }
            if card.kind != Kind::Action && !costs.iter().any(own) =>
        {
            Ok(())
        }
        _ => Err("everybody uses a power that is paid for with what they have".into()),
    }
}

/// Sentences that are done at their moment.
fn waits(step: &Step) -> bool {
    matches!(step, Step::Later(..) | Step::Next(..) | Step::IfLater(..) | Step::Whenever(..) | Step::WheneverMay(..))
}

/// Sentences that speak of others.
fn shape(card: &Card, steps: &[Step], n: usize, step: &Step) -> Result<(), String> {
    let before = n.checked_sub(1).map(|n| &steps[n]);
    match step {
        Step::Instead(..) if !matches!(before, Some(Step::Do(_) | Step::During(..))) => {
            Err("what happens instead follows an instruction".into())
        }
        Step::ComesTapped(..) => {
            let puts = |s: &&Step| {
                let comes = |a: &&Act| matches!(a, Act::PutIntoPlay(..) | Act::FromHand(_) | Act::Rise(_));
                acts(std::slice::from_ref(*s)).iter().any(comes)
            };
            before.filter(puts).map(|_| ()).ok_or_else(|| "nothing comes into play in the sentence before".into())
        }
        Step::OnceOn(..) | Step::OnceTurn(_) if n + 1 < steps.len() => Err("what binds a play stands last".into()),
        Step::Next(h, _) | Step::Whenever(_, h, _) | Step::WheneverMay(_, h, _) => {
            happening(card, h)?;
            if !matches!(step, Step::Next(..)) {
                each_time(step)?;
            }
            if h.is_ahead() {
                return Err("what waits is done when its event has happened".into());
            }
            Ok(())
        }
        Step::Anyone => Ok(()),
        Step::These(shift) => {
            let deals = |c: &Clause| matches!(c, Clause::Card(_, Deed::Deal(..)) | Clause::You(Act::Deal(..)));
            let dealt = steps[..n].iter().flat_map(clauses).any(deals);
            match shift {
                Shift::Sure | Shift::Straight if dealt => Ok(()),
                _ => Err("which damage is meant?".into()),
            }
        }
        Step::WhileTapped(_, all) => all.iter().try_for_each(|c| lasts(c, Until::Tapped)),
        Step::When(h, _) => {
            if n > 0 {
                return Err("what is answered is said first".into());
            }
            happening(card, h)
        }
        Step::During(until, all) => all.iter().try_for_each(|c| lasts(c, *until)),
        _ if clauses(step).iter().any(|c| matches!(c, Clause::Card(_, Deed::GainToo(_))))
            && !steps[..=n].iter().flat_map(clauses).any(has_term) =>
        {
            Err("as well as what?".into())
        }
        _ => Ok(()),
    }
}

fn lasts(c: &Clause, until: Until) -> Result<(), String> {
    if lasting(c, Some(until)) == *c {
        return Err(format!("this does not last: {}", said::<Clause>(c)));
    }
    Ok(())
}

/// What is done each time knows what was chosen before, and chooses nothing itself.
fn each_time(step: &Step) -> Result<(), String> {
    if matches!(step, Step::Whenever(Until::Tapped | Until::TheirNext, ..)) {
        return Err("how long is meant?".into());
    }
    let mut fault = None;
    step.each(&mut |n| {
        let picked = match n {
            Named::Card(who) => who.is_choice() || who.is_decision(),
            Named::Player(player) => matches!(player, Player::Chosen(_) | Player::ChosenFoe(_)),
        };
        if picked {
            fault = Some("what is done each time chooses nobody".to_owned());
        }
    });
    fault.map_or(Ok(()), Err)
}

/// Somebody that is picked.
fn named(card: &Card, who: &Who, reaction: Option<Reaction>, chosen: bool) -> Result<(), String> {
    if let Who::HeroOf(_, Player::Just(..)) | Who::BagOf(_, Player::Just(..)) = who
        && reaction.is_none()
    {
        return Err("what has just happened is known to Reactions".into());
    }
    if let Some(Bound::Level(n) | Bound::Strength(n)) = who.bound()
        && let Amount::Strength(w) | Amount::Level(w) | Amount::Xp(w) | Amount::Bonus(w) = n.as_ref()
        && !single(w)
        && !has_it(card, w)
    {
        return Err(format!("whose number is meant? {}", said::<Who>(w)));
    }
    if let Some(Bound::LevelOf(w)) = who.bound()
        && !matches!(**w, Who::Just(..) if reaction.is_some())
        && !single(w)
    {
        return Err(format!("whose number is meant? {}", said::<Who>(w)));
    }
    match who.noun() {
        Some((_, Some(Tail::Facing | Tail::ItBlocks))) if !who.is_choice() && !matches!(who, Who::Just(..)) => {
            Err("who faces the card is chosen".into())
        }
        Some((_, Some(Tail::Theirs))) if !matches!(who, Who::OfTheirs(..)) => Err("whose are they?".into()),
        Some((_, Some(tail))) if tail.is_news() => {
            if reaction.is_none() || !(who.is_choice() || matches!(who, Who::Just(..))) {
                return Err("what has just happened is known to Reactions that choose".into());
            }
            Ok(())
        }
        Some((_, Some(Tail::AnyDiscard | Tail::FoesDiscard))) if !who.is_choice() && !chosen => {
            Err("out of the Discards of others one chooses".into())
        }
        _ => Ok(()),
    }
}

/// An instruction with the duration that it was given.
fn clause(c: &Clause, battle: bool) -> Result<(), String> {
    let lasts = |until: Option<Until>| match until {
        None if !battle => Err(format!("it is not said how long: {}", said::<Clause>(c))),
        Some(Until::TheirNext) => Err("whose turn is meant?".to_owned()),
        _ => Ok(()),
    };
    match c {
        Clause::You(a) | Clause::They(_, a) => {
            if let Act::Ap(_, u) | Act::Mp(_, u) | Act::LoseAp(_, u) | Act::LoseMp(_, u) | Act::LoseApSame(u) = a
                && *u != Some(Until::TheirNext)
            {
                lasts(*u)?;
            }
        }
        Clause::Card(who, Deed::LosePowers(_)) if who.is_kind() && told_by_powers(who) => {
            return Err("who has lost its Profession is no Artisan".into());
        }
        Clause::Card(_, Deed::Double(u) | Deed::LosePowers(u)) => lasts(*u)?,
        Clause::Card(_, Deed::GainEqual(_, u)) => lasts(*u)?,
        Clause::Card(_, Deed::GainOne(a, b, u)) => {
            lasts(*u)?;
            known::unnamed(&[a.clone(), b.clone()])?;
        }
        Clause::Card(_, Deed::GainEqualAnd(_, gains, u)) => {
            lasts(*u)?;
            known::unnamed(gains)?;
        }
        Clause::Card(_, Deed::BearerGains(gains, u)) => {
            lasts(*u)?;
            known::named(gains)?;
        }
        Clause::Card(who, Deed::Gain(gains, _)) => {
            if gains.contains(&Gain::AnyProfession) && told_by_powers(who) {
                return Err("who has a Profession is an Artisan".into());
            }
            known::named(gains)?;
        }
        Clause::Cannot(_, Ban::GainStrength, _)
        | Clause::Neither(_, Ban::GainStrength, _, _)
        | Clause::Neither(_, _, Ban::GainStrength, _) => {
            return Err("only what stands forbids to gain Strength".into());
        }
        Clause::Cannot(_, _, u) | Clause::Neither(_, _, _, u) | Clause::Damage(_, _, u) => lasts(*u)?,
        Clause::Weaker(_, _, u) | Clause::Stronger(_, _, u) => lasts(*u)?,
        Clause::StrongerSame(_, u) | Clause::Doubled(_, u) | Clause::Animate(_, _, u) | Clause::Lucky(u) => lasts(*u)?,
        Clause::Peace(u) => lasts(*u)?,
        _ => (),
    }
    match c {
        Clause::They(_, a) => match a {
            Act::Draw(_)
            | Act::Discard(_)
            | Act::DiscardRandom(_)
            | Act::Mill(Top::Theirs(_))
            | Act::MillN(_)
            | Act::Shuffle
            | Act::Xp(_)
            | Act::Ap(..)
            | Act::Mp(..)
            | Act::LoseAp(..)
            | Act::LoseApSame(_)
            | Act::Win
            | Act::LoseGame
            | Act::LoseMp(..) => Ok(()),
            _ if gives(a) || loses(a) => Ok(()),
            _ => Err(format!("other players do not do this: {}", said::<Act>(a))),
        },
        Clause::TheyMay(_, a) if !matches!(a, Act::Draw(_)) && !gives(a) => {
            Err(format!("other players may not do this: {}", said::<Act>(a)))
        }
        Clause::You(Act::Mill(Top::Theirs(_)) | Act::RevealTop(Top::Theirs(_)) | Act::LookTop(Top::Theirs(_))) => {
            Err("whose Deck is meant?".into())
        }
        Clause::Card(_, Deed::DealBoth(a, b, _) | Deed::DealAnd(a, _, b, _))
            if [a, b].iter().any(|d| !matches!(d, Damage::N(Num::N(_), _))) =>
        {
            Err("two numbers are said".into())
        }
        Clause::Card(_, Deed::DealEach(..)) => Err("one packet after the other is a sentence of its own".into()),
        Clause::Damage(Coming::ToBy(..), ..) => Err("by whom is told by continuous powers only".into()),
        Clause::Card(who, Deed::Mutually) if !matches!(who, Who::TheTwo(_)) => {
            Err(format!("which two? {}", said::<Who>(who)))
        }
        Clause::Card(_, Deed::DealAmong(_, _, to) | Deed::Deal(Damage::Split(..), to)) if !to.is_choice() => {
            Err("among whom is chosen".into())
        }
        Clause::Animate(who, ..) if !matches!(who, Who::YourBag(_) | Who::BagOf(..)) => {
            Err("only Haven Bags are made to fight".into())
        }
        Clause::Cannot(_, ban, _) => other_cards(&[ban]),
        Clause::Neither(_, a, b, _) if a == b => Err(format!("this is said twice: {}", said::<Ban>(a))),
        Clause::Neither(_, a, b, _) => other_cards(&[a, b]),
        Clause::You(Act::Deal(Damage::Split(..), _)) => Err("who splits the damage?".into()),
        _ => Ok(()),
    }
}

/// What other players do to a card of theirs that they name. [419.2]
fn gives(act: &Act) -> bool {
    match act {
        Act::Destroy(w) | Act::Banish(w) | Act::Tap(w) | Act::Untap(w) | Act::Recycle(w) | Act::Bounce(w) => {
            matches!(w, Who::Theirs(_, _, None | Some(Tail::World | Tail::Bare)))
                || matches!(w, Who::OfTheirs(_, _, None | Some(Tail::World | Tail::Theirs)))
        }
        _ => false,
    }
}

/// What becomes of a card that was named out of their Hand. [505.2]
fn loses(act: &Act) -> bool {
    match act {
        Act::Recycle(w) | Act::Banish(w) | Act::DiscardThe(w) => matches!(w, Who::That(..) | Who::It(_)),
        _ => false,
    }
}

/// Those of a player are spoken of where that player acts, and nowhere else.
fn theirs(power: &Power) -> Result<(), String> {
    let (mut said, mut done) = (0, 0);
    let theirs = |n: &Named<'_>| matches!(n, Named::Card(Who::Theirs(..) | Who::OfTheirs(..)));
    let mut count = |n: Named<'_>| said += usize::from(theirs(&n));
    power.each_cost(&mut count);
    power.each_effect(&mut count);
    for c in power.steps().iter().flat_map(clauses) {
        done += usize::from(matches!(c, Clause::They(_, a) | Clause::TheyMay(_, a) if gives(a)));
    }
    if said == done { Ok(()) } else { Err("whose are they?".into()) }
}

fn other_cards(bans: &[&Ban]) -> Result<(), String> {
    if bans.iter().any(|b| matches!(b, Ban::BeBlockedBy(_) | Ban::BeBlockedByWeaker(_) | Ban::BeCrafted)) {
        return Err("this is limited by continuous powers only".into());
    }
    Ok(())
}
