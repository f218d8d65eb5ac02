//! The third layer: attack and defense. [10.9.1.4]

use super::asks::{Asks, of_gift};
use super::found::whole;
use super::settle::{Numbers, Step as Given, settle};
use super::{Known, applies, core, heard, may_be_given, passives_at};
use crate::board::{Read, T};
use crate::event::Change;
use crate::listen::HAVE;
use crate::rules::Sort;
use crate::targets::Ctx;
use crate::words::{Amount, Cond, Gift, Passive, Stat, Who};
use arbiter_kernel::{Listener, ObjectId, rule};
use smallvec::SmallVec;

enum Step {
    Add(i16),
    Set(i16, i16),
}

/// A step with its age.
type Aged = (u32, Step);

/// Whether nothing changes the numbers of a card.
/// Shortcut if true: then they are its printed ones.
#[inline]
fn plain(t: &T, id: ObjectId) -> bool {
    !heard(t, HAVE) && !t.modified(id)
}

/// Folds the numeric layer: printed value, then effects by age. [10.9.1.4]
fn number(
    t: &T,
    id: ObjectId,
    known: Option<Known<'_>>,
    printed: i16,
    of: impl Fn(&Change) -> Option<Step>,
    gift: impl Fn(&Gift) -> Option<&Amount>,
) -> i16 {
    let own = t.modifiers_on(id).filter_map(|m| Some((m.stamp, of(&m.change)?)));
    rule!("10.9.1.4");
    // Shortcut: passives give numbers on the fields only, where there are any.
    let Some(known) = known.filter(|_| heard(t, HAVE) && t.on_field(id)) else { return fold(printed, own) };
    rule!("10.9.1", "10.9.1.1");
    let mut steps: SmallVec<[Aged; 4]> = own.collect();
    given_steps(t, id, known, gift, &mut steps);
    rule!("10.9.1.6");
    steps.sort_by_key(|s| s.0);
    fold(printed, steps.into_iter())
}

fn fold(printed: i16, steps: impl Iterator<Item = Aged>) -> i16 {
    let (mut value, mut lost_before) = (printed, 0);
    for (_, step) in steps {
        match step {
            Step::Add(n) => value = value.saturating_add(n),
            Step::Set(n, lost) => (value, lost_before) = (n, lost),
        }
    }
    value.saturating_add(lost_before)
}

/// What passives of cards on the field give to a number, where none of them
/// asks for numbers.
fn given_steps(
    t: &T,
    id: ObjectId,
    known: Known<'_>,
    gift: impl Fn(&Gift) -> Option<&Amount>,
    steps: &mut SmallVec<[Aged; 4]>,
) {
    let suits = |p: &Passive| matches!(p, Passive::Have { gift: g, .. } if gift(g).is_some());
    for (l, p) in passives_at(t, HAVE, known, suits) {
        if let Passive::Have { whom, gift: g, when } = p
            && let Some(n) = gift(g)
            && applies(t, &l, whom, when.as_ref(), id, None, known)
        {
            let me = t.controller(l.on).unwrap_or_default();
            let ctx = Ctx { known, ..Ctx::new(me, l.on, None) };
            // [10.9.1.6.1] As old as the stay of its card. [R64]
            rule!("10.9.1.6.1");
            steps.push((t.objects.at(l.on.slot).since, Step::Add(crate::targets::amount(t, &ctx, n))));
        }
    }
}

/// A passive that gives numbers.
pub(super) struct Gives<'a> {
    pub(super) on: Listener,
    pub(super) whom: &'a Who,
    pub(super) gift: &'a Gift,
    pub(super) when: Option<&'a Cond>,
}

/// What a passive does to a card, as the numbers stand.
pub(super) fn passive_steps(t: &T, p: &Gives<'_>, id: ObjectId, numbers: &Numbers, known: Known<'_>) -> Option<Given> {
    let me = t.controller(p.on.on)?;
    let ctx = Ctx { known, numbers: Some(numbers), ..Ctx::new(me, p.on.on, None) };
    let valid = p.when.is_none_or(|c| crate::targets::cond(t, &ctx, c));
    rule!("10.3.3");
    if !valid || !crate::targets::concerns(t, &ctx, p.whom, id, None) {
        return None;
    }
    let amount = |n: &Option<Amount>| n.as_ref().map_or(0, |n| crate::targets::amount(t, &ctx, n));
    let change = Change::Stats(amount(&p.gift.attack), amount(&p.gift.defense));
    rule!("10.9.1.6.1");
    Some(Given { on: id, change })
}

/// Whether a passive asks for numbers: then it depends on those that change them. [10.9.1.5]
pub(super) fn reads(whom: &Who, gift: &Gift, when: Option<&Cond>) -> bool {
    of_gift(whom, gift, when, &|_| false).contains(Asks::NUMBERS)
}

/// The same of an ability.
pub(crate) fn reads_numbers(sort: &Sort) -> bool {
    matches!(sort, Sort::Passive(Passive::Have { whom, gift, when }) if reads(whom, gift, when.as_ref()))
}

/// Whether an ability gives defense that may be negative.
pub(crate) fn lowers_defense(sort: &Sort) -> bool {
    let may = |n: &Amount| !matches!(n, Amount::N(n) if *n >= 0);
    matches!(sort, Sort::Passive(Passive::Have { gift, .. }) if gift.defense.as_ref().is_some_and(may))
}

/// Whether some passive may lower defense: if none does, a card has no less
/// than without any of them.
/// Shortcut if true: then all of them are asked.
#[must_use]
pub fn lowered(t: &T) -> bool {
    may_be_given(t, HAVE) || t.listeners.of(HAVE).iter().any(|l| t.rules.lowerers[l.ability as usize])
}

/// Its defense without what passives give.
#[must_use]
#[inline]
pub fn unaided(t: &T, id: ObjectId) -> i16 {
    if t.modified(id) {
        return folded_defense(t, id, None);
    }
    core(t, id).defense.saturating_sub(t.objects.at(id.slot).mark.lost)
}

/// Whether some passive that gives numbers asks for numbers.
/// Shortcut if false: then their order is that of age.
fn asked(t: &T) -> bool {
    may_be_given(t, HAVE) || t.listeners.of(HAVE).iter().any(|l| t.rules.readers[l.ability as usize])
}

/// Whether a number must be found together with all others.
/// Shortcut if false: then it is found alone.
#[inline]
fn tangled(t: &T, id: ObjectId) -> bool {
    heard(t, HAVE) && t.on_field(id) && asked(t)
}

/// Attack or defense as a text finds it; one that gives numbers finds them as
/// far as they have been given. [10.9.1.5]
pub(crate) fn stat(t: &T, ctx: &Ctx, id: ObjectId, stat: Stat) -> i16 {
    let found = ctx.numbers.and_then(|n| n.of(id));
    match (stat, found) {
        (Stat::Attack, Some(n)) => n.0,
        (Stat::Attack, None) => attack_at(t, id, ctx.known),
        (Stat::Defense, Some(n)) => n.1,
        (Stat::Defense, None) => defense_at(t, id, ctx.known),
        (Stat::Cost, _) => i16::from(t.face(id.slot).card.cost),
    }
}

/// Its attack now; may be negative. [2.7.1]
#[must_use]
#[inline]
pub fn attack(t: &T, id: ObjectId) -> i16 {
    attack_at(t, id, Known::All)
}

#[inline]
pub(crate) fn attack_at(t: &T, id: ObjectId, known: Known<'_>) -> i16 {
    // Shortcut: what is printed, where nothing changes it.
    if plain(t, id) { core(t, id).attack } else { known_attack(t, id, known) }
}

#[inline(never)]
fn known_attack(t: &T, id: ObjectId, known: Known<'_>) -> i16 {
    match known {
        Known::SoFar(found) => found.of(id).map_or_else(|| folded_attack(t, id, None), |row| row.attack),
        Known::All if !t.on_field(id) => folded_attack(t, id, None),
        Known::All => match whole(t).and_then(|found| found.of(id).copied()) {
            Some(row) => row.attack,
            None => attack_of(t, id, Known::Apart),
        },
        Known::Apart => attack_of(t, id, known),
    }
}

/// Its attack, as far as what passives ask for has been found.
pub(super) fn attack_of(t: &T, id: ObjectId, known: Known<'_>) -> i16 {
    let settled = if tangled(t, id) { settle(t, known).of(id) } else { None };
    settled.map_or_else(|| folded_attack(t, id, Some(known)), |n| n.0)
}

fn folded_attack(t: &T, id: ObjectId, known: Option<Known<'_>>) -> i16 {
    number(
        t,
        id,
        known,
        core(t, id).attack,
        |c| match c {
            Change::Stats(a, _) => Some(Step::Add(*a)),
            Change::AttackIs(a) => Some(Step::Set(*a, 0)),
            _ => None,
        },
        |g| g.attack.as_ref(),
    )
}

/// Its defense now; may be negative. Losses last for the whole stay. [5.13.1.1]
#[must_use]
#[inline]
pub fn defense(t: &T, id: ObjectId) -> i16 {
    defense_at(t, id, Known::All)
}

#[inline]
pub(crate) fn defense_at(t: &T, id: ObjectId, known: Known<'_>) -> i16 {
    // Shortcut: what is printed, where nothing changes it.
    if plain(t, id) {
        return core(t, id).defense.saturating_sub(t.objects.at(id.slot).mark.lost);
    }
    known_defense(t, id, known)
}

#[inline(never)]
fn known_defense(t: &T, id: ObjectId, known: Known<'_>) -> i16 {
    match known {
        Known::SoFar(found) => found.of(id).map_or_else(|| folded_defense(t, id, None), |row| row.defense),
        Known::All if !t.on_field(id) => folded_defense(t, id, None),
        Known::All => match whole(t).and_then(|found| found.of(id).copied()) {
            Some(row) => row.defense,
            None => defense_of(t, id, Known::Apart),
        },
        Known::Apart => defense_of(t, id, known),
    }
}

/// Its defense, as far as what passives ask for has been found.
pub(super) fn defense_of(t: &T, id: ObjectId, known: Known<'_>) -> i16 {
    let settled = if tangled(t, id) { settle(t, known).of(id) } else { None };
    settled.map_or_else(|| folded_defense(t, id, Some(known)), |n| n.1)
}

fn folded_defense(t: &T, id: ObjectId, known: Option<Known<'_>>) -> i16 {
    // [R33] A value that defense became overrides the losses before it.
    let folded = number(
        t,
        id,
        known,
        core(t, id).defense,
        |c| match c {
            Change::Stats(_, d) => Some(Step::Add(*d)),
            Change::DefenseIs(d, before) => Some(Step::Set(*d, *before)),
            _ => None,
        },
        |g| g.defense.as_ref(),
    );
    folded.saturating_sub(t.objects.at(id.slot).mark.lost)
}
