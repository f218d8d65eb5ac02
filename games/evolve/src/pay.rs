//! Paying costs: all of them, in the printed order, or none. [10.4.2]

mod verdict;

pub(crate) use verdict::frees;
pub use verdict::{alone, price_of, verdict};

use crate::Evolve;
use crate::ask::Question;
use crate::board::{Cards, Pick, Read, Scope, T, Thing};
use crate::event::{Cause, End, Event};
use crate::lower::Act;
use crate::offer;
use crate::rules::Rules;
use crate::targets::{Ctx, all, this};
use crate::timing::{Choice, Proc};
use crate::turn::discard;
use crate::words::{Cost, Filter, Keyword, Kinds, Side, Zone};
use arbiter_desk::refuse;
use arbiter_kernel::{Flow, Message, ObjectId, Op, Seat, rule};
use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};
use std::sync::Arc;

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

/// A card is asked for that pays. [10.4.2.2]
pub(crate) const QUESTION: Question =
    Question::new("ask-cost").must(|| refuse!("10.4.2.2", Message::new("why-must-pay")));

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
pub(crate) fn cost(rules: &Rules, bill: Bill) -> Option<&Cost> {
    let n = bill.n as usize;
    match bill.list {
        List::Ability(a) => rules.abilities[a as usize].costs.get(n),
        List::Extra(f) => rules.faces[f as usize].extra_costs.get(n),
        List::WhenPlaying(f, j) => rules.faces[f as usize].when_playing[j as usize].0.get(n),
        List::Rite => (n == 0).then_some(&Cost::EarthRite),
        List::Text(program, at) => match &rules.programs[program as usize][at as usize] {
            Op::Do(Act::Pay(costs)) => costs.get(n),
            _ => None,
        },
    }
}

/// Cards that a cost may be paid with, and how many it takes.
pub(crate) fn means(t: &T, ctx: &Ctx, cost: &Cost) -> Option<(u8, Cards)> {
    let mut out = Cards::new();
    let (n, filter) = match cost {
        Cost::Bury(n, f)
        | Cost::Banish(n, f)
        | Cost::Return(n, f)
        | Cost::EngageOther(n, f)
        | Cost::Discard(n, f)
        | Cost::Reveal(n, f) => (*n, f),
        Cost::EarthRite => {
            let (side, kinds) = (Side::Yours, Kinds::AMULET);
            let stack = Filter { side, kinds, keyword: Some(Keyword::Stack), ..Filter::default() };
            all(t, ctx, &stack, &mut out);
            out.retain(|id| t.counters(*id, 0) > 0);
            return Some((1, out));
        }
        _ => return None,
    };
    // Whose they are was filled in when the text was read.
    rule!("10.4.3");
    all(t, ctx, filter, &mut out);
    out.retain(|id| can_go(t, *id, cost) && !shown_already(ctx, cost, *id));
    Some((n, out))
}

/// Whether a card was revealed for an earlier cost of this play: it is still, so
/// that it cannot be revealed again. [1.3.2.1] [5.20.1.1] [R88]
fn shown_already(ctx: &Ctx, cost: &Cost, id: ObjectId) -> bool {
    let spent = |s: &Scope| s.picked(SPENT).any(|p| p.what.card() == id);
    let yes = matches!(cost, Cost::Reveal(..)) && ctx.scope.is_some_and(spent);
    rule!("1.3.2.1" => yes)
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

/// Whether a list of costs can be paid now, without trying it.
/// Shortcut if true: where it does not tell, the attempt does.
fn surely(t: &T, bill: Bill, costs: &[Cost]) -> Option<bool> {
    let scope = t.scope(bill.scope);
    verdict(t, &Ctx::of(scope), costs, i16::from(t.board.seats[scope.controller as usize].pp))
}

/// Pays for a process in the middle of a text, all of it or nothing. [10.4.7.5]
pub(crate) fn process(t: &T, bill: Bill, costs: &[Cost]) -> Proc {
    if surely(t, bill, costs).is_some() { Proc::Pay(Step::Next, bill) } else { Proc::Whole(Whole::Try, bill) }
}

/// Whether one list of costs can be paid now; where something is being tried
/// out, paying will tell. [10.4.2.2]
#[must_use]
pub fn affordable(t: &T, bill: Bill, costs: &[Cost]) -> bool {
    let sure = surely(t, bill, costs).or(t.is_trial().then_some(true));
    sure.unwrap_or_else(|| offer::tried(t, t.scope(bill.scope).controller, |_| Proc::Whole(Whole::Try, bill)))
}

/// Costs that are paid in full or not at all, in the middle of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Whole {
    /// An undo point, then the costs.
    Try,
    /// All are paid.
    Paid,
    /// They could not be paid: nothing is. [10.4.2.2]
    Undone,
}

/// One step.
pub fn whole(t: &mut T, step: Whole, bill: Bill) -> Flow<Evolve> {
    let to = |s| Proc::Whole(s, bill);
    match step {
        Whole::Try => Flow::Try { of: Proc::Pay(Step::Next, bill), done: to(Whole::Paid), undone: to(Whole::Undone) },
        Whole::Paid | Whole::Undone => {
            t.done = step == Whole::Paid;
            Flow::Done
        }
    }
}

/// Cards that may be named now for the cost at hand.
pub(crate) fn choices(t: &T, bill: Bill) -> Cards {
    let scope = t.scope(bill.scope);
    let Some((_, mut ids)) = cost(&t.rules, bill).and_then(|c| means(t, &Ctx::of(scope), c)) else {
        return Cards::new();
    };
    ids.retain(|id| !named_for(scope, bill, *id));
    ids
}

/// Whether a card was named for the cost at hand.
fn named_for(scope: &Scope, bill: Bill, id: ObjectId) -> bool {
    scope.picked(FIRST + bill.n).any(|p| p.what.card() == id)
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
            let rules = Arc::clone(&t.rules);
            let Some(cost) = cost(&rules, bill) else {
                t.done = true;
                return Flow::Done;
            };
            rule!("10.4.1", "10.4.2", "10.4.2.1");
            let scope = t.scope(bill.scope);
            let ctx = Ctx::of(scope);
            if let Some((n, ids)) = means(t, &ctx, cost) {
                if scope.picked(FIRST + bill.n).count() < n as usize {
                    if ids.len() < n as usize {
                        return cannot();
                    }
                    return Flow::Ask(to(Step::Named), ctx.me);
                }
            } else if !alone(t, &ctx, cost, i16::from(t.board.seats[ctx.me as usize].pp)) {
                return cannot();
            }
            pay(t, bill, cost)
        }
    }
}

/// [10.6.2.5.3] Undone: where it is not sure that all can be paid, it is tried.
fn cannot() -> Flow<Evolve> {
    rule!("10.6.2.5.3");
    rule!("10.4.2.2");
    Flow::Fail
}

/// Performs the actions of one cost; what replaces them still counts as paid. [10.6.2.5.1]
fn pay(t: &mut T, bill: Bill, cost: &Cost) -> Flow<Evolve> {
    let scope = t.scope(bill.scope);
    let (me, source, this) = (scope.controller, scope.source, this(t, &Ctx::of(scope)));
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
        Cost::BuryThis => smallvec![go(this, Zone::Cemetery, Cause::Put)],
        Cost::Bury(..) => named.into_iter().map(|id| go(id, Zone::Cemetery, Cause::Put)).collect(),
        Cost::BanishThis => smallvec![go(this, Zone::Banished, Cause::Banished)],
        Cost::Banish(..) => named.into_iter().map(|id| go(id, Zone::Banished, Cause::Banished)).collect(),
        Cost::ReturnThis => smallvec![go(this, Zone::Hand, Cause::Put)],
        Cost::Return(..) => named.into_iter().map(|id| go(id, Zone::Hand, Cause::Put)).collect(),
        Cost::Discard(..) => named.into_iter().map(|id| discard(id, me)).collect(),
        Cost::LeaderDefense(n) => smallvec![Event::LeaderDefense { seat: me, by: -i16::from(*n) }],
        Cost::Counters(n, name) => {
            smallvec![Event::Counters { on: source, name: t.rules.counter(name), by: -i16::from(*n) }]
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
