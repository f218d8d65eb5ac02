//! A player that is cut off again and again and gives up nothing: what was not
//! acknowledged is asked again with the same id.

use crate::{Chance, Client, Door, Player};
use anyhow::{Result, bail};
use arbiter_protocol::room::{Room, Stage};
use arbiter_protocol::view::Line;
use arbiter_protocol::{Ask, Tell, limits};
use std::time::{Duration, Instant};

/// An acknowledgement: the id of the request and the event it became.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ack {
    /// Id of the request.
    pub id: String,
    /// Number of the event.
    pub seq: u32,
}

/// A player that outlives its connections.
pub struct Stubborn {
    /// Who it is.
    pub player: Player,
    /// Everything that was acknowledged to it.
    pub acks: Vec<Ack>,
    /// The room as it was last told, with the whole log put together.
    pub room: Option<Room>,
    /// Plays another match when one is over.
    pub again: bool,
    /// Every frame as it came, if they are kept.
    pub heard: Option<Vec<String>>,
    token: String,
    client: Option<Client>,
    pending: Option<(String, Ask)>,
    /// A room was heard since the last decision.
    news: bool,
    /// Rooms heard.
    rooms: u64,
    /// When the next decision may be sent.
    rest: Instant,
    /// Decides nothing.
    passive: bool,
    asked: u64,
}

impl Stubborn {
    /// A player with this token.
    #[must_use]
    pub fn new(player: Player, token: String) -> Self {
        let (acks, room, heard) = (Vec::new(), None, None);
        Stubborn {
            player,
            acks,
            room,
            again: false,
            heard,
            token,
            client: None,
            pending: None,
            news: false,
            rooms: 0,
            rest: Instant::now(),
            passive: false,
            asked: 0,
        }
    }

    /// Its device token.
    #[must_use]
    pub fn token(&self) -> &str {
        &self.token
    }

    /// Drops the connection without a word.
    pub fn cut(&mut self) {
        self.client = None;
    }

    /// The same person on a page that knows nothing yet, and does nothing.
    #[must_use]
    pub fn fresh(&self) -> Self {
        Stubborn { passive: true, ..Stubborn::new(self.player.clone(), self.token.clone()) }
    }

    /// Connects again and hears the room once, without deciding anything.
    ///
    /// # Errors
    /// As [`Stubborn::play`].
    pub async fn look(&mut self, door: &Door, time: Duration) -> Result<()> {
        self.cut();
        let before = std::mem::replace(&mut self.rooms, 0);
        let was = std::mem::replace(&mut self.passive, true);
        let looked = self.play(door, time, |p| p.rooms > 0).await;
        self.passive = was;
        self.rooms += before;
        looked
    }

    /// The match is over, as far as it was told.
    #[must_use]
    pub fn over(&self) -> bool {
        self.room.as_ref().is_some_and(|r| r.stage == Stage::Over)
    }

    /// One step: connect if need be, act if asked, hear one frame. A lost
    /// connection is no error; the next step connects again.
    ///
    /// # Errors
    /// If the server refuses something, or says things that do not fit together.
    pub async fn step(&mut self, door: &Door) -> Result<()> {
        if self.client.is_none() && !self.connect(door).await {
            tokio::time::sleep(Duration::from_millis(20)).await;
            return Ok(());
        }
        let mut patience = Duration::from_millis(200);
        if self.pending.is_none() && !self.passive && self.news {
            patience = self.rest.saturating_duration_since(Instant::now());
            if patience.is_zero() {
                self.news = false;
                self.decide().await;
            }
        }
        let Some(client) = &mut self.client else { return Ok(()) };
        match tokio::time::timeout(patience, client.hear_text()).await {
            Ok(Ok(text)) => self.hear(text),
            Ok(Err(_)) => {
                self.client = None;
                Ok(())
            }
            Err(_) => Ok(()),
        }
    }

    /// Plays until `until` says so or the time is over.
    ///
    /// # Errors
    /// As [`Stubborn::step`], and if the time is over.
    pub async fn play(&mut self, door: &Door, time: Duration, until: impl Fn(&Self) -> bool) -> Result<()> {
        let end = Instant::now() + time;
        while !until(self) {
            if Instant::now() > end {
                bail!("seat {} of {} is stuck: {:?}", self.player.seat, self.player.table, self.room);
            }
            self.step(door).await?;
        }
        Ok(())
    }

    async fn connect(&mut self, door: &Door) -> bool {
        let Ok(mut client) = Client::connect(&door.socket(), door.base(), &self.token).await else { return false };
        let have = self.room.as_ref().map_or(0, |r| r.log.len() as u32);
        let watch = Ask::Watch { table: self.player.table.clone(), have };
        let mut told = client.ask("watch", watch).await.is_ok();
        if let Some((id, ask)) = &self.pending {
            told &= client.ask(id, ask.clone()).await.is_ok();
        }
        self.client = told.then_some(client);
        told
    }

    async fn decide(&mut self) {
        let Some(room) = &self.room else { return };
        // A room from before our last answer asks what was answered already.
        let old = self.acks.last().is_some_and(|ack| room.seq < ack.seq);
        if old || (room.stage == Stage::Over && !self.again) {
            return;
        }
        let Some(ask) = self.player.next(room) else { return };
        // A client that keeps the limit is never refused. Time that was not
        // used may be used up later, but not all of it.
        let now = Instant::now();
        let earliest = now.checked_sub(Duration::from_secs(1)).unwrap_or(now);
        self.rest = self.rest.max(earliest) + Duration::from_secs(1) / (limits::RATE.0 - 2);
        self.asked += 1;
        let id = format!("{}-{}-{:06}", self.player.table, self.player.seat, self.asked);
        if let Some(client) = &mut self.client
            && client.ask(&id, ask.clone()).await.is_err()
        {
            self.client = None;
        }
        // Sent or not: it is asked until it is answered.
        self.pending = Some((id, ask));
    }

    fn hear(&mut self, text: String) -> Result<()> {
        let tell: Tell = serde_json::from_str(&text)?;
        if let Some(heard) = &mut self.heard {
            heard.push(text);
        }
        match tell {
            Tell::Room(room) => self.take(*room),
            Tell::Done { id, seq } => {
                if self.pending.take_if(|p| p.0 == id).is_some() {
                    self.acks.push(Ack { id, seq });
                    self.news = true;
                }
                Ok(())
            }
            Tell::Refused { id, code, why, .. } => bail!("{id} was refused: {code:?} {why:?} after {:?}", self.pending),
            Tell::Closing => {
                self.client = None;
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Puts the log together.
    fn take(&mut self, mut room: Room) -> Result<()> {
        let had: Vec<Line> = self.room.take().map_or_else(Vec::new, |r| r.log);
        let from = room.log_from as usize;
        if from > had.len() {
            bail!("the log goes on at line {from}, but only {} are known", had.len());
        }
        let rest = std::mem::take(&mut room.log);
        room.log = had.into_iter().take(from).chain(rest).collect();
        room.log_from = 0;
        self.room = Some(room);
        self.rooms += 1;
        self.news = true;
        Ok(())
    }
}

/// Guests and a table for them.
///
/// # Errors
/// If the server refuses it.
pub fn party<const N: usize>(door: &Door, game: &str, decks: [&str; N], seed: u64) -> Result<[Stubborn; N]> {
    let tokens = (0..N).map(|_| Ok(door.guest()?.token)).collect::<Result<Vec<String>>>()?;
    let table = door.open(&tokens[0], game, N)?.table;
    let seated = |seat: usize| {
        let (deck, chance) = (decks[seat].to_owned(), Chance(seed.wrapping_mul(N as u64) + seat as u64));
        let player = Player { table: table.clone(), seat: seat as u8, deck, chance, commits: 0, patience: None };
        Stubborn::new(player, tokens[seat].clone())
    };
    Ok(std::array::from_fn(seated))
}
