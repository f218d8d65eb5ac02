//! Fresh bytes, and ids that cannot be guessed.

use crate::room::seeds::hex;

/// Fresh bytes from the system.
///
/// # Panics
/// If the system has none: nothing could be fair then.
#[must_use]
pub fn fresh() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// An id for a table: whoever has it may look on, so it cannot be guessed.
#[must_use]
pub fn table() -> String {
    hex(&fresh()[..10])
}

/// Whether a text could be the id of a table.
#[must_use]
pub fn is_table(text: &str) -> bool {
    text.len() == 20 && digits(text)
}

/// Id of a text: its hash, so that the same text has the same id.
#[must_use]
pub fn of_text(text: &str) -> String {
    hex(&blake3::hash(text.as_bytes()).as_bytes()[..16])
}

/// Whether a text could be the id of a text.
#[must_use]
pub fn is_text(text: &str) -> bool {
    text.len() == 32 && digits(text)
}

fn digits(text: &str) -> bool {
    text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'))
}
