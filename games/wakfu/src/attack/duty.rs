//! Obligations: as many as possible must be met, within Movement Points and
//! prohibitions; impossible ones do nothing.

use crate::board::{Battle, Change, T, Thing, look};
use crate::layers;
use crate::rules::Sorts;
use crate::timing::Choice;
use crate::words::{Duty, Lasting};
use arbiter_kernel::ObjectId;

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

/// The same for blocks.
pub(super) fn blocks(t: &T, b: &Battle, named: &[Thing], more: Vec<Choice>, room: i16) -> (Vec<Choice>, bool) {
    let faced = |a: ObjectId| named.iter().any(|x| matches!(x, Thing::Pair(_, f) if *f == a));
    let meets = |c: &Choice| match c {
        Choice::Block(who, facing) => {
            must(t, *who, Duty::Block) || (must(t, *facing, Duty::BeBlocked) && !faced(*facing))
        }
        _ => false,
    };
    let bound: Vec<Choice> = more.iter().copied().filter(|c| meets(c)).collect();
    let blockers = look::all_in_play(t).filter(|&id| {
        must(t, id, Duty::Block) && bound.iter().any(|c| matches!(c, Choice::Block(who, _) if *who == id))
    });
    let open = b.attackers().filter(|&a| {
        !faced(a) && must(t, a, Duty::BeBlocked) && bound.iter().any(|c| matches!(c, Choice::Block(_, f) if *f == a))
    });
    let duties = blockers.count().max(open.count()) as i16;
    if duties >= room && duties > 0 {
        return (bound, false);
    }
    (more, bound.is_empty())
}
