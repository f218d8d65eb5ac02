//! What a question comes from: the card whose text, play or attack asks it, and
//! which line of it.

use crate::board::{T, Thing, look};
use crate::event::Event;
use crate::rules::NONE;
use crate::timing::{Choice, Proc};
use crate::{battle, choose, names, queue, react, show};
use arbiter_kernel::{Batch, Frame, ObjectId, Seat, Spot, Subject, Viewer, ZoneId};

/// The source of the open question, as this seat may know it.
pub(crate) fn subject(t: &T, seat: Seat) -> Option<Subject> {
    let Source { card, ability, about } = source(t)?;
    // What is gone is called what it was when it went; of what is there, what is seen.
    let known = match t.objects.get(card) {
        Some(_) => show::sees(t, Viewer::Seat(seat), card.slot),
        None => t.ghosts.get(card).is_some(),
    };
    if !known {
        return None;
    }
    let (face, line) = (look::face(t, card), line(t, card, ability));
    let about = about.into_iter().filter_map(|id| spot(t, seat, id)).collect();
    Some(Subject { card: face.card.name.clone(), at: spot(t, seat, card), line, about })
}

pub(crate) struct Source {
    card: ObjectId,
    ability: u16,
    about: Vec<ObjectId>,
}

/// The innermost of what is going on that has a card to it.
pub(crate) fn source(t: &T) -> Option<Source> {
    let alone = |card| Some(Source { card, ability: NONE, about: Vec::new() });
    for frame in t.frames().iter().rev() {
        return match frame {
            Frame::Run(run) => {
                let s = t.scope(run.scope);
                Some(Source { card: s.source, ability: s.ability, about: Vec::new() })
            }
            Frame::Event(..) | Frame::Attempt { .. } | Frame::Asked(_) | Frame::Window(_) => continue,
            Frame::Proc(p) => match *p {
                Proc::Play(_, plan) => Some(Source { card: plan.source, ability: plan.ability, about: Vec::new() }),
                Proc::Choose(choose::Step::Shared(n), entry) => {
                    let picks = &t.scope(queue::find(t, entry)?.scope).picks;
                    let next = picks
                        .get(usize::from(n))
                        .and_then(|p| if let Thing::Card(id) = p.what { Some(id) } else { None });
                    queued(t, entry).map(|s| Source { about: next.into_iter().collect(), ..s })
                }
                Proc::Choose(_, entry) => queued(t, entry),
                Proc::Queue(
                    queue::Step::Running(id, _)
                    | queue::Step::Placed(id, _)
                    | queue::Step::Faced(id, _)
                    | queue::Step::Landed(id, _),
                ) => queued(t, id),
                Proc::React(react::Step::Fired(seat), win) => fired(t, seat, win),
                Proc::React(_, win) => answered(t, win.batch),
                Proc::Battle(
                    battle::Step::Strike(_, card)
                    | battle::Step::Struck(_, card, _)
                    | battle::Step::Back(_, card, _)
                    | battle::Step::Blows(_, card, ..),
                ) => alone(card),
                Proc::Attack(_) | Proc::Battle(_) => fought(t),
                Proc::Cards(_) | Proc::Queue(_) => continue,
                Proc::Setup(_) | Proc::Turn(_) | Proc::Triggers(_) | Proc::Check(..) => None,
            },
        };
    }
    None
}

/// Something in the Queue.
fn queued(t: &T, id: u32) -> Option<Source> {
    let entry = queue::find(t, id)?;
    Some(Source { card: entry.source, ability: entry.ability, about: Vec::new() })
}

/// What is attacked, and who fights; nothing before the Target is named.
fn fought(t: &T) -> Option<Source> {
    let b = t.board.battle.as_ref()?;
    let about = b.fighters.iter().map(|f| f.who).collect();
    (b.target != ObjectId::NONE).then_some(Source { card: b.target, ability: NONE, about })
}

/// The first of the powers that would trigger by themselves.
fn fired(t: &T, seat: Seat, win: react::Win) -> Option<Source> {
    let mut all = Vec::new();
    react::fires(t, seat, win, &mut all);
    all.into_iter().find_map(|c| match c {
        Choice::React(card, ability, _) => Some(Source { card, ability, about: Vec::new() }),
        _ => None,
    })
}

/// What a Reaction would answer.
fn answered(t: &T, batch: Batch) -> Option<Source> {
    t.events(batch).iter().find_map(|e| {
        let card = match *e {
            Event::Played(id) | Event::Announced(id) | Event::Placed(id) | Event::Cancel(id) => return queued(t, id),
            Event::Chosen(id, _) => return queued(t, id),
            Event::Damage(packet) => {
                let about = vec![packet.to];
                return Some(Source { card: packet.by.unwrap_or(packet.to), ability: NONE, about });
            }
            Event::Appear(arrival) => arrival.card,
            Event::Destroy { what, .. } => what,
            Event::Modify { on, .. } => on,
            Event::Tap(id, _)
            | Event::Untap(id)
            | Event::Regain(id, _)
            | Event::Lose(id, _)
            | Event::Banish(id)
            | Event::Discard(id)
            | Event::Recycle(id)
            | Event::Bounce(id)
            | Event::Move(id)
            | Event::Displace(id, _)
            | Event::Expel(id)
            | Event::Targeted(id)
            | Event::Attacks(id)
            | Event::Blocks(id, _)
            | Event::Blocked(id)
            | Event::Withdraw(id)
            | Event::Assign(id, _) => id,
            _ => return None,
        };
        Some(Source { card, ability: NONE, about: Vec::new() })
    })
}

/// Which line of a card's text a power is: where there are as many of both.
pub(crate) fn line(t: &T, card: ObjectId, ability: u16) -> Option<u8> {
    let face = look::face(t, card);
    let alike = face.card.worded.text.lines().count() == usize::from(face.count);
    (alike && face.powers().contains(&ability)).then(|| (ability - face.first) as u8)
}

/// Where a card lies, if the seat sees it there.
fn spot(t: &T, seat: Seat, id: ObjectId) -> Option<Spot> {
    let viewer = Viewer::Seat(seat);
    let here = t.objects.get(id).is_some_and(|o| o.zone != ZoneId::NOWHERE);
    (here && show::sees(t, viewer, id.slot)).then(|| {
        let (seat, zone) = show::place_of(t, id);
        Spot { seat, zone, slug: names::slug_for(t, viewer, id) }
    })
}
