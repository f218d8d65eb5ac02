//! What the words of a scene mean, whether it is possible or not.

use crate::board::{Read, T, Zone, other};
use crate::names;
use arbiter_kernel::{ObjectId, Seat};

/// What somebody wants to do; the words are resolved to cards already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// Play a card.
    Play(ObjectId),
    /// Play a face-down card by Flip Up.
    FlipUp(ObjectId),
    /// Use an ability of a card; none: it has no such ability.
    Use(ObjectId, Option<u16>),
    /// Attack a faction or location.
    Attack(ObjectId),
    /// Name this card as the answer to the question that waits.
    Target(ObjectId),
    /// Put this card into play face-up as a resource.
    FaceUp(ObjectId),
    /// This number.
    Number(u16),
    /// Do nothing, or no more.
    Pass,
    /// End the turn.
    End,
}

/// What the words of a scene mean at this question.
#[must_use]
pub fn wanted(t: &T, words: &str) -> Option<Wanted> {
    let me = t.asked()?;
    let everywhere = [Zone::Hand, Zone::Play, Zone::Discard, Zone::Deck, Zone::Removed, Zone::Played];
    let (verb, rest) = words.trim().split_once(' ').unwrap_or((words.trim(), ""));
    let anywhere =
        |name: &str| names::find(t, me, &everywhere, name).or_else(|| names::find(t, other(me), &everywhere, name));
    let of_seat = |letter: &str, name: &str| names::find(t, Seat::from(letter == "B"), &everywhere, name);
    let faction = |letter: &str| t.faction(if letter.is_empty() { me } else { Seat::from(letter == "B") });
    Some(match verb {
        "pass" | "stop" | "refuse" | "keep" => Wanted::Pass,
        "end" => Wanted::End,
        "play" => Wanted::Play(names::find(t, me, &everywhere, rest).or_else(|| anywhere(rest))?),
        "flip" => Wanted::FlipUp(names::find(t, me, &[Zone::Play], rest).or_else(|| anywhere(rest))?),
        "attack" => Wanted::Attack(match rest.split_once(' ') {
            Some(("faction", letter)) => faction(letter),
            _ => names::find(t, other(me), &[Zone::Play], rest).or_else(|| anywhere(rest))?,
        }),
        "use" => {
            let (name, ability) = rest.split_once(' ').unwrap_or((rest, ""));
            let id = if name == "faction" {
                faction("")
            } else {
                names::find(t, me, &[Zone::Play], name).or_else(|| anywhere(name))?
            };
            Wanted::Use(id, names::ability(t, id, ability))
        }
        "faction" => Wanted::Target(faction(rest)),
        "A" | "B" if !rest.is_empty() => Wanted::Target(of_seat(verb, rest)?),
        name if rest == "up" => Wanted::FaceUp(anywhere(name)?),
        n if rest.is_empty() && n.parse::<u16>().is_ok() => Wanted::Number(n.parse().ok()?),
        _ => Wanted::Target(anywhere(words.trim())?),
    })
}
