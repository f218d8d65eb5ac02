//! A room on a disk that is slow, fails and loses power: what was acknowledged
//! is never lost and never done twice, and the room is what its log says.

use super::{Counted, shipped};
use arbiter_catalog::{Game, Match};
use arbiter_protocol::room::{SeatKind, Stage};
use arbiter_protocol::{Ask, Request, Tell, VERSION};
use arbiter_server::room::events::{Begins, Event, Opening, Place};
use arbiter_server::room::ledger::Ledger;
use arbiter_server::room::{Effect, Input, Room, Rules, What, seeds};
use arbiter_store::{Batch, EventStore, FaultyStore};
use arbiter_testing::chance::Chance;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};

/// Disks in one trial, and what happens to each.
const DISKS: u64 = 20;
const STEPS: u32 = 120;
/// Of a thousand appends, so many are not written.
const REFUSED: u64 = 80;
const TABLE: &str = "0123456789abcdef0123";
const PEOPLE: [&str; 2] = ["ann", "bob"];

pub(super) fn that_fail(game: &'static dyn Game, seed: u64) -> Result<Counted, String> {
    let library = Arc::from(game.library(&[]).map_err(|_| "its cards do not load".to_owned())?);
    let rules = Rules { library, reserve: game.reserve(), modes: game.modes(), game };
    let decks = shipped(rules.library.as_ref());
    let (mut crashes, mut acknowledged) = (0, 0);
    for disk in seed.wrapping_mul(DISKS)..seed.wrapping_mul(DISKS).wrapping_add(DISKS) {
        let pick = |n: u64| decks[(disk.wrapping_add(n) % decks.len() as u64) as usize].name.clone();
        let mut world = World::new(disk, &rules, [pick(0), pick(1)]);
        for _ in 0..STEPS {
            match world.chance.below(20) {
                0..=5 => world.send(0),
                6..=11 => world.send(1),
                12..=15 => drop(world.store.step()),
                16..=18 => world.hear_the_store(),
                _ => world.crash()?,
            }
        }
        world.settled().map_err(|why| format!("disk {disk}: {why}"))?;
        crashes += world.crashes;
        acknowledged += world.acknowledged.len() as u64;
    }
    if acknowledged == 0 {
        return Err("nobody was ever answered".to_owned());
    }
    Ok(vec![("soak-disks", DISKS), ("soak-crashes", crashes), ("soak-acks", acknowledged)])
}

/// What the store answered, by the number of the first event, and the room has not heard.
type Answers = Arc<Mutex<Vec<(u32, bool)>>>;

struct World {
    store: FaultyStore,
    rules: Rules,
    room: Room,
    decks: [String; 2],
    answers: Answers,
    now: u64,
    chance: Chance,
    /// What was told to be done, by person and id.
    acknowledged: BTreeMap<(&'static str, String), u32>,
    /// The request that each person waits for; it is sent until it is answered.
    waiting: BTreeMap<&'static str, Request>,
    ids: u32,
    crashes: u64,
    /// The first thing that went wrong.
    wrong: Option<String>,
}

impl World {
    fn new(seed: u64, rules: &Rules, decks: [String; 2]) -> Self {
        let store = FaultyStore::new(seed, REFUSED);
        let first = Event::Opened(Box::new(opening(rules.game.key())));
        // A table exists once its opening is written, however often that is refused before.
        while store.events(TABLE).is_ok_and(|events| events.is_empty()) {
            let batch = Batch { table: TABLE.to_owned(), first: 0, events: vec![first.encode()], finished: false };
            store.append(batch, Box::new(|_| ()));
            store.step();
        }
        let room = Room::resume(TABLE, &[first], rules.clone(), 0).expect("a log that begins with an opening");
        World {
            store,
            rules: rules.clone(),
            room,
            decks,
            answers: Answers::default(),
            now: 1,
            chance: Chance::new(seed ^ 0xfa17),
            acknowledged: BTreeMap::new(),
            waiting: BTreeMap::new(),
            ids: 0,
            crashes: 0,
            wrong: None,
        }
    }

    fn on_disk(&self) -> Vec<Event> {
        let stored = self.store.events(TABLE).unwrap_or_default();
        stored.iter().map_while(|bytes| Event::decode(bytes).ok()).collect()
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
                    let done = move |r: Result<(), _>| {
                        answers.lock().unwrap_or_else(PoisonError::into_inner).push((seq, r.is_ok()));
                    };
                    self.store.append(batch, Box::new(done));
                }
                Effect::Read => {
                    let events = self.on_disk();
                    self.give(What::Read { events });
                }
                Effect::Send { conn, tell } => self.hear(PEOPLE[usize::from(conn != 1)], *tell),
                Effect::Think(_) | Effect::WakeAt(_) | Effect::Listed(_) => {}
            }
        }
    }

    fn hear(&mut self, who: &'static str, tell: Tell) {
        let (Tell::Done { id, .. } | Tell::Refused { id, .. }) = &tell else { return };
        if self.waiting.get(who).is_some_and(|r| r.id == *id) {
            self.waiting.remove(who);
        }
        if let Tell::Done { id, seq: seq @ 1.. } = tell
            && let Some(before) = self.acknowledged.insert((who, id.clone()), seq)
            && before != seq
        {
            self.wrong.get_or_insert(format!("{who}'s {id} was answered with {before} and then with {seq}"));
        }
    }

    /// What this person would do now.
    fn wants(&mut self, seat: u8) -> Option<Ask> {
        let (table, who) = (TABLE.to_owned(), usize::from(seat));
        let chair = &self.room.ledger().chairs[who];
        let own = seeds::part(&[0; 32], PEOPLE[who], 0);
        match self.room.stage() {
            Stage::Open if chair.player.is_none() => {
                let (name, deck) = (PEOPLE[who].to_owned(), self.decks[who].clone());
                Some(Ask::Sit { table, seat, name, deck, commit: seeds::hex(&seeds::commit(&own)) })
            }
            Stage::Sealing if chair.seed.is_none() => Some(Ask::Reveal { table, seat, seed: seeds::hex(&own) }),
            Stage::Playing if self.room.game()?.asked() == Some(seat) => {
                let at = self.room.ledger().play.as_ref()?.at();
                let pick = self.chance.below(self.room.game()?.count()) as u32;
                Some(Ask::Act { table, seat, at, pick })
            }
            _ => None,
        }
    }

    fn send(&mut self, seat: u8) {
        let who = PEOPLE[usize::from(seat)];
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
        let answers = std::mem::take(&mut *self.answers.lock().unwrap_or_else(PoisonError::into_inner));
        for (seq, stored) in answers {
            self.give(if stored { What::Stored { seq } } else { What::NotStored { seq } });
        }
    }

    fn crash(&mut self) -> Result<(), String> {
        self.crashes += 1;
        self.store.crash();
        self.answers.lock().unwrap_or_else(PoisonError::into_inner).clear();
        self.room = self.resumed()?;
        self.give(What::Tick);
        Ok(())
    }

    fn resumed(&self) -> Result<Room, String> {
        let room = Room::resume(TABLE, &self.on_disk(), self.rules.clone(), self.now);
        room.ok_or_else(|| "no room comes of the log".to_owned())
    }

    /// The disk is well again and everything comes to rest: all that was
    /// acknowledged is there under its number, every id once at most, and the
    /// room is the one that its log makes.
    fn settled(&mut self) -> Result<(), String> {
        for _ in 0..200 {
            self.store.step();
            self.hear_the_store();
        }
        if let Some(wrong) = self.wrong.take() {
            return Err(wrong);
        }
        let log = self.on_disk();
        let ids: Vec<_> = log.iter().filter_map(Event::by).collect();
        if ids.len() != ids.iter().collect::<BTreeSet<_>>().len() {
            return Err("something was done twice".to_owned());
        }
        for ((who, id), seq) in &self.acknowledged {
            let by = log.get(*seq as usize).and_then(Event::by);
            if !by.is_some_and(|b| b.player == *who && b.id == *id) {
                return Err(format!("{who}'s {id}, acknowledged as {seq}, is lost"));
            }
        }
        if Ledger::fold(&log).as_ref() != Some(self.room.ledger()) {
            return Err("the room is not what its log says".to_owned());
        }
        let again = self.resumed()?;
        let hash = |room: &Room| room.game().map(Match::hash);
        if again.stage() != self.room.stage() || hash(&again) != hash(&self.room) {
            return Err("after a restart it is another game".to_owned());
        }
        Ok(())
    }
}

/// A table for two people.
fn opening(game: &str) -> Opening {
    let place =
        |n: u8| Place { kind: SeatKind::Open, deck: String::new(), level: "random".to_owned(), seed: [n + 10; 32] };
    Opening {
        game: game.to_owned(),
        rules: arbiter_server::games::RULES.to_owned(),
        opener: PEOPLE[0].to_owned(),
        at: 1,
        mode: String::new(),
        seating: String::new(),
        seats: vec![place(0), place(1)],
        teams: vec![0, 1],
        public: true,
        best_of: 1,
        clock: None,
        start: Begins::Fresh,
        server: [7; 32],
        packs: Vec::new(),
    }
}
