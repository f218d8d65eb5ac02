//! What a player could think of playing, whether it is offered or not: for
//! whoever tries things out.

use crate::board::{Read, T, Zone};
use crate::team::side;
use crate::timing::{Choice, Proc};
use crate::words::Essence;
use crate::{play, standard, turn};
use arbiter_kernel::{Frame, Seat};

/// Every card of the hand and every standard action, paid with anything, in a
/// player's own activation; every card on everybody of the own side, where
/// Reactions are asked for; else nothing.
#[must_use]
pub fn thinkable(t: &T, seat: Seat) -> Vec<Choice> {
    let hand = || t.cards(seat, Zone::Hand).iter().map(|&slot| t.objects.id(slot));
    match t.frames().last() {
        Some(Frame::Proc(Proc::Turn(turn::Step::Acted))) => {
            let own = play::own(t, seat);
            let all = (0..standard::COUNT).flat_map(|which| own.iter().map(move |who| (which, who)));
            let paid = |(which, who)| Essence::ALL.map(|essence| Choice::Standard(which, who, essence));
            hand().map(Choice::Play).chain(all.flat_map(paid)).collect()
        }
        Some(Frame::Window(_)) => {
            let mates = t.team(side(seat)).within(t.present());
            hand().flat_map(|id| mates.iter().map(move |who| Choice::React(id, who))).collect()
        }
        _ => Vec::new(),
    }
}
