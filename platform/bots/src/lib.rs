//! Players that are no people. A bot picks an option from a match and a seat.
//! It knows no rule, reads no clock, and sees the world only as
//! [`Match::guess`] shows it to its seat.

mod chance;
mod random;
mod score;
pub mod sim;
mod steady;

pub use random::Random;
pub use score::{Share, ratings};
pub use steady::Steady;

use arbiter_catalog::{Match, Seat};

/// A player that is no person.
pub trait Bot: Send + Sync {
    /// Its level, as tables and commands name it.
    fn level(&self) -> &'static str;
    /// The option that this seat picks; 0 if it is not asked. The same match,
    /// seat and seed give the same pick.
    fn pick(&self, table: &dyn Match, seat: Seat, seed: u64) -> usize;
}

/// What a bot considers. To have something done again saves a person the presses; a bot
/// has none to save, and the other player would be asked about it.
fn considered(table: &dyn Match) -> Vec<usize> {
    let options = table.options();
    let all: Vec<usize> = (0..options.len()).filter(|&n| options[n].act != "repeat").collect();
    if all.is_empty() { (0..options.len()).collect() } else { all }
}

/// Every level there is, the weakest first.
pub const LEVELS: [&str; 2] = ["random", "steady"];

/// The bot of this level.
#[must_use]
pub fn bot(level: &str) -> Option<Box<dyn Bot>> {
    match level {
        "random" => Some(Box::new(Random)),
        "steady" => Some(Box::new(Steady::default())),
        _ => None,
    }
}
