//! What is sent is packed where that makes it smaller and the browser unpacks it.

use axum::body::{Body, HttpBody, to_bytes};
use axum::extract::Request;
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write;

/// Less than this fits into one packet anyway.
const SMALL: u64 = 1400;

/// Lists of games, cards and clauses are long and much alike: they go packed.
/// Answers to other methods do not: they may hold a secret next to what
/// somebody else wrote, and their length would tell of it.
pub(crate) async fn lists(request: Request, next: Next) -> Response {
    let wanted = request.method() == Method::GET && takes_gzip(request.headers());
    let response = next.run(request).await;
    let length = response.body().size_hint().exact();
    if !wanted || !is_list(&response) || length.is_none_or(|bytes| bytes < SMALL) {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let Ok(data) = to_bytes(body, usize::MAX).await else { return StatusCode::INTERNAL_SERVER_ERROR.into_response() };
    parts.headers.remove(CONTENT_LENGTH);
    parts.headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    parts.headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    // Made for each answer, so quickly.
    Response::from_parts(parts, Body::from(gzip(&data, Compression::fast())))
}

fn is_list(response: &Response) -> bool {
    let kind = response.headers().get(CONTENT_TYPE).and_then(|v| v.to_str().ok()).unwrap_or_default();
    kind.starts_with("application/json") && !response.headers().contains_key(CONTENT_ENCODING)
}

/// Whether the browser says that it unpacks gzip.
pub(crate) fn takes_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|v| v.to_str().ok());
    accepted.flat_map(|v| v.split(',')).any(|way| {
        let mut parts = way.split(';').map(str::trim);
        let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case("gzip") || name == "*");
        // A weight of nothing forbids it.
        named && !parts.any(|part| part.strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0)))
    })
}

/// The data as a gzip file.
pub(crate) fn gzip(data: &[u8], level: Compression) -> Vec<u8> {
    let mut file = GzEncoder::new(Vec::new(), level);
    let written = file.write_all(data).and_then(|()| file.finish());
    written.expect("memory takes whatever is written")
}

#[cfg(test)]
mod tests {
    use super::{gzip, takes_gzip};
    use axum::http::HeaderMap;
    use axum::http::header::ACCEPT_ENCODING;
    use flate2::Compression;
    use std::io::Read;

    #[test]
    fn what_is_packed_comes_back() {
        let page = "<p>again and again</p>".repeat(200);
        let file = gzip(page.as_bytes(), Compression::best());
        assert!(file.len() < page.len() / 20, "{} bytes", file.len());
        let mut back = String::new();
        flate2::read::GzDecoder::new(&file[..]).read_to_string(&mut back).expect("it is a gzip file");
        assert_eq!(back, page);
    }

    #[test]
    fn only_who_unpacks_gets_it_packed() {
        let takes = |said: &str| takes_gzip(&HeaderMap::from_iter([(ACCEPT_ENCODING, said.parse().expect("a value"))]));
        assert!(takes("gzip, deflate, br, zstd") && takes("br;q=1.0, GZIP;q=0.8") && takes("*"));
        assert!(
            !takes("br") && !takes("gzip;q=0") && !takes("identity, gzip; q=0.0") && !takes_gzip(&HeaderMap::new())
        );
    }
}
