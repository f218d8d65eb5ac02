//! All tables of the server: one driver each, and what they share.

mod bots;
mod driver;
mod lobby;
mod open;

pub use bots::Bots;
pub use lobby::Lobby;
pub use open::Refused;

use crate::games::Games;
use crate::gate::Gate;
use crate::guest::Guests;
use crate::handover::Handovers;
use crate::metrics::Metrics;
use crate::outbox::Outbox;
use crate::pool::Pool;
use crate::room::{ConnId, Room};
use crate::serve::Trouble;
use crate::street::Callers;
use arbiter_protocol::Request;
use arbiter_store::EventStore;
use driver::Order;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::mpsc::UnboundedSender;
use tokio::sync::{Semaphore, oneshot, watch};

/// Seconds after which an unfinished table is not loaded at the start, but only
/// when somebody asks for it.
const RESUMED: u64 = 24 * 3600;

/// How much this server does.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Tables in memory.
    pub tables: usize,
    /// Tables that one person has opened and that are not over.
    pub tables_each: usize,
    /// Tables not over in memory that people of one address have opened.
    pub tables_address: usize,
    /// Open connections.
    pub sockets: usize,
    /// Open connections of one address.
    pub sockets_address: usize,
    /// A proxy says where requests come from.
    pub forwarded: bool,
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
    pub heavy: Arc<Semaphore>,
    /// Who asks how often.
    pub gate: Gate,
    /// Who has sockets.
    pub callers: Callers,
    /// Where tables work.
    pool: Pool,
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
    /// From where, as far as that is counted.
    from: Option<String>,
}

impl Hub {
    /// A server without a door: sockets and HTTP are added around it.
    ///
    /// # Errors
    /// If the store cannot be read or no thread be started.
    pub fn new(games: Games, store: Arc<dyn EventStore>, bots: Bots, limits: Limits) -> Result<Arc<Self>, Trouble> {
        let guests = Guests::new(store.secret()?);
        let threads = std::thread::available_parallelism().map_or(2, std::num::NonZero::get);
        Ok(Arc::new(Hub {
            games,
            store,
            guests,
            handovers: Handovers::default(),
            metrics: Arc::default(),
            gate: Gate::default(),
            callers: Callers::default(),
            pool: Pool::start(threads)?,
            lobby: Lobby::default(),
            limits,
            heavy: Arc::new(Semaphore::new(2)),
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
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs());
        // A store that knows no time gives none.
        let lately = |changed: u64| changed == 0 || now.saturating_sub(changed) < RESUMED;
        let all = self.store.tables()?;
        let unfinished: Vec<_> = all.into_iter().filter(|t| !t.finished && lately(t.changed)).collect();
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
            Entry { orders, opener: None, from: None }
        });
        entry.orders.send(order).is_ok()
    }
}
