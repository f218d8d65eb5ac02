//! What a continuous power is about, as a set of sorts: whoever asks about one
//! sort passes over the cards that say nothing of it. [805.1]

use crate::words::{Gain, Lasting};

/// Sorts of continuous powers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sorts(u32);

impl Sorts {
    /// Strength that is more, less or set. [204.5]
    pub const STRENGTH: Sorts = Sorts(1);
    /// Agility, Aggressive, Giant, Tackle. [806]
    pub const KEYWORD: Sorts = Sorts(1 << 1);
    /// [806.12]
    pub const RESIST: Sorts = Sorts(1 << 2);
    /// Action and Movement Points. [307.3]
    pub const POINTS: Sorts = Sorts(1 << 3);
    /// What somebody cannot do. [104.2]
    pub const BAN: Sorts = Sorts(1 << 4);
    /// What cards cost. [808.2f]
    pub const COST: Sorts = Sorts(1 << 5);
    /// [811.4]
    pub const DAMAGE: Sorts = Sorts(1 << 6);
    ///
    pub const DUTY: Sorts = Sorts(1 << 7);
    /// What somebody may do although a rule says otherwise. [104.1]
    pub const FREEDOM: Sorts = Sorts(1 << 8);
    /// [401.3d]
    pub const TRAIT: Sorts = Sorts(1 << 9);
    /// What is about the table or about one card alone.
    pub const OTHER: Sorts = Sorts(1 << 10);

    /// Strength that is less, or set. [204.5]
    pub const LESS: Sorts = Sorts(1 << 11);

    /// Whether one of these is among those.
    #[must_use]
    #[inline]
    pub fn meets(self, other: Sorts) -> bool {
        self.0 & other.0 != 0
    }

    /// Both.
    #[must_use]
    pub const fn and(self, other: Sorts) -> Sorts {
        Sorts(self.0 | other.0)
    }

    /// What a text that lasts is about.
    #[must_use]
    pub fn of(holds: &Lasting) -> Sorts {
        match holds {
            Lasting::Have(_, gains) => of_gains(gains),
            Lasting::HaveCannot(_, gains, _) => of_gains(gains).and(Sorts::BAN),
            Lasting::Cannot(..) | Lasting::Neither(..) => Sorts::BAN,
            Lasting::Fixed(..) => Sorts::STRENGTH.and(Sorts::LESS),
            Lasting::Ap(_) | Lasting::Mp(_) => Sorts::POINTS,
            Lasting::Damage(..) | Lasting::LessTo(..) => Sorts::DAMAGE,
            Lasting::Dearer(..)
            | Lasting::DearerAll(..)
            | Lasting::DearerFoes(..)
            | Lasting::Cheaper(..)
            | Lasting::CheaperYours(..) => Sorts::COST,
            Lasting::Must(..) => Sorts::DUTY,
            Lasting::May(..) | Lasting::TwoWeapons(_) | Lasting::AsInWorld(_) => Sorts::FREEDOM,
            Lasting::Aligned(..) | Lasting::Becomes(..) => Sorts::TRAIT,
            Lasting::MoreXp(_)
            | Lasting::CheaperThis(..)
            | Lasting::FreeThis(_)
            | Lasting::Star(..)
            | Lasting::AppearsTapped(_)
            | Lasting::AppearsTappedWorld(_)
            | Lasting::ApSafe
            | Lasting::RecycledAs(..)
            | Lasting::OnlyOn(..)
            | Lasting::NoActions
            | Lasting::Besieged(..)
            | Lasting::Powerless(_) => Sorts::OTHER,
        }
    }
}

fn of_gains(gains: &[Gain]) -> Sorts {
    gains.iter().fold(Sorts::default(), |all, gain| {
        all.and(match gain {
            Gain::Strength(_) | Gain::StrengthX | Gain::StrengthEach(..) => Sorts::STRENGTH,
            Gain::Weakness(_) => Sorts::STRENGTH.and(Sorts::LESS),
            Gain::Ap(_) | Gain::Mp(_) => Sorts::POINTS,
            Gain::Agility | Gain::Aggressive | Gain::Giant | Gain::Tackle => Sorts::KEYWORD,
            Gain::Resist(..) | Gain::ResistAny(_) | Gain::ResistOwn(_) | Gain::ResistNamed(_) => Sorts::RESIST,
            Gain::AnyProfession => Sorts::OTHER,
        })
    })
}
