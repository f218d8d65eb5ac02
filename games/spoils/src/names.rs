//! Names of things for people: slugs of cards, words and labels of options.

mod act;
mod label;
mod way;

pub(crate) use way::option as option_said;

use crate::ask::question;
use crate::board::{Read, T, Zone, Zones};
use crate::layers;
use crate::play::is_card;
use crate::replace;
use crate::rules::Sort;
use crate::timing::{Choice, Proc};
use crate::words::Kinds;
use arbiter_desk::{distinct, letter, numbered, several};
use arbiter_kernel::{Frame, ObjectId, Seat, Spot, Viewer};

/// Name of a card that may be gone.
#[must_use]
pub fn source_name(t: &T, id: ObjectId) -> &str {
    let face = layers::glance(t, id).map_or(t.objects.at(id.slot).face, |i| i.face);
    &t.rules.faces[face as usize].card.name
}

/// What a card is called by somebody who does not know it.
pub const UNKNOWN: &str = "face-down";

/// Slug of a card for the seat that is asked: `recruit`, `recruit#2`.
#[must_use]
pub fn slug_of(t: &T, id: ObjectId) -> String {
    slug_for(t, t.asked().map_or(Viewer::Judge, Viewer::Seat), id)
}

/// Slug of a card, unique in its area. Only cards that the viewer knows are
/// counted by their name: a number must not tell what lies hidden before it.
#[must_use]
pub fn slug_for(t: &T, viewer: Viewer, id: ObjectId) -> String {
    let Some(o) = t.objects.get(id) else { return crate::card::slug(source_name(t, id)) };
    let slug = shown(t, viewer, id.slot);
    numbered(slug, t.zones.of(o.zone), id.slot, |s| shown(t, viewer, s) == slug)
}

/// Where a card lies in the views of somebody.
pub(crate) fn spot_for(t: &T, viewer: Viewer, id: ObjectId) -> Spot {
    let (seat, zone) = crate::show::place(t, id);
    Spot { seat, zone, slug: slug_for(t, viewer, id) }
}

/// What a viewer calls a card, others of the same name left aside.
#[must_use]
pub fn shown(t: &T, viewer: Viewer, slot: u16) -> &str {
    if crate::show::sees(t, viewer, slot) { t.face(slot).slug.as_str() } else { UNKNOWN }
}

/// All options of a question for people.
#[must_use]
pub fn options(t: &T, choices: &[Choice]) -> Vec<arbiter_desk::Choice> {
    let seat_of = |c: &Choice| match c {
        Choice::Card(id) if t.place(*id) != Some(Zone::Faction) => t.controller(*id),
        _ => None,
    };
    let both = several(choices.iter().filter_map(seat_of));
    let question = question(t);
    let usual = |c: Choice| {
        let (label, act) = (label::label(t, c, both), act::act(t, c));
        arbiter_desk::Choice::new(words(t, c, both), label, act).about(act::about(t, c))
    };
    let named = |c: &Choice| question.names(c).unwrap_or_else(|| usual(*c));
    distinct(choices.iter().map(named).collect())
}

fn words(t: &T, c: Choice, both: bool) -> String {
    match c {
        Choice::Pass => "pass".to_owned(),
        Choice::End => "end".to_owned(),
        Choice::Repeat(n) => format!("repeat {n}"),
        Choice::Play(id) => format!("play {}", slug_of(t, id)),
        Choice::FlipUp(id) => format!("flip {}", slug_of(t, id)),
        Choice::Use(id, ability) => use_words(t, id, ability),
        Choice::Attack(id) => format!("attack {}", target(t, id)),
        Choice::Card(id) => card_words(t, id, both),
        Choice::FaceUp(id) => format!("{} up", slug_of(t, id)),
        Choice::FaceDown(id) => format!("{} down", slug_of(t, id)),
        Choice::Act(scope) => {
            let s = t.scope(scope);
            let slug = crate::card::slug(source_name(t, s.source));
            if is_card(t, s) { slug } else { format!("ability {slug}") }
        }
        Choice::Stop => "stop".to_owned(),
        Choice::Yes => "yes".to_owned(),
        Choice::No => "no".to_owned(),
        Choice::Number(n) => match modifier(t, n) {
            Some(id) => crate::card::slug(source_name(t, id)),
            None => n.to_string(),
        },
        Choice::More => "more".to_owned(),
        Choice::Option(n) => format!("option {}", n + 1),
        Choice::Pending(n) => {
            let p = &t.pending[n as usize];
            let rule = t.rules.abilities[p.ability as usize].turn_rule;
            match rule {
                Some(crate::rules::TurnRule::Restore) => "restore".to_owned(),
                Some(crate::rules::TurnRule::Develop) => "develop".to_owned(),
                None => crate::card::slug(source_name(t, p.source)),
            }
        }
        Choice::Replace(id) => format!("replace with {}", crate::card::slug(source_name(t, replace::source(t, id)))),
        Choice::Seat(seat) => letter(seat).to_string(),
        Choice::Face(f) => t.rules.faces[f as usize].slug.clone(),
    }
}

/// Every word that options have besides names and numbers.
pub const WORDS: &[&str] = &[
    "A", "B", "ability", "attack", "develop", "down", "end", "faction", "flip", "keep", "more", "no", "option", "pass",
    "play", "refuse", "repeat", "replace", "restore", "stop", "up", "use", "with", "yes",
];

/// Whether options have this word, or it is the name of a card or of an
/// ability, or stands for a card that lies face-down.
#[must_use]
pub fn says(t: &T, word: &str) -> bool {
    let used = |n: usize| ability_slug(t, n as u16) == word;
    WORDS.contains(&word)
        || word == UNKNOWN
        || t.rules.faces.iter().any(|f| f.slug == word)
        || (0..t.rules.abilities.len()).any(used)
}

fn card_words(t: &T, id: ObjectId, both: bool) -> String {
    match (t.place(id), t.controller(id)) {
        (Some(Zone::Faction), Some(seat)) => format!("faction {}", letter(seat)),
        (_, Some(seat)) if both => format!("{} {}", letter(seat), slug_of(t, id)),
        _ => slug_of(t, id),
    }
}

fn target(t: &T, id: ObjectId) -> String {
    match (t.place(id), t.controller(id)) {
        (Some(Zone::Faction), Some(seat)) => format!("faction {}", letter(seat)),
        _ => slug_of(t, id),
    }
}

/// The card of a change to a numeric cost or to damage, where one of several is chosen.
fn modifier(t: &T, n: u16) -> Option<ObjectId> {
    match t.frames().last() {
        Some(Frame::Proc(Proc::Play(crate::play::Step::Modified, play))) => {
            crate::price::choices(t, *play).into_iter().find(|c| c.0 == n).map(|c| c.1)
        }
        Some(Frame::Proc(Proc::Sized(b, tray))) => {
            crate::adjust::choices(t, *b, *tray).into_iter().find(|c| c.0 == n)?.1
        }
        _ => None,
    }
}

/// `use x`, or `use x name-of-the-ability` where there are several.
fn use_words(t: &T, id: ObjectId, ability: u16) -> String {
    let who = match (t.place(id), t.controller(id)) {
        (Some(Zone::Faction), Some(seat)) if t.asked() != Some(seat) => format!("faction {}", letter(seat)),
        (Some(Zone::Faction), _) => "faction".to_owned(),
        (_, Some(seat)) if t.asked() != Some(seat) => format!("{} {}", letter(seat), slug_of(t, id)),
        _ => slug_of(t, id),
    };
    let used = |a: &u16| t.rules.is_used(*a);
    let several = layers::abilities(t, id).iter().filter(|a| used(a)).count() > 1;
    if several { format!("use {who} {}", ability_slug(t, ability)) } else { format!("use {who}") }
}

/// The name of an ability as scenes write it.
#[must_use]
pub fn ability_slug(t: &T, ability: u16) -> String {
    match &t.rules.abilities[ability as usize].sort {
        Sort::Used { name, .. } => crate::card::slug(name),
        _ => String::new(),
    }
}

/// A card of some areas by its slug as [`slug_of`] gives it.
#[must_use]
pub fn find(t: &T, seat: Seat, zones: &[Zone], slug: &str) -> Option<ObjectId> {
    let slots = zones.iter().flat_map(|&z| t.cards(seat, z).iter());
    slots.map(|&s| t.objects.id(s)).find(|&id| slug_of(t, id) == slug)
}

/// The n-th used ability of a card that has this name; the first without one.
#[must_use]
pub fn ability(t: &T, id: ObjectId, name: &str) -> Option<u16> {
    let used = |a: &u16| t.rules.is_used(*a);
    let all = layers::abilities(t, id);
    all.into_iter().filter(used).find(|&a| name.is_empty() || ability_slug(t, a) == name)
}

/// Key of a type.
#[must_use]
pub fn kind_key(k: Kinds) -> &'static str {
    match k {
        Kinds::CHARACTER => "type-character",
        Kinds::ITEM => "type-item",
        Kinds::LOCATION => "type-location",
        Kinds::TACTIC => "type-tactic",
        Kinds::FACTION => "type-faction",
        _ => "type-resource",
    }
}
