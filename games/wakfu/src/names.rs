//! Names of things: slugs of cards, words of options, keys of questions.

mod label;
mod question;

pub use label::{act, label};
pub use question::question;

use crate::board::{CHALLENGE, How, QUEUE, T, WORLD, Zone, look, place};
use crate::timing::Choice;
use crate::{Wakfu, offer, show, why};
pub use arbiter_cards::slug;
pub use arbiter_desk::letter;
use arbiter_desk::{Asks, distinct, several};
use arbiter_kernel::{ObjectId, Seat, Spot, Viewer, ZoneId};
use std::collections::BTreeMap;

/// What is said about the question that is open.
pub const ASKS: Asks<Wakfu> = Asks {
    key: question,
    subject: crate::subject::subject,
    named: options,
    why_not: why::why_not,
    not_asked: why::not_asked,
    says,
    thinkable: offer::thinkable,
};

/// What a card is called by somebody who does not know it.
pub const UNKNOWN: &str = "face-down";

/// Words of options that are no names.
pub const WORDS: &[&str] = &[
    "A",
    "B",
    "C",
    "D",
    "E",
    "F",
    "add",
    "again",
    "air",
    "armourer",
    "attack",
    "bag",
    "before",
    "block",
    "bonta",
    "brakmar",
    "build",
    "capture",
    "craft",
    "defend",
    "earth",
    "end",
    "fire",
    "ghost",
    "handyman",
    "jeweller",
    "move",
    "neutral",
    "no",
    "paper",
    "pass",
    "play",
    "produce",
    "quiet",
    "react",
    "reassign",
    "reinforce",
    "remove",
    "rock",
    "scissors",
    "smith",
    "stop",
    "tap",
    "trigger",
    "use",
    "water",
    "world",
    "yes",
];

/// Whether options have this word, or it is the name of a card, or stands for
/// one that lies face-down.
#[must_use]
pub fn says(t: &T, word: &str) -> bool {
    WORDS.contains(&word) || word == UNKNOWN || t.rules.faces.iter().any(|f| f.slug == word)
}

/// The key of an area.
#[must_use]
pub fn area(z: ZoneId) -> &'static str {
    match place(z) {
        Some((_, Zone::Deck)) => "deck",
        Some((_, Zone::Hand)) => "hand",
        Some((_, Zone::Discard)) => "discard",
        Some((_, Zone::Bag)) => "bag",
        Some((_, Zone::Banished)) => "banished",
        Some((_, Zone::Collection)) => "collection",
        None if z == WORLD => "world",
        None if z == QUEUE => "queue",
        None if z == CHALLENGE => "challenge",
        None => "nowhere",
    }
}

/// Slug of a card for a viewer: `old-oak`, `old-oak#2`. In play it is unique
/// among what its controller has there, elsewhere in its area. Only cards that
/// the viewer knows are counted: a number must not tell what lies hidden.
#[must_use]
pub fn slug_for(t: &T, viewer: Viewer, id: ObjectId) -> String {
    let Some(o) = t.objects.get(id) else { return look::face(t, id).slug.clone() };
    if !show::sees(t, viewer, id.slot) {
        return UNKNOWN.to_owned();
    }
    let slug = &look::face(t, id).slug;
    let seat = look::controller(t, id);
    let same = |other: &ObjectId| {
        look::face(t, *other).slug == *slug && look::controller(t, *other) == seat && show::sees(t, viewer, other.slot)
    };
    let before = if look::is_play(o.zone) {
        look::all_in_play(t).take_while(|x| *x != id).filter(same).count()
    } else {
        let all = t.zones.of(o.zone).iter().map(|&s| t.objects.id(s));
        all.take_while(|x| *x != id).filter(same).count()
    };
    if before == 0 { slug.clone() } else { format!("{slug}#{}", before + 1) }
}

/// The same names for many cards at once, in one pass: these are all in play, or
/// all of one area.
#[must_use]
pub fn roll(t: &T, viewer: Viewer, cards: impl Iterator<Item = ObjectId>) -> BTreeMap<u16, String> {
    let mut before: BTreeMap<(Seat, &str), usize> = BTreeMap::new();
    let mut name = |id: ObjectId| {
        if !show::sees(t, viewer, id.slot) {
            return (id.slot, UNKNOWN.to_owned());
        }
        let slug = look::face(t, id).slug.as_str();
        let n = before.entry((look::controller(t, id), slug)).or_default();
        *n += 1;
        (id.slot, if *n == 1 { slug.to_owned() } else { format!("{slug}#{n}") })
    };
    cards.map(&mut name).collect()
}

/// Slug of a card for the seat that is asked.
#[must_use]
pub fn slug_of(t: &T, id: ObjectId) -> String {
    slug_for(t, t.asked().map_or(Viewer::Judge, Viewer::Seat), id)
}

/// The cards that an option is about, the one to click first.
fn cards_of(t: &T, c: Choice) -> Vec<ObjectId> {
    match c {
        Choice::Play(id, _)
        | Choice::Use(id, _)
        | Choice::Ghost(id)
        | Choice::Capture(id)
        | Choice::Move(id)
        | Choice::React(id, ..)
        | Choice::Card(id)
        | Choice::Tap(id)
        | Choice::Add(id)
        | Choice::Remove(id)
        | Choice::Produce(id, _) => vec![id],
        Choice::Reassign(a, b) | Choice::Block(a, b) => vec![a, b],
        Choice::Trigger(n) => t.pending.get(usize::from(n)).map(|p| p.source).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// The cards that an option is about, where the asked seat sees them lie.
fn about(t: &T, c: Choice) -> Vec<Spot> {
    let Some(seat) = t.asked() else { return Vec::new() };
    let here = |id: &ObjectId| {
        t.objects.get(*id).is_some_and(|o| o.zone != ZoneId::NOWHERE) && show::sees(t, Viewer::Seat(seat), id.slot)
    };
    cards_of(t, c).into_iter().filter(here).map(|id| spot_for(t, Viewer::Seat(seat), id)).collect()
}

/// Where a card lies in the views of somebody.
pub(crate) fn spot_for(t: &T, viewer: Viewer, id: ObjectId) -> Spot {
    let (seat, zone) = show::place_of(t, id);
    Spot { seat, zone, slug: slug_for(t, viewer, id) }
}

/// All options of a question for people.
#[must_use]
pub fn options(t: &T, choices: &[Choice]) -> Vec<arbiter_desk::Choice> {
    let seat_of = |c: &Choice| match c {
        Choice::Card(id) | Choice::Block(id, _) => Some(look::controller(t, *id)),
        _ => None,
    };
    let both = several(choices.iter().filter_map(seat_of));
    let named =
        |&c: &Choice| arbiter_desk::Choice::new(words(t, c, both), label(t, c, both), act(c)).about(about(t, c));
    distinct(choices.iter().map(named).collect())
}

/// A card in the words of a question; with the letter of its player where cards
/// of several can be named.
fn called(t: &T, id: ObjectId, both: bool) -> String {
    if both { format!("{} {}", letter(look::controller(t, id)), slug_of(t, id)) } else { slug_of(t, id) }
}

/// The number of a power among those of its card.
fn nth(t: &T, id: ObjectId, ability: u16) -> u16 {
    look::nth(t, id, ability) + 1
}

/// `x`, or `x 2` where the card has several powers of the kind.
fn power(t: &T, id: ObjectId, ability: u16) -> String {
    if several_powers(t, id) { format!("{} {}", slug_of(t, id), nth(t, id, ability)) } else { slug_of(t, id) }
}

/// Whether a card has more than one power that its player uses.
fn several_powers(t: &T, id: ObjectId) -> bool {
    let used = |n: &u16| {
        let a = &t.rules.abilities[*n as usize];
        a.reaction || !a.costs().is_empty()
    };
    look::powers(t, id).filter(used).count() > 1
}

/// An option in words.
fn words(t: &T, choice: Choice, both: bool) -> String {
    let card = |id: ObjectId| slug_of(t, id);
    match choice {
        Choice::Pass => "pass".to_owned(),
        Choice::Quiet => "quiet".to_owned(),
        Choice::Stop => "stop".to_owned(),
        Choice::Yes => "yes".to_owned(),
        Choice::No => "no".to_owned(),
        Choice::EndTurn => "end".to_owned(),
        Choice::Attack => "attack".to_owned(),
        Choice::Play(id, How::Paid) => format!("play {}", card(id)),
        Choice::Play(id, How::Crafted) => format!("craft {}", card(id)),
        Choice::Play(id, How::Defense) => format!("defend {}", card(id)),
        Choice::Play(id, How::Reinforcement) => format!("reinforce {}", card(id)),
        Choice::Use(id, ability) => format!("use {}", power(t, id, ability)),
        Choice::Ghost(id) => format!("ghost {}", card(id)),
        Choice::Capture(id) => format!("capture {}", card(id)),
        Choice::Move(id) => format!("move {}", card(id)),
        Choice::Reassign(a, b) => format!("reassign {} before {}", card(a), card(b)),
        Choice::React(id, ability, _) => format!("react {}", power(t, id, ability)),
        Choice::Card(id) => called(t, id, both),
        Choice::Block(a, b) => format!("block {} before {}", called(t, a, both), card(b)),
        Choice::Seat(seat) => letter(seat).to_string(),
        Choice::Number(n) => n.to_string(),
        Choice::World(true) => "world".to_owned(),
        Choice::World(false) => "bag".to_owned(),
        Choice::Tap(id) => format!("tap {}", card(id)),
        Choice::Produce(id, ability) => format!("produce {}", power(t, id, ability)),
        Choice::Trigger(n) => {
            let source = t.pending.get(usize::from(n)).map(|p| p.source);
            format!("trigger {}", source.map_or_else(|| n.to_string(), |id| look::face(t, id).slug.clone()))
        }
        Choice::Throw(n) => ["rock", "paper", "scissors"][usize::from(n) % 3].to_owned(),
        Choice::Element(e) => crate::deck::class_key(e).to_owned(),
        Choice::Profession(p) => format!("{p:?}").to_lowercase(),
        Choice::Add(id) => format!("add {}", card(id)),
        Choice::Remove(id) => format!("remove {}", card(id)),
        Choice::Build => "build".to_owned(),
        Choice::Again => "again".to_owned(),
        Choice::Align(side) => format!("{side:?}").to_lowercase(),
    }
}

/// A card by its slug as [`slug_of`] gives it: of this seat, in play or in its
/// own areas.
#[must_use]
pub fn find(t: &T, seat: Seat, slug: &str) -> Option<ObjectId> {
    let own = [Zone::Hand, Zone::Discard, Zone::Banished].map(|z| crate::board::zone(seat, z));
    let lying = own.into_iter().chain([QUEUE, CHALLENGE]).flat_map(|z| t.zones.of(z)).map(|&s| t.objects.id(s));
    let in_play = look::all_in_play(t);
    let mut all = in_play.chain(lying).filter(|&id| look::controller(t, id) == seat);
    all.find(|&id| slug_of(t, id) == slug)
}

/// The same of a card that is to be played: the Hand comes before all else. [505.1]
#[must_use]
pub fn find_held(t: &T, seat: Seat, slug: &str) -> Option<ObjectId> {
    let hand = t.zones.of(crate::board::zone(seat, Zone::Hand)).iter().map(|&s| t.objects.id(s));
    hand.into_iter().find(|&id| slug_of(t, id) == slug).or_else(|| find(t, seat, slug))
}
