//! What a question comes from: the card whose text, play or attack asks it, and
//! which line of it.

use crate::board::{Read, T, Thing};
use crate::event::Event;
use crate::lower::Act;
use crate::timing::{AFTER_ATTACK, Proc};
use crate::{fit, layers, names, play};
use arbiter_desk::Origin;
use arbiter_kernel::{Frame, Op, Seat, Stage, Subject, Viewer};

/// The source of the open question, as this seat may know it.
pub(crate) fn subject(t: &T, seat: Seat) -> Option<Subject> {
    let origin = source(t)?;
    let face = &t.rules.faces[layers::info(t, origin.card)?.face as usize];
    let printed = origin.ability.filter(|a| face.abilities.contains(a)).map(|a| t.rules.abilities[a as usize].printed);
    origin.told(t, seat, (&face.card.name, printed), |id| names::spot_for(t, Viewer::Seat(seat), id))
}

/// The innermost of what is going on that has a card to it.
fn source(t: &T) -> Option<Origin> {
    let alone = |card| Some(Origin::alone(card));
    let text = |scope: u16| {
        let s = t.scope(scope);
        Some(Origin::text(s.source, s.ability))
    };
    for frame in t.frames().iter().rev() {
        return match frame {
            Frame::Run(run) => match &t.rules.programs[run.program as usize][run.at as usize] {
                // What was chosen or looked at before is what may be done something with.
                Op::Do(Act::May) => {
                    let before = t.scope(run.scope).picks.iter().map(|p| p.what.card());
                    text(run.scope).map(|s| s.about(before))
                }
                _ => text(run.scope),
            },
            Frame::Window(w) if w.topic == AFTER_ATTACK => continue,
            Frame::Window(_) => None,
            // Which effect comes first is asked of the card that something would happen to.
            Frame::Event(batch, Stage::Chosen(n)) => {
                let card = match t.events(*batch)[usize::from(*n)] {
                    Event::Damage { to, .. } => Some(to),
                    Event::Engage(id) | Event::Refresh(id) | Event::Control { id, .. } => Some(id),
                    e => e.about().into_iter().flatten().next(),
                };
                // What happens to a player happens to their leader.
                alone(card.or_else(|| t.asked().map(|seat| t.leader(seat)))?)
            }
            Frame::Event(..) | Frame::Attempt { .. } | Frame::Asked(_) => continue,
            Frame::Proc(p) => match *p {
                // The share is for the first who has none.
                Proc::Play(play::Step::DivideNamed(_), play) => {
                    let next = t.scope(play.scope).picks.iter().find(|p| p.share == 0).map(|p| p.what.card());
                    text(play.scope).map(|s| s.about(next))
                }
                Proc::Play(_, play) => text(play.scope),
                Proc::Pay(_, bill) | Proc::Whole(_, bill) => text(bill.scope),
                Proc::Carry { scope } => text(scope),
                Proc::Attack(_, card, target) => Some(Origin::alone(card).about([target])),
                Proc::WardEntry(fit::Entry::Answered(tray)) => alone(t.tray(tray).last().copied().map(Thing::card)?),
                Proc::WardEntry(_) | Proc::Fit(..) | Proc::Close { .. } => continue,
                Proc::Setup(_) | Proc::Turn(_) | Proc::Confirm(_) => None,
            },
        };
    }
    None
}
