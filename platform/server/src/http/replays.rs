//! Replays that somebody gave us: moments, outlines, scenes.

use super::{At, With, answer, heavy};
use crate::app::App;
use crate::hub::Refused;
use crate::{ids, staged, wire};
use arbiter_catalog::{Library, Viewer};
use arbiter_protocol::cards::CardInfo;
use arbiter_protocol::http::{Moment, Problem, Replay};
use arbiter_protocol::{Code, limits};
use arbiter_record::{Move, Record};
use arbiter_store::TextKind;
use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::response::Response;
use serde::Deserialize;
use std::collections::BTreeSet;
use std::sync::Arc;

fn unreadable(why: &str) -> Refused {
    Refused::new(Code::Text, "refused-replay", &[("why", why)])
}

fn library(app: &App, record: &Record) -> Result<Arc<dyn Library>, Refused> {
    Ok(Arc::clone(&app.hub.games.stock(&record.game, &record.packs)?.library))
}

fn kept(app: &App, id: &str) -> Result<Record, Refused> {
    let text = if ids::is_text(id) { app.hub.store.text(TextKind::Replay, id).map_err(|_| Code::Busy)? } else { None };
    staged::read(&text.ok_or(Code::Unknown)?).map_err(|why| unreadable(&why))
}

fn described(app: &App, id: &str, record: &Record) -> Result<Replay, Refused> {
    let library = library(app, record)?;
    let wrong = |faults: Vec<arbiter_catalog::Fault>| unreadable(&staged::told(&faults));
    record.verify(library.as_ref()).map_err(wrong)?;
    let outline = record.outline(library.as_ref()).map_err(wrong)?;
    Ok(Replay {
        replay: id.to_owned(),
        game: record.game.clone(),
        names: record.names.clone(),
        decisions: record.decisions.len() as u32,
        beats: outline.beats,
        turns: outline.turns,
        // What does not come out as written was refused above.
        verified: true,
        packs: record.packs.iter().map(wire::pinned).collect(),
        cards: named(app, record)?,
    })
}

/// Names and decks of a replay are called like those at a table.
fn titled(record: &Record) -> Result<(), Refused> {
    let mut titles = record.names.iter().chain(record.decks.iter().map(|deck| &deck.name));
    let good = |text: &String| text.is_empty() || crate::text::title(text).as_ref() == Some(text);
    if titles.all(good) { Ok(()) } else { Err(Code::Text.into()) }
}

/// The cards of its packs that the decks of a replay have, and those that
/// their texts name: whoever sees the game sees these.
fn named(app: &App, record: &Record) -> Result<Vec<CardInfo>, Refused> {
    if record.packs.is_empty() {
        return Ok(Vec::new());
    }
    let stock = app.hub.games.stock(&record.game, &record.packs)?;
    let decks = record.decks.iter().map(|d| d.text.clone()).chain(record.stage.clone());
    let lists: Vec<_> = record.decks.iter().map(|d| stock.library.read_deck(d)).collect();
    let mut texts: Vec<String> = decks.collect();
    let mut names: BTreeSet<&str> = lists.iter().flat_map(|l| &l.entries).map(|e| e.name.as_str()).collect();
    let mut known = 0;
    while known < names.len() {
        known = names.len();
        let of = |c: &&CardInfo| names.contains(c.name.as_str());
        texts.extend(stock.cards.iter().filter(of).flat_map(|c| c.text.en.clone()));
        let told = |c: &&CardInfo| texts.iter().any(|t| t.contains(c.name.as_str()));
        names.extend(stock.cards.iter().filter(told).map(|c| c.name.as_str()));
    }
    let shown = |c: &&CardInfo| !c.pack.is_empty() && names.contains(c.name.as_str());
    Ok(stock.cards.iter().filter(shown).cloned().collect())
}

/// Takes in a replay. One that does not come out as written is refused with
/// the line that is wrong.
#[utoipa::path(post, path = "/api/replays", request_body(content = String, content_type = "text/plain"),
    responses((status = 200, body = Replay), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 413, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn put(State(app): State<App>, headers: HeaderMap, body: Result<Bytes, BytesRejection>) -> Response {
    let player = app.player(&headers);
    let taken = heavy(&app, move |app| {
        player?;
        let bytes = body.map_err(|_| Code::TooBig)?;
        if bytes.len() > limits::REPLAY {
            return Err(Code::TooBig.into());
        }
        let text = String::from_utf8(bytes.to_vec()).map_err(|_| Code::Text)?;
        let record = staged::read(&text).map_err(|why| unreadable(&why))?;
        titled(&record)?;
        let id = ids::of_text(&text);
        let replay = described(app, &id, &record)?;
        app.hub.store.keep(TextKind::Replay, &id, &text).map_err(|_| Code::Busy)?;
        Ok(Json(replay))
    });
    answer(&app, &headers, taken.await)
}

/// A replay that was taken in.
#[utoipa::path(get, path = "/api/replays/{id}", params(("id" = String, Path, description = "Id of the replay")),
    responses((status = 200, body = Replay), (status = 404, body = Problem)))]
pub(crate) async fn get(State(app): State<App>, At(id): At<String>, headers: HeaderMap) -> Response {
    let found = heavy(&app, move |app| Ok(Json(described(app, &id, &kept(app, &id)?)?)));
    answer(&app, &headers, found.await)
}

/// A replay as the file it is.
#[utoipa::path(get, path = "/api/replays/{id}/text", params(("id" = String, Path, description = "Id of the replay")),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = Problem)))]
pub(crate) async fn text(State(app): State<App>, At(id): At<String>, headers: HeaderMap) -> Response {
    let found = heavy(&app, move |app| Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], kept(app, &id)?.text())));
    answer(&app, &headers, found.await)
}

#[derive(Deserialize)]
pub(crate) struct Eyes {
    seat: Option<u8>,
    #[serde(default)]
    public: bool,
}

/// A moment of a replay, seen by one seat; by a judge who sees everything if
/// none is named, or by a spectator if only what is public is wanted.
#[utoipa::path(get, path = "/api/replays/{id}/at/{n}",
    params(("id" = String, Path, description = "Id of the replay"),
        ("n" = u32, Path, description = "After so many decisions"),
        ("seat" = Option<u8>, Query, description = "Whose eyes"),
        ("public" = Option<bool>, Query, description = "Only what everybody saw")),
    responses((status = 200, body = Moment), (status = 400, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn moment(
    State(app): State<App>,
    At((id, n)): At<(String, u32)>,
    With(eyes): With<Eyes>,
    headers: HeaderMap,
) -> Response {
    let found = heavy(&app, move |app| seen(app, &kept(app, &id)?, n, &eyes).map(Json));
    answer(&app, &headers, found.await)
}

fn seen(app: &App, record: &Record, n: u32, eyes: &Eyes) -> Result<Moment, Refused> {
    let count = record.decisions.len();
    if n as usize > count {
        return Err(Refused::new(Code::Unknown, "refused-no-such-moment", &[("count", &count.to_string())]));
    }
    let library = library(app, record)?;
    let wrong = |faults: Vec<arbiter_catalog::Fault>| unreadable(&staged::told(&faults));
    let moment = record.at(library.as_ref(), n as usize).map_err(wrong)?;
    let view = moment.table.view(Viewer::Judge);
    let viewer = match eyes.seat {
        Some(seat) if usize::from(seat) >= view.seats.len() => return Err(Code::Unknown.into()),
        Some(seat) => Viewer::Seat(seat),
        None if eyes.public => Viewer::Spectator,
        None => Viewer::Judge,
    };
    let own = |asked: u8| viewer == Viewer::Judge || viewer == Viewer::Seat(asked);
    let asked = moment.table.asked().filter(|asked| own(*asked));
    let options = if asked.is_some() { moment.table.options() } else { Vec::new() };
    let next = record.decisions.get(n as usize).filter(|d| own(d.seat) && asked == Some(d.seat));
    Ok(Moment {
        at: n,
        view: wire::view(&moment.table.view(viewer)),
        options: options.iter().map(wire::choice).collect(),
        picked: next.and_then(|d| match d.what {
            Move::Pick(pick) => Some(pick as u32),
            Move::Concede => None,
        }),
        log: moment.log.iter().map(|told| wire::line(told.at, &told.entry, viewer)).collect(),
    })
}

#[derive(Deserialize)]
pub(crate) struct Cut {
    #[serde(default)]
    at: usize,
}

/// A moment of a replay as a scene, which is a test.
#[utoipa::path(get, path = "/api/replays/{id}/scene",
    params(("id" = String, Path, description = "Id of the replay"),
        ("at" = u32, Query, description = "After so many decisions")),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 400, body = Problem),
        (status = 404, body = Problem)))]
pub(crate) async fn scene(
    State(app): State<App>,
    At(id): At<String>,
    With(Cut { at }): With<Cut>,
    headers: HeaderMap,
) -> Response {
    let found = heavy(&app, move |app| {
        let record = kept(app, &id)?;
        let library = library(app, &record)?;
        let text = record.scene(library.as_ref(), at).map_err(|faults| unreadable(&staged::told(&faults)))?;
        Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text))
    });
    answer(&app, &headers, found.await)
}
