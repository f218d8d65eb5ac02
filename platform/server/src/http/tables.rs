//! Tables.

use super::answer;
use crate::app::App;
use arbiter_protocol::Code;
use arbiter_protocol::http::{NewTable, Opened, Problem, TableRow};
use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::HeaderMap;
use axum::response::Response;

/// Open tables, newest first.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Vec<TableRow>)))]
pub(crate) async fn list(State(app): State<App>) -> Json<Vec<TableRow>> {
    Json(app.hub.lobby.rows(app.hub.now()))
}

/// Opens a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses((status = 200, body = Opened),
    (status = 400, body = Problem), (status = 401, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn open(
    State(app): State<App>,
    headers: HeaderMap,
    body: Result<Json<NewTable>, JsonRejection>,
) -> Response {
    let opened = async {
        let player = app.player(&headers)?;
        let Json(wish) = body.map_err(|_| Code::Malformed)?;
        let table = app.hub.open(wish, &player).await?;
        Ok(Json(Opened { invite: format!("/t/{table}"), table }))
    };
    answer(&app, &headers, opened.await)
}
