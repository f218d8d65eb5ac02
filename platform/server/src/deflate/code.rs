//! Codes of few bits for what comes often, and the bits one after the other.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Bits, the lowest of each byte first.
pub(super) struct Bits {
    bytes: Vec<u8>,
    held: u64,
    count: u32,
}

impl Bits {
    /// Behind these bytes.
    pub(super) fn new(bytes: Vec<u8>) -> Self {
        Bits { bytes, held: 0, count: 0 }
    }

    pub(super) fn put(&mut self, value: u32, count: u32) {
        self.held |= u64::from(value) << self.count;
        self.count += count;
        while self.count >= 8 {
            self.bytes.push(self.held as u8);
            self.held >>= 8;
            self.count -= 8;
        }
    }

    /// The bytes, the last one filled up.
    pub(super) fn finish(mut self) -> Vec<u8> {
        if self.count > 0 {
            self.bytes.push(self.held as u8);
        }
        self.bytes
    }
}

/// A code: how many bits each sign has, and which.
pub(super) struct Code {
    lengths: Vec<u8>,
    bits: Vec<u32>,
}

impl Code {
    /// For signs that come so often, none longer than `most` bits.
    pub(super) fn of(counts: &[u32], most: u8) -> Self {
        let mut counts = counts.to_vec();
        let mut lengths = depths(&counts);
        while lengths.iter().any(|length| *length > most) {
            // Nearer to each other, signs have codes of nearer lengths.
            counts.iter_mut().for_each(|count| *count = count.div_ceil(2));
            lengths = depths(&counts);
        }
        let bits = numbered(&lengths);
        Code { lengths, bits }
    }

    pub(super) fn lengths(&self) -> &[u8] {
        &self.lengths
    }

    pub(super) fn put(&self, out: &mut Bits, sign: usize) {
        out.put(self.bits[sign], u32::from(self.lengths[sign]));
    }
}

/// How deep each sign lies in the tree of Huffman.
fn depths(counts: &[u32]) -> Vec<u8> {
    let used = counts.iter().enumerate().filter(|(_, count)| **count > 0);
    let mut heap: BinaryHeap<Reverse<(u32, usize)>> = used.map(|(sign, count)| Reverse((*count, sign))).collect();
    let mut lengths = vec![0; counts.len()];
    if let (1, Some(Reverse((_, only)))) = (heap.len(), heap.peek()) {
        lengths[*only] = 1;
        return lengths;
    }
    // Signs first, then the knots in the order in which they are tied.
    let mut above = vec![0; counts.len()];
    while let (Some(Reverse((a, left))), Some(Reverse((b, right)))) = (heap.pop(), heap.pop()) {
        let knot = above.len();
        above.push(0);
        (above[left], above[right]) = (knot, knot);
        if !heap.is_empty() {
            heap.push(Reverse((a + b, knot)));
        }
    }
    let top = above.len() - 1;
    for (sign, _) in counts.iter().enumerate().filter(|(_, count)| **count > 0) {
        let mut at = sign;
        while at != top {
            at = above[at];
            lengths[sign] += 1;
        }
    }
    lengths
}

/// The bits of each sign: shorter codes first, then in the order of the signs.
fn numbered(lengths: &[u8]) -> Vec<u32> {
    let mut bits = vec![0; lengths.len()];
    let mut next = 0_u32;
    for length in 1..=15 {
        for (sign, _) in lengths.iter().enumerate().filter(|(_, each)| **each == length) {
            // A code begins with its highest bit.
            bits[sign] = next.reverse_bits() >> (32 - u32::from(length));
            next += 1;
        }
        next <<= 1;
    }
    bits
}
