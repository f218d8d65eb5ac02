//! A server of our own is killed while people play, and their connections are
//! cut: what was acknowledged is in the log afterwards, once.

use super::{Counted, shipped};
use arbiter_catalog::Game;
use arbiter_load::{Chance, Door, Server, Stubborn, party};
use arbiter_store::{EventStore, SqliteStore};
use std::path::Path;
use std::time::{Duration, Instant};

const KILLS: u64 = 1;
/// Acknowledgements before a kill, at least.
const BETWEEN: usize = 6;
const PATIENCE: Duration = Duration::from_secs(60);

pub(super) fn under_load(game: &dyn Game, seed: u64) -> Result<Counted, String> {
    let data = std::env::temp_dir().join(format!("arbiter-soak-{}", std::process::id()));
    let runtime = tokio::runtime::Runtime::new().map_err(told)?;
    let library = game.library(&[]).map_err(|_| "its cards do not load".to_owned())?;
    let decks = shipped(library.as_ref());
    let deck = |n: u64| decks[(n % decks.len() as u64) as usize].name.clone();
    let result = played(&runtime, &data, game.key(), [deck(seed), deck(seed + 1)], seed);
    // The folder is ours alone; what stays behind there harms nobody.
    let _ = std::fs::remove_dir_all(&data);
    result
}

fn told(e: impl std::fmt::Display) -> String {
    format!("{e:#}")
}

fn played(
    runtime: &tokio::runtime::Runtime,
    data: &Path,
    game: &str,
    decks: [String; 2],
    seed: u64,
) -> Result<Counted, String> {
    let program = std::env::current_exe().map_err(told)?;
    let mut server = Server::start(&program, data, 0).map_err(told)?;
    let (door, port) = (Door::new(server.base()), server.port());
    let mut players = party(&door, game, [&decks[0], &decks[1]], seed).map_err(told)?;
    players.iter_mut().for_each(|player| player.again = true);
    let (mut chance, mut cuts) = (Chance(seed), 0);
    for _ in 0..KILLS {
        let due = acks(&players) + BETWEEN + chance.below(BETWEEN);
        let end = Instant::now() + PATIENCE;
        while acks(&players) < due {
            if Instant::now() > end {
                return Err("the game does not go on".to_owned());
            }
            for player in &mut players {
                runtime.block_on(player.step(&door)).map_err(told)?;
                if chance.below(20) == 0 {
                    player.cut();
                    cuts += 1;
                }
            }
        }
        server.kill();
        server = Server::start(&program, data, port).map_err(told)?;
    }
    server.kill();
    let found = found_again(data, &players)?;
    Ok(vec![("soak-kills", KILLS), ("soak-acks", found), ("soak-cuts", cuts)])
}

fn acks(players: &[Stubborn; 2]) -> usize {
    players.iter().map(|player| player.acks.len()).sum()
}

fn found_again(data: &Path, players: &[Stubborn; 2]) -> Result<u64, String> {
    let store = SqliteStore::open(data).map_err(told)?;
    let mut found = 0;
    for player in players {
        let events = store.events(&player.player.table).map_err(told)?;
        for ack in player.acks.iter().filter(|ack| ack.seq > 0) {
            let holds = |event: &&Vec<u8>| event.windows(ack.id.len()).any(|w| w == ack.id.as_bytes());
            let there = events.get(ack.seq as usize).is_some_and(|event| holds(&event));
            if !there || events.iter().filter(holds).count() != 1 {
                return Err(format!("{ack:?} was acknowledged and is not in the log once"));
            }
            found += 1;
        }
    }
    Ok(found)
}
