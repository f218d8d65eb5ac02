//! A table as one of its watchers sees it.

use super::auth::Role as Standing;
use super::people::Watcher;
use super::{Effect, Listing, Room, seeds};
use crate::wire;
use arbiter_catalog::Viewer;
use arbiter_protocol::Tell;
use arbiter_protocol::http::TableRow;
use arbiter_protocol::room::{Fair, Role, Room as Shown, SeatKind, Sitter, Stage};
use arbiter_protocol::view::Line;

/// Milliseconds between two rooms for a spectator.
const LOOKERS_MS: u64 = 250;

impl Room {
    /// Sends every watcher the table as it is now, and the lobby its row.
    pub(super) fn tell_everybody(&mut self) {
        self.claimable = self.overdue();
        let turn = self.lookers_turn();
        // Whoever gets up hears of it like those who sit.
        self.tell(|seated, watcher| seated || watcher.seated || watcher.new || turn);
        self.effects.push(Effect::Listed(Box::new(self.listing())));
    }

    /// Spectators hear of a table at most so often, however fast it is played.
    fn lookers_turn(&mut self) -> bool {
        let turn = self.now >= self.told_lookers + LOOKERS_MS;
        if turn {
            self.told_lookers = self.now;
        }
        turn
    }

    /// Tells spectators what they have not been told yet, if it is time.
    pub(super) fn tell_lookers(&mut self) {
        if self.watchers.iter().any(|w| w.late) && self.lookers_turn() {
            self.tell(|_, watcher| watcher.late);
        }
    }

    /// When spectators are to be told.
    pub(super) fn lookers_at(&self) -> Option<u64> {
        self.watchers.iter().any(|w| w.late).then_some(self.told_lookers + LOOKERS_MS)
    }

    /// Sends a room to those watchers for whom it is time; the others are late.
    fn tell(&mut self, now: impl Fn(bool, &Watcher) -> bool) {
        let mut watchers = std::mem::take(&mut self.watchers);
        let present: Vec<String> = watchers.iter().map(|w| w.player.clone()).collect();
        let lines = self.lines();
        for watcher in &mut watchers {
            let seated = !self.seats_of(&watcher.player).is_empty();
            if !now(seated, watcher) {
                // What was taken back meanwhile is not what they have read.
                (watcher.late, watcher.lines) = (true, watcher.lines.min(lines));
                continue;
            }
            (watcher.late, watcher.new, watcher.seated) = (false, false, seated);
            let shown = self.shown(watcher, &present);
            let tell = Box::new(Tell::Room(Box::new(shown)));
            self.effects.push(Effect::Send { conn: watcher.conn, tell });
        }
        self.watchers = watchers;
    }

    /// Lines of the log.
    fn lines(&self) -> u32 {
        self.live.as_ref().map_or(0, |live| live.log.len() as u32)
    }

    fn shown(&self, watcher: &mut Watcher, present: &[String]) -> Shown {
        let own = self.seats_of(&watcher.player);
        let eyes = self.eyes(&watcher.player, watcher.eyes);
        if eyes != watcher.eyes {
            // Other eyes read other words in the same lines.
            watcher.lines = 0;
            watcher.eyes = eyes;
        }
        let viewer = eyes.map_or(Viewer::Spectator, Viewer::Seat);
        let lines = self.lines();
        let log_from = watcher.lines.min(lines);
        watcher.lines = lines;
        let seated = |p: &String| self.ledger.chairs.iter().any(|c| c.player.as_ref() == Some(p));
        Shown {
            table: self.table.clone(),
            game: self.ledger.game.clone(),
            mode: self.ledger.mode.clone(),
            seating: self.ledger.seating.clone(),
            brings_deck: self.wants_decks(),
            seq: self.ledger.next - 1,
            role: match self.role(&watcher.player, None) {
                Standing::Spectator => Role::Spectator,
                Standing::Former => Role::Former,
                Standing::Sitter | Standing::Owner | Standing::Sole => Role::Seat { seats: own.clone() },
            },
            seats: (0..self.ledger.chairs.len() as u8).map(|seat| self.sitter(seat, &own, present)).collect(),
            watchers: present.iter().filter(|p| !seated(p)).count() as u32,
            stage: self.stage(),
            round: self.ledger.round,
            best_of: self.ledger.best_of,
            clock: self.ledger.clock,
            at: self.ledger.play.as_ref().map_or(0, super::ledger::Play::at),
            view: self.live.as_ref().map(|live| wire::view(&live.game.view(viewer))),
            options: self.options(&own),
            log_from,
            log: self.log(viewer, log_from as usize),
            undo: self.undo_shown(&own),
            firm: self.ledger.firm,
            claim: own.iter().any(|seat| self.claim_of(*seat).is_some()),
            fair: self.fair(),
            chat: self.chat.lines.iter().cloned().collect(),
            staged: self.ledger.staged(),
            packs: self.ledger.packs.iter().map(wire::pin).collect(),
            scene: self.scene.clone(),
        }
    }

    /// What may be done now by this person's seats.
    pub(super) fn options(&self, own: &[u8]) -> Vec<arbiter_protocol::view::Choice> {
        let Some(live) = self.live.as_ref().filter(|_| self.stage() == Stage::Playing) else { return Vec::new() };
        if !live.game.asked().is_some_and(|seat| own.contains(&seat)) {
            return Vec::new();
        }
        live.game.offered().iter().map(wire::choice).collect()
    }

    pub(super) fn log(&self, viewer: Viewer, from: usize) -> Vec<Line> {
        let all = self.live.as_ref().map_or(&[][..], |live| &live.log);
        all[from.min(all.len())..].iter().map(|(at, entry)| wire::line(*at, entry, viewer)).collect()
    }

    fn sitter(&self, seat: u8, own: &[u8], present: &[String]) -> Sitter {
        let chair = &self.ledger.chairs[usize::from(seat)];
        let timed = self.ledger.clock.is_some() && chair.kind == SeatKind::Human && self.ledger.play.is_some();
        let stage = self.stage();
        let turns = self.live.as_ref().map_or(&[][..], |live| &live.turns);
        Sitter {
            team: chair.team,
            kind: chair.kind,
            name: chair.name.clone(),
            player: chair.player.clone(),
            here: chair.kind == SeatKind::Bot || chair.player.as_ref().is_some_and(|p| present.contains(p)),
            ready: match stage {
                Stage::Open | Stage::Between | Stage::Over => chair.commit.is_some(),
                Stage::Sealing => chair.seed.is_some(),
                Stage::Playing | Stage::Broken => true,
            },
            wins: chair.wins,
            reserve_ms: timed.then(|| self.reserve_left(seat, self.now)),
            decision_ms: self.decision_left(seat).filter(|_| timed),
            deck: (own.contains(&seat) && stage != Stage::Playing && !chair.deck.is_empty())
                .then(|| chair.deck.clone()),
            orders: own.contains(&seat).then(|| chair.standing.holding(seat, turns)),
        }
    }

    fn fair(&self) -> Fair {
        let told = |seed: &Option<[u8; 32]>| seed.map(|s| seeds::hex(&s)).unwrap_or_default();
        let play = self.ledger.play.as_ref();
        let over = play.filter(|_| self.stage() == Stage::Over);
        let running = play.filter(|_| matches!(self.stage(), Stage::Playing | Stage::Broken));
        Fair {
            server_commit: self.server_commit(),
            next_commit: self.ledger.sealed.as_ref().map(|(server, _)| seeds::hex(&seeds::commit(server))),
            commits: match running {
                Some(play) => play.parts.iter().map(|part| seeds::hex(&seeds::commit(part))).collect(),
                None => self.ledger.chairs.iter().map(|c| told(&c.commit)).collect(),
            },
            server_seed: over.filter(|p| !p.parts.is_empty()).map(|p| seeds::hex(&p.server)),
            seeds: over.map(|p| p.parts.iter().map(|s| seeds::hex(s)).collect()).unwrap_or_default(),
        }
    }

    /// What the lobby should know.
    #[must_use]
    pub fn listing(&self) -> Listing {
        let here = |c: &&super::ledger::Chair| c.player.as_ref().is_some_and(|p| self.is_here(p));
        let seated = self.ledger.chairs.iter().filter(here).count();
        let people = self.watchers.len();
        let row = TableRow {
            table: self.table.clone(),
            game: self.ledger.game.clone(),
            mode: self.ledger.mode.clone(),
            seating: self.ledger.seating.clone(),
            stage: self.stage(),
            names: self.ledger.chairs.iter().map(|c| c.name.clone()).collect(),
            players: self.ledger.chairs.iter().map(|c| c.player.clone().unwrap_or_default()).collect(),
            clock: self.ledger.clock,
            best_of: self.ledger.best_of,
            watchers: people.saturating_sub(seated) as u32,
        };
        Listing { row, public: self.ledger.public, people }
    }
}
