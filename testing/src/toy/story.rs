//! Lines of the story.

use super::Duel;
use super::board::{Read, T};
use arbiter_desk::story::{Line, Rank, Teller, note};
use arbiter_kernel::{Arg, Message, ObjectId, Seat};

impl Teller for Duel {
    fn depth(_: &T, _: Rank) -> u8 {
        0
    }
    fn cause(_: &T) -> Option<String> {
        None
    }
}

/// What the active seat, or whoever has played a card, does.
pub(crate) fn own(t: &mut T, clause: &'static str, key: &'static str, card: Option<ObjectId>) {
    let seat = card.map_or(t.board.active, |id| t.objects.at(id.slot).owner);
    note(t, |t| {
        let name = card.map(|id| t.card(id).name.clone());
        let said = Message::new(key).with("seat", Arg::Seat(seat)).with("card", Arg::Card(name));
        Some(Line::open(clause, said).own())
    });
}

/// What the rules do with a seat.
pub(crate) fn of(t: &mut T, seat: Seat, clause: &'static str, key: &'static str) {
    let said = || Message::new(key).with("seat", Arg::Seat(seat)).with("card", Arg::Card(None));
    note(t, |_| Some(Line::open(clause, said()).by_rules()));
}
