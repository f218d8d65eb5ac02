//! What a question comes from: the card whose text, play or attack asks it, and
//! which line of it.

use crate::board::{T, Thing, look};
use crate::event::Event;
use crate::rules::NONE;
use crate::timing::{Choice, Proc};
use crate::{battle, checks, choose, names, queue, react};
use arbiter_desk::Origin;
use arbiter_kernel::{Batch, Frame, ObjectId, Seat, Subject, Viewer};

/// The source of the open question, as this seat may know it.
pub(crate) fn subject(t: &T, seat: Seat) -> Option<Subject> {
    let origin = source(t)?;
    if t.objects.get(origin.card).is_none() && t.ghosts.get(origin.card).is_none() {
        return None;
    }
    let line = origin.ability.and_then(|a| line(t, origin.card, a));
    let name = &look::face(t, origin.card).card.name;
    origin.told(t, seat, (name, line), |id| names::spot_for(t, Viewer::Seat(seat), id))
}

/// The innermost of what is going on that has a card to it.
pub(crate) fn source(t: &T) -> Option<Origin> {
    let alone = |card| Some(Origin::alone(card));
    for frame in t.frames().iter().rev() {
        return match frame {
            Frame::Run(run) => {
                let s = t.scope(run.scope);
                Some(text(s.source, s.ability))
            }
            Frame::Event(..) | Frame::Attempt { .. } | Frame::Asked(_) | Frame::Window(_) => continue,
            Frame::Proc(p) => match *p {
                Proc::Play(_, plan) => Some(text(plan.source, plan.ability)),
                Proc::Choose(choose::Step::Shared(n), entry) => {
                    let picks = &t.scope(queue::find(t, entry)?.scope).picks;
                    let next = picks
                        .get(usize::from(n))
                        .and_then(|p| if let Thing::Card(id) = p.what { Some(id) } else { None });
                    queued(t, entry).map(|s| s.about(next))
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
                // Who bears too much.
                Proc::Check(checks::Step::Repaired(_, checks::Fault::Borne(bearer)), _) => alone(bearer),
                Proc::Setup(_) | Proc::Limited(..) | Proc::Turn(_) | Proc::Triggers(_) | Proc::Check(..) => None,
            },
        };
    }
    None
}

/// A power of a card, or the card alone.
fn text(card: ObjectId, ability: u16) -> Origin {
    Origin { ability: (ability != NONE).then_some(ability), ..Origin::alone(card) }
}

/// Something in the Queue.
fn queued(t: &T, id: u32) -> Option<Origin> {
    let entry = queue::find(t, id)?;
    Some(text(entry.source, entry.ability))
}

/// What is attacked, and who fights; nothing before the Target is named. When it is gone, the first who fights
/// stands for the battle.
fn fought(t: &T) -> Option<Origin> {
    let b = t.board.battle.as_ref()?;
    let known = |id: &ObjectId| t.objects.get(*id).is_some() || t.ghosts.get(*id).is_some();
    let fighters = || b.fighters.iter().map(|f| f.who);
    let first = [b.target].into_iter().chain(fighters()).find(|id| *id != ObjectId::NONE && known(id))?;
    Some(Origin::alone(first).about(fighters().filter(|id| *id != first)))
}

/// The first of the powers that would trigger by themselves.
fn fired(t: &T, seat: Seat, win: react::Win) -> Option<Origin> {
    let mut all = Vec::new();
    react::fires(t, seat, win, &mut all);
    all.into_iter().find_map(|c| match c {
        Choice::React(card, ability, _) => Some(text(card, ability)),
        _ => None,
    })
}

/// What a Reaction would answer.
fn answered(t: &T, batch: Batch) -> Option<Origin> {
    t.events(batch).iter().find_map(|e| {
        let card = match *e {
            Event::Played(id) | Event::Announced(id) | Event::Placed(id) | Event::Cancel(id) => return queued(t, id),
            Event::Chosen(id, _) => return queued(t, id),
            Event::Damage(packet) => {
                return Some(Origin::alone(packet.by.unwrap_or(packet.to)).about([packet.to]));
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
            | Event::Join(id)
            | Event::Assign(id, _) => id,
            _ => return None,
        };
        Some(Origin::alone(card))
    })
}

/// Which line of a card's text a power is: where there are as many of both.
pub(crate) fn line(t: &T, card: ObjectId, ability: u16) -> Option<u8> {
    let face = look::face(t, card);
    let alike = face.card.worded.text.lines().count() == usize::from(face.count);
    (alike && face.powers().contains(&ability)).then(|| (ability - face.first) as u8)
}
