//! Labels of options, as messages.

use super::{kind_key, modifier, question, source_name, way};
use crate::board::{Read, T, Zone, Zones};
use crate::layers;
use crate::play::is_card;
use crate::replace;
use crate::rules::{Sort, TurnRule};
use crate::timing::Choice;
use crate::words::Kinds;
use arbiter_kernel::{Arg, Message, ObjectId};

fn card(name: &str) -> Arg {
    Arg::Card(Some(name.to_owned()))
}

/// A card as the seat that is asked knows it.
fn known(t: &T, id: ObjectId) -> Arg {
    let viewer = t.asked().map_or(arbiter_kernel::Viewer::Judge, arbiter_kernel::Viewer::Seat);
    let seen = t.objects.get(id).is_none() || crate::show::sees(t, viewer, id.slot);
    if seen { card(source_name(t, id)) } else { Arg::Card(None) }
}

pub(super) fn label(t: &T, c: Choice, both: bool) -> Message {
    let named = |key, id| Message::new(key).with("card", known(t, id));
    let number = |n: i64| Arg::Number(n);
    match c {
        Choice::Pass => Message::new("opt-pass"),
        Choice::End => Message::new("opt-end"),
        Choice::Repeat(n) => Message::new("opt-repeat").with("number", number(n.into())),
        Choice::Play(id) => named("opt-play", id).with("cost", number(layers::cost(t, id).into())),
        Choice::FlipUp(id) => {
            let cost = t.face(id.slot).flip_up.as_ref().map_or(0, |f| f.cost);
            named("opt-flip-up", id).with("cost", number(cost.into()))
        }
        Choice::Use(id, ability) => {
            let Sort::Used { name, .. } = &t.rules.abilities[ability as usize].sort else {
                return named("opt-use", id).with("ability", card(""));
            };
            named("opt-use", id).with("ability", card(name))
        }
        Choice::Attack(id) if t.place(id) == Some(Zone::Faction) => {
            Message::new("opt-attack-faction").with("seat", Arg::Seat(t.objects.at(id.slot).owner))
        }
        Choice::Attack(id) => named("opt-attack", id),
        Choice::Card(id) => match (t.place(id), t.controller(id)) {
            (Some(Zone::Faction), Some(seat)) => Message::new("opt-faction").with("seat", Arg::Seat(seat)),
            (_, Some(seat)) if both => named("opt-card-of", id).with("seat", Arg::Seat(seat)),
            _ => named("opt-card", id),
        },
        Choice::FaceUp(id) => named("opt-face-up", id),
        Choice::FaceDown(id) => named("opt-face-down", id),
        Choice::Act(scope) => {
            let s = t.scope(scope);
            named(if is_card(t, s) { "opt-card" } else { "opt-ability" }, s.source)
        }
        Choice::Stop => Message::new("opt-stop"),
        Choice::Yes => Message::new("opt-yes"),
        Choice::No => Message::new("opt-no"),
        Choice::Number(n) => match modifier(t, n) {
            Some(id) => named("opt-modifier", id),
            None => Message::new("opt-number").with("number", number(n.into())),
        },
        Choice::More => Message::new("opt-more"),
        Choice::Option(n) if question(t).key == "ask-declare" => {
            Message::new("opt-type").with("type", Arg::Key(kind_key(Kinds::from_bits_truncate(1 << n))))
        }
        Choice::Option(n) => way::label(t, n),
        Choice::Pending(n) => {
            let p = &t.pending[n as usize];
            match t.rules.abilities[p.ability as usize].turn_rule {
                Some(TurnRule::Restore) => Message::new("opt-restore-rule"),
                Some(TurnRule::Develop) => Message::new("opt-develop-rule"),
                None => named("opt-pending", p.source),
            }
        }
        Choice::Replace(id) => named("opt-replace", replace::source(t, id)),
        Choice::Seat(seat) => Message::new("opt-seat").with("seat", Arg::Seat(seat)),
        Choice::Face(f) => Message::new("opt-face").with("card", card(&t.rules.faces[f as usize].card.name)),
    }
}
