//! Why the asked seat cannot do something now: the clause and the reason, in
//! the order in which a judge would look.
//!
//! What is offered is possible, so the list of options is asked first and
//! this can never disagree with it. Nothing is told of a card that the seat
//! does not control before it is clear whose it is.

mod battle;
mod text;
mod wanted;

pub use wanted::{Wanted, wanted};

use crate::Evolve;
use crate::board::{Read, Scope, T, Zones};
use crate::card::Kind;
use crate::rules::{STACK_MOVE, Sort};
use crate::story::{name, sees};
use crate::targets::{Ctx, cond};
use crate::timing::{Choice, Proc};
use crate::words::{Ban, Cost, Keyword, Zone};
use crate::{confirm, evolve, layers, lower::Act, offer, pay, play, price, turn};
use arbiter_desk::refuse;
use arbiter_kernel::{Arg, Frame, Illegal, Message, ObjectId, Op, Seat};
use text::{completion, misfit, unpaid};

/// Why the asked seat cannot do what the words of a scene say.
#[must_use]
pub fn of_words(t: &T, words: &str) -> Option<Illegal> {
    why_not(t, wanted(t, words)?)
}

/// Why the asked seat cannot do this now; `None` if it can, or if it means nothing.
#[must_use]
pub fn why_not(t: &T, wanted: Wanted) -> Option<Illegal> {
    let Some(seat) = t.asked() else {
        return refuse!("1.2.1", Message::new("why-game-over"));
    };
    let mut options = Vec::new();
    t.options(&mut options);
    match wanted {
        Wanted::Play(id) => play(t, seat, id, &options),
        Wanted::Use(id, ability) => use_ability(t, seat, id, ability, &options),
        Wanted::Attack(id) => battle::attack(t, seat, id, &options),
        Wanted::Target(id) => target(t, seat, id, &options),
        Wanted::Pass => pass(t, &options),
        Wanted::End if options.contains(&Choice::End) => None,
        Wanted::End => not_now(t, seat),
    }
}

/// A message about a card; the seat reads its name only if it may know it.
fn about(t: &T, seat: Seat, key: &'static str, id: ObjectId) -> Message {
    let known = sees(t, id) & (1 << seat) != 0;
    Message::new(key).with("card", Arg::Card(if known { name(t, id) } else { None }))
}

/// The question that waits, if it is a player's free one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Moment {
    Main,
    Quick,
    Other,
}

fn moment(t: &T) -> Moment {
    match t.frames().last() {
        Some(Frame::Proc(Proc::Turn(turn::Step::Acted))) => Moment::Main,
        Some(Frame::Window(_)) => Moment::Quick,
        _ => Moment::Other,
    }
}

/// Main actions belong to the active player, one at a time. [7.3.3]
fn not_now(t: &T, seat: Seat) -> Option<Illegal> {
    let key = if seat == t.board.active { "why-not-now" } else { "why-not-your-turn" };
    refuse!("7.3.3", Message::new(key))
}

/// Nothing is played while another question waits. [12.3.4]
fn busy(t: &T, seat: Seat) -> Option<Illegal> {
    match moment(t) {
        Moment::Main | Moment::Quick => None,
        Moment::Other if seat == t.board.active => not_now(t, seat),
        Moment::Other => refuse!("12.3.4", Message::new("why-no-window")),
    }
}

/// What answers another question is no answer to this one.
#[must_use]
pub fn not_asked(t: &T) -> Illegal {
    let clause = if moment(t) == Moment::Quick { "12.3.4" } else { "7.3.3" };
    Illegal { clause, why: Message::new("why-not-asked") }
}

/// In a window only what is Quick may be played. [12.3.4]
fn too_slow(t: &T, quick: bool, why: Message) -> Option<Illegal> {
    if moment(t) == Moment::Quick && !quick { refuse!("12.3.4", why) } else { None }
}

fn play(t: &T, seat: Seat, id: ObjectId, options: &[Choice]) -> Option<Illegal> {
    if options.contains(&Choice::Play(id)) {
        return None;
    }
    if let Some(refusal) = busy(t, seat) {
        return Some(refusal);
    }
    let why = |key| about(t, seat, key, id);
    let Some(place) = t.place(id) else { return refuse!("8.2.1", why("why-gone")) };
    if t.controller(id) != Some(seat) {
        return refuse!("8.2.1", why("why-not-yours"));
    }
    let face = t.face(id.slot);
    if let Some(refusal) = too_slow(t, face.keywords.has(Keyword::Quick), why("why-not-quick")) {
        return Some(refusal);
    }
    if !matches!(place, Zone::Hand | Zone::Ex) {
        return refuse!("8.2.1", why("why-not-in-hand"));
    }
    if let Some(reason) = &face.card.unplayable {
        // The only argument that takes words as they are is that of a name.
        return refuse!("1.3.1", why("why-unplayable").with("reason", Arg::Card(Some(reason.clone()))));
    }
    if layers::cannot_be_played(t, id) {
        return refuse!("1.3.3", why("why-cannot-be-played"));
    }
    let ctx = Ctx::new(seat, id, None).playing(id);
    let points = t.board.seats[seat as usize].pp;
    // The lowest price of those whose extras can be paid, each taken alone.
    let pays = |costs: &[Cost]| costs.iter().all(|c| pay::alone(t, &ctx, c, i16::from(points)));
    let taken = |set: u32| (0..).zip(&face.when_playing).filter(move |(n, _)| set & (1 << n) != 0);
    let offers = price::with_extras(t, seat, id).filter(|(set, _)| taken(*set).all(|(_, (costs, _))| pays(costs)));
    let price = offers.map(|(_, price)| price).min().unwrap_or(0);
    let needed = i32::from(price) + pay::price_of(&face.extra_costs);
    if needed > i32::from(points) {
        return refuse!("10.4.4", points_of(why("why-points"), needed, points));
    }
    if !pays(&face.extra_costs) {
        return refuse!("10.4.2.2", why("why-extra-cost"));
    }
    if let Some(refusal) = face.spell.and_then(|a| completion(t, &offer::spell(t, seat, id, a))) {
        return Some(refusal);
    }
    if face.card.kind != Kind::Spell && !layers::room(t, seat, Zone::Field) {
        let limit = layers::limit(t, seat, Zone::Field) as i64;
        return refuse!("10.6.2.6", why("why-field-full").with("number", Arg::Number(limit)));
    }
    let rich = |t: &mut T| {
        t.board.seats[seat as usize].pp = i8::MAX;
        play::try_card(t, seat, id)
    };
    if !face.when_playing.is_empty() && offer::tried(t, seat, rich) {
        // What lowers the price cannot be paid all together. [10.4.4]
        let dear = price::with_extras(t, seat, id).map(|(_, price)| price).filter(|p| *p > i16::from(points));
        return refuse!("10.4.4", points_of(why("why-points"), dear.min().unwrap_or(price), points));
    }
    if face.extra_costs.is_empty() {
        return incomplete(t, seat, id);
    }
    // Each alone can be paid: together they cannot.
    refuse!("10.4.2.2", why("why-extra-cost"))
}

/// What cannot be completed may not be begun. [8.1.2]
fn incomplete(t: &T, seat: Seat, id: ObjectId) -> Option<Illegal> {
    refuse!("8.1.2", about(t, seat, "why-incomplete", id))
}

fn points_of(why: Message, needed: impl Into<i64>, present: i8) -> Message {
    why.with("needed", Arg::Number(needed.into())).with("present", Arg::Number(present.into()))
}

/// The ability that is meant; without a number the first activated one.
fn meant(t: &T, id: ObjectId, ability: Option<u16>) -> Option<u16> {
    let activated = |a: &u16| matches!(t.rules.abilities[*a as usize].sort, Sort::Activated { .. });
    let stack = || layers::has(t, id, Keyword::Stack).then_some(STACK_MOVE);
    match ability {
        Some(STACK_MOVE) => stack(),
        Some(a) => layers::abilities(t, id).into_iter().find(|x| *x == a).filter(activated),
        None => layers::abilities(t, id).into_iter().find(activated).or_else(stack),
    }
}

fn use_ability(t: &T, seat: Seat, id: ObjectId, ability: Option<u16>, options: &[Choice]) -> Option<Illegal> {
    if let Some(refusal) = busy(t, seat) {
        return Some(refusal);
    }
    let why = |key| about(t, seat, key, id);
    let Some(place) = t.place(id) else { return refuse!("10.3.5", why("why-gone")) };
    if t.controller(id) != Some(seat) {
        return refuse!("8.3.1", why("why-not-yours"));
    }
    if place != Zone::Field {
        return refuse!("10.3.5", why("why-not-on-field"));
    }
    let Some(ability) = meant(t, id, ability) else { return refuse!("8.3.1", why("why-no-ability")) };
    if options.contains(&Choice::Use(id, ability)) {
        return None;
    }
    let def = &t.rules.abilities[ability as usize];
    let Sort::Activated { quick, evolve: printed, once, only_if } = &def.sort else { return None };
    if let Some(refusal) = too_slow(t, *quick, why("why-not-quick")) {
        return Some(refusal);
    }
    if t.board.barred.iter().any(|d| (d.by, d.ability) == (id, ability)) {
        return refuse!("14.2.1.2", why("why-changed-nothing"));
    }
    if *once && t.board.once.contains(&(id, ability)) {
        return refuse!("1.3.1", why("why-once"));
    }
    let ctx = Ctx::new(seat, id, None);
    if only_if.as_ref().is_some_and(|c| !cond(t, &ctx, c)) {
        return refuse!("10.3.3", why("why-only-if"));
    }
    if let Some(printed) = printed {
        return evolves(t, seat, id, *printed).or_else(|| incomplete(t, seat, id));
    }
    unpaid(t, &ctx, &def.costs)
        .or_else(|| completion(t, &Scope::new(id, ability, seat)))
        .or_else(|| if def.costs.len() > 1 { refuse!("10.4.2.2", why("why-cost")) } else { incomplete(t, seat, id) })
}

/// Why the evolve ability cannot be played. [12.2]
fn evolves(t: &T, seat: Seat, id: ObjectId, printed: u8) -> Option<Illegal> {
    let why = |key| about(t, seat, key, id);
    let p = &t.board.seats[seat as usize];
    if p.evolve_used {
        return refuse!("8.3.2", why("why-evolved-already"));
    }
    if evolve::cards(t, seat, id).is_empty() {
        return refuse!("12.2.2", why("why-no-evolve-card"));
    }
    if layers::banned(t, id, Ban::Evolve) {
        return refuse!("1.3.3", why("why-cannot-evolve"));
    }
    if !evolve::payable(t, seat, id, printed) {
        let why = why("why-points-evolve").with("points", Arg::Number(p.ep.into()));
        return refuse!("10.4.4", points_of(why, evolve::cost(t, id, printed), p.pp));
    }
    None
}

/// Why this card cannot be the answer to the question that waits.
fn target(t: &T, seat: Seat, id: ObjectId, options: &[Choice]) -> Option<Illegal> {
    if options.contains(&Choice::Card(id)) {
        return None;
    }
    let why = |key| about(t, seat, key, id);
    match t.frames().last()? {
        Frame::Proc(p) => match *p {
            Proc::Attack(_, by, _) => battle::target(t, seat, by, id),
            Proc::Play(play::Step::TargetNamed(n), play) => misfit(t, t.scope(play.scope), n, id),
            Proc::Pay(..) => refuse!("10.4.2.2", why("why-cannot-pay-with")),
            Proc::Turn(turn::Step::WardNamed(_)) => refuse!("7.4.3", why("why-no-ward")),
            Proc::Turn(turn::Step::Discarding(_)) => refuse!("7.4.6", why("why-not-discardable")),
            Proc::Confirm(confirm::Step::Over(_, Zone::Ex, _)) => refuse!("11.5.1", why("why-not-over-limit")),
            Proc::Confirm(confirm::Step::Over(..)) => refuse!("11.4.1", why("why-not-over-limit")),
            _ => None,
        },
        Frame::Run(run) => match &t.rules.programs[run.program as usize][run.at as usize] {
            Op::<Evolve>::Do(Act::Select(n)) => misfit(t, t.scope(run.scope), *n, id),
            Op::Do(Act::Verb { .. }) => refuse!("10.6.2.7.2", why("why-does-not-fit")),
            _ => None,
        },
        Frame::Window(_) | Frame::Event(..) | Frame::Attempt { .. } | Frame::Asked(_) => None,
    }
}

/// Why one may not do nothing, or stop, now.
fn pass(t: &T, options: &[Choice]) -> Option<Illegal> {
    if options.contains(&Choice::Pass) || options.contains(&Choice::Stop) {
        return None;
    }
    let why = Message::new;
    match t.frames().last()? {
        Frame::Proc(p) => match *p {
            Proc::Turn(turn::Step::Acted) => refuse!("7.3.3", why("why-no-pass")),
            Proc::Turn(turn::Step::Discarding(_)) => refuse!("7.4.6", why("why-must-discard")),
            Proc::Attack(..) => refuse!("8.4.3", why("why-must-target")),
            Proc::Play(play::Step::MenuChosen(_), _) => refuse!("5.17.1", why("why-must-choose")),
            Proc::Play(play::Step::TargetNamed(_), _) => refuse!("10.6.2.3.1", why("why-must-select")),
            Proc::Play(play::Step::DivideNamed(_), _) => refuse!("10.6.2.4.1", why("why-must-divide")),
            Proc::Pay(..) => refuse!("10.4.2.2", why("why-must-pay")),
            Proc::Confirm(confirm::Step::Picked(_)) => refuse!("10.7.3.1", why("why-must-play-pending")),
            Proc::Confirm(confirm::Step::Over(_, Zone::Ex, _)) => refuse!("11.5.1", why("why-over-limit")),
            Proc::Confirm(confirm::Step::Over(..)) => refuse!("11.4.1", why("why-over-limit")),
            _ => None,
        },
        Frame::Run(run) => match &t.rules.programs[run.program as usize][run.at as usize] {
            Op::Do(Act::Select(_)) => refuse!("10.6.2.3.1", why("why-must-select")),
            _ => None,
        },
        Frame::Event(..) => refuse!("10.10.2", why("why-must-replace")),
        Frame::Window(_) | Frame::Attempt { .. } | Frame::Asked(_) => None,
    }
}
