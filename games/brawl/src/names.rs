//! Names of things: slugs of champions and cards, words of options.

mod label;

pub use label::{act, label};

use crate::arena::HexId;
use crate::ask::question;
use crate::board::{ChampionId, Read, T};
use crate::rules::Sort;
use crate::show;
use crate::timing::Choice;
pub use arbiter_cards::slug;
pub use arbiter_desk::letter;
use arbiter_kernel::ObjectId;

/// What a card is called by somebody who does not know it.
pub const UNKNOWN: &str = "face-down";

/// Words of options that are no names.
pub const WORDS: &[&str] = &[
    "->",
    "A",
    "B",
    "C",
    "D",
    "creation",
    "decline",
    "destruction",
    "east",
    "end",
    "heal",
    "manipulation",
    "move",
    "north",
    "north-east",
    "north-west",
    "pass",
    "plan",
    "play",
    "south",
    "south-east",
    "south-west",
    "stop",
    "strike",
    "use",
    "west",
];

/// The name of a champion.
#[must_use]
pub fn champion(t: &T, who: ChampionId) -> &str {
    &t.rules.champions[t.champion(who).kind as usize].card.name
}

/// The name of a card, a trap or a challenge.
#[must_use]
pub fn of(t: &T, slot: u16) -> &str {
    match t.rules.sort(t.objects.at(slot).face) {
        Sort::Action(face) => &t.rules.cards[face as usize].card.name,
        Sort::Trap(trap) => show::trap_name(trap),
        Sort::Challenge(n) => &t.rules.challenges[n as usize].name,
    }
}

/// A hex as scenes and people call it: its column and its row, `-1,2`.
#[must_use]
pub fn hex(t: &T, at: HexId) -> String {
    let hex = t.arena().hex(at);
    format!("{},{}", hex.x, hex.y)
}

/// The hex of such a name.
#[must_use]
pub fn hex_named(t: &T, word: &str) -> Option<HexId> {
    let (q, r) = word.split_once(',')?;
    t.arena().at(q.parse().ok()?, r.parse().ok()?)
}

/// All options of a question for people.
#[must_use]
pub fn options(t: &T, choices: &[Choice]) -> Vec<arbiter_desk::Choice> {
    let question = question(t);
    let named = |c: &Choice| {
        let (about, places) = show::about(t, *c);
        let called = question.names(c);
        let usual = || arbiter_desk::Choice::new(words(t, *c), label(t, *c), act(*c));
        arbiter_desk::Choice { about, places, ..called.unwrap_or_else(usual) }
    };
    choices.iter().map(named).collect()
}

/// Whether options have this word, or it is the name of a champion, a card, a
/// challenge, a trap or a hex.
#[must_use]
pub fn says(t: &T, word: &str) -> bool {
    let rules = &t.rules;
    let champions = rules.champions.iter().map(|c| c.card.name.as_str());
    let cards = rules.cards.iter().map(|c| c.card.name.as_str());
    let others = rules.challenges.iter().map(|c| c.name.as_str()).chain(crate::rules::TRAPS.map(show::trap_name));
    WORDS.contains(&word)
        || hex_named(t, word).is_some()
        || champions.chain(cards).chain(others).any(|name| slug(name) == word)
}

/// A champion in the words of a question; where both sides have one of the
/// name, with the letter of its player. [A7]
fn called(t: &T, who: ChampionId) -> String {
    let name = champion(t, who);
    let twin = |c: ChampionId| c != who && champion(t, c) == name;
    if (0..t.board.count).any(twin) {
        return format!("{} {}", letter(t.champion(who).seat), slug(name));
    }
    slug(name)
}

/// What standard actions are called: by what they do besides moving.
pub(crate) const STANDARD: [&str; 4] = ["plan", "strike", "heal", "move"];
/// Essences in words.
pub(crate) const ESSENCES: [&str; 3] = ["manipulation", "destruction", "creation"];
/// The six ways, by which turns of a shape are named. [E5]
pub(crate) const TURNS: [&str; 6] = ["east", "north-east", "north-west", "west", "south-west", "south-east"];

/// An option in words, unique at its question.
#[must_use]
pub fn words(t: &T, choice: Choice) -> String {
    let card = |id: ObjectId| slug(of(t, id.slot));
    match choice {
        Choice::Pass => "pass".to_owned(),
        Choice::Stop => "stop".to_owned(),
        Choice::End => "end".to_owned(),
        Choice::Use => "use".to_owned(),
        Choice::Decline => "decline".to_owned(),
        Choice::Play(id) => format!("play {}", card(id)),
        Choice::Standard(which, who, essence) => {
            format!("{} {} {}", STANDARD[which as usize], called(t, who), ESSENCES[essence as usize])
        }
        Choice::Hex(at) => hex(t, at),
        Choice::Champion(who) => called(t, who),
        Choice::Turned(turn) => TURNS[turn as usize].to_owned(),
        Choice::React(id, who) => format!("{} -> {}", card(id), called(t, who)),
        Choice::Card(id) => card(id),
        Choice::Number(n) => n.to_string(),
        Choice::Seat(seat) => letter(seat).to_string(),
        Choice::Zone(home) => (if home == 0 { "north" } else { "south" }).to_owned(),
        Choice::Recruit(kind) => slug(&t.rules.champions[kind as usize].card.name),
    }
}
