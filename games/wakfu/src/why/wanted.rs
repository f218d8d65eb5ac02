//! What the words of a scene mean, whether it is possible or not.

use crate::board::{How, T};
use crate::names;
use arbiter_kernel::{ObjectId, Seat};
use arbiter_text::stage;

/// What somebody wants to do; the words are resolved to cards already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// Play a card.
    Play(ObjectId, How),
    /// Use a power, the n-th of the card if it is said.
    Use(ObjectId, Option<u16>),
    /// React with a card or a power.
    React(ObjectId),
    /// Bring a Ghost back.
    Ghost(ObjectId),
    /// Capture.
    Capture(ObjectId),
    /// Make a movement.
    Move(ObjectId),
    /// Announce an attack.
    Attack,
    /// Block this attacker with that one, or place a blocker anew.
    Block(ObjectId, ObjectId),
    /// Tap for a resource.
    Tap(ObjectId),
    /// Name this card.
    Card(ObjectId),
    /// No more.
    Stop,
    /// Nothing.
    Pass,
    /// End the turn.
    End,
}

impl Wanted {
    /// What the words of a scene mean at this question.
    #[must_use]
    pub fn read(t: &T, words: &str) -> Option<Wanted> {
        let me = t.asked()?;
        let (verb, rest) = words.trim().split_once(' ').unwrap_or((words.trim(), ""));
        // The asked seat's own first, then anybody's.
        let by = |rest: &str, find: fn(&T, Seat, &str) -> Option<ObjectId>| -> Option<ObjectId> {
            if let Some((letter, slug)) = rest.split_once(' ')
                && let Some(seat) = seat_of(t, letter)
            {
                return find(t, seat, slug);
            }
            let seats = std::iter::once(me).chain((0..t.board.seats).filter(|&s| s != me));
            seats.into_iter().find_map(|s| find(t, s, rest))
        };
        let of = |rest: &str| by(rest, names::find);
        let held = |rest: &str| by(rest, names::find_held);
        let numbered = |rest: &str| match rest.rsplit_once(' ') {
            Some((slug, n)) if n.parse::<u16>().is_ok() => (slug.to_owned(), n.parse().ok()),
            _ => (rest.to_owned(), None),
        };
        Some(match verb {
            "pass" | "quiet" => Wanted::Pass,
            "stop" => Wanted::Stop,
            "end" => Wanted::End,
            "attack" if rest.is_empty() => Wanted::Attack,
            "play" => Wanted::Play(held(rest)?, How::Paid),
            "craft" => Wanted::Play(held(rest)?, How::Crafted),
            "defend" => Wanted::Play(held(rest)?, How::Defense),
            "reinforce" => Wanted::Play(held(rest)?, How::Reinforcement),
            "use" => {
                let (slug, n) = numbered(rest);
                Wanted::Use(of(&slug)?, n)
            }
            "react" => Wanted::React(of(&numbered(rest).0)?),
            "ghost" => Wanted::Ghost(of(rest)?),
            "capture" => Wanted::Capture(of(rest)?),
            "move" => Wanted::Move(of(rest)?),
            "tap" | "produce" => Wanted::Tap(of(&numbered(rest).0)?),
            "block" | "reassign" => {
                let (who, whom) = rest.split_once(" before ")?;
                Wanted::Block(of(who)?, of(whom)?)
            }
            _ => Wanted::Card(of(words.trim())?),
        })
    }
}

fn seat_of(t: &T, letter: &str) -> Option<Seat> {
    stage::seat(letter).filter(|s| *s < t.board.seats)
}
