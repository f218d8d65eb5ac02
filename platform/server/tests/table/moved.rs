//! Second windows and reconnections.

use crate::client::{Client, Server};
use crate::live::wish;
use arbiter_protocol::room::{SeatKind, Stage};
use arbiter_protocol::{Ask, Tell};

#[tokio::test(flavor = "multi_thread")]
async fn a_second_window_takes_over_and_the_first_rests() {
    let server = Server::new().await;
    let mut first = Client::new(&server).await;
    let table = server.table(&first.guest, &wish(&[SeatKind::Human, SeatKind::Bot])).await;
    first.watch(&table).await;
    first.sit(&table, 0, "steel").await;
    let mut second = Client::of(&server, first.guest.clone()).await;
    second.watch(&table).await;
    loop {
        if let Tell::Moved { table: moved } = first.tell().await {
            assert_eq!(moved, table);
            break;
        }
    }
    second.reveal(&table, 0).await;
    let room = second.until(|room| room.stage == Stage::Playing && !room.options.is_empty()).await;
    second.act(&table, &room).await;
    // The first window hears nothing more, until it asks for the table again.
    first.told.clear();
    first.must_be_quiet().await;
    let shown = first.watch(&table).await;
    assert_eq!(shown.seats[0].player.as_deref(), Some(first.guest.player.as_str()));
    assert!(shown.seats[0].here);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_is_cut_again_and_again_sees_what_an_uncut_one_sees() {
    let server = Server::new().await;
    let (mut ann, mut bob) = (Client::new(&server).await, Client::new(&server).await);
    let table = server.table(&ann.guest, &wish(&[SeatKind::Human, SeatKind::Open])).await;
    ann.watch(&table).await;
    bob.watch(&table).await;
    ann.sit(&table, 0, "luck").await;
    bob.sit(&table, 1, "steel").await;
    ann.reveal(&table, 0).await;
    bob.reveal(&table, 1).await;
    bob.until(|room| room.stage == Stage::Playing).await;
    let mut log = Vec::new();
    let mut cuts = 0;
    loop {
        // Bob is cut after each of Ann's and his own decisions, and asks for what he lacks.
        let have = log.len() as u32;
        let fresh = Client::of(&server, bob.guest.clone()).await;
        let cut = std::mem::replace(&mut bob, fresh);
        cut.close().await;
        cuts += 1;
        bob.must(Ask::Watch { table: table.clone(), have }).await;
        let room = bob.until(|_| true).await;
        assert_eq!(room.log_from, have);
        log.extend(room.log.clone());
        if room.stage != Stage::Playing {
            break;
        }
        if room.options.is_empty() {
            let asked = ann.until(|r| r.at == room.at && !r.options.is_empty()).await;
            ann.act(&table, &asked).await;
        } else {
            let id = bob.send(first_option(&table, &room)).await;
            bob.answer(&id).await;
            ann.until(|r| r.at > room.at).await;
        }
    }
    let whole = Client::of(&server, bob.guest.clone()).await.watch(&table).await;
    assert_eq!(whole.log, log, "nothing was lost and nothing came twice");
    assert!(cuts > 8, "{cuts}");
}

fn first_option(table: &str, room: &arbiter_protocol::room::Room) -> Ask {
    let seat = room.view.as_ref().and_then(|v| v.asked).expect("asked");
    let pick = room.options.len() as u32 - 1;
    Ask::Act { table: table.to_owned(), seat, at: room.at, pick }
}
