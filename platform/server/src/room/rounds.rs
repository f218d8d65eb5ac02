//! How a table goes from one stage to the next.

use super::events::{Begins, Bytes32, Check, Ending, Place};
use super::ledger::{Chair, Ledger, Move, Play};
use super::seeds;
use super::standing::Standing;
use arbiter_protocol::room::{SeatKind, Stage, Until};

impl Chair {
    /// A seat of a new table. At a staged table the opener has every seat that
    /// is no bot's.
    pub(super) fn new(place: &Place, opener: &str, staged: bool) -> Self {
        let bot = place.kind == SeatKind::Bot;
        let own = staged && !bot;
        Chair {
            team: 0,
            kind: if own { SeatKind::Human } else { place.kind.unless_human() },
            kept_for: (place.kind == SeatKind::Human).then(|| opener.to_owned()),
            player: own.then(|| opener.to_owned()),
            name: if bot { place.level.clone() } else { String::new() },
            level: place.level.clone(),
            deck: place.deck.clone(),
            commit: (bot || own).then(|| seeds::commit(&place.seed)),
            seed: (bot || own).then_some(place.seed),
            wins: 0,
            reserve_ms: 0,
            standing: Standing::default(),
        }
    }
}

/// A seat that is the opener's stays open until they sit down.
trait UntilSat {
    fn unless_human(self) -> Self;
}

impl UntilSat for SeatKind {
    fn unless_human(self) -> Self {
        if self == SeatKind::Human { SeatKind::Open } else { self }
    }
}

impl Ledger {
    /// All seats are taken by somebody who has committed to a seed.
    pub(super) fn seal_if_full(&mut self) {
        if self.chairs.iter().all(|c| c.kind != SeatKind::Open && c.commit.is_some()) {
            self.stage = Stage::Sealing;
        }
    }

    /// All are ready for the next game, and the server's next seed is fixed.
    pub(super) fn prepare_if_ready(&mut self) {
        if self.sealed.is_some() && self.chairs.iter().all(|c| c.commit.is_some()) {
            self.next_server();
            self.stage = Stage::Sealing;
        }
    }

    /// The server's next seed becomes the one of the game to come.
    fn next_server(&mut self) {
        if let Some((server, _)) = self.sealed.take() {
            self.server = server;
            if self.match_is_over() {
                self.round = 1;
                self.chairs.iter_mut().for_each(|c| c.wins = 0);
                // Another match begins with other cards.
                if std::mem::take(&mut self.kept) {
                    self.chairs.iter_mut().for_each(|c| c.deck.clear());
                }
            } else {
                self.round += 1;
            }
            self.past.extend(self.play.take());
        }
    }

    fn match_is_over(&self) -> bool {
        self.stage == Stage::Over
    }

    /// The seat is open again. Whoever revealed a seed must give a new one:
    /// the next sitter could choose theirs by what is known.
    pub(super) fn stood(&mut self, seat: u8) {
        if self.stage == Stage::Over {
            self.next_server();
        }
        let revealing = self.stage == Stage::Sealing;
        self.stage = Stage::Open;
        for (n, chair) in self.chairs.iter_mut().enumerate() {
            if n == usize::from(seat) {
                self.former.extend(chair.player.take().filter(|_| !self.past.is_empty()));
                chair.kind = SeatKind::Open;
                (chair.name, chair.deck) = (String::new(), String::new());
                (chair.commit, chair.seed, chair.wins) = (None, None, 0);
                chair.standing = Standing::default();
            } else if chair.kind == SeatKind::Human && revealing && chair.seed.is_some() {
                (chair.commit, chair.seed) = (None, None);
            }
        }
    }

    pub(super) fn began(&mut self, seed: Bytes32, check: Check) {
        self.stage = Stage::Playing;
        let reserve_ms = self.clock.map_or(0, |c| c.reserve_s.saturating_mul(1000));
        for chair in &mut self.chairs {
            chair.reserve_ms = reserve_ms;
            chair.standing.drop_until(Until::Game);
        }
        let parts = if self.start == Begins::Fresh { self.parts() } else { Vec::new() };
        let lost = self.lost_last();
        self.play = Some(Play {
            round: self.round,
            seed,
            server: self.server,
            parts,
            names: self.chairs.iter().map(|c| c.name.clone()).collect(),
            decks: self.chairs.iter().map(|c| c.deck.clone()).collect(),
            lost,
            check,
            moves: Vec::new(),
            taken_back: 0,
            ended: None,
            over: false,
        });
        self.undo = None;
    }

    /// Who lost the last game of the match that goes on. A drawn game is lost by
    /// nobody: whoever had lost the one before it still has.
    #[must_use]
    pub fn lost_last(&self) -> Vec<u8> {
        let last = self.past.last().filter(|_| self.round > 1 && !self.staged());
        let Some((play, end)) = last.and_then(|play| play.ended.as_ref().map(|end| (play, end))) else {
            return Vec::new();
        };
        if end.won.is_empty() {
            return play.lost.clone();
        }
        (0..self.chairs.len() as u8).filter(|seat| !end.won.contains(seat)).collect()
    }

    /// The seats' seeds; all are known when a game begins.
    #[must_use]
    pub fn parts(&self) -> Vec<Bytes32> {
        self.chairs.iter().map(|c| c.seed.unwrap_or_default()).collect()
    }

    /// A seat did something, and perhaps the game is over.
    pub(super) fn moved(&mut self, done: Move, ended: &Option<Ending>) {
        // An answer makes a request to take back pointless.
        self.undo = None;
        let Some(play) = &mut self.play else { return };
        play.moves.push(done);
        play.ended.clone_from(ended);
        let Some(ending) = ended else { return };
        for seat in &ending.won {
            if let Some(chair) = self.chairs.get_mut(usize::from(*seat)) {
                chair.wins += 1;
            }
        }
        self.after_a_game();
    }

    /// Those who stayed win the match: all but the team of who did not.
    pub(super) fn won_without_playing(&mut self, loser: u8) {
        let needed = self.needed();
        let Some(team) = self.chairs.get(usize::from(loser)).map(|c| c.team) else { return };
        self.chairs.iter_mut().filter(|c| c.team != team).for_each(|c| c.wins = needed);
        if self.play.is_none() {
            self.play = self.past.pop();
        }
        self.after_a_game();
    }

    fn after_a_game(&mut self) {
        let decided = self.chairs.iter().any(|c| c.wins >= self.needed());
        let all_played = self.round >= u32::from(self.best_of);
        self.stage = if decided || all_played { Stage::Over } else { Stage::Between };
        if self.stage == Stage::Over {
            self.past.iter_mut().chain(&mut self.play).for_each(|play| play.over = true);
        }
        // Seeds were for this game; the next one needs new ones.
        self.chairs.iter_mut().for_each(|c| (c.commit, c.seed) = (None, None));
    }
}
