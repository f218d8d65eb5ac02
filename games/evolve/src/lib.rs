//! Shadowverse: Evolve by its comprehensive rules.

pub mod words;
