//! What a question comes from: the card whose text, play or attack asks it, and
//! which line of it.

use crate::board::{T, Thing};
use crate::timing::{AFTER_ATTACK, Proc};
use crate::{fit, layers, names, play, show};
use arbiter_kernel::{Frame, ObjectId, Seat, Spot, Subject, Viewer, ZoneId};

/// The source of the open question, as this seat may know it.
pub(crate) fn subject(t: &T, seat: Seat) -> Option<Subject> {
    let Source { card, ability, about } = source(t)?;
    // What is gone is called what it was when it went.
    let info = layers::info(t, card)?;
    if t.objects.get(card).is_some() && !show::sees(t, Viewer::Seat(seat), card.slot) {
        return None;
    }
    let face = &t.rules.faces[info.face as usize];
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
    let alone = |card| Some(Source { card, ability: None, about: Vec::new() });
    let text = |scope: u16| {
        let s = t.scope(scope);
        Some(Source { card: s.source, ability: Some(s.ability), about: Vec::new() })
    };
    for frame in t.frames().iter().rev() {
        return match frame {
            Frame::Run(run) => text(run.scope),
            Frame::Window(w) if w.topic == AFTER_ATTACK => continue,
            Frame::Window(_) => None,
            Frame::Event(..) | Frame::Attempt { .. } | Frame::Asked(_) => continue,
            Frame::Proc(p) => match *p {
                // The share is for the first who has none.
                Proc::Play(play::Step::DivideNamed(_), play) => {
                    let next = t.scope(play.scope).picks.iter().find(|p| p.share == 0).map(|p| p.what.card());
                    text(play.scope).map(|s| Source { about: next.into_iter().collect(), ..s })
                }
                Proc::Play(_, play) => text(play.scope),
                Proc::Pay(_, bill) | Proc::Whole(_, bill) => text(bill.scope),
                Proc::Carry { scope } => text(scope),
                Proc::Attack(_, card, target) => Some(Source { card, ability: None, about: vec![target] }),
                Proc::WardEntry(fit::Entry::Answered(tray)) => alone(t.tray(tray).last().copied().map(Thing::card)?),
                Proc::WardEntry(_) | Proc::Fit(..) | Proc::Close { .. } => continue,
                Proc::Setup(_) | Proc::Turn(_) | Proc::Confirm(_) => None,
            },
        };
    }
    None
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
