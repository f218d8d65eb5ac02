//! What a player could think of playing, whether it is offered or not: for
//! whoever tries things out.

use crate::board::{Read, T, Zone, other};
use crate::layers;
use crate::rules::Sort;
use crate::timing::{Choice, Proc};
use crate::turn;
use crate::words::Kinds;
use arbiter_kernel::{Frame, ObjectId};

/// Every card of the hand, every face-down card, every ability that is used,
/// every attack, at a player's free question; else nothing. What was tried and
/// failed there is not thought of again. [CO14]
#[must_use]
pub fn thinkable(t: &T) -> Vec<Choice> {
    let Some(seat) = t.asked() else { return Vec::new() };
    let main = match t.frames().last() {
        Some(Frame::Proc(Proc::Turn(turn::Step::Acted))) => true,
        Some(Frame::Window(_)) => false,
        _ => return Vec::new(),
    };
    let cards = |seat, zone| t.cards(seat, zone).iter().map(|&slot| t.objects.id(slot));
    let face_down = |id: &ObjectId| t.objects.at(id.slot).mark.facedown;
    let failed = |id: ObjectId, ability: u16| t.board.failed.contains(&(id, ability));
    let untried = |id: &ObjectId| !failed(*id, u16::MAX);
    let mut out: Vec<Choice> = cards(seat, Zone::Hand).filter(untried).map(Choice::Play).collect();
    out.extend(cards(seat, Zone::Play).filter(face_down).filter(untried).map(Choice::FlipUp));
    for zone in [Zone::Faction, Zone::Play, Zone::Hand, Zone::Discard] {
        for id in cards(seat, zone).chain(cards(other(seat), zone)) {
            let open = !face_down(&id) && (t.controller(id) == Some(seat) || zone != Zone::Hand);
            for ability in layers::abilities(t, id) {
                let used = matches!(t.rules.abilities[ability as usize].sort, Sort::Used { .. });
                if open && used && !failed(id, ability) {
                    out.push(Choice::Use(id, ability));
                }
            }
        }
    }
    if main {
        let locations =
            cards(other(seat), Zone::Play).filter(|id| t.face(id.slot).card.kinds.contains(Kinds::LOCATION));
        out.extend(locations.chain([t.faction(other(seat))]).map(Choice::Attack));
    }
    out
}
