//! One connection: frames in, frames out, and what is too much of either.

mod frame;

use crate::app::{App, Came};
use crate::outbox::Outbox;
use crate::rate::Bucket;
use crate::room::ConnId;
use crate::voice::refused;
use arbiter_protocol::{Ask, Code, Request, Tell, VERSION, limits};
use axum::Extension;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use std::collections::BTreeSet;
use std::time::Duration;
use tokio::sync::mpsc::Receiver;

/// Bytes of each buffer of a socket. The library's own are 128 KiB each way,
/// which is too much for ten thousand quiet connections.
const BUFFER: usize = 4 * 1024;
/// Bytes that may wait to be written: one large room and some.
const UNSENT: usize = 1024 * 1024;
/// Who does not say hello in this time, is not heard for this time, or does not
/// take a frame in this time, is gone.
const HELLO: Duration = Duration::from_secs(10);
const SILENCE: Duration = Duration::from_secs(120);
const WRITE: Duration = Duration::from_secs(10);
/// Tables that one connection may deal with.
const TABLES: usize = 32;
/// Refused frames in a row after which a connection is cut.
const FLOOD: u32 = 100;

/// `GET /api/socket`
pub(crate) async fn upgrade(
    State(app): State<App>,
    from: Option<Extension<Came>>,
    headers: HeaderMap,
    ws: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    if !app.origins.allow(&headers) {
        return app.problem(&headers, Code::Forbidden, crate::wire::say("refused-origin")).into_response();
    }
    let full = app.hub.metrics.sockets.get() >= app.hub.limits.sockets as i64;
    if full || *app.hub.closing().borrow() {
        return app.problem(&headers, Code::Busy, refused(Code::Busy)).into_response();
    }
    let Ok(ws) = ws else {
        return app.problem(&headers, Code::Malformed, refused(Code::Malformed)).into_response();
    };
    let from = from.and_then(|Extension(Came(from))| from);
    let Some(call) = app.hub.callers.enter(from, app.hub.limits.sockets_address) else {
        return app.problem(&headers, Code::Busy, refused(Code::Busy)).into_response();
    };
    ws.read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_write_buffer_size(UNSENT)
        .max_message_size(limits::DECK_FRAME)
        .max_frame_size(limits::DECK_FRAME)
        .on_upgrade(move |socket| async move {
            Connection::open(app).run(socket).await;
            drop(call);
        })
}

struct Connection {
    app: App,
    conn: ConnId,
    outbox: Outbox,
    player: Option<String>,
    tables: BTreeSet<String>,
    rate: Bucket,
    refused: u32,
}

/// Why a connection ends.
enum End {
    Gone,
    Closed(u16, &'static str),
}

impl Connection {
    fn open(app: App) -> Connecting {
        let (outbox, frames, slow) = Outbox::new();
        let conn = app.hub.next_conn();
        let rate = Bucket::full(limits::RATE);
        let connection = Connection { app, conn, outbox, player: None, tables: BTreeSet::new(), rate, refused: 0 };
        Connecting { connection, frames, slow }
    }

    fn tell(&self, tell: &Tell) {
        self.outbox.send(tell);
    }

    fn refuse(&self, id: &str, code: Code) {
        self.tell(&Tell::Refused { id: id.to_owned(), code, why: refused(code), clause: None });
    }

    fn heard(&mut self, text: &str) -> Result<(), End> {
        if !self.rate.take(self.app.hub.now()) {
            self.refused += 1;
            self.app.hub.metrics.floods.inc();
            if self.refused > FLOOD {
                return Err(End::Closed(1008, "too fast"));
            }
            self.refuse(&frame::id(text), Code::TooFast);
            return Ok(());
        }
        self.refused = 0;
        match frame::read(text) {
            Ok(request) => self.asked(request),
            Err((id, code)) => self.refuse(&id, code),
        }
        Ok(())
    }

    fn asked(&mut self, request: Request) {
        if request.v != VERSION {
            return self.refuse(&request.id, Code::Version);
        }
        let Some(player) = self.player.clone() else { return self.hello(&request) };
        match &request.ask {
            Ask::Hello { .. } => self.hello(&request),
            Ask::Ping => self.tell(&Tell::Pong),
            Ask::Lobby => {
                let hub = &self.app.hub;
                self.tell(&Tell::Done { id: request.id, seq: 0 });
                hub.lobby.listen(self.conn, &self.outbox, hub.now());
            }
            ask => {
                let table = ask.table().unwrap_or_default().to_owned();
                if !self.tables.contains(&table) && self.tables.len() >= TABLES {
                    return self.refuse(&request.id, Code::Busy);
                }
                let id = request.id.clone();
                if self.app.hub.ask(&table, self.conn, &player, request, &self.outbox) {
                    self.tables.insert(table);
                } else {
                    self.refuse(&id, Code::Unknown);
                }
            }
        }
    }

    fn hello(&mut self, request: &Request) {
        let Ask::Hello { token } = &request.ask else { return self.refuse(&request.id, Code::Hello) };
        match (self.app.hub.guests.player(token, crate::guest::today()), &self.player) {
            // A connection is one person for its whole life.
            (Some(player), Some(before)) if player != *before => self.refuse(&request.id, Code::Forbidden),
            (Some(player), _) => {
                self.player = Some(player.clone());
                let rules = crate::games::RULES.to_owned();
                self.tell(&Tell::Welcome { v: VERSION, player, rules });
            }
            (None, _) => self.refuse(&request.id, Code::Token),
        }
    }
}

struct Connecting {
    connection: Connection,
    frames: Receiver<Utf8Bytes>,
    slow: std::sync::Arc<tokio::sync::Notify>,
}

impl Connecting {
    async fn run(mut self, mut socket: WebSocket) {
        let hub = std::sync::Arc::clone(&self.connection.app.hub);
        hub.metrics.sockets.inc();
        let end = self.listen(&mut socket).await;
        let Connection { conn, tables, .. } = &self.connection;
        hub.lobby.forget(*conn);
        for table in tables {
            hub.left(table, *conn);
        }
        if let End::Closed(code, reason) = end {
            self.goodbye(&mut socket, code, reason).await;
        }
        hub.metrics.sockets.dec();
    }

    async fn listen(&mut self, socket: &mut WebSocket) -> End {
        let mut closing = self.connection.app.hub.closing();
        loop {
            let patience = if self.connection.player.is_some() { SILENCE } else { HELLO };
            let step = tokio::select! {
                frame = self.frames.recv() => match frame {
                    Some(frame) => write(socket, Message::Text(frame)).await,
                    None => Err(End::Gone),
                },
                heard = tokio::time::timeout(patience, socket.recv()) => match heard {
                    Ok(heard) => self.take(heard),
                    Err(_) => Err(End::Closed(1001, "silence")),
                },
                () = self.slow.notified() => {
                    self.connection.app.hub.metrics.slow.inc();
                    Err(End::Closed(1013, "reads too slowly"))
                }
                () = async { drop(closing.wait_for(|closing| *closing).await) } => {
                    self.connection.tell(&Tell::Closing);
                    Err(End::Closed(1012, "the server stops"))
                }
            };
            if let Err(end) = step {
                return end;
            }
        }
    }

    fn take(&mut self, heard: Option<Result<Message, axum::Error>>) -> Result<(), End> {
        match heard {
            Some(Ok(Message::Text(text))) => self.connection.heard(&text),
            // Frames are text; bytes cannot be one of ours.
            Some(Ok(Message::Binary(_))) => self.connection.heard(""),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
            Some(Ok(Message::Close(_))) | None => Err(End::Gone),
            Some(Err(e)) if frame::is_too_long(&e) => {
                self.connection.refuse("", Code::TooBig);
                Err(End::Closed(1009, "too long"))
            }
            Some(Err(_)) => Err(End::Gone),
        }
    }

    /// What was still to be said, as far as the other side listens.
    async fn goodbye(&mut self, socket: &mut WebSocket, code: u16, reason: &'static str) {
        while let Ok(frame) = self.frames.try_recv() {
            if write(socket, Message::Text(frame)).await.is_err() {
                return;
            }
        }
        let close = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        let _ = write(socket, Message::Close(Some(close))).await;
    }
}

async fn write(socket: &mut WebSocket, message: Message) -> Result<(), End> {
    match tokio::time::timeout(WRITE, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(End::Gone),
    }
}
