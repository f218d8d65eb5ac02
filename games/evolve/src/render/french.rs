//! French.
use crate::card::Kind;
use crate::words::Ability;
/// x
pub fn french(_abilities: &[Ability], _kind: Kind) -> Vec<String> { Vec::new() }
/// x
pub fn french_named(_abilities: &[Ability], _kind: Kind) -> Vec<String> { Vec::new() }
