//! Shadowverse: Evolve by its comprehensive rules.

pub mod card;
pub mod grammar;
pub mod render;
pub mod table;
pub mod words;
