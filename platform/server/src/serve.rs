//! A whole server: store, tables, door; from its start to its end.

use crate::app::App;
use crate::config::Config;
use crate::games::Games;
use crate::hub::{Bots, Hub, Limits};
use crate::origin::Origins;
use crate::street::{self, HEAD, Street, room_for};
use arbiter_catalog::{Folder, Game};
use arbiter_store::{EventStore, MemoryStore, SqliteStore, StoreError, TextKind};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::net::TcpListener;
use tokio::sync::oneshot;

/// Ports after the usual one that are tried if it is taken.
const TRIES: u16 = 20;
/// Connections get this long to hear that the server stops.
const GRACE: Duration = Duration::from_secs(3);

/// Seconds that a replay is kept that somebody gave us.
const KEPT: u64 = 180 * 24 * 3600;
const DAY: Duration = Duration::from_secs(24 * 3600);

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The store.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// The cards.
    #[error("the cards cannot be loaded: {0}")]
    Cards(String),
    /// The system.
    #[error(transparent)]
    System(#[from] std::io::Error),
}

/// A server that runs.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    /// Its tables.
    pub hub: Arc<Hub>,
    stop: oneshot::Sender<()>,
    ended: tokio::task::JoinHandle<std::io::Result<()>>,
}

impl Running {
    /// Tells everybody, writes what is left and ends.
    pub async fn stop(self) {
        let Running { hub, stop, ended, .. } = self;
        hub.close();
        // It listens for this until it has ended.
        let _ = stop.send(());
        let _ = tokio::time::timeout(GRACE, ended).await;
    }

    /// Waits until the server ends by itself.
    ///
    /// # Errors
    /// What the network said.
    pub async fn ended(&mut self) -> std::io::Result<()> {
        (&mut self.ended).await.unwrap_or(Ok(()))
    }
}

/// The store that a configuration asks for.
///
/// # Errors
/// If the folder cannot be used.
pub fn store(config: &Config) -> Result<Arc<dyn EventStore>, StoreError> {
    Ok(if config.memory { Arc::new(MemoryStore::default()) } else { Arc::new(SqliteStore::open(&config.data)?) })
}

/// Starts a server on this store.
///
/// # Errors
/// Why it does not start.
pub async fn start(
    config: &Config,
    listen_asked: bool,
    games: &[&'static dyn Game],
    store: Arc<dyn EventStore>,
) -> Result<Running, Trouble> {
    let told = |faults: Vec<arbiter_catalog::Fault>| {
        Trouble::Cards(faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
    };
    let games = Games::load(games).map_err(told)?;
    let games = if config.memory { games } else { games.keeping(Folder::inside(&config.data)) };
    let bots = Bots::start(config.bot_threads, Duration::from_millis(config.bot_delay_ms))?;
    let limits = Limits {
        tables: config.max_tables,
        tables_each: config.max_tables_each,
        tables_address: config.max_tables_address,
        sockets: room_for(config.max_sockets),
        sockets_address: config.max_sockets_address,
        forwarded: config.forwarded,
    };
    let street =
        Street { sockets: limits.sockets, each: limits.sockets_address, forwarded: limits.forwarded, head: HEAD };
    let listener = listen(config.listen, listen_asked).await?;
    let address = listener.local_addr()?;
    let hub = Hub::new(games, store, bots, limits)?;
    let resumed = hub.resume()?;
    tracing::info!(%address, resumed, "the server is ready");
    let app = App::new(Arc::clone(&hub), Origins::new(address, &config.public_origin));
    tell_the_lobby(&hub);
    let (stop, stopped) = oneshot::channel::<()>();
    let ended = tokio::spawn(street::serve(listener, app.router(), street, stopped));
    prune(&hub);
    Ok(Running { address, hub, stop, ended })
}

/// Lets go of replays that are too old, now and once a day.
fn prune(hub: &Arc<Hub>) {
    let hub = Arc::downgrade(hub);
    tokio::spawn(async move {
        loop {
            let Some(hub) = hub.upgrade() else { return };
            let store = Arc::clone(&hub.store);
            drop(hub);
            let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs());
            let old = now.saturating_sub(KEPT);
            let pruned = tokio::task::spawn_blocking(move || store.prune(TextKind::Replay, old)).await;
            if let Ok(Err(e)) = pruned {
                tracing::warn!(%e, "old replays could not be let go");
            }
            tokio::time::sleep(DAY).await;
        }
    });
}

fn tell_the_lobby(hub: &Arc<Hub>) {
    let (lobby, clock) = (Arc::clone(hub), Arc::clone(hub));
    tokio::spawn(async move { lobby.lobby.run(|| clock.now()).await });
}

/// The address that was asked for; the usual one gives way to the next free port.
async fn listen(wanted: SocketAddr, asked: bool) -> Result<TcpListener, Trouble> {
    let tries = if asked { 1 } else { TRIES };
    let mut last = None;
    for n in 0..tries {
        let mut address = wanted;
        address.set_port(wanted.port().saturating_add(n));
        match TcpListener::bind(address).await {
            Ok(listener) => return Ok(listener),
            Err(e) => last = Some(Trouble::Listen(address, e)),
        }
    }
    Err(last.expect("at least one address was tried"))
}
