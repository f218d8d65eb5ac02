//! What a kind of card neither does nor undergoes is not said of it: Equipment
//! does not attack, an Action is never in play, and what nobody bears has no
//! Bearer. [301.1]

use super::acts::noun;
use super::kinds::{
    ALL, ALLY, BAG, BORNE, COMES, EQUIPMENT, FIGHTS, HERO, LIVES, PLAY, TAKES, ZONE, of_ban, of_cond, of_event,
    of_gain, of_keyword, of_kind, of_noun, played,
};
use super::said;
use crate::card::{Card, Kind};
use crate::lower::{acts, asked, clauses};
use crate::words::{
    Act, Clause, Coming, Cond, Cost, Damage, Deed, Gain, Happening, Keyword, Lasting, Limit, Named, Pending, Power,
    Step, While, Who,
};
use arbiter_text::forms::Word;
use std::fmt::Debug;

type Verdict = Result<(), String>;

/// A card with one of its lines, and what has that power.
struct Line<'a> {
    card: &'a Card,
    power: &'a Power,
    own: u16,
}

/// Why a line does not suit its card.
pub(crate) fn suits(card: &Card, power: &Power) -> Verdict {
    let own = match card.says.0.iter().find_map(crate::lower::summoned) {
        _ if card.kind == Kind::Ally && card.says.0.iter().any(captured) => ALLY | EQUIPMENT,
        // What an Action has become. [302.6]
        Some(zone) if crate::lower::stays(card, power) => {
            if zone {
                ZONE
            } else {
                ALLY
            }
        }
        _ => of_kind(card.kind),
    };
    Line { card, power, own }.all()
}

/// A mount is Equipment. [806.4c]
fn captured(power: &Power) -> bool {
    matches!(power, Power::Keywords(all) if all.iter().any(|k| matches!(k, Keyword::Capture(_))))
}

impl Line<'_> {
    fn all(&self) -> Verdict {
        match self.power {
            Power::Keywords(all) => all.iter().try_for_each(|k| self.own(of_keyword(k), k)),
            Power::Holds { holds, .. } => self.lasting(holds),
            Power::While { cond, holds, .. } => self.cond(cond).and_then(|()| self.lasting(holds)),
            Power::Grants { who, power, .. } => self.given(who, power),
            Power::GrantsWhile { cond, who, power, .. } => self.cond(cond).and_then(|()| self.given(who, power)),
            Power::Paid { costs, .. } => {
                for cost in costs {
                    match cost {
                        Cost::FromHand(_) | Cost::FromDiscard(_) => self.own(COMES, cost)?,
                        Cost::Do(act) | Cost::Challenge(act, _) => self.act(act)?,
                        Cost::Tap | Cost::Pay(_) => (),
                    }
                }
                self.sentences()
            }
            Power::Watches { while_, .. } => {
                if let Some(While(cond)) = while_ {
                    self.cond(cond)?;
                }
                self.power.happening().map_or(Ok(()), |h| self.event(h))?;
                self.sentences()
            }
            Power::Says { .. } => self.sentences(),
        }
    }

    /// What they say of themselves is said of those that have it. [203.2]
    fn given(&self, who: &Who, power: &Power) -> Verdict {
        self.need(who, PLAY, who)?;
        Line { card: self.card, power, own: self.of(who)? }.all()
    }

    fn own<W: Word + Debug>(&self, can: u16, what: &W) -> Verdict {
        if self.own & can == 0 { Err(format!("this does not suit such a card: {}", said(what))) } else { Ok(()) }
    }

    /// What somebody spoken of could be.
    fn of(&self, who: &Who) -> Result<u16, String> {
        Ok(match who {
            Who::This(..) => self.own,
            Who::Bearer(..) | Who::ItsBearer(_) if self.own & BORNE == 0 => return Err("nobody bears this card".into()),
            Who::Bearer(..) | Who::ItsBearer(_) => LIVES,
            Who::YourHero(_) | Who::HeroOf(..) => HERO,
            Who::YourBag(_) | Who::BagOf(..) => BAG,
            Who::Target(_) => TAKES | ZONE,
            Who::That(_, n) => of_noun(n),
            _ => noun(self.card, self.power, who).map_or(ALL, of_noun),
        })
    }

    fn need<W: Word + Debug>(&self, who: &Who, can: u16, what: &W) -> Verdict {
        if self.of(who)? & can == 0 { Err(format!("such a card does not: {}", said(what))) } else { Ok(()) }
    }

    fn lasting(&self, holds: &Lasting) -> Verdict {
        let gains = |w: &Who, all: &[Gain]| all.iter().try_for_each(|g| self.need(w, of_gain(g), g));
        match holds {
            Lasting::Have(w, all) => gains(w, all),
            Lasting::Cannot(w, ban) => self.need(w, of_ban(ban), ban),
            Lasting::Neither(w, a, b) => [a, b].iter().try_for_each(|ban| self.need(w, of_ban(ban), *ban)),
            Lasting::HaveCannot(w, all, ban) => gains(w, all).and_then(|()| self.need(w, of_ban(ban), ban)),
            Lasting::Damage(coming, _) => self.coming(coming),
            Lasting::Must(w, _) | Lasting::Fixed(w, _) => self.need(w, FIGHTS, holds),
            Lasting::May(w, _) | Lasting::Becomes(w, _) | Lasting::Aligned(w, _) | Lasting::TwoWeapons(w) => {
                self.need(w, LIVES, holds)
            }
            Lasting::Star(w, _) | Lasting::AsInWorld(w) | Lasting::Powerless(w) => self.need(w, PLAY, holds),
            Lasting::AppearsTapped(_) => self.own(COMES, holds),
            Lasting::ApSafe => Ok(()),
            Lasting::LessTo(_, w) => self.need(w, TAKES, holds),
            Lasting::AppearsTappedWorld(_) => self.own(ALLY, holds),
            Lasting::OnlyOn(..) => self.own(BORNE, holds),
            Lasting::Besieged(..) => self.own(ZONE, holds),
            Lasting::CheaperThis(..) | Lasting::FreeThis(_) | Lasting::RecycledAs(..) => {
                self.own(ALL & !(HERO | BAG), holds)
            }
            Lasting::CheaperYours(n, _)
            | Lasting::DearerAll(n, _)
            | Lasting::DearerFoes(n, _)
            | Lasting::Dearer(n, _)
            | Lasting::Cheaper(n, _) => played(n),
            Lasting::Ap(_) | Lasting::Mp(_) | Lasting::MoreXp(_) | Lasting::NoActions => Ok(()),
        }
    }

    fn coming(&self, coming: &Coming) -> Verdict {
        match coming {
            Coming::To(w) | Coming::ToBy(w, _) | Coming::NamedTo(w) => self.need(w, TAKES, coming),
            Coming::By(w) | Coming::ByPowers(w) => self.need(w, PLAY, coming),
            Coming::ToIt(_) | Coming::All => Ok(()),
        }
    }

    fn cond(&self, cond: &Cond) -> Verdict {
        let mut all = Ok(());
        cond.each(&mut |n| {
            if let (Named::Card(who), Ok(())) = (n, &all) {
                all = self.need(who, of_cond(cond), cond);
            }
        });
        match cond {
            Cond::Has(_, gain) if !matches!(gain, Gain::Agility | Gain::Aggressive | Gain::Giant | Gain::Tackle) => {
                Err(format!("this is no keyword: {}", said(gain)))
            }
            _ => all,
        }
    }

    fn event(&self, h: &Happening) -> Verdict {
        if let Some(who) = h.subject() {
            self.need(who, of_event(h), h)?;
        }
        match h {
            Happening::YouPlay(n) | Happening::TheyPlay(n) | Happening::OthersPlay(n) | Happening::AnyPlays(n) => {
                played(n)
            }
            Happening::YouCraft(n) => played(n),
            _ => h.object().map_or(Ok(()), |to| self.need(to, TAKES, h)),
        }
    }

    fn sentences(&self) -> Verdict {
        let steps = self.power.steps();
        for step in steps {
            match step {
                Step::OnlyBoth(a, b) => {
                    for limit in [a, b] {
                        match limit {
                            Limit::If(c) => self.cond(c)?,
                            Limit::When(h) => self.event(h)?,
                            _ => (),
                        }
                    }
                }
                Step::Only(Limit::If(c)) | Step::OnlyPlay(_, Limit::If(c)) => self.cond(c)?,
                Step::Only(Limit::When(h)) | Step::OnlyPlay(_, Limit::When(h)) => self.event(h)?,
                Step::When(h, _) | Step::Next(h, _) | Step::Whenever(_, h, _) | Step::WheneverMay(_, h, _) => {
                    self.event(h)?;
                }
                Step::MayCard(who, deed) => self.deed(who, deed)?,
                _ => (),
            }
            asked(step).map_or(Ok(()), |c| self.cond(c))?;
            clauses(step).into_iter().try_for_each(|c| self.clause(c))?;
        }
        acts(steps).into_iter().try_for_each(|a| self.act(a))
    }

    fn clause(&self, c: &Clause) -> Verdict {
        match c {
            // What players do is looked at with what they may do.
            Clause::You(_) | Clause::They(..) | Clause::TheyMay(..) | Clause::Lucky(_) | Clause::Peace(_) => Ok(()),
            Clause::Card(who, deed) => self.deed(who, deed),
            Clause::Cannot(w, ban, _) => self.need(w, of_ban(ban), ban),
            Clause::Neither(w, a, b, _) => [a, b].iter().try_for_each(|ban| self.need(w, of_ban(ban), *ban)),
            Clause::Must(w, ..)
            | Clause::Weaker(w, ..)
            | Clause::Stronger(w, ..)
            | Clause::StrongerSame(w, _)
            | Clause::Doubled(w, _)
            | Clause::Animate(w, ..) => self.need(w, FIGHTS, c),
            Clause::Destroyed(w) => self.need(w, PLAY, c),
            Clause::Damage(coming, ..) => self.coming(coming),
        }
    }

    fn deed(&self, who: &Who, deed: &Deed) -> Verdict {
        let gains = |all: &[Gain]| all.iter().try_for_each(|g| self.need(who, of_gain(g), g));
        // Whoever there is none of does nothing. [305.3]
        self.of(who)?;
        match deed {
            Deed::Gain(all, _) | Deed::GainToo(all) => gains(all),
            Deed::GainOne(a, b, _) => gains(&[a.clone(), b.clone()]),
            Deed::GainEqualAnd(_, all, _) => self.need(who, FIGHTS, deed).and_then(|()| gains(all)),
            Deed::GainEqual(..)
            | Deed::Double(_)
            | Deed::Mutually
            | Deed::Back
            | Deed::BackTapped
            | Deed::BecomesTarget => self.need(who, FIGHTS, deed),
            Deed::BearerGains(..) => self.need(who, BORNE, deed),
            Deed::LosePowers(_) | Deed::Stays | Deed::ToHand => self.need(who, PLAY, deed),
            Deed::Return => Ok(()),
            Deed::Deal(damage, to) => {
                if let Damage::Strength | Damage::StrengthAs(_) = damage {
                    self.need(who, FIGHTS, damage)?;
                }
                self.need(to, TAKES, deed)
            }
            Deed::DealAmong(_, _, to) | Deed::DealEach(_, _, to) | Deed::DealBoth(_, _, to) => {
                self.need(to, TAKES, deed)
            }
            Deed::DealAnd(_, to, _, others) => self.need(to, TAKES, deed).and_then(|()| self.need(others, TAKES, deed)),
            Deed::Destroys(w) => self.need(w, PLAY, deed),
            Deed::Suffer(Damage::Strength | Damage::StrengthAs(_)) => Err("whose Strength is meant?".into()),
            Deed::Suffer(_) => self.need(who, TAKES, deed),
            Deed::Regain(_)
            | Deed::RegainPer(_)
            | Deed::LoseHp(_)
            | Deed::RegainAll
            | Deed::RegainEqual(_)
            | Deed::LoseEqual(_)
            | Deed::RegainSame
            | Deed::LoseSame => self.need(who, HERO, deed),
            Deed::RegainResistance(_) | Deed::LoseResistance(_) => self.need(who, BAG, deed),
        }
    }

    fn act(&self, act: &Act) -> Verdict {
        act.object().map_or(Ok(0), |w| self.of(w))?;
        match act {
            Act::Destroy(w)
            | Act::Tap(w)
            | Act::Untap(w)
            | Act::Turn(w)
            | Act::Control(w, _)
            | Act::AddMarkers(_, _, w)
            | Act::RemoveMarkers(_, _, w) => self.need(w, PLAY, act),
            Act::AddEther(_, w) | Act::RemoveEther(_, w) | Act::RemoveEtherX(w) => self.need(w, EQUIPMENT, act),
            Act::Swap(a, b) => self.need(a, PLAY, act).and_then(|()| self.need(b, PLAY, act)),
            Act::SwapPlaces(a, b) | Act::PlaceBlocker(a, b) => {
                self.need(a, FIGHTS, act).and_then(|()| self.need(b, FIGHTS, act))
            }
            Act::Withdraw(w) | Act::PlaceAttacker(w) => self.need(w, FIGHTS, act),
            Act::Displace(w, _) => self.need(w, LIVES, act),
            Act::Equip(piece, _) => self.need(piece, BORNE, act),
            Act::Deal(Damage::Strength | Damage::StrengthAs(_), w) => {
                self.own(FIGHTS, act).and_then(|()| self.need(w, TAKES, act))
            }
            Act::Deal(_, w) | Act::Redirect(_, w) => self.need(w, TAKES, act),
            Act::Reduce(_, Pending::To(w)) | Act::Increase(_, Pending::To(w)) | Act::Prevent(Pending::To(w)) => {
                self.need(w, TAKES, act)
            }
            Act::PlayFree(n) | Act::PlayNow(n) => played(n),
            _ => Ok(()),
        }
    }
}
