//! Challenges: whether a condition holds for a side, by the board as it lies. [score.1] [B8]

use crate::arena::{Mask, bit};
use crate::board::{Champions, Read, T};
use crate::layers;
use crate::rules::Sort;
use crate::team::other;
use crate::words::{Essence, Goal};
use arbiter_kernel::rule;

/// What a challenge card asks for.
#[must_use]
pub fn goal(t: &T, slot: u16) -> Goal {
    match t.rules.sort(t.objects.at(slot).face) {
        Sort::Challenge(n) => t.rules.challenges[n as usize].goal,
        _ => unreachable!("a challenge lies on the track"),
    }
}

/// Strictly more of mine than enemies. [kw.control] [B6]
fn controls(t: &T, side: usize, zone: Essence) -> bool {
    rule!("kw.control", "board.1");
    more(t, side, t.arena().zones[zone as usize])
}

fn more(t: &T, side: usize, hexes: Mask) -> bool {
    let count = |of: usize| (t.board.standing[of] & hexes).count_ones();
    count(side) > count(other(side))
}

/// Whether a challenge is met by a side. [score.1]
#[must_use]
pub fn met(t: &T, side: usize, goal: Goal) -> bool {
    let arena = t.arena();
    let (mine, theirs) = (t.board.standing[side], t.board.standing[other(side)]);
    let my_half = arena.halves[t.board.home[side] as usize];
    let their_home = t.board.home[other(side)] as usize;
    let their_half = arena.halves[their_home];
    let at_least = |hexes: Mask, n: u8| hexes.count_ones() >= u32::from(n);
    let zones = arena.zones.iter().fold(0, |all, z| all | z);
    let here = |of: usize| t.team(of).within(t.present());
    // Every champion of the side, so one on the portal makes it fail. [rulings 4.5]
    let all_in_zones = t.team(side).within(t.present()) == t.team(side) && mine & !zones == 0;
    let battered = |of: usize| here(of).iter().filter(|&c| layers::battered(t, c)).count();
    match goal {
        Goal::Control(zone) => controls(t, side, zone),
        Goal::Court(zone) => {
            rule!("mat.9");
            more(t, side, arena.near(arena.statues[zone as usize]))
        }
        Goal::ControlZones(n) => Essence::ALL.iter().filter(|z| controls(t, side, **z)).count() >= usize::from(n),
        Goal::InEachZone => arena.zones.iter().all(|z| mine & z != 0),
        Goal::OnEnemyDeployment(n) => at_least(mine & arena.deployment[their_home], n),
        Goal::InEnemyHalf(n) => at_least(mine & their_half, n),
        Goal::CleanHouse => theirs & my_half == 0 && mine & their_half != 0,
        Goal::Statues(n) => {
            let beside = |s: &&u8| mine & arena.near(**s) != 0;
            arena.statues.iter().filter(beside).count() >= usize::from(n)
        }
        Goal::OnTrapSpaces(n) => at_least(mine & t.trap_spaces(), n),
        Goal::InOneZone(n) => arena.zones.iter().any(|z| at_least(mine & z, n)),
        Goal::Pincer(n) => crate::arena::each(theirs).any(|h| at_least(mine & arena.near(h), n)),
        Goal::MoreBatteredEnemies => battered(other(side)) > battered(side),
        Goal::Experienced(n) => here(side).iter().filter(|&c| t.champion(c).experienced).count() >= usize::from(n),
        Goal::EnemiesOnPortal(n) => t.team(other(side)).without(t.present()).len() >= n,
        Goal::OutOfReach => all_in_zones && arena.around(theirs) & mine == 0,
        Goal::Fresh => all_in_zones && battered(side) == 0,
        Goal::MoreInArena => mine.count_ones() > theirs.count_ones(),
        Goal::LongLine(n) => long_line(t, here(side), n),
    }
}

/// Two in one row, so far apart, off the deployment zones, nothing between.
fn long_line(t: &T, mine: Champions, far: u8) -> bool {
    let arena = t.arena();
    let away = t.hexes(mine) & !(arena.deployment[0] | arena.deployment[1]);
    let blockers = t.crowd() | arena.statue_mask;
    crate::arena::each(away).any(|a| {
        let seen = arena.sight(a, blockers) & away & !bit(a);
        crate::arena::each(seen).any(|b| arena.distance(a, b) >= far)
    })
}
