//! Plain HTTP.

pub mod about;
pub mod games;
pub mod replays;
pub mod tables;

use crate::app::App;
use crate::hub::Refused;
use arbiter_protocol::Code;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};

/// The answer of a handler.
pub(crate) fn answer<T: IntoResponse>(app: &App, headers: &HeaderMap, result: Result<T, Refused>) -> Response {
    match result {
        Ok(body) => body.into_response(),
        Err(Refused { code, why, text }) => {
            let (status, mut problem) = app.problem(headers, code, why);
            if let Some(text) = text {
                problem.text = text;
            }
            (status, problem).into_response()
        }
    }
}

/// Does something long on a thread of its own, few at a time.
pub(crate) async fn heavy<T: Send + 'static>(
    app: &App,
    work: impl FnOnce(&App) -> Result<T, Refused> + Send + 'static,
) -> Result<T, Refused> {
    let _turn = app.hub.heavy.acquire().await.map_err(|_| Code::Busy)?;
    let inside = app.clone();
    tokio::task::spawn_blocking(move || work(&inside)).await.unwrap_or_else(|_| Err(Code::Broken.into()))
}
