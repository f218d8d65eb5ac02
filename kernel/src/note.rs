//! Notes on objects: what a game found when it looked at one, for as long as
//! that object does not change. A game that asks the same of all its objects
//! again and again looks only at those that changed since.
//!
//! Notes are no part of what a state is: states that differ in nothing else are
//! equal, and one that was stored comes back without any.

/// Objects beyond so many slots have no notes: they are looked at each time.
const SLOTS: usize = 256;
const WORDS: usize = SLOTS / 64;
/// So many things can be noted of an object.
const SETS: usize = 10;

/// Which objects have not changed since the game looked, and what it found.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Notes {
    known: [u64; WORDS],
    sets: [[u64; WORDS]; SETS],
}

impl PartialEq for Notes {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}
impl Eq for Notes {}

impl Notes {
    /// An object may have changed.
    #[inline]
    pub(crate) fn strike(&mut self, slot: u16) {
        if let Some(word) = self.known.get_mut(usize::from(slot >> 6)) {
            *word &= !(1 << (slot & 63));
        }
    }

    /// The game has looked at an object: bit n of what it found is the n-th set.
    pub(crate) fn write(&mut self, slot: u16, found: u16) {
        let (word, at) = (usize::from(slot >> 6), slot & 63);
        if word < WORDS {
            let bit = 1 << at;
            self.sets.iter_mut().for_each(|set| set[word] &= !bit);
            // Most objects are in one or two sets.
            let mut left = found;
            while let Some(set) = self.sets.get_mut(left.trailing_zeros() as usize) {
                set[word] |= bit;
                left &= left - 1;
            }
            self.known[word] |= bit;
        }
    }

    /// Whether an object is in a set, as far as is known.
    #[inline]
    pub(crate) fn may(&self, slot: u16, set: u8) -> bool {
        self.word(usize::from(slot >> 6), set) >> (slot & 63) & 1 == 1
    }

    /// Whether an object is in a set, if that is known.
    #[inline]
    pub(crate) fn told(&self, slot: u16, set: u8) -> Option<bool> {
        let word = usize::from(slot >> 6);
        let known = self.known.get(word)? >> (slot & 63) & 1 == 1;
        known.then(|| self.sets[usize::from(set)][word] >> (slot & 63) & 1 == 1)
    }

    /// A set as it is now, to ask about many slots.
    #[inline]
    pub(crate) fn members(&self, set: u8) -> Members {
        Members(std::array::from_fn(|word| self.word(word, set)))
    }

    /// How many objects are known to be in a set.
    pub(crate) fn count(&self, set: u8) -> u32 {
        let words = self.sets[usize::from(set)].iter().zip(&self.known);
        // Most words are empty, and counting takes a while.
        words.map(|(set, known)| set & known).filter(|&word| word != 0).map(u64::count_ones).sum()
    }

    /// Those of the first so many slots that may be in a set; in all, without one:
    /// those of which nothing is known.
    #[inline]
    pub(crate) fn slots(&self, set: Option<u8>, len: usize) -> Slots<'_> {
        let set = set.map_or(&[0; WORDS], |set| &self.sets[usize::from(set)]);
        let mut slots = Slots { known: &self.known, set, word: 0, bits: 0, len };
        slots.bits = slots.load();
        slots
    }

    /// The first of the first so many slots, from one on, of which nothing is known.
    #[inline]
    pub(crate) fn unknown(&self, from: u16, len: usize) -> Option<u16> {
        let mut word = usize::from(from >> 6);
        let mut bits = self.unknowns(word) & (u64::MAX << (from & 63));
        while bits == 0 {
            word += 1;
            if 64 * word >= len {
                return None;
            }
            bits = self.unknowns(word);
        }
        let slot = 64 * word + bits.trailing_zeros() as usize;
        (slot < len).then_some(slot as u16)
    }

    #[inline]
    fn unknowns(&self, word: usize) -> u64 {
        self.known.get(word).map_or(u64::MAX, |known| !known)
    }

    #[inline]
    fn word(&self, word: usize, set: u8) -> u64 {
        if word < WORDS { self.sets[usize::from(set)][word] | !self.known[word] } else { u64::MAX }
    }
}

/// The objects that may be in a set.
#[derive(Clone, Copy, Debug)]
pub struct Members([u64; WORDS]);

impl Members {
    /// None of them.
    pub const NONE: Members = Members([0; WORDS]);

    /// This one, too.
    #[inline]
    pub fn add(&mut self, slot: u16) {
        if let Some(word) = self.0.get_mut(usize::from(slot >> 6)) {
            *word |= 1 << (slot & 63);
        }
    }
    /// Whether an object may be in it.
    #[must_use]
    #[inline]
    pub fn has(&self, slot: u16) -> bool {
        self.0.get(usize::from(slot >> 6)).is_none_or(|word| word >> (slot & 63) & 1 == 1)
    }
}

/// Slots in their order.
pub(crate) struct Slots<'a> {
    known: &'a [u64; WORDS],
    set: &'a [u64; WORDS],
    word: usize,
    bits: u64,
    len: usize,
}

impl Slots<'_> {
    #[inline]
    fn load(&self) -> u64 {
        let bits = if self.word < WORDS { self.set[self.word] | !self.known[self.word] } else { u64::MAX };
        let left = self.len.saturating_sub(64 * self.word);
        if left < 64 { bits & ((1 << left) - 1) } else { bits }
    }
}

impl Iterator for Slots<'_> {
    type Item = u16;

    #[inline]
    fn next(&mut self) -> Option<u16> {
        while self.bits == 0 {
            self.word += 1;
            if 64 * self.word >= self.len {
                return None;
            }
            self.bits = self.load();
        }
        let at = self.bits.trailing_zeros() as usize;
        self.bits &= self.bits - 1;
        Some((64 * self.word + at) as u16)
    }
}

#[cfg(test)]
mod tests {
    use super::Notes;

    #[test]
    fn what_changed_may_be_anything_again() {
        let mut notes = Notes::default();
        for slot in 0..200 {
            notes.write(slot, u16::from(slot % 50 == 0));
        }
        let all = |notes: &Notes, set| notes.slots(set, 200).collect::<Vec<u16>>();
        assert_eq!(all(&notes, Some(0)), [0, 50, 100, 150]);
        assert_eq!((all(&notes, None), notes.count(0), notes.count(1)), (vec![], 4, 0));
        notes.strike(50);
        notes.strike(51);
        assert_eq!(all(&notes, Some(0)), [0, 50, 51, 100, 150]);
        assert_eq!((all(&notes, None), notes.count(0)), (vec![50, 51], 3));
        assert_eq!([0, 51, 52, 199].map(|from| notes.unknown(from, 200)), [Some(50), Some(51), None, None]);
        assert!(notes.may(51, 0) && notes.may(50, 1) && !notes.may(49, 0));
        assert_eq!([49, 50, 100].map(|slot| notes.told(slot, 0)), [Some(false), None, Some(true)]);
    }

    #[test]
    fn beyond_its_room_nothing_is_known() {
        let mut notes = Notes::default();
        for slot in 0..260 {
            notes.write(slot, 0);
        }
        assert_eq!(notes.slots(None, 260).collect::<Vec<u16>>(), [256, 257, 258, 259]);
        assert_eq!([0, 258, 260].map(|from| notes.unknown(from, 260)), [Some(256), Some(258), None]);
        assert!(notes.may(258, 3) && !notes.may(255, 3));
        assert_eq!((notes.told(258, 3), notes.told(255, 3)), (None, Some(false)));
        assert_eq!(notes.slots(Some(1), 0).next(), None);
    }
}
