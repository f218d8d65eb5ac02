//! Why a request was refused, for programs.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Why a request was refused. Each has a sentence `refused-<code>` in the
/// translation files.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// No frame of this protocol.
    Malformed,
    /// Too long.
    TooBig,
    /// Too many; wait a moment.
    TooFast,
    /// Another version of the protocol.
    Version,
    /// Say hello first.
    Hello,
    /// A token that we did not make.
    Token,
    /// No such table, game, replay, card.
    Unknown,
    /// You may not do this here.
    Forbidden,
    /// The seat is taken.
    Taken,
    /// Not your turn to decide.
    NotAsked,
    /// An answer to a question that was already answered.
    Stale,
    /// There is no such option.
    NoOption,
    /// The deck may not be played; the faults say why.
    Deck,
    /// The seed is not the one committed to.
    Seed,
    /// Not now: the game has not begun, or is over.
    NotNow,
    /// The name, chat line or search cannot be taken.
    Text,
    /// The server is at its limit or closing.
    Busy,
    /// The table broke.
    Broken,
}
