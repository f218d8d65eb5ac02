//! What a player could think of playing, whether it is offered or not: for
//! whoever tries things out.

use super::{Purse, When, barred, hindrance, unusable, usable};
use crate::board::{Read, T, Zone, Zones, other};
use crate::layers;
use crate::play::Mode;
use crate::rules::Sort;
use crate::timing::{Choice, Proc};
use crate::turn;
use arbiter_kernel::{Frame, ObjectId, Seat};

/// Every card of the hand, every face-down card, every ability that is used,
/// every attack, at a player's free question; else nothing. Not what no payment
/// could make possible, nor what failed there and is not offered again. [CO14]
#[must_use]
pub fn thinkable(t: &T, seat: Seat) -> Vec<Choice> {
    let main = match t.frames().last() {
        Some(Frame::Proc(Proc::Turn(turn::Step::Acted))) => true,
        Some(Frame::Window(_)) => false,
        _ => return Vec::new(),
    };
    let cards = |seat, zone| t.cards(seat, zone).iter().map(|&slot| t.objects.id(slot));
    let face_down = |id: &ObjectId| t.objects.at(id.slot).mark.facedown;
    let failed = |id: ObjectId, ability: u16| t.board.failed.contains(&(id, ability));
    let when = if main { When::Main } else { When::Window };
    let purse = Purse::of(t, seat);
    let open = |id: &ObjectId, mode| {
        let bar = if failed(*id, u16::MAX) {
            hindrance(t, &purse, *id, mode, when)
        } else {
            barred(t, seat, *id, mode, when)
        };
        bar.is_none()
    };
    let usable = |id: ObjectId, ability| {
        let bar = if failed(id, ability) { usable(t, &purse, id, ability) } else { unusable(t, seat, id, ability) };
        bar.is_none()
    };
    let mut out: Vec<Choice> = cards(seat, Zone::Hand).filter(|id| open(id, Mode::Hand)).map(Choice::Play).collect();
    out.extend(cards(seat, Zone::Play).filter(face_down).filter(|id| open(id, Mode::FlipUp)).map(Choice::FlipUp));
    for zone in [Zone::Faction, Zone::Play, Zone::Hand, Zone::Discard] {
        for id in cards(seat, zone).chain(cards(other(seat), zone)) {
            let own = t.controller(id) == Some(seat);
            let seen = own || (!face_down(&id) && zone != Zone::Hand);
            for ability in layers::abilities(t, id) {
                let used = matches!(t.rules.abilities[ability as usize].sort, Sort::Used { .. });
                if seen && used && usable(id, ability) {
                    out.push(Choice::Use(id, ability));
                }
            }
        }
    }
    if main {
        out.extend(crate::battle::targets(t).into_iter().map(Choice::Attack));
    }
    // What could be completed and is not taken again is no matter of completing it. [414.3b]
    crate::repeat::unbar(t, seat, &mut out);
    out
}
