//! A room without a server: everything it wants is done at once.

use arbiter_catalog::Game;
use arbiter_protocol::http::{NewSeat, Start};
use arbiter_protocol::room::{Clock, Room as Shown, SeatKind, Stage};
use arbiter_protocol::{Ask, Code, Request, Tell, VERSION};
use arbiter_server::room::events::{Begins, Event, Opening, Place};
use arbiter_server::room::ledger::Ledger;
use arbiter_server::room::{ConnId, Effect, Input, Room, Rules, Thinking, What, seeds};
use arbiter_testing::chance::Chance;
use arbiter_testing::toy::DUEL;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The table's id in these tests.
pub(crate) const TABLE: &str = "0123456789abcdef0123";

/// A room, its log and what it said.
pub(crate) struct Sim {
    pub(crate) room: Room,
    pub(crate) rules: Rules,
    pub(crate) log: Vec<Event>,
    pub(crate) sent: Vec<(ConnId, Tell)>,
    /// The last room of each connection.
    pub(crate) rooms: BTreeMap<ConnId, Shown>,
    pub(crate) thinking: Vec<Thinking>,
    pub(crate) wake: Option<u64>,
    pub(crate) now: u64,
    pub(crate) ids: u32,
    /// How often something was stored.
    pub(crate) appends: u32,
    pub(crate) chance: Chance,
}

/// The rules of a game.
pub(crate) fn rules(game: &'static dyn Game) -> Rules {
    let library = game.library(&[]).unwrap_or_else(|_| panic!("the cards load"));
    Rules { library: Arc::from(library), reserve: game.reserve(), modes: game.modes(), game }
}

/// How a table of the duel is opened; `kinds` are its seats.
pub(crate) fn opening(kinds: &[SeatKind]) -> Opening {
    let place = |(n, kind): (usize, &SeatKind)| Place {
        kind: *kind,
        deck: if *kind == SeatKind::Bot { "8 Knight\n6 Golem\n4 Bolt\n".to_owned() } else { String::new() },
        level: "random".to_owned(),
        seed: [n as u8 + 10; 32],
    };
    Opening {
        game: "duel".to_owned(),
        rules: "0.1.0".to_owned(),
        opener: "ann".to_owned(),
        at: 1,
        mode: String::new(),
        seating: String::new(),
        seats: kinds.iter().enumerate().map(place).collect(),
        teams: (0..kinds.len() as u8).map(|seat| seat % 2).collect(),
        public: true,
        best_of: 1,
        clock: None,
        start: Begins::Fresh,
        server: [7; 32],
        packs: Vec::new(),
    }
}

/// Two open seats.
pub(crate) const TWO: [SeatKind; 2] = [SeatKind::Open, SeatKind::Open];

/// A seed that belongs to a name.
pub(crate) fn seed_of(name: &str) -> [u8; 32] {
    *blake3::hash(name.as_bytes()).as_bytes()
}

impl Sim {
    /// A table that was just opened.
    pub(crate) fn open(opening: Opening) -> Self {
        Sim::of(DUEL, opening)
    }

    /// A table of this game.
    pub(crate) fn of(game: &'static dyn Game, opening: Opening) -> Self {
        Sim::resume(rules(game), vec![Event::Opened(Box::new(opening))], 1_000)
    }

    /// A table from its log.
    pub(crate) fn resume(rules: Rules, log: Vec<Event>, now: u64) -> Self {
        let room = Room::resume(TABLE, &log, rules.clone(), now).expect("the log begins with an opening");
        let (sent, thinking, ids, chance) = (Vec::new(), Vec::new(), 0, Chance::new(now));
        let rooms = BTreeMap::new();
        let mut sim = Sim { room, rules, log, sent, rooms, thinking, wake: None, now, ids, appends: 0, chance };
        sim.give(What::Tick);
        sim
    }

    /// A duel between Ann and Bob that has just begun.
    pub(crate) fn playing() -> Self {
        Sim::begun(opening(&TWO))
    }

    /// A duel between Ann and Bob at such a table.
    pub(crate) fn begun(opening: Opening) -> Self {
        let mut sim = Sim::open(opening);
        sim.watch(1, "ann");
        sim.watch(2, "bob");
        sim.sit("ann", 0, "a");
        sim.sit("bob", 1, "b");
        sim.reveal("ann", 0, "a");
        sim.reveal("bob", 1, "b");
        assert_eq!(sim.room.stage(), Stage::Playing);
        sim
    }

    /// Gives the room something and does all that it wants.
    pub(crate) fn give(&mut self, what: What) {
        let mut todo = vec![what];
        while !todo.is_empty() {
            let what = todo.remove(0);
            let fresh = std::array::from_fn(|_| self.chance.draw() as u8);
            for effect in self.room.handle(Input { now: self.now, fresh, what }) {
                match effect {
                    Effect::Append { seq, events, .. } => {
                        assert_eq!(seq as usize, self.log.len(), "numbers have no gaps");
                        self.appends += 1;
                        // Through its stored form, as on a disk.
                        self.log.extend(events.iter().map(|e| Event::decode(&e.encode()).expect("it comes back")));
                        todo.push(What::Stored { seq });
                    }
                    Effect::Send { conn, tell } => self.heard(conn, *tell),
                    Effect::Think(thinking) => self.thinking.push(*thinking),
                    Effect::WakeAt(at) => self.wake = Some(at),
                    Effect::Read => todo.push(What::Read { events: self.log.clone() }),
                    Effect::Listed(_) => {}
                }
            }
        }
        assert_eq!(Ledger::fold(&self.log).as_ref(), Some(self.room.ledger()), "the state is the fold of the log");
    }

    /// Asks and gives the answer to it.
    pub(crate) fn ask(&mut self, conn: ConnId, player: &str, ask: Ask) -> Tell {
        self.ids += 1;
        let id = format!("id{}", self.ids);
        self.ask_as(conn, player, &id, ask)
    }

    /// Asks with this id and gives the answer to it.
    pub(crate) fn ask_as(&mut self, conn: ConnId, player: &str, id: &str, ask: Ask) -> Tell {
        self.sent.clear();
        let request = Request { v: VERSION, id: id.to_owned(), ask };
        self.give(What::Asked { conn, player: player.to_owned(), request });
        let answers = |tell: &Tell| match tell {
            Tell::Done { id: of, .. }
            | Tell::Refused { id: of, .. }
            | Tell::WhyNot { id: of, .. }
            | Tell::Foreseen { id: of, .. } => of == id,
            _ => false,
        };
        let found: Vec<&Tell> = self.sent.iter().filter(|(c, t)| *c == conn && answers(t)).map(|(_, t)| t).collect();
        assert_eq!(found.len(), 1, "one answer to each request");
        found[0].clone()
    }

    /// Asks, and it must be done.
    pub(crate) fn must(&mut self, player: &str, ask: Ask) {
        let told = self.ask(conn_of(player), player, ask);
        assert!(matches!(told, Tell::Done { .. }), "{player}: {told:?}");
    }

    /// Asks, and it must be refused; nothing changes.
    pub(crate) fn refused(&mut self, player: &str, ask: Ask) -> Code {
        let (before, events) = (self.room.ledger().clone(), self.log.len());
        let told = self.ask(conn_of(player), player, ask);
        let Tell::Refused { code, .. } = told else { panic!("{player}: {told:?}") };
        assert_eq!((self.room.ledger(), self.log.len()), (&before, events), "a refusal changes nothing");
        code
    }

    pub(crate) fn watch(&mut self, conn: ConnId, player: &str) {
        let told = self.ask(conn, player, Ask::Watch { table: TABLE.to_owned(), have: 0 });
        assert!(matches!(told, Tell::Done { .. }), "{told:?}");
    }

    pub(crate) fn sit(&mut self, player: &str, seat: u8, seed: &str) {
        self.must(player, sit(seat, player, seed));
    }

    pub(crate) fn reveal(&mut self, player: &str, seat: u8, seed: &str) {
        self.must(player, reveal(seat, seed));
    }

    /// The last room that this connection was sent.
    pub(crate) fn shown(&self, conn: ConnId) -> Shown {
        self.rooms.get(&conn).expect("a room was sent").clone()
    }

    fn heard(&mut self, conn: ConnId, tell: Tell) {
        if let Tell::Room(room) = &tell {
            self.rooms.insert(conn, (**room).clone());
        }
        self.sent.push((conn, tell));
    }

    /// A rule breaks inside.
    pub(crate) fn break_down(&mut self) {
        for effect in self.room.break_down(arbiter_server::wire::say("table-panicked")) {
            match effect {
                Effect::Append { events, .. } => self.log.extend(events),
                Effect::Send { conn, tell } => self.heard(conn, *tell),
                _ => {}
            }
        }
    }

    pub(crate) fn asked(&self) -> Option<u8> {
        self.room.game().and_then(|game| game.asked())
    }

    pub(crate) fn at(&self) -> u32 {
        self.room.ledger().play.as_ref().expect("a game").at()
    }

    pub(crate) fn count(&self) -> usize {
        self.room.game().expect("a game").count()
    }

    /// The asked person picks.
    pub(crate) fn pick(&mut self, pick: u32) {
        let seat = self.asked().expect("somebody is asked");
        let player = self.room.ledger().chairs[usize::from(seat)].player.clone().expect("a person");
        let at = self.at();
        self.must(&player, act(seat, at, pick));
    }

    /// Picks by chance so many times, or until it is over.
    pub(crate) fn picks(&mut self, times: usize) {
        for _ in 0..times {
            if self.room.stage() != Stage::Playing {
                return;
            }
            let pick = self.chance.below(self.count()) as u32;
            self.pick(pick);
        }
    }

    /// What bots wanted to think about is decided by chance.
    pub(crate) fn think(&mut self) {
        while let Some(thinking) = self.thinking.pop() {
            let pick = self.chance.below(thinking.table.count());
            self.give(What::Thought { game: thinking.game, at: thinking.at, pick });
        }
    }
}

/// Everybody has one connection in these tests.
pub(crate) fn conn_of(player: &str) -> ConnId {
    match player {
        "ann" => 1,
        "bob" => 2,
        "cid" => 3,
        "dan" => 4,
        _ => 9,
    }
}

pub(crate) fn hex_commit(seed: &str) -> String {
    seeds::hex(&seeds::commit(&seed_of(seed)))
}

pub(crate) fn sit(seat: u8, name: &str, seed: &str) -> Ask {
    let (table, deck) = (TABLE.to_owned(), "steel".to_owned());
    Ask::Sit { table, seat, name: name.to_owned(), deck, commit: hex_commit(seed) }
}

pub(crate) fn reveal(seat: u8, seed: &str) -> Ask {
    Ask::Reveal { table: TABLE.to_owned(), seat, seed: seeds::hex(&seed_of(seed)) }
}

pub(crate) fn act(seat: u8, at: u32, pick: u32) -> Ask {
    Ask::Act { table: TABLE.to_owned(), seat, at, pick }
}

pub(crate) fn again(seat: u8, deck: &str, seed: &str) -> Ask {
    Ask::Again { table: TABLE.to_owned(), seat, deck: deck.to_owned(), commit: hex_commit(seed) }
}

pub(crate) fn claim(seat: u8) -> Ask {
    Ask::Claim { table: TABLE.to_owned(), seat }
}

pub(crate) fn undo(seat: u8) -> Ask {
    Ask::Undo { table: TABLE.to_owned(), seat }
}

pub(crate) fn concede(seat: u8) -> Ask {
    Ask::Concede { table: TABLE.to_owned(), seat }
}

/// Clocks of this many seconds.
pub(crate) fn clock(decision_s: u32, reserve_s: u32) -> Option<Clock> {
    Some(Clock { decision_s, reserve_s })
}

/// A seat of a new table.
pub(crate) fn new_seat(kind: SeatKind) -> NewSeat {
    NewSeat { kind, deck: String::new(), level: "random".to_owned() }
}

/// From the beginning.
pub(crate) const FRESH: Start = Start::Fresh;
