//! Movement that touches only its end hex: Dive, Leap, and a Rush across
//! champions and traps. [kw.dive.1] [kw.leap.1] [L6]

use crate::Brawl;
use crate::arena::{HexId, Mask, bit};
use crate::board::{Cause, ChampionId, Champions, Read, T};
use crate::event::Event;
use crate::timing::{Choice, Proc};
use arbiter_kernel::{Flow, Seat, rule};
use serde::{Deserialize, Serialize};
use smallvec::smallvec;

/// Over what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Over {
    /// In a row over everything. [kw.dive.1]
    Dive,
    /// Over everything. [kw.leap.1]
    Leap,
    /// In a row over champions and traps; statues stop it. [L6]
    Across,
}

/// A movement to its end hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Jump {
    /// Who.
    pub who: ChampionId,
    /// How far at most.
    pub far: u8,
    /// Who chooses.
    pub seat: Seat,
    /// By whose doing.
    pub cause: Cause,
    /// Over what.
    pub over: Over,
}

/// Where it may end: without champion and statue. [D4]
#[must_use]
pub fn ends(t: &T, j: Jump) -> Mask {
    let (c, arena) = (t.champion(j.who), t.arena());
    if !t.in_arena(j.who) || rule!("kw.immobilise.2" => c.immobilised) {
        return 0;
    }
    let reach = arena.within(c.at, j.far) & t.free();
    match j.over {
        Over::Leap => {
            rule!("kw.leap.1");
            reach
        }
        Over::Dive => {
            rule!("kw.dive.1");
            reach & arena.sight(c.at, 0)
        }
        Over::Across => {
            rule!("kw.rush");
            reach & arena.sight(c.at, arena.statue_mask)
        }
    }
}

/// Where to? Nowhere is allowed. [ba.7]
pub(crate) fn jump(t: &mut T, j: Jump) -> Flow<Brawl> {
    if ends(t, j) == 0 { Flow::Done } else { Flow::Ask(Proc::Jumped(j), j.seat) }
}

/// It was said.
pub(crate) fn jumped(t: &mut T, j: Jump) -> Flow<Brawl> {
    let Choice::Hex(to) = t.answered() else {
        rule!("ba.7");
        return Flow::Done;
    };
    note_crossed(t, j, to);
    // Its end hex is entered, and nothing before it. [kw.dive.2] [kw.leap.2]
    rule!("kw.dive.2", "kw.leap.2");
    let Jump { who, cause, .. } = j;
    // No way is left: it is over.
    let done = Proc::Jump(Jump { far: 0, ..j });
    Flow::Emit(done, smallvec![Event::Enter { who, to, cause, quietly: false }])
}

/// Who stands strictly between, and who comes first. [L6]
fn note_crossed(t: &mut T, j: Jump, to: HexId) {
    let from = t.champion(j.who).at;
    if j.over == Over::Leap {
        return;
    }
    let between = t.arena().between(from, to);
    let crossed = t.on(between);
    let first = crossed.iter().min_by_key(|&c| t.arena().distance(from, t.champion(c).at));
    let notes = t.board.action.note(j.cause);
    (notes.crossed, notes.first) = (crossed, first);
    debug_assert!(crossed.without(t.present()) == Champions::NONE && between & bit(from) == 0);
}
