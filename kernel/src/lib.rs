//! The kernel of Arbiter: frames, events, windows, attempts. No word of any game.

mod message;
mod view;

pub use message::{Arg, Entry, Illegal, Message};
pub use view::{CardView, Outcome, SeatView, View, Viewer, ZoneView};

/// A player's place at the table.
pub type Seat = u8;
