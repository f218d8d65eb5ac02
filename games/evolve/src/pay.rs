//! Paying costs: all of them, in the printed order, or none. [10.4.2]

use crate::Evolve;
use crate::board::{Cards, Pick, Read, T, Thing};
use crate::event::{Cause, End, Event};
use crate::layers;
use crate::lower::Act;
use crate::targets::{Ctx, all};
use crate::timing::{Choice, Proc};
use crate::turn::discard;
use crate::words::{Cost, Filter, Keyword, Kinds, Posture, Side, Zone};
use arbiter_kernel::{Flow, ObjectId, Op, Seat, rule};
use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

/// Which list of costs is paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum List {
    /// Of an ability.
    Ability(u16),
    /// Additional costs of a face. [10.6.2.5]
    Extra(u16),
    /// The n-th `when playing` cost of a face. [10.4.7.3]
    WhenPlaying(u16, u8),
    /// One Earth Rite. [13.3.3.2]
    Rite,
    /// A process in the middle of a text: program and place. [10.4.7.5]
    Text(u16, u16),
}

/// A list of costs being paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bill {
    /// For which play.
    pub scope: u16,
    /// Which list.
    pub list: List,
    /// Which cost of it.
    pub n: u8,
}

/// Where paying is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// The next cost.
    Next,
    /// A card was named for it.
    Named,
    /// It is paid.
    Paid,
}

/// First of the scope's slots that note what costs were paid with.
pub const FIRST: u8 = 240;
/// Where a scope notes what earlier costs were paid with: another list of costs
/// of the same play is paid anew.
const SPENT: u8 = 254;

/// The cost at hand.
pub(crate) fn cost(t: &T, bill: Bill) -> Option<Cost> {
    let n = bill.n as usize;
    match bill.list {
        List::Ability(a) => t.rules.abilities[a as usize].costs.get(n).cloned(),
        List::Extra(f) => t.rules.faces[f as usize].extra_costs.get(n).cloned(),
        List::WhenPlaying(f, j) => t.rules.faces[f as usize].when_playing[j as usize].0.get(n).cloned(),
        List::Rite => (n == 0).then_some(Cost::EarthRite),
        List::Text(program, at) => match &t.rules.programs[program as usize][at as usize] {
            Op::Do(Act::Pay(costs)) => costs.get(n).cloned(),
            _ => None,
        },
    }
}

/// Cards that a cost may be paid with, and how many it takes.
pub(crate) fn means(t: &T, ctx: &Ctx, cost: &Cost) -> Option<(u8, Cards)> {
    let mut out = Cards::new();
    let (n, filter): (u8, Filter) = match cost {
        Cost::Bury(n, f) | Cost::Banish(n, f) | Cost::Return(n, f) => (*n, own(f)),
        Cost::EngageOther(n, f) => (*n, Filter { posture: Some(Posture::Reserved), ..own(f) }),
        Cost::Discard(n, f) | Cost::Reveal(n, f) => (*n, Filter { zone: Zone::Hand, ..own(f) }),
        Cost::EarthRite => {
            let (side, kinds) = (Side::Yours, Kinds::AMULET);
            let stack = Filter { side, kinds, keyword: Some(Keyword::Stack), ..Filter::default() };
            all(t, ctx, &stack, &mut out);
            out.retain(|id| t.counters(*id, 0) > 0);
            return Some((1, out));
        }
        _ => return None,
    };
    all(t, ctx, &filter, &mut out);
    out.retain(|id| can_go(t, *id, cost));
    Some((n, out))
}

/// Whether a card can do what a cost asks of it: one that cannot leave the
/// field pays for nothing. [10.4.2] [1.3.3]
fn can_go(t: &T, id: ObjectId, cost: &Cost) -> bool {
    let (to, cause) = match cost {
        Cost::BuryThis | Cost::Bury(..) => (Zone::Cemetery, Cause::Put),
        Cost::BanishThis | Cost::Banish(..) => (Zone::Banished, Cause::Banished),
        Cost::ReturnThis | Cost::Return(..) => (Zone::Hand, Cause::Put),
        _ => return true,
    };
    t.objects.get(id).is_some() && !crate::replace::forbid(t, leave(t, id, t.board.active, to, cause))
}

/// [10.4.3] Costs speak of the payer's own cards.
fn own(f: &Filter) -> Filter {
    rule!("10.4.3");
    Filter { side: Side::Yours, ..f.clone() }
}

/// Cards that costs before have taken, and whether into the cemetery.
type Taken = SmallVec<[(ObjectId, bool); 8]>;

/// Whether a list of costs can be paid in full. `leaving` is a card that will
/// not be in its zone any more when it is paid. [10.4.2.2]
#[must_use]
pub fn payable(t: &T, ctx: &Ctx, costs: &[Cost], leaving: Option<ObjectId>) -> bool {
    let mut taken: Taken = leaving.into_iter().map(|id| (id, false)).collect();
    rule!("10.4.2.2");
    pay_from(t, ctx, costs, &mut taken, 0, 0)
}

fn pay_from(t: &T, ctx: &Ctx, costs: &[Cost], taken: &mut Taken, points: i16, rites: usize) -> bool {
    let Some((first, rest)) = costs.split_first() else { return true };
    let me = &t.board.seats[ctx.me as usize];
    if let Cost::EarthRite = first {
        // [R17] Each takes one counter; several may come from one card.
        let counters: usize =
            means(t, ctx, first).map_or(0, |(_, ids)| ids.iter().map(|&id| t.counters(id, 0) as usize).sum());
        return counters > rites && pay_from(t, ctx, rest, taken, points, rites + 1);
    }
    if let Some((n, ids)) = means(t, ctx, first) {
        let mut free: SmallVec<[ObjectId; 8]> =
            ids.into_iter().filter(|id| !taken.iter().any(|x| x.0 == *id)).collect();
        free.extend(fed(t, ctx, first, taken));
        let buried = matches!(first, Cost::Bury(..) | Cost::Discard(..));
        if free.len() < n as usize {
            return false;
        }
        if n == 1 && !rest.is_empty() {
            // What pays one cost is gone for the next: try them all.
            return free.iter().any(|&id| {
                taken.push((id, buried));
                let ok = pay_from(t, ctx, rest, taken, points, rites);
                taken.pop();
                ok
            });
        }
        taken.extend(free.into_iter().take(n as usize).map(|id| (id, buried)));
        return pay_from(t, ctx, rest, taken, points, rites);
    }
    let there = t.on_field(ctx.source);
    let ok = match first {
        Cost::Points(n) => {
            let sum = points + i16::from(*n);
            return i16::from(me.pp) >= sum && pay_from(t, ctx, rest, taken, sum, rites);
        }
        Cost::Engage => there && !t.objects.at(ctx.source.slot).mark.engaged,
        Cost::BuryThis | Cost::BanishThis | Cost::ReturnThis => can_go(t, ctx.source, first),
        Cost::LeaderDefense(n) => {
            rule!("10.4.5");
            layers::defense(t, t.leader(ctx.me)) >= i16::from(*n)
        }
        Cost::Counters(n, name) => {
            rule!("10.4.5");
            t.counters(ctx.source, t.rules.counter(name)) >= *n
        }
        _ => unreachable!("paid with cards"),
    };
    ok && pay_from(t, ctx, rest, taken, points, rites)
}

/// Cards that a cost before this one will have put into the cemetery, where
/// this one may take them from: costs are paid in order. [10.4.2.1]
fn fed(t: &T, ctx: &Ctx, cost: &Cost, taken: &[(ObjectId, bool)]) -> SmallVec<[ObjectId; 8]> {
    let Cost::Banish(_, f) = cost else { return SmallVec::new() };
    if f.zone != Zone::Cemetery {
        return SmallVec::new();
    }
    let there = |id: ObjectId| Filter { zone: t.place(id).unwrap_or(Zone::Cemetery), ..own(f) };
    let buried = taken.iter().filter(|x| x.1).map(|x| x.0);
    let stays = |id: &ObjectId| !t.face(id.slot).card.token && t.objects.at(id.slot).owner == ctx.me;
    buried.filter(stays).filter(|&id| crate::targets::matches(t, ctx, &there(id), id)).collect()
}

/// Cards that may be named now for the cost at hand.
pub(crate) fn choices(t: &T, bill: Bill) -> Cards {
    let scope = t.scope(bill.scope);
    let Some((_, mut ids)) = cost(t, bill).and_then(|c| means(t, &Ctx::of(scope), &c)) else { return Cards::new() };
    ids.retain(|id| !scope.picked(FIRST + bill.n).any(|p| p.what.card() == *id));
    ids
}

/// One step.
pub fn advance(t: &mut T, step: Step, bill: Bill) -> Flow<Evolve> {
    let to = |s| Proc::Pay(s, bill);
    match step {
        Step::Named => {
            let Choice::Card(id) = t.answered() else { unreachable!("a card was named") };
            t.scope_mut(bill.scope).picks.push(Pick { of: FIRST + bill.n, share: 0, what: Thing::Card(id) });
            Flow::Goto(to(Step::Next))
        }
        Step::Paid => {
            let picks = &mut t.scope_mut(bill.scope).picks;
            picks.iter_mut().filter(|p| p.of == FIRST + bill.n).for_each(|p| p.of = SPENT);
            Flow::Goto(Proc::Pay(Step::Next, Bill { n: bill.n + 1, ..bill }))
        }
        Step::Next => {
            let Some(cost) = cost(t, bill) else { return Flow::Done };
            rule!("10.4.1", "10.4.2", "10.4.2.1");
            let scope = t.scope(bill.scope);
            let ctx = Ctx::of(scope);
            if let Some((n, _)) = means(t, &ctx, &cost) {
                let named = scope.picked(FIRST + bill.n).count();
                let left = choices(t, bill);
                if named < n as usize {
                    if named + left.len() < n as usize {
                        return cannot(t);
                    }
                    return Flow::Ask(to(Step::Named), ctx.me);
                }
            } else if !payable(t, &ctx, std::slice::from_ref(&cost), None) {
                return cannot(t);
            }
            pay(t, bill, &cost)
        }
    }
}

fn cannot(t: &T) -> Flow<Evolve> {
    // [10.6.2.5.3] Undone; in the middle of a text it is merely not done.
    rule!("10.6.2.5.3");
    if t.trying() { Flow::Fail } else { Flow::Done }
}

/// Performs the actions of one cost; what replaces them still counts as paid. [10.6.2.5.1]
fn pay(t: &mut T, bill: Bill, cost: &Cost) -> Flow<Evolve> {
    let scope = t.scope(bill.scope);
    let (me, source) = (scope.controller, scope.source);
    let named: SmallVec<[ObjectId; 4]> = scope.picked(FIRST + bill.n).map(|p| p.what.card()).collect();
    let go = |id: ObjectId, to, cause| leave(t, id, me, to, cause);
    let events: SmallVec<[Event; 4]> = match cost {
        Cost::Points(n) => {
            rule!("10.4.4");
            t.board.seats[me as usize].pp -= *n as i8;
            SmallVec::new()
        }
        Cost::Engage => {
            // [10.4.6] [10.4.6.1] Also on the turn it arrived.
            rule!("10.4.6");
            rule!("10.4.6.1");
            smallvec![Event::Engage(source)]
        }
        Cost::EngageOther(..) => {
            rule!("10.4.6");
            named.into_iter().map(Event::Engage).collect()
        }
        Cost::BuryThis => smallvec![go(source, Zone::Cemetery, Cause::Put)],
        Cost::Bury(..) => named.into_iter().map(|id| go(id, Zone::Cemetery, Cause::Put)).collect(),
        Cost::BanishThis => smallvec![go(source, Zone::Banished, Cause::Banished)],
        Cost::Banish(..) => named.into_iter().map(|id| go(id, Zone::Banished, Cause::Banished)).collect(),
        Cost::ReturnThis => smallvec![go(source, Zone::Hand, Cause::Put)],
        Cost::Return(..) => named.into_iter().map(|id| go(id, Zone::Hand, Cause::Put)).collect(),
        Cost::Discard(..) => named.into_iter().map(|id| discard(id, me)).collect(),
        Cost::LeaderDefense(n) => smallvec![Event::LeaderDefense { seat: me, by: -i16::from(*n) }],
        Cost::Counters(n, name) => {
            smallvec![Event::Counters { on: source, name: t.rules.counter(name), by: -(*n as i8) }]
        }
        Cost::Reveal(..) => {
            for id in named {
                rule!("5.20.1");
                crate::story::revealed(t, id);
            }
            SmallVec::new()
        }
        Cost::EarthRite => {
            rule!("13.3.3.2");
            let id = named[0];
            let last = t.counters(id, 0) == 1;
            crate::perform::counters(t, id, 0, -1);
            crate::story::more::rite(t, id);
            // [13.3.3.2] Emptied, it goes at once; its own replacement has no counter left. [R17]
            if last { smallvec![leave(t, id, me, Zone::Cemetery, Cause::Put)] } else { SmallVec::new() }
        }
    };
    Flow::Emit(Proc::Pay(Step::Paid, bill), events)
}

fn leave(t: &T, id: ObjectId, by: Seat, to: Zone, cause: Cause) -> Event {
    let seat = t.objects.at(id.slot).owner;
    Event::Move { id, to, seat, end: End::Bottom, cause, turned: false, by }
}
