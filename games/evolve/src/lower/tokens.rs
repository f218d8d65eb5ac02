//! Tokens that a text names. [9.1.2.3]

use super::Lower;
use crate::words::CardName;

impl Lower<'_> {
    /// The faces of these tokens. One that does not exist is noted: a card that
    /// would make it cannot be followed.
    pub(super) fn tokens(&mut self, names: &[CardName]) -> Vec<u16> {
        let rules = &mut *self.rules;
        let mut face = |n: &CardName| {
            let found = rules.token(&n.name);
            if found.is_none() {
                rules.unknown.push(n.name.clone());
            }
            found
        };
        names.iter().filter_map(&mut face).collect()
    }
}
