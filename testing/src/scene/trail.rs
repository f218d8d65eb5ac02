//! What the game did step by step, for checks that are placed at a step.

use arbiter_catalog::{Entry, Illegal, Match};
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;

/// A step that the game did.
pub(super) struct Seen {
    /// How the table lay before it.
    pub(super) table: Box<dyn Match>,
    /// The clauses whose code it passed.
    passed: BTreeSet<String>,
}

/// Steps in their order.
pub(super) type Trail = Vec<Rc<Seen>>;

/// Collects the marks that are passed.
pub(super) struct Watch {
    take: fn() -> BTreeSet<String>,
    passed: RefCell<BTreeSet<String>>,
    /// Whether the table before each step is kept too; only a scene that looks
    /// there pays for it.
    pub(super) closely: bool,
}

impl Watch {
    pub(super) fn new(take: fn() -> BTreeSet<String>, closely: bool) -> Self {
        Watch { take, passed: RefCell::default(), closely }
    }

    /// The marks passed since this was last asked.
    fn latest(&self) -> BTreeSet<String> {
        let latest = (self.take)();
        self.passed.borrow_mut().extend(latest.iter().cloned());
        latest
    }

    /// What is tried on copies passes no mark of the scene.
    pub(super) fn aside<R>(&self, trial: impl FnOnce() -> R) -> R {
        self.latest();
        let result = trial();
        (self.take)();
        result
    }

    /// All marks passed so far.
    pub(super) fn passed(&self) -> BTreeSet<String> {
        self.latest();
        self.passed.borrow().clone()
    }

    /// Answers a question; the steps are kept if somebody looks that closely.
    pub(super) fn answer(&self, table: &mut dyn Match, pick: usize) -> Result<(Vec<Entry>, Trail), Illegal> {
        if !self.closely {
            return Ok((table.answer(pick)?, Trail::new()));
        }
        let (told, trail) = self.steps(|look| table.answer_watched(pick, look));
        Ok((told?, trail))
    }

    /// Runs something that shows the table before each of its steps.
    pub(super) fn steps<R>(&self, run: impl FnOnce(&mut dyn FnMut(Box<dyn Match>)) -> R) -> (R, Trail) {
        let mut trail = Trail::new();
        let mut last = None;
        // What was passed before belongs to no step.
        self.latest();
        let mut ended = |before: Option<Box<dyn Match>>| {
            trail.extend(before.map(|table| Rc::new(Seen { table, passed: self.latest() })));
        };
        let result = run(&mut |table| ended(last.replace(table)));
        ended(last);
        (result, trail)
    }
}

/// The n-th of these steps (from 1) that passes the mark of a clause.
pub(super) fn at<'a>(trail: &'a [Rc<Seen>], clause: &str, nth: usize) -> Result<&'a dyn Match, String> {
    let mut hits = trail.iter().filter(|s| s.passed.contains(clause));
    let count = hits.clone().count();
    match hits.nth(nth.saturating_sub(1)) {
        Some(seen) => Ok(seen.table.as_ref()),
        None if count > 0 => Err(format!("the game came to {clause} only {count} times since the last pick")),
        None => {
            let all: BTreeSet<&str> = trail.iter().flat_map(|s| &s.passed).map(String::as_str).collect();
            let all: Vec<&str> = all.into_iter().collect();
            Err(format!("the game did not come to {clause} since the last pick; it came to {}", all.join(" ")))
        }
    }
}
