//! Whether anything has changed since the last state check that could let
//! somebody die or bear too much: mostly it has not. [T4]

use crate::board::{T, look};

/// How things stood when the last check was through. It says nothing that could
/// not be worked out again, so states that differ in nothing else are equal.
#[derive(Clone, Copy, Debug, Default)]
pub struct Settled(u64);

impl PartialEq for Settled {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}
impl Eq for Settled {}

impl Settled {
    /// As things stand now.
    pub(super) fn now(t: &T) -> Settled {
        let mut sum = 0u64;
        let mut mix = |n: u64| sum = (sum.rotate_left(5) ^ n).wrapping_mul(0x517c_c1b7_2722_0a95);
        let name = |id: arbiter_kernel::ObjectId| u64::from(id.slot) << 16 | u64::from(id.stay);
        look::all_in_play(t).for_each(|id| mix(name(id)));
        for h in &t.board.held {
            mix(name(h.on) << 16 | u64::from(h.ability));
            mix(h.since.into());
        }
        for g in &t.board.groups {
            mix(name(g.source) << 16 | u64::from(g.ability));
            mix(u64::from(g.spot) << 32 | u64::from(g.stamp));
        }
        if let Some(b) = &t.board.battle {
            mix(name(b.target) << 16 | u64::from(b.attacker) << 8 | u64::from(b.defender));
            for f in &b.fighters {
                mix(name(f.who) << 32 | name(f.facing));
            }
            b.attacked.iter().for_each(|id| mix(name(*id)));
        }
        mix(t.out().0.into());
        Settled(sum | 1)
    }

    /// Whether this check found at its beginning that they stand so still.
    pub(super) fn is_known(self) -> bool {
        self.0 != 0
    }

    /// Whether nothing has changed besides what `touched` says of the cards in play.
    /// Shortcut: whoever did not die and bore nothing too much then does not now.
    pub(super) fn holds(t: &T, touched: bool) -> bool {
        let then = t.board.settled.0;
        !touched && then != 0 && !t.rules.counts_hand && Settled::now(t).0 == then
    }
}
