//! Which hexes come next on a way. [move.2] [move.3] [D2] [D6]

use super::{Going, How};
use crate::arena::{HexId, Mask, bit, each};
use crate::board::{ChampionId, Read, T};
use crate::team::other;
use arbiter_kernel::rule;

/// What can be done next on a way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ways {
    /// Hexes that can be entered.
    pub next: Mask,
    /// It may end here.
    pub stop: bool,
}

/// Hexes that a champion cannot cross: statues and its enemies. [move.2]
pub(crate) fn blocked(t: &T, who: ChampionId) -> Mask {
    rule!("move.2");
    t.arena().statue_mask | t.board.standing[other(t.side_of(who))]
}

/// What can be done next.
#[must_use]
pub fn ways(t: &T, g: Going) -> Ways {
    let c = t.champion(g.who);
    // Immobilised: what is left of the movement is lost. [kw.immobilise.1] [trap.4]
    if g.left == 0 || rule!("kw.immobilise.1", "kw.immobilise.2" => c.immobilised) {
        return Ways::default();
    }
    // Fallen on the way, it waits for another activation. [E10]
    if !t.in_arena(g.who) {
        return Ways::default();
    }
    let arena = t.arena();
    let here = bit(c.at);
    // Where two are on one hex, this one is on its way through.
    let others = t.hexes(t.present().without(crate::board::Champions::one(g.who)));
    let open = arena.all & !arena.statue_mask & !others;
    let over = if g.how == How::Slither { arena.all } else { arena.all & !blocked(t, g.who) };
    let goal = match g.how {
        How::Toward(to, than) => open & closer(t, to, than),
        How::Away(from, than) => open & !closer(t, from, than.saturating_add(1)),
        _ => open,
    };
    let near = match g.how {
        How::Along(way) => {
            rule!("row.ex", "kw.rush");
            arena.step(c.at, way).map_or(0, bit)
        }
        _ => arena.near(c.at),
    } & over;
    // A free hex can be ended on; a step onto another only if a free one comes
    // after it. [move.3]
    let plain = near & goal;
    let through = each(near & !goal).filter(|&h| leads(t, g, c.at, h, over, goal)).fold(0, |all, h| all | bit(h));
    Ways { next: plain | through, stop: goal & here != 0 }
}

/// Whether a way over this hex can still end on one of the goals.
fn leads(t: &T, g: Going, from: HexId, hex: HexId, over: Mask, goal: Mask) -> bool {
    rule!("move.3");
    let arena = t.arena();
    if let How::Along(_) | How::Rush = g.how {
        let Some(way) = arena.way(from, hex) else { return false };
        let row = arena.upto(hex, way, !over) & over & arena.within(hex, g.left - 1);
        return row & goal != 0;
    }
    arena.flood(bit(hex), over, g.left - 1) & goal != 0
}

/// Hexes nearer to one than so far; nobody goes toward or away from itself, so
/// that it is never no distance at all.
fn closer(t: &T, to: HexId, than: u8) -> Mask {
    t.arena().within(to, than - 1)
}

/// Deployment hexes by which a champion comes in from its portal. [ko.10] [C6]
#[must_use]
pub fn enters(t: &T, g: Going) -> Mask {
    rule!("ko.10", "board.2");
    let arena = t.arena();
    if g.left == 0 || t.champion(g.who).immobilised {
        return 0;
    }
    let home = arena.deployment[t.board.home[t.side_of(g.who)] as usize];
    let slither = g.how == How::Slither;
    let over = if slither { arena.all } else { arena.all & !blocked(t, g.who) };
    let open = t.free();
    let plain = home & open;
    let through = each(home & over & !open).filter(|&h| arena.flood(bit(h), over, g.left - 1) & open != 0);
    plain | through.fold(0, |all, h| all | bit(h))
}
