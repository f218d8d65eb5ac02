//! Which kinds of event a power could hear of, so that whoever has an event asks
//! only those. It may say more than is heard, never less.

use crate::event::Event;
use crate::react;
use crate::rules::Ability;
use crate::words::{Happening, Moment, Watched};

/// A set of kinds of event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Kinds(u64);

macro_rules! kinds {
    ($($name:ident),+) => {
        /// One kind of event, as many as there are verbs that somebody hears of.
        #[derive(Clone, Copy)]
        enum Kind {
            $($name),+
        }
        const fn kinds(all: &[Kind]) -> Kinds {
            let (mut bits, mut n) = (0, 0);
            while n < all.len() {
                bits |= 1 << all[n] as u64;
                n += 1;
            }
            Kinds(bits)
        }
    };
}
kinds!(
    TurnBegins,
    EndDeclared,
    TurnEnds,
    Draw,
    Tap,
    Untap,
    Damage,
    Regain,
    Lose,
    Xp,
    Destroy,
    Banish,
    Discard,
    Recycle,
    OnTop,
    Bounce,
    Appear,
    Token,
    Move,
    Displace,
    Played,
    Chosen,
    Announced,
    Targeted,
    Attacks,
    Blocks,
    Blocked,
    ActionPhase,
    BattleEnds,
    Modify,
    Ethers,
    Assign,
    Chifumi,
    Other
);

impl Kinds {
    /// The removal of Ethers, of which Ethereal Equipment hears. [806.7a]
    pub(crate) const ETHERS: Kinds = kinds(&[Kind::Ethers]);
    /// Every kind.
    const ALL: Kinds = Kinds(u64::MAX);

    /// Whether one of these is among those.
    #[must_use]
    #[inline]
    pub fn meets(self, other: Kinds) -> bool {
        self.0 & other.0 != 0
    }

    /// Both.
    #[must_use]
    #[inline]
    pub fn and(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    /// The kinds of some events.
    pub(crate) fn of<'a>(events: impl IntoIterator<Item = &'a Event>) -> Kinds {
        events.into_iter().fold(Kinds::default(), |all, e| all.and(kinds(&[kind(e)])))
    }

    /// What somebody who watches for this could hear of.
    pub(super) fn watched(of: Watched<'_>) -> Kinds {
        watched(of)
    }

    /// What a power could hear of, or answer.
    pub(crate) fn heard(a: &Ability) -> Kinds {
        let watched = a.power.watched().map_or(Kinds::default(), watched);
        if !a.reaction {
            return watched;
        }
        watched.and(match a.answers() {
            Some(h) => self::watched(h),
            // What it says besides of its event needs no closer look. [809.3]
            None if react::is_implied(a) => kinds(&[Kind::Damage]),
            None => Kinds::ALL,
        })
    }
}

fn kind(e: &Event) -> Kind {
    match e {
        Event::TurnBegins(_) => Kind::TurnBegins,
        Event::EndDeclared(_) => Kind::EndDeclared,
        Event::TurnEnds(_) => Kind::TurnEnds,
        Event::Draw(_) => Kind::Draw,
        Event::Tap(..) => Kind::Tap,
        Event::Untap(_) => Kind::Untap,
        Event::Damage(_) => Kind::Damage,
        Event::Regain(..) => Kind::Regain,
        Event::Lose(..) => Kind::Lose,
        Event::Xp(..) => Kind::Xp,
        Event::Destroy { .. } => Kind::Destroy,
        Event::Banish(_) => Kind::Banish,
        Event::Discard(_) => Kind::Discard,
        Event::Recycle(_) => Kind::Recycle,
        Event::OnTop(_) => Kind::OnTop,
        Event::Bounce(_) => Kind::Bounce,
        Event::Appear(_) => Kind::Appear,
        Event::Token { .. } => Kind::Token,
        Event::Move(_) => Kind::Move,
        Event::Displace(..) => Kind::Displace,
        Event::Played(_) => Kind::Played,
        Event::Chosen(..) => Kind::Chosen,
        Event::Announced(_) => Kind::Announced,
        Event::Targeted(_) => Kind::Targeted,
        Event::Attacks(_) => Kind::Attacks,
        Event::Blocks(..) => Kind::Blocks,
        Event::Blocked(_) => Kind::Blocked,
        Event::ActionPhase(_) => Kind::ActionPhase,
        Event::BattleEnds => Kind::BattleEnds,
        Event::Modify { .. } => Kind::Modify,
        Event::Ethers(..) => Kind::Ethers,
        Event::Assign(..) => Kind::Assign,
        Event::Chifumi(..) => Kind::Chifumi,
        _ => Kind::Other,
    }
}

fn watched(watched: Watched<'_>) -> Kinds {
    match watched {
        Watched::Moment(m) => kinds(&[match m {
            Moment::YourTurn | Moment::FoesTurn | Moment::EachTurn => Kind::TurnBegins,
            Moment::YourEnd | Moment::FoesEnd | Moment::EachEnd => Kind::TurnEnds,
            Moment::Battle => Kind::BattleEnds,
            Moment::ActionPhase | Moment::ActionBegins => Kind::ActionPhase,
        }]),
        Watched::Event(h) => of(h),
    }
}

fn of(h: &Happening) -> Kinds {
    match h {
        Happening::Appears(..) | Happening::AppearsElsewhere(_) | Happening::AppearsYours(_) => {
            kinds(&[Kind::Appear, Kind::Token])
        }
        Happening::AppearsFromDiscard(..) | Happening::AppearsInDefense(_) | Happening::AppearsInReinforcement(_) => {
            kinds(&[Kind::Appear])
        }
        Happening::Attacks(_) | Happening::AttacksAlone(_) => kinds(&[Kind::Attacks]),
        Happening::Blocks(_) => kinds(&[Kind::Blocks]),
        Happening::AttacksOrBlocks(_) => kinds(&[Kind::Attacks, Kind::Blocks]),
        Happening::Blocked(_) => kinds(&[Kind::Blocked]),
        Happening::Destroyed(_)
        | Happening::DestroyedByFoe(_)
        | Happening::YouDestroy(_)
        | Happening::YouDestroyByText(_) => kinds(&[Kind::Destroy]),
        Happening::Chosen(_) | Happening::ChosenByFoe(_) => kinds(&[Kind::Chosen]),
        Happening::Deals(_)
        | Happening::AboutToDeal(_)
        | Happening::DealsTo(..)
        | Happening::DealsInBattle(..)
        | Happening::Damaged(_)
        | Happening::AboutToSuffer(_) => kinds(&[Kind::Damage]),
        Happening::Regains(_) | Happening::AboutToRegain(_) => kinds(&[Kind::Regain]),
        Happening::Strengthened(_) => kinds(&[Kind::Modify, Kind::Other]),
        Happening::LosesHp(_) => kinds(&[Kind::Lose, Kind::Damage]),
        Happening::Moves(_) => kinds(&[Kind::Move]),
        Happening::Banished(_) => kinds(&[Kind::Banish]),
        Happening::LeavesPlay(_) => {
            kinds(&[Kind::Destroy, Kind::Banish, Kind::Bounce, Kind::Recycle, Kind::OnTop, Kind::Discard])
        }
        Happening::LeavesWorld(_) => {
            kinds(&[Kind::Destroy, Kind::Banish, Kind::Bounce, Kind::Recycle, Kind::OnTop, Kind::Move, Kind::Displace])
        }
        Happening::Taps(_) | Happening::TapsForResource(_) | Happening::TapsFighting(_) => kinds(&[Kind::Tap]),
        Happening::Targeted(_) | Happening::AttacksYou => kinds(&[Kind::Targeted]),
        Happening::Untaps(_) | Happening::UntapsInWorld(_) => kinds(&[Kind::Untap]),
        // Many things destroy somebody.
        Happening::AboutToBeDestroyed(_) => Kinds::ALL,
        Happening::YouDraw | Happening::TheyDraw | Happening::OthersDraw => kinds(&[Kind::Draw]),
        Happening::YouPlay(_)
        | Happening::TheyPlay(_)
        | Happening::OthersPlay(_)
        | Happening::AnyPlays(_)
        | Happening::YouCraft(_) => kinds(&[Kind::Played]),
        Happening::YouRecycle(_) => kinds(&[Kind::Recycle]),
        Happening::YouAttack | Happening::AnyAttacks | Happening::TheyAttack => kinds(&[Kind::Announced]),
        Happening::YouGainXp | Happening::TheyGainXp => kinds(&[Kind::Xp]),
        Happening::AnyGainsAp => kinds(&[Kind::Modify]),
        Happening::IdleEnd | Happening::EndDeclared => kinds(&[Kind::EndDeclared]),
        Happening::TheyAct => kinds(&[Kind::Played, Kind::Assign]),
        Happening::YouWin => kinds(&[Kind::Chifumi]),
    }
}
