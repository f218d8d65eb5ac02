//! Payments, numbers, damage, influence, tokens and chance.

use super::tally::{self, Came};
use super::{Events, amount, ctx_by, once, shares, there, unsaid};
use crate::Spoils;
use crate::board::{Scope, T, Zone, Zones};
use crate::event::Event;
use crate::lower::{Act, By};
use crate::play::{CHOSEN, COUNT, NUMERIC, TOTAL, WON, X, Y, set_flag};
use crate::timing::Choice;
use crate::words::{Bound, Declared, Num, Player, Var, Verb, Who};
use crate::{layers, listen, offer, pay as payment, price};
use arbiter_kernel::{Op, Run, Seat, Word, rule};
use smallvec::{SmallVec, smallvec};

/// `pay N`: among costs it is added to the running total and paid last; in an
/// effect it is a numeric cost of its own. [406.3.p2] [406.5]
/// What somebody else pays while a cost is satisfied is no part of it.
pub(super) fn pay(t: &mut T, run: Run, by: &By, n: i16, cost: bool) -> Word<Spoils> {
    let seat = ctx_by(t, run, by).by;
    if cost && seat == t.scope(run.scope).controller {
        rule!("401.1a", "406.3.p2");
        let s = t.scope_mut(run.scope);
        s.notes[TOTAL] = s.notes[TOTAL].saturating_add(n);
        set_flag(s, NUMERIC, true);
        return Word::Did(true);
    }
    if run.again > 0 {
        return Word::Did(t.done);
    }
    let due = price::of_effect(t, seat, n);
    if due > payment::means(t, seat) {
        return Word::Did(false);
    }
    price::spend(t, seat, None);
    Word::Call(payment::frame(run.scope, seat, due))
}

/// A text says what X is, or Y.
pub(super) fn let_var(t: &mut T, run: Run, var: Var, n: i16) -> Word<Spoils> {
    say(t.scope_mut(run.scope), var, n);
    Word::Did(true)
}

/// The same where the text spells the number out; of what was ignored before, it
/// tells nothing. [402.5b]
pub(super) fn let_num(t: &mut T, run: Run, var: Var, n: &Num) -> Word<Spoils> {
    let told = !unsaid::number(t, run, n);
    let n = amount(t, run, n);
    say(t.scope_mut(run.scope), var, n);
    set_flag(t.scope_mut(run.scope), unsaid::said(var), told);
    Word::Did(true)
}

fn say(s: &mut Scope, var: Var, n: i16) {
    s.notes[if var == Var::X { X } else { Y }] = n;
    set_flag(s, unsaid::said(var), true);
}

/// How many numbers are offered at once.
const PAGE: usize = 20;
/// No larger number is chosen.
const HIGHEST: i16 = 999;

/// A whole number, 0 allowed. [410.2] [410.2a]
pub(super) fn choose(t: &mut T, run: Run, by: &By, var: Var, b: Option<&Bound>) -> Word<Spoils> {
    if run.again == 0 {
        rule!("410.2", "410.2a");
        t.scope_mut(run.scope).notes[COUNT] = 0;
        let (page, more) = numbers(t, run, by, b);
        let none = page.is_empty() && !more;
        return if none { Word::Did(false) } else { Word::Ask(ctx_by(t, run, by).by) };
    }
    match t.answered() {
        Choice::Number(n) => let_var(t, run, var, n as i16),
        _ => {
            // On from the last that was offered.
            let last = numbers(t, run, by, b).0.last().copied().unwrap_or_default();
            t.scope_mut(run.scope).notes[COUNT] = last as i16 + 1;
            Word::Ask(ctx_by(t, run, by).by)
        }
    }
}

/// The numbers that may be chosen now, and whether there are larger ones. What
/// could not be paid for is not offered. [CO14]
pub(crate) fn numbers(t: &T, run: Run, by: &By, b: Option<&Bound>) -> (Vec<u16>, bool) {
    let ctx = ctx_by(t, run, by);
    let from = t.scope(run.scope).notes[COUNT];
    let var = match super::current(t, run) {
        Some(Act::Verb { verb: Verb::ChooseNumber(var, _), .. }) => *var,
        _ => Var::X,
    };
    let said = |n: &i16| b.is_none_or(|b| crate::targets::bound(t, &ctx, b, *n));
    let paid = |n: &i16| affordable(t, run, var, *n);
    let mut all = (from..=HIGHEST).filter(said).take(2 * PAGE).filter(paid).map(|n| n as u16);
    let page: Vec<u16> = all.by_ref().take(PAGE).collect();
    let more = all.next().is_some();
    (page, more)
}

/// Only where nothing that is still to come brings resources is it known what
/// they come to.
fn affordable(t: &T, run: Run, var: Var, x: i16) -> bool {
    if layers::astir(t, [listen::SHAKY, listen::GIVE]) {
        return true;
    }
    let mut scope = t.scope(run.scope).clone();
    say(&mut scope, var, x);
    let ctx = crate::targets::Ctx::of(t, &scope);
    let (mut due, mut certain) = (0_i16, true);
    for op in &t.rules.programs[run.program as usize][run.at as usize..] {
        match op {
            Op::Do(Act::Verb { by: By::Player(Player::You), verb: Verb::Pay(n), cost: true, .. }) => {
                due = due.saturating_add(if certain { crate::targets::num(t, &ctx, n) } else { 0 });
            }
            Op::Test(..) | Op::IfDone(_) | Op::Jump(_) => certain = false,
            Op::Do(Act::Verb { verb, cost: true, .. }) if offer::spares(verb) => (),
            Op::Do(
                Act::Begin
                | Act::End { .. }
                | Act::Skip { .. }
                | Act::Select { .. }
                | Act::Option { .. }
                | Act::AttachPick
                | Act::Mislay(_),
            ) => (),
            _ => return true,
        }
    }
    let seat = scope.controller;
    let total = price::least(t, seat, &scope, scope.notes[TOTAL].saturating_add(due));
    price::rest(t, seat, &scope, total) <= payment::means(t, seat)
}

pub(super) fn heal(t: &T, run: Run, by: &By, n: Option<&Num>, who: &Who) -> Events {
    let ids = there(t, run, by, who);
    let all = |id: arbiter_kernel::ObjectId| {
        let m = &t.objects.at(id.slot).mark;
        m.hurt.max(m.ruin)
    };
    ids.into_iter().map(|on| Event::Mend { on, amount: n.map_or_else(|| all(on), |n| amount(t, run, n)) }).collect()
}

/// A faction gains or loses influence; as a cost it must have so much. [CO10]
pub(super) fn influence(t: &mut T, run: Run, by: &By, how: (bool, bool), n: &Num, who: &Who) -> Word<Spoils> {
    let word = once(t, run, how.1, |t| influences(t, run, by, how, n, who));
    if matches!(word, Word::Fail) && run.again == 0 {
        t.because("401.3b");
    }
    let word = shares::noted(t, run, Came::Influence, word);
    if run.again > 0 {
        // Every faction was to have as much; some of it something else stood in the place of. [506.1]
        let (told, came) = (t.report().fates().len().max(1), t.report().came_true());
        let s = t.scope_mut(run.scope);
        let all = i32::from(tally::came(s, Came::Influence)) * came as i32 / told as i32;
        tally::note(s, Came::Influence, all as i16);
    }
    word
}

fn influences(t: &T, run: Run, by: &By, how: (bool, bool), n: &Num, who: &Who) -> Events {
    let (gain, paid) = how;
    let n = amount(t, run, n);
    let factions = there(t, run, by, who).into_iter().filter(|&id| t.place(id) == Some(Zone::Faction));
    let seats: SmallVec<[Seat; 2]> = factions.map(|id| t.objects.at(id.slot).owner).collect();
    if paid && !gain && seats.iter().any(|&s| t.board.seats[s as usize].influence < n) {
        rule!("401.3b");
        return Events::new();
    }
    seats.into_iter().map(|seat| Event::Influence { seat, by: if gain { n } else { -n }, paid }).collect()
}

pub(super) fn double(t: &T, run: Run, by: &By, who: &Who) -> Events {
    let ids = there(t, run, by, who).into_iter();
    ids.map(|on| Event::Tokens { on, by: t.objects.at(on.slot).mark.tokens, paid: false }).collect()
}

pub(super) fn coin(t: &mut T, run: Run, by: &By) -> Word<Spoils> {
    if run.again > 0 {
        return Word::Did(true);
    }
    let seat = ctx_by(t, run, by).by;
    let won = t.rng.below(2) == 1;
    set_flag(t.scope_mut(run.scope), WON, won);
    Word::Emit(smallvec![Event::Coin { seat, won }])
}

/// What may be declared: types by number.
pub(crate) fn declarable(_: &T, d: &Declared) -> Vec<Choice> {
    match d {
        Declared::CardType => (0..5).map(Choice::Option).collect(),
    }
}

pub(super) fn declare(t: &mut T, run: Run, by: &By, _: &Declared) -> Word<Spoils> {
    if run.again == 0 {
        return Word::Ask(ctx_by(t, run, by).by);
    }
    let Choice::Option(n) = t.answered() else { unreachable!("a type was chosen") };
    t.scope_mut(run.scope).notes[CHOSEN] = 1 << n;
    Word::Did(true)
}
