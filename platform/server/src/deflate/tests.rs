//! What is compressed comes back, by a reader written from the other side of
//! the format.

use super::{DISTANCES, LENGTHS, ORDER, crc, gzip, split};

struct Reader<'a> {
    data: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn bit(&mut self) -> u32 {
        let bit = self.data[self.at / 8] >> (self.at % 8) & 1;
        self.at += 1;
        u32::from(bit)
    }
    fn bits(&mut self, count: u32) -> u32 {
        (0..count).fold(0, |value, n| value | self.bit() << n)
    }
    /// The sign whose code comes next, by the lengths of all.
    fn sign(&mut self, lengths: &[u32]) -> usize {
        let (mut code, mut first) = (0, 0);
        for length in 1..=15 {
            code = code << 1 | self.bit();
            let here: Vec<usize> = (0..lengths.len()).filter(|n| lengths[*n] == length).collect();
            if ((code - first) as usize) < here.len() {
                return here[(code - first) as usize];
            }
            first = (first + here.len() as u32) << 1;
        }
        panic!("no such code");
    }
}

fn unzip(file: &[u8]) -> Vec<u8> {
    assert_eq!(file[..4], [0x1f, 0x8b, 8, 0]);
    let (mut reader, mut out) = (Reader { data: &file[10..], at: 0 }, Vec::new());
    loop {
        let last = reader.bit() == 1;
        assert_eq!(reader.bits(2), 2);
        let (letters, backs, few) = (reader.bits(5) + 257, reader.bits(5) + 1, reader.bits(4) + 4);
        let mut lengths = vec![0; 19];
        (0..few as usize).for_each(|n| lengths[ORDER[n]] = reader.bits(3));
        let all: Vec<u32> = (0..letters + backs).map(|_| reader.sign(&lengths) as u32).collect();
        let (letters, backs) = all.split_at(letters as usize);
        loop {
            match reader.sign(letters) {
                256 => break,
                byte @ 0..256 => out.push(byte as u8),
                sign => {
                    let base = LENGTHS[sign - 257];
                    let length = base as u32 + reader.bits(split(&LENGTHS, base).1);
                    let base = DISTANCES[reader.sign(backs)];
                    let distance = base as u32 + reader.bits(split(&DISTANCES, base).1);
                    (0..length).for_each(|_| out.push(out[out.len() - distance as usize]));
                }
            }
        }
        if last {
            break;
        }
    }
    let end = 10 + reader.at.div_ceil(8);
    assert_eq!(file[end..end + 4], crc(&out).to_le_bytes());
    assert_eq!(file[end + 4..], (out.len() as u32).to_le_bytes());
    out
}

#[test]
fn whatever_is_compressed_comes_back() {
    let page = include_str!("../deflate.rs").repeat(3);
    let noise: Vec<u8> = (0..70_000_u32).map(|n| (n.wrapping_mul(n ^ 0x9e37_79b1) >> 13) as u8).collect();
    let far = [&noise[..40_000], &noise[..40_000], &[7; 1000]].concat();
    for data in [&b""[..], b"a", b"aaaaaaaaaaaaaaaaaaaaa", page.as_bytes(), &noise, &far, &[0; 300_000]] {
        assert!(unzip(&gzip(data)) == data, "{} bytes", data.len());
    }
}

#[test]
fn a_page_gets_small() {
    let page = include_str!("../deflate.rs");
    assert!(gzip(page.as_bytes()).len() * 5 < page.len() * 2, "{} of {}", gzip(page.as_bytes()).len(), page.len());
    assert!(gzip(&[0; 100_000]).len() < 400);
}

#[test]
fn the_sum_is_the_one_of_the_format() {
    assert_eq!(crc(b"123456789"), 0xcbf4_3926);
}

#[test]
fn bases_have_as_many_bits_as_the_format_says() {
    assert_eq!(split(&LENGTHS, 258), (28, 0, 0));
    assert_eq!(split(&LENGTHS, 257), (27, 5, 30));
    assert_eq!(split(&LENGTHS, 12), (8, 1, 1));
    assert_eq!(split(&DISTANCES, 32_768), (29, 13, 8191));
    assert_eq!(split(&DISTANCES, 4), (3, 0, 0));
    assert_eq!(split(&DISTANCES, 6), (4, 1, 1));
}
