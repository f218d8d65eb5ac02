//! One line: who may read it, how deep it lies, and what caused it.

use crate::Evolve;
use crate::board::{T, kind_of, seat_of};
use crate::layers;
use crate::rules::Sort;
use crate::words::Zone;
pub(super) use arbiter_desk::story::{ALL, Line, note};
use arbiter_desk::story::{Rank, Teller};
use arbiter_kernel::{Arg, ObjectId, SeatSet};

impl Teller for Evolve {
    fn depth(t: &T, rank: Rank) -> u8 {
        match rank {
            Rank::Own => 0,
            Rank::Trigger => 1,
            Rank::Rules | Rank::Effect => depth(t),
        }
    }
    fn cause(t: &T) -> Option<String> {
        t.scopes().last().and_then(|s| name(t, s.source))
    }
}

/// One for what an action does, one more inside a triggered ability, one more
/// for each text that stands instead of an event.
fn depth(t: &T) -> u8 {
    let triggered = t.scopes().next().is_some_and(|s| {
        let ability = t.rules.abilities.get(s.ability as usize);
        ability.is_some_and(|a| matches!(a.sort, Sort::Automatic { .. }))
    });
    let open = t.scopes().count().clamp(1, 8) as u8;
    open + u8::from(triggered)
}

/// The English name of a card, also of one that is gone.
pub(crate) fn name(t: &T, id: ObjectId) -> Option<String> {
    if id == ObjectId::NONE || id.slot as usize >= t.objects.len() {
        return None;
    }
    let face = match (t.objects.get(id), t.ghosts.get(id)) {
        (Some(_), _) => layers::shown(t, id),
        (None, Some(ghost)) => ghost.face,
        (None, None) => t.objects.at(id.slot).face,
    };
    Some(t.rules.faces[face as usize].card.name.clone())
}

/// A card, as an argument.
pub(super) fn card(t: &T, id: ObjectId) -> Arg {
    Arg::Card(name(t, id))
}

/// A printed face, as an argument.
pub(super) fn face(t: &T, face: u16) -> Arg {
    Arg::Card(Some(t.rules.faces[face as usize].card.name.clone()))
}

/// A number, as an argument.
pub(super) fn number(n: impl Into<i64>) -> Arg {
    Arg::Number(n.into())
}

/// A name of counters: the book's own by its key, others as cards write them.
pub(super) fn counter(t: &T, n: u8) -> Arg {
    if n == 0 { Arg::Key("counter-stack") } else { Arg::Card(Some(t.rules.counters[n as usize].clone())) }
}

/// The seats that may know a card where it lies now. [4.1.2] [4.2.3.1] [4.2.3.2]
pub(crate) fn sees(t: &T, id: ObjectId) -> u8 {
    // A handle that finds nothing means a card that left a public zone.
    let Some(o) = t.objects.get(id) else { return ALL };
    in_zone(kind_of(o.zone), seat_of(o.zone), o.mark.flipped) | o.known.0
}

/// The seats that may know a card because of the zone it lies in. [R20] [R60]
pub(super) fn in_zone(z: Zone, seat: u8, flipped: bool) -> u8 {
    match z {
        Zone::Deck => 0,
        Zone::Banished if flipped => 0,
        Zone::Hand => SeatSet::one(seat).0,
        Zone::EvolveDeck if !flipped => SeatSet::one(seat).0,
        _ => ALL,
    }
}
