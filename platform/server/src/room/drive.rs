//! From a request to an event on disk to a changed table.

use super::events::Event;
use super::ledger::Ledger;
use super::live::{Act, Live};
use super::{Asked, ConnId, Effect, Next, Pending, QUEUE, Room, Thinking};
use super::{Refusal, seeds};
use arbiter_protocol::room::{SeatKind, Stage};
use arbiter_protocol::{Code, Request, Tell};

/// Passes that wait for the end of a pause; one is enough, except for who asks again.
const HELD: usize = 4;

impl Room {
    /// Things that change nothing are done at once; the rest waits its turn.
    pub(super) fn asked(&mut self, conn: ConnId, player: String, request: Request) {
        if self.small_talk(conn, &player, &request) {
            return;
        }
        if self.queue.len() >= QUEUE {
            return self.refuse(conn, &request.id, Code::Busy.into());
        }
        self.queue.push_back(Asked { conn, player, request, at: self.now });
    }

    /// Goes on until something must be stored first.
    pub(super) fn proceed(&mut self) {
        while self.pending.is_none() && !self.unsure {
            if let Some(n) = self.held.iter().position(|asked| !self.waits(asked)) {
                let asked = self.held.remove(n);
                self.consider(asked);
            } else if let Some((event, next)) = self.due() {
                self.append(event, next, None);
            } else if let Some(asked) = self.queue.pop_front() {
                match self.waits(&asked) {
                    true if self.held.len() < HELD => self.held.push(asked),
                    true => self.refuse(asked.conn, &asked.request.id, Code::Busy.into()),
                    false => self.consider(asked),
                }
            } else {
                break;
            }
        }
    }

    fn consider(&mut self, asked: Asked) {
        let by = super::events::By { player: asked.player.clone(), id: asked.request.id.clone() };
        if let Some(&seq) = self.ledger.done.get(&by) {
            return self.send(asked.conn, Tell::Done { id: by.id, seq });
        }
        match self.decide(&asked, by) {
            Ok((event, next)) => self.append(event, next, Some((asked.conn, asked.request.id))),
            Err(refusal) => self.refuse(asked.conn, &asked.request.id, refusal),
        }
    }

    /// What happens by itself in the table as it is.
    fn due(&mut self) -> Option<(Event, Next)> {
        if self.broken.is_some() {
            return None;
        }
        match self.ledger.stage {
            Stage::Sealing if self.ledger.staged() || self.ledger.all_revealed() => self.begin(),
            Stage::Between | Stage::Over if self.ledger.sealed.is_none() => {
                if let Some(decks) = self.received() {
                    return Some((Event::Kept { decks }, Next::Same));
                }
                let part = |n: usize| seeds::part(&self.fresh, "seat", n as u8);
                let seats = (0..self.ledger.chairs.len()).map(part).collect();
                Some((Event::Sealed { server: seeds::part(&self.fresh, "server", 0), seats }, Next::Same))
            }
            Stage::Playing => self.agreed_undo().or_else(|| self.standing_answer()),
            _ => None,
        }
    }

    fn begin(&mut self) -> Option<(Event, Next)> {
        let seed = self.ledger.seed();
        match Live::begin(&self.rules, &self.ledger, seed) {
            Ok(live) => Some((Event::Began { seed, check: live.check() }, Next::Began(Box::new(live)))),
            // Every deck was checked when its owner sat down, so this is ours to explain.
            Err(why) => Some((Event::Broke { why: why.key.clone() }, Next::Same)),
        }
    }

    /// The open question, if it is answered by what was said beforehand: after
    /// a restart, after a pause, or when there was more than fits into one append.
    fn standing_answer(&self) -> Option<(Event, Next)> {
        let live = self.live.as_ref()?;
        let said = |seat: u8| self.ledger.chairs[usize::from(seat)].standing.clone();
        let (seat, pick) = self.foreseen(&live.game, &said, live.doer()).or_else(|| self.idle_answer())?;
        let mut trial = live.attempt(Act::Pick(pick)).ok()?;
        // Nobody decided this: it is taken back together with what led here.
        trial.forced = true;
        let event = picked(None, seat, pick, &trial, self.ledger.chairs[usize::from(seat)].reserve_ms);
        Some((event, Next::Moved(Box::new(trial))))
    }

    fn append(&mut self, event: Event, next: Next, reply: Option<(ConnId, String)>) {
        let mut steps = vec![(event, next)];
        self.follow_up(&mut steps);
        // Only the last one can end a game.
        let finished = steps.last().is_some_and(|(event, _)| self.ledger.finishes(event));
        let events = steps.iter().map(|(event, _)| event.clone()).collect();
        self.effects.push(Effect::Append { seq: self.ledger.next, events, finished });
        self.pending = Some(Pending { steps, reply });
    }

    pub(super) fn stored(&mut self, seq: u32) {
        if seq != self.ledger.next {
            return;
        }
        let Some(Pending { steps, reply }) = self.pending.take() else { return };
        let question = self.question();
        for (event, next) in steps {
            self.ledger.apply(&event);
            self.take(next);
            self.note_absence(&event);
            if let Event::Broke { why } = &event {
                self.broken = Some(arbiter_protocol::view::Message::new(why));
            }
        }
        if self.question() != question {
            // The wait for the disk is nobody's thinking time.
            self.asked_since = self.now;
        }
        if let Some((conn, id)) = reply {
            self.send(conn, Tell::Done { id, seq });
        }
        self.tell_everybody();
    }

    fn take(&mut self, next: Next) {
        match (next, &mut self.live) {
            (Next::Began(live) | Next::Back(live), _) => self.live = Some(*live),
            (Next::Moved(trial), Some(live)) => live.take(*trial),
            (Next::Moved(_) | Next::Same, _) => {}
        }
        if self.ledger.play.is_none() {
            self.live = None;
        }
    }

    pub(super) fn not_stored(&mut self, seq: u32) {
        if seq != self.ledger.next || self.pending.is_none() {
            return;
        }
        self.unsure = true;
        self.effects.push(Effect::Read);
    }

    /// The log says what was stored. Whoever waited is told; whoever asks
    /// again with the same id learns the same.
    pub(super) fn read_again(&mut self, events: &[Event]) {
        let Some(ledger) = Ledger::fold(events) else { return };
        self.unsure = false;
        let Some(pending) = self.pending.take() else { return };
        let (first, written) = (self.ledger.next, ledger.next > self.ledger.next);
        if ledger != self.ledger {
            self.ledger = ledger;
            self.play_again();
            self.asked_since = self.now;
        }
        self.thinking = None;
        if let Some((conn, id)) = pending.reply {
            match written {
                true => self.send(conn, Tell::Done { id, seq: first }),
                false => self.refuse(conn, &id, Code::Busy.into()),
            }
        }
        self.tell_everybody();
    }

    /// Executes the moves of the log from the beginning.
    pub(super) fn play_again(&mut self) {
        self.live = None;
        if self.ledger.stage == Stage::Broken {
            self.broken = Some(crate::voice::refused(Code::Broken));
            return;
        }
        let Some(play) = &self.ledger.play else { return };
        match Live::replayed(&self.rules, &self.ledger, &play.moves.clone()) {
            Ok(live) => self.live = Some(live),
            Err(why) => self.broken = Some(why),
        }
    }

    /// Which question is open, if one is.
    pub(super) fn question(&self) -> Option<(usize, u32)> {
        let play = self.ledger.play.as_ref().filter(|_| self.ledger.stage == Stage::Playing)?;
        Some((self.ledger.past.len(), play.at()))
    }

    /// A bot that is asked begins to think.
    pub(super) fn think(&mut self) {
        let question = self.question();
        if self.broken.is_some() || question.is_none() || self.thinking == question || self.pending.is_some() {
            return;
        }
        let (Some((game, at)), Some(live)) = (question, &self.live) else { return };
        let Some(seat) = live.game.asked() else { return };
        let chair = &self.ledger.chairs[usize::from(seat)];
        if chair.kind != SeatKind::Bot {
            return;
        }
        let seed = u64::from_le_bytes(std::array::from_fn(|i| self.fresh[i]));
        let (level, table) = (chair.level.clone(), live.game.fork());
        let people = self.ledger.chairs.iter().any(|c| c.player.is_some());
        let awaited = people || !self.watchers.is_empty();
        self.thinking = question;
        self.effects.push(Effect::Think(Box::new(Thinking { game, at, seat, level, seed, awaited, table })));
    }

    /// A bot has decided; too late if the question is another one by now.
    pub(super) fn thought(&mut self, game: usize, at: u32, pick: usize) {
        if self.pending.is_some() || self.unsure || self.question() != Some((game, at)) {
            // Something is being stored; if the question is still open then, the bot thinks again.
            self.thinking = None;
            return;
        }
        let Some(live) = &self.live else { return };
        let Some(seat) = live.game.asked() else { return };
        // A bot that picks what is not there picks the first option instead of hanging the table.
        let pick = if pick < live.game.offered().len() { pick } else { 0 };
        let Ok(trial) = live.attempt(Act::Pick(pick)) else { return };
        let reserve_ms = self.ledger.chairs[usize::from(seat)].reserve_ms;
        let event = picked(None, seat, pick, &trial, reserve_ms);
        self.append(event, Next::Moved(Box::new(trial)), None);
    }
}

/// The event for a pick that was tried.
pub(super) fn picked(
    by: Option<super::events::By>,
    seat: u8,
    pick: usize,
    trial: &super::live::Trial,
    reserve_ms: u32,
) -> Event {
    let (words, check, ended) = (trial.words.clone(), trial.check, trial.ended.clone());
    Event::Picked { by, seat, pick: pick as u32, words, check, reserve_ms, ended }
}

/// A refusal by the rules of the game.
pub(super) fn by_rule(code: Code, illegal: &arbiter_catalog::Illegal) -> Refusal {
    let clause = (!illegal.clause.is_empty()).then(|| illegal.clause.to_owned());
    Refusal { code, why: crate::wire::message(&illegal.why), clause, text: None }
}
