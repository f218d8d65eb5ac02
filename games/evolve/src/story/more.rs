//! Lines about what happens without an event: set-up, looking, points, the end.

use super::line::{Line, card, note, number};
use crate::board::{Link, Read, T, other};
use crate::layers;
use arbiter_kernel::{Arg, Message, ObjectId, Outcome, Seat, SeatSet};

/// Who goes first was decided. [6.2.1.5]
pub(crate) fn first(t: &mut T, seat: Seat) {
    note(t, |_| Some(Line::open("6.2.1.5", by("log-first", seat)).own()));
}

/// A player keeps the hand, or puts all of it back. [6.2.1.7]
pub(crate) fn mulligan(t: &mut T, seat: Seat, again: bool) {
    let key = if again { "log-mulligan" } else { "log-keep" };
    note(t, |_| Some(Line::open("6.2.1.7", by(key, seat)).own()));
}

/// A player looks at a card of the own deck. [5.10.1]
pub(crate) fn looked(t: &mut T, seat: Seat, id: ObjectId) {
    note(t, |t| {
        let said = by("log-look", seat).with("card", card(t, id));
        Some(Line::veiled("5.10.1", said, by("log-look-veiled", seat), SeatSet::one(seat).0))
    });
}

/// Play points were recovered. [5.14.1]
pub(crate) fn recovered(t: &mut T, seat: Seat, n: i16) {
    note(t, |_| Some(Line::open("5.14.1", by("log-recover", seat).with("number", number(n)))));
}

/// Maximum play points changed to this. [3.2.3]
pub(crate) fn max_points(t: &mut T, seat: Seat, now: i8) {
    note(t, |_| Some(Line::open("3.2.3", by("log-max-points", seat).with("number", number(now)))));
}

/// Evolution points changed to this. [3.2.5]
pub(crate) fn evolution_points(t: &mut T, seat: Seat, now: i8) {
    note(t, |_| Some(Line::open("3.2.5", by("log-evolution-points", seat).with("number", number(now)))));
}

/// An Earth Rite takes a counter of this card. [13.3.3.2]
pub(crate) fn rite(t: &mut T, id: ObjectId) {
    note(t, |t| Some(Line::open("13.3.3.2", Message::new("log-rite").with("card", card(t, id)))));
}

/// A link is lost by rules handling. [11.6.2] [11.6.3]
pub(crate) fn unlinked(t: &mut T, clause: &'static str, l: Link) {
    note(t, |t| {
        let said = Message::new("log-unlinked").with("card", card(t, l.card)).with("target", card(t, l.follower));
        Some(Line::open(clause, said).by_rules())
    });
}

/// Why each loser of rules handling loses. [11.2.1] [11.2.2]
pub(crate) fn losses(t: &mut T) {
    for seat in 0..2 {
        note(t, |t| {
            let dead = layers::defense(t, t.leader(seat)) <= 0;
            dead.then(|| Line::open("11.2.1", by("log-loses-defense", seat)).by_rules())
        });
        note(t, |t| {
            let empty = t.board.seats[seat as usize].failed_draw;
            empty.then(|| Line::open("11.2.2", by("log-loses-deck", seat)).by_rules())
        });
    }
}

/// A player gives up. [1.2.3]
pub(crate) fn concedes(t: &mut T, seat: Seat) {
    note(t, |_| Some(Line::open("1.2.3", by("log-concedes", seat)).own()));
    over(t, "1.2.1", Outcome::Won(arbiter_kernel::SeatSet::one(other(seat))));
}

/// The game ends by this clause.
pub(crate) fn over(t: &mut T, clause: &'static str, outcome: Outcome) {
    note(t, |_| {
        let said = match outcome {
            Outcome::Won(seats) => by("log-won", seats.iter().next().expect("someone won")),
            Outcome::Drawn | Outcome::Stopped => Message::new("log-drawn"),
        };
        Some(Line::open(clause, said))
    });
}

fn by(key: &'static str, seat: Seat) -> Message {
    Message::new(key).with("seat", Arg::Seat(seat))
}
