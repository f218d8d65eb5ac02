//! The log: what happened, by which clause. Keys and arguments only.
//!
//! Nothing is computed while nobody listens. A line that names a card which
//! not everybody may know has a second, veiled form without the name.

mod change;
mod line;
pub(crate) mod more;
mod moves;

pub(crate) use line::{name, sees};

use crate::board::{Read, T, Zones, seat_of};
use crate::event::{Event, Harm};
use crate::rules::{BANE, DRAIN, Sort};
use crate::timing::Proc;
use crate::turn;
use crate::words::{Trigger, Zone};
use arbiter_kernel::{Arg, Frame, Message, ObjectId, Seat, SeatSet};
use line::{Line, card, counter, face, note, number};

/// An event, just before it is made true.
#[inline]
pub(crate) fn tell(t: &mut T, e: &Event) {
    note(t, |t| event(t, e));
}

/// A turn begins.
pub(crate) fn turn(t: &mut T) {
    note(t, |t| {
        let (seat, b) = (t.board.active, &t.board);
        let said = Message::new("log-turn")
            .with("seat", Arg::Seat(seat))
            .with("turn", number(b.turn))
            .with("number", number(b.seats[seat as usize].pp));
        Some(Line::open("7.1.1", said).own())
    });
}

/// A player attacks; the event that follows is part of it.
pub(crate) fn attack(t: &mut T, by: ObjectId, on: ObjectId) {
    note(t, |t| {
        let seat = Arg::Seat(t.board.active);
        let said = if t.place(on) == Some(Zone::Leader) {
            let foe = Arg::Seat(t.objects.at(on.slot).owner);
            Message::new("log-attack-leader").with("seat", seat).with("card", card(t, by)).with("foe", foe)
        } else {
            Message::new("log-attack").with("seat", seat).with("card", card(t, by)).with("target", card(t, on))
        };
        Some(Line::open("8.4.5", said).own())
    });
}

/// A player plays a card; it is revealed by that.
pub(crate) fn plays(t: &mut T, id: ObjectId, seat: Seat) {
    note(t, |t| {
        let key = if t.place(id) == Some(Zone::Ex) { "log-plays-ex" } else { "log-plays" };
        let said = Message::new(key).with("seat", Arg::Seat(seat)).with("card", card(t, id));
        Some(Line::open("10.6.2.1", said).own())
    });
}

/// A player plays an activated ability.
pub(crate) fn uses(t: &mut T, id: ObjectId, seat: Seat) {
    note(t, |t| {
        let evolve = t
            .scopes()
            .last()
            .and_then(|s| t.rules.abilities.get(s.ability as usize))
            .is_some_and(|a| matches!(a.sort, Sort::Activated { evolve: Some(_), .. }));
        let key = if evolve { "log-uses-evolve" } else { "log-uses" };
        let said = Message::new(key).with("seat", Arg::Seat(seat)).with("card", card(t, id));
        Some(Line::open("8.3.1", said).own())
    });
}

/// A pending ability is played.
pub(crate) fn triggers(t: &mut T, id: ObjectId, seat: Seat, ability: u16) {
    note(t, |t| {
        let clause = if seat == t.board.active { "10.5.2.2" } else { "10.5.2.3" };
        let said = match head(t, ability) {
            Some(head) => Message::new("log-trigger-head").with("head", Arg::Key(head)),
            None => Message::new("log-trigger"),
        };
        let said = said.with("seat", Arg::Seat(seat)).with("card", card(t, id));
        Some(Line::open(clause, said).trigger())
    });
}

/// The word that a triggered ability is known by.
fn head(t: &T, ability: u16) -> Option<&'static str> {
    match (ability, &t.rules.abilities[ability as usize].sort) {
        (DRAIN, _) => Some("mark-drain"),
        (BANE, _) => Some("mark-bane"),
        (_, Sort::Automatic { head, .. }) => match head {
            Trigger::Fanfare => Some("head-fanfare"),
            Trigger::LastWords => Some("head-last-words"),
            Trigger::OnEvolve => Some("head-on-evolve"),
            Trigger::Strike => Some("head-strike"),
            Trigger::FollowerStrike => Some("head-follower-strike"),
            Trigger::LeaderStrike => Some("head-leader-strike"),
            _ => None,
        },
        _ => None,
    }
}

/// A die was rolled.
pub(crate) fn rolled(t: &mut T, result: i16) {
    note(t, |t| {
        let seat = t.scopes().last().map_or(t.board.active, |s| s.controller);
        let said = Message::new("log-roll").with("seat", Arg::Seat(seat)).with("number", number(result));
        Some(Line::open("5.19.1", said))
    });
}

/// Everybody is shown a card where it lies.
pub(crate) fn revealed(t: &mut T, id: ObjectId) {
    note(t, |t| {
        let owner = t.objects.at(id.slot).owner;
        let said = Message::new("log-reveal").with("seat", Arg::Seat(owner)).with("card", card(t, id));
        Some(Line::open("5.20.1", said))
    });
    t.objects.at_mut(id.slot).known = SeatSet::ALL;
}

/// The line of an event. The attack and the play were told when they were
/// declared, and the start of a phase is seen by what it triggers.
fn event(t: &T, e: &Event) -> Option<Line> {
    let about = |key, id| Message::new(key).with("card", card(t, id));
    Some(match *e {
        Event::Starts(_) | Event::Attacked { .. } | Event::Played { .. } => return None,
        Event::Move { .. } => return moves::line(t, e),
        Event::Swap(a, b) => return moves::swap(t, a, b),
        Event::Change { on, change, until } => return change::line(t, on, change, until),
        Event::Draw(seat) => draw(t, seat),
        Event::Damage { to, amount, from, harm } => damage(t, to, amount, from, harm),
        Event::Transform { id, into } => Line::open("5.16.1", about("log-transform", id).with("into", face(t, into))),
        Event::Create { face: f, seat, to, .. } => {
            let key = if to == Zone::Field { "log-token" } else { "log-token-ex" };
            Line::open("9.1.2", Message::new(key).with("seat", Arg::Seat(seat)).with("card", face(t, f)))
        }
        Event::LeaderDefense { seat, by } => {
            let key = if by < 0 { "log-leader-loses" } else { "log-leader-gains" };
            let left = crate::layers::defense(t, t.leader(seat)).saturating_add(by);
            let said = Message::new(key)
                .with("seat", Arg::Seat(seat))
                .with("number", number(by.abs()))
                .with("left", number(left.max(0)));
            Line::open("2.8.2", said)
        }
        Event::Engage(id) => Line::open("5.3.1", about("log-engage", id)),
        Event::Refresh(id) => Line::open("5.3.1", about("log-refresh", id)),
        Event::Evolve { follower, .. } => Line::open("5.15.1", about("log-evolve", follower)),
        Event::Control { id, seat, for_turn } => {
            // What was borrowed goes back in the step before the next turn. [7.4.7]
            let back = matches!(t.frames().last(), Some(Frame::Proc(Proc::Turn(turn::Step::Next))));
            let key = match (back, for_turn) {
                (true, _) => "log-control-back",
                (_, true) => "log-control-turn",
                _ => "log-control",
            };
            Line::open("10.7.4.3", about(key, id).with("seat", Arg::Seat(seat)))
        }
        Event::Counters { on, name, by } => {
            let (clause, key) =
                if by > 0 { ("14.1.3", "log-counters-put") } else { ("14.1.4", "log-counters-removed") };
            let n = number(by.unsigned_abs());
            Line::open(clause, about(key, on).with("number", n).with("counter", counter(t, name)))
        }
        Event::Shuffle(seat) => Line::open("5.8.1", Message::new("log-shuffle").with("seat", Arg::Seat(seat))),
        Event::Fought(a, b) => Line::open("8.4.9.2", about("log-fought", a).with("target", card(t, b))),
    })
}

fn draw(t: &T, seat: Seat) -> Line {
    let said = |key| Message::new(key).with("seat", Arg::Seat(seat));
    let Some(&top) = t.cards(seat, Zone::Deck).first() else {
        return Line::open("5.9.1.1", said("log-draw-failed"));
    };
    let id = t.objects.id(top);
    let seen = sees(t, id) | SeatSet::one(seat).0;
    Line::veiled("5.9.1", said("log-draw").with("card", card(t, id)), said("log-draw-veiled"), seen)
}

fn damage(t: &T, to: ObjectId, amount: i16, from: ObjectId, harm: Harm) -> Line {
    let clause = match harm {
        Harm::Attack => "8.4.9",
        Harm::Combat => "8.4.9.1",
        Harm::Ability => "5.13.1",
    };
    let said = match t.objects.get(to).filter(|_| t.place(to) == Some(Zone::Leader)) {
        Some(leader) => Message::new("log-damage-leader").with("seat", Arg::Seat(seat_of(leader.zone))),
        None => Message::new("log-damage").with("target", card(t, to)),
    };
    let left = crate::layers::defense(t, to).saturating_sub(amount);
    Line::open(
        clause,
        said.with("card", card(t, from)).with("number", number(amount)).with("left", number(left.max(0))),
    )
}
