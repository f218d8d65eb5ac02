//! What a player could think of playing, whether it is offered or not: for
//! whoever tries things out.

use crate::board::T;
use crate::play::Listing;
use crate::timing::{Choice, Proc};
use crate::{attack, battle, play, react, turn};
use arbiter_kernel::{Frame, Seat};

/// Every play that is allowed at this moment, in the Main Phase, in an Action
/// Phase, after the Target was named and in a window of Reactions, whether it
/// can be completed or not; else nothing.
#[must_use]
pub fn thinkable(t: &T, seat: Seat) -> Vec<Choice> {
    let (list, mut out) = (Listing::thinkable(), Vec::new());
    match t.frames().last() {
        Some(Frame::Proc(Proc::Turn(turn::Step::Acted))) => play::main_options(t, &list, &mut out),
        Some(Frame::Proc(Proc::Battle(battle::Step::Acted(..)))) => {
            play::phase_options(t, seat, &list, &mut out);
        }
        Some(Frame::Proc(Proc::Attack(attack::Step::Challenged))) => {
            play::challenges(t, seat, &list, &mut out);
        }
        Some(Frame::Proc(Proc::React(react::Step::Answered(_), win))) => {
            react::reactions(t, seat, *win, &list, &mut out);
        }
        _ => (),
    }
    out.retain(|&c| matches!(c, Choice::React(..)) || play::plan_of(t, seat, c).is_some());
    out
}
