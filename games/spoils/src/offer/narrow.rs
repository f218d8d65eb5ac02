//! Answers that come to the same as others, left out when a play is tried:
//! nobody asks in which order cards were named, nor how high a number is that
//! nothing on the table reaches.

use crate::board::{T, Zone, Zones};
use crate::effect;
use crate::layers;
use crate::listen;
use crate::lower::{Act, Test};
use crate::pay;
use crate::play;
use crate::steady::{in_its_part, printed};
use crate::timing::{Choice, Proc};
use crate::words::{self, Area, Num, Place, Quantity, Rule, Sized, Stat, Var, Verb, Who};
use arbiter_kernel::{Frame, ObjectId, Op, Run, ZoneId};

/// Shortcut: more answers lead to the same.
pub(super) fn narrow(t: &T, options: &mut Vec<Choice>) {
    match t.frames() {
        [.., Frame::Proc(Proc::Play(play::Step::Paid, _)), Frame::Proc(Proc::Pay(..))] if calm(t) => {
            // Nothing follows that could tell one resource from another.
            options.truncate(1);
        }
        [.., Frame::Proc(Proc::Pay(_, bill))] => pay::in_order(t, *bill, options),
        [.., Frame::Run(run)] => said(t, *run, options),
        _ => (),
    }
}

/// Whether no rule forbids or replaces anything, or changes on the way.
/// Shortcut if true: else more answers are tried.
fn calm(t: &T) -> bool {
    !layers::astir(t, [listen::INSTEAD, listen::BAN, listen::SHAKY, listen::GIVE])
}

/// Shortcut: more answers lead to the same.
fn said(t: &T, run: Run, options: &mut Vec<Choice>) {
    match effect::current(t, run) {
        // Where one card must be picked before others, the order counts.
        Some(Act::Select { choice, pick, .. }) if !*pick || !layers::astir(t, [listen::OTHER]) => {
            selected(t, run, choice, options);
        }
        Some(Act::Verb { verb: Verb::ChooseNumber(var, _), .. }) => {
            let most = highest(t).min(to_be_had(t, run, *var));
            let numbers = options.iter().filter_map(|c| if let Choice::Number(n) = c { Some(*n) } else { None });
            let most = most.max(numbers.min().unwrap_or(0));
            let beyond = options.iter().any(|c| matches!(c, Choice::Number(n) if *n > most));
            options.retain(|c| match c {
                Choice::Number(n) => *n <= most,
                Choice::More => !beyond,
                _ => true,
            });
        }
        // In which order they go there, where nothing looks there afterwards.
        Some(Act::Verb { verb: Verb::Put(m), .. })
            if !matches!(m.to, Place::Play(_)) && after(t, run).iter().all(deaf) =>
        {
            options.truncate(1);
        }
        _ => (),
    }
}

/// What follows the instruction at which the text waits.
fn after(t: &T, run: Run) -> &[Op<crate::Spoils>] {
    &t.rules.programs[run.program as usize][run.at as usize + 1..]
}

/// Shortcut: more than this cannot be had of anything that is counted: cards of one
/// player, tokens on a card, influence, numbers of cards.
fn highest(t: &T) -> u16 {
    let influence = t.board.seats.iter().map(|s| s.influence).max().unwrap_or(0);
    let tokens = t.objects.iter().map(|(_, o)| o.mark.tokens).max().unwrap_or(0);
    let stats = [Stat::Strength, Stat::Life, Stat::Speed, Stat::Structure, Stat::Cost];
    let of = |id: ObjectId| stats.into_iter().map(|s| layers::stat(t, id, s)).max().unwrap_or(0);
    let number = t.objects.iter().map(|(slot, _)| of(t.objects.id(slot))).max().unwrap_or(0);
    let cards = t.objects.len() as u16 / 2;
    cards.max(influence.max(tokens).max(number).max(0) as u16)
}

/// Shortcut: where so many cards are named next, no more than there are.
fn to_be_had(t: &T, run: Run, var: Var) -> u16 {
    let program = &t.rules.programs[run.program as usize];
    let acts = |op: &Op<crate::Spoils>| matches!(op, Op::Do(Act::Verb { .. } | Act::Select { .. }) | Op::Test(..));
    let from = run.at as usize + 1;
    let Some(next) = program[from..].iter().position(acts).map(|n| n + from) else { return u16::MAX };
    match &program[next] {
        Op::Do(Act::Select { by, choice, pick, .. })
            if choice.count == Quantity::Exactly(Num::Var(var)) && in_its_part(&choice.what) =>
        {
            let then = Run { at: next as u16, again: 0, ..run };
            effect::candidates(t, then, by, choice, *pick).len() as u16
        }
        _ => u16::MAX,
    }
}

/// Shortcut: of several cards each set is named in one order; of equal ones in a discard
/// pile the first, and where nothing asks which they were, any.
fn selected(t: &T, run: Run, choice: &words::Choice, options: &mut Vec<Choice>) {
    let by_others = choice.what.extreme.is_some() || choice.what.same_type.is_some();
    let last = t.scope(run.scope).picked(choice.slot).map(|p| p.what.face(t).slot).max();
    if !by_others {
        options.retain(|c| !matches!(c, Choice::Card(id) if last.is_some_and(|l| id.slot < l)));
        // The lower slot comes first, as it must where the rest follows in order.
        options.sort_by_key(|c| if let Choice::Card(id) = c { id.slot } else { u16::MAX });
    }
    let mut seen: Vec<(ZoneId, u16)> = Vec::new();
    let any = nameless(t, run);
    options.retain(|c| {
        let Choice::Card(id) = *c else { return true };
        if t.place(id) != Some(Zone::Discard) || t.modified(id) {
            return true;
        }
        let o = t.objects.at(id.slot);
        let sort = (o.zone, if any { 0 } else { o.face });
        let new = !seen.contains(&sort);
        seen.push(sort);
        new
    });
}

/// Whether nothing that follows asks which cards of a discard pile were named.
/// Shortcut if true: else more answers are tried.
fn nameless(t: &T, run: Run) -> bool {
    calm(t) && after(t, run).iter().all(deaf)
}

/// Shortcut if true: else more answers are tried.
fn deaf(op: &Op<crate::Spoils>) -> bool {
    match op {
        Op::Jump(_) | Op::IfDone(_) => true,
        Op::Test(test, _) => matches!(test, Test::Did(_) | Test::Otherwise | Test::Branch(_) | Test::FlipUp),
        Op::Do(Act::Begin | Act::End { .. } | Act::Skip { .. } | Act::May(_) | Act::Part(..)) => true,
        Op::Do(Act::Let(_, n)) => counts(n),
        Op::Do(Act::Select { choice, .. }) => choice.what.area == Area::Play && printed(&choice.what),
        Op::Do(Act::Verb { verb, .. }) => match verb {
            Verb::Exile(Who::Ref(_), _) | Verb::Deplete(Who::This | Who::Ref(_)) | Verb::Reveal(Who::Ref(_)) => true,
            Verb::Put(m) => matches!(m.what, Who::Ref(_)) && !matches!(m.to, Place::Play(_)),
            Verb::Pay(n) => counts(n),
            Verb::Rule(rule, _) => match &**rule {
                Rule::Price { by: Sized::Increase(n) | Sized::Reduce(n) | Sized::To(n), .. } => counts(n),
                _ => false,
            },
            _ => false,
        },
        Op::Do(_) => false,
    }
}

/// Numbers that are the same whichever cards were named.
/// Shortcut if true: else more answers are tried.
fn counts(n: &Num) -> bool {
    match n {
        Num::N(_) | Num::Var(_) | Num::Held(..) | Num::Done(_) => true,
        Num::Plus(a, b) | Num::Minus(a, b) | Num::Least(a, b) => counts(a) && counts(b),
        Num::Twice(a) | Num::Half { of: a, .. } => counts(a),
        _ => false,
    }
}
