//! Arbiter: text.
