//! The abilities of a card: printed ones, given ones, and those that passives
//! of other cards give for as long as they hold. [10.9.1.2]

use super::{Known, applies, face, shown};
use crate::board::{Read, T, Zones};
use crate::event::Change;
use crate::listen::{self, GIVE};
use crate::rules::Sort;
use crate::words::{Passive, Zone};
use arbiter_kernel::{Listener, ObjectId, rule};
use smallvec::SmallVec;

/// Whether some card may have an ability of this kind from a passive.
/// Shortcut if false: else those cards are looked for.
pub(crate) fn may_be_given(t: &T, kind: u8) -> bool {
    t.listeners.hear(GIVE) && t.rules.given_kinds & (1 << kind) != 0
}

/// Abilities of a kind that passives give, and the cards that have them.
#[inline]
pub fn given(t: &T, kind: u8) -> SmallVec<[Listener; 4]> {
    given_at(t, kind, Known::All)
}

fn given_at(t: &T, kind: u8, known: Known<'_>) -> SmallVec<[Listener; 4]> {
    if may_be_given(t, kind) { all_given(t, kind, known) } else { SmallVec::new() }
}

#[inline(never)]
fn all_given(t: &T, kind: u8, known: Known<'_>) -> SmallVec<[Listener; 4]> {
    let mut out = SmallVec::new();
    for seat in 0..2 {
        for &slot in t.cards(seat, Zone::Field) {
            let on = t.objects.id(slot);
            let of_kind = |a: &u16| listen::hears(&t.rules.abilities[*a as usize].sort, kind);
            let fits = gifts(t, on, known).into_iter().filter(of_kind);
            out.extend(fits.map(|ability| Listener { on, ability, kind }));
        }
    }
    out
}

/// What passives give to a card; what it lost after they began stays lost. [10.9.1.6]
fn gifts(t: &T, id: ObjectId, known: Known<'_>) -> SmallVec<[u16; 4]> {
    let mut out = SmallVec::new();
    for l in t.listeners.of(GIVE).iter().filter(|l| has_ability(t, l.on, l.ability)) {
        let def = &t.rules.abilities[l.ability as usize];
        let Sort::Passive(Passive::Have { whom, when, .. }) = &def.sort else { continue };
        let since = t.objects.at(l.on.slot).since;
        rule!("10.9.1.6");
        let lost = t.modifiers_on(id).any(|m| m.stamp > since && m.change == Change::LosesAll);
        if !lost && applies(t, l, whom, when.as_ref(), id, None, known) {
            rule!("10.9.1.2");
            out.extend(def.gifts.iter().copied());
        }
    }
    out
}

/// The abilities that a passive gives.
pub(super) fn gives(t: &T, ability: u16) -> &[u16] {
    &t.rules.abilities[ability as usize].gifts
}

/// Passive abilities of a kind that are valid now, oldest first. [10.9.1.6.1]
///
/// `suits` looks at the text first: only if that speaks of the matter at hand
/// is it worth asking whether its card has it.
pub fn passives<'a>(
    t: &'a T,
    kind: u8,
    suits: impl Fn(&Passive) -> bool + Copy + 'a,
) -> impl Iterator<Item = (Listener, &'a Passive)> {
    passives_at(t, kind, Known::All, suits)
}

/// The same with what is known of cards: it decides to whom passives give others.
pub(crate) fn passives_at<'a>(
    t: &'a T,
    kind: u8,
    known: Known<'_>,
    suits: impl Fn(&Passive) -> bool + Copy + 'a,
) -> impl Iterator<Item = (Listener, &'a Passive)> {
    let given = given_at(t, kind, known).into_iter();
    own_passives(t, kind, suits)
        .chain(given.filter_map(move |l| Some((l, passive(t, l.ability).filter(|p| suits(p))?))))
}

/// The same without those that passives give.
fn own_passives<'a>(
    t: &'a T,
    kind: u8,
    suits: impl Fn(&Passive) -> bool + 'a,
) -> impl Iterator<Item = (Listener, &'a Passive)> {
    t.listeners.of(kind).iter().filter_map(move |l| {
        let text = passive(t, l.ability).filter(|p| suits(p))?;
        has_ability(t, l.on, l.ability).then_some((*l, text))
    })
}

/// Whether passives of a kind may be there, given or not.
/// Shortcut if false: else they are looked for.
#[inline]
pub(crate) fn heard(t: &T, kind: u8) -> bool {
    t.listeners.hear(kind) || may_be_given(t, kind)
}

pub(super) fn passive(t: &T, ability: u16) -> Option<&Passive> {
    match &t.rules.abilities[ability as usize].sort {
        Sort::Passive(p) => Some(p),
        _ => None,
    }
}

/// Whether a card has an ability now, of its own or given for good. [10.9.1.2]
#[must_use]
pub fn has_ability(t: &T, id: ObjectId, ability: u16) -> bool {
    let mut has = t.rules.printed_on[ability as usize] == Some(shown(t, id));
    for m in t.modifiers_on(id) {
        match m.change {
            Change::Ability(a) if a == ability => has = true,
            Change::LosesAll => has = false,
            _ => (),
        }
    }
    has
}

/// The abilities a card has now, printed ones first.
#[must_use]
pub fn abilities(t: &T, id: ObjectId) -> SmallVec<[u16; 8]> {
    let mut all: SmallVec<[u16; 8]> = face(t, id).abilities.iter().copied().collect();
    for m in t.modifiers_on(id) {
        match m.change {
            Change::Ability(a) => all.push(a),
            Change::LosesAll => all.clear(),
            _ => (),
        }
    }
    // Shortcut: passives give abilities on the fields only, where there are any.
    if t.on_field(id) && t.listeners.hear(GIVE) {
        all.extend(gifts(t, id, Known::All));
    }
    all
}

/// Whether an ability that works once in a turn has done so, besides these times
/// now. Given twice it is two abilities, and each of them works once. [12.1.2] [R52]
#[must_use]
pub fn used_up(t: &T, id: ObjectId, ability: u16, now: usize) -> bool {
    let used = t.board.once.iter().filter(|u| **u == (id, ability)).count() + now;
    // Shortcut: what was not used is not counted.
    used > 0 && used >= abilities(t, id).iter().filter(|a| **a == ability).count()
}
