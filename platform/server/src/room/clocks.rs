//! Time: so much for each decision, then the reserve; and who is away.
//!
//! Clocks run only while the server runs: after a restart the asked seat has
//! its whole decision time again.

use super::{Effect, Room};
use arbiter_protocol::room::{SeatKind, Stage};

/// Milliseconds that the asked seat may be away, with clocks and without.
const AWAY_MS: (u64, u64) = (120_000, 300_000);

impl Room {
    /// Milliseconds of reserve that this seat has left at a time.
    pub(super) fn reserve_left(&self, seat: u8, now: u64) -> u32 {
        let reserve = self.ledger.chairs[usize::from(seat)].reserve_ms;
        let (Some(clock), true) = (self.ledger.clock, self.is_asked(seat)) else { return reserve };
        let decision = u64::from(clock.decision_s) * 1000;
        let over = now.saturating_sub(self.asked_since).saturating_sub(decision);
        reserve.saturating_sub(u32::try_from(over).unwrap_or(u32::MAX))
    }

    /// Milliseconds left for this decision, if this seat is asked.
    pub(super) fn decision_left(&self, seat: u8) -> Option<u32> {
        let clock = self.ledger.clock.filter(|_| self.is_asked(seat))?;
        let left = (u64::from(clock.decision_s) * 1000).saturating_sub(self.now.saturating_sub(self.asked_since));
        Some(u32::try_from(left).unwrap_or(u32::MAX))
    }

    pub(super) fn is_asked(&self, seat: u8) -> bool {
        self.stage() == Stage::Playing && self.live.as_ref().is_some_and(|live| live.game.asked() == Some(seat))
    }

    pub(super) fn out_of_time(&self, seat: u8) -> bool {
        self.time_is_up_at(seat).is_some_and(|at| self.now >= at)
    }

    fn time_is_up_at(&self, seat: u8) -> Option<u64> {
        let clock = self.ledger.clock.filter(|_| self.is_asked(seat))?;
        let reserve = self.ledger.chairs[usize::from(seat)].reserve_ms;
        Some(self.asked_since + u64::from(clock.decision_s) * 1000 + u64::from(reserve))
    }

    pub(super) fn away_too_long(&self, seat: u8) -> bool {
        self.away_is_up_at(seat).is_some_and(|at| self.now >= at)
    }

    fn away_is_up_at(&self, seat: u8) -> Option<u64> {
        let player = self.ledger.chairs[usize::from(seat)].player.as_ref()?;
        let limit = if self.ledger.clock.is_some() { AWAY_MS.0 } else { AWAY_MS.1 };
        self.gone.get(player).map(|since| since + limit)
    }

    /// When somebody's time is up the others are told that they may claim.
    pub(super) fn tell_if_claimable(&mut self) {
        if self.overdue() != self.claimable {
            self.tell_everybody();
        }
    }

    /// Asks to be woken when the next time is up.
    pub(super) fn wake(&mut self) {
        let runs = matches!(self.stage(), Stage::Playing | Stage::Between | Stage::Sealing);
        let people = self.ledger.chairs.iter().enumerate().filter(|(_, c)| runs && c.kind == SeatKind::Human);
        let times = people.flat_map(|(n, _)| [self.time_is_up_at(n as u8), self.away_is_up_at(n as u8)]);
        let up = times.flatten().filter(|at| *at > self.now).min();
        let lookers = self.lookers_at().map(|at| at.max(self.now + 1));
        let pause = self.pause_ends().filter(|at| *at > self.now);
        if let Some(at) = up.into_iter().chain(lookers).chain(pause).min() {
            self.effects.push(Effect::WakeAt(at));
        }
    }
}
