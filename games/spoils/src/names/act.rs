//! What kind of act an option is and which card it is about, for whoever draws
//! it.

use super::{modifier, spot_for};
use crate::board::T;
use crate::replace;
use crate::rules::TurnRule;
use crate::show;
use crate::timing::Choice;
use arbiter_kernel::{Spot, Viewer, ZoneId};

pub(super) fn act(t: &T, c: Choice) -> &'static str {
    match c {
        Choice::Pass => "pass",
        Choice::End => "end",
        Choice::Repeat(_) => "repeat",
        Choice::Play(_) => "play",
        Choice::FlipUp(_) => "flip",
        Choice::Use(..) => "use",
        Choice::Attack(_) => "attack",
        Choice::Card(_) | Choice::Act(_) => "target",
        Choice::FaceUp(_) => "up",
        Choice::FaceDown(_) => "down",
        Choice::Stop => "stop",
        Choice::Yes => "yes",
        Choice::No => "no",
        Choice::Number(n) if modifier(t, n).is_some() => "option",
        Choice::Number(_) => "number",
        Choice::More => "more",
        Choice::Option(_) => "option",
        Choice::Pending(n) => match t.rules.abilities[t.pending[n as usize].ability as usize].turn_rule {
            Some(TurnRule::Restore) => "restore",
            Some(TurnRule::Develop) => "develop",
            None => "pending",
        },
        Choice::Replace(_) => "replace",
        Choice::Seat(_) => "seat",
        Choice::Face(_) => "face",
    }
}

/// The card that an option is about, where the asked seat sees it lie.
pub(super) fn about(t: &T, c: Choice) -> Option<Spot> {
    let id = match c {
        Choice::Play(id)
        | Choice::FlipUp(id)
        | Choice::Use(id, _)
        | Choice::Attack(id)
        | Choice::Card(id)
        | Choice::FaceUp(id)
        | Choice::FaceDown(id) => id,
        Choice::Act(scope) => t.scope(scope).source,
        Choice::Number(n) => modifier(t, n)?,
        Choice::Pending(n) => t.pending[n as usize].source,
        Choice::Replace(id) => replace::source(t, id),
        _ => return None,
    };
    let here = t.objects.get(id).is_some_and(|o| o.zone != ZoneId::NOWHERE);
    let viewer = Viewer::Seat(t.asked()?);
    (here && show::sees(t, viewer, id.slot)).then(|| spot_for(t, viewer, id))
}
