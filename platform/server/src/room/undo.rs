//! Taking back: free while it told nobody anything, else a request.

use super::events::{By, Event};
use super::handle::Decided;
use super::live::Live;
use super::{Next, Room};
use arbiter_protocol::Code;
use arbiter_protocol::room::Stage;

impl Room {
    /// How many decisions remain if this seat takes back its last one. An
    /// answer without a choice is no decision: it goes with the one before.
    pub(super) fn undo_target(&self, seat: u8) -> Option<u32> {
        let (live, play) = (self.live.as_ref()?, self.ledger.play.as_ref()?);
        if self.ledger.firm || self.stage() != Stage::Playing {
            return None;
        }
        let own = |n: &usize| play.moves[*n].seat == seat;
        let chosen = |n: &usize| live.marks.get(*n).is_some_and(|m| !m.forced);
        let last = (0..play.moves.len()).rev().filter(own).find(chosen);
        last.map(|n| n as u32)
    }

    /// Nobody has to be asked.
    pub(super) fn undo_is_free(&self, seat: u8, to: u32) -> bool {
        // Bots agree to everything, and whoever has all seats agrees with themselves.
        if self.ledger.staged() || self.ledger.others(seat).is_empty() {
            return true;
        }
        let (Some(live), Some(play)) = (&self.live, &self.ledger.play) else { return false };
        let since = play.moves.iter().zip(&live.marks).skip(to as usize);
        since.into_iter().all(|(done, mark)| done.seat == seat && !mark.reveals)
    }

    pub(super) fn undo(&self, by: By, seat: u8) -> Decided {
        let to = self.undo_target(seat).ok_or(Code::NotNow)?;
        if self.undo_is_free(seat, to) {
            return self.taken_back(Some(by), seat, to);
        }
        if self.ledger.undo.is_some() {
            return Err(Code::NotNow.into());
        }
        Ok((Event::UndoAsked { by, seat, to }, Next::Same))
    }

    pub(super) fn allow_undo(&self, by: By, seat: u8, allow: bool) -> Decided {
        let waits = self.ledger.undo.as_ref().is_some_and(|request| request.waiting.contains(&seat));
        if !waits {
            return Err(Code::NotNow.into());
        }
        Ok((Event::UndoAnswered { by, seat, allow }, Next::Same))
    }

    /// All have agreed.
    pub(super) fn agreed_undo(&self) -> Option<(Event, Next)> {
        let request = self.ledger.undo.as_ref().filter(|request| request.waiting.is_empty())?;
        self.taken_back(None, request.seat, request.to).ok()
    }

    /// The game is played again up to the decision.
    fn taken_back(&self, by: Option<By>, seat: u8, to: u32) -> Decided {
        let play = self.ledger.play.as_ref().ok_or(Code::NotNow)?;
        let kept = play.moves.get(..to as usize).ok_or(Code::NotNow)?;
        let live = Live::replayed(&self.rules, &self.ledger, kept).map_err(|_| Code::Broken)?;
        Ok((Event::Undone { by, seat, to }, Next::Back(Box::new(live))))
    }

    /// What a person is shown about taking back.
    pub(super) fn undo_shown(&self, own: &[u8]) -> arbiter_protocol::room::Undo {
        let mut targets: Vec<(u8, u32)> = own.iter().filter_map(|s| Some((*s, self.undo_target(*s)?))).collect();
        // The latest decision first: at a hot seat that is the one to take back.
        targets.sort_by_key(|(_, to)| std::cmp::Reverse(*to));
        let request = self.ledger.undo.as_ref();
        arbiter_protocol::room::Undo {
            free: targets.iter().any(|(seat, to)| self.undo_is_free(*seat, *to)),
            seats: targets.into_iter().map(|(seat, _)| seat).collect(),
            asked_by: request.map(|r| r.seat),
            waiting: request.map(|r| r.waiting.iter().copied().collect()).unwrap_or_default(),
        }
    }
}
