//! The pages that are part of the program.

use crate::client::Server;

#[tokio::test(flavor = "multi_thread")]
async fn pages_are_served_and_remembered() {
    let server = Server::new().await;
    let page = server.get("/").await;
    assert_eq!(page.status, 200);
    assert!(page.head.contains("content-type: text/html"));
    let tag = page.head.lines().find_map(|l| l.strip_prefix("etag: ")).expect("a tag").to_owned();
    let again = server.http("GET", "/", &[("If-None-Match", &tag)], "").await;
    assert_eq!((again.status, again.body.as_str()), (304, ""));
    let other = server.http("GET", "/", &[("If-None-Match", "\"x\"")], "").await;
    assert_eq!(other.status, 200);
    let room = server.get("/t/0123456789abcdef0123").await;
    assert_eq!((room.status, room.body), (200, page.body), "the client finds its way by itself");
    assert_eq!(server.get("/missing.js").await.status, 404, "a script is no page");
    assert_eq!(server.get("/../Cargo.toml").await.status, 404);
    assert_eq!(server.get("/api/missing").await.status, 404);
}
