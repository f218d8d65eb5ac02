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
    assert_eq!((room.status, room.body), (200, page.body.clone()), "the client finds its way by itself");
    let packed = server.http("GET", "/", &[("Accept-Encoding", "br, gzip")], "").await;
    assert_eq!(packed.status, 200);
    for head in ["content-encoding: gzip", "vary: accept-encoding", "content-type: text/html"] {
        assert!(packed.head.contains(head), "{head}: {}", packed.head);
    }
    let size = |answer: &crate::client::Answer| -> usize {
        let found = answer.head.lines().find_map(|l| l.strip_prefix("content-length: "));
        found.and_then(|n| n.trim().parse().ok()).expect("a length")
    };
    let style = server.get("/index.css").await;
    let packed = server.http("GET", "/index.css", &[("Accept-Encoding", "gzip")], "").await;
    assert!(size(&packed) * 3 < size(&style), "{} of {}", size(&packed), size(&style));
    assert!(!page.head.contains("content-encoding"), "who does not unpack gets it as it is");
    let other = server.http("GET", "/", &[("Accept-Encoding", "gzip"), ("If-None-Match", &tag)], "").await;
    assert_eq!(other.status, 200, "a packed page is another one");
    assert_eq!(server.get("/missing.js").await.status, 404, "a script is no page");
    assert_eq!(server.get("/../Cargo.toml").await.status, 404);
    assert_eq!(server.get("/api/missing").await.status, 404);
}
