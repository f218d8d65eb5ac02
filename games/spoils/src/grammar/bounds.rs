//! How many: bounds and quantities.

use super::Parser;
use crate::words::{Bound, Num, Quantity};

impl Parser<'_> {
    /// `at least 4`, `a`, `no`, `an even number of`, `only 1`, `3 or fewer`,
    /// `more than 1`
    pub(super) fn count_bound(&mut self) -> Option<Bound> {
        if self.c.words("at least").is_some() {
            return Some(Bound::AtLeast(self.num()?));
        }
        if self.c.words("more than").is_some() {
            return Some(Bound::MoreThan(self.num()?));
        }
        if self.c.words("an even number of").is_some() {
            return Some(Bound::Even);
        }
        if self.c.word("no").is_some() {
            return Some(Bound::Is(Num::N(0)));
        }
        if self.c.word("any").is_some() {
            return Some(Bound::AtLeast(Num::N(1)));
        }
        if self.c.word("only").is_some() {
            return Some(Bound::Only(self.num()?));
        }
        if self.c.one_of(&["an", "a"]).is_some() {
            return Some(Bound::Some);
        }
        let n = self.num()?;
        match self.c.one_of(&["or fewer", "or less", "or more"]) {
            Some(0 | 1) => Some(Bound::AtMost(n)),
            Some(_) => Some(Bound::AtLeast(n)),
            None => Some(Bound::Is(n)),
        }
    }

    /// `X of`, `any number of`, in front of cards spoken of.
    pub(super) fn quantity_of(&mut self) -> Option<Quantity> {
        let count = self.quantity()?;
        if count != Quantity::Any {
            self.c.word("of")?;
        }
        Some(count)
    }

    /// `a`, `2`, `X`, `up to 3`, `2 or fewer`, `any number of`, `all`
    pub(super) fn quantity(&mut self) -> Option<Quantity> {
        if self.c.words("up to").is_some() {
            return Some(Quantity::UpTo(self.num()?));
        }
        if self.c.words("any number of").is_some() {
            return Some(Quantity::Any);
        }
        if self.c.word("another").is_some() {
            // The filter is told by whoever asks.
            self.c.back_to(self.c.at() - 1);
            return Some(Quantity::Exactly(Num::N(1)));
        }
        let n = self.num_or_a()?;
        match self.c.words("or fewer") {
            Some(()) => Some(Quantity::OrFewer(n)),
            None => Some(Quantity::Exactly(n)),
        }
    }
}

/// Whether a quantity is of several.
pub(super) fn plural(q: &Quantity) -> bool {
    !matches!(q, Quantity::Exactly(Num::N(1)))
}
