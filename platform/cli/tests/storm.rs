//! Fifty tables whose players are cut off all the time: in every kind of
//! window, what a player put together from pieces is what a fresh page gets.

use arbiter_load::{Chance, Door, Server, Stubborn, pair};
use std::collections::BTreeSet;
use std::path::Path;
use std::time::Duration;

const TABLES: u64 = 50;
/// A player is cut off after so many frames at most.
const FRAMES: usize = 12;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_cut_off_again_and_again_sees_what_an_uncut_one_sees() {
    let program = Path::new(env!("CARGO_BIN_EXE_arbiter"));
    let data = tempfile::tempdir().expect("a folder");
    let server = Server::start(program, data.path(), 0).expect("the server starts");
    let door = Door::new(server.base());
    let mut players = Vec::new();
    for n in 0..TABLES {
        let opened = door.clone();
        let made = tokio::task::spawn_blocking(move || pair(&opened, "evolve", ["havencraft", "abysscraft"], n));
        for player in made.await.expect("no panic").expect("a table") {
            players.push(tokio::spawn(storm(player, door.clone(), Chance(n))));
        }
    }
    let mut questions = BTreeSet::new();
    let mut compared = 0;
    for player in players {
        let (met, times) = player.await.expect("no panic");
        questions.extend(met);
        compared += times;
    }
    assert!(compared > 1000, "only {compared} comparisons");
    for window in ["ask-main", "ask-quick", "ask-mulligan", "ask-target", "ask-attack-target"] {
        assert!(questions.contains(window), "no player was cut off in {window}: {questions:?}");
    }
}

/// Plays a whole game, cutting the connection after every few frames.
async fn storm(mut player: Stubborn, door: Door, mut chance: Chance) -> (BTreeSet<String>, u32) {
    let (mut met, mut compared) = (BTreeSet::new(), 0);
    while !player.over() {
        for _ in 0..=chance.below(FRAMES) {
            player.step(&door).await.expect("nothing is refused");
        }
        player.cut();
        // A page that knows nothing yet asks for everything.
        let mut fresh = player.fresh();
        let end = Duration::from_secs(60);
        fresh.play(&door, end, |p| p.room.is_some()).await.expect("a room");
        fresh.cut();
        player.look(&door, end).await.expect("a room");
        let (pieces, whole) = (player.room.clone().expect("a room"), fresh.room.expect("a room"));
        met.insert(whole.view.as_ref().map_or(String::new(), |v| v.question.clone()));
        if pieces.seq == whole.seq {
            let text = |room: &arbiter_protocol::room::Room| {
                serde_json::to_string(&(&room.view, &room.options, &room.log, &room.undo)).expect("JSON")
            };
            assert_eq!(text(&pieces), text(&whole), "table {} at {}", pieces.table, pieces.seq);
            compared += 1;
        }
    }
    (met, compared)
}
