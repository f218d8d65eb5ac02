//! Looking for instructions inside of sentences, however deep they stand.

use crate::words::{Instruction, Rule, Step, Verb};

/// Whether some instruction of the sentences is like this.
pub(crate) fn any(steps: &[Step], like: impl FnMut(&Verb) -> bool) -> bool {
    all(steps).into_iter().any(like)
}

/// Every instruction of the sentences; what stands inside of another comes before it.
pub(crate) fn all(steps: &[Step]) -> Vec<&Verb> {
    let mut out = Vec::new();
    gather(steps, &mut out);
    out
}

fn gather<'a>(steps: &'a [Step], out: &mut Vec<&'a Verb>) {
    steps.iter().for_each(|s| acts(&s.acts, out));
}

fn acts<'a>(all: &'a [Instruction], out: &mut Vec<&'a Verb>) {
    all.iter().for_each(|i| verb(&i.verb, out));
}

fn verb<'a>(v: &'a Verb, out: &mut Vec<&'a Verb>) {
    match v {
        Verb::When(_, inner) => verb(&inner.verb, out),
        Verb::May(_, all) => acts(all, out),
        Verb::Either(a, b) => {
            acts(a, out);
            acts(b, out);
        }
        Verb::OneOf(ways, _) => ways.iter().for_each(|w| acts(w, out)),
        Verb::Later(_, steps, _) => gather(steps, out),
        Verb::Rule(rule, _) => {
            if let Rule::Instead(r) = &**rule {
                acts(&r.instead, out);
                gather(&r.then, out);
            }
        }
        _ => (),
    }
    out.push(v);
}
