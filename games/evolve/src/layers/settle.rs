//! Numbers that ask for numbers: an effect is applied after those it depends
//! on, and what does not depend goes by age. [10.9.1.5] [10.9.1.6]

use super::number::{Gives, passive_steps, reads};
use super::{Known, core, passives_at};
use crate::board::{T, Zones};
use crate::event::Change;
use crate::listen::HAVE;
use crate::words::{Passive, Zone};
use arbiter_kernel::{ObjectId, rule};
use smallvec::SmallVec;

/// Attack and defense of the cards on the fields, as far as effects have been
/// applied.
#[derive(Clone, Default)]
pub struct Numbers(SmallVec<[(ObjectId, i16, i16); 10]>);

impl Numbers {
    /// Attack and defense of a card on a field.
    #[must_use]
    pub(crate) fn of(&self, id: ObjectId) -> Option<(i16, i16)> {
        self.0.iter().find(|row| row.0 == id).map(|row| (row.1, row.2))
    }

    /// The printed values, with what was lost. [10.9.1.1]
    fn printed(t: &T) -> Self {
        let field = [0, 1].into_iter().flat_map(|seat| t.cards(seat, Zone::Field)).map(|&slot| t.objects.id(slot));
        Numbers(
            field
                .map(|id| (id, core(t, id).attack, core(t, id).defense.saturating_sub(t.objects.at(id.slot).mark.lost)))
                .collect(),
        )
    }

    fn apply(&mut self, t: &T, steps: &[Step]) {
        for step in steps {
            let Some(row) = self.0.iter_mut().find(|row| row.0 == step.on) else { continue };
            match step.change {
                Change::Stats(a, d) => {
                    row.1 = row.1.saturating_add(a);
                    row.2 = row.2.saturating_add(d);
                }
                Change::AttackIs(a) => row.1 = a,
                // [R33] It overrides what was lost before it.
                Change::DefenseIs(d, before) => {
                    row.2 = d.saturating_add(before).saturating_sub(t.objects.at(step.on.slot).mark.lost);
                }
                _ => (),
            }
        }
    }
}

/// What an effect does to one card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Step {
    pub(super) on: ObjectId,
    pub(super) change: Change,
}

type Steps = SmallVec<[Step; 4]>;

/// A persistent effect on numbers, with its age.
enum Effect<'a> {
    Made(Step),
    Passive(Gives<'a>),
}

struct Aged<'a> {
    stamp: u32,
    effect: Effect<'a>,
}

impl Aged<'_> {
    /// What it would do if it were applied to these numbers.
    fn steps(&self, t: &T, numbers: &Numbers, known: Known<'_>) -> Steps {
        match &self.effect {
            Effect::Made(step) => SmallVec::from_slice(&[*step]),
            Effect::Passive(p) => {
                numbers.0.iter().filter_map(|row| passive_steps(t, p, row.0, numbers, known)).collect()
            }
        }
    }

    fn applied(&self, t: &T, numbers: &Numbers, known: Known<'_>) -> Numbers {
        let mut after = numbers.clone();
        after.apply(t, &self.steps(t, numbers, known));
        after
    }

    fn reads(&self) -> bool {
        matches!(&self.effect, Effect::Passive(p) if reads(p.whom, p.gift, p.when))
    }
}

/// The numbers of all cards on the fields. [10.9.1.4]
#[inline(never)]
pub(super) fn settle(t: &T, known: Known<'_>) -> Numbers {
    rule!("10.9.1", "10.9.1.1", "10.9.1.4");
    let mut numbers = Numbers::printed(t);
    let mut left = effects(t, known);
    while !left.is_empty() {
        let next = next(t, &left, &numbers, known);
        let effect = left.remove(next);
        let steps = effect.steps(t, &numbers, known);
        numbers.apply(t, &steps);
    }
    numbers
}

/// Everything that changes numbers, oldest first. [10.9.1.6]
fn effects<'a>(t: &'a T, known: Known<'_>) -> Vec<Aged<'a>> {
    let numeric = |c: &Change| matches!(c, Change::Stats(..) | Change::AttackIs(_) | Change::DefenseIs(..));
    let made = t.modifiers().iter().filter(|m| numeric(&m.change));
    let mut all: Vec<Aged<'_>> =
        made.map(|m| Aged { stamp: m.stamp, effect: Effect::Made(Step { on: m.on, change: m.change }) }).collect();
    let suits = |p: &Passive| matches!(p, Passive::Have { .. });
    for (l, p) in passives_at(t, HAVE, known, suits) {
        if let Passive::Have { whom, gift, when } = p {
            // [10.9.1.6.1] As old as the stay of its card. [R64]
            let stamp = t.objects.at(l.on.slot).since;
            let when = when.as_ref();
            all.push(Aged { stamp, effect: Effect::Passive(Gives { on: l, whom, gift, when }) });
        }
    }
    rule!("10.9.1.6");
    all.sort_by_key(|e| e.stamp);
    all
}

/// Which effect is applied next: the oldest that depends on no other; among
/// those that depend on each other age decides. [10.9.1.5] [R65]
fn next(t: &T, left: &[Aged<'_>], numbers: &Numbers, known: Known<'_>) -> usize {
    let mut on: Vec<Vec<bool>> = Vec::with_capacity(left.len());
    for (n, e) in left.iter().enumerate() {
        if !e.reads() {
            return n;
        }
        let deps = dependencies(t, left, n, numbers, known);
        if !deps.contains(&true) {
            return n;
        }
        rule!("10.9.1.5");
        on.push(deps);
    }
    // Whatever one of a circle leads to leads back to it.
    let reach = reachable(on);
    let circle = |n: usize| (0..left.len()).all(|m| !reach[n][m] || reach[m][n]);
    (0..left.len()).find(|&n| circle(n)).unwrap_or(0)
}

/// The others that change whom an effect applies to, or how: one by one, and
/// one after the other.
fn dependencies(t: &T, left: &[Aged<'_>], n: usize, numbers: &Numbers, known: Known<'_>) -> Vec<bool> {
    let now = left[n].steps(t, numbers, known);
    let others = || (0..left.len()).filter(|&m| m != n);
    let mut deps = vec![false; left.len()];
    for m in others() {
        deps[m] = left[n].steps(t, &left[m].applied(t, numbers, known), known) != now;
    }
    let (mut after, mut before) = (numbers.clone(), now);
    let readers = others().filter(|&m| left[m].reads());
    let mut waiting: Vec<usize> = others().filter(|&m| !left[m].reads()).chain(readers).collect();
    // One that does nothing yet waits for what others bring about: a chain is as long as it is.
    loop {
        let all = waiting.len();
        waiting.retain(|&m| {
            let steps = left[m].steps(t, &after, known);
            let idle = steps.iter().all(|s| s.change == Change::Stats(0, 0));
            if !idle {
                after.apply(t, &steps);
                let then = left[n].steps(t, &after, known);
                deps[m] |= then != before;
                before = then;
            }
            idle
        });
        if waiting.len() == all {
            return deps;
        }
    }
}

fn reachable(mut reach: Vec<Vec<bool>>) -> Vec<Vec<bool>> {
    for by in 0..reach.len() {
        let further = reach[by].clone();
        for row in reach.iter_mut().filter(|row| row[by]) {
            row.iter_mut().zip(&further).for_each(|(r, f)| *r |= f);
        }
    }
    reach
}
