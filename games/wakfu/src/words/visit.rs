//! Going through a text: everybody who is spoken of in it, in its order.

mod held;

use super::{
    Act, Amount, Clause, Coming, Cost, Damage, Deed, Happening, Pending, Player, Power, Step, Top, Trigger, Watched,
    Who,
};

/// Somebody a text speaks of.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Named<'a> {
    Card(&'a Who),
    Player(&'a Player),
}

type See<'a, 's> = &'s mut dyn FnMut(Named<'a>);

impl Power {
    /// Everybody spoken of in the costs.
    pub fn each_cost<'a>(&'a self, see: See<'a, '_>) {
        if let Power::Paid { costs, .. } = self {
            for cost in costs {
                if let Cost::Do(act) | Cost::Challenge(act, _) = cost {
                    act.each(see);
                }
            }
        }
    }

    /// Everybody spoken of in what it does.
    pub fn each_effect<'a>(&'a self, see: See<'a, '_>) {
        if let Some(who) = self.challenged() {
            see(Named::Card(who));
        }
        for step in self.steps() {
            step.each(see);
        }
    }

    /// Whose controller is asked. [419.2]
    #[must_use]
    pub fn challenged(&self) -> Option<&Who> {
        let Power::Paid { costs, .. } = self else { return None };
        costs.iter().find_map(|c| match c {
            Cost::Challenge(_, who) => Some(who),
            _ => None,
        })
    }

    /// Its sentences.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        match self {
            Power::Paid { steps, .. } | Power::Watches { steps, .. } | Power::Says { steps, .. } => steps,
            _ => &[],
        }
    }

    /// Whether it only says when its card may be played.
    #[must_use]
    pub fn is_limit(&self) -> bool {
        let only = |s: &Step| matches!(s, Step::Only(_) | Step::OnlyPlay(..));
        matches!(self, Power::Says { steps, .. } if steps.iter().all(only))
    }

    /// What it watches. [804.1]
    #[must_use]
    pub fn watched(&self) -> Option<Watched<'_>> {
        match self {
            Power::Watches { when: Trigger::When(h), .. } => Some(Watched::Event(h)),
            Power::Watches { when: Trigger::At(m), .. } => Some(Watched::Moment(*m)),
            _ => None,
        }
    }

    /// The event that it watches. [804.1]
    #[must_use]
    pub fn happening(&self) -> Option<&Happening> {
        match self {
            Power::Watches { when: Trigger::When(h), .. } => Some(h),
            _ => None,
        }
    }
}

impl Step {
    /// Everybody spoken of.
    pub fn each<'a>(&'a self, see: See<'a, '_>) {
        match self {
            Step::Do(all)
            | Step::Both(all)
            | Step::During(_, all)
            | Step::IfDone(all)
            | Step::Otherwise(all)
            | Step::Later(_, all)
            | Step::Whenever(_, _, all)
            | Step::When(_, all)
            | Step::WhileTapped(_, all)
            | Step::IfDoneBoth(all)
            | Step::Next(_, all) => {
                all.iter().for_each(|c| c.each(see));
            }
            Step::BothThen(all, then) | Step::IfDoneBothThen(all, then) => {
                all.iter().chain(then).for_each(|c| c.each(see))
            }
            Step::If(cond, all) | Step::IfBoth(cond, all) | Step::Instead(cond, all) | Step::IfLater(cond, all, _) => {
                cond.each(see);
                all.iter().for_each(|c| c.each(see));
            }
            Step::IfMay(cond, acts) | Step::IfPay(cond, _, acts) => {
                cond.each(see);
                acts.iter().for_each(|a| a.each(see));
            }
            Step::IfMayFor(cond, first, acts) => {
                cond.each(see);
                std::iter::once(first).chain(acts).for_each(|a| a.each(see));
            }
            Step::MayFor(first, acts) => std::iter::once(first).chain(acts).for_each(|a| a.each(see)),
            Step::May(acts)
            | Step::MayBoth(acts)
            | Step::IfDoneMay(acts)
            | Step::Pay(_, acts)
            | Step::WheneverMay(_, _, acts) => {
                acts.iter().for_each(|a| a.each(see));
            }
            Step::MayCard(who, deed) => {
                see(Named::Card(who));
                deed.each(see);
            }
            Step::Or(a, b) | Step::Modes(a, b) => {
                a.each(see);
                b.each(see);
            }
            Step::PayOnly(_) | Step::ComesTapped(..) | Step::NoXp | Step::Only(_) | Step::OnlyPlay(..) => (),
            Step::OnceOn(..) | Step::OnceTurn(_) | Step::OnlyBoth(..) | Step::Anyone | Step::These(_) => (),
        }
    }
}

impl Clause {
    /// Everybody spoken of.
    pub fn each<'a>(&'a self, see: See<'a, '_>) {
        match self {
            Clause::You(act) => act.each(see),
            Clause::They(player, act) | Clause::TheyMay(player, act) => {
                see(Named::Player(player));
                act.each(see);
            }
            Clause::Card(who, deed) => {
                see(Named::Card(who));
                deed.each(see);
            }
            Clause::Cannot(who, ..)
            | Clause::Must(who, ..)
            | Clause::Neither(who, ..)
            | Clause::Weaker(who, ..)
            | Clause::Stronger(who, ..)
            | Clause::StrongerSame(who, _)
            | Clause::Animate(who, ..)
            | Clause::Destroyed(who)
            | Clause::Doubled(who, _) => see(Named::Card(who)),
            Clause::Damage(coming, ..) => coming.each(see),
            Clause::Lucky(_) | Clause::Peace(_) => (),
        }
    }
}

impl Coming {
    fn each<'a>(&'a self, see: See<'a, '_>) {
        match self {
            Coming::To(who) | Coming::By(who) | Coming::ByPowers(who) | Coming::ToBy(who, _) => see(Named::Card(who)),
            Coming::NamedTo(who) => see(Named::Card(who)),
            Coming::ToIt(_) | Coming::All => (),
        }
    }
}

impl Deed {
    fn each<'a>(&'a self, see: See<'a, '_>) {
        match self {
            Deed::Deal(damage, to) => {
                damage.each(see);
                see(Named::Card(to));
            }
            Deed::Suffer(damage) => damage.each(see),
            Deed::GainEqual(amount, _) | Deed::RegainEqual(amount) | Deed::LoseEqual(amount) => amount.each(see),
            Deed::GainEqualAnd(amount, ..) => amount.each(see),
            Deed::DealAmong(_, _, to) | Deed::DealEach(_, _, to) | Deed::Destroys(to) => see(Named::Card(to)),
            Deed::DealBoth(a, b, to) => {
                a.each(see);
                b.each(see);
                see(Named::Card(to));
            }
            Deed::DealAnd(a, to, b, other) => {
                a.each(see);
                see(Named::Card(to));
                b.each(see);
                see(Named::Card(other));
            }
            _ => (),
        }
    }
}

impl Damage {
    fn each<'a>(&'a self, see: See<'a, '_>) {
        if let Damage::Equal(_, amount) = self {
            amount.each(see);
        }
    }
}

impl Amount {
    fn each<'a>(&'a self, see: See<'a, '_>) {
        if let Amount::Strength(who) | Amount::Level(who) | Amount::Xp(who) | Amount::Bonus(who) = self {
            see(Named::Card(who));
        }
    }
}

impl Act {
    /// Everybody spoken of.
    pub fn each<'a>(&'a self, see: See<'a, '_>) {
        match self {
            Act::Destroy(w)
            | Act::Banish(w)
            | Act::Tap(w)
            | Act::Untap(w)
            | Act::Turn(w)
            | Act::Recycle(w)
            | Act::Bounce(w)
            | Act::TakeBack(w)
            | Act::PutIntoPlay(w, _)
            | Act::Summon(w, _)
            | Act::SummonWorld(w, _)
            | Act::SummonZone(w)
            | Act::DiscardThe(w)
            | Act::OnTop(w)
            | Act::RemoveEtherX(w)
            | Act::Displace(w, _)
            | Act::Control(w, _)
            | Act::Withdraw(w)
            | Act::PlaceAttacker(w)
            | Act::AddMarkers(_, _, w)
            | Act::RemoveMarkers(_, _, w)
            | Act::AddEther(_, w)
            | Act::RemoveEther(_, w) => see(Named::Card(w)),
            Act::LookTop(top) | Act::Mill(top) | Act::RevealTop(top) => {
                if let Top::Of(_, player) = top {
                    see(Named::Player(player));
                }
            }
            Act::Seek(w, _) | Act::Choose(w) | Act::Reveal(w) => see(Named::Card(w)),
            Act::LookHand(player, w) => {
                see(Named::Player(player));
                see(Named::Card(w));
            }
            Act::Deal(damage, w) => {
                damage.each(see);
                see(Named::Card(w));
            }
            Act::LookEqual(amount) | Act::DrawEqual(amount) | Act::XpEqual(amount) => amount.each(see),
            Act::Swap(a, b) | Act::SwapPlaces(a, b) | Act::PlaceBlocker(a, b) | Act::PutOn(a, b) | Act::Equip(a, b) => {
                see(Named::Card(a));
                see(Named::Card(b));
            }
            Act::Reduce(_, p) | Act::Increase(_, p) | Act::Prevent(p) => p.each(see),
            Act::Redirect(p, w) => {
                p.each(see);
                see(Named::Card(w));
            }
            Act::Draw(_)
            | Act::DrawX
            | Act::DrawUpTo(_)
            | Act::DrawSame
            | Act::Discard(_)
            | Act::DiscardRandom(_)
            | Act::DiscardUpTo(_)
            | Act::DiscardX
            | Act::RevealTops(_)
            | Act::LookTops(_)
            | Act::NameElement
            | Act::MillN(_)
            | Act::Shuffle
            | Act::ProduceAny(_)
            | Act::Xp(_)
            | Act::XpSame
            | Act::CancelBonus(_)
            | Act::Win
            | Act::LoseGame
            | Act::Ap(..)
            | Act::Mp(..)
            | Act::LoseAp(..)
            | Act::LoseMp(..)
            | Act::Token(..)
            | Act::Spirits(..)
            | Act::Cancel(_)
            | Act::Copy(_)
            | Act::Chifumi
            | Act::Attack
            | Act::PlayFree(_)
            | Act::PlayNow(_)
            | Act::FromHand(_)
            | Act::FromDiscard(_)
            | Act::Rise(_)
            | Act::LoseApSame(_)
            | Act::Produce(..) => (),
        }
    }

    /// Whom it is about, where it is about one phrase.
    #[must_use]
    pub fn object(&self) -> Option<&Who> {
        let mut found = None;
        self.each(&mut |n| {
            if let (Named::Card(w), None) = (n, found) {
                found = Some(w);
            }
        });
        found
    }
}

impl Pending {
    fn each<'a>(&'a self, see: See<'a, '_>) {
        if let Pending::To(who) = self {
            see(Named::Card(who));
        }
    }
}
