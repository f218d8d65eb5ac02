//! What a question comes from: the card whose text, play or attack asks it, and
//! which line of it.

use crate::battle::{self, Fight, Step};
use crate::board::T;
use crate::lower::Act;
use crate::play::{COUNT, SHARED};
use crate::timing::{Proc, Topic};
use crate::{effect, layers, names, show};
use arbiter_kernel::{Frame, ObjectId, Seat, Spot, Subject, Viewer, ZoneId};

/// The source of the open question, as this seat may know it.
pub(crate) fn subject(t: &T, seat: Seat) -> Option<Subject> {
    let Source { card, ability, about } = source(t)?;
    // What is gone is called what it was when it went.
    let glance = layers::glance(t, card)?;
    if t.objects.get(card).is_some() && !show::sees(t, Viewer::Seat(seat), card.slot) {
        return None;
    }
    let face = &t.rules.faces[glance.face as usize];
    let printed = ability.filter(|a| face.abilities.contains(a)).map(|a| t.rules.abilities[a as usize].printed);
    Some(Subject {
        card: face.card.name.clone(),
        at: spot(t, seat, card),
        line: printed,
        about: about.into_iter().filter_map(|id| spot(t, seat, id)).collect(),
    })
}

struct Source {
    card: ObjectId,
    ability: Option<u16>,
    about: Vec<ObjectId>,
}

/// The innermost of what is going on that has a card to it.
fn source(t: &T) -> Option<Source> {
    let text = |scope: u16| {
        let s = t.scope(scope);
        Some(Source { card: s.source, ability: Some(s.ability), about: Vec::new() })
    };
    for frame in t.frames().iter().rev() {
        return match frame {
            Frame::Run(run) => match effect::current(t, *run) {
                // The share is for the next of them.
                Some(Act::Divide { .. }) => {
                    let s = t.scope(run.scope);
                    let next = s.picked(SHARED).nth(s.notes[COUNT] as usize).and_then(|p| p.what.card());
                    text(run.scope).map(|s| Source { about: next.into_iter().collect(), ..s })
                }
                _ => text(run.scope),
            },
            Frame::Window(w) => match w.topic {
                Topic::Respond(scope) => text(scope),
                Topic::Round => fought(t),
                Topic::EndOfTurn => None,
            },
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
                    Some(Source { card, ability: None, about: next.into_iter().collect() })
                }
                Proc::Battle(Step::Chosen(_) | Step::Blocker(_) | Step::Pay(_) | Step::Paid(..), target) => {
                    fought(t).or(Some(Source { card: target, ability: None, about: Vec::new() }))
                }
                Proc::Adjust(..) | Proc::Sized(..) | Proc::Close { .. } | Proc::Rest => continue,
                Proc::Battle(..) | Proc::Fight(_) => fought(t),
                Proc::Setup(_) | Proc::Turn(_) | Proc::Group(..) | Proc::Check(_) | Proc::Repeat(_) => None,
            },
        };
    }
    None
}

/// What is attacked, and who fights.
fn fought(t: &T) -> Option<Source> {
    let b = t.board.battle.as_ref()?;
    let about = b.attackers.iter().chain(&b.blockers).copied().collect();
    Some(Source { card: b.target, ability: None, about })
}

/// Where a card lies, if the seat sees it there.
fn spot(t: &T, seat: Seat, id: ObjectId) -> Option<Spot> {
    let viewer = Viewer::Seat(seat);
    let here = t.objects.get(id).is_some_and(|o| o.zone != ZoneId::NOWHERE);
    (here && show::sees(t, viewer, id.slot)).then(|| {
        let (seat, zone) = show::place(t, id);
        Spot { seat, zone, slug: names::slug_for(t, viewer, id) }
    })
}
