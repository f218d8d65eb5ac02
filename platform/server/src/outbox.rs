//! The way to one connection. It is short: whoever reads too slowly is cut
//! off, and gets everything anew when they come back.

use arbiter_protocol::Tell;
use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;
use tokio::sync::Notify;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::mpsc::{Receiver, Sender, channel};

/// Frames that may wait for a reader.
const WAITING: usize = 64;

/// The way to one connection.
#[derive(Clone)]
pub struct Outbox {
    frames: Sender<Utf8Bytes>,
    slow: Arc<Notify>,
}

impl Outbox {
    /// The way, its other end, and a bell that rings when the reader is too slow.
    #[must_use]
    pub fn new() -> (Self, Receiver<Utf8Bytes>, Arc<Notify>) {
        let (frames, reader) = channel(WAITING);
        let slow = Arc::new(Notify::new());
        (Outbox { frames, slow: Arc::clone(&slow) }, reader, slow)
    }

    /// Sends a frame. One that does not fit cuts the connection.
    pub fn send(&self, tell: &Tell) {
        let frame = serde_json::to_string(tell).expect("a frame is plain data");
        match self.frames.try_send(frame.into()) {
            Ok(()) => {}
            Err(TrySendError::Full(_)) => self.slow.notify_one(),
            // It is gone; its table hears of that by itself.
            Err(TrySendError::Closed(_)) => {}
        }
    }
}
