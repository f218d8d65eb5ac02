//! What one viewer may see of a game, as it travels.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// All that a viewer may know of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct View {
    /// The seat whose eyes these are; `None` sees public things only.
    pub viewer: Option<u8>,
    /// Number of the turn, from 1; 0 before the first.
    pub turn: u32,
    /// Whose turn it is.
    pub active: Option<u8>,
    /// Key of the phase.
    pub phase: String,
    /// Who must answer.
    pub asked: Option<u8>,
    /// Key of the question, `ask-...` in the translation files.
    pub question: String,
    /// What it comes from, for whoever must answer; `None` if the rules themselves ask.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub subject: Option<Subject>,
    /// One for each seat.
    pub seats: Vec<Side>,
    /// Zones that belong to no seat.
    pub shared: Vec<Zone>,
    /// Places on which cards of the zones stand, if the game has any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<Board>,
    /// Two numbers of a card that are written together, `2/3`, by their keys.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pair: Option<(String, String)>,
    /// Triggers that wait to be played.
    pub pending: Vec<Pending>,
    /// How it ended; `None` while it goes on.
    pub outcome: Option<Outcome>,
}

/// What a question comes from: the card whose text, play or attack asks it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Subject {
    /// English name, the key of the card list.
    pub card: String,
    /// Where it lies, if it is to be seen somewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Spot>,
    /// Which line of its text, from 0, if it is one of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<u8>,
    /// What else it is about: what is attacked, who fights.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub about: Vec<Spot>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Outcome {
    /// Who won; nobody if it was drawn or broken off.
    pub won: Vec<u8>,
    /// Broken off: no rule says who won.
    pub stopped: bool,
}

/// A number with its key.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Count {
    /// `number-<key>` in the translation files.
    pub key: String,
    /// The number.
    pub n: i32,
}

/// What is to be seen of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Side {
    /// Seats with the same number play together.
    pub team: u8,
    /// It has left the game while others play on.
    pub out: bool,
    /// Public numbers.
    pub numbers: Vec<Count>,
    /// Its zones, in the game's order.
    pub zones: Vec<Zone>,
}

/// A zone. The number of cards is public even where the cards are not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Zone {
    /// `zone-<key>` in the translation files.
    pub key: String,
    /// How many cards lie there.
    pub count: u32,
    /// The cards, hidden ones too.
    pub cards: Vec<Card>,
}

/// A card as the viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Card {
    /// English name, the key of the card list; `None` for a card the viewer does not know.
    pub name: Option<String>,
    /// Its name in scene words, unique in its zone.
    pub slug: String,
    /// Numbers as they are now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub numbers: Vec<Count>,
    /// `mark-<key>` in the translation files: engaged, keywords, ...
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<String>,
    /// Counters by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub counters: Vec<Count>,
    /// Cards that lie with it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(no_recursion)]
    pub with: Vec<Card>,
}

/// A board of places.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Board {
    /// How its places touch each other.
    pub shape: Shape,
    /// Every place, row by row.
    pub places: Vec<BoardPlace>,
}

/// What the places of a board look like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// Squares, with four neighbours.
    Squares,
    /// Hexagons with a corner on top; odd rows lie half a place to the right.
    Hexes,
}

/// A place of a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct BoardPlace {
    /// Its name in scene words and for people, unique on the board: `e5`.
    pub key: String,
    /// Column and row, counted from the upper left.
    pub at: (i16, i16),
    /// `place-<label>` in the translation files, if it is called anything besides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// Whose it is.
    pub seat: Option<u8>,
    /// `mark-<key>` in the translation files: reachable, target, ...
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<String>,
    /// The cards that stand there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<Spot>,
}

/// A trigger that waits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Pending {
    /// Whose.
    pub seat: u8,
    /// English name of its card.
    pub card: String,
}

/// One thing that may be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Choice {
    /// In scene words: `play quick-bolt`, `pass`.
    pub words: String,
    /// For people.
    pub label: Message,
    /// Kind of act: `play`, `use`, `evolve`, `attack`, `target`, `pass`,
    /// `end`, `stop`, `yes`, `no`, `number`, `option`, ...
    pub act: String,
    /// The cards it is about, the one to click first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub about: Vec<Spot>,
    /// The places of the board it is about, the one to click first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<String>,
}

/// Where a card lies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Spot {
    /// Whose zone; `None` for one that belongs to no seat.
    pub seat: Option<u8>,
    /// Key of the zone.
    pub zone: String,
    /// The card there.
    pub slug: String,
}

/// A sentence to be: a key of the translation files and its arguments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Message {
    /// Key in the `.ftl` files.
    pub key: String,
    /// Named arguments.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(String, Arg)>,
}

impl Message {
    /// A message without arguments.
    #[must_use]
    pub fn new(key: &str) -> Self {
        Message { key: key.to_owned(), args: Vec::new() }
    }
    /// The same with one more argument.
    #[must_use]
    pub fn with(mut self, name: &str, arg: Arg) -> Self {
        self.args.push((name.to_owned(), arg));
        self
    }
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A seat.
    Seat(u8),
    /// A number.
    Number(#[ts(type = "number")] i64),
    /// A card by its English name; `None` is one the reader may not know.
    Card(Option<String>),
    /// Another key of the translation files.
    Key(String),
    /// As it is: a name of a person, a word of an input.
    Text(String),
    /// Several, listed.
    #[schema(no_recursion)]
    List(Vec<Arg>),
}

/// One line of the story, as this viewer may read it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Line {
    /// Number of the decision it came of; 0 before the first.
    pub at: u32,
    /// What happened.
    pub said: Message,
    /// Clause that made it happen.
    pub clause: String,
    /// English name of the card whose text caused it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<String>,
    /// How deep inside other happenings; 0 = a player's own action.
    pub depth: u8,
}
