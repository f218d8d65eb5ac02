//! The table: rooms, sockets, HTTP, and who may do what.
//!
//! [`room`] is the machine of one table and does no input or output. [`hub`]
//! drives all rooms; [`socket`] and [`http`] are the doors. [`serve::start`]
//! puts them together.

pub mod app;
mod assets;
pub mod config;
pub mod deck;
pub mod games;
pub mod gate;
pub mod guest;
pub mod handover;
pub mod http;
pub mod hub;
pub mod ids;
pub mod logs;
pub mod metrics;
pub mod openapi;
pub mod origin;
pub mod outbox;
mod pack;
pub mod packs;
pub mod pool;
pub mod rate;
pub mod room;
pub mod serve;
pub mod socket;
pub mod staged;
pub mod street;
pub mod text;
pub mod voice;
pub mod wire;
