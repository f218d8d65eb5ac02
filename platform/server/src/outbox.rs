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

    /// Sends a frame that can be made good later, if at least half of the way
    /// is free; `false` if it is not.
    #[must_use]
    pub fn offer(&self, tell: &Tell) -> bool {
        let free = self.frames.is_closed() || self.frames.capacity() > WAITING / 2;
        if free {
            self.send(tell);
        }
        free
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

#[cfg(test)]
mod tests {
    use super::{Outbox, WAITING};
    use arbiter_protocol::Tell;

    #[tokio::test]
    async fn what_one_looks_on_at_leaves_room_for_what_one_plays() {
        let (outbox, mut reader, slow) = Outbox::new();
        let looked = (0..1000).filter(|_| outbox.offer(&Tell::Pong)).count();
        assert_eq!(looked, WAITING / 2);
        // As many frames of the own game still fit, and nobody is cut off.
        (0..WAITING / 2).for_each(|_| outbox.send(&Tell::Pong));
        let cut = tokio::time::timeout(std::time::Duration::ZERO, slow.notified()).await;
        assert!(cut.is_err());
        outbox.send(&Tell::Pong);
        slow.notified().await;
        while reader.try_recv().is_ok() {}
        assert!(outbox.offer(&Tell::Pong));
    }
}
