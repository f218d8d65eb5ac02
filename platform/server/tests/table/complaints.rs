//! What people say about people is kept for whoever keeps the server.

use crate::client::{Client, Server};
use crate::live::wish;
use arbiter_protocol::http::{Complaint, Reported, TableRow};
use arbiter_protocol::room::SeatKind;
use arbiter_protocol::{Ask, Code};

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_may_complain_about_who_is_there_and_nobody_else() {
    let server = Server::new().await;
    let (mut ann, mut bob) = (Client::new(&server).await, Client::new(&server).await);
    let eve = server.guest().await;
    let table = server.table(&ann.guest, &wish(&[SeatKind::Human, SeatKind::Open])).await;
    ann.watch(&table).await;
    bob.watch(&table).await;
    ann.sit(&table, 0, "luck").await;
    bob.sit(&table, 1, "steel").await;
    bob.must(Ask::Say { table: table.clone(), text: "you are slow".to_owned() }).await;
    let path = format!("/api/tables/{table}/complaint");
    let about = |player: &str| {
        let complaint = Complaint { player: player.to_owned(), why: "rude".to_owned() };
        serde_json::to_string(&complaint).expect("it is JSON")
    };
    let taken: Reported = server.post_json(&ann.guest, &path, &about(&bob.guest.player)).await.json();
    assert_eq!(taken.text, None, "whoever complains is given nothing");
    let kept = server.running.hub.store.text(arbiter_store::TextKind::Report, &taken.report);
    let kept = kept.expect("the store reads").expect("it is kept");
    for part in [&*ann.guest.player, &bob.guest.player, "why rude", "said you are slow"] {
        assert!(kept.contains(part), "{part}: {kept}");
    }
    assert_eq!(server.post_json(&eve, &path, &about(&bob.guest.player)).await.problem(), Code::Forbidden);
    for nobody in [&*eve.player, &ann.guest.player] {
        assert_eq!(server.post_json(&ann.guest, &path, &about(nobody)).await.problem(), Code::Unknown);
    }
    assert_eq!(server.post_json(&ann.guest, &path, "{}").await.problem(), Code::Malformed);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_says_who_waits_so_that_a_device_knows_whom_it_does_not_want_to_meet() {
    let server = Server::new().await;
    let mut ann = Client::new(&server).await;
    let mut open = wish(&[SeatKind::Human, SeatKind::Open]);
    open.public = true;
    let table = server.table(&ann.guest, &open).await;
    ann.watch(&table).await;
    ann.sit(&table, 0, "luck").await;
    let rows: Vec<TableRow> = server.get("/api/tables").await.json();
    let row = rows.iter().find(|row| row.table == table).expect("it is listed");
    assert_eq!(row.players, [ann.guest.player.clone(), String::new()]);
}
