//! Words that speak of what the text has not said: numbers that nothing names,
//! and `if you do` where nothing was to be done. Nobody could obey them. [402.5b]

use super::layout::Layout;
use crate::words::{Body, Gate, Instruction, Num, Paragraph, Ref, Rule, Step, To, Verb, Who};

/// Why a wording speaks of nothing, if it does.
pub(super) fn why(layout: &Layout, paragraphs: &[Paragraph]) -> Option<&'static str> {
    if ["x", "y"].into_iter().any(|var| unnamed(layout, var)) {
        return Some("nothing says what this number is");
    }
    paragraphs.iter().find_map(|p| paragraph(&p.body))
}

/// Whether a number is spoken of that no word names. [410.2]
fn unnamed(layout: &Layout, var: &str) -> bool {
    let said: Vec<&str> = layout.pieces.iter().flat_map(|p| &p.tokens).map(|t| t.low.as_str()).collect();
    let names = |w: &[&str]| matches!(w, [x, "is"] if *x == var) || matches!(w, ["for", x] if *x == var);
    // What stands in front of a bar may be a name.
    let used = layout.pieces.iter().any(|p| p.tokens.iter().skip(p.head.unwrap_or(0)).any(|t| t.low == var));
    used && !said.windows(2).any(names)
}

/// What the sentences before have said.
#[derive(Clone, Copy, Default)]
struct Said {
    /// Something was to be done.
    done: bool,
    /// A coin was flipped, or players bid.
    contest: bool,
}

fn paragraph(body: &Body) -> Option<&'static str> {
    let fresh = Said::default();
    match body {
        Body::Cost(steps) => follow(steps, fresh).err(),
        // What the cost has said, the effect can speak of.
        Body::Effect(e) => follow(&e.steps, Said { done: e.label, contest: e.label }).err(),
        Body::Options(o) => o.options.iter().find_map(|o| {
            let cost = follow(&o.cost, fresh);
            cost.and_then(|said| follow(&o.effect.steps, said)).err()
        }),
        Body::Ability(a) => follow(&a.cost, fresh).and_then(|said| follow(&a.effect, said)).err(),
        Body::Trigger(t) | Body::RestoreRule(t) | Body::DevelopRule(t) => follow(&t.steps, fresh).err(),
        Body::Static(s) => s.rules.iter().find_map(|r| replaced(r).err()),
        _ => None,
    }
}

fn replaced(rule: &Rule) -> Result<(), &'static str> {
    let Rule::Instead(r) = rule else { return Ok(()) };
    let said = acts(&r.instead, Said::default())?;
    follow(&r.then, said).map(|_| ())
}

fn follow(steps: &[Step], mut said: Said) -> Result<Said, &'static str> {
    for (n, s) in steps.iter().enumerate() {
        let before = n.checked_sub(1).and_then(|n| steps[n].acts.last());
        let waits = |i: &Instruction| matches!(&i.verb, Verb::Rule(r, _) if matches!(**r, Rule::Instead(_)));
        if matches!(s.gate, Gate::Did(_) | Gate::DidNot(_)) && before.is_some_and(waits) {
            return Err("what is done instead has not been done yet");
        }
        if s.lets.iter().any(|(_, n)| of_each(n)) {
            return Err("a number is one for all of them");
        }
        match s.gate {
            Gate::Did(_) | Gate::DidNot(_) | Gate::Otherwise if !said.done => {
                return Err("nothing was to be done before");
            }
            Gate::Won | Gate::Lost if !said.contest => return Err("nothing was to be won before"),
            _ => (),
        }
        said = acts(&s.acts, said)?;
        said.done = true;
    }
    Ok(said)
}

/// Whether a number would be another for each of several: it is read once, before
/// anything happens to them. [410.2]
fn of_each(n: &Num) -> bool {
    match n {
        Num::Stat(who, _) | Num::StatOf(who, _) | Num::Tokens(who) => {
            matches!(who, Who::Ref(Ref { to: To::Each, .. }))
        }
        Num::Plus(a, b) | Num::Minus(a, b) | Num::Least(a, b) => of_each(a) || of_each(b),
        Num::Twice(n) | Num::Half { of: n, .. } => of_each(n),
        _ => false,
    }
}

fn acts(all: &[Instruction], mut said: Said) -> Result<Said, &'static str> {
    for i in all {
        if i.verb == Verb::Same && !said.done {
            return Err("nothing was offered before");
        }
        said.done = true;
        match &i.verb {
            Verb::Coin | Verb::Bid => said.contest = true,
            // What waits has its own beginning.
            Verb::Later(_, steps, _) => {
                follow(steps, Said::default())?;
            }
            Verb::Rule(rule, _) => replaced(rule)?,
            Verb::May(_, more) => said = acts(more, said)?,
            _ => (),
        }
    }
    Ok(said)
}
