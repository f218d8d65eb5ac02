//! Who is meant, and what holds of them. [L1] [L2] [L3]

use crate::arena::{Mask, bit};
use crate::board::{Cause, ChampionId, Champions, Read, T};
use crate::layers;
use crate::team;
use crate::words::{Cond, Who};
use arbiter_kernel::rule;

/// From where a text sees others.
#[derive(Clone, Copy)]
pub(super) struct Sight {
    /// Whose doing it is.
    pub(super) cause: Cause,
    /// Whose card or face it is.
    pub(super) owner: ChampionId,
    /// The one target that is asked about; else all.
    pub(super) target: Option<ChampionId>,
}

/// The champions that a word means, those in the arena. [ko.6] [L3]
pub(super) fn who(t: &T, s: Sight, group: Who) -> Champions {
    let a = &t.board.action;
    let notes = a.notes(s.cause);
    let side = t.side_of(s.owner);
    let origin = Champions::one(t.origin(s.cause));
    let around = |of: Champions| t.on(t.arena().around(t.hexes(of)));
    let enemies = || team::enemies(t, side);
    let found = match group {
        Who::This(_) => Champions::one(s.owner),
        Who::Target(_) | Who::EachTarget => targets(t, s),
        Who::EachEnemyTarget => targets(t, s).within(enemies()),
        Who::Attacker => {
            // The one printed, wherever the effect comes from. [react.8]
            rule!("react.8");
            Champions::one(a.champion)
        }
        Who::Allies(_) | Who::AnAlly => team::allies(t, s.owner),
        Who::YourChampions => {
            rule!("four.team.2");
            t.team(side)
        }
        Who::AnEnemy => enemies(),
        Who::OtherEnemies => enemies().without(targets(t, s)),
        Who::OneAdjacentEnemy | Who::EachAdjacentEnemy => around(origin).within(enemies()),
        Who::OneAdjacentAlly(_) => around(origin).within(team::allies(t, s.owner)),
        Who::EachBatteredAdjacentEnemy(_) => {
            around(origin).within(enemies()).iter().filter(|&c| layers::battered(t, c)).collect()
        }
        Who::EachAdjacentEnemyAndThis(_) => Champions(around(origin).within(enemies()).0 | 1 << s.owner),
        Who::NextToTarget => around(targets(t, s)),
        Who::EnemiesNextToTarget => around(targets(t, s)).within(enemies()),
        Who::OneOtherWithin(far) => {
            let targets = targets(t, s);
            let hexes = targets.iter().filter(|&c| t.in_arena(c)).map(|c| t.arena().within(t.champion(c).at, far));
            t.on(hexes.fold(0, |all: Mask, h| all | h)).without(targets)
        }
        Who::EnemiesCrossed => notes.crossed.within(enemies()),
        Who::FirstCrossed => notes.first.map_or(Champions::NONE, Champions::one),
        Who::Matching => notes.matching.map_or(Champions::NONE, Champions::one).within(enemies()),
    };
    rule!("ko.6");
    found.within(t.present())
}

/// The targets; of a Reaction, whom it protects. [react.8]
fn targets(t: &T, s: Sight) -> Champions {
    match (s.target, s.cause) {
        (Some(one), _) => Champions::one(one),
        (None, Cause::Action) => t.board.action.targets,
        (None, Cause::Reaction) => {
            rule!("react.8");
            Champions::one(t.origin(s.cause))
        }
    }
}

/// Whether a condition holds for a text; of a Reaction, read from whom it
/// protects. [react.7] [X5]
pub(crate) fn holds(t: &T, cause: Cause, cond: Cond) -> bool {
    test(t, Sight { cause, owner: t.origin(cause), target: None }, cond)
}

/// Whether it holds of an attack against one target. [L2]
pub(crate) fn holds_against(t: &T, cause: Cause, cond: Cond, target: ChampionId) -> bool {
    test(t, Sight { cause, owner: t.origin(cause), target: Some(target) }, cond)
}

fn test(t: &T, s: Sight, cond: Cond) -> bool {
    let a = &t.board.action;
    let any = |group: Who, holds: &dyn Fn(ChampionId) -> bool| who(t, s, group).iter().any(holds);
    let both = |one: Who, two: Who, holds: &dyn Fn(u8, u8) -> bool| {
        let others = who(t, s, two);
        who(t, s, one).iter().any(|a| others.iter().any(|b| holds(t.champion(a).at, t.champion(b).at)))
    };
    match cond {
        Cond::Battered(w) => any(w, &|c| layers::battered(t, c)),
        Cond::Experienced(w) => any(w, &|c| t.champion(c).experienced),
        Cond::OnTrapSpace(w) => any(w, &|c| layers::on_trap_space(t, c)),
        Cond::InZone(w, zone) => any(w, &|c| t.arena().zones[zone as usize] & bit(t.champion(c).at) != 0),
        Cond::Adjacent(a, b) => both(a, b, &|x, y| t.arena().distance(x, y) == 1),
        Cond::NotAdjacent(a, b) => both(a, b, &|x, y| t.arena().distance(x, y) != 1),
        Cond::SameRow(a, b) => {
            rule!("row.1", "row.2");
            both(a, b, &|x, y| t.arena().way(x, y).is_some())
        }
        Cond::DamageDealt => !a.notes(s.cause).dealt.is_empty(),
        Cond::PushHurt => a.notes(s.cause).rest > 0,
        Cond::FellToAttack(w) => match (w, s.cause) {
            (Who::Target(_), Cause::Reaction) => a.fell.has(t.origin(s.cause)),
            _ => !a.fell.is_empty(),
        },
        Cond::DidNotFall(w) => !who(t, s, w).is_empty(),
    }
}
