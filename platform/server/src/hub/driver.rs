//! The driver of one table: does what its room wants to be done.

use super::Hub;
use crate::outbox::Outbox;
use crate::packs::Absent;
use crate::room::events::{Event, Pin};
use crate::room::{ConnId, Effect, Input, Room, What};
use crate::{ids, voice, wire};
use arbiter_protocol::room::{Role, SeatKind, Stage};
use arbiter_protocol::{Code, Request, Tell};
use arbiter_store::{Batch, StoreError};
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender};

/// A table that is over leaves memory when nobody has looked for so long, and
/// so does one at which only bots sit, or that was laid by a scene: whoever goes
/// through all lessons opens more of them than one may have. Its log stays, and whoever asks for the
/// table finds it as it was.
const IDLE: Duration = Duration::from_secs(60);
/// One that has not begun, and that nobody comes back to.
const UNUSED: Duration = Duration::from_secs(600);
/// One in the middle of a game.
const FORGOTTEN: Duration = Duration::from_secs(3600);
/// How long a spectator who could not be told waits for the next room.
const LATER_MS: u64 = 500;

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
        tokio::task::spawn_blocking(move || load(&hub, &table)).await.unwrap_or(Err(Gone::Nowhere))
    };
    match loaded {
        Ok(room) => Driver::new(hub, table, room, orders).run(inbox).await,
        Err(why) => nobody_here(&hub, &table, inbox, why),
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
fn load(hub: &Hub, table: &str) -> Result<Room, Gone> {
    let events = read(hub, table)?;
    let Some(Event::Opened(opening)) = events.first() else { return Err(Gone::Nowhere) };
    let pins: Vec<_> = opening.packs.iter().map(Pin::pinned).collect();
    let (rules, wanted) = match hub.games.rules(&opening.game, &pins) {
        Ok(rules) => (rules, None),
        // Its log can be read all the same.
        Err(Absent::Pack(pin)) => (hub.games.rules(&opening.game, &[]).map_err(|_| Gone::Nowhere)?, Some(pin)),
        Err(_) => return Err(Gone::Nowhere),
    };
    let now = hub.now();
    let whole = catch_unwind(AssertUnwindSafe(|| Room::resume(table, &events, rules.clone(), now)));
    let room = whole.unwrap_or_else(|_| {
        tracing::error!(table, "a rule broke while the table was loaded");
        let mut ended = events;
        ended.push(Event::Broke { why: "table-panicked".to_owned() });
        Room::resume(table, &ended, rules, now)
    });
    let mut room = room.ok_or(Gone::Nowhere)?;
    if let Some(pin) = wanted {
        tracing::warn!(table, pack = pin.name, hash = pin.hash, "the table wants a pack that is not here");
        room.wants(&pin);
    }
    Ok(room)
}

/// Why there is no such table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Gone {
    /// Nobody ever opened it.
    Nowhere,
    /// Its log is not what was written.
    Damaged,
    /// A rule broke, and broke again while the table was ended.
    Broken,
}

fn read(hub: &Hub, table: &str) -> Result<Vec<Event>, Gone> {
    let stored = hub.store.events(table).map_err(|e| {
        tracing::error!(table, %e, "the log cannot be read");
        if matches!(e, StoreError::Damaged { .. }) { Gone::Damaged } else { Gone::Nowhere }
    })?;
    let events: Result<Vec<Event>, _> = stored.iter().map(|bytes| Event::decode(bytes)).collect();
    events.map_err(|e| {
        tracing::error!(table, %e, "the log cannot be understood");
        Gone::Damaged
    })
}

fn nobody_here(hub: &Hub, table: &str, mut inbox: UnboundedReceiver<Order>, absent: Gone) {
    hub.tables().remove(table);
    let (code, why) = match absent {
        Gone::Nowhere => (Code::Unknown, voice::refused(Code::Unknown)),
        Gone::Damaged => (Code::Broken, wire::say("table-damaged")),
        Gone::Broken => (Code::Broken, wire::say("table-panicked")),
    };
    while let Ok(order) = inbox.try_recv() {
        if let Order::Asked { request, outbox, .. } = order {
            outbox.send(&Tell::Refused { id: request.id, code, why: why.clone(), clause: None });
        }
    }
}

struct Driver {
    hub: Arc<Hub>,
    table: String,
    /// It is away while it works.
    room: Option<Room>,
    orders: UnboundedSender<Order>,
    outboxes: BTreeMap<ConnId, Outbox>,
    wake_at: Option<u64>,
    used: Instant,
}

impl Driver {
    fn new(hub: Arc<Hub>, table: String, room: Room, orders: UnboundedSender<Order>) -> Self {
        let (room, outboxes) = (Some(room), BTreeMap::new());
        Driver { hub, table, room, orders, outboxes, wake_at: None, used: Instant::now() }
    }

    async fn run(mut self, mut inbox: UnboundedReceiver<Order>) {
        self.note_opener();
        self.hub.lobby.put(&self.table, self.room().listing(), self.hub.now());
        self.give(What::Tick).await;
        while self.room.is_some() {
            let rest = self.rest();
            tokio::select! {
                order = inbox.recv() => match order {
                    Some(order) => self.obey(order).await,
                    None => return,
                },
                () = tokio::time::sleep(rest) => {
                    if self.may_leave(&inbox) {
                        return;
                    }
                    self.give(What::Tick).await;
                }
            }
        }
        // It broke even while it was ended; what is in the log is read when somebody asks.
        self.hub.lobby.remove(&self.table);
        nobody_here(&self.hub, &self.table, inbox, Gone::Broken);
    }

    fn room(&self) -> &Room {
        self.room.as_ref().expect("a room is back before anything else is done")
    }

    fn rest(&self) -> Duration {
        let wake = self.wake_at.map(|at| Duration::from_millis(at.saturating_sub(self.hub.now()).max(1)));
        wake.map_or(IDLE, |wake| wake.min(IDLE))
    }

    /// How long the table waits for somebody.
    fn patience(&self) -> Duration {
        let ledger = self.room().ledger();
        match ledger.stage {
            Stage::Over | Stage::Broken => IDLE,
            _ if ledger.staged() || ledger.chairs.iter().all(|c| c.kind == SeatKind::Bot) => IDLE,
            Stage::Open | Stage::Sealing => UNUSED,
            Stage::Playing | Stage::Between => FORGOTTEN,
        }
    }

    /// Leaves memory if nobody needs the table; the log stays.
    fn may_leave(&self, inbox: &UnboundedReceiver<Order>) -> bool {
        let waits = self.used.elapsed() < self.patience();
        let unused = self.outboxes.is_empty() && !self.room().is_busy() && !waits;
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

    async fn obey(&mut self, order: Order) {
        if matches!(order, Order::Asked { .. } | Order::Left { .. } | Order::Look(_)) {
            self.used = Instant::now();
        }
        let what = match order {
            Order::Asked { conn, player, request, outbox } => {
                self.outboxes.insert(conn, outbox);
                self.hub.metrics.requests.inc();
                What::Asked { conn, player, request }
            }
            Order::Left { conn } => {
                self.outboxes.remove(&conn);
                What::Left { conn }
            }
            Order::Stored { seq, done: true } => What::Stored { seq },
            Order::Stored { seq, done: false } => What::NotStored { seq },
            Order::Read { events } => What::Read { events },
            Order::Thought { game, at, pick } => What::Thought { game, at, pick },
            Order::Look(look) => {
                // Whoever looks and breaks hears nothing; the table is as it was.
                let look = move |room: &mut Room| drop(catch_unwind(AssertUnwindSafe(|| look(room))));
                self.work(look).await;
                return;
            }
            Order::Wake => What::Tick,
        };
        self.give(what).await;
    }

    /// Gives the room something and does what it wants. A panic ends this
    /// table and no other.
    async fn give(&mut self, what: What) {
        self.wake_at = None;
        let input = Input { now: self.hub.now(), fresh: ids::fresh(), what };
        let (table, metrics) = (self.table.clone(), Arc::clone(&self.hub.metrics));
        let handle = move |room: &mut Room| {
            catch_unwind(AssertUnwindSafe(|| room.handle(input))).unwrap_or_else(|_| {
                tracing::error!(table, "a rule broke at this table; it ends");
                metrics.broken.inc();
                room.break_down(wire::say("table-panicked"))
            })
        };
        for effect in self.work(handle).await.unwrap_or_default() {
            self.perform(effect);
        }
    }

    /// Lets the room work where tables work: game work takes no turn of those
    /// who talk to sockets. The room is gone if that panics.
    async fn work<T: Send + 'static>(&mut self, work: impl FnOnce(&mut Room) -> T + Send + 'static) -> Option<T> {
        let (mut room, hub) = (self.room.take()?, Arc::clone(&self.hub));
        let done = hub.pool.run(move || {
            let found = work(&mut room);
            (room, found)
        });
        let (room, found) = done.await?;
        self.room = Some(room);
        Some(found)
    }

    fn perform(&mut self, effect: Effect) {
        match effect {
            Effect::Append { seq, events, finished } => self.append(seq, &events, finished),
            Effect::Read => self.read_again(),
            Effect::Send { conn, tell } => {
                let Some(outbox) = self.outboxes.get(&conn) else { return };
                let looks_on = matches!(&*tell, Tell::Room(room) if !matches!(room.role, Role::Seat { .. }));
                if !looks_on {
                    outbox.send(&tell);
                } else if !outbox.offer(&tell)
                    && let Some(room) = &mut self.room
                {
                    // There is more for this connection than it reads: its own
                    // games come first, what it looks on at comes later and whole.
                    room.missed(conn);
                    let later = self.hub.now() + LATER_MS;
                    self.wake_at = Some(self.wake_at.map_or(later, |at| at.min(later)));
                }
            }
            Effect::Think(thinking) => {
                let orders = self.orders.clone();
                let (game, at) = (thinking.game, thinking.at);
                let told = move |pick| drop(orders.send(Order::Thought { game, at, pick }));
                self.hub.bots.think(*thinking, told);
            }
            // A spectator who was missed just before may want it sooner.
            Effect::WakeAt(at) => self.wake_at = Some(self.wake_at.map_or(at, |before| before.min(at))),
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
                if let Ok(Ok(events)) = tokio::task::spawn_blocking(move || read(&from, &of)).await {
                    let _ = orders.send(Order::Read { events });
                    return;
                }
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        });
    }

    /// Tables that are not over count for whoever opened them.
    fn note_opener(&self) {
        let ledger = self.room().ledger();
        if let Some(entry) = self.hub.tables().get_mut(&self.table) {
            entry.opener = (!ledger.finished()).then(|| ledger.opener.clone());
        }
    }
}
