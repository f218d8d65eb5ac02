//! Can it be completed? What is asked before anything is offered, and what
//! remains to be chosen while playing. [8.1.2] [10.6.2.1.1]

use crate::board::{Cards, Deed, Read, Scope, T};
use crate::pay;
use crate::rules::{AbilityDef, Gate, Selection};
use crate::targets::{self, CHOSEN, Ctx};
use crate::words::Cost;
use arbiter_kernel::{ObjectId, rule};
use smallvec::SmallVec;

/// Whether a gate depends on a condition of the game rather than on a choice. [R2]
#[must_use]
pub fn conditional(g: &Gate) -> bool {
    match g {
        Gate::Cond(_) | Gate::It(..) => true,
        Gate::Not(inner) => conditional(inner),
        Gate::Option(_) | Gate::Extra(_) => false,
    }
}

/// What may still be picked for a selection, in a fixed order.
#[must_use]
pub fn candidates(t: &T, scope: &Scope, s: &Selection) -> Cards {
    let mut out = Cards::new();
    targets::selectable(t, &ctx(scope), &s.what, &mut out);
    out.retain(|id| free(t, scope, s, *id));
    out
}

/// A spell is not where it is played from any more when it selects. [10.6.2.1]
pub(crate) fn ctx(scope: &Scope) -> Ctx<'_> {
    let spell = scope.notes[targets::FROM] != 0;
    if spell { Ctx::of(scope).playing(scope.source) } else { Ctx::of(scope) }
}

/// Whether a card may still be picked. [R4] Not the same card twice by one
/// instruction; never the card being played.
fn free(t: &T, scope: &Scope, s: &Selection, on: ObjectId) -> bool {
    !scope.picked(s.slot).any(|p| p.what.card() == on)
        && !t.board.barred.contains(&Deed { by: scope.source, ability: scope.ability, on })
}

/// The one card that a text is about, where it selects exactly one.
#[must_use]
pub fn only_target(t: &T, scope: &Scope) -> ObjectId {
    let def = &t.rules.abilities[scope.ability as usize];
    match def.selections.as_slice() {
        [s] if (s.least, s.most, s.late) == (1, 1, false) => {
            scope.picked(s.slot).next().map_or(ObjectId::NONE, |p| p.what.card())
        }
        _ => ObjectId::NONE,
    }
}

/// How many may be picked: no more than there is to divide. [10.6.2.4.1]
#[must_use]
pub fn most(t: &T, scope: &Scope, s: &Selection) -> usize {
    let most = s.most as usize;
    match &s.divided {
        Some(amount) => {
            rule!("10.6.2.3.2.1");
            most.min(targets::amount(t, &Ctx::of(scope), amount).max(0) as usize)
        }
        None => most,
    }
}

/// What is left to divide.
#[must_use]
pub fn undivided(t: &T, scope: &Scope, s: &Selection) -> i16 {
    let whole = s.divided.as_ref().map_or(0, |a| targets::amount(t, &Ctx::of(scope), a));
    whole - scope.picked(s.slot).map(|p| p.share).sum::<i16>()
}

/// How many of those selected have no share yet, where a value is divided. [10.6.2.4]
#[must_use]
pub fn unshared(scope: &Scope, s: &Selection) -> usize {
    if s.divided.is_none() { 0 } else { scope.picked(s.slot).filter(|p| p.share == 0).count() }
}

/// The shares that the next of them may get: each of the others gets one at least. [10.6.2.4.1]
#[must_use]
pub fn shares(t: &T, scope: &Scope, s: &Selection) -> std::ops::RangeInclusive<u8> {
    let others = unshared(scope, s) as i16 - 1;
    let most = undivided(t, scope, s) - others;
    1..=u8::try_from(most).unwrap_or(u8::MAX)
}

/// The next of them gets this share.
pub fn give_share(t: &mut T, scope: u16, slot: u8, share: i16) {
    let picks = &mut t.scope_mut(scope).picks;
    let first = picks.iter_mut().find(|p| p.of == slot && p.share == 0);
    first.expect("one has no share yet").share = share;
}

/// Whether a mandatory selection of a text has at least one candidate.
fn satisfied(t: &T, scope: &Scope, s: &Selection) -> bool {
    if s.late || s.least == 0 {
        return true;
    }
    // What is to be divided may be nothing; the most of any other selection is above 0.
    if most(t, scope, s) == 0 {
        // [10.6.2.4.1.1]
        rule!("10.6.2.4.1.1");
        return false;
    }
    let ok = targets::selects(t, &ctx(scope), &s.what, |id| free(t, scope, s, id)) && leaves_another(t, scope, s);
    rule!("10.6.2.3.4");
    ok
}

/// Whether the selection before it, where this one asks for another, leaves somebody. [R91]
pub(crate) fn leaves_another(t: &T, scope: &Scope, s: &Selection) -> bool {
    let def = &t.rules.abilities[scope.ability as usize];
    let before = s.what.besides.and_then(|slot| def.selections.iter().find(|b| b.slot == slot && !b.late));
    before.filter(|b| s.gates.starts_with(&b.gates)).is_none_or(|b| {
        let (first, second) = (candidates(t, scope, b), candidates(t, scope, s));
        first.len() > b.least as usize || second.iter().any(|id| !first.contains(id))
    })
}

/// Whether the text can be played: every unconditional selection has a
/// candidate, every menu enough options. [10.6.2.1.1] [R3]
#[must_use]
#[inline]
pub fn possible(t: &T, scope: &Scope, def: &AbilityDef) -> bool {
    def.selections.iter().filter(|s| s.gates.is_empty()).all(|s| satisfied(t, scope, s))
        && choosable(t, scope, def, &[])
}

/// Whether the menus that stand behind just these gates have options enough.
fn choosable(t: &T, scope: &Scope, def: &AbilityDef, gates: &[Gate]) -> bool {
    let behind = (0..).zip(&def.menus).filter(|(_, m)| m.gates == gates);
    behind.into_iter().all(|(n, m)| options(t, scope, n).len() >= m.least as usize)
}

/// Whether the text can be played, as far as that can be seen without playing
/// it: a selection may depend on an extra, a menu on another. [10.6.2.1.1]
/// Shortcut if true: where it does not tell, the attempt does.
#[must_use]
pub fn verdict(t: &T, scope: &Scope, def: &AbilityDef) -> Option<bool> {
    match possible(t, scope, def) {
        // What is chosen while it is played brings no target and no option.
        false => Some(false),
        true if def.selections.iter().all(plain) => Some(true),
        _ => None,
    }
}

/// Whether a selection depends on nothing that is chosen before it.
/// Shortcut if true: else the attempt tells.
fn plain(s: &Selection) -> bool {
    s.late || s.least == 0 || s.what.besides.is_none() && plainly(s)
}

/// The same for one that asks for no other card than one selected before.
fn plainly(s: &Selection) -> bool {
    s.gates.iter().any(conditional) || matches!(s.gates.as_slice(), [] | [Gate::Option(_)])
}

/// Whether a selection is made wherever this option is chosen.
pub(crate) fn of_option(s: &Selection, option: u8) -> bool {
    s.gates.last() == Some(&Gate::Option(option)) && !s.gates.iter().any(conditional)
}

/// The options of a menu that can be completed and are not chosen yet. [R16]
#[must_use]
pub fn options(t: &T, scope: &Scope, menu: u8) -> SmallVec<[u8; 4]> {
    let def = &t.rules.abilities[scope.ability as usize];
    let m = &def.menus[menu as usize];
    let free = |o: &u8| scope.notes[CHOSEN] & (1 << o) == 0;
    let can = |o: &u8| def.selections.iter().filter(|s| of_option(s, *o)).all(|s| satisfied(t, scope, s));
    (m.first..m.first + m.count()).filter(|o| free(o) && can(o)).collect()
}

/// Whether an Earth Rite can be accepted. [13.3.3.2] [R17]
#[must_use]
pub fn rite(t: &T, scope: &Scope, n: u8) -> bool {
    let def = &t.rules.abilities[scope.ability as usize];
    let own = |s: &&Selection| s.gates.last() == Some(&Gate::Extra(n));
    if !def.rites[n as usize].iter().all(|g| targets::open(t, &Ctx::of(scope), g)) {
        return false;
    }
    // [R17] Each takes one counter; several may come from one card.
    let taken = (0..n).filter(|b| scope.notes[targets::ACCEPTED] & (1 << b) != 0).count();
    let stacks = pay::means(t, &Ctx::of(scope), &Cost::EarthRite).map_or(Cards::new(), |(_, ids)| ids);
    let counters: usize = stacks.iter().map(|&id| t.counters(id, 0) as usize).sum();
    let mut gates = def.rites[n as usize].clone();
    gates.push(Gate::Extra(n));
    counters > taken
        && def.selections.iter().filter(own).all(|s| satisfied(t, scope, s))
        && choosable(t, scope, def, &gates)
}
