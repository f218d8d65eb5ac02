//! Game work is done on a few threads of its own, so that a table that takes
//! long holds up neither sockets nor, as long as there are others, other tables.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::oneshot;

type Job = Box<dyn FnOnce() + Send>;

/// The threads on which tables work. Each table has one job at a time, so the
/// order in which they come is fair.
pub struct Pool {
    jobs: Sender<Job>,
}

impl Pool {
    /// So many threads, at least two.
    ///
    /// # Errors
    /// If a thread cannot be started.
    pub fn start(threads: usize) -> std::io::Result<Self> {
        let (jobs, inbox) = channel::<Job>();
        let inbox = Arc::new(Mutex::new(inbox));
        for n in 0..threads.max(2) {
            let inbox = Arc::clone(&inbox);
            std::thread::Builder::new().name(format!("table-{n}")).spawn(move || run(&inbox))?;
        }
        Ok(Pool { jobs })
    }

    /// Does this on one of the threads; `None` if it panicked.
    pub async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let (told, done) = oneshot::channel();
        // Whoever waits may have gone meanwhile; the threads end only with the sender.
        let _ = self.jobs.send(Box::new(move || drop(told.send(work()))));
        done.await.ok()
    }
}

fn run(inbox: &Mutex<Receiver<Job>>) {
    loop {
        let next = inbox.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = next else { return };
        // A job that panics is answered by its end; the thread goes on.
        let _ = catch_unwind(AssertUnwindSafe(job));
    }
}

#[cfg(test)]
mod tests {
    use super::Pool;
    use std::time::{Duration, Instant};

    #[tokio::test]
    async fn a_long_job_holds_up_no_other_and_a_panic_ends_itself_only() {
        let pool = std::sync::Arc::new(Pool::start(2).expect("threads"));
        let (end, wait) = std::sync::mpsc::channel::<()>();
        let long = std::sync::Arc::clone(&pool);
        let long = tokio::spawn(async move { long.run(move || wait.recv().is_ok()).await });
        let begun = Instant::now();
        assert_eq!(pool.run(|| 7).await, Some(7));
        assert_eq!(pool.run(|| -> u8 { panic!("on purpose") }).await, None);
        assert_eq!(pool.run(|| 8).await, Some(8));
        assert!(begun.elapsed() < Duration::from_secs(5));
        end.send(()).expect("it waits");
        assert_eq!(long.await.expect("no panic"), Some(true));
    }
}
