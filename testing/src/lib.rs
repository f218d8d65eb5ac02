//! Tests that every game shares: the scene language with its runner, and the
//! battery of properties. Both see a game only through the door of the catalog.

pub mod battery;
pub mod chance;
pub mod scene;
pub mod strange;
pub mod toy;

pub use arbiter_cards::slug;
pub use arbiter_catalog::{letter, seat};
