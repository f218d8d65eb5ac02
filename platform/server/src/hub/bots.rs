//! Bots think on threads of their own, so that no table waits for them.

use crate::room::Thinking;
use arbiter_catalog::Match;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The level of a bot if none is named.
pub(super) const USUAL: &str = "steady";

/// The threads on which bots think.
pub struct Bots {
    jobs: Arc<Queue<Job>>,
    delay: Duration,
}

/// What waits to be thought about. Where somebody waits for the answer comes
/// first; each table has one question at a time, so among equals the order in
/// which they come is fair.
struct Queue<T> {
    inside: Mutex<Waiting<T>>,
    more: Condvar,
}

struct Waiting<T> {
    awaited: VecDeque<T>,
    unwatched: VecDeque<T>,
    over: bool,
}

impl<T> Default for Queue<T> {
    fn default() -> Self {
        let inside = Waiting { awaited: VecDeque::new(), unwatched: VecDeque::new(), over: false };
        Queue { inside: Mutex::new(inside), more: Condvar::new() }
    }
}

impl<T> Queue<T> {
    fn change(&self, change: impl FnOnce(&mut Waiting<T>)) {
        change(&mut self.inside.lock().unwrap_or_else(PoisonError::into_inner));
        self.more.notify_all();
    }

    fn put(&self, job: T, awaited: bool) {
        self.change(|q| if awaited { q.awaited.push_back(job) } else { q.unwatched.push_back(job) });
    }

    /// The next one; `None` when there will be no more. A thread that is kept
    /// for people takes nothing that nobody waits for.
    fn next(&self, for_people: bool) -> Option<T> {
        let mut inside = self.inside.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if inside.over {
                return None;
            }
            let awaited = inside.awaited.pop_front();
            let job = if for_people { awaited } else { awaited.or_else(|| inside.unwatched.pop_front()) };
            if job.is_some() {
                return job;
            }
            inside = self.more.wait(inside).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Drop for Bots {
    fn drop(&mut self) {
        self.jobs.change(|q| q.over = true);
    }
}

struct Job {
    thinking: Thinking,
    /// When the answer may be seen: the time must not tell how hard it was.
    due: Instant,
    told: Box<dyn FnOnce(usize) + Send>,
    runtime: tokio::runtime::Handle,
}

impl Bots {
    /// So many threads; every answer is seen after the same time.
    ///
    /// # Errors
    /// If a thread cannot be started.
    pub fn start(threads: usize, delay: Duration) -> std::io::Result<Self> {
        let jobs = Arc::new(Queue::default());
        for n in 0..threads.max(1) {
            let inbox = Arc::clone(&jobs);
            // Games that nobody watches never have all threads.
            let for_people = n == 0 && threads > 1;
            std::thread::Builder::new().name(format!("bot-{n}")).spawn(move || run(&inbox, for_people))?;
        }
        Ok(Bots { jobs, delay })
    }

    /// Thinks, and tells the pick when it is time.
    pub(super) fn think(&self, thinking: Thinking, told: impl FnOnce(usize) + Send + 'static) {
        let runtime = tokio::runtime::Handle::current();
        let awaited = thinking.awaited;
        let job = Job { thinking, due: Instant::now() + self.delay, told: Box::new(told), runtime };
        self.jobs.put(job, awaited);
    }
}

fn run(inbox: &Queue<Job>, for_people: bool) {
    lower_priority();
    while let Some(job) = inbox.next(for_people) {
        let Thinking { seat, level, seed, table, .. } = job.thinking;
        // A bot that breaks picks the first option: its table goes on.
        let pick = catch_unwind(AssertUnwindSafe(|| pick(&level, table.as_ref(), seat, seed))).unwrap_or(0);
        let (due, told) = (job.due, job.told);
        job.runtime.spawn(async move {
            tokio::time::sleep_until(due.into()).await;
            told(pick);
        });
    }
}

fn pick(level: &str, table: &dyn Match, seat: u8, seed: u64) -> usize {
    arbiter_bots::bot(level).map_or(0, |bot| bot.pick(table, seat, seed))
}

/// People come first: where the system lets a thread be modest, bots are.
fn lower_priority() {
    #[cfg(target_os = "linux")]
    {
        // Of no consequence if it fails: there are fewer bots than cores.
        let _ = rustix::process::nice(10);
    }
}

#[cfg(test)]
mod tests {
    use super::Queue;

    #[test]
    fn where_somebody_waits_comes_first() {
        let queue = Queue::default();
        for n in 0..1000 {
            queue.put(n, false);
        }
        queue.put(5000, true);
        assert_eq!(queue.next(true), Some(5000), "a thousand games that nobody watches hold up nobody");
        queue.put(5001, true);
        assert_eq!((queue.next(false), queue.next(false), queue.next(false)), (Some(5001), Some(0), Some(1)));
        queue.change(|q| q.over = true);
        assert_eq!(queue.next(false), None);
    }
}
