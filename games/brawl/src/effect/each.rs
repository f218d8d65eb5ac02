//! A keyword on champions: one after the other, each finished before the next. [E7]

use crate::Brawl;
use crate::board::{Cause, ChampionId, Champions, Read, T};
use crate::layers;
use crate::movement::{self, Going, How, Jump, Over};
use crate::timing::{Choice, Proc};
use crate::words::{Effect, Keyword};
use crate::{cards, fear, push};
use arbiter_kernel::{Flow, Frame, Seat, rule};
use serde::{Deserialize, Serialize};

/// Where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Each {
    /// Who is next?
    Next,
    /// It was said.
    Named,
}

/// A keyword and those that it is still to reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Many {
    /// Whom.
    pub set: Champions,
    /// What.
    pub effect: Effect,
    /// By whose doing.
    pub cause: Cause,
    /// Who chooses.
    pub seat: Seat,
    /// They need not. [L27]
    pub may: bool,
    /// One of them, no more.
    pub one: bool,
}

impl Each {
    pub(super) fn start(many: Many) -> Frame<Brawl> {
        Frame::Proc(Proc::Each(Each::Next, many))
    }
}

/// Those that are still there and to whom it does something; whoever cannot
/// move is not asked to. [L7] [L27]
pub(crate) fn named(t: &T, m: Many) -> Champions {
    let able = |c: &ChampionId| {
        let stays = m.may && t.champion(*c).immobilised;
        !stays && !cancelled(t, m.cause, *c, m.effect.keyword())
    };
    m.set.within(t.present()).iter().filter(able).collect()
}

/// One step.
pub(crate) fn each(t: &mut T, step: Each, m: Many) -> Flow<Brawl> {
    let next = match step {
        Each::Next => {
            let left = named(t, m);
            match left.first() {
                None => return Flow::Done,
                Some(only) if left.len() == 1 => only,
                Some(_) => return Flow::Ask(Proc::Each(Each::Named, m), m.seat),
            }
        }
        Each::Named => match t.answered() {
            Choice::Champion(who) => who,
            _ => return Flow::Done,
        },
    };
    let set = if m.one { Champions::NONE } else { m.set.without(Champions::one(next)) };
    let then = Proc::Each(Each::Next, Many { set, ..m });
    match begin(t, m.cause, m.seat, next, m.effect) {
        Some(frame) => Flow::Call(then, frame),
        None => Flow::Goto(then),
    }
}

/// Whether a keyword does nothing to a champion: it is immune, or a Reaction
/// cancels what the attack does. [L7] [L8] [mvfx.2]
fn cancelled(t: &T, cause: Cause, who: ChampionId, keyword: Keyword) -> bool {
    let still = t.board.action.still && cause == Cause::Action && keyword.is_movement_effect();
    rule!("mvfx.2" => still) || layers::immune(t, who, keyword)
}

/// Begins a keyword on one champion; `None`: it does nothing.
pub(crate) fn begin(t: &mut T, cause: Cause, seat: Seat, who: ChampionId, effect: Effect) -> Option<Frame<Brawl>> {
    if !t.in_arena(who) {
        return None;
    }
    let go = |left, how| Frame::Proc(Proc::Move(movement::Step::Next, Going { who, left, seat, cause, how }));
    let jump = |far, over| Frame::Proc(Proc::Jump(Jump { who, far, seat, cause, over }));
    match effect {
        Effect::Rush(far) => {
            rule!("kw.rush");
            Some(go(far, How::Rush))
        }
        Effect::RushAcross(far) => Some(jump(far, Over::Across)),
        Effect::Dive(far) => Some(jump(far, Over::Dive)),
        Effect::Leap(far) => Some(jump(far, Over::Leap)),
        Effect::Push(far) => push::begin(t, cause, who, Keyword::Push, far),
        Effect::Pull(far) => push::begin(t, cause, who, Keyword::Pull, far),
        Effect::Fear(far) => fear::begin(t, cause, who, far),
        Effect::Shift(far) => {
            // By the rules of its own side, led by another. [D7] [mvfx.4]
            rule!("kw.shift");
            // Shortcut: who is immobilised finds no way either.
            let stays = rule!("mvfx.4" => t.champion(who).immobilised);
            (!stays).then(|| go(far, How::Shift))
        }
        Effect::Heal(most) => Some(cards::heal(seat, who, most)),
        Effect::Stun => cards::stun(t, who),
        Effect::Immobilise => cards::immobilise(t, who),
        Effect::Draw(_) | Effect::DrawEach(_) | Effect::Plan(_) => None,
    }
}
