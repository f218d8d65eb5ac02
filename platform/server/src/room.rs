//! A table as a machine: inputs in, effects out.
//!
//! [`Room::handle`] never reads a clock, a socket, a disk or chance: the time
//! and fresh bytes come with each input. A request becomes an event, the event
//! is appended, and only when it is on disk is it applied and answered.

pub mod auth;
mod clocks;
mod drive;
pub mod events;
mod handle;
pub mod ledger;
mod live;
mod matches;
mod people;
mod replay;
mod rounds;
pub mod seeds;
mod shown;
mod sitting;
pub mod standing;
mod undo;
mod words;

pub use people::ConnId;

use crate::staged::Shown;
use crate::voice::refused;
use arbiter_catalog::{Brings, Library, Match, Mode, Source, setting};
use arbiter_protocol::http::TableRow;
use arbiter_protocol::view::Message;
use arbiter_protocol::{Code, Request, Tell};
use events::{Begins, Bytes32, Event};
use ledger::Ledger;
use live::{Live, Trial};
use people::{Chat, Watcher};
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

/// Requests that may wait while an event is being stored.
const QUEUE: usize = 256;

/// The game of a table, as the room needs it.
#[derive(Clone)]
pub struct Rules {
    /// The cards.
    pub library: Arc<dyn Library>,
    /// Whether decks have a reserve to change between games.
    pub reserve: bool,
    /// The ways to play it.
    pub modes: &'static [Mode],
    /// The game, for scenes that have cards of their own.
    pub game: &'static dyn arbiter_catalog::Game,
}

/// A table.
pub struct Room {
    table: String,
    rules: Rules,
    ledger: Ledger,
    /// The game that is played, or was the last one.
    live: Option<Live>,
    /// Why nothing can be done here any more.
    broken: Option<Message>,
    watchers: Vec<Watcher>,
    chat: Chat,
    queue: VecDeque<Asked>,
    /// Passes that come after a pause.
    held: Vec<Asked>,
    pending: Option<Pending>,
    /// An append failed: nobody knows what is on disk until the log is read.
    unsure: bool,
    /// The bot's decision that is being thought about.
    thinking: Option<(usize, u32)>,
    /// Time of the present input, in milliseconds.
    now: u64,
    /// When the asked seat was asked.
    asked_since: u64,
    /// Since when people with a seat are not connected.
    gone: BTreeMap<String, u64>,
    /// Who could claim a win when the rooms were last sent.
    claimable: Option<u8>,
    /// When spectators were last told.
    told_lookers: u64,
    fresh: Bytes32,
    effects: Vec<Effect>,
    /// The scene that is shown here, for whoever watches.
    scene: Option<arbiter_protocol::room::Scene>,
}

/// Something that comes to a room.
pub struct Input {
    /// Milliseconds; never goes back while the server runs.
    pub now: u64,
    /// New random bytes each time.
    pub fresh: Bytes32,
    /// What comes.
    pub what: What,
}

/// What comes to a room.
pub enum What {
    /// A connection asks for something.
    Asked {
        /// The connection.
        conn: ConnId,
        /// Whose it is.
        player: String,
        /// What.
        request: Request,
    },
    /// A connection is gone.
    Left {
        /// The connection.
        conn: ConnId,
    },
    /// The events from this number on are on disk.
    Stored {
        /// Its number.
        seq: u32,
    },
    /// The events from this number on could not be stored, or nobody knows.
    NotStored {
        /// Its number.
        seq: u32,
    },
    /// The whole log as it is on disk.
    Read {
        /// The events.
        events: Vec<Event>,
    },
    /// A bot has decided.
    Thought {
        /// For which game of this table.
        game: usize,
        /// Number of the decision.
        at: u32,
        /// The option.
        pick: usize,
    },
    /// Time has passed.
    Tick,
}

/// Something a room wants to be done.
pub enum Effect {
    /// Store these events, all or none, and say so.
    Append {
        /// Number of the first one.
        seq: u32,
        /// The events.
        events: Vec<Event>,
        /// Nothing goes on at the table after them.
        finished: bool,
    },
    /// Read the whole log and give it back.
    Read,
    /// Send this frame.
    Send {
        /// To whom.
        conn: ConnId,
        /// The frame.
        tell: Box<Tell>,
    },
    /// Let a bot decide.
    Think(Box<Thinking>),
    /// Give a [`What::Tick`] at this time.
    WakeAt(u64),
    /// What the lobby should know has changed.
    Listed(Box<Listing>),
}

/// What the lobby should know of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing {
    /// Its row.
    pub row: TableRow,
    /// It wants to be listed.
    pub public: bool,
    /// Connections.
    pub people: usize,
}

/// A question for a bot.
pub struct Thinking {
    /// Which game of this table.
    pub game: usize,
    /// Number of the decision.
    pub at: u32,
    /// The bot's seat.
    pub seat: u8,
    /// Its level.
    pub level: String,
    /// Its chance.
    pub seed: u64,
    /// Somebody plays or looks on here.
    pub awaited: bool,
    /// The game; the bot sees its own seat's side of it.
    pub table: Box<dyn Match>,
}

/// A request that waits.
struct Asked {
    conn: ConnId,
    player: String,
    request: Request,
    /// When it came: thinking time ends then, not when the disk is ready.
    at: u64,
}

/// Events that are being stored, and what the game is after each.
struct Pending {
    steps: Vec<(Event, Next)>,
    reply: Option<(ConnId, String)>,
}

/// What the game is once the event is applied.
enum Next {
    Same,
    Began(Box<Live>),
    Moved(Box<Trial>),
    Back(Box<Live>),
}

/// Why a request is not done.
struct Refusal {
    code: Code,
    why: Message,
    clause: Option<String>,
    /// In English, if it is a game's message.
    text: Option<String>,
}

impl From<Code> for Refusal {
    fn from(code: Code) -> Self {
        Refusal { code, why: refused(code), clause: None, text: None }
    }
}

impl Room {
    /// A table from its log. `None` if the log does not begin with an opening.
    #[must_use]
    pub fn resume(table: &str, events: &[Event], rules: Rules, now: u64) -> Option<Self> {
        let ledger = Ledger::fold(events)?;
        let mut room = Room {
            table: table.to_owned(),
            rules,
            ledger,
            live: None,
            broken: None,
            watchers: Vec::new(),
            chat: Chat::default(),
            queue: VecDeque::new(),
            held: Vec::new(),
            pending: None,
            unsure: false,
            thinking: None,
            now,
            asked_since: now,
            gone: BTreeMap::new(),
            claimable: None,
            told_lookers: 0,
            fresh: [0; 32],
            effects: Vec::new(),
            scene: None,
        };
        if let Begins::Scene { setup } = &room.ledger.start {
            room.scene = Shown::of(setup).map(|shown| shown.told(&room.rules));
        }
        room.play_again();
        room.everybody_is_away();
        Some(room)
    }

    /// What the table is by its events.
    #[must_use]
    pub fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// Whether who sits down brings a deck.
    #[must_use]
    pub fn wants_decks(&self) -> bool {
        let found = setting(self.rules.modes, &self.ledger.mode, &self.ledger.seating, None);
        found.map_or(true, |s| s.mode.brings == Brings::Deck)
    }

    /// The game that is played, or was the last one.
    #[must_use]
    pub fn game(&self) -> Option<&dyn Match> {
        self.live.as_ref().map(|live| &*live.game)
    }

    /// Nobody is connected to it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.watchers.is_empty()
    }

    /// An event is being stored, or it is not known what was.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.pending.is_some() || self.unsure || !self.queue.is_empty()
    }

    /// Takes in one thing and says what is to be done.
    pub fn handle(&mut self, input: Input) -> Vec<Effect> {
        self.now = self.now.max(input.now);
        self.fresh = input.fresh;
        match input.what {
            What::Asked { conn, player, request } => self.asked(conn, player, request),
            What::Left { conn } => self.left(conn),
            What::Stored { seq } => self.stored(seq),
            What::NotStored { seq } => self.not_stored(seq),
            What::Read { events } => self.read_again(&events),
            What::Thought { game, at, pick } => self.thought(game, at, pick),
            What::Tick => self.tell_if_claimable(),
        }
        self.proceed();
        self.tell_lookers();
        self.think();
        self.wake();
        std::mem::take(&mut self.effects)
    }

    /// The table cannot go on here: what it was played with is gone.
    pub fn wants(&mut self, pack: &arbiter_catalog::Pinned) {
        self.live = None;
        let text = |t: &str| arbiter_protocol::view::Arg::Text(t.to_owned());
        self.broken =
            Some(Message::new("table-wants-pack").with("pack", text(&pack.name)).with("hash", text(&pack.hash)));
    }

    /// A rule broke inside: the table ends here, its log stays.
    pub fn break_down(&mut self, why: Message) -> Vec<Effect> {
        // What is being stored may be what broke it, and stays in the log; what
        // was only about to be stored is gone.
        let unsent = self.effects.drain(..).any(|e| matches!(e, Effect::Append { .. }));
        let stored = self.pending.take().filter(|_| !unsent).map_or(0, |p| p.steps.len() as u32);
        self.live = None;
        self.queue.clear();
        self.held.clear();
        let seq = self.ledger.next + stored;
        let event = Event::Broke { why: why.key.clone() };
        self.ledger.next = seq;
        self.ledger.apply(&event);
        self.broken = Some(why.clone());
        self.effects.push(Effect::Append { seq, events: vec![event], finished: true });
        for watcher in &self.watchers {
            let tell = Box::new(Tell::Broken { table: self.table.clone(), why: why.clone() });
            self.effects.push(Effect::Send { conn: watcher.conn, tell });
        }
        self.tell_everybody();
        std::mem::take(&mut self.effects)
    }

    fn send(&mut self, conn: ConnId, tell: Tell) {
        self.effects.push(Effect::Send { conn, tell: Box::new(tell) });
    }

    fn refuse(&mut self, conn: ConnId, id: &str, refusal: Refusal) {
        let Refusal { code, why, clause, .. } = refusal;
        self.send(conn, Tell::Refused { id: id.to_owned(), code, why, clause });
    }
}

/// A deck that may be played, as text, from its text, its code or the key of a
/// shipped one.
///
/// # Errors
/// What is wrong with it.
pub fn playable(library: &dyn Library, deck: &str, mode: &str) -> Result<String, crate::hub::Refused> {
    sitting::playable(library, deck, mode).map(|report| report.text).map_err(crate::hub::Refused::from)
}

/// Whether decks of one team go together.
///
/// # Errors
/// The clause they offend.
pub fn together(library: &dyn Library, decks: &[Source], mode: &str) -> Result<(), crate::hub::Refused> {
    library.check_team(decks, mode).map_or(Ok(()), |fault| Err(sitting::refused(&fault).into()))
}

impl From<Refusal> for crate::hub::Refused {
    fn from(Refusal { code, why, text, .. }: Refusal) -> Self {
        Self { code, why, text }
    }
}
