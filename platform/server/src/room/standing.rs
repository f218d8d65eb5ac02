//! What seats say beforehand, and the answers that the room gives by it.
//!
//! An answer follows from the kind of the question alone. What a hand holds
//! decides nothing where somebody could learn it from how fast the answer came:
//! who wants to be passed where there is nothing else to do passes after a pause
//! that is always the same, and so does every pass by hand that comes sooner.

use super::events::{By, Event};
use super::handle::Decided;
use super::live::{Act, Position};
use super::{Asked, Next, Room};
use arbiter_catalog::{Choice, View, Viewer};
use arbiter_protocol::room::{Orders, Pass, SeatKind, Stage, Turns, Until};
use arbiter_protocol::{Ask, Code, limits};

/// Milliseconds from the question to a pass of a seat that is passed where it
/// can do nothing else, among people.
pub const PAUSE_MS: u64 = 2_000;

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

    /// Whether the window that the seat is asked about is passed: at once, or
    /// (`idle`) where there is nothing else to do.
    fn passes(&self, seat: u8, view: &View, past: &Past, idle: bool) -> bool {
        let (own, turns) = (view.active == Some(seat), &past.turns);
        let fits = |pass: &Pass| {
            let when = match pass.turns {
                Turns::Idle => idle,
                _ if idle => false,
                Turns::Own => own,
                Turns::Others => !own,
                Turns::Any => true,
                Turns::AfterOwn => past.doer == Some(seat),
            };
            when && (pass.question.is_empty() || pass.question == view.question)
                && (pass.phase.is_empty() || pass.phase == view.phase)
                && !self.lapsed(pass, seat, turns)
        };
        self.orders.pass.iter().any(fits)
    }
}

/// What has been at a table, as far as standing answers depend on it.
pub(super) struct Past {
    /// The turns so far.
    turns: Vec<(Option<u8>, u32)>,
    /// Who did the last thing that was done.
    doer: Option<u8>,
}

/// Nothing can be done but pass, in one way or in several: the first is the one
/// that says nothing about what comes later.
fn only_passes(offered: &[Choice]) -> bool {
    !offered.is_empty() && offered.iter().all(|o| o.act == "pass")
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
    pub(super) fn foreseen(
        &self,
        at: &Position,
        said: &dyn Fn(u8) -> Standing,
        doer: Option<u8>,
    ) -> Option<(u8, usize)> {
        let seat = self.asked_person(at)?;
        let (standing, offered) = (said(seat), at.offered());
        // Whose turn it is ends it: that is never done for anybody.
        let forced = offered.len() == 1 && offered[0].act != "end" || only_passes(offered);
        if forced && !standing.orders.ask_all && self.nobody_learns(seat) {
            return Some((seat, 0));
        }
        let pass = offered.iter().position(|o| o.act == "pass")?;
        self.passes(&standing, seat, at, doer, false).then_some((seat, pass))
    }

    fn asked_person(&self, at: &Position) -> Option<u8> {
        let seat = at.asked()?;
        let person = self.ledger.chairs.get(usize::from(seat))?.kind == SeatKind::Human;
        person.then_some(seat)
    }

    fn passes(&self, standing: &Standing, seat: u8, at: &Position, doer: Option<u8>, idle: bool) -> bool {
        if standing.orders.pass.is_empty() {
            return false;
        }
        let view = at.view(Viewer::Seat(seat));
        // A game that has just begun has no turns yet.
        let mut turns = self.live.as_ref().map_or(Vec::new(), |live| live.turns.clone());
        turns.push((view.active, view.turn));
        standing.passes(seat, &view, &Past { turns, doer }, idle)
    }

    /// The person who is asked in a window, if each of their passes there comes
    /// after the same pause, and when that is over.
    fn paused(&self) -> Option<(u8, u64)> {
        let live = self.live.as_ref().filter(|_| self.stage() == Stage::Playing)?;
        let seat = self.asked_person(&live.game)?;
        let standing = &self.ledger.chairs[usize::from(seat)].standing;
        let pauses = !standing.orders.ask_all
            && !self.ledger.staged()
            && self.passes(standing, seat, &live.game, None, true)
            && !self.nobody_learns(seat);
        pauses.then_some((seat, self.asked_since + PAUSE_MS))
    }

    /// Whether this is a pass that must wait for the end of the pause.
    pub(super) fn waits(&self, asked: &Asked) -> bool {
        let Ask::Act { seat, at, pick, .. } = &asked.request.ask else { return false };
        let (Some(live), Some(play)) = (&self.live, &self.ledger.play) else { return false };
        let passes = || live.game.offered().get(*pick as usize).is_some_and(|o| o.act == "pass");
        let own = || self.seats_of(&asked.player).contains(seat);
        *at == play.at() && own() && passes() && self.paused().is_some_and(|(of, end)| of == *seat && self.now < end)
    }

    /// Whether this was a pass within the pause.
    pub(super) fn waited(&self, seat: u8, pick: usize, came: u64) -> bool {
        let passes = self.live.as_ref().and_then(|live| live.game.offered().get(pick)).is_some_and(|o| o.act == "pass");
        passes && self.paused().is_some_and(|(of, end)| of == seat && came < end)
    }

    /// A window where one can only pass, after the pause.
    pub(super) fn idle_answer(&self) -> Option<(u8, usize)> {
        let (seat, end) = self.paused()?;
        (self.now >= end && self.only_pass()).then_some((seat, 0))
    }

    /// When somebody passes after a pause.
    pub(super) fn pause_ends(&self) -> Option<u64> {
        let wanted = !self.held.is_empty() || self.only_pass();
        self.paused().filter(|_| wanted).map(|(_, end)| end)
    }

    fn only_pass(&self) -> bool {
        self.live.as_ref().is_some_and(|live| only_passes(live.game.offered()))
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
        let moved = steps.iter().rev().find_map(|(_, next)| match next {
            Next::Moved(trial) => trial.doer,
            Next::Began(live) | Next::Back(live) => live.doer(),
            Next::Same => None,
        });
        let doer = moved.or_else(|| self.live.as_ref()?.doer());
        let (seat, pick) = self.foreseen(at, said, doer)?;
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

#[cfg(test)]
mod tests {
    use super::only_passes;
    use arbiter_catalog::{Choice, Message};

    #[test]
    fn several_ways_to_pass_are_no_decision() {
        let choice = |act| Choice::new(String::new(), Message::new("opt"), act);
        assert!(only_passes(&[choice("pass")]));
        assert!(only_passes(&[choice("pass"), choice("pass")]));
        assert!(!only_passes(&[choice("pass"), choice("react")]));
        assert!(!only_passes(&[choice("end")]) && !only_passes(&[]));
    }
}
