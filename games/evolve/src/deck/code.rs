//! A deck as one word, for addresses.
//!
//! `e1.` and, in base64url without padding, counts and names:
//! `1:sylva;3:briar-scout,2:hollow-dancer;3:glade-singer.` The full stop at the
//! end tells a whole code from one that was cut, which could else pass for a
//! deck with fewer evolved cards.

use super::find::Place;
use super::parse::{Reader, shown};
use super::{Deck, DeckFault, List, Part, Wrong, judged, settle};
use crate::rules::Rules;

const PREFIX: &str = "e1.";
const LONGEST: usize = 64 * 1024;
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const PARTS: [Part; 3] = [Part::Leader, Part::Main, Part::Evolve];

/// The code of a deck.
#[must_use]
pub fn to_code(rules: &Rules, deck: &Deck) -> String {
    list_code(rules, &List::of(deck))
}

/// The code of a list, legal or not.
#[must_use]
pub fn list_code(rules: &Rules, list: &List) -> String {
    let parts = PARTS.map(|part| {
        let slug = |face: u16| &rules.faces[face as usize].slug;
        list.part(part).map(|e| format!("{}:{}", e.count, slug(e.face))).collect::<Vec<_>>().join(",")
    });
    format!("{PREFIX}{}", encode(format!("{}.", parts.join(";")).as_bytes()))
}

/// The deck of a code, if a game may start with it.
///
/// # Errors
/// That it is no code, the cards that are not known, and every violated clause.
pub fn from_code(rules: &Rules, code: &str) -> Result<Deck, Vec<DeckFault>> {
    if let Err(wrong) = open(code.trim()) {
        return Err(vec![DeckFault::new(0, None, &wrong)]);
    }
    settle(judged(rules, parse_code(rules, code.trim())))
}

/// Whether a text is meant to be a deck code.
pub(super) fn is_code(text: &str) -> bool {
    text.starts_with(PREFIX) && !text.contains(char::is_whitespace)
}

/// What a code is understood as.
pub(super) fn parse_code(rules: &Rules, code: &str) -> (List, Vec<DeckFault>) {
    let mut reader = Reader::new(rules);
    let text = match open(code) {
        Ok(text) => text,
        Err(wrong) => {
            reader.fault(0, &wrong);
            return reader.finish();
        }
    };
    let mut parts = text.split(';');
    for (part, cards) in PARTS.into_iter().zip(parts.by_ref()) {
        for card in cards.split(',').filter(|c| !c.is_empty()) {
            match card.split_once(':') {
                Some((count, slug)) => reader.card(0, Place::In(part), count, slug),
                None => reader.fault(0, &Wrong::CodeEntry(shown(card))),
            }
        }
    }
    if parts.next().is_some() {
        reader.fault(0, &Wrong::CodeParts);
    }
    reader.finish()
}

fn open(code: &str) -> Result<String, Wrong<'static>> {
    let digits = code.strip_prefix(PREFIX).ok_or(Wrong::NotACode)?;
    if digits.len() > LONGEST {
        return Err(Wrong::CodeLong);
    }
    let bytes = decode(digits).ok_or(Wrong::CodeDamaged)?;
    let text = String::from_utf8(bytes).map_err(|_| Wrong::CodeDamaged)?;
    let whole = text.strip_suffix('.').ok_or(Wrong::CodeCut)?;
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
