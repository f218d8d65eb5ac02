//! The words of cards: what is read from a text is what runs. French is the
//! source language.
//!
//! A card says lines, and each line is a power of its own. [209.2] [801.2] At
//! each variant stands how it is said, first as our own cards say it.

mod act;
mod amount;
mod cond;
mod deed;
mod happen;
mod kind;
mod lasting;
mod made;
mod measure;
mod place;
mod power;
mod read;
mod step;
mod visit;
mod who;

pub use act::Act;
pub use amount::{Amount, Damage, Num, Pending};
pub use cond::{A, Cond, Limit, Until};
pub use deed::{But, Cancelled, Deed, Entering, Pile, Shape, Top};
pub use happen::{Happening, Later, Moment, Watched};
pub use kind::{Adj, Element, Family, KindOf, Noun, Profession, Sure, Symbols, Trait};
pub use lasting::{Ban, Duty, Freedom, Gain, Lasting, Razed};
pub use made::{Marker, Spirit};
pub use measure::{Measure, Nay, Trick};
pub use place::{News, Place, Player, Recent, Tail};
pub use power::{CardText, Cost, Gate, Keyword, Power, Reaction, Trigger, While};
pub use read::{Tongue, Tongues};
pub use step::{Clause, Coming, Shift, Step, Them};
pub use visit::Named;
pub use who::{Bound, Itself, Who};

pub use arbiter_text::forms::{Spot, ThisName};
