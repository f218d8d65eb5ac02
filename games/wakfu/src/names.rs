//! Names of things: slugs of cards, words of options, keys of questions.

mod label;
mod question;

pub use label::{act, label};
pub use question::question;

use crate::board::{CHALLENGE, How, QUEUE, T, WORLD, Zone, look, place};
use crate::timing::Choice;
use arbiter_kernel::{ObjectId, Seat, ZoneId};

/// What a card is called by somebody who does not know it.
pub const UNKNOWN: &str = "face-down";

/// The letter of a seat.
#[must_use]
pub fn letter(seat: Seat) -> char {
    char::from(b'A' + seat)
}

/// A name as scenes write it: `old-oak`.
#[must_use]
pub fn slug(name: &str) -> String {
    let letters = name.to_lowercase().replace('\'', "");
    let words: Vec<&str> = letters.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty()).collect();
    words.join("-")
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
        None if z == WORLD => "world",
        None if z == QUEUE => "queue",
        None if z == CHALLENGE => "challenge",
        None => "nowhere",
    }
}

/// The number of a card among those of its name in its area.
#[must_use]
pub fn copy(t: &T, id: ObjectId) -> usize {
    let z = look::zone_of(t, id);
    let name = &look::face(t, id).card.name;
    let same = t.zones.of(z).iter().filter(|&&s| {
        t.rules.faces[t.objects.at(s).face as usize].card.name == *name
            && look::controller(t, t.objects.id(s)) == look::controller(t, id)
    });
    same.take_while(|&&s| s != id.slot).count() + 1
}

/// A card in the words of a question: whose, where, its name, which copy.
fn called(t: &T, id: ObjectId) -> String {
    let (seat, z) = (letter(look::controller(t, id)), area(look::zone_of(t, id)));
    let name = slug(&look::face(t, id).card.name);
    match copy(t, id) {
        1 => format!("{seat}/{z}/{name}"),
        n => format!("{seat}/{z}/{name}#{n}"),
    }
}

/// The number of a power among those of its card.
fn nth(t: &T, id: ObjectId, ability: u16) -> u16 {
    ability - look::face(t, id).first + 1
}

/// An option in words, unique at its question.
#[must_use]
pub fn words(t: &T, choice: Choice) -> String {
    let card = |id: ObjectId| called(t, id);
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
        Choice::Use(id, ability) => format!("use {} {}", card(id), nth(t, id, ability)),
        Choice::Ghost(id) => format!("ghost {}", card(id)),
        Choice::Capture(id) => format!("capture {}", card(id)),
        Choice::Move(id) => format!("move {}", card(id)),
        Choice::Reassign(a, b) => format!("reassign {} -> {}", card(a), card(b)),
        Choice::React(id, ability, key) => {
            format!("react {} {} {}", card(id), nth(t, id, ability), place_of(t, id, ability, key))
        }
        Choice::Card(id) => card(id),
        Choice::Block(a, b) => format!("block {} -> {}", card(a), card(b)),
        Choice::Seat(seat) => letter(seat).to_string(),
        Choice::Number(n) => n.to_string(),
        Choice::World(true) => "world".to_owned(),
        Choice::World(false) => "bag".to_owned(),
        Choice::Tap(id) => format!("tap {}", card(id)),
        Choice::Produce(id, ability) => format!("produce {} {}", card(id), nth(t, id, ability)),
        Choice::Trigger(n) => format!("trigger {n}"),
        Choice::Throw(n) => ["rock", "paper", "scissors"][usize::from(n) % 3].to_owned(),
        Choice::Element(e) => format!("{e:?}").to_lowercase(),
    }
}

/// To which of the events that a Reaction answers, from 1.
fn place_of(t: &T, id: ObjectId, ability: u16, key: crate::board::Key) -> usize {
    let mut options = Vec::new();
    if t.asked().is_some() {
        t.options(&mut options);
    }
    let same = |c: &&Choice| matches!(c, Choice::React(i, a, _) if *i == id && *a == ability);
    let keys = options.iter().filter(same).take_while(|c| !matches!(c, Choice::React(_, _, k) if *k == key));
    keys.count() + 1
}
