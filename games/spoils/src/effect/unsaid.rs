//! Instructions that ask for what an earlier one was to tell, where that one was
//! ignored: nobody knows the number or the card, and they are ignored too. [402.5b]

use crate::board::T;
use crate::lower::Act;
use crate::play::{SAID_X, SAID_Y, flag};
use crate::words::{self, Bound, Choice, Gain, Num, Quantity, Ref, Slot, To, Var, Verb, Who};
use arbiter_kernel::{Op, Run};

/// Whether an instruction depends on what was not said.
pub(super) fn asks(t: &T, run: Run, act: &Act) -> bool {
    match act {
        Act::Select { choice, cost: false, .. } => of_choice(t, run, choice),
        Act::Verb { verb, cost: false, .. } => of_verb(t, run, verb),
        _ => false,
    }
}

fn of_verb(t: &T, run: Run, verb: &Verb) -> bool {
    let n = |n: &Num| number(t, run, n);
    let count = |q: &Quantity| quantity(t, run, q);
    let on = |w: &Who| of_who(t, run, w);
    match verb {
        Verb::Draw(q) | Verb::PlayResource(q, _) | Verb::Create { count: q, .. } => count(q),
        Verb::Top { count: q, .. } | Verb::Look { count: q, .. } | Verb::RevealTop { count: q, .. } => count(q),
        Verb::RemoveTokens(q, who) => count(q) || on(who),
        Verb::Pay(amount) => n(amount),
        Verb::Influence(_, amount, who) | Verb::ThisInflicts(amount, who) | Verb::Heal(Some(amount), who) => {
            n(amount) || on(who)
        }
        Verb::Inflict { amount, to, .. } => n(amount) || on(to),
        Verb::PutTokens { count, on: who, .. } => n(count) || on(who),
        Verb::Search { what, .. } => of_choice(t, run, what),
        Verb::Play(p) => on(&p.what),
        Verb::Destroy(w) | Verb::Exile(w, _) | Verb::Deplete(w) | Verb::Restore(w) | Verb::Discard(w) => on(w),
        Verb::Control(w, _) | Verb::Flip(w, ..) | Verb::Put(words::Move { what: w, .. }) => on(w),
        Verb::Change(c, _) => {
            on(&c.who)
                || c.gains.iter().any(|g| match g {
                    Gain::Stat(_, amount, _) | Gain::EitherWay(amount, _) | Gain::Becomes(amount, _) => n(amount),
                    _ => false,
                })
        }
        _ => false,
    }
}

fn of_who(t: &T, run: Run, who: &Who) -> bool {
    match who {
        Who::Choose(c) => of_choice(t, run, c),
        Who::All(g) => of_filter(t, run, &g.what),
        who => nobody(t, run, who),
    }
}

fn of_choice(t: &T, run: Run, c: &Choice) -> bool {
    quantity(t, run, &c.count) || of_filter(t, run, &c.what)
}

fn of_filter(t: &T, run: Run, f: &words::Filter) -> bool {
    let bound = |b: &Bound| match b {
        Bound::AtMost(n) | Bound::AtLeast(n) | Bound::MoreThan(n) | Bound::LessThan(n) => number(t, run, n),
        Bound::Is(n) | Bound::Only(n) => number(t, run, n),
        Bound::Some | Bound::Even => false,
    };
    f.stat.as_ref().is_some_and(|(_, b)| bound(b)) || f.same_type.as_ref().is_some_and(|w| nobody(t, run, w))
}

fn quantity(t: &T, run: Run, q: &Quantity) -> bool {
    match q {
        Quantity::Exactly(n) | Quantity::UpTo(n) | Quantity::OrFewer(n) | Quantity::Each(n) => number(t, run, n),
        Quantity::Any | Quantity::All | Quantity::The => false,
    }
}

/// Whether nothing has said what this number is, although the text was to.
pub(super) fn number(t: &T, run: Run, n: &Num) -> bool {
    match n {
        Num::Var(var) => {
            let said = flag(t.scope(run.scope), said(*var));
            !said && before(t, run).any(|op| matches!(op, Op::Do(act) if names(act, *var)))
        }
        Num::Stat(who, _) | Num::StatOf(who, _) | Num::LastStat(who, _) | Num::Printed(who, _) | Num::Tokens(who) => {
            nobody(t, run, who)
        }
        Num::Plus(a, b) | Num::Minus(a, b) | Num::Least(a, b) => number(t, run, a) || number(t, run, b),
        Num::Twice(a) | Num::Half { of: a, .. } => number(t, run, a),
        _ => false,
    }
}

/// Whether these words mean a card that this text was to have somebody name, and
/// nobody has. Who had to name none and named none has done it. [EF2]
fn nobody(t: &T, run: Run, who: &Who) -> bool {
    let Who::Ref(Ref { to: To::Slot(slot), .. }) = who else { return false };
    t.scope(run.scope).picked(*slot).next().is_none() && before(t, run).any(|op| fills(op, *slot))
}

fn before(t: &T, run: Run) -> impl Iterator<Item = &Op<crate::Spoils>> {
    t.rules.programs[run.program as usize][..run.at as usize].iter()
}

fn fills(op: &Op<crate::Spoils>, slot: Slot) -> bool {
    let must = |c: &Choice| c.slot == slot && matches!(c.count, Quantity::Exactly(_) | Quantity::The);
    match op {
        Op::Do(Act::Select { choice, .. } | Act::Verb { verb: Verb::Search { what: choice, .. }, .. }) => must(choice),
        _ => false,
    }
}

fn names(act: &Act, var: Var) -> bool {
    match act {
        Act::Let(v, _) | Act::LetIf(v, ..) | Act::Verb { verb: Verb::ChooseNumber(v, _), .. } => *v == var,
        _ => false,
    }
}

/// The flag that this number was said.
pub(super) fn said(var: Var) -> i16 {
    match var {
        Var::X => SAID_X,
        Var::Y => SAID_Y,
    }
}
