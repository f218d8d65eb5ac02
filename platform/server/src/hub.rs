//! All tables of the server: one driver each, and what they share.

mod bots;
mod driver;
mod lobby;
mod open;

pub use bots::Bots;
pub use lobby::Lobby;
pub use open::Refused;

use crate::games::Games;
use crate::guest::Guests;
use crate::handover::Handovers;
use crate::metrics::Metrics;
use crate::outbox::Outbox;
use crate::rate::Bucket;
use crate::room::{ConnId, Room};
use arbiter_protocol::Request;
use arbiter_store::EventStore;
use driver::Order;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use tokio::sync::mpsc::UnboundedSender;
use tokio::sync::{Semaphore, oneshot, watch};

/// Replays a second from everybody together, and how many may come at once.
const UPLOADS: (u32, u32) = (2, 60);

/// How much this server does.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Tables in memory.
    pub tables: usize,
    /// Tables that one person has opened and that are not over.
    pub tables_each: usize,
    /// Open connections.
    pub sockets: usize,
}

/// All tables of the server.
pub struct Hub {
    /// The games.
    pub games: Games,
    /// Where events are kept.
    pub store: Arc<dyn EventStore>,
    /// Who is who.
    pub guests: Guests,
    /// Devices that hand over to others.
    pub handovers: Handovers,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// Open tables.
    pub lobby: Lobby,
    /// How much is too much.
    pub limits: Limits,
    /// Work that takes long is done by few at a time.
    pub heavy: Semaphore,
    /// Replays that people give us; each is kept for ever.
    uploads: Mutex<Bucket>,
    bots: Bots,
    tables: Mutex<BTreeMap<String, Entry>>,
    began: Instant,
    next_conn: AtomicU64,
    closing: watch::Sender<bool>,
}

/// A table that is in memory or on its way there.
struct Entry {
    orders: UnboundedSender<Order>,
    /// Who opened it, while it is not over.
    opener: Option<String>,
}

impl Hub {
    /// A server without a door: sockets and HTTP are added around it.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn new(
        games: Games,
        store: Arc<dyn EventStore>,
        bots: Bots,
        limits: Limits,
    ) -> Result<Arc<Self>, arbiter_store::StoreError> {
        let guests = Guests::new(store.secret()?);
        Ok(Arc::new(Hub {
            games,
            store,
            guests,
            handovers: Handovers::default(),
            metrics: Arc::default(),
            uploads: Mutex::new(Bucket::full(UPLOADS)),
            lobby: Lobby::default(),
            limits,
            heavy: Semaphore::new(2),
            bots,
            tables: Mutex::default(),
            began: Instant::now(),
            next_conn: AtomicU64::new(1),
            closing: watch::Sender::new(false),
        }))
    }

    /// Loads every table that is not over, so that bots go on and clocks run.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn resume(self: &Arc<Self>) -> Result<usize, arbiter_store::StoreError> {
        let unfinished: Vec<_> = self.store.tables()?.into_iter().filter(|t| !t.finished).collect();
        for listed in &unfinished {
            self.order(&listed.table, Order::Wake);
        }
        Ok(unfinished.len())
    }

    /// Milliseconds since the server began; the clocks of all tables.
    #[must_use]
    pub fn now(&self) -> u64 {
        u64::try_from(self.began.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    /// A number for a new connection.
    #[must_use]
    pub fn next_conn(&self) -> ConnId {
        self.next_conn.fetch_add(1, Ordering::Relaxed)
    }

    /// Gives a request to its table. `false`: there can be no such table.
    pub fn ask(self: &Arc<Self>, table: &str, conn: ConnId, player: &str, request: Request, outbox: &Outbox) -> bool {
        let order = Order::Asked { conn, player: player.to_owned(), request, outbox: outbox.clone() };
        self.order(table, order)
    }

    /// A connection to a table is gone.
    pub fn left(&self, table: &str, conn: ConnId) {
        if let Some(entry) = self.tables().get(table) {
            // A table that ends at this moment needs no word any more.
            let _ = entry.orders.send(Order::Left { conn });
        }
    }

    /// Looks into a table. `None`: there is no such table.
    pub async fn look<T: Send + 'static>(
        self: &Arc<Self>,
        table: &str,
        look: impl FnOnce(&Room) -> T + Send + 'static,
    ) -> Option<T> {
        let (told, answer) = oneshot::channel();
        // Whoever asked may have gone meanwhile.
        let look = Box::new(move |room: &Room| drop(told.send(look(room))));
        self.order(table, Order::Look(look));
        answer.await.ok()
    }

    /// Whether one more replay may be taken in now.
    pub fn takes_upload(&self) -> bool {
        self.uploads.lock().unwrap_or_else(PoisonError::into_inner).take(self.now())
    }

    /// Tables in memory.
    #[must_use]
    pub fn count(&self) -> usize {
        self.tables().len()
    }

    /// Tells everybody that the server stops; tables take no more requests.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Whether the server stops.
    #[must_use]
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    fn tables(&self) -> MutexGuard<'_, BTreeMap<String, Entry>> {
        // The map is whole between any two statements.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends an order to a table and loads it if it is not in memory. It is
    /// sent under the lock, so that no table leaves with an order unread.
    fn order(self: &Arc<Self>, table: &str, order: Order) -> bool {
        if !crate::ids::is_table(table) {
            return false;
        }
        let mut tables = self.tables();
        let entry = tables.entry(table.to_owned()).or_insert_with(|| {
            let (orders, inbox) = tokio::sync::mpsc::unbounded_channel();
            tokio::spawn(driver::load_and_run(Arc::clone(self), table.to_owned(), orders.clone(), inbox));
            Entry { orders, opener: None }
        });
        entry.orders.send(order).is_ok()
    }
}
