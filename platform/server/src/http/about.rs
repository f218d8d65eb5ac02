//! The server itself: health, figures, guests.

use crate::app::App;
use crate::ids;
use arbiter_protocol::http::{Guest, Health};
use axum::Json;
use axum::extract::State;
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

/// A new guest: a token for a device.
#[utoipa::path(post, path = "/api/guest", responses((status = 200, body = Guest)))]
pub(crate) async fn guest(State(app): State<App>) -> Json<Guest> {
    let (token, player) = app.hub.guests.create(ids::fresh());
    Json(Guest { token, player })
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
