//! Payments, numbers, damage, influence, tokens and chance.

use super::{Events, amount, ctx_by, quantity, there};
use crate::Spoils;
use crate::board::{Pick, Read, T, Thing, Zone};
use crate::event::Event;
use crate::lower::{Act, By};
use crate::play::{CHOSEN, COUNT, HANDED, NUMERIC, RESULT, TOTAL, WON, X, Y, set_flag};
use crate::timing::Choice;
use crate::words::{Bound, Declared, Num, Quantity, Var, Verb, Who};
use crate::{layers, listen, offer, pay as payment, price};
use arbiter_kernel::{Op, Run, Seat, Total, Word, rule};
use smallvec::{SmallVec, smallvec};

/// `pay N`: among costs it is added to the running total and paid last; in an
/// effect it is a numeric cost of its own. [406.3.p2] [406.5]
pub(super) fn pay(t: &mut T, run: Run, by: &By, n: i16, cost: bool) -> Word<Spoils> {
    if cost {
        rule!("401.1a", "406.3.p2");
        let s = t.scope_mut(run.scope);
        s.notes[TOTAL] = s.notes[TOTAL].saturating_add(n);
        set_flag(s, NUMERIC, true);
        return Word::Did(true);
    }
    if run.again > 0 {
        return Word::Did(t.done);
    }
    let seat = ctx_by(t, run, by).by;
    let due = price::of_effect(t, seat, n);
    if due > payment::means(t, seat) {
        return Word::Did(false);
    }
    price::spend(t, seat, None);
    t.scope_mut(run.scope).notes[RESULT] = due;
    Word::Call(payment::frame(run.scope, seat, due))
}

/// How many numbers are offered at once.
const PAGE: i16 = 20;

/// A whole number, 0 allowed. [410.2] [410.2a]
pub(super) fn choose(t: &mut T, run: Run, by: &By, var: Var, _: Option<&Bound>) -> Word<Spoils> {
    if run.again == 0 {
        rule!("410.2", "410.2a");
        t.scope_mut(run.scope).notes[COUNT] = 0;
        return Word::Ask(ctx_by(t, run, by).by);
    }
    match t.answered() {
        Choice::Number(n) => {
            t.scope_mut(run.scope).notes[if var == Var::X { X } else { Y }] = n as i16;
            Word::Did(true)
        }
        _ => {
            t.scope_mut(run.scope).notes[COUNT] += PAGE;
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
    let fits = |n: &i16| b.is_none_or(|b| crate::targets::bound(t, &ctx, b, *n)) && affordable(t, run, var, *n);
    let page: Vec<u16> = (from..from + PAGE).filter(fits).map(|n| n as u16).collect();
    let more = from < 980 && (from + PAGE..from + 2 * PAGE).any(|n| fits(&n));
    (if page.is_empty() && !more { vec![0] } else { page }, more)
}

/// Only where nothing that is still to come brings resources is it known what
/// they come to.
fn affordable(t: &T, run: Run, var: Var, x: i16) -> bool {
    if layers::astir(t, &[listen::SHAKY, listen::GIVE]) {
        return true;
    }
    let mut scope = t.scope(run.scope).clone();
    scope.notes[if var == Var::X { X } else { Y }] = x;
    let ctx = crate::targets::Ctx::of(t, &scope);
    let (mut due, mut certain) = (0_i16, true);
    for op in &t.rules.programs[run.program as usize][run.at as usize..] {
        match op {
            Op::Do(Act::Verb { verb: Verb::Pay(n), cost: true, .. }) => {
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
                | Act::AttachPick,
            ) => (),
            _ => return true,
        }
    }
    let seat = scope.controller;
    let total = price::least(t, seat, &scope, scope.notes[TOTAL].saturating_add(due));
    due == 0 || price::rest(t, seat, &scope, total) <= payment::means(t, seat)
}

/// A number is divided among what a slot holds, one by one.
pub(super) fn divide(t: &mut T, run: Run, by: &By, n: &Num, slot: u8, up_to: bool) -> Word<Spoils> {
    if run.again == 0 {
        t.scope_mut(run.scope).notes[COUNT] = 0;
        hand_over(t, run, slot);
    } else {
        let Choice::Number(share) = t.answered() else { unreachable!("a share was named") };
        set_share(t, run, slot, share as i16);
    }
    let at = t.scope(run.scope).notes[COUNT] as usize;
    let all = t.scope(run.scope).picked(slot).count();
    let left = amount(t, run, n) - given(t, run, slot);
    if at >= all || left <= 0 {
        return Word::Did(true);
    }
    if at + 1 == all && !up_to {
        set_share(t, run, slot, left);
        return Word::Did(true);
    }
    Word::Ask(ctx_by(t, run, by).by)
}

/// What the card's own cost picked is divided among like what this text picked. [OB2]
fn hand_over(t: &mut T, run: Run, slot: u8) {
    let Some(of) = slot.checked_sub(HANDED) else { return };
    let source = t.scope(run.scope).source;
    let handed = t.board.handed.iter().filter(|h| h.to == source && h.slot == of).map(|h| h.id);
    let picks: Vec<Pick> = handed.map(|id| Pick { of: slot, share: 0, what: Thing::Card(id) }).collect();
    t.scope_mut(run.scope).picks.extend(picks);
}

fn given(t: &T, run: Run, slot: u8) -> i16 {
    t.scope(run.scope).picked(slot).map(|p| p.share.max(0)).total()
}

fn set_share(t: &mut T, run: Run, slot: u8, share: i16) {
    let s = t.scope_mut(run.scope);
    let at = s.notes[COUNT] as usize;
    if let Some(p) = s.picks.iter_mut().filter(|p| p.of == slot).nth(at) {
        p.share = share;
    }
    s.notes[COUNT] += 1;
}

/// The shares that may be named.
pub(crate) fn shares(t: &T, run: Run, n: &Num, slot: u8) -> Vec<u16> {
    (0..=(amount(t, run, n) - given(t, run, slot)).max(0) as u16).collect()
}

/// Damage by the card that instructs it. [408.7]
pub(super) fn damage(t: &T, run: Run, by: &By, n: &Num, divided: bool, to: &Who, paid: bool) -> Events {
    rule!("408.7");
    let s = t.scope(run.scope);
    let (from, battle, settled) = (s.source, false, false);
    let each = amount(t, run, n);
    let share = |id| if divided { s.picks.iter().find(|p| p.what.face(t) == id).map_or(0, |p| p.share) } else { each };
    let ids = there(t, run, by, to);
    ids.into_iter().map(|to| Event::Damage { to, amount: share(to), from, battle, paid, settled }).collect()
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
pub(super) fn influence(t: &T, run: Run, by: &By, how: (bool, bool), n: &Num, who: &Who) -> Events {
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

pub(super) fn tokens(t: &T, run: Run, by: &By, n: &Num, divided: bool, on: &Who, paid: bool) -> Events {
    let s = t.scope(run.scope);
    let each = amount(t, run, n);
    let share = |id| if divided { s.picks.iter().find(|p| p.what.face(t) == id).map_or(0, |p| p.share) } else { each };
    there(t, run, by, on).into_iter().map(|on| Event::Tokens { on, by: share(on), paid }).collect()
}

/// As a cost they must be there. [401.3b]
pub(super) fn remove_tokens(t: &T, run: Run, by: &By, q: &Quantity, who: &Who, paid: bool) -> Events {
    let on = |id: arbiter_kernel::ObjectId| t.objects.at(id.slot).mark.tokens;
    let ids = there(t, run, by, who);
    let said = |id| {
        let said = quantity(t, run, q).unwrap_or_else(|| on(id));
        if matches!(q, Quantity::UpTo(_) | Quantity::OrFewer(_)) { said.min(on(id)) } else { said }
    };
    if paid && ids.iter().any(|&id| said(id) > on(id)) {
        rule!("401.3b");
        return Events::new();
    }
    ids.into_iter().map(|id| Event::Tokens { on: id, by: -said(id).min(on(id)), paid }).collect()
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
