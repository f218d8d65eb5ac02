//! Bots think on threads of their own, so that no table waits for them.

use crate::room::Thinking;
use arbiter_catalog::Match;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The level of a bot if none is named.
pub(super) const USUAL: &str = "steady";

/// The threads on which bots think.
pub struct Bots {
    jobs: Sender<Job>,
    delay: Duration,
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
        let (jobs, inbox) = channel();
        let inbox = Arc::new(Mutex::new(inbox));
        for n in 0..threads.max(1) {
            let inbox = Arc::clone(&inbox);
            std::thread::Builder::new().name(format!("bot-{n}")).spawn(move || run(&inbox))?;
        }
        Ok(Bots { jobs, delay })
    }

    /// Thinks, and tells the pick when it is time.
    pub(super) fn think(&self, thinking: Thinking, told: impl FnOnce(usize) + Send + 'static) {
        let runtime = tokio::runtime::Handle::current();
        let job = Job { thinking, due: Instant::now() + self.delay, told: Box::new(told), runtime };
        // The threads end only when this sender does.
        let _ = self.jobs.send(job);
    }
}

fn run(inbox: &Mutex<Receiver<Job>>) {
    lower_priority();
    loop {
        let next = inbox.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = next else { return };
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
