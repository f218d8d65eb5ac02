//! What people say about people.

use super::{At, answer};
use crate::app::App;
use crate::hub::Refused;
use crate::ids;
use crate::room::Room;
use crate::room::auth::{Kind, may};
use arbiter_protocol::Code;
use arbiter_protocol::http::{Complaint, Problem, Reported};
use arbiter_store::TextKind;
use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::HeaderMap;
use axum::response::Response;

/// Somebody at this table behaves badly: who, what was said lately and the words
/// of whoever complains are kept for whoever keeps the server.
#[utoipa::path(post, path = "/api/tables/{id}/complaint", request_body = Complaint,
    params(("id" = String, Path, description = "Id of the table")),
    responses((status = 200, body = Reported), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn complain(
    State(app): State<App>,
    At(id): At<String>,
    headers: HeaderMap,
    body: Result<Json<Complaint>, JsonRejection>,
) -> Response {
    let taken = async {
        let by = app.player(&headers)?;
        let Json(wish) = body.map_err(|_| Code::Malformed)?;
        let why =
            if wish.why.trim().is_empty() { String::new() } else { crate::text::chat(&wish.why).ok_or(Code::Text)? };
        let look = move |room: &Room| written(room, &by, &wish.player, &why);
        let kept = app.hub.look(&id, look).await.ok_or(Code::Unknown)??;
        let report = ids::of_text(&kept);
        let (store, name) = (std::sync::Arc::clone(&app.hub.store), report.clone());
        let stored = tokio::task::spawn_blocking(move || store.keep(TextKind::Report, &name, &kept)).await;
        stored.map_err(|_| Code::Busy)?.map_err(|_| Code::Busy)?;
        tracing::warn!(table = id, report, "somebody complains about a person");
        Ok(Json(Reported { report, text: None }))
    };
    answer(&app, &headers, taken.await)
}

/// Only who plays there complains, and only about who is or was there.
fn written(room: &Room, by: &str, about: &str, why: &str) -> Result<String, Refused> {
    may(room.role(by, None), Kind::Complain, room.stage())?;
    let said = room.said_by(about);
    if about == by || (room.seats_of(about).is_empty() && said.is_empty()) {
        return Err(Code::Unknown.into());
    }
    let names: Vec<&str> =
        room.seats_of(about).iter().map(|s| room.ledger().chairs[usize::from(*s)].name.as_str()).collect();
    let lines: String = said.iter().map(|text| format!("said {text}\n")).collect();
    Ok(format!("complaint\nby {by}\nabout {about}\nnamed {}\nwhy {why}\n{lines}", names.join(", ")))
}
