//! Packs: the cards that somebody owns, as lists say them.
//!
//! A file of any of the formats becomes a [`Sheet`], a sheet that fits a game's
//! [`arbiter_cards::Shape`] becomes rows of its table, and tables with a name
//! are a [`Pack`], which a [`Folder`] keeps. Nothing here knows a word of any
//! game, and whether a card can be played is said by the game alone.

mod fit;
mod folder;
mod pack;
mod pictures;
pub mod read;
mod sheet;

pub use fit::{fit, fits};
pub use folder::{Folder, Listed, Trouble};
pub use pack::{FIRST, NAMED, Pack, Pinned, is_name};
pub use pictures::{Pictures, compared};
pub use sheet::{Sheet, Wrong};

/// The longest file that is read.
pub const LONGEST: usize = 16 << 20;
/// The most rows of a pack.
pub const ROWS: usize = 20_000;
/// The most columns of a table.
pub const COLUMNS: usize = 80;
/// The longest cell, in letters.
pub const CELL: usize = 8_000;
/// So many faults of a file are told, and no more.
pub const FAULTS: usize = 50;
