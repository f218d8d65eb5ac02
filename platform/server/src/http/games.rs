//! Games: cards, decks, searches, clauses, lessons.

use super::{At, With, answer, heavy};
use crate::app::App;
use crate::games::{Loaded, Stocked};
use crate::hub::Refused;
use crate::wire;
use arbiter_catalog::Source;
use arbiter_protocol::cards::{CardInfo, DeckReport};
use arbiter_protocol::http::{Clause, Found, GameInfo, Lesson, Problem, Reading};
use arbiter_protocol::{Code, limits};
use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Deserialize;
use std::sync::Arc;

fn find<'a>(app: &'a App, key: &str) -> Result<&'a Loaded, Refused> {
    Ok(app.hub.games.get(key).ok_or(Code::Unknown)?)
}

/// Every game.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameInfo>)))]
pub(crate) async fn games(State(app): State<App>) -> Json<Vec<GameInfo>> {
    Json(app.hub.games.all().iter().map(|g| g.info.clone()).collect())
}

/// The cards that somebody asks for: the shipped ones, and if they say so those
/// of the packs that they may use.
fn stock(app: &App, key: &str, headers: &HeaderMap, packs: bool) -> Result<Arc<Stocked>, Refused> {
    let pins = if packs { app.hub.games.packs.pins(key, app.player(headers).ok().as_deref())? } else { Vec::new() };
    Ok(app.hub.games.stock(key, &pins)?)
}

/// Every card of a game.
#[utoipa::path(get, path = "/api/games/{game}/cards", params(("game" = String, Path, description = "Key of the game"),
    ("packs" = Option<bool>, Query, description = "Also those of the packs that you may use")),
    responses((status = 200, body = Vec<CardInfo>), (status = 404, body = Problem)))]
pub(crate) async fn cards(
    State(app): State<App>,
    At(game): At<String>,
    With(Asked { packs, .. }): With<Asked>,
    headers: HeaderMap,
) -> Response {
    let from = headers.clone();
    let look = move |app: &App| Ok(Json(stock(app, &game, &from, packs)?.cards.clone()));
    // Only cards of packs may have to be compiled first.
    let found = if packs { heavy(&app, look).await } else { look(&app) };
    answer(&app, &headers, found)
}

/// The clauses of a game's rulebook.
#[utoipa::path(get, path = "/api/games/{game}/clauses", params(("game" = String, Path, description = "Key of the game")),
    responses((status = 200, body = Vec<Clause>), (status = 404, body = Problem)))]
pub(crate) async fn clauses(State(app): State<App>, At(game): At<String>, headers: HeaderMap) -> Response {
    answer(&app, &headers, find(&app, &game).map(|g| Json(g.clauses.clone())))
}

/// The lessons of a game.
#[utoipa::path(get, path = "/api/games/{game}/lessons", params(("game" = String, Path, description = "Key of the game")),
    responses((status = 200, body = Vec<Lesson>), (status = 404, body = Problem)))]
pub(crate) async fn lessons(State(app): State<App>, At(game): At<String>, headers: HeaderMap) -> Response {
    answer(&app, &headers, find(&app, &game).map(|g| Json(g.lessons.clone())))
}

#[derive(Deserialize)]
pub(crate) struct Asked {
    #[serde(default)]
    q: String,
    #[serde(default)]
    packs: bool,
}

/// Cards that a query means.
#[utoipa::path(get, path = "/api/games/{game}/search",
    params(("game" = String, Path, description = "Key of the game"), ("q" = String, Query, description = "The query"),
        ("packs" = Option<bool>, Query, description = "Also in the packs that you may use")),
    responses((status = 200, body = Found), (status = 400, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn search(
    State(app): State<App>,
    At(game): At<String>,
    With(Asked { q, packs }): With<Asked>,
    headers: HeaderMap,
) -> Response {
    let from = headers.clone();
    let look = move |app: &App| {
        if q.chars().count() > limits::SEARCH {
            return Err(Code::Text.into());
        }
        let wrong = |e: arbiter_catalog::SearchFault| Refused {
            code: Code::Text,
            why: wire::message(&e.said),
            text: Some(e.why),
        };
        stock(app, &game, &from, packs)?.library.search(&q).map(|names| Json(Found { names })).map_err(wrong)
    };
    let found = if packs { heavy(&app, look).await } else { look(&app) };
    answer(&app, &headers, found)
}

/// How a text, or the texts of the card of that name, are read.
#[utoipa::path(get, path = "/api/games/{game}/explain",
    params(("game" = String, Path, description = "Key of the game"), ("q" = String, Query, description = "A text, or the name of a card"),
        ("packs" = Option<bool>, Query, description = "Also with the packs that you may use")),
    responses((status = 200, body = Vec<Reading>), (status = 400, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn explain(
    State(app): State<App>,
    At(game): At<String>,
    With(Asked { q, packs }): With<Asked>,
    headers: HeaderMap,
) -> Response {
    let from = headers.clone();
    let readings = heavy(&app, move |app| {
        if q.chars().count() > limits::EXPLAIN {
            return Err(Code::Text.into());
        }
        let wrong = |f: arbiter_catalog::Fault| Refused { text: Some(f.why), ..Code::Text.into() };
        let readings = stock(app, &game, &from, packs)?.library.explain(&q, None).map_err(wrong)?;
        Ok(Json(readings.into_iter().map(wire::reading).collect::<Vec<_>>()))
    });
    answer(&app, &headers, readings.await)
}

/// A deck as it is understood, with everything wrong. The body is the deck:
/// its text, its code, a file of another program (`.cod`, `.o8d`), or JSON with the entries of a report.
#[utoipa::path(post, path = "/api/games/{game}/deck", params(("game" = String, Path, description = "Key of the game"),
    ("packs" = Option<bool>, Query, description = "Also with the packs that you may use")),
    request_body(content = String, content_type = "text/plain"),
    responses((status = 200, body = DeckReport), (status = 404, body = Problem), (status = 413, body = Problem)))]
pub(crate) async fn deck(
    State(app): State<App>,
    At(game): At<String>,
    With(Asked { packs, .. }): With<Asked>,
    headers: HeaderMap,
    body: Result<Bytes, axum::extract::rejection::BytesRejection>,
) -> Response {
    let from = headers.clone();
    let report = heavy(&app, move |app| {
        let text = body.map_err(|_| Code::TooBig)?;
        if text.len() > limits::DECK {
            return Err(Code::TooBig.into());
        }
        let text = String::from_utf8(text.to_vec()).map_err(|_| Code::Text)?;
        let source = Source { name: "deck".to_owned(), text: crate::deck::text(&text) };
        Ok(Json(wire::deck_report(&stock(app, &game, &from, packs)?.library.read_deck(&source))))
    });
    answer(&app, &headers, report.await)
}
