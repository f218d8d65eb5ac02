//! Paying: so many resources that are attached to nothing are attached to the
//! own faction, all at once. [203.3] [309.1]

use crate::Spoils;
use crate::ask::Question;
use crate::board::{Mark, Pick, Read, T, Thing, Zone, Zones, kind_of, zone};
use crate::event::Event;
use crate::layers;
use crate::listen;
use crate::notes::{ATTACHED, LOOSE};
use crate::timing::{Choice, Proc};
use crate::words::Kinds;
use arbiter_desk::refuse;
use arbiter_kernel::{Flow, Frame, Members, Message, Object, ObjectId, Seat, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// Which resource pays? [203.3]
pub(crate) const QUESTION: Question = Question::new("ask-pay").must(|| refuse!("203.3", Message::new("why-must-pay")));

/// Where a payment is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// Which resource next?
    Next,
    /// It was named.
    Named,
    /// Were all of them attached?
    Done,
}

/// A payment: who pays and for what is in its scope.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bill {
    /// The scope that keeps what was named.
    pub scope: u16,
    /// Who pays.
    pub seat: Seat,
    /// How much in all.
    pub amount: i16,
}

/// Picks of this number are the resources named for the payment under way.
const PAYING: u8 = 251;

/// A payment, to be called.
#[must_use]
pub fn frame(scope: u16, seat: Seat, amount: i16) -> Frame<Spoils> {
    Frame::Proc(Proc::Pay(Step::Next, Bill { scope, seat, amount }))
}

/// The resources of a player that can pay: attached to nothing. [203.3a] [309.1a]
fn able(t: &T, seat: Seat) -> impl Iterator<Item = ObjectId> + '_ {
    rule!("203.3a", "309.1a");
    let types = layers::Types::now(t);
    let set = LOOSE[usize::from(seat)];
    let noted = t.objects.members(set);
    let told = move |s| t.objects.told(s, set).is_some();
    let there = t.cards(seat, Zone::Play).iter().copied();
    // Shortcut: where no rule changes types, what is noted of a card tells first.
    let can = move |s| if types.ruled { pays(t, types, s) } else { noted.has(s) && (told(s) || pays(t, types, s)) };
    there.filter(move |&s| can(s)).map(|s| t.objects.id(s))
}

#[inline]
fn pays(t: &T, types: layers::Types, slot: u16) -> bool {
    t.objects.at(slot).mark.on == ObjectId::NONE && types.of(t, slot).contains(Kinds::RESOURCE)
}

/// How many resources a player can pay with.
#[must_use]
pub fn means(t: &T, seat: Seat) -> i16 {
    rule!("203.3a", "309.1a");
    if layers::astir(t, [listen::TYPE]) {
        return able(t, seat).count() as i16;
    }
    let (types, own) = (layers::Types::now(t), zone(seat, Zone::Play));
    // Where no rule changes types, only cards that changed are looked at.
    let changed = t.objects.changed().filter(|&s| t.objects.at(s).zone == own && pays(t, types, s)).count();
    (t.objects.noted(LOOSE[usize::from(seat)]) + changed) as i16
}

/// Goes through what may still be named.
fn each_left<'a>(t: &'a T, bill: Bill, mut found: impl FnMut(ObjectId, &'a Object<Mark>)) {
    rule!("203.3a", "309.1a");
    let (types, set) = (layers::Types::now(t), LOOSE[usize::from(bill.seat)]);
    let noted = t.objects.members(set);
    let mut named = Members::NONE;
    let picks = t.scope(bill.scope).picked(PAYING);
    picks.for_each(|p| named.add(p.what.face(t).slot));
    let is_named = |slot| named.has(slot) && t.scope(bill.scope).picked(PAYING).any(|p| p.what.face(t).slot == slot);
    let mut left = if types.ruled { usize::MAX } else { t.objects.noted(set) + t.objects.changed().count() };
    for &slot in t.cards(bill.seat, Zone::Play) {
        if left == 0 {
            break;
        }
        // Most cards in play have paid before, or are no resources.
        if !types.ruled && !noted.has(slot) {
            continue;
        }
        left -= 1;
        let told = !types.ruled && t.objects.told(slot, set).is_some();
        if (told || pays(t, types, slot)) && !is_named(slot) {
            found(t.objects.id(slot), t.objects.at(slot));
        }
    }
}

fn left(t: &T, bill: Bill) -> impl Iterator<Item = ObjectId> + '_ {
    let picks = &t.scope(bill.scope).picks;
    let named = move |id: ObjectId| picks.iter().any(|p| p.what == Thing::Card(id) && p.of == PAYING);
    able(t, bill.seat).filter(move |id| !named(*id))
}

/// What may be named next: one of each sort, since resources that are alike in
/// everything pay alike. [CO7]
#[must_use]
pub fn choices(t: &T, bill: Bill) -> SmallVec<[ObjectId; 24]> {
    let bearers = bearers(t);
    let mut out = SmallVec::new();
    let mut plain: SmallVec<[&Object<Mark>; 24]> = SmallVec::new();
    // For several faces together: behind which place the newest of them is. Mostly it is of the same sort.
    let mut newest = [0u16; 64];
    each_left(t, bill, |id, o| {
        let newest = &mut newest[usize::from(o.face & 63)];
        let known = |at: u16| same(plain[usize::from(at) - 1], o) || plain.iter().any(|other| same(other, o));
        if o.modified() || bearers.has(id.slot) && bears(t, id) {
            out.push(id);
        } else if *newest == 0 || !known(*newest) {
            plain.push(o);
            *newest = plain.len() as u16;
            out.push(id);
        }
    });
    out
}

/// Whether all that may be named is of one sort.
fn one_sort(t: &T, bill: Bill) -> bool {
    let mut all = left(t, bill).map(|id| t.objects.at(id.slot));
    // Shortcut: two that differ are soon found.
    all.next().is_none_or(|first| all.all(|o| same(first, o))) && choices(t, bill).len() == 1
}

/// Leaves out what only names the same resources in another order.
/// Shortcut: more answers lead to the same.
pub(crate) fn in_order(t: &T, bill: Bill, options: &mut Vec<Choice>) {
    let sort = |id: ObjectId| (t.objects.at(id.slot).face, if t.modified(id) { id.slot } else { 0 });
    let last = t.scope(bill.scope).picked(PAYING).last().map(|p| sort(p.what.face(t)));
    options.retain(|c| !matches!(c, Choice::Card(id) if last.is_some_and(|l| sort(*id) < l)));
}

/// Cards that may bear something.
fn bearers(t: &T) -> Members {
    let mut out = Members::NONE;
    for slot in t.objects.among(ATTACHED) {
        let on = t.objects.at(slot).mark.on;
        if on != ObjectId::NONE {
            out.add(on.slot);
        }
    }
    out
}

/// Whether a card bears something: each that does is a sort of its own.
fn bears(t: &T, id: ObjectId) -> bool {
    let on = |slot: u16| t.objects.at(slot).mark.on == id && kind_of(t.objects.at(slot).zone) == Zone::Play;
    t.objects.among(ATTACHED).any(on)
}

#[inline]
fn same(x: &Object<Mark>, y: &Object<Mark>) -> bool {
    x.face == y.face && x.owner == y.owner && x.mark == y.mark
}

/// One step.
pub fn advance(t: &mut T, step: Step, bill: Bill) -> Flow<Spoils> {
    let to = |s| Proc::Pay(s, bill);
    match step {
        Step::Next => {
            let named = t.scope(bill.scope).picked(PAYING).count() as i16;
            let due = bill.amount - named;
            if due <= 0 {
                return attach(t, bill);
            }
            // Nothing happens while they are named, so that those named still could pay.
            let has = means(t, bill.seat) - named;
            if due > has {
                // Not enough: the cost cannot be satisfied. [401.2]
                rule!("401.2");
                t.because("203.3");
                return if t.trying() { Flow::Fail } else { forget(t, bill, false) };
            }
            let all = due == has;
            if !all && let Some(id) = crate::repeat::pays(t, bill.seat, || left(t, bill)) {
                name(t, bill, id);
                return Flow::Goto(to(Step::Next));
            }
            if all || one_sort(t, bill) {
                // There is nothing to choose in what is still due.
                let rest: SmallVec<[ObjectId; 16]> = left(t, bill).take(due as usize).collect();
                rest.into_iter().for_each(|id| name(t, bill, id));
                return attach(t, bill);
            }
            Flow::Ask(to(Step::Named), bill.seat)
        }
        Step::Named => {
            let Choice::Card(id) = t.answered() else { unreachable!("a resource was named") };
            name(t, bill, id);
            Flow::Goto(to(Step::Next))
        }
        Step::Done => {
            let paid = t.report().fates().iter().all(|f| f.came_true());
            if !paid && t.trying() {
                return Flow::Fail;
            }
            forget(t, bill, paid)
        }
    }
}

fn name(t: &mut T, bill: Bill, id: ObjectId) {
    t.scope_mut(bill.scope).picks.push(Pick { of: PAYING, share: 0, what: Thing::Card(id) });
}

/// One event; paying 0 is none and always possible. [CO7]
fn attach(t: &mut T, bill: Bill) -> Flow<Spoils> {
    rule!("203.3", "309.1");
    let to = t.faction(bill.seat);
    let events: SmallVec<[Event; 4]> =
        t.scope(bill.scope).picked(PAYING).map(|p| Event::Attach { id: p.what.face(t), to, paid: true }).collect();
    Flow::Emit(Proc::Pay(Step::Done, bill), events)
}

fn forget(t: &mut T, bill: Bill, paid: bool) -> Flow<Spoils> {
    t.scope_mut(bill.scope).picks.retain(|p| p.of != PAYING);
    t.done = paid;
    Flow::Done
}
