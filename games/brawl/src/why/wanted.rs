//! What the words of a scene or a command mean.

use crate::arena::HexId;
use crate::board::{ChampionId, Read, T};
use crate::names::{self, ESSENCES, STANDARD, TURNS, slug};
use crate::words::Essence;
use arbiter_kernel::Seat;

/// What somebody wants to do. Cards are faces: which of them lies where, the
/// seat may not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// Play a card of this face.
    Play(u16),
    /// A standard action; the essence may be left open.
    Standard(u8, ChampionId, Option<Essence>),
    /// A card as a Reaction, on this one.
    React(u16, ChampionId),
    /// This hex.
    Hex(HexId),
    /// This champion.
    Champion(ChampionId),
    /// A turn of a shape.
    Turned(u8),
    /// A card of this face.
    Card(u16),
    /// A champion of the rules that nobody has recruited.
    Recruit(u8),
    /// A number.
    Number(u8),
    /// A player.
    Seat(Seat),
    /// Do nothing, or no more.
    Stop,
    /// End the activation.
    End,
}

impl Wanted {
    /// What these words mean; `None`: nothing.
    #[must_use]
    pub fn read(t: &T, words: &str) -> Option<Wanted> {
        if let Some((card, on)) = words.split_once("->") {
            return Some(Wanted::React(face(t, card.trim())?, champion(t, on.trim())?));
        }
        let all: Vec<&str> = words.split_whitespace().collect();
        let (&first, rest) = all.split_first()?;
        if let Some(which) = STANDARD.iter().position(|s| *s == first).filter(|_| !rest.is_empty()) {
            return standard(t, which as u8, rest);
        }
        Some(match (first, rest) {
            ("play", [card]) => Wanted::Play(face(t, card)?),
            ("pass" | "stop" | "decline", []) => Wanted::Stop,
            ("end", []) => Wanted::End,
            (word, []) => one(t, word)?,
            _ => Wanted::Champion(champion(t, words.trim())?),
        })
    }
}

fn one(t: &T, word: &str) -> Option<Wanted> {
    let turn = TURNS.iter().position(|w| *w == word).map(|n| Wanted::Turned(n as u8));
    let hex = || names::hex_named(t, word).map(Wanted::Hex);
    let number = || word.parse().ok().map(Wanted::Number);
    let seat = || seat(t, word).map(Wanted::Seat);
    let kind = || t.rules.champions.iter().position(|c| slug(&c.card.name) == word);
    let champion = || champion(t, word).map(Wanted::Champion);
    let recruit = || kind().map(|k| Wanted::Recruit(k as u8));
    let card = || face(t, word).map(Wanted::Card);
    turn.or_else(hex).or_else(number).or_else(seat).or_else(champion).or_else(recruit).or_else(card)
}

fn standard(t: &T, which: u8, words: &[&str]) -> Option<Wanted> {
    let essence = |w: &str| ESSENCES.iter().position(|e| *e == w).map(|n| Essence::ALL[n]);
    match words {
        [name @ .., last] if essence(last).is_some() => {
            Some(Wanted::Standard(which, champion(t, &name.join(" "))?, essence(last)))
        }
        name => Some(Wanted::Standard(which, champion(t, &name.join(" "))?, None)),
    }
}

fn face(t: &T, name: &str) -> Option<u16> {
    t.rules.cards.iter().position(|c| slug(&c.card.name) == name).map(|n| n as u16)
}

fn seat(t: &T, word: &str) -> Option<Seat> {
    (0..t.board.seats).find(|&s| names::letter(s).to_string() == word)
}

/// A champion at this table: `rath`, or `B rath` where both sides have one.
fn champion(t: &T, words: &str) -> Option<ChampionId> {
    let (of, name) = match words.split_once(' ') {
        Some((letter, name)) => (Some(seat(t, letter)?), name),
        None => (None, words),
    };
    let fits =
        |c: &ChampionId| slug(names::champion(t, *c)) == name && of.is_none_or(|seat| t.champion(*c).seat == seat);
    (0..t.board.count).find(fits)
}
