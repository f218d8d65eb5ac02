//! The door: every path of the server, and what each answer carries.

use crate::gate::{Toll, counted};
use crate::guest::today;
use crate::hub::{Hub, Refused};
use crate::origin::Origins;
use crate::street::Peer;
use crate::voice::Voice;
use crate::{assets, http, pack, socket};
use arbiter_protocol::http::Problem;
use arbiter_protocol::view::Message;
use arbiter_protocol::{Code, limits};
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header::{self, HeaderName};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

/// What every handler has.
#[derive(Clone)]
pub struct App {
    /// The tables.
    pub hub: Arc<Hub>,
    /// Which pages may talk to us.
    pub origins: Arc<Origins>,
    voices: Arc<[Voice; 2]>,
}

impl App {
    /// Around these tables.
    #[must_use]
    pub fn new(hub: Arc<Hub>, origins: Origins) -> Self {
        App { hub, origins: Arc::new(origins), voices: Arc::new([Voice::new("en"), Voice::new("fr")]) }
    }

    /// Every path.
    pub fn router(&self) -> Router {
        Router::new()
            .route("/api/socket", get(socket::upgrade))
            .route("/api/health", get(http::about::health))
            .route("/api/openapi.json", get(http::about::openapi))
            .route("/metrics", get(http::about::metrics))
            .route("/api/guest", post(http::about::guest))
            .route("/api/guest/handover", post(http::about::handover))
            .route("/api/guest/takeover", post(http::about::takeover))
            .route("/api/games", get(http::games::games))
            .route("/api/games/{game}/cards", get(http::games::cards))
            .route("/api/games/{game}/search", get(http::games::search))
            .route("/api/games/{game}/explain", get(http::games::explain))
            .route("/api/games/{game}/deck", post(http::games::deck))
            .route("/api/games/{game}/clauses", get(http::games::clauses))
            .route("/api/games/{game}/lessons", get(http::games::lessons))
            .route("/api/tables", get(http::tables::list).post(http::tables::open))
            .route("/api/tables/{id}/replay", get(http::tables::replay))
            .route("/api/tables/{id}/cards", get(http::packs::table))
            .route("/api/tables/{id}/pictures/{slug}", get(http::packs::picture))
            .route("/api/packs", get(http::packs::list).post(http::packs::put))
            .route("/api/packs/{hash}", get(http::packs::report).delete(http::packs::remove))
            .route("/api/tables/{id}/report", post(http::tables::report))
            .route("/api/tables/{id}/complaint", post(http::complaints::complain))
            .route("/api/replays", post(http::replays::put).layer(DefaultBodyLimit::max(limits::REPLAY)))
            .route("/api/replays/{id}", get(http::replays::get))
            .route("/api/replays/{id}/text", get(http::replays::text))
            .route("/api/replays/{id}/at/{n}", get(http::replays::moment))
            .route("/api/replays/{id}/scene", get(http::replays::scene))
            .fallback(assets::serve)
            .method_not_allowed_fallback(other_method)
            .layer(DefaultBodyLimit::max(limits::DECK_FRAME))
            .layer(from_fn(pack::lists))
            .layer(from_fn_with_state(self.clone(), guard))
            .with_state(self.clone())
    }

    /// An error for people and programs.
    pub fn problem(&self, headers: &HeaderMap, code: Code, why: Message) -> (StatusCode, Json<Problem>) {
        let voice = &self.voices[usize::from(speaks_french(headers))];
        let text = voice.sentence(&why).unwrap_or_else(|| why.key.clone());
        (status(code), Json(Problem { code, why, text }))
    }

    /// The person who shows a token.
    ///
    /// # Errors
    /// If the token is not ours.
    pub fn player(&self, headers: &HeaderMap) -> Result<String, Refused> {
        Ok(self.hub.guests.player(token(headers).unwrap_or_default(), today()).ok_or(Code::Token)?)
    }
}

/// The token that somebody shows.
pub(crate) fn token(headers: &HeaderMap) -> Option<&str> {
    let bearer = headers.get(header::AUTHORIZATION).and_then(|v| v.to_str().ok())?;
    bearer.strip_prefix("Bearer ").map(str::trim)
}

/// French if it is named before English.
fn speaks_french(headers: &HeaderMap) -> bool {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|v| v.to_str().ok()).unwrap_or_default();
    let at = |lang: &str| wanted.split(',').position(|part| part.trim().starts_with(lang));
    match (at("fr"), at("en")) {
        (Some(fr), Some(en)) => fr < en,
        (fr, _) => fr.is_some(),
    }
}

fn status(code: Code) -> StatusCode {
    match code {
        Code::Malformed | Code::Version | Code::Hello | Code::Text | Code::Seed | Code::NoOption => {
            StatusCode::BAD_REQUEST
        }
        Code::Token => StatusCode::UNAUTHORIZED,
        Code::Forbidden => StatusCode::FORBIDDEN,
        Code::Unknown => StatusCode::NOT_FOUND,
        Code::TooBig => StatusCode::PAYLOAD_TOO_LARGE,
        Code::TooFast => StatusCode::TOO_MANY_REQUESTS,
        Code::Taken | Code::NotAsked | Code::Stale | Code::NotNow => StatusCode::CONFLICT,
        Code::Deck => StatusCode::UNPROCESSABLE_ENTITY,
        Code::Busy => StatusCode::SERVICE_UNAVAILABLE,
        Code::Broken => StatusCode::GONE,
    }
}

/// Only what we serve ourselves is run, shown or framed by a browser.
const POLICY: &str = "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; \
                      form-action 'self'; frame-ancestors 'none'";

/// A request with its body and its answer takes no longer.
const PATIENCE: Duration = Duration::from_secs(30);

/// Where a request comes from, as far as that is counted.
#[derive(Clone, Copy)]
pub(crate) struct Came(pub(crate) Option<IpAddr>);

/// What a request costs.
fn toll(method: &Method, path: &str) -> Option<Toll> {
    let parts: Vec<&str> = path.split('/').skip(2).collect();
    match (method == Method::POST, &parts[..]) {
        (true, ["guest"] | ["guest", "handover" | "takeover"]) => Some(Toll::Guest),
        (true, ["tables"]) => Some(Toll::Table),
        (true, ["replays"] | ["tables", _, "report" | "complaint"]) => Some(Toll::Upload),
        (false, ["socket"]) => Some(Toll::Socket),
        (false, ["games", _, "search"]) => Some(Toll::Search),
        (true, ["games", _, "deck"])
        | (false, ["games", _, "explain"] | ["replays", _, ..] | ["tables", _, "replay"]) => Some(Toll::Heavy),
        _ => None,
    }
}

/// Whoever asks for too much waits.
fn pays(app: &App, from: Option<IpAddr>, request: &Request) -> bool {
    let Some(toll) = toll(request.method(), request.uri().path()) else { return true };
    let (gate, now) = (&app.hub.gate, app.hub.now());
    gate.address(toll, from, now) && app.player(request.headers()).map_or(true, |p| gate.person(toll, &p, now))
}

async fn other_method(State(app): State<App>, headers: HeaderMap) -> Response {
    let (_, problem) = app.problem(&headers, Code::Unknown, crate::voice::refused(Code::Unknown));
    (StatusCode::METHOD_NOT_ALLOWED, problem).into_response()
}

/// Foreign pages are turned away, so is who asks too often, and every answer
/// says what a browser may do with it.
async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let peer = request.extensions().get::<Peer>().map(|peer| peer.0);
    let from = counted(peer, request.headers(), app.hub.limits.forwarded);
    let headers = request.headers().clone();
    let refuse = |code: Code| app.problem(&headers, code, crate::voice::refused(code)).into_response();
    let mut response = if !reads && !app.origins.allow(&headers) {
        app.problem(&headers, Code::Forbidden, crate::wire::say("refused-origin")).into_response()
    } else if !pays(&app, from, &request) {
        app.hub.metrics.floods.inc();
        refuse(Code::TooFast)
    } else {
        request.extensions_mut().insert(Came(from));
        tokio::time::timeout(PATIENCE, next.run(request)).await.unwrap_or_else(|_| refuse(Code::Busy))
    };
    let policies: [(HeaderName, &'static str); 5] = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ];
    for (name, value) in policies {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}
