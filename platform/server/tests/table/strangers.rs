//! Attacks of strangers, each as it was made.

use crate::client::{Client, Server};
use crate::live::wish;
use crate::sim::*;
use arbiter_catalog::game;
use arbiter_protocol::http::{Guest, Problem, Start};
use arbiter_protocol::room::{SeatKind, Stage};
use arbiter_protocol::{Ask, Code, Tell};
use arbiter_server::room::What;
use arbiter_server::room::events::Opening;
use arbiter_store::MemoryStore;
use arbiter_testing::toy::DUEL;
use std::sync::Arc;
use std::time::{Duration, Instant};

#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_bounds_is_refused_by_its_line() {
    let games = ["spoils", "evolve", "wakfu"].map(|key| game(key).expect("it is there"));
    let server = Server::on(Arc::new(MemoryStore::default()), &games).await;
    let guest = server.guest().await;
    let crowd = format!("A hand {}", vec!["filler x60"; 2000].join(", "));
    let long = "A influence 1\n".repeat(5000);
    for (key, setup, line) in [
        ("spoils", "A ready 20000", "1"),
        ("spoils", "A influence 3\nA ready 32767", "2"),
        ("spoils", &long, "401"),
        ("evolve", "A hand drake-whelp [new] [evolved]", "1"),
        ("evolve", "A leader 20\nturn A 65535", "2"),
        ("wakfu", &crowd, "1"),
    ] {
        let mut table = wish(&[SeatKind::Human, SeatKind::Human]);
        table.game = key.to_owned();
        table.start = Start::Scene { setup: setup.to_owned() };
        let begun = Instant::now();
        let answer = server.open(&guest, &table).await;
        assert!(begun.elapsed() < Duration::from_secs(5), "{key}");
        let problem: Problem = answer.json();
        assert_eq!(problem.code, Code::Text, "{key}: {}", answer.body);
        assert!(problem.text.contains(&format!("set-up:{line}:")), "{key}: {}", problem.text);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_read_is_a_problem_everywhere() {
    let server = Server::new().await;
    let replay = "0".repeat(32);
    for path in [
        &format!("/api/replays/{replay}/at/minus"),
        &format!("/api/replays/{replay}/at/99999999999999999999"),
        &format!("/api/replays/{replay}/at/0?seat=999"),
        &format!("/api/replays/{replay}/at/0?public=maybe"),
        &format!("/api/replays/{replay}/scene?at=-1"),
        "/api/tables/0123456789abcdef0123/replay?game=x",
        "/api/games/%FF/cards",
        "/api/socket",
    ] {
        let answer = server.get(path).await;
        assert_eq!((answer.status, answer.problem()), (400, Code::Malformed), "{path}");
    }
    let answer = server.http("DELETE", "/api/tables", &[], "").await;
    assert_eq!((answer.status, answer.problem()), (405, Code::Unknown));
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_takes_neither_all_guests_nor_all_tables() {
    let server = Server::behind(&[DUEL]).await;
    let from = async |address: &str, path: &str, guest: Option<&Guest>, body: &str| {
        let bearer = format!("Bearer {}", guest.map_or("", |g| &g.token));
        let headers = [("X-Forwarded-For", address), ("Authorization", &bearer), ("Content-Type", "application/json")];
        server.http("POST", path, &headers, body).await
    };
    let mut guests = Vec::new();
    loop {
        let answer = from("192.0.2.1", "/api/guest", None, "").await;
        if answer.status == 429 {
            assert_eq!(answer.problem(), Code::TooFast);
            break;
        }
        guests.push(answer.json::<Guest>());
    }
    assert!((60..=64).contains(&guests.len()), "{}", guests.len());
    assert_eq!(from("192.0.2.2", "/api/guest", None, "").await.status, 200, "a neighbour is not affected");
    let body = serde_json::to_string(&wish(&[SeatKind::Human, SeatKind::Bot])).expect("plain data");
    let mut opened = 0;
    // Each guest opens few; the address as a whole is counted.
    for guest in guests.iter().cycle().take(200) {
        opened += u32::from(from("192.0.2.1", "/api/tables", Some(guest), &body).await.status == 200);
    }
    assert!((60..=64).contains(&opened), "{opened}");
    // A person who changes addresses is the same person.
    let mut moved = 0;
    for n in 0..80 {
        moved += u32::from(from(&format!("198.51.100.{n}"), "/api/tables", guests.first(), &body).await.status == 200);
    }
    assert!(moved < 42, "{moved}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_needs_somebody_who_gives_it() {
    let server = Server::new().await;
    let text = "arbiter replay 1\ngame duel\nrules 0.1.0\n";
    assert_eq!(server.http("POST", "/api/replays", &[], text).await.problem(), Code::Token);
    let guest = server.guest().await;
    let taken = async || server.upload(&guest, text).await.problem();
    assert_eq!(taken().await, Code::Text);
    for _ in 0..19 {
        taken().await;
    }
    assert_eq!(taken().await, Code::TooFast, "twenty at once, then one a minute");
    let long: String = (1..=10_001).map(|n| format!("{n} A 0 0123456789abcdef\n")).collect();
    let other = server.guest().await;
    let long = format!("arbiter replay 1\ngame duel\nrules 0\nseed 1\nstart 0123456789abcdef\n{long}");
    let problem: Problem = server.upload(&other, &long).await.json();
    assert!(problem.text.contains("10000 decisions at most"), "{}", problem.text);
    let veiled = "arbiter replay 1\ngame duel\nrules 0\nseed 1\nname A x\u{202e}y\nstart 0123456789abcdef\n";
    assert_eq!(server.upload(&other, veiled).await.problem(), Code::Text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_is_renewed_for_the_same_person_only() {
    let server = Server::new().await;
    let guest = server.guest().await;
    let again: Guest = server.post_json(&guest, "/api/guest", "").await.json();
    assert_eq!(again.player, guest.player);
    let stranger = Guest { token: format!("{}0", guest.token), player: guest.player.clone() };
    let other: Guest = server.post_json(&stranger, "/api/guest", "").await.json();
    assert_ne!(other.player, guest.player, "whoever shows no token of ours is somebody new");
}

#[test]
fn nobody_leaves_a_match_that_goes_on() {
    let mut sim = Sim::begun(Opening { best_of: 3, ..opening(&TWO) });
    sim.must("ann", concede(0));
    sim.must("ann", again(0, "", "a2"));
    sim.must("bob", again(1, "", "b2"));
    assert_eq!(sim.room.stage(), Stage::Sealing);
    let stand = || Ask::Stand { table: TABLE.to_owned(), seat: 0 };
    assert_eq!(sim.refused("ann", stand()), Code::NotNow, "neither the deck nor the match is hers to change");
    sim.reveal("bob", 1, "b2");
    sim.give(What::Left { conn: 1 });
    sim.now += 300_000;
    sim.must("bob", claim(1));
    assert_eq!(sim.room.stage(), Stage::Over, "whoever stays away loses the match");
    assert_eq!(sim.room.ledger().chairs[1].wins, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_keeps_its_replay_whoever_leaves() {
    let server = Server::new().await;
    let (mut ann, mut bob) = (Client::new(&server).await, Client::new(&server).await);
    let table = server.table(&ann.guest, &wish(&[SeatKind::Open, SeatKind::Open])).await;
    let path = format!("/api/tables/{table}/replay");
    for (client, seat) in [(&mut ann, 0), (&mut bob, 1)] {
        client.watch(&table).await;
        client.sit(&table, seat, "steel").await;
    }
    ann.reveal(&table, 0).await;
    bob.reveal(&table, 1).await;
    ann.until(|room| room.stage == Stage::Playing).await;
    assert_eq!(server.get_as(&ann.guest, &path).await.problem(), Code::NotNow);
    bob.must(Ask::Concede { table: table.clone(), seat: 1 }).await;
    let over = server.get_as(&ann.guest, &path).await;
    assert!(over.status == 200 && over.body.contains("fair server"), "{}", over.body);
    bob.must(Ask::Stand { table: table.clone(), seat: 1 }).await;
    let after = server.get_as(&ann.guest, &path).await;
    assert_eq!((after.status, after.body), (200, over.body.clone()), "the loser cannot take it away");
    bob.must(Ask::Watch { table: table.clone(), have: 0 }).await;
    bob.sit(&table, 1, "steel").await;
    ann.sit(&table, 0, "steel").await;
    ann.reveal(&table, 0).await;
    bob.reveal(&table, 1).await;
    ann.until(|room| room.stage == Stage::Playing).await;
    let first = server.get_as(&ann.guest, &path).await;
    assert_eq!((first.status, first.body), (200, over.body), "the last one that is over");
    assert_eq!(server.get_as(&ann.guest, &format!("{path}?game=2")).await.problem(), Code::NotNow);
}

#[test]
fn spectators_hear_of_a_fast_table_once_in_a_while() {
    let mut sim = Sim::playing();
    sim.now += 1_000;
    sim.watch(9, "eve");
    let mut heard = 0;
    for _ in 0..20 {
        sim.picks(1);
        heard += sim.sent.iter().filter(|(conn, tell)| *conn == 9 && matches!(tell, Tell::Room(_))).count();
        sim.now += 10;
    }
    assert!(heard <= 1, "{heard} rooms in a fifth of a second");
    let late = sim.wake.expect("the room wants to be woken");
    sim.now = sim.now.max(late);
    sim.give(What::Tick);
    assert_eq!(sim.shown(9).seq, sim.shown(1).seq, "and then they see what is there");
    assert_eq!(sim.shown(9).at, sim.shown(1).at);
}
