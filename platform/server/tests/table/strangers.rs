//! Attacks of strangers, each as it was made.

use crate::client::{Client, Server};
use crate::live::wish;
use crate::sim::*;
use arbiter_protocol::room::{SeatKind, Stage};
use arbiter_protocol::{Ask, Code};
use arbiter_server::room::What;
use arbiter_server::room::events::Opening;

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
