//! Replays by HTTP: who may have one, and what can be done with it.

use crate::client::{Client, Server};
use crate::live::wish;
use arbiter_protocol::Code;
use arbiter_protocol::http::{Moment, Replay, Reported, Start};
use arbiter_protocol::room::{SeatKind, Stage};
use arbiter_protocol::{Ask, limits};

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_is_given_out_when_the_match_is_over() {
    let server = Server::new().await;
    let (mut ann, mut bob) = (Client::new(&server).await, Client::new(&server).await);
    let eve = server.guest().await;
    let table = server.table(&ann.guest, &wish(&[SeatKind::Human, SeatKind::Open])).await;
    let path = format!("/api/tables/{table}/replay");
    ann.watch(&table).await;
    bob.watch(&table).await;
    ann.sit(&table, 0, "luck").await;
    bob.sit(&table, 1, "steel").await;
    ann.reveal(&table, 0).await;
    bob.reveal(&table, 1).await;
    ann.until(|room| room.stage == Stage::Playing).await;
    for guest in [&ann.guest, &eve] {
        assert_eq!(server.get_as(guest, &path).await.problem(), Code::NotNow);
    }
    assert_eq!(server.get(&path).await.problem(), Code::Token);
    // A report keeps it, but does not show it yet.
    let report = format!("/api/tables/{table}/report");
    let reported: Reported = server.post_json(&ann.guest, &report, "").await.json();
    assert_eq!(reported.text, None);
    let kept = server.running.hub.store.text(arbiter_store::TextKind::Report, &reported.report);
    assert!(kept.is_ok_and(|text| text.is_some_and(|t| t.starts_with("arbiter replay 1\n"))));
    assert_eq!(server.post_json(&eve, &report, "").await.problem(), Code::Forbidden);
    ann.must(Ask::Concede { table: table.clone(), seat: 0 }).await;
    let text = server.get_as(&eve, &path).await;
    assert_eq!(text.status, 200);
    assert!(text.body.contains("fair server ") && text.body.ends_with("end B wins\n"), "{}", text.body);
    let reported: Reported = server.post_json(&ann.guest, &report, "").await.json();
    assert_eq!(reported.text, Some(text.body));
    assert_eq!(server.get_as(&eve, "/api/tables/0123456789abcdef0123/replay").await.problem(), Code::Unknown);
    assert_eq!(server.get_as(&eve, &format!("{path}?game=2")).await.problem(), Code::Unknown);
}

#[tokio::test(flavor = "multi_thread")]
async fn moments_scenes_and_branches_of_a_replay() {
    let server = Server::new().await;
    let mut ann = Client::new(&server).await;
    let table = server.table(&ann.guest, &wish(&[SeatKind::Human, SeatKind::Bot])).await;
    ann.watch(&table).await;
    ann.sit(&table, 0, "steel").await;
    ann.reveal(&table, 0).await;
    let over = ann.play(&table).await;
    let text = server.get_as(&ann.guest, &format!("/api/tables/{table}/replay")).await.body;
    let replay: Replay = server.upload(&ann.guest, &text).await.json();
    assert!(replay.verified && replay.decisions > 4 && replay.game == "duel");
    assert!(replay.beats.is_sorted() && replay.turns.is_sorted());
    let path = format!("/api/replays/{}", replay.replay);
    assert_eq!(server.get(&path).await.json::<Replay>(), replay);
    let last: Moment = server.get(&format!("{path}/at/{}?seat=0", replay.decisions)).await.json();
    assert_eq!(Some(last.view), over.view, "the end as Ann saw it");
    let first: Moment = server.get(&format!("{path}/at/0")).await.json();
    assert!(first.picked.is_some() && !first.options.is_empty() && first.log.is_empty());
    let asked = first.view.asked.expect("asked");
    let other: Moment = server.get(&format!("{path}/at/0?seat={}", 1 - asked)).await.json();
    assert!(other.options.is_empty() && other.picked.is_none(), "the other seat's eyes");
    assert_eq!(server.get(&format!("{path}/at/{}", replay.decisions + 1)).await.problem(), Code::Unknown);
    assert_eq!(server.get(&format!("{path}/at/0?seat=7")).await.problem(), Code::Unknown);
    let scene = server.get(&format!("{path}/scene?at=2")).await;
    assert!(scene.status == 200 && scene.body.contains("---"), "{}", scene.body);
    // Playing on from the middle.
    let mut branch = wish(&[SeatKind::Human, SeatKind::Human]);
    branch.start = Start::Replay { replay: replay.replay.clone(), at: 3 };
    let table = server.table(&ann.guest, &branch).await;
    ann.room = None;
    let room = ann.watch(&table).await;
    let room = if room.stage == Stage::Playing { room } else { ann.until(|r| r.stage == Stage::Playing).await };
    let then: Moment = server
        .get(&format!("{path}/at/3?seat={}", room.view.as_ref().and_then(|v| v.viewer).unwrap_or(0)))
        .await
        .json();
    assert_eq!(room.view, Some(then.view));
    ann.act(&table, &room).await;
    let branched = server.get_as(&ann.guest, &format!("/api/tables/{table}/replay")).await.body;
    let again: Replay = server.upload(&ann.guest, &branched).await.json();
    assert_eq!(again.decisions, 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_replay_is_refused_with_the_line() {
    let server = Server::new().await;
    let guest = server.guest().await;
    let post = async |text: &str| server.upload(&guest, text).await;
    assert_eq!(post("hello").await.problem(), Code::Text);
    assert_eq!(post("").await.problem(), Code::Text);
    let lie = "arbiter replay 1\ngame duel\nrules 0.1.0\nseed 1\ndeck A x\n  12 Knight\ndeck B x\n  12 Knight\nstart 0000000000000000\n";
    let answer = post(lie).await;
    assert!(answer.body.contains("replay:9"), "{}", answer.body);
    assert_eq!(post(&"x".repeat(limits::REPLAY + 1)).await.problem(), Code::TooBig);
    assert_eq!(server.get("/api/replays/zzz").await.problem(), Code::Unknown);
    assert_eq!(server.get(&format!("/api/replays/{}", "0".repeat(32))).await.problem(), Code::Unknown);
}
