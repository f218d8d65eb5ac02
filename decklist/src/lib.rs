//! Lists of cards: lines with counts, misspelt names, deck codes and the XML of
//! other programs. Which card a name means, and whether a deck may be played
//! with, each game says for itself; nothing here knows a word of any game.

pub mod code;
mod line;
mod misread;
mod similar;
pub mod xml;

pub use line::{LONGEST, MOST, Miscount, count, heading, runs, shown, split, uncommented};
pub use misread::{A_CARD, Misread, Noun, cards, note};
pub use similar::{HELPED, similar};
