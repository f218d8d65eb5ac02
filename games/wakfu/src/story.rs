//! The story of a game, as a judge would tell it.

use crate::board::{T, look};
use crate::event::Event;
use arbiter_kernel::{Arg, Entry, Message, ObjectId, Seat};

fn tell(t: &mut T, clause: &'static str, said: Message) {
    t.tell(|_, _| Entry { clause, said, cause: None, depth: 0, veiled: None, seen_by: u8::MAX });
}

fn card(t: &T, id: ObjectId) -> Arg {
    Arg::Card(Some(look::face(t, id).card.name.clone()))
}

/// A turn begins. [601.1]
pub(crate) fn turn(t: &mut T, seat: Seat) {
    let n = i64::from(t.board.turn);
    tell(t, "601.1", Message::new("log-turn").with("seat", Arg::Seat(seat)).with("n", Arg::Number(n)));
}

/// Who won the throw. [102.2]
pub(crate) fn throws(t: &mut T, seat: Seat) {
    tell(t, "102.2", Message::new("log-won-throw").with("seat", Arg::Seat(seat)));
}

/// A Hero reaches Level 2. [415.3]
pub(crate) fn level(t: &mut T, seat: Seat) {
    tell(t, "415.3", Message::new("log-level").with("seat", Arg::Seat(seat)));
}

/// A player is out. [902.1]
pub(crate) fn out(t: &mut T, seat: Seat) {
    tell(t, "902.1", Message::new("log-out").with("seat", Arg::Seat(seat)));
}

/// What happens.
pub(crate) fn event(t: &mut T, e: Event) {
    if t.journal.told.is_none() {
        return;
    }
    let _ = (card as fn(&T, ObjectId) -> Arg, e);
}
