//! Any option, each as likely as the others.

use crate::Bot;
use crate::chance::Chance;
use arbiter_catalog::{Match, Seat};

/// Any option, each as likely as the others.
pub struct Random;

impl Bot for Random {
    fn level(&self) -> &'static str {
        "random"
    }
    fn pick(&self, table: &dyn Match, seat: Seat, seed: u64) -> usize {
        let count = if table.asked() == Some(seat) { table.count() } else { 0 };
        (Chance(seed).draw() % count.max(1) as u64) as usize
    }
}
