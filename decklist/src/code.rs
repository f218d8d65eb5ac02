//! A deck as one word, for addresses.
//!
//! A prefix and, in base64url without padding, counts and names:
//! `1:oak;3:ash,2:elm.` The full stop at the end tells a whole code from one
//! that was cut, which could else pass for a smaller deck.

use crate::{LONGEST, Misread};

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Whether a text is meant to be a code with this prefix.
#[must_use]
pub fn is_code(prefix: &str, text: &str) -> bool {
    text.starts_with(prefix) && !text.contains(char::is_whitespace)
}

/// The code of a deck in parts: counts and names of each.
pub fn write<'a, Part>(prefix: &str, parts: impl IntoIterator<Item = Part>) -> String
where
    Part: IntoIterator<Item = (u8, &'a str)>,
{
    let entry = |(count, name): (u8, &str)| format!("{count}:{name}");
    let part = |p: Part| p.into_iter().map(entry).collect::<Vec<_>>().join(",");
    let text = parts.into_iter().map(part).collect::<Vec<_>>().join(";");
    format!("{prefix}{}", encode(format!("{text}.").as_bytes()))
}

/// What a code says, its parts divided by `;`.
///
/// # Errors
/// Why it says nothing.
pub fn open(prefix: &'static str, code: &str) -> Result<String, Misread<'static>> {
    let digits = code.strip_prefix(prefix).ok_or(Misread::NotACode(prefix))?;
    if digits.len() > LONGEST {
        return Err(Misread::CodeLong);
    }
    let bytes = decode(digits).ok_or(Misread::CodeDamaged)?;
    let text = String::from_utf8(bytes).map_err(|_| Misread::CodeDamaged)?;
    let whole = text.strip_suffix('.').ok_or(Misread::CodeCut)?;
    Ok(whole.to_owned())
}

/// The entries of a part: count and name.
///
/// # Errors
/// In place of an entry, what stands there and is none.
pub fn entries(part: &str) -> impl Iterator<Item = Result<(&str, &str), &str>> {
    part.split(',').filter(|c| !c.is_empty()).map(|card| card.split_once(':').ok_or(card))
}

fn encode(bytes: &[u8]) -> String {
    let mut out = String::new();
    for three in bytes.chunks(3) {
        let bits = three.iter().enumerate().fold(0_u32, |bits, (i, &b)| bits | u32::from(b) << (16 - 8 * i));
        // Three bytes are four digits, two are three, one is two.
        for i in 0..=three.len() {
            out.push(char::from(DIGITS[(bits >> (18 - 6 * i) & 63) as usize]));
        }
    }
    out
}

fn decode(text: &str) -> Option<Vec<u8>> {
    let mut out = Vec::new();
    for four in text.as_bytes().chunks(4) {
        let mut bits = 0_u32;
        for (i, digit) in four.iter().enumerate() {
            let value = DIGITS.iter().position(|d| d == digit)?;
            bits |= (value as u32) << (18 - 6 * i);
        }
        let [_, bytes @ ..] = bits.to_be_bytes();
        let count = four.len().checked_sub(1).filter(|&n| n > 0)?;
        out.extend(&bytes[..count]);
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_survive_whatever_their_number() {
        for (bytes, digits) in [("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg")] {
            assert_eq!(encode(bytes.as_bytes()), digits);
            assert_eq!(decode(digits).as_deref(), Some(bytes.as_bytes()));
        }
        assert_eq!(encode(&[0xfb, 0xff]), "-_8");
        for bad in ["Z", "Zm9vY", "Zm=", "Zm 9", "Zé"] {
            assert_eq!(decode(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_code_opens_again_and_a_part_of_it_does_not() {
        let code = write("t1.", [vec![(1, "oak")], vec![], vec![(3, "ash"), (2, "elm")]]);
        assert!(is_code("t1.", &code));
        assert_eq!(open("t1.", &code), Ok("1:oak;;3:ash,2:elm".to_owned()));
        let all: Vec<_> = entries("3:ash,elm").collect();
        assert_eq!(all, [Ok(("3", "ash")), Err("elm")]);
        assert_eq!(open("u1.", &code), Err(Misread::NotACode("u1.")));
        assert_eq!(open("t1.", &code[..code.len() - 4]), Err(Misread::CodeCut));
        assert_eq!(open("t1.", "t1.!!!!"), Err(Misread::CodeDamaged));
    }
}
