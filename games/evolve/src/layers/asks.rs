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

/// Which traits matter.
pub(super) type Traits<'a> = &'a dyn Fn(&str) -> bool;

/// What a passive of one of the layers asks for.
pub(super) fn of_passive(p: &Passive, traits: Traits<'_>) -> Asks {
    match p {
        Passive::Have { whom, gift, when } => of_gift(whom, gift, when.as_ref(), traits),
        Passive::AlsoTrait { whom, .. } => who(whom, traits),
        _ => Asks::empty(),
    }
}

/// The same of its parts.
pub(super) fn of_gift(whom: &Who, gift: &Gift, when: Option<&Cond>, traits: Traits<'_>) -> Asks {
    let amounts = gift.attack.iter().chain(&gift.defense).map(|n| amount(n, traits));
    let when = when.map_or(Asks::empty(), |c| condition(c, traits));
    amounts.fold(who(whom, traits) | when, |all, one| all | one)
}

fn who(w: &Who, traits: Traits<'_>) -> Asks {
    match w {
        Who::Each(f) => filter(f, traits),
        _ => Asks::empty(),
    }
}

fn filter(f: &Filter, traits: Traits<'_>) -> Asks {
    let mut asks = Asks::empty();
    asks.set(Asks::NUMBERS, f.attack.is_some() || f.defense.is_some());
    asks.set(Asks::KEYWORDS, f.keyword.is_some());
    asks.set(Asks::TRAITS, f.traits.iter().any(|name| traits(name)));
    asks
}

fn condition(c: &Cond, traits: Traits<'_>) -> Asks {
    match c {
        Cond::Count(f, _) | Cond::This(f) => filter(f, traits),
        Cond::Not(inner) => condition(inner, traits),
        _ => Asks::empty(),
    }
}

fn amount(n: &Amount, traits: Traits<'_>) -> Asks {
    match n {
        Amount::N(_) => Asks::empty(),
        Amount::X(c) | Amount::Equal(c) => match c.once() {
            Count::Cards(f) => filter(f, traits),
            Count::Stat(w, stat) => who(w, traits) | if *stat == Stat::Cost { Asks::empty() } else { Asks::NUMBERS },
            _ => Asks::empty(),
        },
    }
}
