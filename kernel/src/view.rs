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
    /// What it comes from, for the seat that must answer.
    pub subject: Option<Subject>,
    /// One per seat.
    pub seats: Vec<SeatView>,
    /// Zones that belong to no seat.
    pub shared: Vec<ZoneView>,
    /// Places on which cards of the zones stand, if the game has any.
    pub board: Option<BoardView>,
    /// Two numbers of a card that are written together, `2/3`, by their keys.
    pub pair: Option<[&'static str; 2]>,
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

/// A board of places.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BoardView {
    /// How its places touch each other.
    pub shape: Shape,
    /// Every place, in the order in which they are read: row by row.
    pub places: Vec<PlaceView>,
}

/// What the places of a board look like.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Shape {
    /// Squares, with four neighbours.
    Squares,
    /// Hexagons with a corner on top; odd rows lie half a place to the right.
    Hexes,
}

/// A place of a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlaceView {
    /// Its name for scenes, commands and people, unique on the board: `e5`.
    pub key: String,
    /// Column and row, counted from the upper left.
    pub at: (i16, i16),
    /// What it is called besides, as a key of the translation files.
    pub label: Option<&'static str>,
    /// Whose it is, if it is anybody's.
    pub seat: Option<Seat>,
    /// Marks by key: `reachable`, `target`, ...
    pub marks: Vec<&'static str>,
    /// The cards that stand there, in order.
    pub cards: Vec<Spot>,
}

/// Where a card lies in a view.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Spot {
    /// Whose zone; `None` for one that belongs to no seat.
    pub seat: Option<Seat>,
    /// Key of the zone.
    pub zone: &'static str,
    /// The card there.
    pub slug: String,
}

/// What a question comes from: the card whose text, play or attack asks it. A
/// question of the rules themselves has none.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Subject {
    /// English name of the card.
    pub card: String,
    /// Where it lies, if the asked seat sees it lie somewhere.
    pub at: Option<Spot>,
    /// Which line of its text it is, from 0, if it is one of them.
    pub line: Option<u8>,
    /// What else it is about: what is attacked, who fights.
    pub about: Vec<Spot>,
}

impl View {
    /// The card that lies there, if the viewer is shown one.
    #[must_use]
    pub fn card(&self, at: &Spot) -> Option<&CardView> {
        let zones = match at.seat {
            None => Some(&self.shared),
            Some(seat) => self.seats.get(usize::from(seat)).map(|s| &s.zones),
        };
        let mut cards = zones.into_iter().flatten().filter(|z| z.key == at.zone).flat_map(|z| &z.cards);
        cards.find(|c| c.slug == at.slug && c.name.is_some())
    }

    /// The place with this key.
    #[must_use]
    pub fn place(&self, key: &str) -> Option<&PlaceView> {
        self.board.iter().flat_map(|b| &b.places).find(|p| p.key == key)
    }
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
