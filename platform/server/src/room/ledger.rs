//! The fold: what a table is, by its events alone.
//!
//! No game is executed here. An event says what came of it (the hash, the
//! end), so that the ledger of a finished or broken table can be read without
//! its rules.

use super::events::{Begins, By, Bytes32, Check, Ending, Event, Opening, Pin};
use super::seeds;
use super::standing::Standing;
use arbiter_protocol::room::{Clock, SeatKind, Stage, Until};
use std::collections::{BTreeMap, BTreeSet};

/// What a table is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ledger {
    /// Number of events so far, which is the number of the next one.
    pub next: u32,
    /// Key of the game.
    pub game: String,
    /// Version of the rules it was opened with.
    pub rules: String,
    /// Key of the mode; empty for the usual one.
    pub mode: String,
    /// Key of the way to sit; empty for the usual one.
    pub seating: String,
    /// Who opened it.
    pub opener: String,
    /// Milliseconds since 1970 when it was opened.
    pub opened_at: u64,
    /// Shown in the lobby.
    pub public: bool,
    /// 1 or 3.
    pub best_of: u8,
    /// Clocks.
    pub clock: Option<Clock>,
    /// Where its games begin.
    pub start: Begins,
    /// Where it stands.
    pub stage: Stage,
    /// Its seats.
    pub chairs: Vec<Chair>,
    /// Which game of the match, from 1.
    pub round: u32,
    /// The server's seed for the game that is being prepared or played.
    pub server: Bytes32,
    /// The server's and the seats' seeds for the next one, once this has ended.
    pub sealed: Option<(Bytes32, Vec<Bytes32>)>,
    /// The game that is played, or was the last one.
    pub play: Option<Play>,
    /// Games of this table before that one, oldest first.
    pub past: Vec<Play>,
    /// No decision is taken back.
    pub firm: bool,
    /// A request to take back.
    pub undo: Option<UndoRequest>,
    /// What was done, by who and id.
    pub done: BTreeMap<By, u32>,
    /// The decks of the seats are what they received in an earlier game of the match.
    pub kept: bool,
    /// Who had a seat in an earlier game.
    pub former: BTreeSet<String>,
    /// The packs whose cards are there besides the shipped ones.
    pub packs: Vec<Pin>,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// Seats with the same number play together.
    pub team: u8,
    /// What sits there; `Open` until somebody does.
    pub kind: SeatKind,
    /// Kept for this person.
    pub kept_for: Option<String>,
    /// Who sits there.
    pub player: Option<String>,
    /// Their name.
    pub name: String,
    /// Level of a bot.
    pub level: String,
    /// Their deck as text.
    pub deck: String,
    /// Hash of their seed for the next game.
    pub commit: Option<Bytes32>,
    /// Their seed, once it is known to the server.
    pub seed: Option<Bytes32>,
    /// Games won in this match.
    pub wins: u8,
    /// Milliseconds of reserve at the last decision.
    pub reserve_ms: u32,
    /// What was said beforehand.
    pub standing: Standing,
}

/// A game that was begun.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play {
    /// Which game of its match.
    pub round: u32,
    /// Seed of all chance.
    pub seed: Bytes32,
    /// The server's part of it.
    pub server: Bytes32,
    /// The seats' parts; empty for a staged game.
    pub parts: Vec<Bytes32>,
    /// Names at its beginning.
    pub names: Vec<String>,
    /// Decks at its beginning.
    pub decks: Vec<String>,
    /// Who lost the game before it in its match.
    pub lost: Vec<u8>,
    /// Hash of the first state.
    pub check: Check,
    /// What was done and not taken back.
    pub moves: Vec<Move>,
    /// Numbers of decisions that were taken back, one more each time: a
    /// question that is asked anew has a new number.
    pub taken_back: u32,
    /// How it ended.
    pub ended: Option<Ending>,
    /// Its match is over: nothing of it is a secret any more.
    pub over: bool,
}

/// Something a seat did in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    /// The seat.
    pub seat: u8,
    /// The option; `None` is giving up.
    pub pick: Option<u32>,
    /// In scene words.
    pub words: String,
    /// Hash after it.
    pub check: Check,
    /// The room answered, or a bot: no person decided this.
    pub alone: bool,
}

/// A request to take back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UndoRequest {
    /// Who asks.
    pub seat: u8,
    /// So many decisions would remain.
    pub to: u32,
    /// Seats that have not answered.
    pub waiting: BTreeSet<u8>,
}

impl Play {
    /// Number of the next decision; no two questions of a game share one.
    #[must_use]
    pub fn at(&self) -> u32 {
        self.moves.len() as u32 + self.taken_back
    }
}

impl Ledger {
    /// A table that was just opened.
    #[must_use]
    pub fn new(opening: &Opening) -> Self {
        let staged = opening.start != Begins::Fresh;
        let team = |seat: usize| opening.teams.get(seat).copied().unwrap_or(seat as u8);
        let chair = |(n, place)| Chair { team: team(n), ..Chair::new(place, &opening.opener, staged) };
        let chairs: Vec<Chair> = opening.seats.iter().enumerate().map(chair).collect();
        let mut ledger = Ledger {
            next: 1,
            game: opening.game.clone(),
            rules: opening.rules.clone(),
            mode: opening.mode.clone(),
            seating: opening.seating.clone(),
            opener: opening.opener.clone(),
            opened_at: opening.at,
            public: opening.public,
            best_of: opening.best_of,
            firm: false,
            clock: opening.clock,
            start: opening.start.clone(),
            stage: Stage::Open,
            chairs,
            round: 1,
            server: opening.server,
            sealed: None,
            play: None,
            past: Vec::new(),
            undo: None,
            done: BTreeMap::new(),
            kept: false,
            former: BTreeSet::new(),
            packs: opening.packs.clone(),
        };
        ledger.seal_if_full();
        ledger
    }

    /// The fold of a whole log; `None` if it does not begin with an opening.
    #[must_use]
    pub fn fold(events: &[Event]) -> Option<Self> {
        let (Event::Opened(opening), rest) = events.split_first()? else { return None };
        let mut ledger = Ledger::new(opening);
        rest.iter().for_each(|event| ledger.apply(event));
        Some(ledger)
    }

    /// The table was set up by hand.
    #[must_use]
    pub fn staged(&self) -> bool {
        self.start != Begins::Fresh
    }

    /// Nothing goes on here and nothing will go on by itself.
    #[must_use]
    pub fn finished(&self) -> bool {
        matches!(self.stage, Stage::Over | Stage::Broken)
    }

    /// Whether nothing will go on by itself after this event.
    #[must_use]
    pub fn finishes(&self, event: &Event) -> bool {
        match event {
            Event::Broke { .. } => true,
            Event::Picked { ended: Some(end), .. }
            | Event::Conceded { ended: Some(end), .. }
            | Event::Claimed { ended: Some(end), .. } => {
                let last = self.round >= u32::from(self.best_of);
                let wins = |seat: &u8| self.chairs.get(usize::from(*seat)).map_or(0, |c| c.wins + 1);
                last || end.won.iter().any(|seat| wins(seat) >= self.needed())
            }
            Event::Claimed { check: None, .. } => true,
            Event::Sealed { .. } | Event::Again { .. } => self.stage == Stage::Over,
            _ => false,
        }
    }

    /// Games that must be won to win the match.
    #[must_use]
    pub fn needed(&self) -> u8 {
        self.best_of / 2 + 1
    }

    /// Takes in one event.
    pub fn apply(&mut self, event: &Event) {
        if let Some(by) = event.by() {
            self.done.insert(by.clone(), self.next);
        }
        self.next += 1;
        match event {
            // A second opening says nothing new; the first one stands.
            Event::Opened(_) => {}
            Event::Sat { by, seat, name, deck, commit } => {
                let Some(chair) = self.chairs.get_mut(usize::from(*seat)) else { return };
                chair.kind = SeatKind::Human;
                chair.player = Some(by.player.clone());
                (chair.name, chair.deck) = (name.clone(), deck.clone());
                (chair.commit, chair.seed) = (Some(*commit), None);
                self.seal_if_full();
            }
            Event::Stood { seat, .. } => self.stood(*seat),
            Event::Revealed { seat, seed, .. } => {
                if let Some(chair) = self.chairs.get_mut(usize::from(*seat)) {
                    chair.seed = Some(*seed);
                }
            }
            Event::Began { seed, check } => self.began(*seed, *check),
            Event::Picked { by, seat, pick, words, check, reserve_ms, ended } => {
                if let Some(chair) = self.chairs.get_mut(usize::from(*seat)) {
                    chair.reserve_ms = *reserve_ms;
                }
                let (pick, words, alone) = (Some(*pick), words.clone(), by.is_none());
                self.moved(Move { seat: *seat, pick, words, check: *check, alone }, ended);
            }
            Event::Conceded { seat, check, ended, .. } => {
                self.moved(Move { seat: *seat, pick: None, words: String::new(), check: *check, alone: false }, ended);
            }
            Event::Claimed { loser, check, ended, .. } => match check {
                Some(check) => {
                    let gone =
                        Move { seat: *loser, pick: None, words: "claimed".to_owned(), check: *check, alone: false };
                    self.moved(gone, ended);
                }
                None => self.won_without_playing(*loser),
            },
            Event::UndoAsked { seat, to, .. } => {
                let waiting = self.others(*seat);
                self.undo = Some(UndoRequest { seat: *seat, to: *to, waiting });
            }
            Event::UndoAnswered { seat, allow, .. } => match &mut self.undo {
                Some(request) if *allow => drop(request.waiting.remove(seat)),
                _ => self.undo = None,
            },
            Event::Undone { seat, to, .. } => {
                self.undo = None;
                if let Some(chair) = self.chairs.get_mut(usize::from(*seat)) {
                    // Whoever takes back wants to be asked.
                    chair.standing.drop_until(Until::Turn);
                }
                if let Some(play) = &mut self.play {
                    let before = play.moves.len();
                    play.moves.truncate(*to as usize);
                    play.taken_back += (before - play.moves.len()) as u32 + 1;
                }
            }
            Event::Again { seat, deck, commit, .. } => {
                let Some(chair) = self.chairs.get_mut(usize::from(*seat)) else { return };
                if !deck.is_empty() {
                    chair.deck.clone_from(deck);
                }
                (chair.commit, chair.seed) = (Some(*commit), None);
                self.prepare_if_ready();
            }
            Event::Sealed { server, seats } => {
                self.sealed = Some((*server, seats.clone()));
                for (chair, seed) in self.chairs.iter_mut().zip(seats).filter(|(c, _)| c.kind == SeatKind::Bot) {
                    (chair.commit, chair.seed) = (Some(seeds::commit(seed)), Some(*seed));
                }
                // Bots alone finish their match, but begin no other by themselves.
                if self.stage == Stage::Between {
                    self.prepare_if_ready();
                }
            }
            Event::Broke { .. } => self.stage = Stage::Broken,
            Event::Firm => self.firm = true,
            Event::Kept { decks } => {
                self.chairs.iter_mut().zip(decks).for_each(|(c, deck)| c.deck.clone_from(deck));
                self.kept = true;
            }
            Event::Lodged { seat, orders, turn, .. } => {
                if let Some(chair) = self.chairs.get_mut(usize::from(*seat)) {
                    chair.standing = Standing { orders: orders.clone(), turn: *turn };
                }
            }
        }
    }

    /// Human seats of other people than the one on this seat, and of other teams.
    #[must_use]
    pub fn foes(&self, seat: u8) -> BTreeSet<u8> {
        let team = |seat: u8| self.chairs.get(usize::from(seat)).map(|c| c.team);
        self.others(seat).into_iter().filter(|other| team(*other) != team(seat)).collect()
    }

    /// Human seats of other people than the one on this seat.
    #[must_use]
    pub fn others(&self, seat: u8) -> BTreeSet<u8> {
        let own = self.chairs.get(usize::from(seat)).and_then(|c| c.player.as_ref());
        let other = |(n, c): (usize, &Chair)| (c.player.is_some() && c.player.as_ref() != own).then_some(n as u8);
        self.chairs.iter().enumerate().filter_map(other).collect()
    }
}
