//! Numeric costs: all increases, then all reductions, in the order that the
//! paying player likes, never below 0. [406.3.p3] [406.6]

use crate::Spoils;
use crate::adjust::sized;
use crate::board::{Pick, Read, Scope, T, Thing, Zones};
use crate::effect;
use crate::layers::{self, Standing};
use crate::listen;
use crate::play::{self, Mode, Play, Step, TOTAL};
use crate::rules::Face;
use crate::rules::Sort;
use crate::targets::{Ctx, matches_in, num, seats};
use crate::timing::{Choice, Proc};
use crate::words::{Area, Filter, Levy, PriceOf, Rule, Side, Sized};
use arbiter_kernel::{Flow, ObjectId, Seat, Total, rule};
use smallvec::SmallVec;

/// What is paid for.
#[derive(Clone, Copy)]
pub(crate) enum For {
    /// Playing this card.
    Card(ObjectId),
    /// Using an ability of this card.
    Ability,
    /// Something that an effect or a requirement says. [406.5]
    Effect,
}

/// A change to a numeric cost.
#[derive(Clone, Debug)]
pub(crate) struct Modifier<'a> {
    pub(crate) source: ObjectId,
    by: Sized,
    least: i16,
    me: Seat,
    known: Option<&'a Scope>,
}

/// Picks of this number note the changes that were applied.
const APPLIED: u8 = 252;

impl Modifier<'_> {
    fn raises(&self) -> bool {
        matches!(self.by, Sized::Increase(_))
    }
    /// A minimum never lifts a number that is below it already. [410.5] [EF6]
    fn apply(&self, t: &T, total: i16) -> i16 {
        let ctx = Ctx { known: self.known, ..Ctx::new(self.me, self.source, None) };
        let new = sized(t, &ctx, &self.by, total);
        if matches!(self.by, Sized::Reduce(_)) {
            rule!("410.5");
            return new.max(self.least.min(total));
        }
        new.max(0)
    }
}

/// The changes to what this player pays for this. [406.5a] [406.5b]
pub(crate) fn modifiers(t: &T, seat: Seat, what: For) -> Vec<Modifier<'_>> {
    let mut out = Vec::new();
    if let For::Card(id) = what {
        for &a in &t.face(id.slot).abilities {
            let Sort::Static { during, rule: Rule::Price { of: PriceOf::This, by, least } } =
                &t.rules.abilities[a as usize].sort
            else {
                continue;
            };
            let ctx = Ctx::new(seat, id, None);
            if during.as_ref().is_none_or(|c| crate::targets::cond(t, &ctx, c)) {
                let least = least.map_or(0, i16::from);
                out.push(Modifier { source: id, by: by.clone(), least, me: seat, known: None });
            }
        }
    }
    if !layers::astir(t, [listen::PRICE]) {
        return out;
    }
    let fits = |s: &Standing| matches!(s.rule, Rule::Price { of, .. } if means(t, s, of, seat, what));
    layers::each(t, listen::PRICE, 0, fits, |s| {
        let Rule::Price { by, least, .. } = s.rule else { return };
        let least = least.map_or(0, i16::from);
        out.push(Modifier { source: s.source, by: by.clone(), least, me: s.me, known: s.known });
    });
    out
}

fn means(t: &T, s: &Standing, of: &PriceOf, seat: Seat, what: For) -> bool {
    let ctx = s.ctx(0);
    let pays = |p| seats(t, &ctx, p).contains(&seat);
    match (of, what) {
        (PriceOf::Plays(p, f) | PriceOf::NextPlay(p, f), For::Card(id)) => pays(p) && card(t, &ctx, f, id),
        (PriceOf::Abilities(p), For::Ability) => pays(p),
        // Whatever is paid next, for whatever. [CO6]
        (PriceOf::Next(p), _) => {
            rule!("406.5a");
            pays(p)
        }
        _ => {
            // What concerns playing a kind of card does not concern this. [406.5b]
            rule!("406.5b");
            false
        }
    }
}

/// A card as it is being played, wherever it lies.
fn card(t: &T, ctx: &Ctx, f: &Filter, id: ObjectId) -> bool {
    let area = t.place(id).map_or(Area::Hand, listen::area);
    matches_in(t, ctx, f, id, area, Side::Any)
}

fn what(t: &T, scope: &Scope) -> For {
    if play::is_card(t, scope) { For::Card(scope.source) } else { For::Ability }
}

/// The total after all increases and then all reductions, in the order that is
/// best for the payer, who may choose it. [406.3.p3] [CO2]
fn best(t: &T, list: &[Modifier], base: i16) -> i16 {
    if list.is_empty() {
        return base;
    }
    let raised = list.iter().filter(|m| m.raises()).fold(base, |n, m| m.apply(t, n));
    let less: SmallVec<[&Modifier; 8]> = list.iter().filter(|m| !m.raises()).collect();
    span(t, &less, raised).0
}

/// More reductions than this are not taken in every order.
const ORDERS: usize = 10;

/// The least and the most that reductions of a number can come to. A smaller
/// number never becomes the larger one by the same reduction, so of those
/// applied so far only the least and the most count, whatever their order.
fn span(t: &T, list: &[&Modifier], base: i16) -> (i16, i16) {
    let n = list.len().min(ORDERS);
    let mut found = vec![(base, base); 1 << n];
    for set in 1..found.len() {
        let last = (0..n).filter(|k| set & (1 << k) != 0).map(|k| {
            let (low, high) = found[set & !(1 << k)];
            (list[k].apply(t, low), list[k].apply(t, high))
        });
        found[set] = last.reduce(|a, b| (a.0.min(b.0), a.1.max(b.1))).expect("some reduction is the last");
    }
    let all = found[found.len() - 1];
    list[n..].iter().fold(all, |(low, high), m| (m.apply(t, low), m.apply(t, high)))
}

/// What an effect payment of so much comes to. [406.5]
#[must_use]
pub fn of_effect(t: &T, seat: Seat, amount: i16) -> i16 {
    rule!("406.5");
    best(t, &modifiers(t, seat, For::Effect), amount)
}

/// What several payments come to: what waits for the next numeric cost changes
/// one of them only, and for the payer that is the largest. [406.5a] [RQ2]
#[must_use]
pub fn of_payments(t: &T, seat: Seat, amounts: &[i16]) -> i16 {
    let Some(&largest) = amounts.iter().max() else { return 0 };
    amounts.iter().copied().total().saturating_sub(largest).saturating_add(of_effect(t, seat, largest))
}

/// What the numeric cost of a play comes to at the least.
#[must_use]
pub fn least(t: &T, seat: Seat, scope: &Scope, base: i16) -> i16 {
    best(t, &modifiers(t, seat, what(t, scope)), base)
}

/// What is paid last of all, of a numeric cost that came to so much: after Flip
/// Up only what its cost does not cover, and what requirements demand on top.
/// [406.3a] [406.7.p2] [505.1]
#[must_use]
pub fn rest(t: &T, seat: Seat, scope: &Scope, total: i16) -> i16 {
    let covered = if scope.notes[play::MODE] == Mode::FlipUp as i16 + 1 {
        rule!("406.7.p2");
        base(t.face(scope.source.slot), Mode::FlipUp)
    } else {
        0
    };
    (total - covered).max(0).saturating_add(levy(t, seat, scope))
}

/// Increases at once; reductions one by one where their order matters.
pub(crate) fn modify(t: &mut T, play: Play) -> Flow<Spoils> {
    let s = t.scope(play.scope);
    let next = Proc::Play(Step::Balance, play);
    if !play::flag(s, play::NUMERIC) {
        return Flow::Goto(next);
    }
    let list = modifiers(t, s.controller, what(t, s));
    if list.is_empty() {
        return Flow::Goto(next);
    }
    rule!("406.3.p3", "410.3");
    let open = open(s, &list);
    let before = s.notes[TOTAL];
    if open.is_empty() {
        return Flow::Goto(next);
    }
    let seat = s.controller;
    let more: SmallVec<[usize; 4]> = open.iter().copied().filter(|&n| list[n].raises()).collect();
    if !more.is_empty() {
        let raised = more.iter().fold(before, |total, &n| list[n].apply(t, total));
        more.into_iter().for_each(|n| applied(t, play, n));
        t.scope_mut(play.scope).notes[TOTAL] = raised;
        return Flow::Goto(Proc::Play(Step::Modify, play));
    }
    let rest: Vec<&Modifier> = open.iter().map(|&n| &list[n]).collect();
    if order_matters(t, &rest, before) {
        return Flow::Ask(Proc::Play(Step::Modified, play), seat);
    }
    let total = rest.iter().fold(before, |n, m| m.apply(t, n));
    rule!("406.6");
    t.scope_mut(play.scope).notes[TOTAL] = total;
    Flow::Goto(next)
}

/// A reduction was named as the next.
pub(crate) fn modified(t: &mut T, play: Play) -> Flow<Spoils> {
    let Choice::Number(n) = t.answered() else { unreachable!("a change was named") };
    let s = t.scope(play.scope);
    let list = modifiers(t, s.controller, what(t, s));
    let total = list[n as usize].apply(t, s.notes[TOTAL]);
    t.scope_mut(play.scope).notes[TOTAL] = total;
    applied(t, play, n as usize);
    Flow::Goto(Proc::Play(Step::Modify, play))
}

fn applied(t: &mut T, play: Play, n: usize) {
    t.scope_mut(play.scope).picks.push(Pick { of: APPLIED, share: 0, what: Thing::Nth(n as u16) });
}

fn open(s: &Scope, list: &[Modifier]) -> Vec<usize> {
    (0..list.len()).filter(|&n| !s.picked(APPLIED).any(|p| p.what == Thing::Nth(n as u16))).collect()
}

/// The changes that may be applied next, by number, with their cards. [CO2]
pub(crate) fn choices(t: &T, play: Play) -> Vec<(u16, ObjectId)> {
    let s = t.scope(play.scope);
    let list = modifiers(t, s.controller, what(t, s));
    open(s, &list).into_iter().map(|n| (n as u16, list[n].source)).collect()
}

/// Whether their order makes a difference.
fn order_matters(t: &T, rest: &[&Modifier], base: i16) -> bool {
    let (low, high) = span(t, rest, base);
    low != high
}

/// What waited for the next numeric cost is used up, also if it was 0. [CO6]
pub(crate) fn spend(t: &mut T, seat: Seat, scope: Option<u16>) {
    let what = scope.map_or(For::Effect, |n| what(t, t.scope(n)));
    let used: Vec<u32> = layers::standing(t, listen::PRICE)
        .iter()
        .filter(|s| s.made)
        .filter(|s| match s.rule {
            Rule::Price { of, .. } => {
                matches!(of, PriceOf::Next(_) | PriceOf::NextPlay(..)) && means(t, s, of, seat, what)
            }
            _ => false,
        })
        .map(|s| s.stamp)
        .collect();
    effect::lapse(t, |l| used.contains(&l.stamp));
}

/// Requirement payments for what is played or used. [505.1] [RQ2]
#[must_use]
pub fn levy(t: &T, seat: Seat, scope: &Scope) -> i16 {
    if !layers::astir(t, [listen::LEVY]) {
        return 0;
    }
    let all = layers::standing(t, listen::LEVY);
    all.iter()
        .map(|s| {
            let Rule::Levy { who, pay, to } = s.rule else { return 0 };
            let ctx = s.ctx(0);
            let due = match to {
                Levy::Play(f) => play::is_card(t, scope) && card(t, &ctx, f, scope.source),
                Levy::Use(f) => !play::is_card(t, scope) && card(t, &ctx, f, scope.source),
                _ => false,
            };
            if due && seats(t, &ctx, who).contains(&seat) {
                rule!("505.1");
                num(t, &ctx, pay)
            } else {
                0
            }
        })
        .total()
}

/// What requirements demand for what has no numeric cost itself, if they do. [505.1]
#[must_use]
pub fn toll(t: &T, seat: Seat, scope: &Scope) -> Option<i16> {
    let due = levy(t, seat, scope);
    (due > 0).then(|| of_effect(t, seat, due))
}

/// What the running total begins with. [406.2] [406.3.p2] [406.4]
#[must_use]
pub fn base(face: &Face, mode: Mode) -> i16 {
    match mode {
        Mode::Use => {
            rule!("406.4");
            0
        }
        Mode::Free => {
            rule!("308.1", "308.1a");
            0
        }
        Mode::Duplicate => {
            rule!("307.1");
            0
        }
        Mode::FlipUp => {
            rule!("406.7");
            face.flip_up.as_ref().map_or(0, |f| i16::from(f.cost))
        }
        Mode::Hand => {
            rule!("201.2a", "406.2", "406.3", "406.3.p2");
            face.card.cost.map_or(0, i16::from)
        }
    }
}
