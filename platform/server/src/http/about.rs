//! The server itself: health, figures, guests.

use super::answer;
use crate::app::{App, token};
use crate::guest::today;
use crate::{handover, ids};
use arbiter_protocol::Code;
use arbiter_protocol::http::{Guest, Handover, Health, Problem};
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use utoipa::OpenApi;

/// The server is well.
#[utoipa::path(get, path = "/api/health", responses((status = 200, body = Health)))]
pub(crate) async fn health(State(app): State<App>) -> Json<Health> {
    Json(Health {
        rules: crate::games::RULES.to_owned(),
        tables: app.hub.count() as u32,
        sockets: u32::try_from(app.hub.metrics.sockets.get()).unwrap_or(0),
    })
}

/// A new guest: a token for a device. Whoever shows one gets a new one for the
/// same person, which is good for another year.
#[utoipa::path(post, path = "/api/guest", responses((status = 200, body = Guest)))]
pub(crate) async fn guest(State(app): State<App>, headers: HeaderMap) -> Json<Guest> {
    let guests = &app.hub.guests;
    let (token, player) = match app.player(&headers) {
        Ok(player) => (guests.renew(&player, today()), player),
        Err(_) => guests.create(ids::fresh(), today()),
    };
    Json(Guest { token, player })
}

/// A code by which another device becomes this person, once and for a short while.
#[utoipa::path(post, path = "/api/guest/handover", responses((status = 200, body = Handover), (status = 401, body = Problem)))]
pub(crate) async fn handover(State(app): State<App>, headers: HeaderMap) -> Response {
    let given = app.player(&headers).and_then(|_| {
        let token = token(&headers).unwrap_or_default();
        let code = app.hub.handovers.give(token, ids::fresh(), app.hub.now()).ok_or(Code::Busy)?;
        Ok(Json(Handover { code, seconds: handover::SECONDS }))
    });
    answer(&app, &headers, given)
}

/// Whose code this is: from now on this device is that person. The body is the code.
#[utoipa::path(post, path = "/api/guest/takeover", request_body(content = String, content_type = "text/plain"),
    responses((status = 200, body = Guest), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn takeover(State(app): State<App>, headers: HeaderMap, code: String) -> Response {
    let taken = match app.hub.handovers.take(&code, app.hub.now()) {
        Err(_) => Err(Code::TooFast.into()),
        Ok(token) => token
            .and_then(|token| app.hub.guests.player(&token, today()).map(|player| Json(Guest { token, player })))
            .ok_or_else(|| Code::Unknown.into()),
    };
    answer(&app, &headers, taken)
}

/// Figures for Prometheus.
#[utoipa::path(get, path = "/metrics", responses((status = 200, body = String, content_type = "text/plain")))]
pub(crate) async fn metrics(State(app): State<App>) -> Response {
    app.hub.metrics.tables.set(app.hub.count() as i64);
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, kind)], app.hub.metrics.text()).into_response()
}

/// This description.
pub(crate) async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(crate::openapi::Description::openapi())
}
