//! The story of a game, as a judge would tell it: who plays what, what enters
//! the Queue, who deals how much to whom, what is left, who gains Experience.
//!
//! Nothing is computed while nobody listens. A line that names a card which
//! not everybody may know has a second, veiled form without the name.

mod change;
mod event;

use crate::Wakfu;
use crate::board::{T, look};
use crate::event::{Event, Packet};
use crate::queue;
use arbiter_desk::story::{Line, Rank, Teller, note};
use arbiter_kernel::{Arg, Message, ObjectId, Outcome, Seat};

impl Teller for Wakfu {
    fn depth(t: &T, rank: Rank) -> u8 {
        // The Queue is a stack: what lies deeper was played later. [503.3]
        let open = t.board.queue.len().min(4) as u8;
        match rank {
            Rank::Own => open.saturating_sub(1),
            Rank::Trigger | Rank::Rules | Rank::Effect => open.max(1),
        }
    }
    fn cause(t: &T) -> Option<String> {
        let entry = queue::find(t, queue::resolving(t)?)?;
        (entry.source != ObjectId::NONE).then(|| look::face(t, entry.source).card.name.clone())
    }
}

fn card(t: &T, id: ObjectId) -> Arg {
    Arg::Card(Some(look::face(t, id).card.name.clone()))
}

fn by(key: &'static str, seat: Seat) -> Message {
    Message::new(key).with("seat", Arg::Seat(seat))
}

fn number(n: i16) -> Arg {
    Arg::Number(i64::from(n))
}

/// A turn begins. [601.1]
pub(crate) fn turn(t: &mut T, seat: Seat) {
    note(t, |t| {
        let n = Arg::Number(i64::from(t.board.turn));
        Some(Line::open("601.1", by("log-turn", seat).with("n", n)).own())
    });
}

/// Who won the throw. [102.2]
pub(crate) fn throws(t: &mut T, seat: Seat) {
    note(t, |_| Some(Line::open("102.2", by("log-won-throw", seat)).own()));
}

/// A Hand is started again. [102.4]
pub(crate) fn rolls_back(t: &mut T, seat: Seat, cards: i16) {
    note(t, |_| Some(Line::open("102.4", by("log-rollback", seat).with("n", number(cards))).own()));
}

/// Packs are opened, so many by everybody.
pub(crate) fn opens(t: &mut T, packs: u8) {
    note(t, |_| Some(Line::open("101.2", Message::new("log-opens").with("n", number(packs.into()))).by_rules()));
}

/// Everybody opens the next pack.
pub(crate) fn pack(t: &mut T, n: u8) {
    note(t, |_| Some(Line::open("101.2", Message::new("log-pack").with("n", number(n.into()))).by_rules()));
}

/// A card is taken out of a pack; who took it and partners know which. [901.4]
pub(crate) fn picks(t: &mut T, seat: Seat, id: ObjectId) {
    note(t, |t| {
        let said = by("log-picks", seat).with("card", card(t, id));
        let veiled = by("log-picks-veiled", seat);
        Some(Line::veiled("101.2", said, veiled, crate::timing::partners(t, seat).0).own())
    });
}

/// Somebody opens a pack more.
pub(crate) fn one_more(t: &mut T, seat: Seat) {
    note(t, |_| Some(Line::open("101.2", by("log-one-more", seat)).by_rules()));
}

/// A deck is built. [101.2]
pub(crate) fn built(t: &mut T, seat: Seat) {
    note(t, |_| Some(Line::open("101.2", by("log-built", seat)).own()));
}

/// A card is shown to everybody. [gl.reveal]
pub(crate) fn reveals(t: &mut T, id: ObjectId) {
    note(t, |t| {
        let said = by("log-reveals", look::controller(t, id)).with("card", card(t, id));
        Some(Line::open("gl.reveal", said))
    });
}

/// Nobody can attack, so the attack stops. [703.2b]
pub(crate) fn nobody_attacks(t: &mut T) {
    note(t, |_| Some(Line::open("703.2b", Message::new("log-nobody-attacks")).by_rules()));
}

/// Nobody blocks. [704.2a]
pub(crate) fn nobody_blocks(t: &mut T) {
    note(t, |_| Some(Line::open("704.2a", Message::new("log-nobody-blocks")).by_rules()));
}

/// The whole Hand is recycled, once in the game. [604.2]
pub(crate) fn recycles_hand(t: &mut T, seat: Seat) {
    note(t, |_| Some(Line::open("604.2", by("log-recycles-hand", seat)).own()));
}

/// What is about to be dealt becomes less or more, or is led to another. [811.3] [811.4]
pub(crate) fn altered(t: &mut T, before: Packet, now: Packet) {
    note(t, |t| {
        if before.to != now.to {
            let said = Message::new("log-redirected").with("card", card(t, before.to));
            return Some(Line::open("811.3", said.with("attacker", card(t, now.to))));
        }
        let said = || Message::new("log-altered").with("card", card(t, now.to)).with("n", number(now.amount));
        (before.amount != now.amount).then(|| Line::open("811.4", said().with("was", number(before.amount))))
    });
}

/// A Hero reaches Level 2. [415.3]
pub(crate) fn level(t: &mut T, seat: Seat) {
    note(t, |t| {
        let hero = t.board.players[seat as usize].hero;
        Some(Line::open("415.3", by("log-level", seat).with("card", card(t, hero))).by_rules())
    });
}

/// A player gives up. [902.1]
pub(crate) fn concedes(t: &mut T, seat: Seat) {
    note(t, |_| Some(Line::open("902.1", by("log-concedes", seat)).own()));
}

/// A player is out. [902.1]
pub(crate) fn out(t: &mut T, seat: Seat) {
    note(t, |_| Some(Line::open("902.1", by("log-out", seat)).by_rules()));
}

/// By what a game is won, as the book calls it. [103.2]
#[derive(Clone, Copy)]
pub(crate) enum Victory {
    /// No Hero of the other side is left. [103.2a]
    Battle,
    /// [103.2b]
    Experience,
    /// A text has said so, or somebody has given up.
    Said,
}

/// The game is over. [103.1]
pub(crate) fn over(t: &mut T, outcome: Outcome, how: Victory) {
    note(t, |t| {
        let said = match outcome {
            Outcome::Won(side) => {
                let seats = (0..t.board.seats).filter(|s| side.has(*s)).map(Arg::Seat);
                let key = match how {
                    Victory::Battle => "log-wins-battle",
                    Victory::Experience => "log-wins-experience",
                    Victory::Said => "log-wins",
                };
                Message::new(key).with("seats", Arg::List(seats.collect()))
            }
            Outcome::Drawn | Outcome::Stopped => Message::new("log-drawn"),
        };
        Some(Line::open("103.1", said).by_rules())
    });
}

/// An event, just before it is made true.
pub(crate) fn event(t: &mut T, e: Event) {
    note(t, |t| event::line(t, e));
}
