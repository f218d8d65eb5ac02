//! `Deal 4 damage instead`: what is left out is what the verb before said.

use super::Parser;
use crate::words::{Give, Verb};

impl Parser<'_> {
    /// A shortened verb and `instead`.
    pub(super) fn ellipsis(&mut self) -> Option<Verb> {
        self.attempt(|p| {
            let mut verb = p.last.clone()?;
            match &mut verb {
                Verb::Damage { amount, .. } => {
                    p.c.word("deal")?;
                    *amount = p.amount()?;
                    p.c.word("damage")?;
                }
                Verb::Tokens { count, names, each, .. } => {
                    p.c.one_of(&["put", "summon"])?;
                    if names.len() == 2 && !*each && p.c.word("both").is_some() {
                        *each = true;
                    } else {
                        *count = p.amount()?;
                    }
                }
                Verb::Draw { count, .. } => {
                    p.c.word("draw")?;
                    *count = p.amount()?;
                    p.c.one_of(&["cards", "card"]);
                }
                Verb::Recover(amount) => {
                    p.c.word("recover")?;
                    *amount = p.amount()?;
                }
                Verb::Give(Give { gift, .. }) => {
                    p.c.word("give")?;
                    *gift = p.gift()?;
                }
                Verb::Price { change, .. } => {
                    p.c.word("it")?;
                    *change = p.price_change()?;
                }
                _ => return None,
            }
            p.c.word("instead")?;
            p.last = Some(verb.clone());
            Some(verb)
        })
    }
}
