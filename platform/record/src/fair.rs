//! Proof of the shuffle: the server and every seat commit to 32 bytes before
//! anybody knows the others', and the seed is made of all of them.
//!
//! In the head of a replay:
//!
//! ```text
//! round 1
//! fair server <seed> <commit>
//! fair A <seed> <commit>
//! fair B <seed> <commit>
//! ```

use crate::Record;
use arbiter_catalog::{Fault, Seed, letter};

/// What the seed of round n is hashed with first, so that no other hash is one.
const LABEL: &[u8] = b"arbiter seed 1";

/// Bytes that somebody contributed and the hash that was published before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// The bytes.
    pub seed: [u8; 32],
    /// Their hash.
    pub commit: [u8; 32],
    /// Line in the file, from 1.
    pub line: usize,
}

/// All parts of a seed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fair {
    /// The server's.
    pub server: Part,
    /// The seats', in order.
    pub seats: Vec<Part>,
    /// Which game of the match.
    pub round: u32,
}

impl Part {
    /// Bytes with their hash.
    #[must_use]
    pub fn of(seed: [u8; 32]) -> Self {
        Part { seed, commit: commit(&seed), line: 0 }
    }
}

impl Fair {
    /// The seed that these parts make.
    #[must_use]
    pub fn seed(&self) -> Seed {
        let seats: Vec<[u8; 32]> = self.seats.iter().map(|p| p.seed).collect();
        seed_of(&self.server.seed, &seats, self.round)
    }
}

/// The hash that commits to a seed.
#[must_use]
pub fn commit(seed: &[u8; 32]) -> [u8; 32] {
    *blake3::hash(seed).as_bytes()
}

/// The seed of a round.
#[must_use]
pub fn seed_of(server: &[u8; 32], seats: &[[u8; 32]], round: u32) -> Seed {
    let mut hasher = blake3::Hasher::new();
    hasher.update(LABEL).update(server);
    for seat in seats {
        hasher.update(seat);
    }
    hasher.update(&round.to_le_bytes());
    Seed(*hasher.finalize().as_bytes())
}

/// Bytes as hex digits.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

/// 32 bytes of 64 hex digits.
#[must_use]
pub fn unhex(text: &str) -> Option<[u8; 32]> {
    // A seed is read the same way, but a short number would be one too.
    (text.len() == 64).then(|| text.parse::<Seed>().ok()).flatten().map(|seed| seed.0)
}

impl Record {
    /// Whether the seed is the one that everybody's parts make; `false` if the
    /// replay names no parts.
    ///
    /// # Errors
    /// Which part, or the seed itself, is not what was committed to.
    pub fn check_fair(&self) -> Result<bool, Fault> {
        let Some(fair) = &self.fair else { return Ok(false) };
        if fair.seats.len() != self.seats() {
            let why = format!("{} seats have a part in the seed, but {} play", fair.seats.len(), self.seats());
            return Err(self.fault(fair.server.line, why));
        }
        let who = |n: usize| format!("seat {}", letter(n as u8));
        let seats = fair.seats.iter().enumerate().map(|(n, part)| (who(n), part));
        for (who, part) in std::iter::once(("the server".to_owned(), &fair.server)).chain(seats) {
            let found = commit(&part.seed);
            if found != part.commit {
                let why = format!("{who} committed to {}, but this seed has {}", hex(&part.commit), hex(&found));
                return Err(self.fault(part.line, why));
            }
        }
        if fair.seed() != self.seed {
            let why = format!("the parts make the seed {}, the replay says {}", fair.seed(), self.seed);
            return Err(self.fault(self.lines.seed, why));
        }
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::{commit, hex, seed_of, unhex};

    #[test]
    fn the_seed_depends_on_every_part_and_the_round() {
        let parts = [[1; 32], [2; 32], [3; 32]];
        let seed = seed_of(&parts[0], &parts[1..], 1);
        assert_eq!(seed, seed_of(&parts[0], &parts[1..], 1));
        assert_ne!(seed, seed_of(&parts[0], &parts[1..], 2));
        assert_ne!(seed, seed_of(&parts[0], &[parts[2], parts[1]], 1));
        assert_ne!(seed, seed_of(&parts[1], &[parts[0], parts[2]], 1));
        // Written out once from the note, so that nobody can change it unnoticed.
        let mut bytes = b"arbiter seed 1".to_vec();
        parts.iter().for_each(|p| bytes.extend(p));
        bytes.extend([1, 0, 0, 0]);
        assert_eq!(seed.0, *blake3::hash(&bytes).as_bytes());
    }

    #[test]
    fn digits_come_back() {
        let bytes = commit(&[9; 32]);
        assert_eq!(unhex(&hex(&bytes)), Some(bytes));
        for bad in ["", "42", &"0".repeat(63), &"x".repeat(64)] {
            assert_eq!(unhex(bad), None, "{bad}");
        }
    }
}
