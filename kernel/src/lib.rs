//! The kernel of Arbiter: it keeps the rest of a game as one stack of frames,
//! gives every happening one life, and stops whenever a person must choose.
//!
//! There is no word of any game in here. A game implements [`Game`]; a
//! [`Table`] is one game being played. The state is plain data: it can be
//! cloned, saved, hashed and compared at every question, in the middle of
//! anything.
//!
//! What is absent: closures and trait objects in the state, clocks, threads,
//! unseeded chance, hash maps, sentences for people.

mod attempt;
pub mod clause;
mod copy;
mod decision;
mod event;
mod fate;
mod flow;
mod frame;
mod game;
mod ghost;
mod guess;
mod instead;
mod journal;
mod leave;
mod life;
mod message;
mod modifier;
mod moment;
mod note;
mod number;
mod object;
mod place;
mod program;
mod replay;
mod rng;
mod state;
mod table;
mod tray;
mod trigger;
mod tryout;
mod view;
mod watch;
mod window;
mod zone;

pub use clause::marks;
pub use copy::refill;
pub use event::{Batch, EventId};
pub use fate::{Bar, Fate, Made, Report};
pub use flow::{Events, Flow, Word};
pub use frame::{Frame, Stage};
pub use game::{Game, Value};
pub use ghost::Ghosts;
pub use instead::{Replaced, Replacement};
pub use journal::{Journal, Upshot};
pub use message::{Arg, Entry, Illegal, Message};
pub use modifier::Modifier;
pub use moment::Moment;
pub use note::Members;
pub use number::Total;
pub use object::{Object, ObjectId, Objects, SeatSet};
pub use program::{Op, Pick, Run, Scope};
pub use replay::Chain;
pub use rng::Rng;
pub use state::State;
pub use table::Table;
pub use tray::Tray;
pub use trigger::{Listener, Listeners, Pending};
pub use tryout::{Trial, Tried};
pub use view::{BoardView, CardView, Outcome, PlaceView, SeatView, Shape, Spot, Subject, View, Viewer, ZoneView};
pub use window::{Discipline, Window};
pub use zone::{ZoneId, Zones};

/// A player's place at the table.
pub type Seat = u8;
