//! One line: who may read it, how deep it lies, and what caused it.

use crate::board::T;
use crate::timing::Proc;
use arbiter_kernel::{Arg, Entry, Frame, Game, Message, ObjectId, SeatSet};

/// Bits of everybody, spectators too.
pub(super) const ALL: u8 = SeatSet::ALL.0;

/// Where a line stands among the others.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rank {
    /// A player's own action.
    Own,
    /// What follows from it.
    Effect,
    /// The rules do it.
    Rules,
}

/// A line of the story.
pub(super) struct Line {
    clause: &'static str,
    said: Message,
    veiled: Option<Message>,
    seen_by: u8,
    rank: Rank,
}

impl Line {
    /// Everybody may read it.
    pub(super) fn open(clause: &'static str, said: Message) -> Self {
        Line { clause, said, veiled: None, seen_by: ALL, rank: Rank::Effect }
    }
    /// These seats read `said`, everybody else reads `veiled`.
    pub(super) fn veiled(clause: &'static str, said: Message, veiled: Message, seen_by: u8) -> Self {
        let veiled = (seen_by != ALL).then_some(veiled);
        Line { clause, said, veiled, seen_by, rank: Rank::Effect }
    }
    pub(super) fn own(self) -> Self {
        Line { rank: Rank::Own, ..self }
    }
    pub(super) fn by_rules(self) -> Self {
        Line { rank: Rank::Rules, ..self }
    }
}

/// Writes a line, if someone listens and there is something to say.
pub(super) fn note(t: &mut T, line: impl FnOnce(&T) -> Option<Line>) {
    if !t.journal.heard() {
        return;
    }
    let Some(Line { clause, said, veiled, seen_by, rank }) = line(t) else { return };
    // A long chain of texts is not counted to its end.
    let open = t.scopes().take(8).count() as u8;
    let depth = if rank == Rank::Own { open.saturating_sub(1) } else { open.max(1) };
    let cause = if rank == Rank::Effect { speaking(t).and_then(|id| name(t, id)) } else { None };
    t.tell(move |_, _| Entry { clause, said, cause, depth, veiled, seen_by });
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
    crate::Spoils::sees(t, id.slot).0 | o.known.0
}
