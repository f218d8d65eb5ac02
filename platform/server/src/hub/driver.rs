//! The driver of one table: does what its room wants to be done.

use super::Hub;
use crate::outbox::Outbox;
use crate::room::events::Event;
use crate::room::{ConnId, Effect, Input, Room, What};
use crate::{ids, voice, wire};
use arbiter_protocol::{Code, Request, Tell};
use arbiter_store::Batch;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender};

/// A table that is over leaves memory when nobody has looked for so long.
const IDLE: Duration = Duration::from_secs(60);
/// One that is not over, but that nobody comes back to.
const FORGOTTEN: Duration = Duration::from_secs(24 * 3600);

/// Something for the driver of a table.
pub(super) enum Order {
    Asked { conn: ConnId, player: String, request: Request, outbox: Outbox },
    Left { conn: ConnId },
    Stored { seq: u32, done: bool },
    Read { events: Vec<Event> },
    Thought { game: usize, at: u32, pick: usize },
    Look(Box<dyn FnOnce(&Room) + Send>),
    Wake,
}

/// Reads the table's log and drives it; tells everybody who asks if there is none.
pub(super) async fn load_and_run(
    hub: Arc<Hub>,
    table: String,
    orders: UnboundedSender<Order>,
    inbox: UnboundedReceiver<Order>,
) {
    let loaded = {
        // Many tables at once, as after a restart, would hold up everything else.
        let _turn = hub.heavy.acquire().await;
        let (hub, table) = (Arc::clone(&hub), table.clone());
        tokio::task::spawn_blocking(move || load(&hub, &table)).await.ok().flatten()
    };
    match loaded {
        Some(room) => Driver::new(hub, table, room, orders).run(inbox).await,
        None => nobody_here(&hub, &table, inbox),
    }
}

/// Drives a table that was just opened.
pub(super) async fn run_opened(
    hub: Arc<Hub>,
    table: String,
    room: Room,
    orders: UnboundedSender<Order>,
    inbox: UnboundedReceiver<Order>,
) {
    Driver::new(hub, table, room, orders).run(inbox).await;
}

/// The table by its log. A rule that breaks while the moves are made again
/// breaks this table only.
fn load(hub: &Hub, table: &str) -> Option<Room> {
    let events = read(hub, table)?;
    let Event::Opened(opening) = events.first()? else { return None };
    let rules = hub.games.rules(&opening.game)?;
    let now = hub.now();
    let whole = catch_unwind(AssertUnwindSafe(|| Room::resume(table, &events, rules.clone(), now)));
    whole.unwrap_or_else(|_| {
        tracing::error!(table, "a rule broke while the table was loaded");
        let mut ended = events;
        ended.push(Event::Broke { why: "table-panicked".to_owned() });
        Room::resume(table, &ended, rules, now)
    })
}

fn read(hub: &Hub, table: &str) -> Option<Vec<Event>> {
    let stored = hub.store.events(table).inspect_err(|e| tracing::error!(table, %e, "the log cannot be read")).ok()?;
    let events: Result<Vec<Event>, _> = stored.iter().map(|bytes| Event::decode(bytes)).collect();
    events.inspect_err(|e| tracing::error!(table, %e, "the log cannot be understood")).ok()
}

fn nobody_here(hub: &Hub, table: &str, mut inbox: UnboundedReceiver<Order>) {
    hub.tables().remove(table);
    while let Ok(order) = inbox.try_recv() {
        if let Order::Asked { request, outbox, .. } = order {
            outbox.send(&Tell::Refused {
                id: request.id,
                code: Code::Unknown,
                why: voice::refused(Code::Unknown),
                clause: None,
            });
        }
    }
}

struct Driver {
    hub: Arc<Hub>,
    table: String,
    room: Room,
    orders: UnboundedSender<Order>,
    outboxes: BTreeMap<ConnId, Outbox>,
    wake_at: Option<u64>,
    used: Instant,
}

impl Driver {
    fn new(hub: Arc<Hub>, table: String, room: Room, orders: UnboundedSender<Order>) -> Self {
        Driver { hub, table, room, orders, outboxes: BTreeMap::new(), wake_at: None, used: Instant::now() }
    }

    async fn run(mut self, mut inbox: UnboundedReceiver<Order>) {
        self.note_opener();
        self.hub.lobby.put(&self.table, self.room.listing(), self.hub.now());
        self.give(What::Tick);
        loop {
            let rest = self.rest();
            tokio::select! {
                order = inbox.recv() => match order {
                    Some(order) => self.obey(order),
                    None => return,
                },
                () = tokio::time::sleep(rest) => {
                    if self.may_leave(&inbox) {
                        return;
                    }
                    self.give(What::Tick);
                }
            }
        }
    }

    fn rest(&self) -> Duration {
        let idle = if self.room.ledger().finished() { IDLE } else { Duration::from_secs(600) };
        let wake = self.wake_at.map(|at| Duration::from_millis(at.saturating_sub(self.hub.now()).max(1)));
        wake.map_or(idle, |wake| wake.min(idle))
    }

    /// Leaves memory if nobody needs the table; the log stays.
    fn may_leave(&self, inbox: &UnboundedReceiver<Order>) -> bool {
        let patience = if self.room.ledger().finished() { IDLE } else { FORGOTTEN };
        let unused = self.outboxes.is_empty() && !self.room.is_busy() && self.used.elapsed() >= patience;
        let mut tables = self.hub.tables();
        // Orders are sent under this lock, so none can come after this look.
        let leaves = unused && inbox.is_empty();
        if leaves {
            tables.remove(&self.table);
            drop(tables);
            self.hub.lobby.remove(&self.table);
        }
        leaves
    }

    fn obey(&mut self, order: Order) {
        self.used = Instant::now();
        match order {
            Order::Asked { conn, player, request, outbox } => {
                self.outboxes.insert(conn, outbox);
                self.hub.metrics.requests.inc();
                self.give(What::Asked { conn, player, request });
            }
            Order::Left { conn } => {
                self.outboxes.remove(&conn);
                self.give(What::Left { conn });
            }
            Order::Stored { seq, done: true } => self.give(What::Stored { seq }),
            Order::Stored { seq, done: false } => self.give(What::NotStored { seq }),
            Order::Read { events } => self.give(What::Read { events }),
            Order::Thought { game, at, pick } => self.give(What::Thought { game, at, pick }),
            Order::Look(look) => look(&self.room),
            Order::Wake => self.give(What::Tick),
        }
    }

    /// Gives the room something and does what it wants. A panic ends this
    /// table and no other.
    fn give(&mut self, what: What) {
        self.wake_at = None;
        let input = Input { now: self.hub.now(), fresh: ids::fresh(), what };
        let effects = catch_unwind(AssertUnwindSafe(|| self.room.handle(input))).unwrap_or_else(|_| {
            tracing::error!(table = self.table, "a rule broke at this table; it ends");
            self.hub.metrics.broken.inc();
            self.room.break_down(wire::say("table-panicked"))
        });
        for effect in effects {
            self.perform(effect);
        }
    }

    fn perform(&mut self, effect: Effect) {
        match effect {
            Effect::Append { seq, events, finished } => self.append(seq, &events, finished),
            Effect::Read => self.read_again(),
            Effect::Send { conn, tell } => {
                if let Some(outbox) = self.outboxes.get(&conn) {
                    outbox.send(&tell);
                }
            }
            Effect::Think(thinking) => {
                let orders = self.orders.clone();
                let (game, at) = (thinking.game, thinking.at);
                let told = move |pick| drop(orders.send(Order::Thought { game, at, pick }));
                self.hub.bots.think(*thinking, told);
            }
            Effect::WakeAt(at) => self.wake_at = Some(at),
            Effect::Listed(listing) => {
                self.note_opener();
                self.hub.lobby.put(&self.table, *listing, self.hub.now());
            }
        }
    }

    fn append(&self, seq: u32, events: &[Event], finished: bool) {
        let events = events.iter().map(Event::encode).collect();
        let batch = Batch { table: self.table.clone(), first: seq, events, finished };
        // Not the hub itself: it holds the store, which would then wait for its own end.
        let (orders, metrics, begun) = (self.orders.clone(), Arc::clone(&self.hub.metrics), Instant::now());
        let table = self.table.clone();
        self.hub.store.append(
            batch,
            Box::new(move |result| {
                metrics.appended(begun.elapsed(), result.is_ok());
                if let Err(e) = &result {
                    tracing::error!(table, seq, %e, "events could not be stored");
                }
                // A driver that has gone reads its log when it comes back.
                let _ = orders.send(Order::Stored { seq, done: result.is_ok() });
            }),
        );
    }

    /// Reads until the store answers: until then nobody knows what is true.
    fn read_again(&self) {
        let (hub, table, orders) = (Arc::clone(&self.hub), self.table.clone(), self.orders.clone());
        tokio::spawn(async move {
            loop {
                let (from, of) = (Arc::clone(&hub), table.clone());
                if let Ok(Some(events)) = tokio::task::spawn_blocking(move || read(&from, &of)).await {
                    let _ = orders.send(Order::Read { events });
                    return;
                }
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        });
    }

    /// Tables that are not over count for whoever opened them.
    fn note_opener(&self) {
        let ledger = self.room.ledger();
        if let Some(entry) = self.hub.tables().get_mut(&self.table) {
            entry.opener = (!ledger.finished()).then(|| ledger.opener.clone());
        }
    }
}
