//! Moments: the points of an event's life at which a game may let something run.

use crate::Batch;

/// A point in time that a game's timing system can hook.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// It is going to happen; nobody has changed anything yet. Skipped inside an attempt.
    AboutTo(Batch),
    /// Replacements are done; what does not fit is dropped, sums are made.
    Adjust(Batch),
    /// It is done; rules that act by themselves. Never held back.
    Performed(Batch),
    /// It is history; triggers and reactions. An attempt holds this back and
    /// lets it happen as one batch when the attempt succeeds.
    Happened(Batch),
}
