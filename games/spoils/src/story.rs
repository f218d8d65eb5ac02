//! The log: what happened, by which clause. Keys and arguments only.
//!
//! Nothing is computed while nobody listens. A line that names a card which
//! not everybody may know has a second, veiled form without the name.

mod event;
mod line;

pub(crate) use line::{name, sees};

use crate::board::{Read, T, other};
use crate::event::Event;
use crate::names::option_said;
use crate::play::Mode;
use crate::rules::{Sort, TurnRule};
use crate::words::OptionText;
use arbiter_kernel::{Arg, Message, ObjectId, Outcome, Seat, SeatSet};
use line::{Line, card, note, number};

/// An event, just before it is made true with the others of its batch.
pub(crate) fn tell(t: &mut T, events: &[Event], e: &Event) {
    if !told(t, events, e) {
        note(t, |t| event::line(t, e));
    }
}

/// Whether the loss of influence is the damage that was just told.
fn told(t: &T, events: &[Event], e: &Event) -> bool {
    let Event::Influence { seat, by, .. } = *e else { return false };
    let hurt = events.iter().map(|e| match *e {
        Event::Damage { to, amount, .. } if to == t.faction(seat) => amount,
        _ => 0,
    });
    by < 0 && hurt.fold(0, i16::saturating_add) == -by
}

fn by(key: &'static str, seat: Seat) -> Message {
    Message::new(key).with("seat", Arg::Seat(seat))
}

/// A turn begins.
pub(crate) fn turn(t: &mut T) {
    note(t, |t| {
        let said = by("log-turn", t.board.active).with("turn", number(t.board.turn));
        Some(Line::open("602.1", said).own())
    });
}

/// The end of a turn is announced.
pub(crate) fn ends(t: &mut T) {
    note(t, |t| Some(Line::open("609.1", by("log-ends", t.board.active)).own()));
}

/// Who goes first.
pub(crate) fn first(t: &mut T, seat: Seat) {
    note(t, |_| Some(Line::open("601.1c", by("log-first", seat)).own()));
}

/// How many cards a player put back. [VI1]
pub(crate) fn mulligan(t: &mut T, seat: Seat, count: i16) {
    note(t, |_| Some(Line::open("601.1f", by("log-mulligan", seat).with("number", number(count))).own()));
}

/// A player plays a card; it is revealed by that.
pub(crate) fn plays(t: &mut T, id: ObjectId, seat: Seat, mode: Mode) {
    note(t, |t| {
        let (clause, key) = match mode {
            Mode::FlipUp => ("507.4a", "log-flips-up"),
            Mode::Duplicate => ("307.1", "log-duplicates"),
            _ => ("603.1c", "log-plays"),
        };
        Some(Line::open(clause, by(key, seat).with("card", card(t, id))).own())
    });
}

/// A player uses an ability.
pub(crate) fn uses(t: &mut T, id: ObjectId, seat: Seat, ability: u16) {
    note(t, |t| {
        let said = by("log-uses", seat).with("card", card(t, id));
        let said = match &t.rules.abilities[ability as usize].sort {
            Sort::Used { name, .. } if !name.is_empty() => {
                let ability = Arg::Card(Some(name.to_string()));
                by("log-uses-named", seat).with("ability", ability).with("card", card(t, id))
            }
            _ => said,
        };
        Some(Line::open("605.1a", said).own())
    });
}

/// A player chooses which option is the text of a card.
pub(crate) fn chooses(t: &mut T, id: ObjectId, seat: Seat, option: &OptionText) {
    note(t, |t| {
        let said = option_said(t, "log-option", option).with("seat", Arg::Seat(seat)).with("card", card(t, id));
        Some(Line::open("307.2", said))
    });
}

/// What was declared could not be done.
pub(crate) fn undone(t: &mut T, id: ObjectId) {
    note(t, |t| Some(Line::open("603.1e", Message::new("log-undone").with("card", card(t, id)))));
}

/// A trigger happens; the rules of a faction have names of their own.
pub(crate) fn triggers(t: &mut T, id: ObjectId, seat: Seat, ability: u16) {
    note(t, |t| {
        let (clause, said) = match t.rules.abilities[ability as usize].turn_rule {
            Some(TurnRule::Restore) => ("202.7", by("log-restore-rule", seat)),
            Some(TurnRule::Develop) => ("202.8", by("log-develop-rule", seat)),
            None => ("503.1", by("log-trigger", seat).with("card", card(t, id))),
        };
        Some(Line::open(clause, said))
    });
}

/// An ability is terminated.
pub(crate) fn terminated(t: &mut T, id: ObjectId) {
    note(t, |t| Some(Line::open("314.1", Message::new("log-terminated-ability").with("card", card(t, id)))));
}

/// A player attacks.
pub(crate) fn attacks(t: &mut T, target: ObjectId) {
    note(t, |t| {
        let seat = t.board.active;
        let faction = target == crate::board::Read::faction(t, other(seat));
        let said = if faction {
            by("log-attacks-faction", seat).with("foe", Arg::Seat(other(seat)))
        } else {
            by("log-attacks", seat).with("target", card(t, target))
        };
        Some(Line::open("607.1a", said).own())
    });
}

/// A party is formed.
pub(crate) fn party(t: &mut T, attacking: bool) {
    note(t, |t| {
        let b = t.board.battle.as_ref()?;
        let (clause, key, seat, all) = if attacking {
            ("607.1b", "log-attackers", b.attacker, &b.attackers)
        } else {
            ("607.1d", "log-blockers", b.defender, &b.blockers)
        };
        let list = Arg::List(all.iter().map(|&id| card(t, id)).collect());
        Some(Line::open(clause, by(key, seat).with("cards", list)))
    });
}

/// A character assigns damage.
pub(crate) fn assigns(t: &mut T, from: ObjectId, to: ObjectId, amount: i16) {
    note(t, |t| {
        let said = Message::new("log-assigns")
            .with("card", card(t, from))
            .with("target", card(t, to))
            .with("number", number(amount));
        Some(Line::open("608.1c", said).by_rules())
    });
}

/// A bid, or a refusal.
pub(crate) fn bids(t: &mut T, seat: Seat, n: Option<i16>) {
    note(t, |_| {
        let said = match n {
            Some(n) => by("log-bids", seat).with("number", number(n)),
            None => by("log-refuses", seat),
        };
        Some(Line::open("413.1", said))
    });
}

/// A player says how often something is to be repeated. [414.2b] [414.3b]
pub(crate) fn repeats(t: &mut T, seat: Seat, n: u16) {
    note(t, |_| Some(Line::open("414.2", by("log-repeats", seat).with("number", number(n as i16)))));
}

/// Everybody is shown a card where it lies.
pub(crate) fn revealed(t: &mut T, id: ObjectId) {
    note(t, |t| {
        let owner = t.objects.at(id.slot).owner;
        Some(Line::open("402.1", by("log-reveals", owner).with("card", card(t, id))))
    });
}

/// Cards of a deck are looked at by a player, or revealed to all.
pub(crate) fn looked(t: &mut T, seat: Seat, ids: &[ObjectId], reveal: bool) {
    if reveal {
        ids.iter().for_each(|&id| revealed(t, id));
    } else {
        looks(t, seat, ids);
    }
}

/// A player looks at cards that stay where they are. [403.1a]
pub(crate) fn looks(t: &mut T, seat: Seat, ids: &[ObjectId]) {
    note(t, |t| {
        let count = Arg::Number(ids.len() as i64);
        let cards = Arg::List(ids.iter().map(|&id| card(t, id)).collect());
        let said = by("log-looks", seat).with("cards", cards).with("number", count.clone());
        let veiled = by("log-looks-veiled", seat).with("number", count);
        (!ids.is_empty()).then(|| Line::veiled("403.1a", said, veiled, SeatSet::one(seat).0))
    });
}

/// A deck was shuffled after a search.
pub(crate) fn shuffled(t: &mut T, seat: Seat) {
    note(t, |_| Some(Line::open("312.1", by("log-shuffles", seat))));
}

/// The game is over.
pub(crate) fn over(t: &mut T, outcome: Outcome) {
    note(t, |_| {
        Some(match outcome {
            Outcome::Won(s) => Line::open("102.1", by("log-wins", s.iter().next().unwrap_or(0))).by_rules(),
            Outcome::Drawn => Line::open("102.2", Message::new("log-draw")).by_rules(),
            // No rule says so.
            Outcome::Stopped => Line::open("", Message::new("log-stopped")).by_rules(),
        })
    });
}

/// A player gives up.
pub(crate) fn concedes(t: &mut T, seat: Seat) {
    note(t, |_| Some(Line::open("102.1", by("log-concedes", seat)).own()));
}
