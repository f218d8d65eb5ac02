//! What seats say beforehand, and the answers that the room gives by it.
//!
//! An answer follows from the kind of the question alone. What a hand holds
//! decides nothing where somebody could learn it from how fast the answer came.

use super::events::{By, Event};
use super::handle::Decided;
use super::live::{Act, Position};
use super::{Next, Room};
use arbiter_catalog::{View, Viewer};
use arbiter_protocol::room::{Orders, Pass, SeatKind, Turns, Until};
use arbiter_protocol::{Code, limits};

/// Answers that are given in one append at most: the rest follows in the next.
const AT_ONCE: usize = 100;

/// What a seat has said, and in which turn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// What it said.
    pub orders: Orders,
    /// Number of the turn then.
    pub turn: u32,
}

impl Standing {
    /// Forgets what holds until this, or not even as long.
    pub(super) fn drop_until(&mut self, until: Until) {
        let shorter = |pass: &Pass| pass.until == Until::Turn || (until == Until::Game && pass.until == Until::Game);
        self.orders.pass.retain(|pass| !shorter(pass));
    }

    /// What still holds for this seat.
    pub(super) fn holding(&self, seat: u8, turns: &[(Option<u8>, u32)]) -> Orders {
        let over = |pass: &&Pass| !self.lapsed(pass, seat, turns);
        Orders { ask_all: self.orders.ask_all, pass: self.orders.pass.iter().filter(over).cloned().collect() }
    }

    /// A later turn of the seat has begun since.
    fn lapsed(&self, pass: &Pass, seat: u8, turns: &[(Option<u8>, u32)]) -> bool {
        pass.until == Until::Turn && turns.iter().any(|(whose, turn)| *whose == Some(seat) && *turn > self.turn)
    }

    /// Whether the window that the seat is asked about is passed.
    fn passes(&self, seat: u8, view: &View, turns: &[(Option<u8>, u32)]) -> bool {
        let own = view.active == Some(seat);
        let fits = |pass: &Pass| {
            let turn = match pass.turns {
                Turns::Own => own,
                Turns::Others => !own,
                Turns::Any => true,
            };
            turn && (pass.question.is_empty() || pass.question == view.question)
                && (pass.phase.is_empty() || pass.phase == view.phase)
                && !self.lapsed(pass, seat, turns)
        };
        self.orders.pass.iter().any(fits)
    }
}

impl Room {
    pub(super) fn lodge(&self, by: By, seat: u8, orders: &Orders) -> Decided {
        if orders.pass.len() > limits::PASSES {
            return Err(Code::TooBig.into());
        }
        let turn = self.live.as_ref().map_or(0, |live| live.game.view(Viewer::Spectator).turn);
        Ok((Event::Lodged { by, seat, orders: orders.clone(), turn }, Next::Same))
    }

    /// The answer that is given without asking: the seat and the option.
    pub(super) fn foreseen(&self, at: &Position, said: &dyn Fn(u8) -> Standing) -> Option<(u8, usize)> {
        let seat = at.asked()?;
        if self.ledger.chairs.get(usize::from(seat))?.kind != SeatKind::Human {
            return None;
        }
        let (standing, offered) = (said(seat), at.offered());
        // Whose turn it is ends it: that is never done for anybody.
        let forced = offered.len() == 1 && offered[0].act != "end";
        if forced && !standing.orders.ask_all && self.nobody_learns(seat) {
            return Some((seat, 0));
        }
        let pass = offered.iter().position(|o| o.act == "pass")?;
        let view = at.view(Viewer::Seat(seat));
        // A game that has just begun has no turns yet.
        let mut turns = self.live.as_ref().map_or(Vec::new(), |live| live.turns.clone());
        turns.push((view.active, view.turn));
        standing.passes(seat, &view, &turns).then_some((seat, pass))
    }

    /// There is nobody else at this table who could tell from a fast answer what
    /// a hand holds. Who share one device have agreed to look away: they would
    /// hand it over for nothing.
    fn nobody_learns(&self, seat: u8) -> bool {
        let own = self.ledger.chairs[usize::from(seat)].player.as_ref();
        let alone = self.ledger.others(seat).is_empty();
        !self.ledger.staged() && alone && self.watchers.iter().all(|w| Some(&w.player) == own)
    }

    /// Adds the answers that follow from what was said beforehand to what is
    /// about to be stored, so that nobody waits for them.
    pub(super) fn follow_up(&self, steps: &mut Vec<(Event, Next)>) {
        let first = steps[0].0.clone();
        let said = |seat: u8| match &first {
            Event::Lodged { seat: of, orders, turn, .. } if *of == seat => {
                Standing { orders: orders.clone(), turn: *turn }
            }
            first => {
                let mut standing = self.ledger.chairs[usize::from(seat)].standing.clone();
                match first {
                    Event::Began { .. } => standing.drop_until(Until::Game),
                    Event::Undone { seat: of, .. } if *of == seat => standing.drop_until(Until::Turn),
                    _ => {}
                }
                standing
            }
        };
        for _ in 0..AT_ONCE {
            let Some(next) = self.answered(steps, &said) else { return };
            steps.push(next);
        }
    }

    fn answered(&self, steps: &[(Event, Next)], said: &dyn Fn(u8) -> Standing) -> Option<(Event, Next)> {
        let at = match &steps.last()?.1 {
            Next::Began(live) | Next::Back(live) => &live.game,
            Next::Moved(trial) => &trial.game,
            Next::Same if matches!(steps[0].0, Event::Lodged { .. }) => &self.live.as_ref()?.game,
            Next::Same => return None,
        };
        let (seat, pick) = self.foreseen(at, said)?;
        let mut trial = at.attempt(Act::Pick(pick)).ok()?;
        trial.forced = true;
        // The last time that this seat answered in these steps, or before them.
        let spent = steps.iter().rev().find_map(|(event, _)| match event {
            Event::Picked { seat: of, reserve_ms, .. } if *of == seat => Some(*reserve_ms),
            _ => None,
        });
        let reserve_ms = spent.unwrap_or(match steps[0].0 {
            Event::Began { .. } => self.ledger.clock.map_or(0, |c| c.reserve_s.saturating_mul(1000)),
            _ => self.ledger.chairs[usize::from(seat)].reserve_ms,
        });
        let event = super::drive::picked(None, seat, pick, &trial, reserve_ms);
        Some((event, Next::Moved(Box::new(trial))))
    }
}
