//! The list of open tables, and who wants to hear of it.

use crate::outbox::Outbox;
use crate::room::{ConnId, Listing};
use arbiter_protocol::Tell;
use arbiter_protocol::http::TableRow;
use arbiter_protocol::room::Stage;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;

/// Milliseconds that a new table is listed although nobody is there yet.
const NEW_MS: u64 = 120_000;
/// Rows at most.
const ROWS: usize = 200;
/// Changes within this time are told together.
const GATHER: Duration = Duration::from_millis(200);

/// The list of open tables.
#[derive(Default)]
pub struct Lobby {
    inside: Mutex<Inside>,
    changed: Notify,
}

#[derive(Default)]
struct Inside {
    rows: BTreeMap<String, Row>,
    listeners: BTreeMap<ConnId, Outbox>,
    number: u64,
}

struct Row {
    row: TableRow,
    people: usize,
    /// When it was first listed, and its number, for the order.
    since: u64,
    number: u64,
}

impl Lobby {
    fn inside(&self) -> MutexGuard<'_, Inside> {
        // Each change is whole by itself.
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table as it is now.
    pub fn put(&self, table: &str, listing: Listing, now: u64) {
        let open = listing.public
            && matches!(listing.row.stage, Stage::Open | Stage::Sealing | Stage::Playing | Stage::Between);
        let mut inside = self.inside();
        let changed = if open {
            inside.number += 1;
            let number = inside.number;
            let before = inside.rows.remove(table);
            let (since, number) = before.as_ref().map_or((now, number), |r| (r.since, r.number));
            let row = Row { row: listing.row, people: listing.people, since, number };
            let same = before.is_some_and(|b| b.row == row.row && (b.people > 0) == (row.people > 0));
            inside.rows.insert(table.to_owned(), row);
            !same
        } else {
            inside.rows.remove(table).is_some()
        };
        if changed {
            self.changed.notify_one();
        }
    }

    /// A table that is no longer in memory.
    pub fn remove(&self, table: &str) {
        if self.inside().rows.remove(table).is_some() {
            self.changed.notify_one();
        }
    }

    /// Open tables, newest first. One where nobody is does not stay in the list.
    #[must_use]
    pub fn rows(&self, now: u64) -> Vec<TableRow> {
        let inside = self.inside();
        let mut rows: Vec<&Row> =
            inside.rows.values().filter(|r| r.people > 0 || now.saturating_sub(r.since) < NEW_MS).collect();
        rows.sort_by_key(|r| std::cmp::Reverse(r.number));
        rows.into_iter().take(ROWS).map(|r| r.row.clone()).collect()
    }

    /// This connection hears of every change from now on.
    pub fn listen(&self, conn: ConnId, outbox: &Outbox, now: u64) {
        outbox.send(&Tell::Lobby { tables: self.rows(now) });
        self.inside().listeners.insert(conn, outbox.clone());
    }

    /// This connection is gone.
    pub fn forget(&self, conn: ConnId) {
        self.inside().listeners.remove(&conn);
    }

    /// Tells the listeners about changes, for ever.
    pub async fn run(&self, now: impl Fn() -> u64) {
        loop {
            self.changed.notified().await;
            tokio::time::sleep(GATHER).await;
            let tell = Tell::Lobby { tables: self.rows(now()) };
            let listeners: Vec<Outbox> = self.inside().listeners.values().cloned().collect();
            listeners.iter().for_each(|outbox| outbox.send(&tell));
        }
    }
}
