//! What a request would do: an event, or a refusal.

use super::auth::{Kind, Role, may};
use super::drive::{by_rule, picked};
use super::events::{By, Event};
use super::live::Act;
use super::{Asked, Next, Refusal, Room};
use crate::wire;
use arbiter_catalog::{Entry, Viewer, foresee};
use arbiter_protocol::room::{SeatKind, Stage};
use arbiter_protocol::{Ask, Code, Request, Tell};

/// An event and what the game is after it.
pub(super) type Decided = Result<(Event, Next), Refusal>;

impl Room {
    /// Who this person is here, with regard to a seat.
    #[must_use]
    pub fn role(&self, player: &str, seat: Option<u8>) -> Role {
        let own = self.seats_of(player);
        let people = self.ledger.chairs.iter().filter(|c| c.kind == SeatKind::Human).count();
        match seat {
            _ if own.is_empty() && self.ledger.former.contains(player) => Role::Former,
            _ if own.is_empty() => Role::Spectator,
            Some(seat) if !own.contains(&seat) => Role::Sitter,
            _ if own.len() == people => Role::Sole,
            _ => Role::Owner,
        }
    }

    /// Where the table stands.
    #[must_use]
    pub fn stage(&self) -> Stage {
        if self.broken.is_some() { Stage::Broken } else { self.ledger.stage }
    }

    /// The seats of this person.
    #[must_use]
    pub fn seats_of(&self, player: &str) -> Vec<u8> {
        let own = |(n, c): (usize, &super::ledger::Chair)| (c.player.as_deref() == Some(player)).then_some(n as u8);
        self.ledger.chairs.iter().enumerate().filter_map(own).collect()
    }

    /// Requests that make no event. `false`: it is another one.
    pub(super) fn small_talk(&mut self, conn: super::ConnId, player: &str, request: &Request) -> bool {
        let Some((kind, seat)) = Kind::of(&request.ask) else { return true };
        if !matches!(kind, Kind::Watch | Kind::Unwatch | Kind::Say | Kind::Why | Kind::Foresee) {
            return false;
        }
        if let Err(code) = may(self.role(player, seat), kind, self.stage()) {
            self.refuse(conn, &request.id, code.into());
            return true;
        }
        match &request.ask {
            Ask::Watch { have, .. } => self.watch(conn, player, &request.id, *have),
            Ask::Unwatch { .. } => {
                self.left(conn);
                self.send(conn, Tell::Done { id: request.id.clone(), seq: 0 });
            }
            Ask::Say { text, .. } => self.say(conn, player, &request.id, text),
            Ask::Why { words, .. } => self.why(conn, player, &request.id, words),
            Ask::Foresee { at, pick, .. } => self.foresee(conn, player, &request.id, (*at, *pick)),
            _ => return false,
        }
        true
    }

    /// Only the asked seat's own words are looked into: an answer to anybody
    /// else would tell what that seat holds.
    fn why(&mut self, conn: super::ConnId, player: &str, id: &str, words: &str) {
        let asked = self.live.as_ref().and_then(|live| live.game.asked());
        if !asked.is_some_and(|seat| self.seats_of(player).contains(&seat)) {
            return self.refuse(conn, id, Code::NotAsked.into());
        }
        if words.chars().count() > arbiter_protocol::limits::SEARCH {
            return self.refuse(conn, id, Code::Text.into());
        }
        let illegal = self.live.as_ref().and_then(|live| live.game.why_not(words));
        let clause = illegal.as_ref().map(|i| i.clause.to_owned()).filter(|c| !c.is_empty());
        let why = illegal.map(|i| wire::message(&i.why));
        self.send(conn, Tell::WhyNot { id: id.to_owned(), why, clause });
    }

    /// What would come of an option, for nobody but whoever has it.
    fn foresee(&mut self, conn: super::ConnId, player: &str, id: &str, (at, pick): (u32, u32)) {
        let (Some(live), Some(play)) = (&self.live, &self.ledger.play) else {
            return self.refuse(conn, id, Code::NotNow.into());
        };
        let Some(seat) = live.game.asked().filter(|seat| self.seats_of(player).contains(seat)) else {
            return self.refuse(conn, id, Code::NotAsked.into());
        };
        if at != play.at() {
            return self.refuse(conn, id, Code::Stale.into());
        }
        let Some(found) = foresee(&*live.game, seat, pick as usize) else {
            return self.refuse(conn, id, Code::NoOption.into());
        };
        let line = |entry: &Entry| wire::line(at, entry, Viewer::Seat(seat));
        let lines = found.lines.iter().map(line).collect();
        self.send(conn, Tell::Foreseen { id: id.to_owned(), lines, sure: found.sure });
    }

    /// Validates a request against the table as it is.
    pub(super) fn decide(&self, asked: &Asked, by: By) -> Decided {
        let Some((kind, seat)) = Kind::of(&asked.request.ask) else { return Err(Code::Malformed.into()) };
        if seat.is_some_and(|seat| usize::from(seat) >= self.ledger.chairs.len()) {
            return Err(Code::Unknown.into());
        }
        may(self.role(&asked.player, seat), kind, self.stage())?;
        match &asked.request.ask {
            Ask::Sit { seat, name, deck, commit, .. } => self.sit(by, *seat, name, deck, commit),
            Ask::Stand { seat, .. } => self.stand(by, *seat),
            Ask::Reveal { seat, seed, .. } => self.reveal(by, *seat, seed),
            Ask::Act { seat, at, pick, .. } => self.act(by, *seat, *at, *pick, asked.at),
            Ask::Lodge { seat, orders, .. } => self.lodge(by, *seat, orders),
            Ask::Concede { seat, .. } => self.concede(by, *seat),
            Ask::Undo { seat, .. } => self.undo(by, *seat),
            Ask::AllowUndo { seat, allow, .. } => self.allow_undo(by, *seat, *allow),
            Ask::Claim { seat, .. } => self.claim(by, *seat),
            Ask::Again { seat, deck, commit, .. } => self.again(by, *seat, deck, commit),
            _ => Err(Code::Malformed.into()),
        }
    }

    fn act(&self, by: By, seat: u8, at: u32, pick: u32, came: u64) -> Decided {
        let (Some(live), Some(play)) = (&self.live, &self.ledger.play) else { return Err(Code::NotNow.into()) };
        if at < play.at() {
            return Err(Code::Stale.into());
        }
        if at > play.at() || live.game.asked() != Some(seat) {
            return Err(Code::NotAsked.into());
        }
        let pick = pick as usize;
        if pick >= live.game.offered().len() {
            return Err(Code::NoOption.into());
        }
        let trial = live.attempt(Act::Pick(pick)).map_err(|e| by_rule(Code::NoOption, &e))?;
        // A pass that waited costs no more than one by itself.
        let came = if self.waited(seat, pick, came) { self.asked_since } else { came };
        let event = picked(Some(by), seat, pick, &trial, self.reserve_left(seat, came));
        Ok((event, Next::Moved(Box::new(trial))))
    }

    fn concede(&self, by: By, seat: u8) -> Decided {
        let Some(live) = &self.live else { return Err(Code::NotNow.into()) };
        let trial = live.attempt(Act::Concede(seat)).map_err(|e| by_rule(Code::NotNow, &e))?;
        let event = Event::Conceded { by, seat, check: trial.check, ended: trial.ended.clone() };
        Ok((event, Next::Moved(Box::new(trial))))
    }
}
