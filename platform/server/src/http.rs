//! Plain HTTP.

pub mod about;
mod asked;
pub mod complaints;
pub mod games;
pub mod packs;
pub mod replays;
pub mod tables;

use crate::app::App;
use crate::hub::Refused;
use arbiter_protocol::Code;
pub(crate) use asked::{At, With};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

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
    let turn = Arc::clone(&app.hub.heavy).acquire_owned().await.map_err(|_| Code::Busy)?;
    let inside = app.clone();
    let work = move || {
        // Whoever asked may give up; the turn is over only when the work is.
        let _turn = turn;
        work(&inside)
    };
    tokio::task::spawn_blocking(work).await.unwrap_or_else(|_| Err(Code::Broken.into()))
}
