//! SQLite: one writer thread that commits whatever has gathered.

mod chain;
mod open;
mod write;

use crate::{Batch, Done, EventStore, Listed, StoreError, TextKind, fresh};
use rusqlite::{Connection, OptionalExtension, params};
use std::fs::File;
use std::path::Path;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use write::{Job, Write};

/// A store in a folder. Dropping it writes what waits and frees the folder.
pub struct SqliteStore {
    reader: Mutex<Connection>,
    jobs: Option<Sender<Job>>,
    writer: Option<JoinHandle<()>>,
    /// The system frees the lock when the process ends, however it ends.
    _lock: File,
}

impl SqliteStore {
    /// Opens the store in this folder, and makes it if there is none.
    ///
    /// # Errors
    /// If the folder is in use or cannot be used, or the file is damaged.
    pub fn open(folder: &Path) -> Result<Self, StoreError> {
        let lock = open::lock(folder)?;
        let file = folder.join("arbiter.sqlite");
        open::keep_private(folder, &file)?;
        let connection = open::writer(&file)?;
        let reader = Mutex::new(open::reader(&file)?);
        let (jobs, inbox) = channel();
        let writer = std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || write::run(connection, &inbox))
            .map_err(|e| StoreError::Failed(e.to_string()))?;
        Ok(SqliteStore { reader, jobs: Some(jobs), writer: Some(writer), _lock: lock })
    }

    fn reader(&self) -> MutexGuard<'_, Connection> {
        // A connection has no state of ours that a panic could spoil.
        self.reader.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn send(&self, write: Write, done: Done) {
        let job = Job { write, done };
        let unsent = match &self.jobs {
            Some(jobs) => jobs.send(job).map_err(|e| e.0).err(),
            None => Some(job),
        };
        if let Some(job) = unsent {
            (job.done)(Err(StoreError::Closed));
        }
    }

    /// Writes and waits until it is on disk.
    fn wait(&self, write: Write) -> Result<(), StoreError> {
        let (told, answer) = channel();
        // Nobody listens any more only if this thread is gone.
        self.send(write, Box::new(move |result| drop(told.send(result))));
        answer.recv().unwrap_or(Err(StoreError::Closed))
    }
}

impl Drop for SqliteStore {
    fn drop(&mut self) {
        // The writer ends when the last sender is gone and the queue is empty.
        drop(self.jobs.take());
        // Whoever is told of an append may be the last one to hold the store; the
        // writer cannot wait for itself, and ends by itself when the queue is empty.
        let writer = self.writer.take().filter(|w| w.thread().id() != std::thread::current().id());
        if let Some(writer) = writer {
            let _ = writer.join();
        }
    }
}

impl EventStore for SqliteStore {
    fn append(&self, batch: Batch, done: Done) {
        self.send(Write::Events(batch), done);
    }

    fn events(&self, table: &str) -> Result<Vec<Vec<u8>>, StoreError> {
        chain::read(&self.reader(), table)
    }

    fn tables(&self) -> Result<Vec<Listed>, StoreError> {
        let reader = self.reader();
        let mut rows = reader.prepare_cached("SELECT id, finished, changed FROM tables ORDER BY changed, id")?;
        let listed = rows.query_map([], |row| {
            let changed: i64 = row.get(2)?;
            Ok(Listed { table: row.get(0)?, finished: row.get(1)?, changed: changed.try_into().unwrap_or(0) })
        })?;
        Ok(listed.collect::<Result<_, _>>()?)
    }

    fn keep(&self, kind: TextKind, id: &str, text: &str) -> Result<(), StoreError> {
        self.wait(Write::Text { kind, id: id.to_owned(), text: text.to_owned() })
    }

    fn text(&self, kind: TextKind, id: &str) -> Result<Option<String>, StoreError> {
        let reader = self.reader();
        let mut row = reader.prepare_cached("SELECT body FROM texts WHERE kind = ?1 AND id = ?2")?;
        Ok(row.query_row(params![write::word(kind), id], |row| row.get(0)).optional()?)
    }

    fn prune(&self, kind: TextKind, before: u64) -> Result<(), StoreError> {
        self.wait(Write::Prune { kind, before: before.try_into().unwrap_or(i64::MAX) })
    }

    fn secret(&self) -> Result<[u8; 32], StoreError> {
        // The first one written stays; a second one of the same name is passed over.
        self.wait(Write::Secret { name: "tokens", value: fresh()? })?;
        let reader = self.reader();
        Ok(reader.query_row("SELECT value FROM secrets WHERE name = 'tokens'", [], |row| row.get(0))?)
    }
}
