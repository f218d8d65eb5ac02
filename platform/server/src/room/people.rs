//! Who is connected, and what they say to each other.

use super::events::Event;
use super::{Room, seeds};
use crate::rate::Bucket;
use arbiter_protocol::room::{SeatKind, Spoken};
use arbiter_protocol::{Code, Tell, limits};
use std::collections::{BTreeMap, VecDeque};

/// A connection.
pub type ConnId = u64;

/// Lines of chat that newcomers see.
const CHAT_KEPT: usize = 20;

/// A connection that is told about this table.
pub(super) struct Watcher {
    pub(super) conn: ConnId,
    pub(super) player: String,
    /// Whose eyes it had last, for people with several seats.
    pub(super) eyes: Option<u8>,
    /// Lines of the log that it has.
    pub(super) lines: u32,
    /// It has not been told what the table is now.
    pub(super) late: bool,
    /// It has not been told anything yet.
    pub(super) new: bool,
    /// It was last told as somebody with a seat.
    pub(super) seated: bool,
}

/// What was said lately.
#[derive(Default)]
pub(super) struct Chat {
    pub(super) lines: VecDeque<Spoken>,
    rates: BTreeMap<String, Bucket>,
}

impl Room {
    /// Tells this connection about the table from now on. An older window of
    /// the same person rests.
    pub(super) fn watch(&mut self, conn: ConnId, player: &str, id: &str, have: u32) {
        let (older, kept) = std::mem::take(&mut self.watchers)
            .into_iter()
            .partition::<Vec<_>, _>(|w| w.player == player || w.conn == conn);
        self.watchers = kept;
        for window in older.iter().filter(|w| w.conn != conn) {
            self.send(window.conn, Tell::Moved { table: self.table.clone() });
        }
        let eyes = self.eyes(player, None);
        // After a game began anew or something was taken back, or with several
        // seats, the lines that a client has may be other ones than ours.
        let unbroken = self.ledger.past.is_empty()
            && self.ledger.play.as_ref().is_none_or(|p| p.taken_back == 0)
            && self.seats_of(player).len() <= 1;
        let lines = if unbroken { have } else { 0 };
        self.watchers.push(Watcher {
            conn,
            player: player.to_owned(),
            eyes,
            lines,
            late: false,
            new: true,
            seated: false,
        });
        self.gone.remove(player);
        self.send(conn, Tell::Done { id: id.to_owned(), seq: 0 });
        self.tell_everybody();
    }

    /// Tells this connection no more.
    pub(super) fn left(&mut self, conn: ConnId) {
        let Some(n) = self.watchers.iter().position(|w| w.conn == conn) else { return };
        let watcher = self.watchers.remove(n);
        if !self.seats_of(&watcher.player).is_empty() {
            self.gone.insert(watcher.player, self.now);
        }
        self.tell_everybody();
    }

    /// A room did not reach this connection: it gets a whole one later.
    pub fn missed(&mut self, conn: ConnId) {
        if let Some(watcher) = self.watchers.iter_mut().find(|w| w.conn == conn) {
            (watcher.lines, watcher.late) = (0, true);
        }
    }

    /// After a restart nobody is connected.
    pub(super) fn everybody_is_away(&mut self) {
        let people = self.ledger.chairs.iter().filter(|c| c.kind == SeatKind::Human);
        self.gone = people.filter_map(|c| c.player.clone()).map(|player| (player, self.now)).collect();
    }

    /// Whoever sits down without watching is away from then on.
    pub(super) fn note_absence(&mut self, event: &Event) {
        if let Event::Sat { by, .. } = event
            && !self.is_here(&by.player)
        {
            self.gone.insert(by.player.clone(), self.now);
        }
    }

    pub(super) fn is_here(&self, player: &str) -> bool {
        self.watchers.iter().any(|w| w.player == player)
    }

    pub(super) fn say(&mut self, conn: ConnId, player: &str, id: &str, text: &str) {
        let Some(text) = crate::text::chat(text) else { return self.refuse(conn, id, Code::Text.into()) };
        let bucket = self.chat.rates.entry(player.to_owned()).or_insert_with(|| Bucket::full(limits::CHAT_RATE));
        if !bucket.take(self.now) {
            return self.refuse(conn, id, Code::TooFast.into());
        }
        let seat = self.seats_of(player).first().copied();
        let name = seat.map(|s| self.ledger.chairs[usize::from(s)].name.clone()).unwrap_or_default();
        let spoken = Spoken { player: player.to_owned(), name, seat, text };
        self.chat.lines.push_back(spoken.clone());
        if self.chat.lines.len() > CHAT_KEPT {
            self.chat.lines.pop_front();
        }
        self.send(conn, Tell::Done { id: id.to_owned(), seq: 0 });
        let conns: Vec<ConnId> = self.watchers.iter().map(|w| w.conn).collect();
        for conn in conns {
            self.send(conn, Tell::Said { table: self.table.clone(), spoken: spoken.clone() });
        }
    }

    /// What this person said lately.
    #[must_use]
    pub fn said_by(&self, player: &str) -> Vec<String> {
        self.chat.lines.iter().filter(|line| line.player == player).map(|line| line.text.clone()).collect()
    }

    /// Whose eyes this person has now: the asked seat's if it is theirs, else
    /// those they had, else their first seat's.
    pub(super) fn eyes(&self, player: &str, before: Option<u8>) -> Option<u8> {
        let own = self.seats_of(player);
        let asked = self.live.as_ref().and_then(|live| live.game.asked());
        asked
            .filter(|seat| own.contains(seat))
            .or_else(|| before.filter(|seat| own.contains(seat)))
            .or_else(|| own.first().copied())
    }

    /// The hash that proves the server's seed.
    pub(super) fn server_commit(&self) -> String {
        // While a finished game is shown, its own hash is; the next one stands beside it.
        let server = self.ledger.play.as_ref().map_or(&self.ledger.server, |p| &p.server);
        seeds::hex(&seeds::commit(server))
    }
}
