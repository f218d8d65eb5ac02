//! Any option, each as likely as the others.

use crate::chance::Chance;
use crate::{Bot, considered};
use arbiter_catalog::{Match, Seat};

/// Any option, each as likely as the others.
pub struct Random;

impl Bot for Random {
    fn level(&self) -> &'static str {
        "random"
    }
    fn pick(&self, table: &dyn Match, seat: Seat, seed: u64) -> usize {
        if table.asked() != Some(seat) {
            return 0;
        }
        let all = considered(table);
        let drawn = Chance(seed).draw() % all.len().max(1) as u64;
        all.get(drawn as usize).copied().unwrap_or_default()
    }
}
