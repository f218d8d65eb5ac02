//! The description of the HTTP interface, kept in `docs/openapi.json`.

use crate::http::{about, complaints, games, packs, replays, tables};
use utoipa::OpenApi;

/// The description.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Arbiter",
        description = "The table's plain HTTP. What travels on the socket is in platform/protocol."
    ),
    paths(
        about::health,
        about::guest,
        about::handover,
        about::takeover,
        about::metrics,
        games::games,
        games::cards,
        games::search,
        games::explain,
        games::deck,
        games::clauses,
        games::lessons,
        tables::list,
        tables::open,
        tables::replay,
        tables::report,
        complaints::complain,
        packs::list,
        packs::report,
        packs::put,
        packs::remove,
        packs::table,
        packs::picture,
        replays::put,
        replays::get,
        replays::text,
        replays::moment,
        replays::scene,
    )
)]
pub struct Description;
