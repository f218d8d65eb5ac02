//! Everything that should not come over a socket.

use crate::client::{Client, Server};
use crate::live::wish;
use arbiter_protocol::room::SeatKind;
use arbiter_protocol::{Ask, Code, Tell, limits};

async fn code(client: &mut Client, frame: &str) -> Code {
    client.raw(frame).await;
    loop {
        if let Tell::Refused { code, .. } = client.tell().await {
            return code;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn malformed_frames_are_refused_and_the_connection_stays() {
    let server = Server::new().await;
    let mut ann = Client::new(&server).await;
    let deep = format!(r#"{{"v":1,"id":"a","do":"ping","x":{}{}}}"#, "[".repeat(100), "]".repeat(100));
    let wrong_type = r#"{"v":1,"id":"a","do":"act","table":"t","seat":"zero","at":0,"pick":0}"#;
    for frame in [
        "",
        "{",
        "null",
        "[]",
        "\u{0}",
        "{\"v\":1}",
        r#"{"v":1,"id":"a","do":"fly"}"#,
        wrong_type,
        r#"{"v":1,"id":"a","do":"act","table":"t","seat":-1,"at":0,"pick":0}"#,
        r#"{"v":1,"id":"a","do":"act","table":"t","seat":0,"at":99999999999,"pick":0}"#,
        &deep,
    ] {
        assert_eq!(code(&mut ann, frame).await, Code::Malformed, "{frame}");
    }
    ann.bytes(vec![1, 2, 3]).await;
    assert!(matches!(ann.tell().await, Tell::Refused { code: Code::Malformed, .. }));
    assert_eq!(code(&mut ann, r#"{"v":2,"id":"a","do":"ping"}"#).await, Code::Version);
    ann.must_be_quiet().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn frames_that_are_too_long_are_refused_and_far_too_long_ones_close() {
    let server = Server::new().await;
    let mut ann = Client::new(&server).await;
    let say = |n: usize| format!(r#"{{"v":1,"id":"a","do":"say","table":"t","text":"{}"}}"#, "x".repeat(n));
    assert_eq!(code(&mut ann, &say(limits::FRAME)).await, Code::TooBig);
    ann.must_be_quiet().await;
    ann.raw(&say(limits::DECK_FRAME)).await;
    let end = loop {
        match ann.frame().await {
            Ok(Tell::Refused { code, .. }) => assert_eq!(code, Code::TooBig),
            Ok(_) => {}
            Err(end) => break end,
        }
    };
    assert!(end.is_none_or(|close| u16::from(close.code) == 1009));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_acts_without_a_hello_of_ours() {
    let server = Server::new().await;
    let guest = server.guest().await;
    let table = server.table(&guest, &wish(&[SeatKind::Human, SeatKind::Bot])).await;
    let mut silent = Client::silent(&server, guest.clone()).await;
    let refused = |tell: Tell| match tell {
        Tell::Refused { code, .. } => code,
        other => panic!("{other:?}"),
    };
    for ask in [Ask::Ping, Ask::Lobby, Ask::Watch { table: table.clone(), have: 0 }] {
        assert_eq!(refused(silent.ask(ask).await), Code::Hello);
    }
    for token in ["", "g1", &guest.player, &format!("g1.{}.{}", guest.player, "0".repeat(64))] {
        assert_eq!(refused(silent.ask(Ask::Hello { token: token.to_owned() }).await), Code::Token);
    }
    silent.send(Ask::Hello { token: guest.token.clone() }).await;
    assert!(matches!(silent.tell().await, Tell::Welcome { player, .. } if player == guest.player));
    // One connection is one person.
    let other = server.guest().await;
    assert_eq!(refused(silent.ask(Ask::Hello { token: other.token }).await), Code::Forbidden);
}

#[tokio::test(flavor = "multi_thread")]
async fn foreign_and_stale_requests_are_refused() {
    let server = Server::new().await;
    let (mut ann, mut eve) = (Client::new(&server).await, Client::new(&server).await);
    let table = server.table(&ann.guest, &wish(&[SeatKind::Human, SeatKind::Bot])).await;
    ann.watch(&table).await;
    ann.sit(&table, 0, "steel").await;
    ann.reveal(&table, 0).await;
    let room = ann.until(|room| !room.options.is_empty()).await;
    let act = |at: u32, pick: u32| Ask::Act { table: table.clone(), seat: 0, at, pick };
    let refused = |tell: Tell| match tell {
        Tell::Refused { code, .. } => code,
        other => panic!("{other:?}"),
    };
    assert_eq!(refused(eve.ask(act(room.at, 0)).await), Code::Forbidden);
    assert_eq!(refused(ann.ask(act(room.at, 10_000)).await), Code::NoOption);
    ann.must(act(room.at, 0)).await;
    assert_eq!(refused(ann.ask(act(room.at, 0)).await), Code::Stale);
    for nowhere in ["", "x", "../../etc/passwd", "0123456789abcdef0123", &"0".repeat(4000)] {
        let ask = Ask::Watch { table: nowhere.to_owned(), have: 0 };
        assert_eq!(refused(eve.ask(ask).await), Code::Unknown, "{nowhere}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_floods_is_slowed_then_cut_and_nobody_else_notices() {
    let server = Server::new().await;
    let (mut ann, mut eve) = (Client::new(&server).await, Client::new(&server).await);
    for n in 0..60 {
        eve.raw(&format!(r#"{{"v":1,"id":"{n}","do":"ping"}}"#)).await;
    }
    let (mut pongs, mut slowed) = (0, 0);
    while pongs + slowed < 60 {
        match eve.tell().await {
            Tell::Pong => pongs += 1,
            Tell::Refused { code: Code::TooFast, id, .. } => {
                assert!(!id.is_empty(), "the client learns which one was not done");
                slowed += 1;
            }
            other => panic!("{other:?}"),
        }
    }
    assert!(pongs >= 39 && slowed >= 10, "{pongs} {slowed}");
    for _ in 0..2_000 {
        eve.raw(r#"{"v":1,"id":"x","do":"ping"}"#).await;
    }
    while eve.frame().await.is_ok() {}
    ann.must_be_quiet().await;
}
