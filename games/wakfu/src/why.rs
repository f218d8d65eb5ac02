//! Why the asked seat cannot do something now: the clause and the reason, in
//! the order in which a judge would look.
//!
//! Nothing is told of a card that the seat does not know: of a card that is not
//! in its Hand it learns only that.

mod acts;
mod fights;
mod wanted;

pub use wanted::Wanted;

use crate::board::{Phase, T, look};
use crate::timing::Proc;
use crate::{attack, battle, checks, choose, limited, play, queue, react, turn};
use arbiter_desk::refuse;
use arbiter_kernel::{Arg, Frame, Illegal, Message, ObjectId, Viewer};

/// Why the asked seat cannot do what these words say; `None` if they answer
/// another question.
#[must_use]
pub fn why_not(t: &T, words: &str) -> Option<Illegal> {
    let seat = t.asked()?;
    if let Some(Frame::Proc(Proc::Limited(step, plan))) = t.frames().last() {
        return limited::why_not(t, *step, *plan, words.trim());
    }
    let wanted = Wanted::read(t, words)?;
    match *t.frames().last()? {
        Frame::Proc(Proc::Turn(turn::Step::Acted)) => acts::in_main_phase(t, seat, wanted),
        Frame::Proc(Proc::Battle(battle::Step::Acted(..))) => acts::in_battle(t, seat, wanted),
        Frame::Proc(Proc::React(react::Step::Answered(_), win)) => acts::in_window(t, seat, win, wanted),
        Frame::Proc(Proc::Attack(step)) => fights::declares(t, seat, step, wanted),
        Frame::Proc(Proc::Play(play::Step::Tapped(need, _), _)) => match wanted {
            Wanted::Tap(id) => acts::taps(t, seat, need, id),
            _ => None,
        },
        Frame::Proc(Proc::Choose(step, entry)) => match wanted {
            Wanted::Card(id) => chooses(t, step, entry, id),
            _ => None,
        },
        Frame::Proc(Proc::Queue(queue::Step::Placed(..))) => None,
        Frame::Proc(Proc::Check(checks::Step::Repaired(..), _)) => match wanted {
            Wanted::Card(id) => refuse!("306.3a", about(t, "why-not-that", id)),
            _ => None,
        },
        _ => None,
    }
}

/// What answers another question is no answer to this one.
#[must_use]
pub fn not_asked(t: &T) -> Illegal {
    let clause = match t.frames().last() {
        _ if t.board.phase == Phase::Setup => "102.1",
        _ if t.board.phase.is_before() => "101.2",
        Some(Frame::Proc(Proc::Turn(_))) => "603.1",
        Some(Frame::Proc(Proc::React(..))) => "809.2",
        Some(Frame::Proc(Proc::Attack(attack::Step::Targeted))) => "702.1",
        Some(Frame::Proc(Proc::Attack(_))) => "703.1",
        Some(Frame::Proc(Proc::Battle(_))) => "705.1",
        Some(Frame::Proc(Proc::Choose(..))) => "808.2d",
        Some(Frame::Proc(Proc::Play(..))) => "808.2",
        // What was begun is completed first.
        _ => "810.1",
    };
    Illegal { clause, why: Message::new("why-not-asked") }
}

/// A reason about a card, without its name where the seat may not know it.
fn about(t: &T, key: &'static str, id: ObjectId) -> Message {
    let viewer = t.asked().map_or(Viewer::Spectator, Viewer::Seat);
    let known = t.objects.get(id).is_none() || crate::show::sees(t, viewer, id.slot);
    Message::new(key).with("card", Arg::Card(known.then(|| look::face(t, id).card.name.clone())))
}

/// A card that cannot be chosen. [807.2] [508.1] [807.3]
fn chooses(t: &T, step: choose::Step, entry: u32, id: ObjectId) -> Option<Illegal> {
    let entry = queue::find(t, entry)?;
    if step == choose::Step::Borne {
        return if look::is_monster(t, id) && look::controller(t, id) == entry.seat {
            refuse!("305.7", about(t, "why-monster-bears", id))
        } else {
            refuse!("305.3", about(t, "why-cannot-bear", id))
        };
    }
    if t.scope(entry.scope).picks.iter().any(|p| p.what == crate::board::Thing::Card(id)) {
        return refuse!("807.3", about(t, "why-chosen", id));
    }
    if look::in_play(t, id) && !crate::range::reaches(t, choose::from(t, entry), id, false) {
        return refuse!("508.1", about(t, "why-out-of-range", id));
    }
    refuse!("807.2", about(t, "why-not-that", id))
}
