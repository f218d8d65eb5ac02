//! What became known and what chance was used, for taking back.

use crate::SeatSet;
use std::collections::BTreeMap;

/// How much chance a game has used and who sees what. Two traces tell whether
/// something was given away between them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trace {
    /// Numbers that chance has drawn.
    pub drawn: u64,
    /// Fixed rolls of a scene that chance has still to give.
    pub rolls: usize,
    /// How often a card was looked at or revealed, also for a moment.
    pub shown: u64,
    /// Cards by a number that stays theirs, with the seats that see the face.
    pub sights: BTreeMap<u32, SeatSet>,
}

impl Trace {
    /// Between this trace and a later one of the same game chance was used, or
    /// some seat got to see a card. A card that did not exist before reveals
    /// nothing.
    #[must_use]
    pub fn reveals(&self, later: &Trace) -> bool {
        let newly = |(card, now): (&u32, &SeatSet)| self.sights.get(card).is_some_and(|before| now.0 & !before.0 != 0);
        let chance = self.drawn != later.drawn || self.rolls != later.rolls;
        chance || self.shown != later.shown || later.sights.iter().any(newly)
    }
}

#[cfg(test)]
mod tests {
    use super::Trace;
    use crate::SeatSet;

    fn trace(drawn: u64, sights: &[(u32, u8)]) -> Trace {
        let sights = sights.iter().map(|&(card, seats)| (card, SeatSet(seats))).collect();
        Trace { drawn, sights, ..Trace::default() }
    }

    #[test]
    fn chance_and_new_eyes_reveal_and_nothing_else_does() {
        let before = trace(3, &[(1, 0b01), (2, 0b11), (3, 0b00)]);
        assert!(!before.reveals(&before));
        assert!(!before.reveals(&trace(3, &[(1, 0b01), (2, 0b01)])), "hiding and leaving");
        assert!(!before.reveals(&trace(3, &[(1, 0b01), (9, 0b11)])), "a token that was made");
        assert!(before.reveals(&trace(4, &[(1, 0b01)])), "chance");
        assert!(before.reveals(&trace(3, &[(1, 0b11)])), "the other seat sees it now");
        assert!(before.reveals(&trace(3, &[(3, 0b01)])));
        assert!(before.reveals(&Trace { shown: 1, ..before.clone() }), "a glance");
    }
}
