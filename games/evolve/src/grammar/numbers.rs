//! Quantities and comparisons.

use super::Parser;
use crate::words::{Bound, Cmp};

/// How many, as it stands before a noun.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Quantity {
    pub least: u8,
    pub most: u8,
    pub other: bool,
    pub random: bool,
}

/// `any number of`
pub(super) const ANY_NUMBER: u8 = 255;

impl Parser<'_> {
    pub(super) fn small(&mut self) -> Option<u8> {
        self.attempt(|p| u8::try_from(p.c.number()?).ok())
    }

    /// `a`, `another`, `a random`, `2`, `up to 3`, `any number of`
    pub(super) fn quantity(&mut self) -> Option<Quantity> {
        let exactly = |n| Quantity { least: n, most: n, other: false, random: false };
        if self.c.word("another").is_some() {
            return Some(Quantity { other: true, ..exactly(1) });
        }
        // `any number of them`: `of` is left for what follows.
        if self
            .attempt(|p| p.c.words("any number").filter(|()| p.c.peek_at(1).is_some_and(|t| t.low == "them")))
            .is_some()
            || self.c.words("any number of").is_some()
        {
            return Some(Quantity { least: 0, most: ANY_NUMBER, other: false, random: false });
        }
        if self.c.words("up to").is_some() {
            let most = self.small()?;
            return Some(Quantity { least: 0, ..exactly(most) });
        }
        let count = match self.c.one_of(&["an", "a", "one"]) {
            Some(_) => 1,
            None => match self.c.one_of(&["two", "three"]) {
                Some(at) => [2, 3][at],
                None => self.small()?,
            },
        };
        let random = self.c.word("random").is_some();
        Some(Quantity { random, ..exactly(count) })
    }

    /// `3 play points or less`, `at least 3 play points`, `3 or more`, `3`
    pub(super) fn bound(&mut self, unit: &[&str]) -> Option<Bound> {
        let at_least = self.c.words("at least").is_some();
        let n = self.c.number()?;
        self.c.one_of(unit);
        if at_least {
            return Some(Bound { least: n, most: i16::MAX });
        }
        Some(match self.c.one_of(&["or less", "or more"]) {
            Some(0) => Bound { least: i16::MIN, most: n },
            Some(_) => Bound { least: n, most: i16::MAX },
            None => Bound { least: n, most: n },
        })
    }

    /// `at least 3`, `3 or less`, `exactly 3`, `3`
    pub(super) fn cmp(&mut self) -> Option<Cmp> {
        if self.c.words("at least").is_some() {
            return self.c.number().map(Cmp::AtLeast);
        }
        if self.c.words("at most").is_some() {
            return self.c.number().map(Cmp::AtMost);
        }
        if self.c.word("exactly").is_some() {
            return self.c.number().map(Cmp::Exactly);
        }
        let n = self.c.number()?;
        Some(match self.c.one_of(&["or less", "or more"]) {
            Some(0) => Cmp::AtMost(n),
            Some(_) => Cmp::AtLeast(n),
            None => Cmp::Exactly(n),
        })
    }
}
