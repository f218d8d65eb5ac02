//! The same for conditions, events and what lasts.

use super::{Named, See};
use crate::words::{Coming, Cond, Happening, Lasting, Who};

impl Cond {
    /// Everybody spoken of.
    pub fn each<'a>(&'a self, see: See<'a, '_>) {
        match self {
            Cond::At(w, _)
            | Cond::UntappedAt(w, _)
            | Cond::Fights(w)
            | Cond::NotFights(w)
            | Cond::OnlyBlocker(w)
            | Cond::BearsA(w, _)
            | Cond::IsTarget(w)
            | Cond::Bears(w)
            | Cond::Bare(w)
            | Cond::Has(w, _)
            | Cond::Tapped(w)
            | Cond::Untapped(w)
            | Cond::Attacks(w)
            | Cond::Blocks(w)
            | Cond::Attacked(w)
            | Cond::NotAttacked(w)
            | Cond::Dealt(w)
            | Cond::Suffered(w)
            | Cond::InBattle(w)
            | Cond::Destroyed(w)
            | Cond::Is(w, _)
            | Cond::IsUnique(w)
            | Cond::Blocked(w) => see(Named::Card(w)),
            Cond::Control(..)
            | Cond::Controls(_)
            | Cond::ControlsNone(_)
            | Cond::HandBelow(_)
            | Cond::ControlsOther(_)
            | Cond::ControlsStrongest(_)
            | Cond::DefenderControls(_)
            | Cond::Different(..)
            | Cond::Levels(..)
            | Cond::LevelsLying(..)
            | Cond::OnlyCard
            | Cond::Began(_)
            | Cond::BeganEither(..)
            | Cond::BeganLying(..)
            | Cond::BeganAlone
            | Cond::ItIs(..)
            | Cond::HeroIs(_)
            | Cond::Shown(_)
            | Cond::Spent(_)
            | Cond::Accepts
            | Cond::Refuses
            | Cond::Won
            | Cond::Lost => (),
        }
    }
}

impl Happening {
    /// To whom it happens.
    #[must_use]
    pub fn subject(&self) -> Option<&Who> {
        match self {
            Happening::Appears(w, _)
            | Happening::AppearsFromDiscard(w, _)
            | Happening::AppearsElsewhere(w)
            | Happening::AppearsYours(w)
            | Happening::YouDestroyByText(w)
            | Happening::TapsForResource(w)
            | Happening::AboutToRegain(w)
            | Happening::AppearsInDefense(w)
            | Happening::AppearsInReinforcement(w)
            | Happening::Attacks(w)
            | Happening::AttacksAlone(w)
            | Happening::Blocks(w)
            | Happening::Blocked(w)
            | Happening::Destroyed(w)
            | Happening::DestroyedByFoe(w)
            | Happening::YouDestroy(w)
            | Happening::AttacksOrBlocks(w)
            | Happening::Chosen(w)
            | Happening::ChosenByFoe(w)
            | Happening::Deals(w)
            | Happening::DealsTo(w, _)
            | Happening::DealsInBattle(w, _)
            | Happening::Regains(w)
            | Happening::LosesHp(w)
            | Happening::Strengthened(w)
            | Happening::Moves(w)
            | Happening::Banished(w)
            | Happening::AboutToDeal(w)
            | Happening::LeavesWorld(w)
            | Happening::LeavesPlay(w)
            | Happening::Taps(w)
            | Happening::TapsFighting(w)
            | Happening::Targeted(w)
            | Happening::Untaps(w)
            | Happening::UntapsInWorld(w)
            | Happening::Damaged(w)
            | Happening::AboutToSuffer(w)
            | Happening::AboutToBeDestroyed(w) => Some(w),
            _ => None,
        }
    }
    /// Who else has a part in it.
    #[must_use]
    pub fn object(&self) -> Option<&Who> {
        match self {
            Happening::DealsTo(_, w) | Happening::DealsInBattle(_, w) => Some(w),
            _ => None,
        }
    }
    /// Whether it is about to happen. [809.5]
    #[must_use]
    pub fn is_ahead(&self) -> bool {
        matches!(
            self,
            Happening::AboutToSuffer(_)
                | Happening::AboutToDeal(_)
                | Happening::AboutToRegain(_)
                | Happening::AboutToBeDestroyed(_)
        )
    }
}

impl Lasting {
    /// Whom it holds for.
    #[must_use]
    pub fn subject(&self) -> Option<&Who> {
        match self {
            Lasting::Have(w, _)
            | Lasting::Cannot(w, _)
            | Lasting::Must(w, _)
            | Lasting::Neither(w, ..)
            | Lasting::HaveCannot(w, ..)
            | Lasting::Damage(Coming::To(w) | Coming::By(w) | Coming::ByPowers(w) | Coming::ToBy(w, _), _)
            | Lasting::Damage(Coming::NamedTo(w), _)
            | Lasting::LessTo(_, w)
            | Lasting::May(w, _)
            | Lasting::Becomes(w, _)
            | Lasting::Star(w, _)
            | Lasting::Fixed(w, _)
            | Lasting::TwoWeapons(w)
            | Lasting::AsInWorld(w)
            | Lasting::Aligned(w, _)
            | Lasting::Powerless(w) => Some(w),
            Lasting::Besieged(..)
            | Lasting::Dearer(..)
            | Lasting::Cheaper(..)
            | Lasting::AppearsTapped(_)
            | Lasting::AppearsTappedWorld(_)
            | Lasting::RecycledAs(..)
            | Lasting::FreeThis(_)
            | Lasting::ApSafe
            | Lasting::OnlyOn(..)
            | Lasting::Damage(Coming::ToIt(_) | Coming::All, _)
            | Lasting::Ap(_)
            | Lasting::Mp(_)
            | Lasting::NoActions
            | Lasting::MoreXp(_)
            | Lasting::CheaperThis(..)
            | Lasting::CheaperYours(..)
            | Lasting::DearerAll(..)
            | Lasting::DearerFoes(..) => None,
        }
    }
}
