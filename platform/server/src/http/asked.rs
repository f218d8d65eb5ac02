//! What stands in a path or after its question mark: what cannot be read is
//! refused like everything else, with a code and a sentence.

use crate::app::App;
use crate::voice::refused;
use arbiter_protocol::Code;
use axum::extract::{FromRequestParts, Path, Query};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;

/// The parts of a path that have names.
pub(crate) struct At<T>(pub(crate) T);

/// What is said after the question mark.
pub(crate) struct With<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for At<T> {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Response> {
        let read = Path::<T>::from_request_parts(parts, app).await;
        read.map(|Path(found)| At(found)).map_err(|_| unread(app, parts))
    }
}

impl<T: DeserializeOwned> FromRequestParts<App> for With<T> {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Response> {
        let read = Query::<T>::from_request_parts(parts, app).await;
        read.map(|Query(found)| With(found)).map_err(|_| unread(app, parts))
    }
}

fn unread(app: &App, parts: &Parts) -> Response {
    app.problem(&parts.headers, Code::Malformed, refused(Code::Malformed)).into_response()
}
