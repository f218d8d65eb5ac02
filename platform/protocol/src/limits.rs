//! What is too much. Each limit is told in the error that refuses it.

/// Bytes of a frame.
pub const FRAME: usize = 16 * 1024;
/// Bytes of a frame that carries a deck.
pub const DECK_FRAME: usize = 80 * 1024;
/// Bytes of a deck text.
pub const DECK: usize = 64 * 1024;
/// Bytes of an uploaded replay.
pub const REPLAY: usize = 1024 * 1024;
/// Kinds of windows that a seat may pass beforehand.
pub const PASSES: usize = 32;
/// How deep JSON may nest.
pub const DEPTH: usize = 64;
/// Messages a second from one connection, and how many may come at once.
pub const RATE: (u32, u32) = (20, 40);
/// Chat lines a second from one seat, and how many may come at once.
pub const CHAT_RATE: (u32, u32) = (1, 5);
/// Letters of a chat line.
pub const CHAT: usize = 300;
/// Letters of a search.
pub const SEARCH: usize = 256;
/// Letters of a text that is to be explained.
pub const EXPLAIN: usize = 2000;
/// Letters of a name.
pub const NAME: usize = 24;
/// Letters of the title of a deck or a replay.
pub const TITLE: usize = 80;
/// Decisions of a replay that is given to the server.
pub const DECISIONS: usize = 10_000;
/// Letters of an action id.
pub const ID: usize = 64;
