//! What somebody can have for the rest of a turn: those whose turn it is attack
//! and move, the others defend themselves.

use super::{Place, only};
use crate::card::{Icon, Kind};
use crate::words::{Aim, Gain, Who};

/// On whose side somebody is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Own,
    Enemy,
    Either,
}

impl Place<'_> {
    pub(super) fn gains_this_turn(&self, who: Who, gains: &[Gain]) -> Result<(), String> {
        let acting = if self.card.kind == Kind::Reaction { Side::Enemy } else { Side::Own };
        match self.side(who) {
            Side::Either => only(gains, |g| attacks(g) || defends(g)),
            side if side == acting => only(gains, attacks),
            _ => only(gains, defends),
        }
    }

    fn side(&self, who: Who) -> Side {
        let reaction = self.card.kind == Kind::Reaction;
        match who {
            Who::This(_) | Who::Allies(_) | Who::AnAlly | Who::YourChampions | Who::OneAdjacentAlly(_) => Side::Own,
            Who::Target(_) if reaction => Side::Own,
            Who::Target(_) | Who::EachTarget if self.aims() == Some(Aim::Ally) => Side::Own,
            Who::Target(_) | Who::EachTarget if self.aims() == Some(Aim::Anyone) => Side::Either,
            // An area strikes friends too. [E6]
            Who::Target(_) | Who::EachTarget if matches!(self.card.icon, Some(Icon::Area(_))) => Side::Either,
            Who::Target(_) | Who::EachTarget | Who::EachEnemyTarget | Who::Attacker | Who::Matching => Side::Enemy,
            Who::AnEnemy | Who::OtherEnemies | Who::OneAdjacentEnemy | Who::EachAdjacentEnemy => Side::Enemy,
            Who::EachBatteredAdjacentEnemy(_) | Who::EnemiesNextToTarget | Who::EnemiesCrossed => Side::Enemy,
            Who::EachAdjacentEnemyAndThis(_) | Who::NextToTarget | Who::OneOtherWithin(_) | Who::FirstCrossed => {
                Side::Either
            }
        }
    }
}

fn attacks(gain: &Gain) -> bool {
    matches!(gain, Gain::Force(_) | Gain::Movement(_))
}

fn defends(gain: &Gain) -> bool {
    matches!(gain, Gain::Defence(_) | Gain::LessDefence(_))
}
