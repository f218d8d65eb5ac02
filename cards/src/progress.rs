//! How far the compiling of cards has come, for whoever waits for it.

use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Cards that are done, of how many. Nothing of a game depends on it.
#[derive(Debug, Default)]
pub struct Progress {
    done: AtomicUsize,
    all: AtomicUsize,
}

impl Progress {
    /// Cards that are done, and cards that are to be done in all.
    #[must_use]
    pub fn seen(&self) -> (usize, usize) {
        (self.done.load(Ordering::Relaxed), self.all.load(Ordering::Relaxed))
    }

    pub(crate) fn expect(&self, more: usize) {
        self.all.fetch_add(more, Ordering::Relaxed);
    }

    pub(crate) fn one(&self) {
        self.done.fetch_add(1, Ordering::Relaxed);
    }
}

thread_local! {
    /// Who waits for what this thread compiles. Games open their cards by a
    /// door without room for somebody who only looks on.
    static WATCHER: Cell<Option<Arc<Progress>>> = const { Cell::new(None) };
}

/// Does something on this thread, and counts the cards that are compiled by it.
pub fn watched<T>(progress: &Arc<Progress>, work: impl FnOnce() -> T) -> T {
    let before = WATCHER.replace(Some(Arc::clone(progress)));
    let done = work();
    WATCHER.set(before);
    done
}

/// Whoever waits for this thread; nobody is told nothing.
pub(crate) fn watcher() -> Arc<Progress> {
    let watcher = WATCHER.take();
    WATCHER.set(watcher.clone());
    watcher.unwrap_or_default()
}
