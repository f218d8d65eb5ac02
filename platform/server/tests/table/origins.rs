//! Which pages may talk to the server, on every door.

use crate::client::{Client, Server};
use arbiter_protocol::Code;

#[tokio::test(flavor = "multi_thread")]
async fn foreign_pages_are_refused_at_every_door() {
    let server = Server::new().await;
    let port = server.running.address.port();
    let own = [format!("http://127.0.0.1:{port}"), format!("http://localhost:{port}")];
    let foreign = [
        "https://evil.example".to_owned(),
        "null".to_owned(),
        "http://127.0.0.1".to_owned(),
        format!("https://127.0.0.1:{port}"),
        format!("http://127.0.0.1:{port}.evil.example"),
        format!("http://localhost:{}", port.wrapping_add(1)),
    ];
    for origin in &own {
        assert!(Client::from_page(&server, origin).await.is_ok(), "{origin}");
        let answer = server.http("POST", "/api/guest", &[("Origin", origin)], "").await;
        assert_eq!(answer.status, 200, "{origin}");
    }
    let doors = ["/api/guest", "/api/tables", "/api/games/duel/deck", "/api/replays", "/api/tables/0/report"];
    for origin in &foreign {
        assert!(Client::from_page(&server, origin).await.is_err(), "{origin}");
        for door in doors {
            let answer = server.http("POST", door, &[("Origin", origin)], "").await;
            assert_eq!((answer.status, answer.problem()), (403, Code::Forbidden), "{origin} {door}");
        }
    }
    assert_eq!(server.http("POST", "/api/guest", &[], "").await.status, 200, "a program that is no browser");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_says_what_a_browser_may_do_with_it() {
    let server = Server::new().await;
    for path in ["/", "/api/health", "/api/nothing", "/metrics", "/t/somewhere"] {
        let head = server.get(path).await.head;
        assert!(head.contains("content-security-policy: default-src 'self'"), "{path}: {head}");
        assert!(head.contains("x-content-type-options: nosniff"), "{path}: {head}");
        assert!(head.contains("frame-ancestors 'none'"), "{path}");
        assert!(!head.contains("access-control-allow-origin"), "{path}");
    }
}
