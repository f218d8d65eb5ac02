//! The scene of a clause as a table that can be played.

use crate::client::{Client, Server};
use crate::live::wish;
use arbiter_catalog::{game, games, shown};
use arbiter_protocol::Code;
use arbiter_protocol::http::{Guest, Handover, Start};
use arbiter_protocol::room::{Role, Stage};
use arbiter_server::staged::Shown;
use arbiter_store::MemoryStore;
use std::sync::Arc;

#[tokio::test(flavor = "multi_thread")]
async fn a_clause_is_shown_with_the_cards_of_its_scene() {
    let evolve = game("evolve").expect("it is there");
    let server = Server::on(Arc::new(MemoryStore::default()), &[evolve]).await;
    let mut ann = Client::new(&server).await;
    let show = |clause: &str| {
        let start = Start::Shown { clause: clause.to_owned() };
        arbiter_protocol::http::NewTable { game: "evolve".to_owned(), start, ..wish(&[]) }
    };
    let table = server.table(&ann.guest, &show("8.4.7")).await;
    ann.watch(&table).await;
    let room = ann.until(|room| room.stage == Stage::Playing && !room.options.is_empty()).await;
    assert_eq!(room.role, Role::Seat { seats: vec![0, 1] });
    let scene = room.scene.expect("a scene is shown");
    assert!(scene.clauses.contains(&"8.4.7".to_owned()) && !scene.title.is_empty() && !scene.story.is_empty());
    assert!(!scene.cards.is_empty() && scene.cards.iter().all(|card| !card.name.is_empty()));
    assert_eq!(server.open(&ann.guest, &show("99.9")).await.problem(), Code::Unknown);
    let replay = server.get_as(&ann.guest, &format!("/api/tables/{table}/replay")).await;
    assert_eq!(replay.problem(), Code::Unknown, "a replay would not have the cards");
}

#[test]
fn scenes_of_every_game_can_be_played() {
    for game in games() {
        let clauses: Vec<&str> = game.ledger().lines().skip(1).filter_map(|l| l.split('\t').next()).collect();
        let found: Vec<&str> = clauses.iter().filter_map(|clause| shown(game.key(), clause)).collect();
        // Nearly all that can be enforced; scenes that fix dice are no tables.
        assert!(found.len() * 10 > clauses.len() * 5, "{}: {} of {}", game.key(), found.len(), clauses.len());
        for text in found.iter().step_by(23) {
            let table = Shown::of(text).expect("a whole scene").table(*game);
            assert!(table.is_ok(), "{}: {:?}\n{text}", game.key(), table.err());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn another_device_takes_over_by_a_code() {
    let server = Server::new().await;
    let ann = server.guest().await;
    let code: Handover = server.post_json(&ann, "/api/guest/handover", "").await.json();
    let taken: Guest = server.http("POST", "/api/guest/takeover", &[], &code.code).await.json();
    assert_eq!(taken, ann);
    let again = server.http("POST", "/api/guest/takeover", &[], &code.code).await;
    assert_eq!(again.problem(), Code::Unknown, "once");
    assert_eq!(server.http("POST", "/api/guest/handover", &[], "").await.problem(), Code::Token);
}
