//! The pages: built by `web/`, kept in `web/dist`, part of the program.

use arbiter_protocol::Code;
use axum::body::Body;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

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
    let tag = format!("\"{}\"", crate::room::seeds::hex(&file.metadata.sha256_hash()[..16]));
    let known = headers.get(IF_NONE_MATCH).and_then(|v| v.to_str().ok());
    let caching = [(ETAG, tag.clone()), (CACHE_CONTROL, "no-cache".to_owned())];
    if known.is_some_and(|known| known.split(',').any(|k| k.trim().trim_start_matches("W/") == tag)) {
        return (StatusCode::NOT_MODIFIED, caching).into_response();
    }
    (caching, [(CONTENT_TYPE, content_type(name))], Body::from(file.data.to_vec())).into_response()
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
