//! Arbiter: testing.
