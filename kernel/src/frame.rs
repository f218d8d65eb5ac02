//! Frames: one stack of them is the rest of the game.

use crate::{Batch, Game, Run, Seat, Window};
use serde::{Deserialize, Serialize};

/// Something that is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Frame<G: Game> {
    /// A procedure of the rulebook, at a named step.
    Proc(G::Proc),
    /// Events that happen together, at a stage of their life.
    Event(Batch, Stage),
    /// Seats being offered to act.
    Window(Window<G>),
    /// A play being tried; `held` events wait for its success.
    Attempt {
        /// How many events were held back before it began.
        held: u16,
        /// How many triggers waited before it began.
        woke: u16,
    },
    /// A text being carried out.
    Run(Run),
    /// A question that stands again: somebody left while it was open.
    Asked(Seat),
}

/// A stage of an event's life.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// Before anything.
    AboutTo,
    /// Looking for replacements of the n-th event.
    Instead(u16),
    /// A seat was asked which replacement comes first for the n-th event.
    Chosen(u16),
    /// What fits.
    Adjust,
    /// Doing it.
    Perform,
    /// Texts that stand in the place of some of it.
    Follow,
    /// One of them was followed.
    Followed,
    /// Rules that act by themselves.
    Performed,
    /// Triggers.
    Happened,
    /// Gone.
    End,
}
