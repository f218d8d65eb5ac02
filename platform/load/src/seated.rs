//! One player on its connection, from sitting down to the end of a run.

use crate::{Client, Door, Player};
use anyhow::Result;
use arbiter_protocol::room::Room;
use arbiter_protocol::{Ask, Tell};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, mpsc};

/// What all players of a run share.
pub(crate) struct Shared {
    /// One permit is one decision.
    pub(crate) permits: Semaphore,
    /// Players that sit in a game.
    pub(crate) playing: AtomicUsize,
    pub(crate) over: AtomicBool,
    pub(crate) refused: AtomicU64,
    pub(crate) unanswered: AtomicU64,
    pub(crate) lost: AtomicU64,
    pub(crate) bytes: AtomicU64,
}

impl Default for Shared {
    fn default() -> Self {
        Shared {
            permits: Semaphore::new(0),
            playing: AtomicUsize::new(0),
            over: AtomicBool::new(false),
            refused: AtomicU64::new(0),
            unanswered: AtomicU64::new(0),
            lost: AtomicU64::new(0),
            bytes: AtomicU64::new(0),
        }
    }
}

/// Slower than this is no answer.
const PATIENCE: Duration = Duration::from_secs(20);

pub(crate) struct Seated {
    player: Player,
    client: Client,
    shared: Arc<Shared>,
    out: mpsc::UnboundedSender<f64>,
    /// The newest room that was not looked at yet.
    latest: Option<Box<Room>>,
    /// The request under way: its id, since when, and whether it is a decision.
    waiting: Option<(String, Instant, bool)>,
    /// A decision that was acknowledged and not seen yet: its event, and since when.
    unseen: Option<(u32, Instant)>,
    asked: u64,
    /// Number of the last event that was acknowledged to us.
    last_seq: u32,
}

impl Seated {
    pub(crate) async fn new(
        player: Player,
        door: &Door,
        token: &str,
        shared: Arc<Shared>,
        out: mpsc::UnboundedSender<f64>,
    ) -> Result<Self> {
        let mut client = Client::connect(&door.socket(), door.base(), token).await?;
        client.ask("watch", Ask::Watch { table: player.table.clone(), have: 0 }).await?;
        Ok(Seated { player, client, shared, out, latest: None, waiting: None, unseen: None, asked: 0, last_seq: 0 })
    }

    pub(crate) async fn play(mut self) -> Result<()> {
        let mut counted = false;
        while !self.shared.over.load(Ordering::Relaxed) {
            if !counted && self.latest.as_ref().is_some_and(|r| r.view.is_some()) {
                counted = true;
                self.shared.playing.fetch_add(1, Ordering::Relaxed);
            }
            if self.waiting.is_none()
                && let Some(room) = self.latest.take()
                // A room from before our last answer asks what was answered already.
                && room.seq >= self.last_seq
            {
                self.act(&room).await?;
            }
            self.hear(Duration::from_millis(500)).await?;
        }
        while self.waiting.is_some() || self.unseen.is_some_and(|(_, since)| since.elapsed() < PATIENCE) {
            self.hear(Duration::from_millis(500)).await?;
        }
        self.shared.bytes.fetch_add(self.client.received, Ordering::Relaxed);
        self.verify().await
    }

    /// Asks for what the player wants now; a decision needs a permit.
    async fn act(&mut self, room: &Room) -> Result<()> {
        let Some(ask) = self.player.next(room) else { return Ok(()) };
        let decision = matches!(ask, Ask::Act { .. });
        if decision {
            let Ok(permit) = self.shared.permits.acquire().await else { return Ok(()) };
            permit.forget();
        }
        self.asked += 1;
        let id = format!("{}-{}", self.player.seat, self.asked);
        self.waiting = Some((id.clone(), Instant::now(), decision));
        self.client.ask(&id, ask).await
    }

    /// Takes in the next frame, if one comes in time.
    async fn hear(&mut self, time: Duration) -> Result<()> {
        let tell = match tokio::time::timeout(time, self.client.hear()).await {
            Ok(tell) => tell?,
            Err(_) => {
                if self.waiting.as_ref().is_some_and(|w| w.1.elapsed() > PATIENCE) {
                    self.waiting = None;
                    self.shared.unanswered.fetch_add(1, Ordering::Relaxed);
                }
                return Ok(());
            }
        };
        match tell {
            Tell::Room(room) => {
                // A player waits for the table as it is now, not for a receipt.
                if let Some((_, since)) = self.unseen.take_if(|(seq, _)| room.seq >= *seq) {
                    let _ = self.out.send(since.elapsed().as_secs_f64() * 1000.0);
                }
                self.latest = Some(room);
            }
            Tell::Done { id, seq } => {
                if let Some((_, since, decision)) = self.waiting.take_if(|w| w.0 == id) {
                    self.last_seq = self.last_seq.max(seq);
                    if decision {
                        self.unseen = Some((seq, since));
                    }
                }
            }
            Tell::Refused { id, .. } if self.waiting.take_if(|w| w.0 == id).is_some() => {
                self.shared.refused.fetch_add(1, Ordering::Relaxed);
            }
            _ => {}
        }
        Ok(())
    }

    /// What was acknowledged must still be there.
    async fn verify(&mut self) -> Result<()> {
        self.client.ask("verify", Ask::Watch { table: self.player.table.clone(), have: 0 }).await?;
        let until = Instant::now() + PATIENCE;
        let mut seq = 0;
        while Instant::now() < until && seq < self.last_seq {
            self.hear(Duration::from_secs(5)).await?;
            seq = self.latest.take().map_or(seq, |room| room.seq);
        }
        self.shared.lost.fetch_add(u64::from(seq < self.last_seq), Ordering::Relaxed);
        Ok(())
    }
}
