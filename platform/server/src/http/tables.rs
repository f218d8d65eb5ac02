//! Tables.

use super::{At, With, answer};
use crate::app::{App, Came};
use crate::hub::Refused;
use crate::ids;
use crate::room::Room;
use crate::room::auth::{Kind, may};
use arbiter_protocol::Code;
use arbiter_protocol::http::{NewTable, Opened, Problem, Reported, TableRow};
use arbiter_store::TextKind;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::response::Response;
use axum::{Extension, Json};
use serde::Deserialize;

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
    from: Option<Extension<Came>>,
    headers: HeaderMap,
    body: Result<Json<NewTable>, JsonRejection>,
) -> Response {
    let opened = async {
        let player = app.player(&headers)?;
        let Json(wish) = body.map_err(|_| Code::Malformed)?;
        let from = from.and_then(|Extension(Came(from))| from);
        let table = app.hub.open(wish, &player, from).await?;
        Ok(Json(Opened { invite: format!("/t/{table}"), table }))
    };
    answer(&app, &headers, opened.await)
}

#[derive(Deserialize)]
pub(crate) struct Which {
    game: Option<usize>,
}

/// A game of the table as a replay, the last one if none is named: once the
/// match is over, or while every seat that is no bot's is the asker's.
#[utoipa::path(get, path = "/api/tables/{id}/replay",
    params(("id" = String, Path, description = "Id of the table"),
        ("game" = Option<u32>, Query, description = "Which game of this table, from 1")),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn replay(
    State(app): State<App>,
    At(id): At<String>,
    With(Which { game }): With<Which>,
    headers: HeaderMap,
) -> Response {
    let found = async {
        let player = app.player(&headers)?;
        let text = app.hub.look(&id, move |room| written(room, &player, game)).await.ok_or(Code::Unknown)??;
        Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text))
    };
    answer(&app, &headers, found.await)
}

fn written(room: &Room, player: &str, game: Option<usize>) -> Result<String, Refused> {
    let ledger = room.ledger();
    let game = match may(room.role(player, None), Kind::Replay, room.stage()) {
        Ok(()) => game,
        // What is over stays open to all, whatever goes on at the table since.
        Err(code) => Some(ledger.over(game).ok_or(code)?),
    };
    Ok(ledger.record(game).ok_or(Code::Unknown)?.text())
}

/// Something is wrong at this table: its replay is kept for whoever keeps the
/// server, and given to the reporter as soon as they may have it.
#[utoipa::path(post, path = "/api/tables/{id}/report", params(("id" = String, Path, description = "Id of the table")),
    responses((status = 200, body = Reported), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn report(State(app): State<App>, At(id): At<String>, headers: HeaderMap) -> Response {
    let reported = async {
        let player = app.player(&headers)?;
        let look = move |room: &Room| {
            may(room.role(&player, None), Kind::Report, room.stage())?;
            let text = room.ledger().record(None).ok_or(Code::NotNow)?.text();
            Ok::<_, Refused>((text, written(room, &player, None).ok()))
        };
        let (kept, given) = app.hub.look(&id, look).await.ok_or(Code::Unknown)??;
        let report = ids::of_text(&kept);
        let (store, name) = (std::sync::Arc::clone(&app.hub.store), report.clone());
        let kept = tokio::task::spawn_blocking(move || store.keep(TextKind::Report, &name, &kept)).await;
        kept.map_err(|_| Code::Busy)?.map_err(|_| Code::Busy)?;
        tracing::info!(table = id, report, "a bug report came in");
        Ok(Json(Reported { report, text: given }))
    };
    answer(&app, &headers, reported.await)
}
