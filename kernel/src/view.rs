//! What one viewer may see: the only way out of the state.
//!
//! A view is built up from what the viewer may know, never by blanking the
//! state. It is game-neutral on purpose: clients, scenes and bots read it
//! without knowing a rule.

use crate::{Seat, SeatSet};
use serde::Serialize;

/// Who looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Someone who sees public information only.
    Spectator,
    /// A judge or a test, sees everything.
    Judge,
}

/// All that a viewer may know of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Whose view this is.
    pub viewer: Viewer,
    /// Number of the turn, from 1; 0 before the first.
    pub turn: u32,
    /// Whose turn it is.
    pub active: Option<Seat>,
    /// Key of the phase.
    pub phase: &'static str,
    /// Who must answer.
    pub asked: Option<Seat>,
    /// Key of the question, as `ask-...` in the translation files.
    pub question: &'static str,
    /// One per seat.
    pub seats: Vec<SeatView>,
    /// Zones that belong to no seat.
    pub shared: Vec<ZoneView>,
    /// Triggers that wait to be played: controller and card name.
    pub pending: Vec<(Seat, String)>,
    /// How it ended: `None` while it goes on.
    pub outcome: Option<Outcome>,
}

/// What is to be seen of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct SeatView {
    /// Seats with the same number play together.
    pub team: u8,
    /// It has left the game while others play on.
    pub out: bool,
    /// Public numbers by key (`pp`, `max-pp`, `ep`, ...).
    pub numbers: Vec<(&'static str, i32)>,
    /// Its zones by key, in the game's order.
    pub zones: Vec<ZoneView>,
}

/// A zone. The number of cards is public even where the cards are not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ZoneView {
    /// Key (`hand`, `deck`, ...).
    pub key: &'static str,
    /// How many cards lie there.
    pub count: usize,
    /// The cards, hidden ones too; in order where the zone has one, else sorted.
    pub cards: Vec<CardView>,
}

/// A card as the viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct CardView {
    /// English name; `None` for a card the viewer does not know.
    pub name: Option<String>,
    /// Name for scenes and commands, unique in its zone: `knight`, `knight#2`.
    pub slug: String,
    /// Numbers by key (`attack`, `defense`, `cost`, ...).
    pub numbers: Vec<(&'static str, i32)>,
    /// Marks by key (`engaged`, `token`, keywords, ...).
    pub marks: Vec<&'static str>,
    /// Counters by name.
    pub counters: Vec<(String, i32)>,
    /// Cards that lie with it (a link, an attachment).
    pub with: Vec<CardView>,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, serde::Deserialize)]
pub enum Outcome {
    /// These seats won.
    Won(SeatSet),
    /// Nobody won.
    Drawn,
    /// It was broken off: no rule says who won.
    Stopped,
}
