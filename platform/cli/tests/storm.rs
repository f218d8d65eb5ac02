//! Fifty tables of every game in turn, whose players are cut off all the time: in every kind of
//! window, what a player put together from pieces is what a fresh page gets.

use arbiter_catalog::games;
use arbiter_load::{Chance, Door, Server, Stubborn, party};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::Duration;

const TABLES: u64 = 50;
/// A player is cut off after so many frames at most.
const FRAMES: usize = 12;
/// A player gives up after so many decisions: random games of some games go on
/// for thousands, and a connection may not send faster than people do.
const PATIENCE: u32 = 70;
/// Questions of each game in which somebody must have been cut off.
const WINDOWS: [(&str, &[&str]); 4] = [
    ("evolve", &["ask-main", "ask-quick", "ask-mulligan", "ask-target", "ask-attack-target"]),
    ("spoils", &["ask-main", "ask-respond", "ask-mulligan", "ask-pay", "ask-resource"]),
    ("brawl", &["ask-main", "ask-ban", "ask-recruit", "ask-redraw", "ask-move"]),
    ("wakfu", &["ask-main", "ask-throw", "ask-rollback", "ask-pay", "ask-react"]),
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_cut_off_again_and_again_sees_what_an_uncut_one_sees() {
    let program = Path::new(env!("CARGO_BIN_EXE_arbiter"));
    let data = tempfile::tempdir().expect("a folder");
    let server = Server::start(program, data.path(), 0).expect("the server starts");
    let door = Door::new(server.base());
    let mut players = Vec::new();
    for n in 0..TABLES {
        let (opened, game) = (door.clone(), games()[n as usize % games().len()]);
        let decks: Vec<String> = game.library(&[]).expect("its cards").decks().into_iter().map(|d| d.key).collect();
        let deck = |k: u64| decks[k as usize % decks.len()].clone();
        let two = [deck(n), deck(n + 1 + n / 7)];
        let made = tokio::task::spawn_blocking(move || party(&opened, game.key(), [&two[0], &two[1]], n));
        for mut player in made.await.expect("no panic").expect("a table") {
            player.player.patience = Some(PATIENCE);
            players.push((game.key(), tokio::spawn(storm(player, door.clone(), Chance(n)))));
        }
    }
    let mut questions: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    let mut compared: BTreeMap<&str, u32> = BTreeMap::new();
    for (game, player) in players {
        let (met, times) = player.await.expect("no panic");
        questions.entry(game).or_default().extend(met);
        *compared.entry(game).or_default() += times;
    }
    for game in games() {
        let windows = WINDOWS.iter().find(|w| w.0 == game.key()).expect("every game has its windows here").1;
        let (times, met) = (compared[game.key()], &questions[game.key()]);
        assert!(times > 500, "{}: only {times} comparisons", game.key());
        for window in windows {
            assert!(met.contains(*window), "{}: no player was cut off in {window}: {met:?}", game.key());
        }
    }
}

/// Plays a game, cutting the connection after every few frames.
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
