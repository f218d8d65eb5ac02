//! The log: what happened, by which clause. Keys and arguments only.
//!
//! Nothing is computed while nobody listens. A line that names a card which
//! not everybody may know has a second, veiled form without the name.

mod event;

use crate::board::{ChampionId, Read, T};
use crate::event::Event;
use crate::names;
use crate::show;
use crate::timing::Choice;
use arbiter_kernel::{Arg, Entry, Message, ObjectId, Outcome, Seat, SeatSet, Viewer};

/// A line of the story.
struct Line {
    clause: &'static str,
    said: Message,
    veiled: Option<Message>,
    seen_by: SeatSet,
    /// A player's own action.
    own: bool,
}

impl Line {
    /// Everybody may read it.
    fn open(clause: &'static str, said: Message) -> Self {
        Line { clause, said, veiled: None, seen_by: SeatSet::ALL, own: false }
    }
    fn own(self) -> Self {
        Line { own: true, ..self }
    }
}

fn by(key: &'static str, seat: Seat) -> Message {
    Message::new(key).with("seat", Arg::Seat(seat))
}

fn number(n: impl Into<i64>) -> Arg {
    Arg::Number(n.into())
}

/// Writes a line, if someone listens and there is something to say.
fn note(t: &mut T, line: impl FnOnce(&T) -> Option<Line>) {
    if !t.journal.heard() {
        return;
    }
    let Some(Line { clause, said, veiled, seen_by, own }) = line(t) else { return };
    let open = t.scopes().take(4).count() as u8;
    let depth = if own { 0 } else { open.max(1) };
    let source = t.frames().iter().rev().find_map(|f| match f {
        arbiter_kernel::Frame::Run(run) => Some(t.scope(run.scope).source),
        _ => None,
    });
    let cause = source.filter(|id| *id != ObjectId::NONE).map(|id| names::of(t, id.slot).to_owned());
    let seen_by = seen_by.0;
    t.tell(move |_, _| Entry { clause, said, cause, depth, veiled, seen_by });
}

/// An event, just before it is made true.
pub(crate) fn tell(t: &mut T, e: &Event) {
    note(t, |t| event::line(t, *e));
}

/// The seats that know a card where it lies.
fn knowing(t: &T, slot: u16) -> SeatSet {
    if show::sees(t, Viewer::Spectator, slot) {
        return SeatSet::ALL;
    }
    (0..t.board.seats).filter(|&s| show::sees(t, Viewer::Seat(s), slot)).fold(SeatSet::NONE, SeatSet::and)
}

/// Who plays first. [setup.1a]
pub(crate) fn first(t: &mut T, seat: Seat) {
    note(t, |_| Some(Line::open("setup.1a", by("log-first", seat)).own()));
}

/// Who has which deployment zone. [setup.1b]
pub(crate) fn zone(t: &mut T, seat: Seat, home: u8) {
    let key = if home == 0 { "log-north" } else { "log-south" };
    note(t, |_| Some(Line::open("setup.1b", by(key, seat)).own()));
}

/// A champion is recruited, banned or brought. [setup.2a]
pub(crate) fn recruits(t: &mut T, key: &'static str, seat: Seat, kind: u8) {
    note(t, |t| {
        let name = t.rules.champions[kind as usize].card.name.clone();
        Some(Line::open("setup.2a", by(key, seat).with("champion", Arg::Card(Some(name)))).own())
    });
}

/// A turn begins. [turn.1]
pub(crate) fn turn(t: &mut T) {
    note(t, |t| {
        let said = by("log-turn", t.active()).with("number", number(t.board.round));
        Some(Line::open("turn.1", said).own())
    });
}

/// A standard action. [std.0]
pub(crate) fn standard(t: &mut T, seat: Seat, which: u8, champion: u8) {
    let key = ["log-standard-plan", "log-standard-strike", "log-standard-heal", "log-standard-move"][which as usize];
    note(t, |t| {
        let name = Arg::Card(Some(names::champion(t, champion).to_owned()));
        Some(Line::open("std.0", by(key, seat).with("champion", name)).own())
    });
}

/// Targets were named. [attack.4] [skill.3]
pub(crate) fn aims(t: &mut T) {
    note(t, |t| {
        let a = &t.board.action;
        let name = |c: u8| Arg::Card(Some(names::champion(t, c).to_owned()));
        let list = Arg::List(a.targets.iter().map(name).collect());
        Some(Line::open("attack.4", by("log-aims", a.seat).with("champions", list)))
    });
}

/// Nobody reacts, or somebody does not. [attack.5]
pub(crate) fn passes(t: &mut T, seat: Seat, pick: Choice) {
    if pick == Choice::Pass {
        note(t, |_| Some(Line::open("attack.5", by("log-passes", seat))));
    }
}

/// The top card of a deck, once it lies open. [L25]
pub(crate) fn discards_top(t: &mut T, seat: Seat, slot: u16) {
    note(t, |t| {
        let card = Arg::Card(Some(names::of(t, slot).to_owned()));
        Some(Line::open("info.3", by("log-discards-top", seat).with("card", card)))
    });
}

/// A challenge comes onto the track. [track.2]
pub(crate) fn challenge(t: &mut T, slot: u16) {
    note(t, |t| {
        let card = Arg::Card(Some(names::of(t, slot).to_owned()));
        Some(Line::open("track.2", Message::new("log-challenge").with("card", card)))
    });
}

/// Whom a Reaction is played on. [rw.1] [react.6]
pub(crate) fn protects(t: &mut T, who: ChampionId) {
    note(t, |t| Some(Line::open("rw.1", event::about(t, ["log-protects", "log-protects-of"], who))));
}

/// The game is over.
pub(crate) fn over(t: &mut T, outcome: Outcome) {
    note(t, |_| {
        Some(match outcome {
            Outcome::Won(side) => {
                // The whole team. [four.win.2]
                let seats = Arg::List(side.iter().map(Arg::Seat).collect());
                Line::open("victory.1", Message::new("log-wins").with("seats", seats))
            }
            // No rule of the book says so. [K1]
            Outcome::Drawn | Outcome::Stopped => Line::open("", Message::new("log-stopped")),
        })
    });
}

/// A player gives up. [K1]
pub(crate) fn concedes(t: &mut T, seat: Seat) {
    note(t, |_| Some(Line::open("", by("log-concedes", seat)).own()));
}
