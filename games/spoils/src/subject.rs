//! What a question comes from: the card whose text, play or attack asks it, and
//! which line of it.

use crate::battle::{self, Fight, Step};
use crate::board::T;
use crate::lower::Act;
use crate::play::{COUNT, SHARED};
use crate::timing::{Proc, Topic};
use crate::{effect, layers, names, replace};
use arbiter_desk::Origin;
use arbiter_kernel::{Frame, ObjectId, Seat, Stage, Subject, Viewer};

/// The source of the open question, as this seat may know it.
pub(crate) fn subject(t: &T, seat: Seat) -> Option<Subject> {
    let origin = source(t)?;
    let face = &t.rules.faces[layers::glance(t, origin.card)?.face as usize];
    let printed = origin.ability.filter(|a| face.abilities.contains(a)).map(|a| t.rules.abilities[a as usize].printed);
    origin.told(t, seat, (&face.card.name, printed), |id| names::spot_for(t, Viewer::Seat(seat), id))
}

/// The innermost of what is going on that has a card to it.
fn source(t: &T) -> Option<Origin> {
    let text = |scope: u16| {
        let s = t.scope(scope);
        Some(Origin::text(s.source, s.ability))
    };
    for frame in t.frames().iter().rev() {
        return match frame {
            Frame::Run(run) => match effect::current(t, *run) {
                // The share is for the next of them.
                Some(Act::Divide { .. }) => {
                    let s = t.scope(run.scope);
                    let next = s.picked(SHARED).nth(s.notes[COUNT] as usize).and_then(|p| p.what.card());
                    text(run.scope).map(|s| s.about(next))
                }
                // What was looked at or picked before is what may be done something with.
                Some(Act::May(_)) => {
                    text(run.scope).map(|s| s.about(t.scope(run.scope).picks.iter().filter_map(|p| p.what.card())))
                }
                _ => text(run.scope),
            },
            Frame::Window(w) => match w.topic {
                Topic::Respond(scope) => text(scope),
                Topic::Round => fought(t),
                Topic::EndOfTurn => None,
            },
            // What happens instead of something is asked of the card that it would happen to.
            Frame::Event(batch, Stage::Chosen(n)) => {
                replace::subjects(t.events(*batch)[usize::from(*n)]).into_iter().flatten().next().map(Origin::alone)
            }
            Frame::Event(..) | Frame::Attempt { .. } | Frame::Asked(_) => continue,
            Frame::Proc(p) => match *p {
                Proc::Play(_, play) => text(play.scope),
                Proc::Pay(_, bill) => match t.scope(bill.scope).source {
                    ObjectId::NONE => continue,
                    _ => text(bill.scope),
                },
                Proc::Bid(_, bid) => text(bid.scope),
                Proc::Carry { scope } | Proc::Instead { scope, .. } => text(scope),
                Proc::Fight(Fight::Divided(card, n)) => {
                    let next = battle::recipients(t, card).get(usize::from(n)).copied();
                    Some(Origin::alone(card).about(next))
                }
                Proc::Battle(Step::Chosen(_) | Step::Blocker(_) | Step::Pay(_) | Step::Paid(..), target) => {
                    fought(t).or(Some(Origin::alone(target)))
                }
                Proc::Adjust(..) | Proc::Sized(..) | Proc::Close { .. } | Proc::Rest => continue,
                Proc::Battle(..) | Proc::Fight(_) => fought(t),
                Proc::Setup(_) | Proc::Turn(_) | Proc::Group(..) | Proc::Check(_) | Proc::Repeat(_) => None,
            },
        };
    }
    None
}

/// What is attacked, and who fights. A battle goes on when its target is gone: then the first who fights stands for it.
fn fought(t: &T) -> Option<Origin> {
    let b = t.board.battle.as_ref()?;
    let fighters = || b.attackers.iter().chain(&b.blockers).copied();
    let shown = |id: &ObjectId| *id != ObjectId::NONE && layers::glance(t, *id).is_some();
    let first = [b.target].into_iter().chain(fighters()).find(shown)?;
    Some(Origin::alone(first).about(fighters().filter(|id| *id != first)))
}
