//! The plain HTTP that comes before a socket.

use anyhow::{Context, Result};
use arbiter_protocol::http::{Guest, NewSeat, NewTable, Opened, Start};
use arbiter_protocol::room::SeatKind;
use std::time::Duration;

/// A server's address and a way to ask it things.
#[derive(Clone)]
pub struct Door {
    agent: ureq::Agent,
    base: String,
}

impl Door {
    /// The door of a server: `http://127.0.0.1:7777`.
    #[must_use]
    pub fn new(base: &str) -> Self {
        let config = ureq::Agent::config_builder().timeout_global(Some(Duration::from_secs(10))).build();
        Door { agent: config.into(), base: base.trim_end_matches('/').to_owned() }
    }

    /// Where its sockets are.
    #[must_use]
    pub fn socket(&self) -> String {
        format!("{}/api/socket", self.base.replacen("http", "ws", 1))
    }

    /// The address itself, which is also the origin of its pages.
    #[must_use]
    pub fn base(&self) -> &str {
        &self.base
    }

    /// A new guest.
    ///
    /// # Errors
    /// If the server does not answer.
    pub fn guest(&self) -> Result<Guest> {
        let mut answer = self.agent.post(format!("{}/api/guest", self.base)).send_empty().context("no guest")?;
        Ok(answer.body_mut().read_json()?)
    }

    /// A table with open seats, not shown in the lobby.
    ///
    /// # Errors
    /// If the server refuses it.
    pub fn open(&self, token: &str, game: &str, seats: usize) -> Result<Opened> {
        let seat = NewSeat { kind: SeatKind::Open, deck: String::new(), level: String::new() };
        let table = NewTable {
            game: game.to_owned(),
            mode: String::new(),
            seating: String::new(),
            seats: vec![seat; seats],
            public: false,
            best_of: 1,
            firm: false,
            clock: None,
            start: Start::Fresh,
            packs: None,
        };
        let request = self.agent.post(format!("{}/api/tables", self.base));
        let mut answer =
            request.header("authorization", format!("Bearer {token}")).send_json(&table).context("no table")?;
        Ok(answer.body_mut().read_json()?)
    }

    /// What an address says to whoever has this token.
    ///
    /// # Errors
    /// If it is not there, or not for them.
    pub fn get(&self, path: &str, token: &str) -> Result<String> {
        let request = self.agent.get(format!("{}{path}", self.base)).header("authorization", format!("Bearer {token}"));
        Ok(request.call()?.body_mut().read_to_string()?)
    }
}
