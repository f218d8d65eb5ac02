//! Whole games on a whole server.

use crate::client::{Client, Server};
use crate::sim::{FRESH, new_seat};
use arbiter_protocol::http::{NewTable, TableRow};
use arbiter_protocol::room::{Role, SeatKind, Stage};
use arbiter_protocol::{Ask, Code, Tell};
use arbiter_store::MemoryStore;
use std::sync::Arc;

/// A table of the duel with these seats.
pub(crate) fn wish(kinds: &[SeatKind]) -> NewTable {
    let seats = kinds.iter().map(|kind| new_seat(*kind)).collect();
    let (mode, seating) = (String::new(), String::new());
    NewTable {
        game: "duel".to_owned(),
        mode,
        seating,
        seats,
        public: true,
        best_of: 1,
        clock: None,
        start: FRESH,
        firm: false,
        packs: None,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_a_bot_to_the_end() {
    let server = Server::new().await;
    let mut ann = Client::new(&server).await;
    let table = server.table(&ann.guest, &wish(&[SeatKind::Human, SeatKind::Bot])).await;
    assert_eq!(ann.watch(&table).await.stage, Stage::Open);
    ann.sit(&table, 0, "luck").await;
    ann.reveal(&table, 0).await;
    let over = ann.play(&table).await;
    assert_eq!(over.stage, Stage::Over);
    assert!(over.view.is_some_and(|v| v.outcome.is_some()));
    let seed = over.fair.server_seed.expect("all parts are known now");
    assert_eq!(
        blake3::hash(&arbiter_server::room::seeds::unhex(&seed).expect("hex")).to_string(),
        over.fair.server_commit
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_real_game_against_the_steady_bot_begins_and_goes_on() {
    let evolve = arbiter_catalog::game("evolve").expect("it is there");
    let server = Server::on(Arc::new(MemoryStore::default()), &[evolve]).await;
    let mut ann = Client::new(&server).await;
    let mut wish = wish(&[SeatKind::Human, SeatKind::Bot]);
    wish.game = "evolve".to_owned();
    wish.seats[1].level = "steady".to_owned();
    let table = server.table(&ann.guest, &wish).await;
    ann.watch(&table).await;
    ann.sit(&table, 0, "swordcraft").await;
    ann.reveal(&table, 0).await;
    ann.until(|room| room.stage == Stage::Playing).await;
    for _ in 0..6 {
        let room = ann.until(|room| room.stage != Stage::Playing || !room.options.is_empty()).await;
        if room.stage != Stage::Playing {
            break;
        }
        ann.act(&table, &room).await;
    }
    assert!(ann.room.is_some_and(|room| room.at >= 6));
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_bring_decks_that_go_with_those_of_their_partners() {
    let wakfu = arbiter_catalog::game("wakfu").expect("it is there");
    let server = Server::on(Arc::new(MemoryStore::default()), &[wakfu]).await;
    for deck in ["earth", "water", "earth", "water", "earth", "water"] {
        let mut ann = Client::new(&server).await;
        let kinds = [SeatKind::Human, SeatKind::Bot, SeatKind::Bot, SeatKind::Bot, SeatKind::Bot, SeatKind::Bot];
        let mut wish = wish(&kinds);
        (wish.game, wish.seats[0].deck) = ("wakfu".to_owned(), deck.to_owned());
        let table = server.table(&ann.guest, &wish).await;
        ann.watch(&table).await;
        ann.sit(&table, 0, deck).await;
        ann.reveal(&table, 0).await;
        // Two partners with one Unique card could not begin. [901.3a]
        ann.until(|room| room.stage == Stage::Playing).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn decks_named_for_partners_that_do_not_go_together_open_no_table() {
    let wakfu = arbiter_catalog::game("wakfu").expect("it is there");
    let server = Server::on(Arc::new(MemoryStore::default()), &[wakfu]).await;
    let ann = server.guest().await;
    let mut wish = wish(&[SeatKind::Human, SeatKind::Bot, SeatKind::Bot, SeatKind::Bot]);
    (wish.game, wish.seating) = ("wakfu".to_owned(), "two-teams-of-two".to_owned());
    wish.seats[1].deck = "earth".to_owned();
    wish.seats[2].deck = "earth".to_owned();
    assert_eq!(server.open(&ann, &wish).await.status, 200, "the sides may play alike");
    wish.seats[3].deck = "earth".to_owned();
    assert_eq!(server.open(&ann, &wish).await.problem(), Code::Deck, "Old Oak is Unique [901.3a]");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_a_spectator_and_the_lobby() {
    let server = Server::new().await;
    let (mut ann, mut bob, mut eve) =
        (Client::new(&server).await, Client::new(&server).await, Client::new(&server).await);
    eve.must(Ask::Lobby).await;
    let table = server.table(&ann.guest, &wish(&[SeatKind::Human, SeatKind::Open])).await;
    let listed = loop {
        if let Tell::Lobby { tables } = eve.tell().await
            && let Some(row) = tables.into_iter().find(|t| t.table == table)
        {
            break row;
        }
    };
    assert_eq!((listed.stage, listed.names), (Stage::Open, vec![String::new(), String::new()]));
    ann.watch(&table).await;
    bob.watch(&table).await;
    assert_eq!(eve.watch(&table).await.role, Role::Spectator);
    ann.sit(&table, 0, "steel").await;
    bob.sit(&table, 1, "luck").await;
    ann.reveal(&table, 0).await;
    bob.reveal(&table, 1).await;
    let (a, b) = tokio::join!(ann.play(&table), bob.play(&table));
    let e = eve.until(|room| room.stage == Stage::Over).await;
    assert_eq!((a.seq, a.at, a.stage), (b.seq, b.at, b.stage));
    assert_eq!(e.at, a.at);
    assert!(e.options.is_empty() && e.view.is_some_and(|v| v.viewer.is_none()));
    let rows: Vec<TableRow> = server.get("/api/tables").await.json();
    assert!(rows.iter().all(|row| row.table != table), "a match that is over is not listed");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_with_a_table_is_told() {
    let server = Server::new().await;
    let ann = server.guest().await;
    let good = wish(&[SeatKind::Human, SeatKind::Bot]);
    let refused = async |change: &dyn Fn(&mut NewTable)| {
        let mut wish = good.clone();
        change(&mut wish);
        server.open(&ann, &wish).await.problem()
    };
    assert_eq!(refused(&|w| w.game = "chess".to_owned()).await, Code::Unknown);
    assert_eq!(refused(&|w| w.best_of = 2).await, Code::Text);
    assert_eq!(refused(&|w| w.seats.truncate(1)).await, Code::Text);
    assert_eq!(refused(&|w| w.seats[1].level = "genius".to_owned()).await, Code::Unknown);
    assert_eq!(refused(&|w| w.seats[1].deck = "1 Unicorn".to_owned()).await, Code::Deck);
    assert_eq!(refused(&|w| w.clock = crate::sim::clock(0, 0)).await, Code::Text);
    let scene = arbiter_protocol::http::Start::Scene { setup: "A hand unicorn".to_owned() };
    assert_eq!(refused(&|w| w.start = scene.clone()).await, Code::Text);
    let replay = arbiter_protocol::http::Start::Replay { replay: "0".repeat(32), at: 0 };
    assert_eq!(refused(&|w| w.start = replay.clone()).await, Code::Unknown);
    assert_eq!(server.post_json(&ann, "/api/tables", "{").await.problem(), Code::Malformed);
    let body = serde_json::to_string(&good).expect("plain data");
    let nobody = server.http("POST", "/api/tables", &[("Content-Type", "application/json")], &body).await;
    assert_eq!((nobody.status, nobody.problem()), (401, Code::Token));
    assert_eq!(server.open(&ann, &good).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_cannot_open_tables_without_end() {
    let server = Server::new().await;
    let (ann, bob) = (server.guest().await, server.guest().await);
    let open = wish(&[SeatKind::Human, SeatKind::Open]);
    for _ in 0..crate::client::config().max_tables_each {
        assert_eq!(server.open(&ann, &open).await.status, 200);
    }
    let full = server.open(&ann, &open).await;
    assert_eq!((full.status, full.problem()), (503, Code::Busy));
    assert_eq!(server.open(&bob, &open).await.status, 200, "others still can");
}
