//! Tests that every game shares: the scene language with its runner, and the
//! battery of properties. Both see a game only through the door of the catalog.

pub mod battery;
pub mod chance;
pub mod scene;
pub mod toy;

pub use arbiter_catalog::{letter, seat};

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
