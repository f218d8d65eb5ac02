//! `X equals ...` stands behind the sentence that uses it.

use crate::words::{Amount, Count, Gift, Line, Passive, PriceChange, Verb};

/// No counter has this name.
const PENDING: &str = "X";

/// An `X` whose meaning is not read yet.
pub(super) fn pending() -> Amount {
    Amount::X(Box::new(Count::Counters(PENDING.to_owned())))
}

fn is_pending(a: &Amount) -> bool {
    *a == pending()
}

/// Gives every open `X` of the lines its meaning; whether there was one.
pub(super) fn fill(lines: &mut [Line], count: &Count) -> bool {
    let mut any = false;
    for line in lines {
        in_line(line, &mut |a| {
            if is_pending(a) {
                *a = Amount::X(Box::new(count.clone()));
                any = true;
            }
        });
    }
    any
}

/// Gives every open `X` of a rule its meaning; whether there was one.
pub(super) fn fill_rule(rule: &mut Passive, count: &Count) -> bool {
    let mut any = false;
    in_rule(rule, &mut |a| {
        if is_pending(a) {
            *a = Amount::X(Box::new(count.clone()));
            any = true;
        }
    });
    any
}

/// Whether an `X` never got its meaning.
pub(super) fn open(lines: &[Line]) -> bool {
    let mut any = false;
    for line in lines {
        in_line(&mut line.clone(), &mut |a| any |= is_pending(a));
    }
    any
}

/// Whether an `X` of a rule never got its meaning.
pub(super) fn open_rule(rule: &Passive) -> bool {
    let mut any = false;
    in_rule(&mut rule.clone(), &mut |a| any |= is_pending(a));
    any
}

fn in_rule(rule: &mut Passive, each: &mut dyn FnMut(&mut Amount)) {
    match rule {
        Passive::Have { gift, .. } => in_gift(gift, each),
        Passive::Price { change, .. } => in_price(change, each),
        Passive::Instead { then, .. } => in_verbs(then, each),
        Passive::EntersEngaged
        | Passive::IgnoresWard
        | Passive::Cannot { .. }
        | Passive::DealsMore { .. }
        | Passive::TakesLess { .. }
        | Passive::TakesPart { .. }
        | Passive::Limit { .. }
        | Passive::AlsoTrait { .. } => (),
    }
}

fn in_line(line: &mut Line, each: &mut dyn FnMut(&mut Amount)) {
    match line {
        Line::Do(verbs) | Line::May(verbs) | Line::IfYouDo(verbs) => in_verbs(verbs, each),
        Line::If { then, .. } | Line::Later { then, .. } => in_verbs(then, each),
        Line::Term { then, .. } | Line::Pay { then, .. } | Line::EarthRite { then, .. } => {
            then.iter_mut().for_each(|l| in_line(l, each));
        }
        Line::Choose { options, .. } => options.iter_mut().flatten().for_each(|l| in_line(l, each)),
    }
}

fn in_verbs(verbs: &mut [Verb], each: &mut dyn FnMut(&mut Amount)) {
    verbs.iter_mut().for_each(|v| in_verb(v, each));
}

fn in_verb(verb: &mut Verb, each: &mut dyn FnMut(&mut Amount)) {
    match verb {
        Verb::Damage { amount, .. } | Verb::Recover(amount) | Verb::AddStack(amount) => each(amount),
        Verb::Draw { count, .. }
        | Verb::Discard { count, .. }
        | Verb::TopTo { count, .. }
        | Verb::Tokens { count, .. }
        | Verb::PutCounters { count, .. }
        | Verb::RemoveCounters { count, .. } => each(count),
        Verb::Change { to, .. } => each(to),
        Verb::Give(give) => in_gift(&mut give.gift, each),
        Verb::Price { change, .. } | Verb::NextPrice { change, .. } => in_price(change, each),
        Verb::When(_, verb) => in_verb(verb, each),
        _ => {}
    }
}

fn in_gift(gift: &mut Gift, each: &mut dyn FnMut(&mut Amount)) {
    gift.attack.iter_mut().chain(gift.defense.iter_mut()).for_each(each);
}

fn in_price(price: &mut PriceChange, each: &mut dyn FnMut(&mut Amount)) {
    if let PriceChange::Less(a) | PriceChange::More(a) = price {
        each(a);
    }
}
