//! Looking for instructions inside of sentences, however deep they stand.

use crate::words::{Instruction, Rule, Step, Verb};

/// Whether some instruction of the sentences is like this.
pub(crate) fn any(steps: &[Step], like: &dyn Fn(&Verb) -> bool) -> bool {
    steps.iter().any(|s| acts(&s.acts, like))
}

fn acts(all: &[Instruction], like: &dyn Fn(&Verb) -> bool) -> bool {
    all.iter().any(|i| verb(&i.verb, like))
}

fn verb(v: &Verb, like: &dyn Fn(&Verb) -> bool) -> bool {
    let inside = match v {
        Verb::When(_, inner) => verb(&inner.verb, like),
        Verb::May(_, all) => acts(all, like),
        Verb::Either(a, b) => acts(a, like) || acts(b, like),
        Verb::OneOf(ways, _) => ways.iter().any(|w| acts(w, like)),
        Verb::Later(_, steps, _) => any(steps, like),
        Verb::Rule(rule, _) => match &**rule {
            Rule::Instead(r) => acts(&r.instead, like) || any(&r.then, like),
            _ => false,
        },
        _ => false,
    };
    inside || like(v)
}
