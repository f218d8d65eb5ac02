//! One line: who may read it, how deep it lies, and what caused it.

use crate::Spoils;
use crate::board::T;
use crate::timing::Proc;
pub(super) use arbiter_desk::story::{ALL, Line, note};
use arbiter_desk::story::{Rank, Teller};
use arbiter_kernel::{Arg, Frame, Game, ObjectId};

impl Teller for Spoils {
    fn depth(t: &T, rank: Rank) -> u8 {
        // A long chain of texts is not counted to its end.
        let open = t.scopes().take(8).count() as u8;
        if rank == Rank::Own { open.saturating_sub(1) } else { open.max(1) }
    }
    fn cause(t: &T) -> Option<String> {
        speaking(t).and_then(|id| name(t, id))
    }
}

/// The card whose text is being followed.
fn speaking(t: &T) -> Option<ObjectId> {
    t.frames().iter().rev().find_map(|f| match f {
        Frame::Run(run) => Some(t.scope(run.scope).source),
        Frame::Proc(Proc::Play(_, play)) => Some(t.scope(play.scope).source),
        Frame::Window(_) => Some(ObjectId::NONE),
        _ => None,
    })
}

/// The English name of a card, also of one that is gone.
pub(crate) fn name(t: &T, id: ObjectId) -> Option<String> {
    if id == ObjectId::NONE || id.slot as usize >= t.objects.len() {
        return None;
    }
    let face = match (t.objects.get(id), t.ghosts.get(id)) {
        (None, Some(ghost)) => ghost.face,
        _ => t.objects.at(id.slot).face,
    };
    Some(t.rules.faces[face as usize].card.name.clone())
}

/// A card, as an argument.
pub(super) fn card(t: &T, id: ObjectId) -> Arg {
    Arg::Card(name(t, id))
}

/// A number, as an argument.
pub(super) fn number(n: impl Into<i64>) -> Arg {
    Arg::Number(n.into())
}

/// The seats that may know a card where it lies now. [VI1]
pub(crate) fn sees(t: &T, id: ObjectId) -> u8 {
    let Some(o) = t.objects.get(id) else { return ALL };
    Spoils::sees(t, id.slot).0 | o.known.0
}
