//! stub
use crate::board::T;
use arbiter_kernel::{Illegal, ObjectId};
/// stub
pub enum Wanted {
    /// a
    Play(ObjectId),
    /// a
    Use(ObjectId, Option<u16>),
    /// a
    Attack(ObjectId),
    /// a
    Target(ObjectId),
    /// a
    Pass,
    /// a
    End,
    /// a
    Other,
}
/// stub
pub fn why_not(_: &T, _: Wanted) -> Option<Illegal> {
    None
}
/// The n-th activated ability of a card, from 1.
#[must_use]
pub fn nth_activated(t: &T, id: ObjectId, n: usize) -> Option<u16> {
    let activated =
        |a: &u16| matches!(t.rules.abilities[*a as usize].sort, crate::rules::Sort::Activated { evolve: None, .. });
    crate::layers::abilities(t, id).into_iter().filter(activated).nth(n.wrapping_sub(1))
}
