//! Players made of nothing but the protocol. They know no rule and no card:
//! they pick one of the options they are given. With thousands of them the
//! server is loaded, cut off and killed.

mod client;
mod door;
mod player;
mod report;
mod run;
mod seated;
mod server;
mod stubborn;

pub use client::Client;
pub use door::Door;
pub use player::{Chance, Player};
pub use report::Report;
pub use run::{Plan, run};
pub use server::Server;
pub use stubborn::{Ack, Stubborn, party};
