//! Numbers of games do not wrap: they stay at the largest there is, and what
//! would grow forever is ended by the loop rule.

/// A sum that stays at the largest number there is.
pub trait Total: Iterator<Item = i16> + Sized {
    /// All of it together.
    #[must_use]
    fn total(self) -> i16 {
        self.fold(0, i16::saturating_add)
    }
}

impl<I: Iterator<Item = i16>> Total for I {}

#[cfg(test)]
mod tests {
    use super::Total;

    #[test]
    fn a_sum_stays_at_the_largest_number() {
        assert_eq!([i16::MAX, 1, -1].into_iter().total(), i16::MAX - 1);
        assert_eq!([i16::MIN, -1].into_iter().total(), i16::MIN);
        assert_eq!(std::iter::empty().total(), 0);
    }
}
