//! Tests that every game shares: the scene language with its runner, and the
//! battery of properties. Both see a game only through the door of the catalog.

pub mod battery;
pub mod chance;
pub mod scene;
pub mod toy;

use arbiter_catalog::Seat;

/// The letter by which scenes and commands call a seat.
#[must_use]
pub fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.min(25))
}

/// The seat with this letter.
#[must_use]
pub fn seat(word: &str) -> Option<Seat> {
    match word.as_bytes() {
        [c @ b'A'..=b'H'] => Some(c - b'A'),
        _ => None,
    }
}

/// A name as scenes write it: `Otohime's Bodyguard` is `otohimes-bodyguard`.
#[must_use]
pub fn slug(name: &str) -> String {
    let mut out = String::new();
    for c in name.chars().flat_map(char::to_lowercase) {
        if c.is_alphanumeric() {
            out.push(c);
        } else if c != '\'' && c != '’' && !out.ends_with('-') && !out.is_empty() {
            out.push('-');
        }
    }
    out.trim_end_matches('-').to_owned()
}
