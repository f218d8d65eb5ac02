//! How much is too much.

/// A bucket that fills with time: so many a second, so many at once.
#[derive(Clone, Debug)]
pub struct Bucket {
    per_second: u32,
    most: u64,
    /// Thousandths of a token.
    left: u64,
    last: u64,
}

impl Bucket {
    /// A full one: (a second, at once).
    #[must_use]
    pub fn full((per_second, most): (u32, u32)) -> Self {
        let most = u64::from(most) * 1000;
        Bucket { per_second, most, left: most, last: 0 }
    }

    /// Takes one at this time (milliseconds); `false` if none is left.
    pub fn take(&mut self, now: u64) -> bool {
        let passed = now.saturating_sub(self.last);
        self.last = self.last.max(now);
        self.left = self.left.saturating_add(passed.saturating_mul(u64::from(self.per_second))).min(self.most);
        let enough = self.left >= 1000;
        if enough {
            self.left -= 1000;
        }
        enough
    }
}

#[cfg(test)]
mod tests {
    use super::Bucket;

    #[test]
    fn a_burst_then_a_steady_rate() {
        let mut bucket = Bucket::full((20, 40));
        assert_eq!((0..100).filter(|_| bucket.take(5_000)).count(), 40);
        // One second later twenty more, and never more than the burst.
        assert_eq!((0..100).filter(|_| bucket.take(6_000)).count(), 20);
        assert_eq!((0..100).filter(|_| bucket.take(900_000)).count(), 40);
        assert!(!bucket.take(0), "a clock that goes back gives nothing");
    }
}
