//! What nobody could follow where it stands: a card that is not in play is not
//! tapped, outside of a battle nobody leaves it, "another" is another than
//! somebody.

use super::acts::{noun, watched};
use super::kinds::{BAG, HERO, of_kind, of_noun};
use super::said;
use crate::card::Card;
use crate::lower::{acts, clauses};
use crate::words::{Act, Adj, Clause, Deed, Happening, Lasting, Moment, Named, Power, Tail, Trigger, Watched, Who};

type Verdict = Result<(), String>;

/// Why a line makes no sense.
pub(super) fn check(card: &Card, power: &Power) -> Verdict {
    let acts = acts(power.steps());
    let deeds: Vec<&Clause> = power.steps().iter().flat_map(clauses).collect();
    others(card, power)?;
    if let Power::Watches { when: Trigger::At(moment), .. } = power
        && !matches!(moment, Moment::Battle | Moment::ActionPhase | Moment::ActionBegins)
    {
        let leaves = |a: &&Act| {
            matches!(a, Act::Withdraw(_) | Act::SwapPlaces(..) | Act::PlaceBlocker(..) | Act::PlaceAttacker(_))
        };
        let back = |c: &&Clause| matches!(c, Clause::Card(_, Deed::Back | Deed::BackTapped | Deed::BecomesTarget));
        if acts.iter().any(leaves) || deeds.iter().any(back) {
            return Err("there is no battle at that time".into());
        }
    }
    for h in watched(power) {
        turned(h)?;
    }
    if let Some(Watched::Event(h)) = power.watched() {
        let again = |a: &&Act| match a {
            Act::Tap(Who::It(_)) => matches!(h, Happening::Taps(_) | Happening::TapsForResource(_)),
            Act::Untap(Who::It(_)) => matches!(h, Happening::Untaps(_)),
            _ => false,
        };
        if let Some(act) = acts.iter().find(|a| again(a)) {
            return Err(format!("that has just happened: {}", said::<Act>(act)));
        }
    }
    acts.iter().try_for_each(|a| act(card, power, a))?;
    // What comes into play by the text is in play afterwards.
    let comes = |a: &&Act| {
        matches!(a, Act::PutIntoPlay(..) | Act::PutOn(..) | Act::Rise(_) | Act::FromHand(_) | Act::PlayFree(_))
    };
    if acts.iter().any(comes) {
        return Ok(());
    }
    acts.iter().filter_map(|a| in_play(a)).try_for_each(|w| lies(card, power, w))?;
    deeds.iter().filter_map(|c| undergoes(c)).try_for_each(|w| lies(card, power, w))
}

fn act(card: &Card, power: &Power, act: &Act) -> Verdict {
    let sought = acts(power.steps()).iter().any(|a| matches!(a, Act::Seek(..)));
    match act {
        Act::Control(who, _) => {
            let own = matches!(who, Who::Mine(..) | Who::OtherMine(..) | Who::UpToMine(..) | Who::MineX(..))
                || matches!(who, Who::Yours(..) | Who::YourOthers(..) | Who::ChosenMine(..));
            let stays = matches!(who, Who::YourHero(_) | Who::YourBag(_) | Who::HeroOf(..) | Who::BagOf(..))
                || noun(card, power, who).is_some_and(|n| of_noun(n) & !(HERO | BAG) == 0);
            match () {
                () if own => Err(format!("you control it already: {}", said::<Act>(act))),
                // Nobody plays without them. [102.1]
                () if stays => Err("a Hero and a Haven Bag stay with their player".into()),
                () => Ok(()),
            }
        }
        Act::Reveal(who @ (Who::It(_) | Who::That(..))) if noun(card, power, who).is_some() => {
            match place(card, power, who) {
                Some(Tail::Hand) => Ok(()),
                _ if sought => Ok(()),
                Some(tail) if tail.is_elsewhere() => Err("everybody sees what lies in a Discard".into()),
                _ => Err("a card in play is seen anyway".into()),
            }
        }
        _ => Ok(()),
    }
}

/// What taps was untapped before and is not afterwards. [414.1]
fn turned(h: &Happening) -> Verdict {
    let turns = matches!(
        h,
        Happening::Taps(_)
            | Happening::TapsForResource(_)
            | Happening::TapsFighting(_)
            | Happening::Untaps(_)
            | Happening::UntapsInWorld(_)
    );
    let state = |a: &Adj| matches!(a, Adj::Tapped | Adj::Untapped);
    let leaves = matches!(
        h,
        Happening::Destroyed(_)
            | Happening::DestroyedByFoe(_)
            | Happening::YouDestroy(_)
            | Happening::YouDestroyByText(_)
            | Happening::Banished(_)
            | Happening::LeavesPlay(_)
            | Happening::LeavesWorld(_)
    );
    let fights = |a: &Adj| matches!(a, Adj::Attacking | Adj::Blocking | Adj::Fighting | Adj::Blocked | Adj::Unblocked);
    match h.subject().and_then(Who::noun) {
        Some((n, _)) if leaves && n.adj.iter().any(fights) => Err("who has left is no fighter any more".into()),
        Some((n, _)) if turns && n.adj.iter().any(state) => {
            Err("who taps was untapped, and who untaps was tapped".into())
        }
        _ => Ok(()),
    }
}

/// Another one than the card itself, or than somebody named before. [203.1] [807.3]
fn others(card: &Card, power: &Power) -> Verdict {
    let other = |w: &Who| match w {
        Who::ChosenOther(_, n, _) | Who::OtherMine(_, n, _) | Who::AllOthers(_, n, _) | Who::YourOthers(_, n, _) => {
            Some(of_noun(n))
        }
        _ => None,
    };
    let own = of_kind(card.kind) | if crate::lower::stays(card, power) { super::kinds::ALLY } else { 0 };
    let (mut before, mut fault) = (false, None);
    let foes = |w: &Who| {
        let yours = matches!(w, Who::Yours(..) | Who::YourOthers(..) | Who::Mine(..) | Who::OtherMine(..))
            || matches!(w, Who::UpToMine(..) | Who::MineX(..) | Who::ChosenMine(..));
        yours && w.noun().is_some_and(|(n, _)| n.adj.contains(&Adj::Opposing))
    };
    let mut see = |n: Named<'_>| {
        let Named::Card(w) = n else { return };
        if let Some(kinds) = other(w)
            && !before
            && kinds & own == 0
        {
            fault = Some(format!("other than which? {}", said::<Who>(w)));
        }
        if foes(w) {
            fault = Some(format!("yours are not opposing: {}", said::<Who>(w)));
        }
        before |= w.is_choice() || w.is_decision();
    };
    power.each_cost(&mut see);
    power.each_effect(&mut see);
    if let Power::Holds { holds, .. } | Power::While { holds, .. } = power {
        let who = if let Lasting::LessTo(_, w) = holds { Some(w) } else { holds.subject() };
        who.into_iter().for_each(|w| see(Named::Card(w)));
    }
    if let Power::Grants { who, .. } | Power::GrantsWhile { who, .. } = power {
        see(Named::Card(who));
    }
    fault.map_or(Ok(()), Err)
}

/// Where the cards that somebody means are said to be.
fn place(card: &Card, power: &Power, who: &Who) -> Option<Tail> {
    let (Who::It(spot) | Who::That(spot, _)) = who else { return who.noun().and_then(|n| n.1) };
    let meant = card.referents.meant(*spot)?;
    let mut found = None;
    let mut see = |n: Named<'_>| {
        if let Named::Card(w) = n
            && w.spot().0 == meant.0
        {
            found = w.noun().and_then(|n| n.1);
        }
    };
    power.each_cost(&mut see);
    power.each_effect(&mut see);
    found
}

/// What lies elsewhere is neither tapped nor hurt nor moved. [506.1]
fn lies(card: &Card, power: &Power, who: &Who) -> Verdict {
    match place(card, power, who) {
        Some(tail) if tail.is_elsewhere() => Err(format!("this is not in play: {}", said::<Tail>(&tail))),
        _ => Ok(()),
    }
}

/// To whom something is done that is done in play.
fn in_play(act: &Act) -> Option<&Who> {
    match act {
        Act::Destroy(w) | Act::Tap(w) | Act::Untap(w) | Act::Turn(w) | Act::Control(w, _) => Some(w),
        Act::Withdraw(w) | Act::PlaceAttacker(w) => Some(w),
        Act::Displace(w, _) | Act::AddMarkers(_, _, w) | Act::RemoveMarkers(_, _, w) | Act::Deal(_, w) => Some(w),
        Act::AddEther(_, w) | Act::RemoveEther(_, w) => Some(w),
        _ => None,
    }
}

fn undergoes(c: &Clause) -> Option<&Who> {
    match c {
        Clause::Destroyed(w) | Clause::Cannot(w, ..) | Clause::Must(w, ..) | Clause::Neither(w, ..) => Some(w),
        Clause::Weaker(w, ..) | Clause::Stronger(w, ..) | Clause::Doubled(w, _) => Some(w),
        Clause::Card(_, Deed::Deal(_, w)) => Some(w),
        Clause::Card(w, deed) => match deed {
            Deed::Gain(..) | Deed::Double(_) | Deed::GainOne(..) | Deed::GainEqual(..) | Deed::LosePowers(_) => Some(w),
            Deed::Suffer(_) | Deed::Stays | Deed::Back | Deed::BackTapped | Deed::BecomesTarget => Some(w),
            _ => None,
        },
        _ => None,
    }
}
