//! Lists of cards: lines with counts, misspelt names, deck codes and the XML of
//! other programs. Which card a name means, and whether a deck may be played
//! with, each game says for itself; nothing here knows a word of any game.

pub mod code;
mod fault;
mod line;
mod list;
mod misread;
mod read;
mod similar;
pub mod xml;

pub use fault::{DeckFault, Wrong};
pub use line::{LONGEST, MOST, Miscount, count, heading, runs, shown, split, uncommented};
pub use list::{List, Listed};
pub use misread::{A_CARD, Misread, Noun, cards, note};
pub use read::{Names, Read, Reader, parse, parse_code, read, to_code, to_text};
pub use similar::{HELPED, similar};
