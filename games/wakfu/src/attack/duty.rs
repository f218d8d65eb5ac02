//! Obligations: as many as possible must be met, within Movement Points and
//! prohibitions; impossible ones do nothing.

use crate::board::{Battle, Change, T, Thing};
use crate::layers;
use crate::rules::Sorts;
use crate::timing::Choice;
use crate::words::{Duty, Lasting};
use arbiter_kernel::ObjectId;
use std::collections::BTreeMap;

/// Whether a text obliges this fighter.
fn must(t: &T, id: ObjectId, duty: Duty) -> bool {
    let mut found = t.modifiers_on(id).any(|m| m.change == Change::Must(duty))
        || t.board.groups.iter().any(|g| g.change == Change::Must(duty) && layers::in_group(t, g, id));
    layers::standing(t, Sorts::DUTY, &mut |s| {
        if let Lasting::Must(who, d) = s.holds {
            found = found || (*d == duty && layers::group(t, &s, who, id));
        }
    });
    found
}

/// Of those who could attack besides, whom the obligations leave; and whether
/// no more need be named. `room`: how many more may be.
pub(super) fn attackers(t: &T, more: Vec<ObjectId>, room: i16) -> (Vec<ObjectId>, bool) {
    let bound: Vec<ObjectId> = more.iter().copied().filter(|&id| must(t, id, Duty::Attack)).collect();
    if bound.len() as i16 >= room && !bound.is_empty() {
        return (bound, false);
    }
    (more, bound.is_empty())
}

/// The same for blocks: only those pairs after which as many obligations can still be met.
pub(super) fn blocks(t: &T, b: &Battle, named: &[Thing], more: Vec<Choice>, room: i16) -> (Vec<Choice>, bool) {
    let faced = |a: ObjectId| named.iter().any(|x| matches!(x, Thing::Pair(_, f) if *f == a));
    let open: Vec<ObjectId> = b.attackers().filter(|&a| !faced(a) && must(t, a, Duty::BeBlocked)).take(OPEN).collect();
    let mut all: Vec<Bound> = Vec::new();
    for c in &more {
        let Choice::Block(who, facing) = *c else { continue };
        let bit = open.iter().position(|&a| a == facing).map_or(0, |n| 1u16 << n);
        match all.iter_mut().find(|x| x.who == who) {
            Some(x) => x.before |= bit,
            None => all.push(Bound { who, must: must(t, who, Duty::Block), before: bit }),
        }
    }
    let room = room.max(1) as usize;
    let owed = most(&all, room);
    if owed == 0 {
        return (more, true);
    }
    let leaves = |c: &Choice| {
        let Choice::Block(who, facing) = *c else { return false };
        let bit = open.iter().position(|&a| a == facing).map_or(0, |n| 1u16 << n);
        let met = u32::from(bit != 0) + u32::from(all.iter().any(|x| x.who == who && x.must));
        let rest: Vec<Bound> =
            all.iter().filter(|x| x.who != who).map(|x| Bound { before: x.before & !bit, ..*x }).collect();
        met + most(&rest, room - 1) == owed
    };
    (more.into_iter().filter(leaves).collect(), false)
}

/// So many attackers who must be blocked are told apart.
const OPEN: usize = 10;

/// Somebody who could block.
#[derive(Clone, Copy)]
struct Bound {
    who: ObjectId,
    /// Whether a text obliges it.
    must: bool,
    /// Before which of those who must be blocked it could stand, as bits.
    before: u16,
}

/// How many obligations so many blockers can meet at most: one who must block
/// meets its own, and each of those who must be blocked is met once.
fn most(all: &[Bound], room: usize) -> u32 {
    // For so many blockers and those whom they face: how many of them must block.
    let mut best: BTreeMap<(usize, u16), u32> = BTreeMap::from([((0, 0), 0)]);
    for one in all.iter().filter(|x| x.must || x.before != 0) {
        for ((used, faced), met) in best.clone().into_iter().filter(|b| b.0.0 < room) {
            let open = (0..OPEN).map(|n| 1u16 << n).filter(|bit| one.before & !faced & bit != 0);
            for bit in open.chain([0]) {
                let found = best.entry((used + 1, faced | bit)).or_default();
                *found = (*found).max(met + u32::from(one.must));
            }
        }
    }
    best.iter().map(|((_, faced), met)| met + faced.count_ones()).max().unwrap_or(0)
}
