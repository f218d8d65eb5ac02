//! The options of the open question that are like one said before.

use super::actions;
use crate::board::T;
use crate::timing::{Choice, Proc};
use crate::{repeat, turn};
use arbiter_kernel::Frame;

/// Among the options of the open question, those that could be the same as this
/// one: what concerns another card need not be looked at.
pub(crate) fn like(t: &T, choice: Choice, out: &mut Vec<Choice>) {
    let (Choice::Play(id) | Choice::FlipUp(id) | Choice::Use(id, _)) = choice else { return t.options(out) };
    let (seat, window) = match t.frames().last() {
        Some(Frame::Window(w)) => (w.seat(), true),
        Some(Frame::Proc(Proc::Turn(turn::Step::Acted))) => (t.board.active, false),
        _ => return t.options(out),
    };
    actions(t, seat, window, Some(id.slot), out);
    repeat::unbar(t, seat, out);
}
