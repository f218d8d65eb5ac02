//! The log: what happened, by which clause. Keys and arguments only.

use crate::board::T;
use crate::event::Event;
use arbiter_kernel::{ObjectId, Seat};

pub(crate) fn tell(_t: &mut T, _e: &Event) {}
pub(crate) fn turn(_t: &mut T) {}
pub(crate) fn attack(_t: &mut T, _by: ObjectId, _on: ObjectId) {}
pub(crate) fn plays(_t: &mut T, _id: ObjectId, _seat: Seat) {}
pub(crate) fn uses(_t: &mut T, _id: ObjectId, _seat: Seat) {}
pub(crate) fn triggers(_t: &mut T, _id: ObjectId, _seat: Seat, _ability: u16) {}
pub(crate) fn rolled(_t: &mut T, _result: i16) {}
pub(crate) fn revealed(t: &mut T, id: ObjectId) {
    t.objects.at_mut(id.slot).known = arbiter_kernel::SeatSet::ALL;
}
