//! A store that fails on purpose, the same way for the same seed.
//!
//! It stands for a disk with a cache: what was appended waits until
//! [`FaultyStore::step`]; then it is written and told, or written and never
//! told, or refused. A [`FaultyStore::crash`] loses what waits.

use crate::{Batch, Done, EventStore, Listed, MemoryStore, StoreError, TextKind};
use std::sync::{Mutex, PoisonError};

/// Fails on purpose.
pub struct FaultyStore {
    disk: MemoryStore,
    waiting: Mutex<(Vec<(Batch, Done)>, u64)>,
    /// Of a thousand appends, so many are not written.
    refuse: u64,
}

impl FaultyStore {
    /// A store whose faults come from this seed; `refuse` of a thousand
    /// appends are not written.
    #[must_use]
    pub fn new(seed: u64, refuse: u64) -> Self {
        FaultyStore { disk: MemoryStore::default(), waiting: Mutex::new((Vec::new(), seed)), refuse }
    }

    /// Writes the oldest append that waits, or refuses it, and tells.
    /// `false` if none waits.
    pub fn step(&self) -> bool {
        let (batch, done, roll) = {
            let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
            if waiting.0.is_empty() {
                return false;
            }
            let (batch, done) = waiting.0.remove(0);
            (batch, done, draw(&mut waiting.1) % 1000)
        };
        if roll < self.refuse {
            done(Err(StoreError::Failed("the disk refused".to_owned())));
        } else {
            done(self.disk.put(batch));
        }
        true
    }

    /// The power fails: of what waits, a beginning may have reached the disk,
    /// but nobody is told.
    pub fn crash(&self) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let written = draw(&mut waiting.1) as usize % (waiting.0.len() + 1);
        for (n, (batch, _)) in std::mem::take(&mut waiting.0).into_iter().enumerate() {
            if n < written {
                // A number that is taken is refused on a real disk as well.
                let _ = self.disk.put(batch);
            }
        }
    }
}

/// The next number of a stream (splitmix64).
fn draw(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl EventStore for FaultyStore {
    fn append(&self, batch: Batch, done: Done) {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).0.push((batch, done));
    }
    fn events(&self, table: &str) -> Result<Vec<Vec<u8>>, StoreError> {
        self.disk.events(table)
    }
    fn tables(&self) -> Result<Vec<Listed>, StoreError> {
        self.disk.tables()
    }
    fn keep(&self, kind: TextKind, id: &str, text: &str) -> Result<(), StoreError> {
        self.disk.keep(kind, id, text)
    }
    fn text(&self, kind: TextKind, id: &str) -> Result<Option<String>, StoreError> {
        self.disk.text(kind, id)
    }
    fn prune(&self, kind: TextKind, before: u64) -> Result<(), StoreError> {
        self.disk.prune(kind, before)
    }
    fn secret(&self) -> Result<[u8; 32], StoreError> {
        self.disk.secret()
    }
}
