//! Packs by HTTP: the list, an import with its progress, reports, and the
//! cards that a table shows.

use super::{answer, heavy};
use crate::app::App;
use crate::games::Stocked;
use crate::hub::Refused;
use crate::packs::refused;
use crate::wire;
use arbiter_catalog::{LONGEST, Progress, compared, import, judged, watched};
use arbiter_protocol::Code;
use arbiter_protocol::cards::CardInfo;
use arbiter_protocol::http::Problem;
use arbiter_protocol::packs::{PackFault, PackReport, PackRow, PackStep};
use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, X_CONTENT_TYPE_OPTIONS};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinHandle;

/// Whoever sends a file slower than this holds up others.
const PATIENCE: Duration = Duration::from_secs(60);
/// How often an import says how far it has come.
const TICK: Duration = Duration::from_millis(60);

/// The packs that you may use: the server's and your own.
#[utoipa::path(get, path = "/api/packs", responses((status = 200, body = Vec<PackRow>), (status = 401, body = Problem)))]
pub(crate) async fn list(State(app): State<App>, headers: HeaderMap) -> Response {
    let found = app.player(&headers).and_then(|player| {
        let packs = app.hub.games.packs.usable(Some(&player))?;
        Ok(Json(packs.iter().map(wire::pack_row).collect::<Vec<_>>()))
    });
    answer(&app, &headers, found)
}

/// What became of the cards of a pack that you may use.
#[utoipa::path(get, path = "/api/packs/{hash}", params(("hash" = String, Path, description = "Hash of its content")),
    responses((status = 200, body = PackReport), (status = 401, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn report(State(app): State<App>, Path(hash): Path<String>, headers: HeaderMap) -> Response {
    let player = app.player(&headers);
    let found = heavy(&app, move |app| {
        let packs = &app.hub.games.packs;
        let listed = packs.usable(Some(&player?))?.into_iter().find(|p| p.pinned.hash == hash).ok_or(Code::Unknown)?;
        let pack = packs.folder()?.open(&listed).map_err(refused)?;
        let stock = app.hub.games.stock(&listed.game, &[listed.pinned])?;
        let cards = judged(stock.library.as_ref(), &pack);
        Ok(Json(wire::pack_report(&pack, &cards, true)))
    });
    answer(&app, &headers, found.await)
}

#[derive(Deserialize)]
pub(crate) struct How {
    name: String,
    #[serde(default)]
    game: Option<String>,
    #[serde(default)]
    dry: bool,
    #[serde(default)]
    update: bool,
}

/// Makes a pack of a file, which is the body: a table (TSV, CSV), JSON, or a
/// set of Cockatrice or OCTGN. The answer has a line of JSON for each step; the
/// last one says what became of every card, or why nothing was changed.
#[utoipa::path(post, path = "/api/packs",
    params(("name" = String, Query, description = "How it is called"),
        ("game" = Option<String>, Query, description = "Key of the game; else the one whose columns these are"),
        ("dry" = Option<bool>, Query, description = "Only say what would happen"),
        ("update" = Option<bool>, Query, description = "Take the place of your pack of this name")),
    request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    responses((status = 200, body = PackStep, content_type = "application/x-ndjson"), (status = 401, body = Problem),
        (status = 413, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn put(State(app): State<App>, Query(how): Query<How>, headers: HeaderMap, body: Body) -> Response {
    let begun = async {
        let player = app.player(&headers)?;
        let packs = &app.hub.games.packs;
        packs.folder()?;
        if !packs.takes_import(app.hub.now()) {
            return Err(Code::TooFast.into());
        }
        let turn = Arc::clone(&packs.turns).acquire_owned().await.map_err(|_| Code::Busy)?;
        let file = tokio::time::timeout(PATIENCE, axum::body::to_bytes(body, LONGEST)).await;
        let file = file.map_err(|_| Code::Busy)?.map_err(|_| Code::TooBig)?;
        let progress = Arc::<Progress>::default();
        let (inside, watch) = (app.clone(), Arc::clone(&progress));
        let work = tokio::spawn(async move {
            let done = heavy(&inside, move |app| Ok(watched(&watch, || taken(app, &player, &how, &file)))).await;
            drop(turn);
            done
        });
        Ok(steps(app.clone(), headers.clone(), progress, work))
    };
    answer(&app, &headers, begun.await)
}

type Work = JoinHandle<Result<Result<PackReport, NotTaken>, Refused>>;

/// Why a file did not become a pack.
enum NotTaken {
    Refused(Refused),
    Faults(Vec<arbiter_catalog::Fault>),
}

impl From<Refused> for NotTaken {
    fn from(refused: Refused) -> Self {
        NotTaken::Refused(refused)
    }
}

fn taken(app: &App, player: &str, how: &How, file: &Bytes) -> Result<PackReport, NotTaken> {
    let games: Vec<_> = app.hub.games.all().iter().map(|g| g.game).collect();
    let files = [("file".to_owned(), file.to_vec())];
    let found = import(&games, how.game.as_deref().filter(|g| !g.is_empty()), &how.name, &files);
    let found = found.map_err(NotTaken::Faults)?;
    let packs = &app.hub.games.packs;
    if !how.dry {
        let folder = packs.folder()?;
        let put =
            if how.update { folder.update(&found.pack, Some(player)) } else { folder.add(&found.pack, Some(player)) };
        put.map_err(refused)?;
        packs.remember(found.game.key(), &found.pack, Stocked::of(found.library));
    }
    Ok(wire::pack_report(&found.pack, &found.cards, !how.dry))
}

/// The answer, line by line while the work goes on.
fn steps(app: App, headers: HeaderMap, progress: Arc<Progress>, work: Work) -> Response {
    let lines = futures_util::stream::unfold(Some((work, usize::MAX)), move |state| {
        let (app, headers, progress) = (app.clone(), headers.clone(), Arc::clone(&progress));
        async move {
            let (mut work, told) = state?;
            loop {
                let step = tokio::select! {
                    done = &mut work => return Some((line(&last(&app, &headers, done)), None)),
                    () = tokio::time::sleep(TICK) => progress.seen(),
                };
                if step.0 != told {
                    let (done, all) = (step.0 as u32, step.1 as u32);
                    return Some((line(&PackStep::Progress { done, all }), Some((work, step.0))));
                }
            }
        }
    });
    ([(CONTENT_TYPE, "application/x-ndjson")], Body::from_stream(lines)).into_response()
}

fn line(step: &PackStep) -> Result<Bytes, std::convert::Infallible> {
    let mut text = serde_json::to_vec(step).expect("plain data");
    text.push(b'\n');
    Ok(Bytes::from(text))
}

fn last(
    app: &App,
    headers: &HeaderMap,
    done: Result<Result<Result<PackReport, NotTaken>, Refused>, tokio::task::JoinError>,
) -> PackStep {
    let outcome = match done {
        Ok(Ok(outcome)) => outcome,
        Ok(Err(refused)) => Err(refused.into()),
        Err(_) => Err(Refused::from(Code::Broken).into()),
    };
    let said = |refused: Refused, faults| {
        let (_, Json(problem)) = app.problem(headers, refused.code, refused.why);
        PackStep::Refused { why: problem.why, text: problem.text, faults }
    };
    match outcome {
        Ok(report) => PackStep::Done(report),
        Err(NotTaken::Refused(refused)) => said(refused, Vec::new()),
        Err(NotTaken::Faults(faults)) => {
            let fault = |f: arbiter_catalog::Fault| PackFault { line: f.line as u32, why: f.why };
            said(Refused::new(Code::Text, "refused-pack-table", &[]), faults.into_iter().map(fault).collect())
        }
    }
}

#[derive(Deserialize)]
pub(crate) struct Away {
    #[serde(default)]
    forget: bool,
}

/// Takes a pack of yours out of the list. Games that were played with it still
/// play, unless it shall be forgotten.
#[utoipa::path(delete, path = "/api/packs/{hash}",
    params(("hash" = String, Path, description = "Hash of its content"),
        ("forget" = Option<bool>, Query, description = "Also for the games that were played with it")),
    responses((status = 200, body = Vec<PackRow>), (status = 401, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn remove(
    State(app): State<App>,
    Path(hash): Path<String>,
    Query(Away { forget }): Query<Away>,
    headers: HeaderMap,
) -> Response {
    let player = app.player(&headers);
    let left = heavy(&app, move |app| {
        let (packs, player) = (&app.hub.games.packs, player?);
        let own = packs.usable(Some(&player))?.into_iter().find(|p| p.owner.is_some() && p.pinned.hash == hash);
        packs.folder()?.remove(&own.ok_or(Code::Unknown)?.pinned.name, Some(&player), forget).map_err(refused)?;
        Ok(Json(packs.usable(Some(&player))?.iter().map(wire::pack_row).collect::<Vec<_>>()))
    });
    answer(&app, &headers, left.await)
}

/// The cards of packs that this table shows you: those that lie where you see
/// them, that the story names, and those of your own deck.
#[utoipa::path(get, path = "/api/tables/{id}/cards", params(("id" = String, Path, description = "Id of the table")),
    responses((status = 200, body = Vec<CardInfo>), (status = 401, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn table(State(app): State<App>, Path(id): Path<String>, headers: HeaderMap) -> Response {
    let found = async {
        let player = app.player(&headers)?;
        let look = move |room: &crate::room::Room| {
            let ledger = room.ledger();
            (ledger.game.clone(), ledger.pinned(), room.words(&player), room.plays(&player))
        };
        let (game, pins, words, plays) = app.hub.look(&id, look).await.ok_or(Code::Unknown)?;
        heavy(&app, move |app| {
            let stock = app.hub.games.stock(&game, &pins)?;
            let pictured = if plays { app.hub.games.packs.pictured(&pins) } else { BTreeSet::new() };
            let shown = |c: &&CardInfo| !c.pack.is_empty() && words.contains(&c.name);
            let drawn = |c: &CardInfo| CardInfo { picture: pictured.contains(&compared(&c.name)), ..c.clone() };
            Ok(Json(stock.cards.iter().filter(shown).map(drawn).collect::<Vec<_>>()))
        })
        .await
    };
    answer(&app, &headers, found.await)
}

/// The picture that the owner has of a card which this table shows you, if you
/// play there; whoever only looks on gets none.
#[utoipa::path(get, path = "/api/tables/{id}/pictures/{slug}",
    params(("id" = String, Path, description = "Id of the table"), ("slug" = String, Path, description = "Scene name of the card")),
    responses((status = 200, body = Vec<u8>, content_type = "image/*"), (status = 401, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn picture(
    State(app): State<App>,
    Path((id, slug)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let found = async {
        let player = app.player(&headers)?;
        let look = move |room: &crate::room::Room| {
            let ledger = room.ledger();
            (ledger.game.clone(), ledger.pinned(), room.words(&player), room.plays(&player))
        };
        let (game, pins, words, plays) = app.hub.look(&id, look).await.ok_or(Code::Unknown)?;
        if !plays {
            return Err(Code::Unknown.into());
        }
        heavy(&app, move |app| {
            let stock = app.hub.games.stock(&game, &pins)?;
            let shown = |c: &&CardInfo| !c.pack.is_empty() && c.slug == slug && words.contains(&c.name);
            let card = stock.cards.iter().find(shown).ok_or(Code::Unknown)?;
            let (kind, bytes) = app.hub.games.packs.picture(&pins, &card.name).ok_or(Code::Unknown)?;
            let guard =
                [(CONTENT_TYPE, kind), (CACHE_CONTROL, "private, no-store"), (X_CONTENT_TYPE_OPTIONS, "nosniff")];
            Ok((guard, bytes))
        })
        .await
    };
    answer(&app, &headers, found.await)
}
