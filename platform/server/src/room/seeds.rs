//! The fair shuffle: nobody alone chooses the seed of a game.

use super::events::Bytes32;
use super::ledger::Ledger;

/// Begins the text whose hash is the seed.
const DOMAIN: &[u8] = b"arbiter seed 1";

/// The hash that is published before the seed is.
#[must_use]
pub fn commit(seed: &Bytes32) -> Bytes32 {
    *blake3::hash(seed).as_bytes()
}

/// Seed of a game: the hash of all parts and of its number in the match.
#[must_use]
pub fn combine(server: &Bytes32, seats: &[Bytes32], round: u32) -> Bytes32 {
    let mut hash = blake3::Hasher::new();
    hash.update(DOMAIN).update(server);
    for part in seats {
        hash.update(part);
    }
    *hash.update(&round.to_le_bytes()).finalize().as_bytes()
}

/// One of many seeds that come from fresh bytes.
#[must_use]
pub fn part(fresh: &Bytes32, what: &str, n: u8) -> Bytes32 {
    *blake3::keyed_hash(fresh, format!("{what} {n}").as_bytes()).as_bytes()
}

/// 64 hex digits.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut out, b| {
        // Writing into a string cannot fail.
        let _ = write!(out, "{b:02x}");
        out
    })
}

/// 32 bytes from 64 hex digits.
#[must_use]
pub fn unhex(text: &str) -> Option<Bytes32> {
    let digits = text.as_bytes();
    if digits.len() != 64 {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, two) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        let digit = |d: u8| char::from(d).to_digit(16);
        *byte = u8::try_from(digit(two[0])? * 16 + digit(two[1])?).ok()?;
    }
    Some(bytes)
}

impl Ledger {
    /// All seats have revealed their seeds.
    #[must_use]
    pub fn all_revealed(&self) -> bool {
        self.chairs.iter().all(|c| c.seed.is_some())
    }
    /// Seed of the game that is being prepared. A staged game has the same one
    /// each time, so that a lesson is the same lesson.
    #[must_use]
    pub fn seed(&self) -> Bytes32 {
        if self.staged() { [0; 32] } else { combine(&self.server, &self.parts(), self.round) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seed_is_the_hash_that_the_note_says() {
        let (server, a, b) = ([1; 32], [2; 32], [3; 32]);
        let mut text = b"arbiter seed 1".to_vec();
        text.extend(server.iter().chain(&a).chain(&b).chain(&[7, 0, 0, 0]));
        assert_eq!(combine(&server, &[a, b], 7), *blake3::hash(&text).as_bytes());
        assert_ne!(combine(&server, &[a, b], 7), combine(&server, &[b, a], 7), "the order of the seats counts");
        assert_ne!(combine(&server, &[a, b], 7), combine(&server, &[a, b], 8), "so does the round");
    }

    #[test]
    fn hex_digits_come_back_and_others_do_not() {
        let bytes: Bytes32 = std::array::from_fn(|i| (i * 41) as u8);
        assert_eq!(unhex(&hex(&bytes)), Some(bytes));
        for bad in ["", "00", &"g".repeat(64), &"é".repeat(32), &"0".repeat(65)] {
            assert_eq!(unhex(bad), None, "{bad}");
        }
    }
}
