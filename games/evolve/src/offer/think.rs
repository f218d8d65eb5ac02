//! What a player could think of playing, whether it is offered or not: for
//! whoever tries things out.

use crate::board::{T, Zones};
use crate::layers;
use crate::rules::{STACK_MOVE, Sort};
use crate::timing::{Choice, Proc};
use crate::turn;
use crate::words::{Keyword, Zone};
use arbiter_kernel::{Frame, Seat};

/// Every card that could be played from somewhere, every activated ability on
/// the own field, every attack, at a player's free question; else nothing.
#[must_use]
pub fn thinkable(t: &T, seat: Seat) -> Vec<Choice> {
    let main = match t.frames().last() {
        Some(Frame::Proc(Proc::Turn(turn::Step::Acted))) => true,
        Some(Frame::Window(_)) => false,
        _ => return Vec::new(),
    };
    let cards = |zone| t.cards(seat, zone).iter().map(|&slot| t.objects.id(slot));
    let mut out: Vec<Choice> = cards(Zone::Hand).chain(cards(Zone::Ex)).map(Choice::Play).collect();
    for id in cards(Zone::Field) {
        let activated = |a: &u16| matches!(t.rules.abilities[*a as usize].sort, Sort::Activated { .. });
        let all = layers::abilities(t, id);
        let new = (0..all.len()).filter(|&n| !all[..n].contains(&all[n])).map(|n| all[n]);
        out.extend(new.filter(activated).map(|a| Choice::Use(id, a)));
        if layers::has(t, id, Keyword::Stack) {
            out.push(Choice::Use(id, STACK_MOVE));
        }
        if main {
            out.push(Choice::Attack(id));
        }
    }
    out
}
