//! The pages: built by `web/`, kept in `web/dist`, part of the program.

use crate::pack::{gzip, takes_gzip};
use arbiter_protocol::Code;
use axum::body::Body;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use rust_embed::{EmbeddedFile, RustEmbed};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Dist;

/// A file of the client. A path that is no file is a page of the client, which
/// finds its way by itself; a path of the API that is not there is an error.
pub(crate) async fn serve(
    State(app): State<crate::app::App>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let path = uri.path().trim_start_matches('/');
    let api = path == "api" || path.starts_with("api/");
    if api || !matches!(method, Method::GET | Method::HEAD) {
        return app.problem(&headers, Code::Unknown, crate::voice::refused(Code::Unknown)).into_response();
    }
    let page = || Dist::get("index.html").map(|file| ("index.html", file));
    // A missing script must not be answered with a page.
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    match Dist::get(path).map(|file| (path, file)).or_else(|| if is_file { None } else { page() }) {
        Some((name, file)) => respond(name, &file, &headers),
        None => (StatusCode::NOT_FOUND, "not found").into_response(),
    }
}

/// Files have no version in their names, so a browser asks each time whether
/// its copy is still good, and mostly hears that it is.
fn respond(name: &str, file: &EmbeddedFile, headers: &HeaderMap) -> Response {
    let hash = file.metadata.sha256_hash();
    let packed = (shrinks(name) && takes_gzip(headers)).then(|| packed(hash, &file.data));
    let form = if packed.is_some() { "-gz" } else { "" };
    let tag = format!("\"{}{form}\"", crate::room::seeds::hex(&hash[..16]));
    let known = headers.get(IF_NONE_MATCH).and_then(|v| v.to_str().ok());
    let caching = [(ETAG, tag.clone()), (CACHE_CONTROL, "no-cache".to_owned()), (VARY, "accept-encoding".to_owned())];
    if known.is_some_and(|known| known.split(',').any(|k| k.trim().trim_start_matches("W/") == tag)) {
        return (StatusCode::NOT_MODIFIED, caching).into_response();
    }
    let kind = [(CONTENT_TYPE, content_type(name))];
    match packed {
        Some(bytes) => (caching, kind, [(CONTENT_ENCODING, "gzip")], Body::from(bytes.to_vec())).into_response(),
        None => (caching, kind, Body::from(file.data.to_vec())).into_response(),
    }
}

/// Whether a file is text: pictures and fonts are packed already.
fn shrinks(name: &str) -> bool {
    let kind = content_type(name);
    kind.starts_with("text/") || kind.contains("json") || kind.contains("svg")
}

/// The file, packed when it is first asked for and kept by its hash.
fn packed(hash: [u8; 32], data: &[u8]) -> Arc<[u8]> {
    static KEPT: Mutex<BTreeMap<[u8; 32], Arc<[u8]>>> = Mutex::new(BTreeMap::new());
    let kept = || KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(found) = kept().get(&hash) {
        return Arc::clone(found);
    }
    // As small as it gets: it is made once.
    let made: Arc<[u8]> = gzip(data, Compression::best()).into();
    kept().insert(hash, Arc::clone(&made));
    made
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::content_type;

    #[test]
    fn scripts_and_pages_have_their_types() {
        assert_eq!(content_type("index.html"), "text/html; charset=utf-8");
        assert_eq!(content_type("a/b.min.js"), "text/javascript; charset=utf-8");
        assert_eq!(content_type("LICENSE"), "application/octet-stream");
    }
}
