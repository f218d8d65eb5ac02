//! Sides: a player in a game of two, two players in a game of four. [four.1] [J1]

use crate::board::{ChampionId, Champions, Read, T};
use arbiter_kernel::{Seat, SeatSet, rule};
use smallvec::SmallVec;

/// The side of a seat. [J0]
#[must_use]
#[inline]
pub const fn side(seat: Seat) -> usize {
    (seat % 2) as usize
}

/// The other side.
#[must_use]
#[inline]
pub const fn other(side: usize) -> usize {
    1 - side
}

/// The seats of a side. [four.win.2]
#[must_use]
pub fn seats(t: &T, of: usize) -> SeatSet {
    if t.board.seats == 4 {
        rule!("four.win.2");
        SeatSet::one(of as Seat).and(of as Seat + 2)
    } else {
        SeatSet::one(of as Seat)
    }
}

/// Points that win. [victory.1] [four.win.1]
#[must_use]
pub fn goal(t: &T) -> u8 {
    if rule!("four.win.1" => t.board.seats == 4) {
        return 7;
    }
    rule!("victory.1");
    5
}

/// Cards of a full hand. [setup.8a] [four.hand.1]
#[must_use]
pub fn hand(t: &T) -> u8 {
    if rule!("four.hand.1", "four.hand.2" => t.board.seats == 4) {
        return 4;
    }
    rule!("setup.8a", "upkeep.5");
    5
}

/// Champions of each player. [recruit.friendly.8] [four.1]
#[must_use]
pub fn size(t: &T) -> usize {
    crate::recruit::size(t.board.seats).into()
}

/// The opponents of a seat, in turn order after it. [J3]
#[must_use]
pub fn opponents(t: &T, of: Seat) -> SmallVec<[Seat; 4]> {
    let n = t.board.seats as usize;
    let at = t.board.order[..n].iter().position(|&s| s == of).unwrap_or_default();
    let after = (1..n).map(|k| t.board.order[(at + k) % n]);
    after.filter(|&s| side(s) != side(of)).collect()
}

/// Allies in the arena: champions of the same side, without this one. [ally.1] [ally.2] [four.team.2]
#[must_use]
pub fn allies(t: &T, of: ChampionId) -> Champions {
    rule!("ally.2", "four.team.2");
    t.team(t.side_of(of)).within(t.present()).without(Champions::one(of))
}

/// Enemies in the arena. [ally.1]
#[must_use]
pub fn enemies(t: &T, of: usize) -> Champions {
    rule!("ally.1");
    t.team(other(of)).within(t.present())
}
