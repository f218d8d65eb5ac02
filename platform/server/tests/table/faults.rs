//! A room on a disk that fails and a machine that loses power, by two thousand
//! seeds: what was acknowledged is never lost and never done twice.

use crate::sim::*;
use arbiter_protocol::room::Stage;
use arbiter_protocol::{Ask, Request, Tell, VERSION};
use arbiter_server::room::events::Event;
use arbiter_server::room::ledger::Ledger;
use arbiter_server::room::{Effect, Input, Room, Rules, What};
use arbiter_store::{Batch, EventStore, FaultyStore};
use arbiter_testing::chance::Chance;
use arbiter_testing::toy::DUEL;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};

type Answers = Arc<Mutex<Vec<(u32, bool)>>>;

struct World {
    store: FaultyStore,
    rules: Rules,
    room: Room,
    /// What the store answered and the room has not heard.
    answers: Answers,
    now: u64,
    chance: Chance,
    /// What was told to be done, by person and id.
    acknowledged: BTreeMap<(String, String), u32>,
    /// The request that each person waits for; it is sent until it is answered.
    waiting: BTreeMap<&'static str, Request>,
    ids: u32,
    crashes: u32,
    refusals: u32,
}

impl World {
    fn new(seed: u64, rules: &Rules) -> Self {
        let store = FaultyStore::new(seed, 80);
        let first = Event::Opened(Box::new(opening(&TWO)));
        loop {
            let batch = Batch { table: TABLE.to_owned(), first: 0, events: vec![first.encode()], finished: false };
            store.append(batch, Box::new(|_| ()));
            store.step();
            if !store.events(TABLE).expect("readable").is_empty() {
                break;
            }
        }
        let room = Room::resume(TABLE, &[first], rules.clone(), 0).expect("a room");
        World {
            store,
            rules: rules.clone(),
            room,
            answers: Answers::default(),
            now: 1,
            chance: Chance::new(seed ^ 0xfa17),
            acknowledged: BTreeMap::new(),
            waiting: BTreeMap::new(),
            ids: 0,
            crashes: 0,
            refusals: 0,
        }
    }

    fn on_disk(&self) -> Vec<Event> {
        let stored = self.store.events(TABLE).expect("readable");
        stored.iter().map(|bytes| Event::decode(bytes).expect("ours")).collect()
    }

    fn give(&mut self, what: What) {
        self.now += 1;
        let fresh = std::array::from_fn(|_| self.chance.draw() as u8);
        for effect in self.room.handle(Input { now: self.now, fresh, what }) {
            match effect {
                Effect::Append { seq, events, finished } => {
                    let answers = Arc::clone(&self.answers);
                    let events = events.iter().map(Event::encode).collect();
                    let batch = Batch { table: TABLE.to_owned(), first: seq, events, finished };
                    let done = move |r: Result<(), _>| answers.lock().expect("alone").push((seq, r.is_ok()));
                    self.store.append(batch, Box::new(done));
                }
                Effect::Read => {
                    let events = self.on_disk();
                    self.give(What::Read { events });
                }
                Effect::Send { conn, tell } => self.hear(if conn == 1 { "ann" } else { "bob" }, *tell),
                Effect::Think(_) | Effect::WakeAt(_) | Effect::Listed(_) => {}
            }
        }
    }

    fn hear(&mut self, who: &'static str, tell: Tell) {
        match tell {
            Tell::Done { id, seq } => {
                if self.waiting.get(who).is_some_and(|r| r.id == id) {
                    self.waiting.remove(who);
                }
                if seq > 0 {
                    let before = self.acknowledged.insert((who.to_owned(), id), seq);
                    assert!(before.is_none_or(|b| b == seq), "a repeat gets the first answer");
                }
            }
            Tell::Refused { id, .. } => {
                self.refusals += 1;
                if self.waiting.get(who).is_some_and(|r| r.id == id) {
                    self.waiting.remove(who);
                }
            }
            _ => {}
        }
    }

    /// What this person would do now.
    fn wants(&mut self, seat: u8) -> Option<Ask> {
        let name = if seat == 0 { "ann" } else { "bob" };
        let chair = &self.room.ledger().chairs[usize::from(seat)];
        match self.room.stage() {
            Stage::Open if chair.player.is_none() => Some(sit(seat, name, name)),
            Stage::Sealing if chair.seed.is_none() => Some(reveal(seat, name)),
            Stage::Playing if self.room.game()?.asked() == Some(seat) => {
                let at = self.room.ledger().play.as_ref()?.at();
                let pick = self.chance.below(self.room.game()?.count()) as u32;
                Some(act(seat, at, pick))
            }
            _ => None,
        }
    }

    fn send(&mut self, seat: u8) {
        let who = if seat == 0 { "ann" } else { "bob" };
        if !self.waiting.contains_key(who) {
            let Some(ask) = self.wants(seat) else { return };
            self.ids += 1;
            self.waiting.insert(who, Request { v: VERSION, id: format!("r{}", self.ids), ask });
        }
        // Sent again if it was sent before: the answer may have been lost.
        let request = self.waiting[who].clone();
        self.give(What::Asked { conn: u64::from(seat) + 1, player: who.to_owned(), request });
    }

    fn hear_the_store(&mut self) {
        let answers = std::mem::take(&mut *self.answers.lock().expect("alone"));
        for (seq, stored) in answers {
            self.give(if stored { What::Stored { seq } } else { What::NotStored { seq } });
        }
    }

    fn crash(&mut self) {
        self.crashes += 1;
        self.store.crash();
        self.answers.lock().expect("alone").clear();
        self.room = Room::resume(TABLE, &self.on_disk(), self.rules.clone(), self.now).expect("a room");
        self.give(What::Tick);
    }

    /// Everything that was acknowledged is on disk under its number, and every
    /// id is there once at most.
    fn check(&self, seed: u64) {
        let log = self.on_disk();
        let ids: Vec<_> = log.iter().filter_map(Event::by).collect();
        assert_eq!(ids.len(), ids.iter().collect::<BTreeSet<_>>().len(), "seed {seed}: something was done twice");
        for ((who, id), seq) in &self.acknowledged {
            let by = log.get(*seq as usize).and_then(Event::by);
            assert!(by.is_some_and(|b| b.player == *who && b.id == *id), "seed {seed}: {who} {id} {seq} is lost");
        }
    }

    /// The disk is well again: everything comes to rest, and the room is what
    /// its log says.
    fn settle(&mut self, seed: u64) {
        for _ in 0..200 {
            self.store.step();
            self.hear_the_store();
        }
        self.check(seed);
        assert_eq!(Ledger::fold(&self.on_disk()).as_ref(), Some(self.room.ledger()), "seed {seed}");
        let again = Room::resume(TABLE, &self.on_disk(), self.rules.clone(), self.now).expect("a room");
        assert_eq!(again.stage(), self.room.stage(), "seed {seed}");
        let hash = |room: &Room| room.game().map(arbiter_catalog::Match::hash);
        assert_eq!(hash(&again), hash(&self.room), "seed {seed}: the same game after a restart");
    }
}

#[test]
fn nothing_acknowledged_is_lost_or_doubled_by_two_thousand_seeds() {
    let rules = rules(DUEL);
    let (mut crashes, mut refusals, mut acknowledged) = (0, 0, 0);
    for seed in 0..2_000 {
        let mut world = World::new(seed, &rules);
        for _ in 0..120 {
            match world.chance.below(20) {
                0..=5 => world.send(0),
                6..=11 => world.send(1),
                12..=15 => drop(world.store.step()),
                16..=18 => world.hear_the_store(),
                _ => world.crash(),
            }
        }
        world.check(seed);
        world.settle(seed);
        crashes += world.crashes;
        refusals += world.refusals;
        acknowledged += world.acknowledged.len();
    }
    assert!(crashes > 5_000 && refusals > 1_000 && acknowledged > 10_000, "{crashes} {refusals} {acknowledged}");
}
