//! Why the asked seat cannot do something now: the clause and the reason, in
//! the order in which a judge would look.
//!
//! What is offered is possible, so the list of options is asked first and
//! this can never disagree with it. Nothing is told of a card that the seat
//! does not control before it is clear whose it is.

pub(crate) mod battle;
mod text;
mod wanted;

pub(crate) use text::misfit;
pub use wanted::{Wanted, wanted};

use crate::ask;
use crate::board::{Read, T, Zones};
use crate::offer::{self, Hindrance};
use crate::rules::{STACK_MOVE, Sort};
use crate::story::{name, sees};
use crate::timing::{Choice, Proc};
use crate::words::{Keyword, Zone};
use crate::{layers, play, turn};
use arbiter_desk::refuse;
use arbiter_kernel::{Arg, Frame, Illegal, Message, ObjectId, Seat};

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
        Wanted::Play(id) => card(t, seat, id, &options),
        Wanted::Use(id, ability) => use_ability(t, seat, id, ability, &options),
        Wanted::Attack(id) => battle::attack(t, seat, id, &options),
        Wanted::Target(id) if options.contains(&Choice::Card(id)) => None,
        Wanted::Target(id) => ask::unfit(t, seat, id),
        Wanted::Option(n) => option(t, seat, n, &options),
        Wanted::Pass if options.iter().any(|c| matches!(c, Choice::Pass | Choice::Stop)) => None,
        Wanted::Pass => (ask::question(t).must)(),
        Wanted::End if options.contains(&Choice::End) => None,
        Wanted::End => not_now(t, seat),
    }
}

/// A message about a card; the seat reads its name only if it may know it.
pub(crate) fn about(t: &T, seat: Seat, key: &'static str, id: ObjectId) -> Message {
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

fn card(t: &T, seat: Seat, id: ObjectId, options: &[Choice]) -> Option<Illegal> {
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
    hindered(t, seat, id, offer::of_card(t, seat, id)?)
}

/// Why an option of the text that is being played cannot be chosen. [5.17.1] [R16]
fn option(t: &T, seat: Seat, n: u8, options: &[Choice]) -> Option<Illegal> {
    let (scope, option) = play::option(t, n)?;
    if options.contains(&Choice::Option(option)) {
        return None;
    }
    hindered(t, seat, scope.source, offer::of_option(t, scope, option)?)
}

/// The clause and the words of a hindrance.
fn hindered(t: &T, seat: Seat, id: ObjectId, h: Hindrance) -> Option<Illegal> {
    let why = |key| about(t, seat, key, id);
    let number = |key, n: i32| about(t, seat, key, id).with("number", Arg::Number(n.into()));
    let p = &t.board.seats[seat as usize];
    match h {
        Hindrance::NoAbility => refuse!("8.3.1", why("why-no-ability")),
        Hindrance::NoFollower => refuse!("8.4.1", why("why-no-follower")),
        Hindrance::Unplayable => {
            // The only argument that takes words as they are is that of a name.
            let reason = t.face(id.slot).card.unplayable.clone();
            refuse!("1.3.1", why("why-unplayable").with("reason", Arg::Card(reason)))
        }
        Hindrance::Forbidden => refuse!("1.3.3", why("why-cannot-be-played")),
        Hindrance::Points(needed) => refuse!("10.4.4", points_of(why("why-points"), needed, p.pp)),
        Hindrance::AbilityPoints(needed) => refuse!("10.4.4", points_of(why("why-points-ability"), needed, p.pp)),
        Hindrance::EvolvePoints(needed) => {
            let why = why("why-points-evolve").with("points", Arg::Number(p.ep.into()));
            refuse!("10.4.4", points_of(why, needed, p.pp))
        }
        Hindrance::ExtraCost => refuse!("10.4.2.2", why("why-extra-cost")),
        Hindrance::Cost => refuse!("10.4.2.2", why("why-cost")),
        Hindrance::EngageCost => refuse!("10.4.6", why("why-engage-cost")),
        Hindrance::EngageOther(n) => refuse!("10.4.6", number("why-engage-other", n)),
        Hindrance::LeaderCost(n) => refuse!("10.4.5", number("why-leader-cost", n)),
        Hindrance::CounterCost(n) => refuse!("10.4.5", number("why-counter-cost", n)),
        Hindrance::NothingToDivide => refuse!("10.6.2.4.1.1", why("why-nothing-to-divide")),
        Hindrance::Aura(other) => refuse!("12.15.2", about(t, seat, "why-aura", other)),
        Hindrance::NoTarget => refuse!("10.6.2.3.4", why("why-no-target")),
        Hindrance::NoOption => refuse!("5.17.1", why("why-no-option")),
        Hindrance::Chosen => refuse!("5.17.1", why("why-option-chosen")),
        Hindrance::FieldFull => {
            let limit = layers::limit(t, seat, Zone::Field) as i64;
            refuse!("10.6.2.6", why("why-field-full").with("number", Arg::Number(limit)))
        }
        Hindrance::ChangedNothing => refuse!("14.2.1.2", why("why-changed-nothing")),
        Hindrance::Once => refuse!("1.3.1", why("why-once")),
        Hindrance::OnlyIf => refuse!("10.3.3", why("why-only-if")),
        Hindrance::EvolvedAlready => refuse!("8.3.2", why("why-evolved-already")),
        Hindrance::NoEvolveCard => refuse!("12.2.2", why("why-no-evolve-card")),
        Hindrance::CannotEvolve => refuse!("1.3.3", why("why-cannot-evolve")),
        Hindrance::Engaged => refuse!("8.4.2", why("why-engaged")),
        Hindrance::CannotAttack => refuse!("1.3.3", why("why-cannot-attack")),
        Hindrance::Arrived => refuse!("8.4.2.1", why("why-arrived")),
        Hindrance::AttackChangedNothing => refuse!("14.2.1.2", why("why-attack-changed-nothing")),
        Hindrance::NoAttackTarget => refuse!("8.4.3.2", why("why-no-attack-target")),
        // What cannot be completed may not be begun.
        Hindrance::Incomplete => refuse!("8.1.2", why("why-incomplete")),
    }
}

fn points_of(why: Message, needed: i32, present: i8) -> Message {
    why.with("needed", Arg::Number(needed.into())).with("present", Arg::Number(present.into()))
}

/// The ability that is meant; without a number the first activated one.
fn meant(t: &T, id: ObjectId, ability: Option<u16>) -> Option<u16> {
    let activated = |a: &u16| matches!(t.rules.abilities[*a as usize].sort, Sort::Activated { .. });
    let evolves = |a: &u16| matches!(t.rules.abilities[*a as usize].sort, Sort::Activated { evolve: Some(_), .. });
    let stack = || layers::has(t, id, Keyword::Stack).then_some(STACK_MOVE);
    match ability {
        Some(STACK_MOVE) => stack(),
        Some(a) => {
            let all = layers::abilities(t, id);
            // The other face of it has an ability to evolve of its own. [12.2.1]
            let same = || all.iter().copied().find(|x| evolves(x) && evolves(&a));
            all.iter().copied().find(|x| *x == a).filter(activated).or_else(same)
        }
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
    let Sort::Activated { quick, .. } = t.rules.abilities[ability as usize].sort else { return None };
    if let Some(refusal) = too_slow(t, quick, why("why-not-quick")) {
        return Some(refusal);
    }
    hindered(t, seat, id, offer::of_ability(t, seat, id, ability)?)
}
