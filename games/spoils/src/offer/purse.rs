//! What a player has for plays and uses, read once for all that are offered.

use crate::board::T;
use crate::icons;
use crate::pay;
use crate::words::Icons;
use arbiter_kernel::{Seat, rule};

/// A player with the icons and the resources at hand.
#[derive(Clone, Copy, Debug)]
pub struct Purse {
    /// Whose.
    pub seat: Seat,
    /// How many resources can pay. [309.1a]
    pub means: i16,
    icons: Icons,
}

impl Purse {
    /// Looks at what a player controls.
    #[must_use]
    pub fn of(t: &T, seat: Seat) -> Self {
        Purse { seat, means: pay::means(t, seat), icons: icons::of(t, seat) }
    }
    /// Whether a threshold is met. [405.1]
    #[must_use]
    pub fn meets(&self, threshold: Icons) -> bool {
        rule!("201.3a", "405.1");
        self.icons.meet(threshold)
    }
}
