//! Marks: the tie between a line of code and the clause it enforces.
//!
//! `rule!("8.4.4")` stands at the line that does what the clause says. While a
//! scene runs, the marks passed are collected, and a scene that lists a clause
//! fails if its mark was not passed: being green by luck is no proof.

/// Cites clauses at the line that enforces them. `rule!("8.4.2" => test)` is
/// the test itself, whatever it decides, and is passed where it holds: so a mark
/// needs no branch of its own.
#[macro_export]
macro_rules! rule {
    ($($clause:literal),+ => $test:expr) => {
        $crate::marks::when(&[$($clause),+], $test)
    };
    ($($clause:literal),+ $(,)?) => {
        $crate::marks::pass(&[$($clause),+]);
    };
}

/// Collecting the marks that are passed.
#[expect(clippy::disallowed_types, reason = "marks are no part of the state: they watch it being run")]
pub mod marks {
    use std::cell::{Cell, RefCell};
    use std::collections::BTreeSet;
    use std::sync::atomic::{AtomicBool, Ordering};

    // One relaxed load is all that a mark costs while nobody collects.
    static COLLECTING: AtomicBool = AtomicBool::new(false);
    thread_local! {
        static PASSED: RefCell<BTreeSet<&'static str>> = const { RefCell::new(BTreeSet::new()) };
        static QUIET: Cell<bool> = const { Cell::new(false) };
    }

    /// Called by `rule!`: all clauses of a line at once, so that they cost one
    /// test together.
    #[inline(always)]
    pub fn pass(clauses: &'static [&'static str]) {
        if COLLECTING.load(Ordering::Relaxed) {
            note(clauses);
        }
    }

    /// Called by `rule!` with a test: passed where it holds.
    #[inline(always)]
    #[must_use]
    pub fn when(clauses: &'static [&'static str], holds: bool) -> bool {
        if holds {
            pass(clauses);
        }
        holds
    }

    // Out of the way, so that a mark keeps no small function from being inlined.
    #[cold]
    #[inline(never)]
    fn note(clauses: &'static [&'static str]) {
        if !QUIET.get() {
            PASSED.with_borrow_mut(|p| p.extend(clauses));
        }
    }

    /// Marks passed meanwhile do not count: what is only tried out on a copy
    /// shows nothing.
    pub fn quietly<R>(of: impl FnOnce() -> R) -> R {
        let before = QUIET.replace(true);
        let found = of();
        QUIET.set(before);
        found
    }

    /// Starts collecting, for this thread from nothing.
    pub fn start() {
        COLLECTING.store(true, Ordering::Relaxed);
        PASSED.with_borrow_mut(BTreeSet::clear);
    }

    /// The marks passed in this thread since [`start`].
    #[must_use]
    pub fn take() -> BTreeSet<&'static str> {
        PASSED.with_borrow_mut(std::mem::take)
    }
}
