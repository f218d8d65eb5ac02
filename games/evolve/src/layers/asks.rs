//! What a passive asks for before it is clear whom it concerns and how much it
//! gives: it depends on those that change that. [10.9.1.5]

use crate::words::{Amount, Cond, Count, Filter, Gift, Passive, Stat, Who};
use bitflags::bitflags;

bitflags! {
    /// What is asked for.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub(super) struct Asks: u8 {
        /// Attack or defense.
        const NUMBERS = 1;
        /// Keywords.
        const KEYWORDS = 2;
        /// Traits.
        const TRAITS = 4;
    }
}

/// What a passive of one of the layers asks for.
pub(super) fn of_passive(p: &Passive) -> Asks {
    match p {
        Passive::Have { whom, gift, when } => of_gift(whom, gift, when.as_ref()),
        Passive::AlsoTrait { whom, .. } => who(whom),
        _ => Asks::empty(),
    }
}

/// The same of its parts.
pub(super) fn of_gift(whom: &Who, gift: &Gift, when: Option<&Cond>) -> Asks {
    let amounts = gift.attack.iter().chain(&gift.defense).map(amount).fold(Asks::empty(), |all, one| all | one);
    who(whom) | when.map_or(Asks::empty(), condition) | amounts
}

fn who(w: &Who) -> Asks {
    match w {
        Who::Each(f) => filter(f),
        _ => Asks::empty(),
    }
}

fn filter(f: &Filter) -> Asks {
    let mut asks = Asks::empty();
    asks.set(Asks::NUMBERS, f.attack.is_some() || f.defense.is_some());
    asks.set(Asks::KEYWORDS, f.keyword.is_some());
    asks.set(Asks::TRAITS, !f.traits.is_empty());
    asks
}

fn condition(c: &Cond) -> Asks {
    match c {
        Cond::Count(f, _) | Cond::This(f) => filter(f),
        Cond::Not(inner) => condition(inner),
        _ => Asks::empty(),
    }
}

fn amount(n: &Amount) -> Asks {
    match n {
        Amount::N(_) => Asks::empty(),
        Amount::X(c) | Amount::Equal(c) => match &**c {
            Count::Cards(f) => filter(f),
            Count::Stat(w, stat) => who(w) | if *stat == Stat::Cost { Asks::empty() } else { Asks::NUMBERS },
            _ => Asks::empty(),
        },
    }
}
