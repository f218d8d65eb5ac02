//! What every game does with cards that are written down: reading card files
//! with the place of each fault, reading tables of published cards, names as
//! one word, and the report on how much is understood.
//!
//! A game says what an entry of its files is, how a text is understood and how
//! it is written back: that is [`Card`]. Nothing here knows a word of any game.

mod alike;
mod fault;
mod load;
mod name;
mod progress;
mod published;
mod reader;
mod report;
mod shape;
mod sources;
mod stock;
mod table;
mod weigh;
mod written;

pub use alike::{alike, plain};
pub use fault::Fault;
pub use load::{Card, Entries, Found, Loaded, check, load, load_with};
pub use name::slug;
pub use progress::{Progress, watched};
pub use published::{Published, published};
pub use reader::Reader;
pub use report::{coverage, unread};
pub use shape::{Cell, Column, Shape};
pub use sources::{Faults, Gender, Wording};
pub use stock::{Note, Printed, Printing, Stock, each, stock};
pub use table::{Row, rows};
pub use toml::Spanned;
pub use weigh::{Edition, Weight, apart, weigh};
pub use written::Written;
