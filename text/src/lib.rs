//! Building blocks of the card-text compilers, shared by every game.
//!
//! A wording becomes [`Token`]s with spans, a [`Cursor`] walks over them and
//! remembers the furthest point it understood, a [`Diagnostic`] tells a person
//! what would have been understood there. [`Normal`] is the published rule by
//! which two wordings count as equal, and [`Coverage`] the report on a pool.
//! [`stage`] reads the lines that set up a scene. [`forms`] is the newer way to
//! read and write card text, from one table. Nothing here knows a word of any
//! game.

extern crate self as arbiter_text;

mod coverage;
mod cursor;
mod diagnostic;
pub mod explain;
pub mod forms;
mod normal;
pub mod prose;
pub mod stage;
mod token;

/// No text of a card is longer, in bytes.
pub const LONGEST: usize = 10_000;

pub use coverage::{Coverage, Decided, Unknown};
pub use cursor::Cursor;
pub use diagnostic::{Diagnostic, line_column, unseen, wide};
pub use normal::Normal;
pub use token::{Kind, Token, tokens};
