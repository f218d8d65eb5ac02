//! A store that forgets: for tests and for trying things out.

use crate::{Batch, Done, EventStore, Listed, StoreError, TextKind, fresh};
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

/// Keeps everything until it is dropped.
#[derive(Default)]
pub struct MemoryStore {
    inside: Mutex<Inside>,
}

#[derive(Default)]
struct Inside {
    tables: BTreeMap<String, (bool, Vec<Vec<u8>>)>,
    /// With the time at which each was kept.
    texts: BTreeMap<(TextKind, String), (String, u64)>,
    secret: Option<[u8; 32]>,
}

impl MemoryStore {
    fn inside(&self) -> MutexGuard<'_, Inside> {
        // Nothing is left half done by a panic: every change is one statement.
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Appends at once.
    ///
    /// # Errors
    /// If the number is taken or leaves a gap.
    pub fn put(&self, batch: Batch) -> Result<(), StoreError> {
        let mut inside = self.inside();
        let (finished, events) = inside.tables.entry(batch.table.clone()).or_default();
        if events.len() as u32 != batch.first {
            return Err(StoreError::Conflict { table: batch.table, seq: batch.first });
        }
        events.extend(batch.events);
        *finished = batch.finished;
        Ok(())
    }
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs())
}

impl EventStore for MemoryStore {
    fn append(&self, batch: Batch, done: Done) {
        done(self.put(batch));
    }

    fn events(&self, table: &str) -> Result<Vec<Vec<u8>>, StoreError> {
        Ok(self.inside().tables.get(table).map(|(_, events)| events.clone()).unwrap_or_default())
    }

    fn tables(&self) -> Result<Vec<Listed>, StoreError> {
        let listed = |(table, (finished, _)): (&String, &(bool, Vec<Vec<u8>>))| Listed {
            table: table.clone(),
            finished: *finished,
            changed: 0,
        };
        Ok(self.inside().tables.iter().map(listed).collect())
    }

    fn keep(&self, kind: TextKind, id: &str, text: &str) -> Result<(), StoreError> {
        self.inside().texts.entry((kind, id.to_owned())).or_insert_with(|| (text.to_owned(), now()));
        Ok(())
    }

    fn text(&self, kind: TextKind, id: &str) -> Result<Option<String>, StoreError> {
        Ok(self.inside().texts.get(&(kind, id.to_owned())).map(|(text, _)| text.clone()))
    }

    fn prune(&self, kind: TextKind, before: u64) -> Result<(), StoreError> {
        self.inside().texts.retain(|(of, _), (_, kept)| *of != kind || *kept >= before);
        Ok(())
    }

    fn secret(&self) -> Result<[u8; 32], StoreError> {
        let mut inside = self.inside();
        if let Some(secret) = inside.secret {
            return Ok(secret);
        }
        let secret = fresh()?;
        inside.secret = Some(secret);
        Ok(secret)
    }
}
