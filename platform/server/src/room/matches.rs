//! Claiming a win over somebody who is out of time or gone.

use super::drive::by_rule;
use super::events::{By, Event};
use super::handle::Decided;
use super::live::Act;
use super::{Next, Room};
use arbiter_protocol::Code;
use arbiter_protocol::room::{SeatKind, Stage};

impl Room {
    /// The seat over which a win may be claimed now.
    pub(super) fn overdue(&self) -> Option<u8> {
        match self.stage() {
            Stage::Playing => {
                let asked = self.live.as_ref()?.game.asked()?;
                let person = self.ledger.chairs[usize::from(asked)].kind == SeatKind::Human;
                (person && (self.out_of_time(asked) || self.away_too_long(asked))).then_some(asked)
            }
            Stage::Between | Stage::Sealing if self.match_under_way() => {
                let sealing = self.stage() == Stage::Sealing;
                let late = |c: &super::ledger::Chair| if sealing { c.seed.is_none() } else { c.commit.is_none() };
                let chairs = self.ledger.chairs.iter().enumerate();
                let mut late = chairs.filter(|(_, c)| c.kind == SeatKind::Human && late(c)).map(|(n, _)| n as u8);
                late.find(|seat| self.away_too_long(*seat))
            }
            _ => None,
        }
    }

    fn match_under_way(&self) -> bool {
        self.ledger.stage == Stage::Between || self.ledger.round > 1
    }

    /// Whether this seat may claim a win now, and over whom. Nobody claims one
    /// over their own team.
    pub(super) fn claim_of(&self, seat: u8) -> Option<u8> {
        let loser = self.overdue()?;
        self.ledger.foes(seat).contains(&loser).then_some(loser)
    }

    pub(super) fn claim(&self, by: By, seat: u8) -> Decided {
        let loser = self.claim_of(seat).ok_or(Code::NotNow)?;
        match (&self.live, self.stage()) {
            (Some(live), Stage::Playing) => {
                let trial = live.attempt(Act::Concede(loser)).map_err(|e| by_rule(Code::NotNow, &e))?;
                let (check, ended) = (Some(trial.check), trial.ended.clone());
                Ok((Event::Claimed { by, seat, loser, check, ended }, Next::Moved(Box::new(trial))))
            }
            _ => Ok((Event::Claimed { by, seat, loser, check: None, ended: None }, Next::Same)),
        }
    }
}
