//! How much is too much.

/// Milliseconds of an hour: a bucket counts in parts of a token this small.
const HOUR: u64 = 3_600_000;

/// A bucket that fills with time: so many an hour, so many at once.
#[derive(Clone, Debug)]
pub struct Bucket {
    per_hour: u64,
    most: u64,
    /// Parts of tokens.
    left: u64,
    last: u64,
}

impl Bucket {
    /// A full one: (a second, at once).
    #[must_use]
    pub fn full((per_second, most): (u32, u32)) -> Self {
        Bucket::hourly((per_second.saturating_mul(3600), most))
    }

    /// A full one: (an hour, at once).
    #[must_use]
    pub fn hourly((per_hour, most): (u32, u32)) -> Self {
        let most = u64::from(most) * HOUR;
        Bucket { per_hour: u64::from(per_hour), most, left: most, last: 0 }
    }

    /// Takes one at this time (milliseconds); `false` if none is left.
    pub fn take(&mut self, now: u64) -> bool {
        self.fill(now);
        let enough = self.left >= HOUR;
        if enough {
            self.left -= HOUR;
        }
        enough
    }

    /// Nothing of it is used at this time: it can be forgotten.
    pub fn is_full(&mut self, now: u64) -> bool {
        self.fill(now);
        self.left == self.most
    }

    fn fill(&mut self, now: u64) {
        let passed = now.saturating_sub(self.last);
        self.last = self.last.max(now);
        self.left = self.left.saturating_add(passed.saturating_mul(self.per_hour)).min(self.most);
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

    #[test]
    fn an_hour_is_as_good_as_its_seconds() {
        let mut bucket = Bucket::hourly((60, 2));
        assert!(bucket.is_full(0) && bucket.take(0) && bucket.take(0) && !bucket.take(59_999));
        assert!(bucket.take(60_000), "one a minute");
        assert!(!bucket.is_full(60_000) && bucket.is_full(180_000));
    }
}
