//! The story of a game, as a judge would tell it.

use crate::board::{T, look, place};
use crate::event::Event;
use crate::queue;
use arbiter_kernel::{Arg, Entry, Message, ObjectId, Seat, SeatSet, Viewer};

/// A line: by which clause, what is said, and what is said to who may not see
/// the card.
struct Line {
    clause: &'static str,
    said: Message,
    veiled: Option<Message>,
    seen_by: u8,
}

fn open(clause: &'static str, said: Message) -> Line {
    Line { clause, said, veiled: None, seen_by: u8::MAX }
}

fn tell(t: &mut T, line: Line) {
    let depth = t.board.queue.len().min(usize::from(u8::MAX)) as u8;
    let Line { clause, said, veiled, seen_by } = line;
    t.tell(|_, _| Entry { clause, said, cause: None, depth, veiled, seen_by });
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
    let n = Arg::Number(i64::from(t.board.turn));
    tell(t, open("601.1", by("log-turn", seat).with("n", n)));
}

/// Who won the throw. [102.2]
pub(crate) fn throws(t: &mut T, seat: Seat) {
    tell(t, open("102.2", by("log-won-throw", seat)));
}

/// A Hero reaches Level 2. [415.3]
pub(crate) fn level(t: &mut T, seat: Seat) {
    tell(t, open("415.3", by("log-level", seat)));
}

/// A player is out. [902.1]
pub(crate) fn out(t: &mut T, seat: Seat) {
    tell(t, open("902.1", by("log-out", seat)));
}

/// An event, just before it is made true.
pub(crate) fn event(t: &mut T, e: Event) {
    if t.journal.told.is_none() {
        return;
    }
    if let Some(line) = line(t, e) {
        tell(t, line);
    }
}

fn line(t: &T, e: Event) -> Option<Line> {
    let of = |clause, key, id| open(clause, Message::new(key).with("card", card(t, id)));
    let entry = |id: u32| queue::find(t, id).copied();
    Some(match e {
        Event::Played(id) => {
            let q = entry(id)?;
            let key = if q.what == crate::board::What::Card { "log-plays" } else { "log-uses" };
            open("808.2h", by(key, q.seat).with("card", card(t, q.source)))
        }
        Event::Placed(id) => {
            let q = entry(id)?;
            open("804.2", by("log-triggers", q.seat).with("card", card(t, q.source)))
        }
        Event::Announced(id) => open("701.2", by("log-attacks", entry(id)?.seat)),
        Event::Draw(seat) => open("507.4", by("log-draws", seat)),
        Event::Damage(p) => {
            let said = Message::new("log-damage").with("card", card(t, p.to)).with("n", number(p.amount));
            open("410.1", said)
        }
        Event::Regain(id, n) => {
            open("410.2", Message::new("log-regains").with("card", card(t, id)).with("n", number(n)))
        }
        Event::Lose(id, n) => open("410.3", Message::new("log-loses").with("card", card(t, id)).with("n", number(n))),
        Event::Xp(seat, n) => open("415.1", by("log-xp", seat).with("n", number(n))),
        Event::Destroy { what, .. } => of("409.1", "log-destroyed", what),
        Event::Banish(id) => of("409.3", "log-banished", id),
        Event::Bounce(id) => hidden(t, "416.1", "log-to-hand", id),
        Event::Recycle(id) => hidden(t, "408.2", "log-recycled", id),
        Event::Discard(id) => of("408.1", "log-discarded", id),
        Event::Appear(a) => of("402.1", "log-appears", a.card),
        Event::Move(id) => of("414.1", "log-moves", id),
        Event::Expel(id) => of("414.5", "log-expelled", id),
        Event::Targeted(id) => of("702.1", "log-target", id),
        Event::Attacks(id) => of("703.1", "log-attacker", id),
        Event::Blocks(id, a) => {
            open("704.1", Message::new("log-blocks").with("card", card(t, id)).with("attacker", card(t, a)))
        }
        Event::Cancel(id) => of("gl.cancel", "log-cancelled", entry(id)?.source),
        Event::Chifumi(winner, _) => open("gl.chifumi", by("log-chifumi", winner)),
        _ => return None,
    })
}

/// A card that not everybody may see where it lies.
fn hidden(t: &T, clause: &'static str, key: &'static str, id: ObjectId) -> Line {
    let public = place(look::zone_of(t, id)).is_none() || crate::show::sees(t, Viewer::Spectator, id.slot);
    let said = Message::new(key).with("card", card(t, id));
    if public {
        return open(clause, said);
    }
    let sees = |s: &Seat| crate::show::sees(t, Viewer::Seat(*s), id.slot);
    let seen = (0..t.board.seats).filter(sees).fold(SeatSet::NONE, SeatSet::and);
    let veiled = Some(Message::new(key).with("card", Arg::Card(None)));
    Line { clause, said, veiled, seen_by: seen.0 }
}
