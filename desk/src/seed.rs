//! Seeds: 32 bytes from which all chance of a game comes.

use std::fmt;
use std::str::FromStr;

/// The seed of a game. A small number is a seed too; it is written in decimal,
/// every other one as 64 hex digits.
///
/// ```
/// use arbiter_desk::Seed;
/// assert_eq!(Seed::from(42).to_string(), "42");
/// assert_eq!("42".parse(), Ok(Seed::from(42)));
/// let long = Seed([7; 32]);
/// assert_eq!(long.to_string().parse(), Ok(long));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The number, if it is a small one.
    #[must_use]
    pub fn number(&self) -> Option<u64> {
        let (low, high) = self.0.split_at(8);
        let low = low.try_into().map(u64::from_le_bytes).ok()?;
        high.iter().all(|b| *b == 0).then_some(low)
    }
    /// A number for chance beside the game: the number itself, or one mixed of
    /// all bytes.
    #[must_use]
    pub fn mixed(&self) -> u64 {
        let words = self.0.chunks_exact(8).filter_map(|c| c.try_into().map(u64::from_le_bytes).ok());
        self.number().unwrap_or_else(|| words.fold(0, |all, word| all.rotate_left(17) ^ word))
    }
}

impl From<u64> for Seed {
    /// The same stream of chance as the number alone always gave.
    fn from(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number() {
            Some(number) => write!(f, "{number}"),
            None => self.0.iter().try_for_each(|b| write!(f, "{b:02x}")),
        }
    }
}

/// A text that is no seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSeed;

impl fmt::Display for NoSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seed is a number up to 18446744073709551615 or 64 hex digits")
    }
}

impl std::error::Error for NoSeed {}

impl FromStr for Seed {
    type Err = NoSeed;

    fn from_str(text: &str) -> Result<Self, NoSeed> {
        if text.len() != 64 {
            // Digits only: the language would also take a sign.
            let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
            return digits.then(|| text.parse::<u64>().ok()).flatten().map(Seed::from).ok_or(NoSeed);
        }
        let mut bytes = [0; 32];
        for (byte, two) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            let digit = |d: u8| char::from(d).to_digit(16).ok_or(NoSeed);
            *byte = (digit(two[0])? * 16 + digit(two[1])?) as u8;
        }
        Ok(Seed(bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::{NoSeed, Seed};

    #[test]
    fn numbers_and_digits_come_back() {
        for n in [0, 1, 42, u64::MAX] {
            assert_eq!(Seed::from(n).to_string(), n.to_string());
            assert_eq!(n.to_string().parse(), Ok(Seed::from(n)));
            assert_eq!(Seed::from(n).number(), Some(n));
        }
        let long = Seed(std::array::from_fn(|i| (i * 37) as u8));
        assert_eq!((long.to_string().len(), long.number()), (64, None));
        assert_eq!(long.to_string().to_uppercase().parse(), Ok(long));
        // A seed whose high bytes are zero may be written out as well.
        let small = format!("2a{}", "00".repeat(31));
        assert_eq!(small.parse(), Ok(Seed::from(42)));
    }

    #[test]
    fn other_texts_are_refused() {
        let long = "g".repeat(64);
        for bad in ["", "-1", "+1", "abc", "18446744073709551616", long.as_str(), &"é".repeat(32)] {
            assert_eq!(bad.parse::<Seed>(), Err(NoSeed), "{bad}");
        }
    }
}
