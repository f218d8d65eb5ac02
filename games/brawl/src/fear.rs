//! Fear: its victim runs as far away as it can. [T11] [I3]

use crate::Brawl;
use crate::arena::{HexId, Mask, bit};
use crate::ask::Question;
use crate::board::{Cause, ChampionId, Read, T};
use crate::movement::{self, Going, How};
use crate::timing::{Choice, Proc};
use arbiter_kernel::{Flow, Frame, rule};
use serde::{Deserialize, Serialize};

/// Where does the victim flee? [kw.fear.1]
pub(crate) const QUESTION: Question = Question::new("ask-flee");

/// Where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// Where to? The victim's player chooses. [J5]
    Flee(ChampionId, u8, Cause),
    /// It was said.
    Fled(ChampionId, u8, Cause),
}

/// Begins with somebody in the arena who can and must run. [mvfx.4]
pub(crate) fn begin(t: &T, cause: Cause, who: ChampionId, far: u8) -> Option<Frame<Brawl>> {
    rule!("kw.fear.1");
    let stays = rule!("mvfx.4" => t.champion(who).immobilised);
    let flees = !stays && t.in_arena(t.origin(cause)) && ends(t, cause, who, far) != 0;
    flees.then_some(Frame::Proc(Proc::Fear(Step::Flee(who, far, cause))))
}

/// The ends farthest from the source, by the longest Rush. [kw.fear.2]
#[must_use]
pub fn ends(t: &T, cause: Cause, who: ChampionId, far: u8) -> Mask {
    rule!("kw.fear.2");
    let arena = t.arena();
    let (from, source) = (t.champion(who).at, t.champion(t.origin(cause)).at);
    let (blocked, free) = (movement::blocked(t, who), t.free());
    let (mut best, mut ends) = ((arena.distance(from, source), 0), 0);
    for way in 0..6 {
        let mut at = from;
        for length in 1..=far {
            let Some(next) = arena.step(at, way).filter(|&h| blocked & bit(h) == 0) else { break };
            at = next;
            let found = (arena.distance(at, source), length);
            if free & bit(at) == 0 || found.0 <= arena.distance(from, source) || found < best {
                continue;
            }
            ends = if found == best { ends | bit(at) } else { bit(at) };
            best = found;
        }
    }
    ends
}

/// One step.
pub(crate) fn advance(t: &mut T, step: Step) -> Flow<Brawl> {
    match step {
        Step::Flee(who, far, cause) => {
            let ends = ends(t, cause, who, far);
            if ends.count_ones() == 1 {
                return flee(t, who, cause, ends.trailing_zeros() as HexId);
            }
            Flow::Ask(Proc::Fear(Step::Fled(who, far, cause)), t.champion(who).seat)
        }
        Step::Fled(who, _, cause) => match t.answered() {
            Choice::Hex(to) => flee(t, who, cause, to),
            _ => unreachable!("a hex was named"),
        },
    }
}

/// It runs there, over every trap. [H6]
fn flee(t: &mut T, who: ChampionId, cause: Cause, to: HexId) -> Flow<Brawl> {
    let (at, seat) = (t.champion(who).at, t.champion(who).seat);
    let way = t.arena().way(at, to).expect("it lies in a row");
    let left = t.arena().distance(at, to);
    Flow::Goto(Proc::Move(movement::Step::Next, Going { who, left, seat, cause, how: How::Flee(way) }))
}
