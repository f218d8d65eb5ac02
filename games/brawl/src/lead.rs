//! How far a side is ahead, for bots that do not play a game to its end. No
//! rule: a guess of what a table is worth, made of what lies open.

use crate::board::{ChampionId, Read, T, slot};
use crate::team::{self, other};
use crate::{challenges, layers};
use arbiter_kernel::{Seat, marks};

/// A point of the game.
const POINT: i32 = 200;
/// A champion that is about to be knocked out; one without damage costs nothing.
const DAMAGE: i32 = 120;
/// A champion on its portal has to come back first.
const PORTAL: i32 = 40;
/// An experienced face.
const EXPERIENCE: i32 = 50;
/// A point of a challenge that would be met if nobody moved any more.
const MET: i32 = 60;

/// How far the side of a seat is ahead.
pub(crate) fn lead(t: &T, seat: Seat) -> i32 {
    let side = team::side(seat);
    marks::quietly(|| worth(t, side) - worth(t, other(side)))
}

fn worth(t: &T, side: usize) -> i32 {
    let champions: i32 = t.team(side).iter().map(|c| champion(t, c)).sum();
    POINT * i32::from(t.board.points[side]) + champions + MET * met(t, side)
}

fn champion(t: &T, who: ChampionId) -> i32 {
    let c = t.champion(who);
    let hurt = DAMAGE * i32::from(c.damage) / i32::from(layers::life(t, who).max(1));
    EXPERIENCE * i32::from(c.experienced) - hurt - PORTAL * i32::from(!t.in_arena(who))
}

/// What the challenges on the track are worth that the side meets now.
fn met(t: &T, side: usize) -> i32 {
    let slots = t.arena().track.slots(t.board.seats).iter().enumerate();
    let holds =
        |n: usize| t.zones.of(slot(n)).first().is_some_and(|&c| challenges::met(t, side, challenges::goal(t, c)));
    slots.filter(|(n, points)| **points > 0 && holds(*n)).map(|(_, points)| i32::from(*points)).sum()
}
