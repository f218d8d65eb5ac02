//! What a player has for plays and uses, read once for all that are offered.

use crate::board::T;
use crate::icons;
use crate::layers;
use crate::listen;
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
    /// No rule that holds now changes while a play is paid for.
    pub steady: bool,
    /// Nor does any rule change what is paid.
    pub plain: bool,
    /// What leaves play by a cost leaves no resource behind, and no price changed.
    pub settled: bool,
    icons: Icons,
}

impl Purse {
    /// Looks at what a player controls.
    #[must_use]
    pub fn of(t: &T, seat: Seat) -> Self {
        let steady = !layers::astir(t, &[listen::SHAKY, listen::GIVE]);
        let plain = !layers::astir(t, &[listen::PRICE, listen::LEVY]);
        let told = [listen::INSTEAD, listen::CONTROL, listen::TYPE, listen::BLANK, listen::GIVE];
        let settled = plain && !layers::astir(t, &told);
        Purse { seat, means: pay::means(t, seat), steady, plain, settled, icons: icons::of(t, seat) }
    }
    /// Whether a threshold is met. [405.1]
    #[must_use]
    pub fn meets(&self, threshold: Icons) -> bool {
        rule!("201.3a", "405.1");
        self.icons.meet(threshold)
    }
}
