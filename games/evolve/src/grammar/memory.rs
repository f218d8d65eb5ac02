//! What the sentence at hand has spoken of: for pronouns and `... instead`.

use super::Parser;
use crate::lower::spoken::{about_this, brings};
use crate::words::{Amount, Count, Give, Verb, Who, Whose};

impl Parser<'_> {
    /// Takes note of verbs that were just read.
    pub(super) fn remember(&mut self, verbs: &[Verb]) {
        if let Some(verb) = verbs.iter().rev().find(|v| !matches!(v, Verb::Select { .. })) {
            self.last = Some(verb.clone());
        }
        for verb in verbs {
            let own = |n: &Amount| matches!(n, Amount::Equal(c) if matches!(c.once(), Count::Stat(Who::It, _)));
            self.vague |= !self.named && groups(verb) && crate::resolve::amounts(verb).any(own);
            self.vague |= self.speaks_elsewhere() && takes_it(verb);
            self.named |= brings(std::slice::from_ref(verb)) || about_this(verb);
            if brings(std::slice::from_ref(verb)) {
                self.made = !matches!(verb, Verb::Select { .. });
                self.chose |= !self.made;
                (self.brought, self.single) = (self.brought.saturating_add(1), !several(verb));
            }
            self.elsewhere |= matches!(verb, Verb::Draw { .. });
            self.group = (self.group || groups(verb)) && !brings(std::slice::from_ref(verb));
        }
    }

    /// Whether `it` would be a card that was drawn or paid with: nothing else was
    /// spoken of.
    pub(super) fn speaks_elsewhere(&self) -> bool {
        self.elsewhere && !self.named
    }
}

/// Whether a verb does to `it` what is done to cards off the field, too.
fn takes_it(verb: &Verb) -> bool {
    let (Verb::Banish { whom, .. } | Verb::Move { whom, .. } | Verb::Price { whom, .. } | Verb::Transform { whom, .. }) =
        verb
    else {
        return false;
    };
    *whom == Who::It
}

/// Whether a verb acts on all of a kind.
fn groups(verb: &Verb) -> bool {
    fn all(who: &Who) -> bool {
        match who {
            Who::Each(_) => true,
            Who::Both(a, b) => all(a) || all(b),
            _ => false,
        }
    }
    match verb {
        Verb::Damage { to: whom, .. }
        | Verb::Give(Give { whom, .. })
        | Verb::Lose { whom, .. }
        | Verb::Destroy(whom)
        | Verb::Banish { whom, .. }
        | Verb::Move { whom, .. }
        | Verb::Engage(whom)
        | Verb::Refresh(whom)
        | Verb::Evolve(whom)
        | Verb::Control { whom, .. }
        | Verb::Forbid { whom, .. }
        | Verb::PreventNext { whom, .. }
        | Verb::Price { whom, .. }
        | Verb::PutCounters { on: whom, .. }
        | Verb::RemoveCounters { from: whom, .. } => all(whom),
        _ => false,
    }
}

/// Whether a verb brings several cards into the sentence.
pub(super) fn several(verb: &Verb) -> bool {
    let more = |n: &Amount| *n != Amount::N(1);
    match verb {
        Verb::Select { most, .. } | Verb::Take { most, .. } | Verb::Search { most, .. } => *most > 1,
        Verb::Tokens { names, each, count, .. } => more(count) || (*each && names.len() > 1),
        Verb::TopTo { who, count, .. } | Verb::Discard { who, count, .. } => more(count) || *who == Whose::Each,
        Verb::Look { count, .. } => *count > 1,
        Verb::RevealTop { who, count } => *count > 1 || *who == Whose::Each,
        Verb::When(_, inner) => several(inner),
        _ => false,
    }
}
