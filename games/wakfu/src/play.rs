//! Playing a card and using a power, in the steps of the book. All of it is
//! tried: what turns out to be impossible has not happened. [808.2] [T5]

mod cost;
mod legal;
mod probe;
mod told;

pub(crate) use cost::{cost_candidates, cost_enough, craft_candidates};
pub(crate) use legal::{
    Listing, challenges, class, could_play, gate_of, gated, hindrance, inside, main_options, may_play, phase_options,
    plan_inside,
};
pub use legal::{plan_of, text_of};
pub use probe::Rest;
pub(crate) use probe::keep;

use crate::Wakfu;
use crate::board::{Entry, How, Key, QUEUE, Scope, T, Thing, What, Zone, look, zone};
use crate::card::Kind;
use crate::choose::{self, X};
use crate::event::{Event, Why};
use crate::pay::{self, Need};
use crate::rules::NONE;
use crate::timing::{Choice, Proc};
use crate::words::{Act, Cost, Keyword};
use crate::{effect, layers, queue, react};
use arbiter_kernel::{Events, Flow, Frame, ObjectId, Pick, Seat, rule};
use serde::{Deserialize, Serialize};
use smallvec::smallvec;

/// What is played, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Plan {
    /// By whom.
    pub seat: Seat,
    /// The card.
    pub source: ObjectId,
    /// Its text or power; [`NONE`] for a card that comes into play.
    pub ability: u16,
    /// A card or a power.
    pub what: What,
    /// In which way.
    pub how: How,
    /// The event it reacts to. [809.2]
    pub key: Option<Key>,
    /// What that event is.
    pub cause: Option<Event>,
    /// Its name in the Queue.
    pub entry: u32,
    /// Without its resources. [418.7]
    pub free: bool,
}

impl Plan {
    /// A card from the Hand, or a power of one in play.
    #[must_use]
    pub fn of(seat: Seat, source: ObjectId, ability: u16) -> Plan {
        Plan { seat, source, ability, what: What::Card, how: How::Paid, key: None, cause: None, entry: 0, free: false }
    }
}

/// Where it is. [808.2]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// It is tried, on a copy.
    Try,
    /// What is left of it is tried, on a copy.
    Probe(Rest),
    /// The choices from this slot on. [808.2d]
    Choices(u8),
    /// It is revealed and enters the Queue. [808.2a]
    Announce,
    /// X is announced. [808.2c]
    Number,
    /// It was said.
    Numbered,
    /// The choices are made; what it costs is worked out. [808.2f]
    Total,
    /// Resources are made. [808.2g]
    Pay(Need, u8),
    /// A card was named for it.
    Tapped(Need, u8),
    /// The Bag may be untapped. [306.4]
    Refresh(Need, u8),
    /// It was said.
    Refreshed(Need, u8),
    /// The n-th other part of the cost. [808.2h]
    Cost(u8),
    /// Something was named for it; so many so far.
    Named(u8, u8),
    /// An Artisan taps, then so many cards are recycled. [418.6]
    Craft(u8),
    /// One was named.
    Crafted(u8),
    /// All that was named is recycled. [408.3]
    Recycled,
    /// It is played. [808.2h]
    Finish,
    /// The end.
    Done,
}

/// One step.
pub(crate) fn advance(t: &mut T, step: Step, plan: Plan) -> Flow<Wakfu> {
    let to = |s| Proc::Play(s, plan);
    match step {
        Step::Try => Flow::Try { of: to(Step::Announce), done: to(Step::Done), undone: to(Step::Done) },
        Step::Probe(rest) => {
            let of = match rest {
                Rest::Number => Step::Number,
                Rest::Choices(n) => Step::Choices(n),
            };
            Flow::Try { of: to(of), done: to(Step::Done), undone: to(Step::Done) }
        }
        Step::Choices(n) => choices(plan, n),
        Step::Announce => announce(t, plan),
        Step::Number if has_x(t, plan) => Flow::Ask(to(Step::Numbered), plan.seat),
        Step::Number => choices(plan, 0),
        Step::Numbered => {
            let Choice::Number(n) = t.answered() else { unreachable!("a number was said") };
            rule!("808.2c", "105.1", "207.3");
            let scope = scope_of(t, plan);
            t.scope_mut(scope).notes[X] = n;
            choices(plan, 0)
        }
        Step::Total => total(t, plan),
        Step::Pay(need, then) if need.total() == 0 => Flow::Goto(to(after(then))),
        Step::Pay(need, then) => {
            if !pay::can_pay(t, plan.seat, need) {
                t.because("418.2");
                return Flow::Fail;
            }
            Flow::Ask(to(Step::Tapped(need, then)), plan.seat)
        }
        Step::Tapped(need, then) => tapped(t, plan, need, then),
        Step::Refresh(need, then) => Flow::Ask(to(Step::Refreshed(need, then)), plan.seat),
        Step::Refreshed(need, then) => {
            t.board.players[plan.seat as usize].refreshed = true;
            let bag = t.board.players[plan.seat as usize].bag;
            match t.answered() {
                Choice::Yes => {
                    rule!("306.4");
                    Flow::Emit(to(Step::Pay(need, then)), smallvec![Event::Untap(bag)])
                }
                _ => Flow::Goto(to(Step::Pay(need, then))),
            }
        }
        Step::Cost(n) => cost::cost(t, plan, n),
        Step::Named(n, so_far) => cost::named(t, plan, n, so_far),
        Step::Craft(n) => cost::craft(t, plan, n),
        Step::Crafted(n) => {
            let Choice::Card(id) = t.answered() else { unreachable!("a card was named") };
            rule!("418.6", "401.4a");
            if n == 0 {
                return Flow::Emit(to(Step::Craft(1)), smallvec![Event::Tap(id, Why::Cost)]);
            }
            let scope = scope_of(t, plan);
            t.scope_mut(scope).picks.push(Pick { of: cost::INGREDIENT, share: 0, what: Thing::Card(id) });
            Flow::Goto(to(Step::Craft(n + 1)))
        }
        Step::Recycled => {
            let more = layers::cost_change(t, plan.source, plan.seat);
            Flow::Goto(to(Step::Pay(Need::level(more.max(0), None), 0)))
        }
        Step::Finish => finish(t, plan),
        Step::Done => Flow::Done,
    }
}

/// What follows a payment: the other costs from this one on.
fn after(then: u8) -> Step {
    if then == INSIDE { Step::Done } else { Step::Cost(then) }
}

/// A payment inside a resolution: nothing follows it.
pub(crate) const INSIDE: u8 = u8::MAX;

fn scope_of(t: &T, plan: Plan) -> u16 {
    queue::find(t, plan.entry).expect("it is in the Queue").scope
}

fn choices(plan: Plan, from: u8) -> Flow<Wakfu> {
    Flow::Call(Proc::Play(Step::Total, plan), Frame::Proc(Proc::Choose(choose::Step::Next(from), plan.entry)))
}

/// It is revealed and enters the Queue. [808.2a]
fn announce(t: &mut T, mut plan: Plan) -> Flow<Wakfu> {
    if !t.frames().iter().any(|f| matches!(f, Frame::Event(..))) {
        react::clear(t);
    }
    rule!("808.2", "808.2a", "503.1", "503.2");
    let from = look::zone_of(t, plan.source);
    if plan.what == What::Card {
        plan.source = t.relocate(plan.source.slot, QUEUE, None, false);
        t.board.players[plan.seat as usize].busy = true;
    }
    // A power enters the Queue as a card does. [802.2]
    rule!("802.2");
    plan.entry = queue::name(t);
    let scope = scope(t, plan);
    let scope = t.open_scope(scope);
    let Plan { seat, source, ability, what, how, .. } = plan;
    let entry = Entry::new(what, seat, source, ability, from);
    t.board.queue.push(Entry { id: plan.entry, scope, how, ..entry });
    // A card whose power is used out of the Hand is seen meanwhile. [801.1]
    if plan.what != What::Card && rule!("801.1" => from == zone(seat, Zone::Hand)) {
        effect::show(t, scope, &[source]);
    }
    if let Some(key) = plan.key {
        t.board.reacted.push((key, seat));
    }
    let mode = Frame::Proc(Proc::Choose(choose::Step::Mode(false), plan.entry));
    Flow::Call(Proc::Play(Step::Number, plan), mode)
}

/// What its text knows when it enters the Queue.
fn scope(t: &T, plan: Plan) -> Scope {
    let mut scope = Scope::new(plan.source, plan.ability, plan.seat);
    scope.cause = plan.cause;
    let meant = plan.cause.and_then(|e| crate::triggers::meant(t, plan.ability, e, &[e], plan.source, plan.seat));
    scope.subject = meant.or_else(|| plan.cause.and_then(Event::subject)).map(Thing::Card);
    scope
}

/// Whether an X is to be announced. [808.2c]
fn has_x(t: &T, plan: Plan) -> bool {
    // For free X is 0.
    let level = plan.what == What::Card
        && !plan.free
        && plan.how != How::Crafted
        && look::face(t, plan.source).card.level == crate::card::Printed::Open;
    level || (plan.ability != NONE && t.rules.abilities[plan.ability as usize].costs().iter().any(Cost::is_x))
}

/// The highest number that could be announced. [808.2c]
pub(crate) fn most_x(t: &T, plan: Plan) -> i16 {
    let costs = if plan.ability == NONE { &[] } else { t.rules.abilities[plan.ability as usize].costs() };
    let of = |(n, c): (u8, &Cost)| match c {
        Cost::Do(Act::RemoveEtherX(_)) => Some(i16::from(look::mark(t, plan.source).ethers)),
        Cost::Do(_) if c.is_x() => Some(cost_candidates(t, plan, n).len() as i16),
        _ => None,
    };
    (0..).zip(costs).filter_map(of).min().unwrap_or_else(|| pay::most(t, plan.seat))
}

/// What it costs. [808.2f] [418.4a]
fn total(t: &mut T, plan: Plan) -> Flow<Wakfu> {
    let x = t.scope(scope_of(t, plan)).notes[X];
    let face = look::face(t, plan.source);
    let card = &face.card;
    let need = match plan.what {
        What::Card => {
            rule!("808.2f", "418.4a", "418.3", "gl.level");
            let more = layers::cost_change(t, plan.source, plan.seat);
            let level = match card.level {
                _ if plan.free => 0,
                crate::card::Printed::N(n) => n,
                crate::card::Printed::Open => x,
            };
            if plan.how == How::Crafted {
                // Increases still apply, in resources.
                Need::level(more.max(0), None)
            } else {
                Need::level(level + more, (card.kind == Kind::Ally).then_some(card.circle))
            }
        }
        What::Ghost => Need::level(card.level.value() + 1, None),
        What::Capture => {
            let cost = face.keywords().find_map(|k| match k {
                Keyword::Capture(symbols) => Some(Need::symbols(symbols, x)),
                _ => None,
            });
            cost.unwrap_or_default()
        }
        _ => Need::default(),
    };
    if plan.how == How::Crafted {
        return Flow::Goto(Proc::Play(Step::Craft(0), plan));
    }
    Flow::Goto(Proc::Play(Step::Pay(need, 0), plan))
}

fn tapped(t: &mut T, plan: Plan, need: Need, then: u8) -> Flow<Wakfu> {
    rule!("808.2g", "204.1");
    let to = |s| Proc::Play(s, plan);
    match t.answered() {
        Choice::Produce(id, ability) => {
            // No Queue, and nobody reacts to it. [803.3]
            rule!("803.2", "803.3");
            let (n, e) = t.rules.abilities[ability as usize].produces.expect("a resource power");
            let need = need.less_of(e, i16::from(n));
            let used = look::used(t, id, ability);
            t.objects.at_mut(id.slot).mark.used |= used;
            let bag = id == t.board.players[plan.seat as usize].bag && pay::refreshes(t, plan.seat);
            let next = if bag { Step::Refresh(need, then) } else { Step::Pay(need, then) };
            Flow::Emit(to(next), smallvec![Event::Tap(id, Why::Resource)])
        }
        Choice::Tap(id) => {
            let need = need.less(look::element(t, id), 1);
            let bag = id == t.board.players[plan.seat as usize].bag && pay::refreshes(t, plan.seat);
            let next = if bag { Step::Refresh(need, then) } else { Step::Pay(need, then) };
            Flow::Emit(to(next), smallvec![Event::Tap(id, Why::Resource)])
        }
        other => unreachable!("a card was tapped: {other:?}"),
    }
}

/// It is played; what it chose was chosen. [808.2h]
fn finish(t: &mut T, plan: Plan) -> Flow<Wakfu> {
    rule!("808.2h", "gl.play");
    let scope = scope_of(t, plan);
    let slots: Vec<bool> = match plan.ability {
        NONE => Vec::new(),
        n => t.rules.abilities[n as usize].slots.iter().map(|s| s.choice && !s.cost).collect(),
    };
    let picks = &t.scope(scope).picks;
    let chosen = picks.iter().filter(|p| slots.get(p.of as usize).copied().unwrap_or(p.of == choose::BEARER));
    let mut events: Events<Event> = chosen.map(|p| Event::Chosen(plan.entry, p.what)).collect();
    cost::remember(t, plan, &events);
    events.push(Event::Played(plan.entry));
    if plan.what == What::Power {
        let used = look::used(t, plan.source, plan.ability);
        if let Some(o) = t.objects.get_mut(plan.source) {
            o.mark.used |= used;
        }
    }
    Flow::Emit(Proc::Play(Step::Done, plan), events)
}
