//! A deck as one word, for addresses.
//!
//! `s1.` and, in base64url without padding, counts and names:
//! `1:open-charter;12:rage,3:barrow-recruit.` The full stop at the end tells a
//! whole code from one that was cut, which could else pass for a smaller deck.

use super::parse::{Reader, shown};
use super::{Deck, DeckFault, Format, List, Part, settle};
use crate::card::Pool;

const PREFIX: &str = "s1.";
const LONGEST: usize = 64 * 1024;
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const PARTS: [Part; 2] = [Part::Faction, Part::Deck];

/// Whether a text looks like a code.
pub(super) fn is_code(text: &str) -> bool {
    text.starts_with(PREFIX) && !text.contains(char::is_whitespace)
}

/// The code of a deck.
#[must_use]
pub fn to_code(pool: &Pool, deck: &Deck) -> String {
    list_code(pool, &List::of(deck))
}

/// The code of a list, legal or not.
#[must_use]
pub fn list_code(pool: &Pool, list: &List) -> String {
    let parts = PARTS.map(|part| {
        let entry = |e: &super::Listed| format!("{}:{}", e.count, pool.slug(e.card));
        list.part(pool, part).map(entry).collect::<Vec<_>>().join(",")
    });
    format!("{PREFIX}{}", encode(format!("{}.", parts.join(";")).as_bytes()))
}

/// The deck of a code, if a game of the format may start with it.
///
/// # Errors
/// That it is no code, the cards that are not known, and every violated clause.
pub fn from_code(pool: &Pool, code: &str, format: &Format) -> Result<Deck, Vec<DeckFault>> {
    if let Err(why) = open(code.trim()) {
        return Err(vec![DeckFault::new(0, None, why.to_owned())]);
    }
    let read = parse_code(pool, code.trim());
    settle(pool, &read.list, read.faults, format)
}

/// What a code is understood as.
pub(super) fn parse_code(pool: &Pool, code: &str) -> super::Read {
    let mut reader = Reader::new(pool);
    let text = match open(code) {
        Ok(text) => text,
        Err(why) => {
            reader.fault(0, why.to_owned());
            return reader.read;
        }
    };
    let mut parts = text.split(';');
    for (_, cards) in PARTS.into_iter().zip(parts.by_ref()) {
        for card in cards.split(',').filter(|c| !c.is_empty()) {
            match card.split_once(':') {
                Some((count, slug)) => reader.card(0, count, slug),
                None => reader.fault(0, format!("`{}` is no card of a deck code.", shown(card))),
            }
        }
    }
    if parts.next().is_some() {
        reader.fault(0, "The deck code has more than a faction and a deck.".to_owned());
    }
    reader.read
}

fn open(code: &str) -> Result<String, &'static str> {
    let digits = code.strip_prefix(PREFIX).ok_or("This is no deck code; it must begin with `s1.`.")?;
    if digits.len() > LONGEST {
        return Err("The deck code is too long for a deck.");
    }
    let bytes = decode(digits).ok_or("The deck code is damaged; copy it again as a whole.")?;
    let text = String::from_utf8(bytes).map_err(|_| "The deck code is damaged; copy it again as a whole.")?;
    let whole = text.strip_suffix('.').ok_or("The end of the deck code is missing; copy it again as a whole.")?;
    Ok(whole.to_owned())
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
    use super::{decode, encode};

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
}
