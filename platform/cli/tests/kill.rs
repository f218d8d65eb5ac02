//! The server is killed under load, again and again: what it acknowledged is
//! there afterwards, once.

use arbiter_catalog::games;
use arbiter_load::{Ack, Chance, Door, Server, party};
use arbiter_store::{EventStore, SqliteStore};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

const KILLS: u32 = 30;
const TABLES: u64 = 6;
/// Acknowledgements between two kills, at least.
const BETWEEN: u64 = 30;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn thirty_kills_lose_and_double_nothing() {
    let program = Path::new(env!("CARGO_BIN_EXE_arbiter"));
    let data = tempfile::tempdir().expect("a folder");
    let mut server = Server::start(program, data.path(), 0).expect("the server starts");
    let port = server.port();
    let door = Door::new(server.base());
    let acknowledged = Arc::new(AtomicU64::new(0));
    let over = Arc::new(AtomicBool::new(false));
    let mut players = Vec::new();
    for n in 0..TABLES {
        let opened = door.clone();
        // Every game in its turn, with its first decks.
        let game = games()[n as usize % games().len()];
        let decks: Vec<String> =
            game.library(&[]).expect("its cards").decks().into_iter().take(2).map(|d| d.key).collect();
        let made = tokio::task::spawn_blocking(move || party(&opened, game.key(), [&decks[0], &decks[1]], n));
        for mut player in made.await.expect("no panic").expect("a table") {
            let (door, acknowledged, over) = (door.clone(), Arc::clone(&acknowledged), Arc::clone(&over));
            player.again = true;
            players.push(tokio::spawn(async move {
                let mut before = 0;
                while !over.load(Ordering::Relaxed) {
                    player.step(&door).await.expect("nothing is refused");
                    acknowledged.fetch_add((player.acks.len() - before) as u64, Ordering::Relaxed);
                    before = player.acks.len();
                }
                (player.player.table, player.acks)
            }));
        }
    }
    let mut chance = Chance(7);
    for kill in 0..KILLS {
        let due = acknowledged.load(Ordering::Relaxed) + BETWEEN + chance.draw() % BETWEEN;
        let patience = Instant::now() + Duration::from_secs(60);
        while acknowledged.load(Ordering::Relaxed) < due {
            assert!(Instant::now() < patience, "kill {kill}: the games do not go on");
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        server.kill();
        server = Server::start(program, data.path(), port).expect("the server starts again");
    }
    over.store(true, Ordering::Relaxed);
    let mut acks: BTreeMap<String, Vec<Ack>> = BTreeMap::new();
    for player in players {
        let (table, own) = player.await.expect("no panic");
        acks.entry(table).or_default().extend(own);
    }
    server.kill();
    let store = SqliteStore::open(data.path()).expect("the store opens");
    let mut checked = 0;
    for (table, acks) in acks {
        let events = store.events(&table).expect("the log can be read");
        for ack in acks.iter().filter(|a| a.seq > 0) {
            let holds = |e: &&Vec<u8>| e.windows(ack.id.len()).any(|w| w == ack.id.as_bytes());
            let there = events.get(ack.seq as usize).is_some_and(|e| holds(&e));
            assert!(there, "table {table}: {ack:?} was acknowledged and is not in the log");
            assert_eq!(events.iter().filter(holds).count(), 1, "table {table}: {ack:?} is there twice");
            checked += 1;
        }
    }
    assert!(checked >= u64::from(KILLS) * BETWEEN, "only {checked} acknowledgements");
}
