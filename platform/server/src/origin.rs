//! Which pages may talk to this server.
//!
//! A browser says which page a request comes from. A socket or a POST from a
//! page that is not on the list is refused before anything else happens.
//! Programs that are no browsers say nothing, and need a token all the same.

use axum::http::HeaderMap;
use axum::http::header::ORIGIN;
use std::net::SocketAddr;

/// The exact list.
#[derive(Clone, Debug, Default)]
pub struct Origins {
    list: Vec<String>,
}

impl Origins {
    /// Pages of a server that listens here, seen from this machine or by its
    /// address, and these besides.
    #[must_use]
    pub fn new(listen: SocketAddr, public: &[String]) -> Self {
        let port = listen.port();
        let mut list = ["127.0.0.1", "localhost", "[::1]"].map(|host| format!("http://{host}:{port}")).to_vec();
        if !listen.ip().is_unspecified() {
            list.push(format!("http://{listen}"));
        }
        list.extend(public.iter().map(|origin| origin.trim_end_matches('/').to_owned()));
        Origins { list }
    }

    /// Whether a request with these headers may be answered.
    #[must_use]
    pub fn allow(&self, headers: &HeaderMap) -> bool {
        let mut named = headers.get_all(ORIGIN).iter();
        match (named.next(), named.next()) {
            (None, _) => true,
            (Some(origin), None) => origin.to_str().is_ok_and(|o| self.list.iter().any(|allowed| allowed == o)),
            // Two origins are none that we know.
            (Some(_), Some(_)) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Origins;
    use axum::http::{HeaderMap, HeaderValue, header::ORIGIN};

    #[test]
    fn exactly_the_list_and_nothing_like_it() {
        let origins = Origins::new(([192, 0, 2, 5], 7777).into(), &["https://play.example/".to_owned()]);
        let allows = |origin: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(ORIGIN, HeaderValue::from_str(origin).expect("a header"));
            origins.allow(&headers)
        };
        for good in [
            "http://127.0.0.1:7777",
            "http://localhost:7777",
            "http://[::1]:7777",
            "http://192.0.2.5:7777",
            "https://play.example",
        ] {
            assert!(allows(good), "{good}");
        }
        for bad in [
            "null",
            "http://127.0.0.1",
            "http://127.0.0.1:7778",
            "https://127.0.0.1:7777",
            "http://play.example",
            "https://play.example:8443",
            "https://play.example.evil.example",
            "https://evil.example/https://play.example",
            "https://PLAY.example",
            "",
        ] {
            assert!(!allows(bad), "{bad}");
        }
        let everywhere = Origins::new(([0, 0, 0, 0], 7777).into(), &[]);
        assert!(!everywhere.list.iter().any(|o| o.contains("0.0.0.0")), "no page has that address");
        assert!(origins.allow(&HeaderMap::new()), "a program that is no browser");
        let mut two = HeaderMap::new();
        two.append(ORIGIN, HeaderValue::from_static("https://play.example"));
        two.append(ORIGIN, HeaderValue::from_static("https://evil.example"));
        assert!(!origins.allow(&two));
    }
}
