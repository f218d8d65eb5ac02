//! The words of cards: what is read from a text is what runs. French is the
//! source language.
//!
//! A card says lines, and each line is a power of its own. [209.2] [801.2] At
//! each variant stands how it is said, first as our own cards say it.

mod act;
mod cond;
mod kind;
mod power;
mod read;
mod visit;
mod who;

pub use act::{Act, Cancelled, Clause, Damage, Deed, Entering, Num, Pending, Step};
pub use cond::{Ban, Cond, Duty, Gain, Happening, Lasting, Later, Limit, Moment, Until, Watched};
pub use kind::{Adj, Element, Family, KindOf, Measure, Noun, Profession, Symbols};
pub use power::{CardText, Cost, Gate, Keyword, Power, Reaction, Trigger};
pub use read::{Tongue, Tongues};
pub use visit::Named;
pub use who::{Itself, Place, Player, Tail, Who};

pub use arbiter_text::forms::{Spot, ThisName};
