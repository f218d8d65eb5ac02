//! One connection.

use anyhow::{Context, Result, bail};
use arbiter_protocol::{Ask, Request, Tell, VERSION};
use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

/// A connection that has said hello.
pub struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Bytes received so far.
    pub received: u64,
}

impl Client {
    /// Connects and says hello.
    ///
    /// # Errors
    /// If the server is not there or does not know the token.
    pub async fn connect(url: &str, origin: &str, token: &str) -> Result<Self> {
        let mut request = url.into_client_request()?;
        request.headers_mut().insert("origin", origin.parse()?);
        // Thousands of these live in one process: the default buffers are 128 KiB each.
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(4096);
        let (socket, _) = connect_async_with_config(request, Some(config), true).await.context("cannot connect")?;
        let mut client = Client { socket, received: 0 };
        client.ask("hello", Ask::Hello { token: token.to_owned() }).await?;
        match client.hear().await? {
            Tell::Welcome { .. } => Ok(client),
            other => bail!("no welcome: {other:?}"),
        }
    }

    /// Sends a request.
    ///
    /// # Errors
    /// If the connection is gone.
    pub async fn ask(&mut self, id: &str, ask: Ask) -> Result<()> {
        let frame = serde_json::to_string(&Request { v: VERSION, id: id.to_owned(), ask })?;
        self.socket.send(Message::text(frame)).await.context("cannot send")
    }

    /// The next frame, as it came.
    ///
    /// # Errors
    /// If the connection is gone.
    pub async fn hear_text(&mut self) -> Result<String> {
        loop {
            match self.socket.next().await.context("the connection is closed")?? {
                Message::Text(text) => {
                    self.received += text.len() as u64;
                    return Ok(text.to_string());
                }
                Message::Close(_) => bail!("the server closed the connection"),
                _ => {}
            }
        }
    }

    /// The next frame.
    ///
    /// # Errors
    /// If the connection is gone or the frame is not of this protocol.
    pub async fn hear(&mut self) -> Result<Tell> {
        let text = self.hear_text().await?;
        serde_json::from_str(&text).with_context(|| format!("no frame: {}", text.chars().take(200).collect::<String>()))
    }
}
