//! Where cards lead and what they reach, for whoever draws the arena. All of it
//! follows from what lies open and from cards that the viewer knows.

use crate::arena::{Mask, each};
use crate::attack::{self, Step as Attack};
use crate::board::{Read, T};
use crate::skill::Step as Skill;
use crate::timing::Proc;
use crate::{effect, layers, movement, play};
use arbiter_kernel::Frame;

/// The hexes on which the champion of a card can end its movement. [move.1] [ko.10]
pub(super) fn ends(t: &T, slot: u16) -> Mask {
    let (who, def) = (t.owner(slot), t.card(slot));
    let Some(printed) = def.card.movement else { return 0 };
    let going = play::walk(t, who, layers::movement(t, who, printed), def.slithers);
    let over = if def.slithers { t.arena().all } else { t.arena().all & !movement::blocked(t, who) };
    if t.in_arena(who) {
        let first = movement::ways(t, going).next;
        return t.arena().flood(first, over, going.left.saturating_sub(1)) & t.free();
    }
    t.arena().flood(movement::enters(t, going), over, going.left.saturating_sub(1)) & t.free()
}

/// What the card of this action reaches from here, while it is aimed. [attack.3] [skill.2]
pub(super) fn aimed(t: &T) -> Mask {
    let aims = matches!(
        t.frames().last(),
        Some(Frame::Proc(Proc::Attack(Attack::Chosen | Attack::Aimed) | Proc::Skill(Skill::Chosen | Skill::Aimed)))
    );
    let before = matches!(t.frames().last(), Some(Frame::Run(run)) if effect::aiming(t, *run));
    if aims || before { attack::range(t) } else { 0 }
}

/// The hexes of a turn of a shape, the middle of it first: that one is pressed. [aoe.2]
pub(super) fn turned(t: &T, turn: u8) -> Vec<u8> {
    let (arena, at) = (t.arena(), t.champion(t.board.action.champion).at);
    let middle = arena.step(at, turn).unwrap_or(at);
    let mut hexes: Vec<u8> = each(attack::covered(t, turn)).collect();
    hexes.sort_by_key(|&h| arena.distance(middle, h));
    hexes
}
