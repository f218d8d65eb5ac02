//! Compression of what is sent: the gzip format (RFC 1952) around blocks of
//! deflate (RFC 1951), each with codes made for it.
//!
//! Pages are compressed once and kept, so what counts is that they get small.

mod code;

use code::{Bits, Code};

/// Lengths and distances are sent as one of these and what is to be added.
const LENGTHS: [u16; 29] =
    [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258];
const DISTANCES: [u16; 30] = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
    8193, 12289, 16385, 24577,
];
/// The order in which the lengths of the code for lengths are sent.
const ORDER: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
/// Ends a block.
const END: usize = 256;

const WINDOW: usize = 32 * 1024;
const LONGEST: usize = 258;
/// Earlier places that are compared with each place.
const TRIES: usize = 96;
/// Tokens of a block: enough that its codes are cheap, few enough that they fit.
const BLOCK: usize = 16 * 1024;

/// A byte as it is (distance 0), or so many bytes again from so far back.
#[derive(Clone, Copy)]
struct Token {
    value: u16,
    distance: u16,
}

/// The data as a gzip file.
#[must_use]
pub fn gzip(data: &[u8]) -> Vec<u8> {
    let tokens = tokens(data);
    // No time, no name, no system: the same data is the same file.
    let mut out = Bits::new(vec![0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
    let count = tokens.len().div_ceil(BLOCK).max(1);
    for n in 0..count {
        let from = (n * BLOCK).min(tokens.len());
        block(&mut out, &tokens[from..(from + BLOCK).min(tokens.len())], n + 1 == count);
    }
    let mut out = out.finish();
    out.extend(crc(data).to_le_bytes());
    out.extend((data.len() as u32).to_le_bytes());
    out
}

/// Finds what was there before, as far back and as long as it may be.
fn tokens(data: &[u8]) -> Vec<Token> {
    let mut chains = Chains { last: vec![0; 1 << 15], before: vec![0; data.len()] };
    let (mut found, mut at) = (Vec::new(), 0);
    while at < data.len() {
        let (mut length, mut distance) = chains.longest(data, at);
        chains.enter(data, at);
        // A longer one that begins at the next place is worth a byte.
        while (3..64).contains(&length) && at + 1 < data.len() {
            let (later, from) = chains.longest(data, at + 1);
            if later <= length {
                break;
            }
            found.push(Token { value: u16::from(data[at]), distance: 0 });
            at += 1;
            chains.enter(data, at);
            (length, distance) = (later, from);
        }
        if length < 3 {
            found.push(Token { value: u16::from(data[at]), distance: 0 });
            at += 1;
            continue;
        }
        found.push(Token { value: length as u16, distance: distance as u16 });
        (at + 1..at + length).for_each(|n| chains.enter(data, n));
        at += length;
    }
    found
}

/// Places that begin with the same three bytes, the last one first; a place is
/// kept as its number and one, so that 0 is none.
struct Chains {
    last: Vec<u32>,
    before: Vec<u32>,
}

impl Chains {
    fn slot(data: &[u8], at: usize) -> Option<usize> {
        let [a, b, c] = *data.get(at..at + 3)? else { return None };
        let mixed = (u32::from(a) << 16 | u32::from(b) << 8 | u32::from(c)).wrapping_mul(0x9e37_79b1);
        Some((mixed >> 17) as usize)
    }

    fn enter(&mut self, data: &[u8], at: usize) {
        if let Some(slot) = Self::slot(data, at) {
            self.before[at] = std::mem::replace(&mut self.last[slot], at as u32 + 1);
        }
    }

    /// Length and distance of the longest that was there before; 0 if none was.
    fn longest(&self, data: &[u8], at: usize) -> (usize, usize) {
        let mut best = (0, 0);
        let Some(slot) = Self::slot(data, at) else { return best };
        let (mut place, most) = (self.last[slot] as usize, LONGEST.min(data.len() - at));
        for _ in 0..TRIES {
            let Some(from) = place.checked_sub(1).filter(|from| *from < at && at - from < WINDOW) else { break };
            // Whoever is not better at the end of the best is not better.
            if best.0 == 0 || data.get(from + best.0) == data.get(at + best.0) {
                let same = data[from..].iter().zip(&data[at..at + most]).take_while(|(a, b)| a == b).count();
                best = if same >= 3 && same > best.0 { (same, at - from) } else { best };
            }
            if best.0 == most {
                break;
            }
            place = self.before[from] as usize;
        }
        best
    }
}

/// The base that a number is sent by, how many bits are added, and which.
fn split(bases: &[u16], n: u16) -> (usize, u32, u16) {
    let at = bases.partition_point(|base| *base <= n) - 1;
    let next = bases.get(at + 1).copied().unwrap_or(if bases.len() == 30 { 32_769 } else { bases[at] + 1 });
    // The longest length has a base of its own, one below where its neighbour would end.
    let room = if bases[at] == 227 { 32 } else { next - bases[at] };
    (at, u32::from(room).ilog2(), n - bases[at])
}

fn block(out: &mut Bits, tokens: &[Token], last: bool) {
    let (mut letters, mut backs) = ([0_u32; 286], [0_u32; 30]);
    letters[END] = 1;
    for token in tokens {
        match token.distance {
            0 => letters[usize::from(token.value)] += 1,
            distance => {
                letters[END + 1 + split(&LENGTHS, token.value).0] += 1;
                backs[split(&DISTANCES, distance).0] += 1;
            }
        }
    }
    let (letters, backs) = (Code::of(&letters, 15), Code::of(&backs, 15));
    out.put(u32::from(last), 1);
    out.put(2, 2);
    heads(out, &letters, &backs);
    for token in tokens {
        if token.distance == 0 {
            letters.put(out, usize::from(token.value));
            continue;
        }
        let (base, bits, more) = split(&LENGTHS, token.value);
        letters.put(out, END + 1 + base);
        out.put(u32::from(more), bits);
        let (base, bits, more) = split(&DISTANCES, token.distance);
        backs.put(out, base);
        out.put(u32::from(more), bits);
    }
    letters.put(out, END);
}

/// The codes of a block: their lengths, themselves sent by a code.
fn heads(out: &mut Bits, letters: &Code, backs: &Code) {
    let all: Vec<u8> = letters.lengths().iter().chain(backs.lengths()).copied().collect();
    let mut counts = [0_u32; 19];
    all.iter().for_each(|length| counts[usize::from(*length)] += 1);
    let lengths = Code::of(&counts, 7);
    out.put(letters.lengths().len() as u32 - 257, 5);
    out.put(backs.lengths().len() as u32 - 1, 5);
    out.put(ORDER.len() as u32 - 4, 4);
    ORDER.iter().for_each(|n| out.put(u32::from(lengths.lengths()[*n]), 3));
    all.iter().for_each(|length| lengths.put(out, usize::from(*length)));
}

fn crc(data: &[u8]) -> u32 {
    let step = |crc: u32, _| if crc & 1 == 1 { crc >> 1 ^ 0xedb8_8320 } else { crc >> 1 };
    let table: Vec<u32> = (0..256).map(|n| (0..8).fold(n, step)).collect();
    !data.iter().fold(u32::MAX, |crc, byte| table[(crc as u8 ^ byte) as usize] ^ crc >> 8)
}

#[cfg(test)]
mod tests;
