//! An append-only log of events for each table, on disk before it answers.
//!
//! The store does not know what an event means. It keeps bytes by table and
//! number, keeps texts (replays, reports) by id, and keeps the server's secret.
//! [`SqliteStore`] is the one that people use; [`MemoryStore`] forgets all when
//! it is dropped; [`FaultyStore`] fails on purpose, by a seed.

mod error;
mod faulty;
mod memory;
mod sqlite;

pub use error::StoreError;
pub use faulty::FaultyStore;
pub use memory::MemoryStore;
pub use sqlite::SqliteStore;

/// Told once an append is on disk, or was not done.
pub type Done = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

/// Events to be appended to the log of one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Batch {
    /// The table.
    pub table: String,
    /// Number of the first event; the next ones follow.
    pub first: u32,
    /// The events.
    pub events: Vec<Vec<u8>>,
    /// Nothing goes on at the table after these: it need not be loaded when
    /// the server starts.
    pub finished: bool,
}

/// A table that is in the store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The table.
    pub table: String,
    /// Nothing goes on there.
    pub finished: bool,
    /// Seconds since 1970 of its last event.
    pub changed: u64,
}

/// What kind of text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum TextKind {
    /// A replay that somebody gave us.
    Replay,
    /// A replay that came with a bug report.
    Report,
}

/// Where events are kept.
pub trait EventStore: Send + Sync {
    /// Appends all events of the batch or none, and tells when they are on
    /// disk. A number that is taken is refused. After an error nobody knows
    /// whether they are on disk: read the log again.
    fn append(&self, batch: Batch, done: Done);
    /// All events of a table in order; empty if there is none.
    ///
    /// # Errors
    /// If the store cannot be read, or they are not what was written.
    fn events(&self, table: &str) -> Result<Vec<Vec<u8>>, StoreError>;
    /// Every table.
    ///
    /// # Errors
    /// If the store cannot be read.
    fn tables(&self) -> Result<Vec<Listed>, StoreError>;
    /// Keeps a text; the same id again changes nothing.
    ///
    /// # Errors
    /// If it cannot be written.
    fn keep(&self, kind: TextKind, id: &str, text: &str) -> Result<(), StoreError>;
    /// A text that was kept.
    ///
    /// # Errors
    /// If the store cannot be read.
    fn text(&self, kind: TextKind, id: &str) -> Result<Option<String>, StoreError>;
    /// Lets go of texts of this kind that were kept before this time, in
    /// seconds since 1970.
    ///
    /// # Errors
    /// If the store cannot be written.
    fn prune(&self, kind: TextKind, before: u64) -> Result<(), StoreError>;
    /// The server's secret: drawn once, the same ever after.
    ///
    /// # Errors
    /// If it cannot be read or drawn.
    fn secret(&self) -> Result<[u8; 32], StoreError>;
}

/// Fresh bytes from the system.
pub(crate) fn fresh() -> Result<[u8; 32], StoreError> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|e| StoreError::Failed(e.to_string()))?;
    Ok(bytes)
}
