//! Pronouns: `it`, `them`, `that follower` become the selection they mean.

use crate::words::{Amount, Count, Filter, PriceChange, Verb, Who};

/// What a text has spoken of so far.
pub(crate) struct Spoken<'a> {
    /// What `it` means.
    pub(crate) it: &'a Who,
    /// What was selected last.
    pub(crate) selected: &'a Who,
    /// Makes `another` say than whom.
    pub(crate) besides: &'a dyn Fn(&mut Filter),
}

/// Puts what is meant in the place of every pronoun of a verb.
pub(crate) fn pronouns(verb: &mut Verb, it: &Spoken) {
    match verb {
        Verb::Damage { to, amount, .. } => {
            who(to, it);
            number(amount, it);
        }
        Verb::Give(g) => {
            who(&mut g.whom, it);
            g.gift.attack.iter_mut().chain(&mut g.gift.defense).for_each(|a| number(a, it));
        }
        Verb::Lose { whom, .. }
        | Verb::EvolveCost { whom, .. }
        | Verb::Destroy(whom)
        | Verb::Banish { whom, .. }
        | Verb::Move { whom, .. }
        | Verb::Engage(whom)
        | Verb::Refresh(whom)
        | Verb::Evolve(whom)
        | Verb::Transform { whom, .. }
        | Verb::Control { whom, .. }
        | Verb::Forbid { whom, .. }
        | Verb::PreventNext { whom, .. } => who(whom, it),
        Verb::Change { whom, to, .. } => {
            who(whom, it);
            number(to, it);
        }
        Verb::Discard { count, what, .. } => {
            number(count, it);
            (it.besides)(what);
        }
        Verb::Draw { count, .. } | Verb::TopTo { count, .. } | Verb::Tokens { count, .. } => {
            number(count, it);
        }
        Verb::Recover(n) | Verb::AddStack(n) => number(n, it),
        Verb::PutCounters { count, on, .. } => {
            number(count, it);
            who(on, it);
        }
        Verb::RemoveCounters { count, from, .. } => {
            number(count, it);
            who(from, it);
        }
        Verb::Swap(a, b) => {
            who(a, it);
            who(b, it);
        }
        Verb::Price { whom, change, .. } => {
            who(whom, it);
            price(change, it);
        }
        Verb::NextPrice { change, .. } => price(change, it),
        Verb::When(_, inner) => pronouns(inner, it),
        Verb::Select { .. }
        | Verb::Look { .. }
        | Verb::Take { .. }
        | Verb::Rest { .. }
        | Verb::Search { .. }
        | Verb::Shuffle(_)
        | Verb::RevealTop { .. }
        | Verb::MaxPoints { .. }
        | Verb::EvolutionPoints(_)
        | Verb::Roll
        | Verb::Win(_)
        | Verb::LoseGame(_) => (),
    }
}

/// The amounts that a verb names.
pub(crate) fn amounts(verb: &Verb) -> impl Iterator<Item = &Amount> {
    let (one, gift) = match verb {
        Verb::Damage { amount, .. } => (Some(amount), None),
        Verb::Change { to, .. } => (Some(to), None),
        Verb::Draw { count, .. }
        | Verb::Discard { count, .. }
        | Verb::TopTo { count, .. }
        | Verb::Tokens { count, .. }
        | Verb::PutCounters { count, .. }
        | Verb::RemoveCounters { count, .. } => (Some(count), None),
        Verb::Recover(n) | Verb::AddStack(n) => (Some(n), None),
        Verb::Price { change, .. } | Verb::NextPrice { change, .. } => match change {
            PriceChange::Less(n) | PriceChange::More(n) => (Some(n), None),
            PriceChange::Becomes(_) => (None, None),
        },
        Verb::Give(g) => (None, Some(&g.gift)),
        _ => (None, None),
    };
    one.into_iter().chain(gift.into_iter().flat_map(|g| g.attack.iter().chain(&g.defense)))
}

fn who(w: &mut Who, spoken: &Spoken) {
    match w {
        Who::It => *w = spoken.it.clone(),
        Who::Selected => *w = spoken.selected.clone(),
        Who::Each(f) => (spoken.besides)(f),
        Who::Both(a, b) => {
            who(a, spoken);
            who(b, spoken);
        }
        Who::ItsLeader => {
            *w = match spoken.it {
                Who::Picked(slot) => Who::LeaderOf(*slot),
                _ => Who::Leader(crate::words::Whose::Your),
            }
        }
        Who::LeaderOf(_) | Who::This | Who::Leader(_) | Who::Picked(_) => (),
    }
}

fn number(n: &mut Amount, spoken: &Spoken) {
    let (Amount::X(c) | Amount::Equal(c)) = n else { return };
    match c.once_mut() {
        Count::Stat(w, _) => who(w, spoken),
        Count::Cards(f) => (spoken.besides)(f),
        _ => (),
    }
}

fn price(p: &mut PriceChange, it: &Spoken) {
    if let PriceChange::Less(n) | PriceChange::More(n) = p {
        number(n, it);
    }
}
