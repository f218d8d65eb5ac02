//! Damage that is changed: more of it, less, a part, or none. [10.2.1.3.2]

use super::{copy, number, replaces};
use crate::Evolve;
use crate::board::{Read, T};
use crate::event::{Change, Event, Harm};
use crate::layers;
use crate::listen::{DAMAGE, INSTEAD};
use crate::targets::{Ctx, concerns, cond};
use crate::words::{Filter, Kinds, Part, Passive, Who, Would, Zone};
use arbiter_kernel::{ObjectId, Replaced};
use smallvec::SmallVec;

/// How one text changes damage.
#[derive(Clone, Copy)]
enum How {
    /// So much more; negative for less.
    By(i16),
    /// No more than this.
    Most(i16),
}

/// The shields against the next damage, and what each leaves of it.
pub(super) fn shields(t: &T, to: ObjectId, amount: i16) -> impl Iterator<Item = (u32, i16)> + '_ {
    t.modifiers_on(to).filter_map(move |m| match m.change {
        Change::Shield(part) => Some((m.stamp, part.of(amount)?)),
        _ => None,
    })
}

/// Replacements that change damage, and what each leaves of it. Where every order
/// comes to the same there is nothing to ask: those count as one.
pub(super) fn changes(t: &T, e: Event) -> SmallVec<[(u32, i16); 4]> {
    let Event::Damage { to, amount, .. } = e else { return SmallVec::new() };
    if !layers::heard(t, DAMAGE) {
        return SmallVec::new();
    }
    let (mut sums, mut bounds) = (SmallVec::<[(u32, i16); 4]>::new(), SmallVec::<[(u32, i16); 4]>::new());
    for (l, p) in layers::passives(t, DAMAGE, |_| true) {
        let id = number(l.on, l.ability);
        // What a card was given twice is used twice. [R52]
        let again = |list: &[(u32, i16)]| copy(id, list.iter().filter(|c| copy(c.0, 3) == copy(id, 3)).count());
        match change_of(t, l.on, p, e) {
            Some(How::By(by)) => sums.push((again(&sums), by)),
            Some(How::Most(n)) => bounds.push((again(&bounds), n)),
            None => (),
        }
    }
    if bounds.is_empty() && !comes_between(t, e) {
        // Nothing stands between copies of one text, nor between texts that all add or all take away.
        let alike = sums.windows(2).all(|two| two[0].1.signum() == two[1].1.signum());
        let one = |a: &(u32, i16), b: &(u32, i16)| alike || copy(a.0, 3) == copy(b.0, 3);
        let mut wholes = SmallVec::<[(u32, i16); 4]>::new();
        for c in sums {
            match wholes.iter_mut().find(|w| one(w, &c)) {
                Some(w) => w.1 = w.1.saturating_add(c.1),
                None => wholes.push(c),
            }
        }
        sums = wholes;
    }
    if sums.is_empty() && shields(t, to, amount).next().is_none() {
        // Of several bounds and nothing else the lowest is all that counts.
        let lowest = bounds.iter().map(|c| c.1).min();
        bounds.retain(|c| Some(c.1) == lowest);
        bounds.truncate(1);
    }
    sums.iter_mut().for_each(|c| c.1 = amount.saturating_add(c.1));
    // A bound that is not passed has no say.
    sums.extend(bounds.into_iter().filter(|c| amount > c.1));
    sums
}

/// Whether an act instead may stand between two texts that add, so that it makes a
/// difference how many of them come before it. What is used up on the way, as a shield
/// is, has no say: those that count as one must do so for as long as the event is looked at.
fn comes_between(t: &T, e: Event) -> bool {
    layers::heard(t, INSTEAD)
        && layers::passives(t, INSTEAD, |_| true).any(
            |(l, p)| matches!(p, Passive::Instead { of: of @ Would::TakeDamage(_), .. } if replaces(t, l.on, of, e)),
        )
}

fn change_of(t: &T, on: ObjectId, p: &Passive, e: Event) -> Option<How> {
    let Event::Damage { to, from, harm, .. } = e else { return None };
    let ctx = Ctx::new(t.controller(on)?, on, None);
    let (whom, id, how, when) = match p {
        Passive::DealsMore { whom, by, when } => (whom, from, How::By((*by).into()), when),
        Passive::TakesLess { ability_only: true, .. } if harm != Harm::Ability => return None,
        Passive::TakesLess { whom, by, when, .. } => (whom, to, How::By(-i16::from(*by)), when),
        Passive::TakesPart { whom, part: Part::Minus(n), when } => (whom, to, How::By(-i16::from(*n)), when),
        Passive::TakesPart { whom, part: Part::AtMost(n), when } => (whom, to, How::Most((*n).into()), when),
        _ => return None,
    };
    // A spell deals its damage from the resolution zone. [10.6.2.7]
    let played = match whom {
        Who::Each(f) if f.kinds == Kinds::SPELL => Some(Who::Each(Filter { zone: Zone::Resolution, ..f.clone() })),
        _ => None,
    };
    let fits =
        concerns(t, &ctx, played.as_ref().unwrap_or(whom), id, None) && when.as_ref().is_none_or(|c| cond(t, &ctx, c));
    fits.then_some(how)
}

/// It is this much damage instead; nothing, if nothing is left. [1.3.2.2]
pub(super) fn becomes(e: Event, left: i16) -> Replaced<Evolve> {
    let Event::Damage { to, from, harm, .. } = e else { unreachable!("only damage has an amount") };
    Replaced::Becomes(Event::Damage { to, amount: left, from, harm })
}
