//! Names of things for people: slugs of cards, words and labels of options.

mod menu;

use crate::ask::question;
use crate::board::{Read, T, Zones};
use crate::event::Event;
use crate::layers;
use crate::rules::{STACK_MOVE, Sort};
use crate::timing::{Choice, Proc};
use crate::words::Zone;
use crate::{evolve, fit, price, replace};
use arbiter_desk::{distinct, letter, numbered, several};
use arbiter_kernel::{Arg, Frame, Message, ObjectId, Seat, Spot, Viewer, ZoneId};

/// Name of a card that may be gone.
#[must_use]
pub fn source_name(t: &T, id: ObjectId) -> &str {
    let face = match layers::info(t, id) {
        Some(i) => i.face,
        None => t.objects.at(id.slot).face,
    };
    &t.rules.faces[face as usize].card.name
}

/// Slug of a card for the seat that is asked: `knight`, `knight#2`.
#[must_use]
pub fn slug_of(t: &T, id: ObjectId) -> String {
    slug_for(t, asked(t), id)
}

/// Whoever is asked, or somebody who may see everything.
fn asked(t: &T) -> Viewer {
    t.asked().map_or(Viewer::Judge, Viewer::Seat)
}

/// Slug of a card, unique in its zone. Only cards that the viewer knows are
/// counted: a number must not tell what lies hidden before it.
#[must_use]
pub fn slug_for(t: &T, viewer: Viewer, id: ObjectId) -> String {
    let Some(o) = t.objects.get(id) else { return crate::rules::slug(source_name(t, id)) };
    let slug = &layers::face(t, id).slug;
    let same = |s: u16| layers::face(t, t.objects.id(s)).slug == *slug && crate::show::sees(t, viewer, s);
    numbered(slug, t.zones.of(o.zone), id.slot, same)
}

/// All options of a question for people.
#[must_use]
pub fn options(t: &T, choices: &[Choice]) -> Vec<arbiter_desk::Choice> {
    let seat_of = |c: &Choice| match c {
        Choice::Card(id) => t.controller(*id),
        _ => None,
    };
    let both = several(choices.iter().filter_map(seat_of));
    let question = question(t);
    let usual = |c: Choice| {
        let about = about(t, c).map(|id| spot_for(t, asked(t), id));
        arbiter_desk::Choice::new(words(t, c, both), label(t, c, both), act(t, c)).about(about)
    };
    let named = |c: &Choice| question.names(c).unwrap_or_else(|| usual(*c));
    distinct(choices.iter().map(named).collect())
}

/// Where a card lies in the views of somebody.
pub(crate) fn spot_for(t: &T, viewer: Viewer, id: ObjectId) -> Spot {
    let (seat, zone) = crate::show::place(t, id);
    Spot { seat, zone, slug: slug_for(t, viewer, id) }
}

/// What kind of act an option is, for whoever draws a button for it.
fn act(t: &T, c: Choice) -> &'static str {
    match c {
        Choice::Pass => "pass",
        Choice::End => "end",
        Choice::Play(_) => "play",
        Choice::Use(_, STACK_MOVE) => "stack",
        Choice::Use(_, ability) => match t.rules.abilities[ability as usize].sort {
            Sort::Activated { evolve: Some(_), .. } => "evolve",
            _ => "use",
        },
        Choice::Attack(_) => "attack",
        Choice::Card(_) => "target",
        Choice::Stop => "stop",
        Choice::Yes => "yes",
        Choice::No => "no",
        Choice::Number(n) => {
            if behind(t, n).is_some() {
                "leave"
            } else {
                "number"
            }
        }
        Choice::Option(_) => "option",
        Choice::Pending(_) => "pending",
        Choice::Replace(_) => "replace",
        Choice::Seat(_) => "seat",
        Choice::Face(_) => "face",
        Choice::ToField => "to-field",
        Choice::ToEx => "to-ex",
    }
}

/// The card that an option is about, where the asked seat sees it lie.
fn about(t: &T, c: Choice) -> Option<ObjectId> {
    let id = match c {
        Choice::Play(id) | Choice::Use(id, _) | Choice::Attack(id) | Choice::Card(id) => id,
        Choice::Pending(n) => t.pending[n as usize].source,
        Choice::Replace(id) => replace::source(t, id)?,
        Choice::Number(n) => match leaving(t, n)? {
            Event::Move { id, .. } | Event::Control { id, .. } => *id,
            _ => return None,
        },
        _ => return None,
    };
    let here = t.objects.get(id).is_some_and(|o| o.zone != ZoneId::NOWHERE);
    (here && crate::show::sees(t, Viewer::Seat(t.asked()?), id.slot)).then_some(id)
}

fn words(t: &T, c: Choice, both: bool) -> String {
    match c {
        Choice::Pass => "pass".to_owned(),
        Choice::End => "end".to_owned(),
        Choice::Play(id) => {
            let slug = slug_of(t, id);
            let hand = t.controller(id).map_or(&[][..], |s| t.cards(s, Zone::Hand));
            let twice = t.place(id) == Some(Zone::Ex) && hand.iter().any(|&s| t.face(s).slug == t.face(id.slot).slug);
            if twice { format!("play {slug} from ex") } else { format!("play {slug}") }
        }
        Choice::Use(id, ability) => use_words(t, id, ability),
        Choice::Attack(id) => format!("attack {}", slug_of(t, id)),
        Choice::Card(id) => match (t.place(id), t.controller(id)) {
            (Some(Zone::Leader), Some(seat)) => format!("leader {}", letter(seat)),
            (_, Some(seat)) if both => format!("{} {}", letter(seat), slug_of(t, id)),
            _ => slug_of(t, id),
        },
        Choice::Stop => "stop".to_owned(),
        Choice::Yes => "yes".to_owned(),
        Choice::No => "no".to_owned(),
        Choice::Number(n) => match behind(t, n) {
            Some(face) => format!("leave {}", t.rules.faces[face as usize].slug),
            None => n.to_string(),
        },
        Choice::Option(n) => format!("option {}", menu::number(t, n)),
        Choice::Pending(n) => crate::rules::slug(source_name(t, t.pending[n as usize].source)),
        Choice::Replace(id) => match replace::source(t, id) {
            Some(on) => format!("replace with {}", slug_of(t, on)),
            None => "replace with shield".to_owned(),
        },
        Choice::Seat(seat) => letter(seat).to_string(),
        Choice::Face(f) => t.rules.faces[f as usize].slug.clone(),
        Choice::ToField => "field".to_owned(),
        Choice::ToEx => "ex".to_owned(),
    }
}

/// Every word that options have besides names of cards and numbers.
pub const WORDS: &[&str] = &[
    "A", "B", "attack", "end", "evolve", "ex", "field", "from", "keep", "leader", "leave", "mulligan", "no", "option",
    "pass", "play", "replace", "shield", "stack", "stop", "use", "with", "yes",
];

/// Whether options have this word, or this name.
#[must_use]
pub fn says(t: &T, word: &str) -> bool {
    WORDS.contains(&word) || !t.rules.named(word).is_empty()
}

/// `evolve x`, `stack x`, `use x`, or `use x 2` where there are several.
fn use_words(t: &T, id: ObjectId, ability: u16) -> String {
    let slug = slug_of(t, id);
    if ability == STACK_MOVE {
        return format!("stack {slug}");
    }
    let activated = |a: &u16| matches!(t.rules.abilities[*a as usize].sort, Sort::Activated { evolve: None, .. });
    if !activated(&ability) {
        return format!("evolve {slug}");
    }
    let all: Vec<u16> = layers::abilities(t, id).into_iter().filter(activated).collect();
    match all.iter().position(|&a| a == ability) {
        Some(n) if all.len() > 1 => format!("use {slug} {}", n + 1),
        _ => format!("use {slug}"),
    }
}

/// The face of a card that may stay behind, by its place in the batch. [4.4.4.2]
fn behind(t: &T, n: u8) -> Option<u16> {
    match leaving(t, n)? {
        Event::Create { face, .. } => Some(*face),
        Event::Move { id, .. } | Event::Control { id, .. } => Some(t.objects.at(id.slot).face),
        _ => None,
    }
}

fn leaving(t: &T, n: u8) -> Option<&Event> {
    let Some(Frame::Proc(Proc::Fit(fit::Step::Chosen, b))) = t.frames().last() else { return None };
    t.events(*b).get(n as usize)
}

fn card(name: &str) -> Arg {
    Arg::Card(Some(name.to_owned()))
}

fn label(t: &T, c: Choice, both: bool) -> Message {
    let named = |key, id| Message::new(key).with("card", card(source_name(t, id)));
    match c {
        Choice::Pass => Message::new("opt-pass"),
        Choice::End => Message::new("opt-end"),
        Choice::Play(id) => {
            let cost = t.controller(id).map_or(0, |s| price::of_card(t, s, id));
            named("opt-play", id).with("cost", Arg::Number(i64::from(cost)))
        }
        Choice::Use(id, STACK_MOVE) => named("opt-stack-move", id),
        Choice::Use(id, ability) => {
            let def = &t.rules.abilities[ability as usize];
            match def.sort {
                Sort::Activated { evolve: Some(p), .. } => {
                    named("opt-evolve", id).with("cost", Arg::Number(i64::from(evolve::cost(t, id, p))))
                }
                _ => menu::of_ability(["opt-use", "opt-use-given"], t, id, ability),
            }
        }
        Choice::Attack(id) => named("opt-attack", id),
        Choice::Card(id) => match (t.place(id), t.controller(id)) {
            (Some(Zone::Leader), Some(seat)) => Message::new("opt-leader").with("seat", Arg::Seat(seat)),
            (_, Some(seat)) if both => named("opt-card-of", id).with("seat", Arg::Seat(seat)),
            _ => named("opt-card", id),
        },
        Choice::Stop => Message::new("opt-stop"),
        Choice::Yes => Message::new("opt-yes"),
        Choice::No => Message::new("opt-no"),
        Choice::Number(n) => match behind(t, n) {
            Some(face) => Message::new("opt-leave-behind").with("card", card(&t.rules.faces[face as usize].card.name)),
            None => Message::new("opt-number").with("number", Arg::Number(i64::from(n))),
        },
        Choice::Option(n) => menu::label(t, n),
        Choice::Pending(n) => {
            let p = &t.pending[n as usize];
            menu::of_ability(["opt-pending", "opt-pending-given"], t, p.source, p.ability)
        }
        Choice::Replace(id) => match replace::source(t, id) {
            Some(on) => named("opt-replace", on),
            None => Message::new("opt-replace-shield"),
        },
        Choice::Seat(seat) => Message::new("opt-seat").with("seat", Arg::Seat(seat)),
        Choice::Face(f) => Message::new("opt-face").with("card", card(&t.rules.faces[f as usize].card.name)),
        Choice::ToField => Message::new("opt-to-field"),
        Choice::ToEx => Message::new("opt-to-ex"),
    }
}

/// A card of a zone by its slug as [`slug_of`] gives it. One that the asked
/// seat cannot see is not found: even "it is not there" would tell something.
#[must_use]
pub fn find(t: &T, seat: Seat, zones: &[Zone], slug: &str) -> Option<ObjectId> {
    let viewer = t.asked().map_or(Viewer::Judge, Viewer::Seat);
    let slots = zones.iter().flat_map(|&z| t.cards(seat, z).iter());
    let seen = slots.filter(|&&s| crate::show::sees(t, viewer, s));
    seen.map(|&s| t.objects.id(s)).find(|&id| slug_of(t, id) == slug)
}
