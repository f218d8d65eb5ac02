//! Choices: made before anything is paid, by the printed criteria and by Range,
//! and looked at again on resolution. [807] [808.2d] [808.2e]

mod able;
mod mode;

pub use able::candidates;
pub(crate) use able::{faces, news, risen, suits};
pub use mode::possible;
pub(crate) use mode::{has_two, open, open_in};

use crate::Wakfu;
use crate::board::{Barred, Entry, Scope, T, Thing, What, look};
use crate::card::Kind;
use crate::layers;
use crate::queue;
use crate::range::{self, From};
use crate::rules::{NONE, Slot};
use crate::timing::{Choice, Proc};
use crate::words::{Act, Clause, Cost, Damage, Deed, Lasting, Num, Power, Step as Sentence, Who};
use arbiter_kernel::{Flow, ObjectId, Pick, Seat, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// The pick that is the bearer of Equipment, the rider of a mount, or the
/// attacker that is blocked. [305.3]
pub const BEARER: u8 = 255;
/// Where X is noted. [808.2c]
pub const X: usize = 0;
/// Where the mode is noted. [808.2b]
pub const MODE: usize = 1;
/// Which decisions were taken, as bits.
pub const DECIDED: usize = 2;

/// Where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// Which of two effects; then, if that is said, all that is chosen. [808.2b]
    Mode(bool),
    /// It was said.
    Moded(bool),
    /// The choices of this slot. [808.2d]
    Next(u8),
    /// One was made.
    Made(u8),
    /// The share of the n-th chosen one. [808.2e]
    Share(u8),
    /// It was said.
    Shared(u8),
    /// Who bears it. [305.3]
    Bearer,
    /// It was said.
    Borne,
}

/// From where an entry chooses. [508.1]
#[must_use]
pub fn from(t: &T, entry: &Entry) -> From {
    // A copy reaches as what it copies. [407.1]
    let action = |id| look::face(t, id).card.kind == Kind::Action;
    if entry.what == What::Card || entry.what == What::Copy && action(entry.source) {
        return From::Action(entry.seat);
    }
    range::from_card(t, entry.source, entry.seat)
}

/// The choice slots of an entry, with their numbers.
fn slots<'a>(t: &'a T, entry: &Entry) -> impl Iterator<Item = (u8, &'a Slot)> {
    slots_in(t, entry, t.scope(entry.scope).notes[MODE])
}

/// The choice slots of one of its effects. [808.2b]
fn slots_in<'a>(t: &'a T, entry: &Entry, mode: i16) -> impl Iterator<Item = (u8, &'a Slot)> {
    // What waited for its moment has made its choices.
    let own = entry.ability != NONE && entry.part.is_none();
    let ability = own.then(|| &t.rules.abilities[entry.ability as usize]);
    let slots = ability.map_or(&[][..], |a| a.slots.as_slice());
    (0u8..).zip(slots).filter(move |(_, s)| s.choice && !s.cost && s.mode.is_none_or(|m| m == mode))
}

/// Whether all required choices of one of its effects can be made, by what its
/// text knows so far. [gl.choice]
fn can_choose(t: &T, entry: &Entry, scope: &Scope, mode: i16) -> bool {
    let least = |slot: &Slot| slot.who.as_ref().map_or(1, |w| usize::from(w.count().0));
    // A text whose number is 0 has none to fail.
    let counts = splits(t, entry, scope) != Some(0);
    let wanted: SmallVec<[(&Slot, usize); 4]> =
        slots_in(t, entry, mode).map(|(_, slot)| (slot, least(slot))).filter(|w| counts && w.1 > 0).collect();
    match wanted.as_slice() {
        [] => true,
        // Shortcut: one choice has one object, if there is any.
        [(slot, 1)] => able::any(t, entry, scope, slot),
        all => {
            let free = |(slot, least): &(&Slot, usize)| vec![candidates(t, entry, scope, slot); *least];
            each_has_one(&all.iter().flat_map(free).collect::<Vec<_>>())
        }
    }
}

/// Whether the required choices of the n-th slot and of those behind it can
/// still be made if this is chosen now.
fn leaves_enough(t: &T, entry: &Entry, n: u8, now: Thing) -> bool {
    let scope = t.scope(entry.scope);
    let mut wanted: Vec<Vec<Thing>> = Vec::new();
    for (k, slot) in slots(t, entry).filter(|(k, _)| *k >= n) {
        let least = slot.who.as_ref().map_or(1, |w| usize::from(w.count().0));
        let made = scope.picked(k).count() + usize::from(k == n);
        if least <= made || splits(t, entry, scope) == Some(0) {
            continue;
        }
        let mut free = candidates(t, entry, scope, slot);
        free.retain(|c| *c != now && !scope.picks.iter().any(|p| p.what == *c));
        wanted.extend(std::iter::repeat_n(free, least - made));
    }
    each_has_one(&wanted)
}

/// Whether each choice can have an object of its own: none is chosen twice. [807.3]
fn each_has_one(wanted: &[Vec<Thing>]) -> bool {
    /// Finds one for the n-th choice; whoever has it already may take another.
    fn place(wanted: &[Vec<Thing>], n: usize, seen: &mut Vec<Thing>, taken: &mut Vec<(Thing, usize)>) -> bool {
        for &thing in &wanted[n] {
            if seen.contains(&thing) {
                continue;
            }
            seen.push(thing);
            let by = taken.iter().position(|x| x.0 == thing);
            match by {
                None => taken.push((thing, n)),
                Some(at) if place(wanted, taken[at].1, seen, taken) => taken[at].1 = n,
                Some(_) => continue,
            }
            return true;
        }
        false
    }
    let mut taken = Vec::new();
    (0..wanted.len()).all(|n| place(wanted, n, &mut Vec::new(), &mut taken))
}

/// What can still be chosen for a slot: nothing twice. [807.3]
pub(crate) fn options(t: &T, id: u32, step: Step, out: &mut Vec<Choice>) {
    let Some(entry) = queue::find(t, id) else { return };
    match step {
        Step::Moded(_) => out.extend(open(t, entry).into_iter().map(Choice::Number)),
        Step::Made(n) => {
            let slot = &t.rules.abilities[entry.ability as usize].slots[n as usize];
            let scope = t.scope(entry.scope);
            let made = scope.picked(n).count();
            rule!("807.3");
            let free = candidates(t, entry, scope, slot).into_iter();
            let free = free.filter(|c| !scope.picks.iter().any(|p| p.what == *c));
            // What is needed for another choice is left for it.
            let free = free.filter(|c| leaves_enough(t, entry, n, *c));
            out.extend(free.map(|c| match c {
                Thing::Seat(s) => Choice::Seat(s),
                Thing::Card(id) => Choice::Card(id),
                _ => unreachable!("cards and players are chosen"),
            }));
            if made >= usize::from(slot.who.as_ref().map_or(1, |w| w.count().0)) {
                out.push(Choice::Stop);
            }
        }
        Step::Shared(n) => {
            let (whole, count) =
                (splits(t, entry, t.scope(entry.scope)).unwrap_or(0), t.scope(entry.scope).picks.len() as i16);
            let given: i16 = t.scope(entry.scope).picks.iter().take(n.into()).map(|p| p.share).sum();
            let most = whole - given - (count - i16::from(n) - 1);
            rule!("808.2e");
            // The last one gets all that is left.
            let least = if i16::from(n) + 1 == count { most } else { 1 };
            out.extend((least..=most).map(Choice::Number));
        }
        _ => out.extend(bearers(t, entry).into_iter().map(Choice::Card)),
    }
}

/// The amount that a text splits among its choices. [808.2e]
pub(crate) fn splits(t: &T, entry: &Entry, scope: &Scope) -> Option<i16> {
    let ability = t.rules.abilities.get(entry.ability as usize)?;
    let of = |deed: &Deed| match deed {
        Deed::Deal(Damage::Split(n, _), _) | Deed::DealAmong(n, ..) => Some(*n),
        _ => None,
    };
    let found = ability.power.steps().iter().find_map(|s| match s {
        Sentence::MayCard(_, deed) => of(deed),
        _ => crate::lower::clauses(s).into_iter().find_map(|c| if let Clause::Card(_, d) = c { of(d) } else { None }),
    });
    found.map(|n| match n {
        Num::N(n) => i16::from(n),
        Num::X => scope.notes[X],
    })
}

/// The most that can be paid for, where as many are chosen. [808.2d]
fn payable(t: &T, entry: &Entry) -> usize {
    let x = t.scope(entry.scope).notes[X];
    let most = |c: &Cost| match c {
        Cost::Do(Act::DiscardUpTo(n)) => Some(*n),
        Cost::Do(Act::DiscardX) => Some(x.clamp(0, 250) as u8),
        Cost::Do(act) => act.object().filter(|w| w.is_decision()).map(|w| w.count_x(x).1),
        _ => None,
    };
    t.rules.abilities[entry.ability as usize].costs().iter().find_map(most).unwrap_or(0).into()
}

/// Whether its bearer is chosen when it is played. [305.3] [304.3] [806.4a]
pub(crate) fn needs_bearer(t: &T, entry: &Entry) -> bool {
    let kind = look::face(t, entry.source).card.kind;
    entry.what == What::Capture || (entry.what == What::Card && matches!(kind, Kind::Equipment | Kind::Dofus))
}

/// Whether somebody can bear Equipment of a player. [305.3] [305.7]
#[must_use]
pub fn may_bear(t: &T, id: ObjectId, seat: Seat) -> bool {
    rule!("305.3", "304.3", "305.7");
    look::in_play(t, id)
        && look::is_fighter(t, id)
        && !look::is_monster(t, id)
        && look::controller(t, id) == seat
        && !layers::barred(t, id, Barred::Bear)
}

pub(crate) fn bearers(t: &T, entry: &Entry) -> Vec<ObjectId> {
    each_bearer(t, entry).collect()
}

/// Whether somebody could bear it.
pub(crate) fn has_bearer(t: &T, entry: &Entry) -> bool {
    each_bearer(t, entry).next().is_some()
}

fn each_bearer<'a>(t: &'a T, entry: &'a Entry) -> impl Iterator<Item = ObjectId> + 'a {
    let fits = move |id: &ObjectId| {
        may_bear(t, *id, entry.seat)
            && *id != entry.source
            && range::reaches(t, from(t, entry), *id, false)
            && !able::untouchable(t, *id, entry)
            && worn_by(t, entry.source, *id, entry.seat)
    };
    look::controlled(t, entry.seat).filter(fits)
}

/// Whether the card itself lets this one bear it when it is played. [305.3]
fn worn_by(t: &T, card: ObjectId, id: ObjectId, seat: Seat) -> bool {
    look::face(t, card).card.says.0.iter().all(|p| match p {
        Power::Holds { holds: Lasting::OnlyOn(_, noun), .. } => rule!("305.3" => crate::noun::fits(t, noun, id, seat)),
        _ => true,
    })
}

/// Which picks are still legal, and which are not. [810.2a]
pub(crate) fn still_legal(t: &T, entry: &Entry) -> (Vec<Thing>, Vec<(u8, Thing)>) {
    let (mut legal, mut illegal) = (Vec::new(), Vec::new());
    for (n, slot) in slots(t, entry) {
        let all = candidates(t, entry, t.scope(entry.scope), slot);
        for p in t.scope(entry.scope).picked(n) {
            if all.contains(&p.what) {
                legal.push(p.what);
            } else {
                illegal.push((n, p.what));
            }
        }
    }
    (legal, illegal)
}

/// One step.
pub(crate) fn advance(t: &mut T, step: Step, id: u32) -> Flow<Wakfu> {
    // Whoever was to choose has left, and what chooses with it. [902.1b]
    let Some(&entry) = queue::find(t, id) else {
        crate::offer::drop_answer(t);
        return Flow::Done;
    };
    let to = |s| Proc::Choose(s, id);
    match step {
        Step::Mode(all) => mode::ask(t, &entry, all),
        Step::Moded(all) => mode::said(t, &entry, all),
        Step::Next(n) => next(t, &entry, n),
        Step::Made(n) => {
            let what = match t.answered() {
                Choice::Card(id) => Thing::Card(id),
                Choice::Seat(seat) => Thing::Seat(seat),
                _ => return Flow::Goto(to(Step::Next(n + 1))),
            };
            rule!("808.2d");
            t.scope_mut(entry.scope).picks.push(Pick { of: n, share: 0, what });
            Flow::Goto(to(Step::Next(n)))
        }
        Step::Share(n) => {
            let count = t.scope(entry.scope).picks.len() as u8;
            match splits(t, &entry, t.scope(entry.scope)) {
                Some(_) if n < count => Flow::Ask(to(Step::Shared(n)), entry.seat),
                _ => Flow::Goto(to(Step::Bearer)),
            }
        }
        Step::Shared(n) => {
            let Choice::Number(share) = t.answered() else { unreachable!("a share was said") };
            t.scope_mut(entry.scope).picks[n as usize].share = share;
            Flow::Goto(to(Step::Share(n + 1)))
        }
        Step::Bearer if needs_bearer(t, &entry) => {
            if !has_bearer(t, &entry) {
                t.because("305.3");
                return Flow::Fail;
            }
            Flow::Ask(to(Step::Borne), entry.seat)
        }
        Step::Bearer => Flow::Done,
        Step::Borne => {
            let Choice::Card(bearer) = t.answered() else { unreachable!("a bearer was named") };
            t.scope_mut(entry.scope).picks.push(Pick { of: BEARER, share: 0, what: Thing::Card(bearer) });
            Flow::Done
        }
    }
}

/// What comes at a slot.
enum At {
    /// There is none.
    End,
    /// Nothing is chosen here, or enough was.
    Passed,
    /// Something must be chosen, and nothing can.
    Stuck,
    /// One is chosen.
    Choice,
}

/// The next choice of a slot, or the next slot.
fn next(t: &mut T, entry: &Entry, n: u8) -> Flow<Wakfu> {
    match at(t, entry, n) {
        At::End => Flow::Goto(Proc::Choose(Step::Share(0), entry.id)),
        At::Passed => Flow::Goto(Proc::Choose(Step::Next(n + 1), entry.id)),
        At::Stuck => {
            rule!("gl.choice");
            t.because("gl.choice");
            Flow::Fail
        }
        At::Choice => Flow::Ask(Proc::Choose(Step::Made(n), entry.id), entry.seat),
    }
}

fn at(t: &T, entry: &Entry, n: u8) -> At {
    let own = entry.ability != NONE && entry.part.is_none();
    let slot = own.then(|| t.rules.abilities[entry.ability as usize].slots.get(n as usize)).flatten();
    let Some(slot) = slot else { return At::End };
    let scope = t.scope(entry.scope);
    if !slot.choice || slot.cost || slot.mode.is_some_and(|m| m != scope.notes[MODE]) {
        return At::Passed;
    }
    let made = scope.picked(n).count();
    let (least, mut most) = slot.who.as_ref().map_or((1, 1), |w| (w.count().0.into(), usize::from(w.count().1)));
    if let Some(whole) = splits(t, entry, scope) {
        most = most.min(whole.max(0) as usize);
    }
    if matches!(slot.who, Some(Who::ChosenSame(..))) {
        most = most.min(payable(t, entry));
    }
    // Shortcut: whoever has all of them looks for no other.
    if made >= most {
        return At::Passed;
    }
    let free = candidates(t, entry, scope, slot).into_iter().filter(|c| !scope.picks.iter().any(|p| p.what == *c));
    let none = !free.into_iter().any(|c| leaves_enough(t, entry, n, c));
    match none {
        true if made >= least.min(most) => At::Passed,
        true => At::Stuck,
        false => At::Choice,
    }
}
