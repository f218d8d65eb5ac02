//! Why the asked seat cannot do something now: the clause and the reason, in
//! the order in which a judge would look.
//!
//! What is offered is possible, so the list of options is asked first and this
//! can never disagree with it. Nothing is told of a card that the seat does
//! not know.

mod battle;
mod wanted;

pub use wanted::{Wanted, wanted};

use crate::board::{Read, T, Zone, Zones};
use crate::lower::Act;
use crate::offer::{self, Hindrance, Purse, When};
use crate::play::Mode;
use crate::story::{name, sees};
use crate::timing::{Choice, Proc};
use crate::{ask, effect};
use arbiter_desk::refuse;
use arbiter_kernel::{Arg, Frame, Illegal, Message, ObjectId, Seat};

/// Why the asked seat cannot do what the words of a scene say.
#[must_use]
pub fn of_words(t: &T, words: &str) -> Option<Illegal> {
    why_not(t, wanted(t, words)?)
}

/// Why the asked seat cannot do this now; `None` if it can.
#[must_use]
pub fn why_not(t: &T, wanted: Wanted) -> Option<Illegal> {
    let seat = t.asked()?;
    let mut options = Vec::new();
    t.options(&mut options);
    match wanted {
        Wanted::Play(id) if options.contains(&Choice::Play(id)) => None,
        Wanted::FlipUp(id) if options.contains(&Choice::FlipUp(id)) => None,
        Wanted::Use(id, Some(a)) if options.contains(&Choice::Use(id, a)) => None,
        Wanted::Attack(id) if options.contains(&Choice::Attack(id)) => None,
        Wanted::Target(id) if options.contains(&Choice::Card(id)) => None,
        Wanted::FaceUp(id) if options.contains(&Choice::FaceUp(id)) => None,
        Wanted::Number(n) if options.contains(&Choice::Number(n)) => None,
        Wanted::Play(id) => plays(t, seat, id),
        Wanted::FlipUp(id) => flips(t, seat, id),
        Wanted::Use(id, ability) => uses(t, seat, id, ability),
        Wanted::Attack(id) => battle::attack(t, seat, id),
        Wanted::Target(id) => target(t, seat, id),
        Wanted::FaceUp(id) => refuse!("604.1b", about(t, seat, "why-not-resource", id)),
        Wanted::Number(_) => refuse!("410.2", Message::new("why-number")),
        Wanted::Pass => pass(t, &options),
        Wanted::End => end(t, seat, &options),
    }
}

/// A reason about a card, without its name where the seat may not know it.
pub(super) fn about(t: &T, seat: Seat, key: &'static str, id: ObjectId) -> Message {
    let known = sees(t, id) & (1 << seat) != 0;
    Message::new(key).with("card", Arg::Card(if known { name(t, id) } else { None }))
}

/// In which situation the seat is asked.
fn when(t: &T) -> Option<When> {
    match t.frames().last()? {
        Frame::Proc(Proc::Turn(_)) => Some(When::Main),
        Frame::Window(_) => Some(When::Window),
        Frame::Run(_) => Some(When::Told { any_threshold: false }),
        _ => None,
    }
}

/// What answers another question is no answer to this one.
#[must_use]
pub fn not_asked(t: &T) -> Illegal {
    let clause = if matches!(when(t), Some(When::Window)) { "606.2" } else { "602.2" };
    Illegal { clause, why: Message::new("why-not-asked") }
}

fn plays(t: &T, seat: Seat, id: ObjectId) -> Option<Illegal> {
    let why = |key| about(t, seat, key, id);
    if t.place(id) != Some(Zone::Hand) || t.controller(id) != Some(seat) {
        return refuse!("603.1a", why("why-not-in-hand"));
    }
    let Some(when) = when(t) else { return refuse!("606.1", why("why-not-now")) };
    match offer::hindrance(t, &Purse::of(t, seat), id, Mode::Hand, when) {
        Some(h) => hindered(t, seat, id, h, true),
        None => refuse!("402.3", why("why-does-not-fit")),
    }
}

fn flips(t: &T, seat: Seat, id: ObjectId) -> Option<Illegal> {
    let why = |key| about(t, seat, key, id);
    let down = t.objects.get(id).is_some_and(|o| o.mark.facedown);
    if !down || t.controller(id) != Some(seat) || t.face(id.slot).flip_up.is_none() {
        return refuse!("507.4a", why("why-no-flip-up"));
    }
    let Some(when) = when(t) else { return refuse!("606.1", why("why-not-now")) };
    match offer::hindrance(t, &Purse::of(t, seat), id, Mode::FlipUp, when)? {
        Hindrance::Timing => refuse!("507.4d", why("why-timing")),
        Hindrance::Threshold => refuse!("507.4a", why("why-threshold")),
        h => hindered(t, seat, id, h, true),
    }
}

fn uses(t: &T, seat: Seat, id: ObjectId, ability: Option<u16>) -> Option<Illegal> {
    let why = |key| about(t, seat, key, id);
    let Some(ability) = ability else { return refuse!("605.1a", why("why-no-ability")) };
    if !matches!(when(t), Some(When::Main | When::Window)) {
        return refuse!("606.1", why("why-not-now"));
    }
    hindered(t, seat, id, offer::usable(t, &Purse::of(t, seat), id, ability)?, false)
}

fn hindered(t: &T, seat: Seat, id: ObjectId, h: Hindrance, card: bool) -> Option<Illegal> {
    let why = |key| about(t, seat, key, id);
    match h {
        Hindrance::NotYours => refuse!("605.1a", why("why-not-yours")),
        Hindrance::NotThere => refuse!("605.1a", why("why-no-ability")),
        Hindrance::Resource => refuse!("203.1", why("why-resource")),
        Hindrance::Unplayable => refuse!("101.1", why("why-unplayable")),
        Hindrance::Timing => {
            let kinds = t.face(id.slot).card.kinds;
            use crate::words::Kinds;
            if kinds.contains(Kinds::CHARACTER) {
                refuse!("204.1", why("why-timing"))
            } else if kinds.contains(Kinds::ITEM) {
                refuse!("206.1", why("why-timing"))
            } else {
                refuse!("207.1", why("why-timing"))
            }
        }
        Hindrance::Threshold if card => refuse!("405.2", why("why-threshold")),
        Hindrance::Threshold => refuse!("405.3", why("why-threshold")),
        Hindrance::Forbidden => refuse!("402.7", why("why-forbidden")),
        Hindrance::Failed => refuse!("603.1e", why("why-failed")),
        Hindrance::NoTarget => refuse!("401.3", why("why-no-target")),
        Hindrance::Restriction => refuse!("401.3a", why("why-restriction")),
        Hindrance::Cost => refuse!("401.2", why("why-cost")),
        Hindrance::Unpaid => refuse!("203.3", why("why-cost")),
        Hindrance::Depleted => refuse!("303.2", why("why-depleted")),
        Hindrance::Resources { needs, has } => {
            let why =
                why("why-resources").with("needs", Arg::Number(needs.into())).with("has", Arg::Number(has.into()));
            refuse!("203.3", why)
        }
    }
}

fn target(t: &T, seat: Seat, id: ObjectId) -> Option<Illegal> {
    let why = |key| about(t, seat, key, id);
    match t.frames().last()? {
        Frame::Proc(Proc::Pay(..)) => refuse!("203.3a", why("why-cannot-pay-with")),
        Frame::Proc(Proc::Battle(step, _)) => battle::member(t, seat, *step, id),
        Frame::Run(run) => match effect::current(t, *run)? {
            Act::Select { pick: true, .. } | Act::AttachPick => battle::picked(t, seat, id),
            _ => refuse!("402.3", why("why-does-not-fit")),
        },
        _ => refuse!("402.3", why("why-does-not-fit")),
    }
}

/// Why one may not do nothing, or stop, now.
fn pass(t: &T, options: &[Choice]) -> Option<Illegal> {
    if options.contains(&Choice::Pass) || options.contains(&Choice::Stop) {
        return None;
    }
    (ask::question(t).must)().or_else(|| refuse!("402.5", Message::new("why-must-choose")))
}

fn end(t: &T, seat: Seat, options: &[Choice]) -> Option<Illegal> {
    if options.contains(&Choice::End) {
        return None;
    }
    if options.iter().any(|c| matches!(c, Choice::Attack(_))) {
        return refuse!("505.1", Message::new("why-must-attack"));
    }
    let own = seat == t.board.active;
    refuse!("602.2d", Message::new(if own { "why-not-now-end" } else { "why-not-your-turn" }))
}
