//! Chance: one seeded generator inside the state, stable for ever.
//!
//! The stream is ChaCha8 keyed by the seed. A number below n takes one 64-bit
//! word and multiplies it down (the bias for n up to 2^16 is below 2^-48); a
//! shuffle of n cards is Fisher-Yates from the last place to the second, one
//! number each. Nothing else draws. Only the key and the position are stored.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use serde::{Deserialize, Serialize};

/// The generator of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rng {
    key: [u8; 32],
    drawn: u64,
    // Results fixed beforehand by a scene, the next one last.
    fixed: Vec<u32>,
}

impl Rng {
    /// From a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Rng { key, drawn: 0, fixed: Vec::new() }
    }
    /// From a full key.
    #[must_use]
    pub fn from_key(key: [u8; 32]) -> Self {
        Rng { key, drawn: 0, fixed: Vec::new() }
    }
    /// Gives results (counted from 1) that chance must yield next, shuffles aside.
    pub fn fix(&mut self, results: &[u32]) {
        self.fixed = results.iter().rev().copied().collect();
    }
    /// How many fixed results were not used.
    #[must_use]
    pub fn unused(&self) -> usize {
        self.fixed.len()
    }
    /// How many numbers were drawn, fixed ones aside.
    #[must_use]
    pub fn drawn(&self) -> u64 {
        self.drawn
    }
    fn stream(&self) -> ChaCha8Rng {
        let mut r = ChaCha8Rng::from_seed(self.key);
        r.set_word_pos(u128::from(self.drawn) * 2);
        r
    }
    fn scale(word: u64, n: u32) -> u32 {
        ((u128::from(word) * u128::from(n)) >> 64) as u32
    }
    /// A number from 0 to n-1.
    pub fn below(&mut self, n: u32) -> u32 {
        if let Some(result) = self.fixed.pop() {
            return result.saturating_sub(1).min(n.saturating_sub(1));
        }
        let word = self.stream().next_u64();
        self.drawn += 1;
        Self::scale(word, n)
    }
    /// Puts a list into random order.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        let mut stream = self.stream();
        for last in (1..list.len()).rev() {
            let pick = Self::scale(stream.next_u64(), last as u32 + 1) as usize;
            self.drawn += 1;
            list.swap(last, pick);
        }
    }
    pub(crate) fn copy_from(&mut self, other: &Self) {
        self.key = other.key;
        self.drawn = other.drawn;
        self.fixed.clone_from(&other.fixed);
    }
}

#[cfg(test)]
mod tests {
    use super::Rng;

    #[test]
    fn the_stream_never_changes() {
        let mut r = Rng::new(1);
        let first: Vec<u32> = (0..6).map(|_| r.below(6)).collect();
        let mut again = Rng::new(1);
        assert_eq!(first, (0..6).map(|_| again.below(6)).collect::<Vec<_>>());
        let mut list: Vec<u8> = (0..10).collect();
        again.shuffle(&mut list);
        list.sort_unstable();
        assert_eq!(list, (0..10).collect::<Vec<_>>());
    }

    #[test]
    fn fixed_results_come_first_and_are_counted() {
        let mut r = Rng::new(1);
        r.fix(&[3, 6]);
        assert_eq!((r.below(6), r.unused()), (2, 1));
        assert_eq!((r.below(6), r.unused()), (5, 0));
    }

    #[test]
    fn every_card_reaches_every_place_equally_often() {
        // Chi-square of card x place over 20,000 shuffles of 8; 49 degrees of
        // freedom, 1 in a million is beyond 109.
        let mut counts = [[0f64; 8]; 8];
        let mut r = Rng::new(7);
        for _ in 0..20_000 {
            let mut list: Vec<usize> = (0..8).collect();
            r.shuffle(&mut list);
            for (place, card) in list.into_iter().enumerate() {
                counts[card][place] += 1.0;
            }
        }
        let chi: f64 = counts.iter().flatten().map(|c| (c - 2500.0).powi(2) / 2500.0).sum();
        assert!(chi < 109.0, "{chi}");
    }
}
