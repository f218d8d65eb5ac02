//! What travels between the table's server and its clients: the only JSON.
//!
//! A socket carries frames: a client sends a [`Request`], the server a
//! [`Tell`]. Everything else is plain HTTP, in [`http`]. Nothing here holds a
//! rule or a secret: what a client may not know never becomes one of these
//! types. `web/src/wire.ts` is made from this crate and compared by a test.

pub mod ask;
pub mod cards;
pub mod code;
pub mod http;
pub mod limits;
pub mod packs;
pub mod room;
pub mod tell;
pub mod view;

pub use ask::{Ask, Request};
pub use code::Code;
pub use tell::Tell;

/// Version of the frames. A frame of another version is refused.
pub const VERSION: u8 = 1;
