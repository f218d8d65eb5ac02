//! What the words of a scene mean, whether it is possible or not.

use crate::board::{Read, T, other};
use crate::rules::{STACK_MOVE, Sort};
use crate::words::Zone;
use crate::{layers, names};
use arbiter_kernel::{ObjectId, Seat};

/// What somebody wants to do; the words are resolved to cards already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// Play a card.
    Play(ObjectId),
    /// Use an activated ability of a card; `None`: the first it has.
    Use(ObjectId, Option<u16>),
    /// Attack with a follower.
    Attack(ObjectId),
    /// Name this card as the answer to the question that waits.
    Target(ObjectId),
    /// Choose the option of this number, from 1.
    Option(u8),
    /// Do nothing, or no more.
    Pass,
    /// End the main phase.
    End,
}

/// What the words of a scene mean at this question.
#[must_use]
pub fn wanted(t: &T, words: &str) -> Option<Wanted> {
    let me = t.asked()?;
    let own = [Zone::Hand, Zone::Ex, Zone::Field];
    let foe = other(me);
    let (verb, rest) = words.trim().split_once(' ').unwrap_or((words.trim(), ""));
    let find = |zones: &[Zone], name: &str| names::find(t, me, zones, name);
    let anywhere = |name: &str| {
        let all = [Zone::Hand, Zone::Ex, Zone::Field, Zone::Cemetery, Zone::Deck, Zone::EvolveDeck, Zone::Banished];
        find(&all, name).or_else(|| names::find(t, foe, &all, name))
    };
    Some(match verb {
        "pass" | "stop" => Wanted::Pass,
        "end" => Wanted::End,
        "play" => match rest.strip_suffix(" from ex") {
            Some(rest) => Wanted::Play(find(&[Zone::Ex], rest)?),
            None => Wanted::Play(find(&own, rest).or_else(|| anywhere(rest))?),
        },
        "attack" => Wanted::Attack(find(&[Zone::Field], rest).or_else(|| anywhere(rest))?),
        "evolve" => {
            let id = find(&[Zone::Field], rest)?;
            Wanted::Use(id, t.face(id.slot).evolve)
        }
        "stack" => Wanted::Use(find(&[Zone::Field], rest)?, Some(STACK_MOVE)),
        "use" => {
            let (name, n) = rest.split_once(' ').unwrap_or((rest, "1"));
            let id = find(&[Zone::Field], name).or_else(|| anywhere(name))?;
            Wanted::Use(id, nth_activated(t, id, n.parse().ok()?))
        }
        "option" => Wanted::Option(rest.parse().ok()?),
        "leader" => Wanted::Target(t.leader(if rest == "A" { 0 } else { 1 })),
        "A" | "B" if !rest.is_empty() => {
            let seat = Seat::from(verb == "B");
            let zones = [Zone::Field, Zone::Ex, Zone::Cemetery, Zone::Hand];
            Wanted::Target(names::find(t, seat, &zones, rest)?)
        }
        _ => Wanted::Target(names::find(t, foe, &[Zone::Field], words.trim()).or_else(|| anywhere(words.trim()))?),
    })
}

/// The n-th activated ability of a card, from 1; the evolve ability is not counted.
fn nth_activated(t: &T, id: ObjectId, n: usize) -> Option<u16> {
    let activated = |a: &u16| matches!(t.rules.abilities[*a as usize].sort, Sort::Activated { evolve: None, .. });
    layers::abilities(t, id).into_iter().filter(activated).nth(n.wrapping_sub(1))
}
