//! A whole server on a port of its own, and clients that talk to it.

use arbiter_catalog::Game;
use arbiter_protocol::http::{Guest, NewTable, Opened};
use arbiter_protocol::room::{Room, Stage};
use arbiter_protocol::{Ask, Code, Request, Tell, VERSION};
use arbiter_server::config::Config;
use arbiter_server::room::seeds;
use arbiter_server::serve::{Running, start};
use arbiter_store::{EventStore, MemoryStore};
use arbiter_testing::toy::DUEL;
use futures_util::{SinkExt, StreamExt};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

static NEXT: AtomicU32 = AtomicU32::new(1);

/// Nothing here takes longer, unless it has gone wrong.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server for a test.
pub(crate) struct Server {
    pub(crate) running: Running,
}

/// Settings for tests: any free port, bots without delay.
pub(crate) fn config() -> Config {
    Config { listen: ([127, 0, 0, 1], 0).into(), bot_delay_ms: 0, bot_threads: 1, memory: true, ..Config::default() }
}

impl Server {
    /// With the duel, in memory.
    pub(crate) async fn new() -> Self {
        Server::on(Arc::new(MemoryStore::default()), &[DUEL]).await
    }

    /// Behind a proxy, with these games.
    pub(crate) async fn behind(games: &[&'static dyn Game]) -> Self {
        let config = Config { forwarded: true, ..config() };
        Server { running: start(&config, true, games, Arc::new(MemoryStore::default())).await.expect("it starts") }
    }

    /// On this store, with these games.
    pub(crate) async fn on(store: Arc<dyn EventStore>, games: &[&'static dyn Game]) -> Self {
        Server { running: start(&config(), true, games, store).await.expect("it starts") }
    }

    pub(crate) fn host(&self) -> String {
        self.running.address.to_string()
    }

    /// A plain request; the status, the head and the body.
    pub(crate) async fn http(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Answer {
        let mut socket = TcpStream::connect(self.running.address).await.expect("it listens");
        let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.host());
        for (name, value) in headers {
            head += &format!("{name}: {value}\r\n");
        }
        head += &format!("Content-Length: {}\r\n\r\n", body.len());
        socket.write_all(head.as_bytes()).await.expect("it listens");
        // A server that refuses early may close before it has read everything.
        let _ = socket.write_all(body.as_bytes()).await;
        let mut bytes = Vec::new();
        let read = tokio::time::timeout(PATIENCE, socket.read_to_end(&mut bytes)).await;
        assert!(read.is_ok(), "{method} {path} is not answered");
        Answer::of(&String::from_utf8_lossy(&bytes))
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.http("GET", path, &[], "").await
    }

    /// A new guest.
    pub(crate) async fn guest(&self) -> Guest {
        self.http("POST", "/api/guest", &[], "").await.json()
    }

    /// Opens a table for a guest.
    pub(crate) async fn open(&self, guest: &Guest, wish: &NewTable) -> Answer {
        let body = serde_json::to_string(wish).expect("plain data");
        self.post_json(guest, "/api/tables", &body).await
    }

    pub(crate) async fn post_json(&self, guest: &Guest, path: &str, body: &str) -> Answer {
        let bearer = format!("Bearer {}", guest.token);
        let headers = [("Authorization", bearer.as_str()), ("Content-Type", "application/json")];
        self.http("POST", path, &headers, body).await
    }

    /// Gives the server a replay.
    pub(crate) async fn upload(&self, guest: &Guest, text: &str) -> Answer {
        let bearer = format!("Bearer {}", guest.token);
        self.http("POST", "/api/replays", &[("Authorization", bearer.as_str())], text).await
    }

    pub(crate) async fn get_as(&self, guest: &Guest, path: &str) -> Answer {
        let bearer = format!("Bearer {}", guest.token);
        self.http("GET", path, &[("Authorization", bearer.as_str())], "").await
    }

    /// Opens a table that must be good.
    pub(crate) async fn table(&self, guest: &Guest, wish: &NewTable) -> String {
        self.open(guest, wish).await.json::<Opened>().table
    }
}

/// What a server answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    fn of(text: &str) -> Self {
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((text, ""));
        let status = head.split(' ').nth(1).and_then(|s| s.parse().ok()).unwrap_or(0);
        Answer { status, head: head.to_lowercase(), body: body.to_owned() }
    }

    pub(crate) fn json<T: serde::de::DeserializeOwned>(&self) -> T {
        serde_json::from_str(&self.body).unwrap_or_else(|e| panic!("{e}: {} {}", self.status, self.body))
    }

    /// The code of a problem.
    pub(crate) fn problem(&self) -> arbiter_protocol::Code {
        let problem: arbiter_protocol::http::Problem = self.json();
        assert!(problem.text.len() > 10, "it has a sentence: {}", self.body);
        problem.code
    }
}

/// A connection.
pub(crate) struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) guest: Guest,
    /// The last room that was told.
    pub(crate) room: Option<Room>,
    /// Everything that was told and is not a room.
    pub(crate) told: Vec<Tell>,
}

impl Client {
    /// A guest who has said hello.
    pub(crate) async fn new(server: &Server) -> Self {
        let guest = server.guest().await;
        Client::of(server, guest).await
    }

    /// A page of this guest.
    pub(crate) async fn of(server: &Server, guest: Guest) -> Self {
        let mut client = Client::silent(server, guest).await;
        let token = client.guest.token.clone();
        client.send(Ask::Hello { token }).await;
        let told = client.tell().await;
        assert!(matches!(told, Tell::Welcome { v: VERSION, .. }), "{told:?}");
        client
    }

    /// A connection that has not said hello.
    pub(crate) async fn silent(server: &Server, guest: Guest) -> Self {
        let (socket, _) = connect_async(format!("ws://{}/api/socket", server.host())).await.expect("it answers");
        Client { socket, guest, room: None, told: Vec::new() }
    }

    /// Tries to connect from a page with this origin.
    pub(crate) async fn from_page(server: &Server, origin: &str) -> Result<(), Box<Error>> {
        let mut request = format!("ws://{}/api/socket", server.host()).into_client_request().map_err(Box::new)?;
        request.headers_mut().insert("Origin", origin.parse().expect("a header"));
        connect_async(request).await.map(drop).map_err(Box::new)
    }

    pub(crate) async fn raw(&mut self, text: &str) {
        // A server that has closed is noticed when reading.
        let _ = self.socket.send(Message::text(text)).await;
    }

    pub(crate) async fn bytes(&mut self, bytes: Vec<u8>) {
        let _ = self.socket.send(Message::binary(bytes)).await;
    }

    pub(crate) async fn send(&mut self, ask: Ask) -> String {
        // An id is a person's, not a window's: two windows must not use the same.
        let id = NEXT.fetch_add(1, Ordering::Relaxed).to_string();
        self.send_as(&id, ask).await;
        id
    }

    pub(crate) async fn send_as(&mut self, id: &str, ask: Ask) {
        let request = Request { v: VERSION, id: id.to_owned(), ask };
        self.raw(&serde_json::to_string(&request).expect("plain data")).await;
    }

    /// The next frame, or how the connection was closed.
    pub(crate) async fn frame(&mut self) -> Result<Tell, Option<CloseFrame>> {
        loop {
            let frame = tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("the server says something");
            match frame {
                Some(Ok(Message::Text(text))) => {
                    return Ok(serde_json::from_str(&text).unwrap_or_else(|e| panic!("{e}: {text}")));
                }
                Some(Ok(Message::Close(close))) => return Err(close),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    /// The next frame.
    pub(crate) async fn tell(&mut self) -> Tell {
        let tell = self.frame().await.expect("the connection stays open");
        match &tell {
            Tell::Room(room) => self.room = Some((**room).clone()),
            other => self.told.push(other.clone()),
        }
        tell
    }

    /// Asks and waits for the answer to it.
    pub(crate) async fn ask(&mut self, ask: Ask) -> Tell {
        let id = self.send(ask).await;
        self.answer(&id).await
    }

    /// Waits for the answer to this request.
    pub(crate) async fn answer(&mut self, id: &str) -> Tell {
        loop {
            let tell = self.tell().await;
            let of = match &tell {
                Tell::Done { id, .. }
                | Tell::Refused { id, .. }
                | Tell::WhyNot { id, .. }
                | Tell::Foreseen { id, .. } => id,
                _ => continue,
            };
            if of == id {
                return tell;
            }
        }
    }

    /// Asks, and it must be done.
    pub(crate) async fn must(&mut self, ask: Ask) -> u32 {
        loop {
            match self.ask(ask.clone()).await {
                Tell::Done { seq, .. } => return seq,
                // Faster than people are: as the program of a bot would, it waits.
                Tell::Refused { code: Code::TooFast, .. } => tokio::time::sleep(Duration::from_millis(50)).await,
                other => panic!("{other:?}"),
            }
        }
    }

    /// Waits until the room is so.
    pub(crate) async fn until(&mut self, good: impl Fn(&Room) -> bool) -> Room {
        loop {
            if let Some(room) = self.room.as_ref().filter(|room| good(room)) {
                return room.clone();
            }
            self.tell().await;
        }
    }

    pub(crate) async fn watch(&mut self, table: &str) -> Room {
        self.room = None;
        self.must(Ask::Watch { table: table.to_owned(), have: 0 }).await;
        self.until(|room| room.table == table).await
    }

    /// Takes a seat and, when all have, reveals its seed.
    pub(crate) async fn sit(&mut self, table: &str, seat: u8, deck: &str) {
        let commit = seeds::hex(&seeds::commit(&self.seed(seat)));
        let (table, name, deck) = (table.to_owned(), format!("guest {seat}"), deck.to_owned());
        self.must(Ask::Sit { table, seat, name, deck, commit }).await;
    }

    pub(crate) async fn reveal(&mut self, table: &str, seat: u8) {
        self.until(|room| room.stage == Stage::Sealing).await;
        let (table, seed) = (table.to_owned(), seeds::hex(&self.seed(seat)));
        self.must(Ask::Reveal { table, seat, seed }).await;
    }

    fn seed(&self, seat: u8) -> [u8; 32] {
        *blake3::hash(format!("{} {seat}", self.guest.player).as_bytes()).as_bytes()
    }

    /// Answers whenever asked, by a rule of thumb, until the game is over.
    pub(crate) async fn play(&mut self, table: &str) -> Room {
        self.until(|room| !matches!(room.stage, Stage::Open | Stage::Sealing)).await;
        loop {
            let room = self.until(|room| room.stage != Stage::Playing || !room.options.is_empty()).await;
            if room.stage != Stage::Playing {
                return room;
            }
            self.act(table, &room).await;
        }
    }

    /// Answers one question.
    pub(crate) async fn act(&mut self, table: &str, room: &Room) -> u32 {
        let seat = room.view.as_ref().and_then(|v| v.asked).expect("asked");
        let pick = (room.at.wrapping_mul(2_654_435_761) >> 8) % room.options.len() as u32;
        let at = room.at;
        let seq = self.must(Ask::Act { table: table.to_owned(), seat, at, pick }).await;
        self.until(|room| room.at > at || room.stage != Stage::Playing).await;
        seq
    }

    pub(crate) async fn close(mut self) {
        let _ = self.socket.close(None).await;
    }
}

impl Client {
    /// Nothing is told but the answer to a ping.
    pub(crate) async fn must_be_quiet(&mut self) {
        self.send(Ask::Ping).await;
        loop {
            match self.tell().await {
                Tell::Pong => return,
                Tell::Lobby { .. } => {}
                other => panic!("{other:?}"),
            }
        }
    }
}
