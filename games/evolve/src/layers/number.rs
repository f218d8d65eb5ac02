//! The third layer: attack and defense. [10.9.1.4]

use super::{DEEPEST, applies, core, own_passives};
use crate::board::{Read, T};
use crate::event::Change;
use crate::listen::HAVE;
use crate::targets::Ctx;
use crate::words::{Amount, Gift, Passive, Stat, Who};
use arbiter_kernel::{ObjectId, rule};
use smallvec::SmallVec;

enum Step {
    Add(i16),
    Set(i16, i16),
}

/// A step with what orders it: whether it reads numbers, and its age.
type Aged = (bool, u32, Step);

/// Whether nothing changes the numbers of a card: then they are its printed ones.
#[inline]
fn plain(t: &T, id: ObjectId) -> bool {
    !t.listeners.hear(HAVE) && !t.modified(id)
}

/// Folds the numeric layer: printed value, then effects by age. [10.9.1.4]
fn number(
    t: &T,
    id: ObjectId,
    depth: u8,
    reading: bool,
    printed: i16,
    of: impl Fn(&Change) -> Option<Step>,
    gift: impl Fn(&Gift) -> Option<&Amount>,
) -> i16 {
    let passives = t.listeners.hear(HAVE) && depth < DEEPEST && t.on_field(id);
    let own = t.modifiers_on(id).filter_map(|m| Some((false, m.stamp, of(&m.change)?)));
    if !passives {
        return fold(printed, own);
    }
    rule!("10.9.1", "10.9.1.1");
    let mut steps: SmallVec<[Aged; 4]> = own.collect();
    given_steps(t, id, depth, reading, gift, &mut steps);
    if steps.len() > 1 {
        rule!("10.9.1.6");
        steps.sort_by_key(|s| (s.0, s.1));
    }
    fold(printed, steps.into_iter())
}

fn fold(printed: i16, steps: impl Iterator<Item = Aged>) -> i16 {
    let (mut value, mut lost_before) = (printed, 0);
    for (_, _, step) in steps {
        match step {
            Step::Add(n) => value = i16::saturating_add(value, n),
            Step::Set(n, lost) => (value, lost_before) = (n, lost),
        }
    }
    i16::saturating_add(value, lost_before)
}

/// What passives of cards on the field give to a number.
fn given_steps(
    t: &T,
    id: ObjectId,
    depth: u8,
    reading: bool,
    gift: impl Fn(&Gift) -> Option<&Amount>,
    steps: &mut SmallVec<[Aged; 4]>,
) {
    let suits = |p: &Passive| matches!(p, Passive::Have { gift: g, .. } if gift(g).is_some());
    for (l, p) in own_passives(t, HAVE, suits) {
        if let Passive::Have { whom, gift: g, when } = p
            && let Some(n) = gift(g)
            && (reading || !reads(whom))
            && applies(t, &l, whom, when.as_ref(), id, None, depth)
        {
            let me = t.controller(l.on).unwrap_or_default();
            let n = crate::targets::amount(t, &Ctx { me, source: l.on, scope: None, depth: depth + 1 }, n);
            // [10.9.1.5] One that reads numbers depends on those that change them.
            let reads = reads(whom);
            if reads {
                rule!("10.9.1.5");
            }
            // [10.9.1.6.1] As old as the stay of its card. [R64]
            rule!("10.9.1.4", "10.9.1.6.1");
            steps.push((reads, t.objects.at(l.on.slot).since, Step::Add(n)));
        }
    }
}

/// Whether a passive asks for numbers. It depends on those that change them,
/// and must not read itself. [10.9.1.5]
fn reads(whom: &Who) -> bool {
    matches!(whom, Who::Each(f) if f.attack.is_some() || f.defense.is_some())
}

/// Attack or defense as a passive that asks for numbers finds it.
pub(crate) fn found(t: &T, id: ObjectId, stat: Stat, depth: u8) -> i16 {
    match stat {
        Stat::Attack => attack_of(t, id, depth, false),
        _ => defense_of(t, id, depth, false),
    }
}

/// Its attack now; may be negative. [2.7.1]
#[must_use]
#[inline]
pub fn attack(t: &T, id: ObjectId) -> i16 {
    attack_at(t, id, 0)
}

#[inline]
pub(crate) fn attack_at(t: &T, id: ObjectId, depth: u8) -> i16 {
    if plain(t, id) { core(t, id).attack } else { attack_of(t, id, depth, true) }
}

#[inline(never)]
fn attack_of(t: &T, id: ObjectId, depth: u8, reading: bool) -> i16 {
    number(
        t,
        id,
        depth,
        reading,
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
    defense_at(t, id, 0)
}

#[inline]
pub(crate) fn defense_at(t: &T, id: ObjectId, depth: u8) -> i16 {
    if plain(t, id) {
        return core(t, id).defense - t.objects.at(id.slot).mark.lost;
    }
    defense_of(t, id, depth, true)
}

#[inline(never)]
fn defense_of(t: &T, id: ObjectId, depth: u8, reading: bool) -> i16 {
    // [R33] A value that defense became overrides the losses before it.
    let folded = number(
        t,
        id,
        depth,
        reading,
        core(t, id).defense,
        |c| match c {
            Change::Stats(_, d) => Some(Step::Add(*d)),
            Change::DefenseIs(d, before) => Some(Step::Set(*d, *before)),
            _ => None,
        },
        |g| g.defense.as_ref(),
    );
    folded - t.objects.at(id.slot).mark.lost
}
