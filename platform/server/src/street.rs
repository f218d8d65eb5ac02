//! The door to the street: connections are counted, timed and let go.

use crate::gate::network;
use axum::Router;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{oneshot, watch};
use tokio::task::JoinSet;

/// The head of a request comes in this time, and so does the next request on
/// a connection that is kept open.
pub const HEAD: Duration = Duration::from_secs(15);
/// Connections beside the sockets, for plain requests.
const PLAIN: usize = 512;
/// Files that the server needs besides its connections.
const FILES: u64 = 64;

/// The other end of a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Peer(pub IpAddr);

/// How many connections there may be.
#[derive(Clone, Copy, Debug)]
pub struct Street {
    /// Sockets.
    pub sockets: usize,
    /// Connections of one address.
    pub each: usize,
    /// The other end is a proxy: everybody comes from there.
    pub forwarded: bool,
    /// How long the head of a request may take.
    pub head: Duration,
}

/// Counts who is there, by address.
#[derive(Clone, Default)]
pub struct Callers {
    here: Arc<Mutex<BTreeMap<String, usize>>>,
}

/// Somebody who is there; gone when this is.
pub struct Call {
    key: String,
    here: Arc<Mutex<BTreeMap<String, usize>>>,
}

impl Callers {
    /// Lets somebody in if fewer than `each` of the same address are there.
    #[must_use]
    pub fn enter(&self, from: Option<IpAddr>, each: usize) -> Option<Call> {
        let key = from.map(network).unwrap_or_default();
        let mut here = self.here.lock().unwrap_or_else(PoisonError::into_inner);
        let count = here.entry(key.clone()).or_default();
        // This machine itself is not counted.
        if from.is_some() && *count >= each {
            return None;
        }
        *count += 1;
        Some(Call { key, here: Arc::clone(&self.here) })
    }
}

impl Drop for Call {
    fn drop(&mut self) {
        let mut here = self.here.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = here.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                here.remove(&self.key);
            }
        }
    }
}

/// Answers until told to stop, then lets everybody finish.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    street: Street,
    mut stopped: oneshot::Receiver<()>,
) -> std::io::Result<()> {
    let (tell, told) = watch::channel(false);
    let (service, callers) = (TowerToHyperService::new(router), Callers::default());
    let mut open = JoinSet::new();
    loop {
        tokio::select! {
            _ = &mut stopped => break,
            Some(_) = open.join_next(), if !open.is_empty() => {}
            came = listener.accept() => match came {
                Ok((stream, peer)) => {
                    let counted = Some(peer.ip()).filter(|ip| !street.forwarded && !ip.to_canonical().is_loopback());
                    let full = open.len() >= street.sockets + PLAIN;
                    // Whoever is one too many is closed without a word.
                    if let (false, Some(call)) = (full, callers.enter(counted, street.each)) {
                        open.spawn(connection(stream, peer.ip(), service.clone(), told.clone(), (street.head, call)));
                    }
                }
                Err(e) => {
                    tracing::warn!(%e, "a connection could not be taken");
                    tokio::time::sleep(Duration::from_millis(200)).await;
                }
            }
        }
    }
    drop(listener);
    tell.send_replace(true);
    while open.join_next().await.is_some() {}
    Ok(())
}

async fn connection(
    stream: TcpStream,
    ip: IpAddr,
    service: TowerToHyperService<Router>,
    mut told: watch::Receiver<bool>,
    (head, call): (Duration, Call),
) {
    // A small frame must not wait for a larger one.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(Peer(ip));
        service.call(request)
    });
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(head)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    tokio::pin!(served);
    let mut stopping = false;
    loop {
        tokio::select! {
            ended = served.as_mut() => {
                if let Err(e) = ended {
                    tracing::debug!(%e, "a connection ended");
                }
                break;
            }
            () = async { drop(told.wait_for(|stop| *stop).await) }, if !stopping => {
                stopping = true;
                served.as_mut().graceful_shutdown();
            }
        }
    }
    drop(call);
}

/// Asks the system for as many files as the sockets need, and gives how many
/// sockets there may be.
#[must_use]
pub fn room_for(sockets: usize) -> usize {
    let wanted = (sockets + PLAIN) as u64 + FILES;
    let have = files(wanted);
    if have >= wanted {
        return sockets;
    }
    let fit = usize::try_from(have.saturating_sub(FILES)).unwrap_or(0).saturating_sub(PLAIN).max(64);
    tracing::warn!("the system lets this server have {have} open files, so {fit} connections; raise `ulimit -n`");
    fit.min(sockets)
}

#[cfg(target_os = "linux")]
fn files(wanted: u64) -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let (now, most) = (limit.current.unwrap_or(u64::MAX), limit.maximum.unwrap_or(u64::MAX));
    if now >= wanted {
        return now;
    }
    let more = wanted.min(most);
    match setrlimit(Resource::Nofile, Rlimit { current: Some(more), maximum: limit.maximum }) {
        Ok(()) => more,
        Err(_) => now,
    }
}

#[cfg(not(target_os = "linux"))]
fn files(wanted: u64) -> u64 {
    wanted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_so_many_connections_and_gets_them_back() {
        let callers = Callers::default();
        let from = |text: &str| Some(text.parse().expect("an address"));
        let mut open: Vec<Call> = (0..9).filter_map(|_| callers.enter(from("192.0.2.1"), 3)).collect();
        assert_eq!(open.len(), 3);
        assert!(callers.enter(from("192.0.2.2"), 3).is_some() && callers.enter(None, 0).is_some());
        open.pop();
        assert!(callers.enter(from("192.0.2.1"), 3).is_some());
        drop(open);
        assert!(callers.here.lock().expect("whole").is_empty(), "nobody is remembered who has gone");
    }

    #[tokio::test]
    async fn whoever_never_ends_a_head_is_let_go_and_others_are_answered() {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let router = Router::new().route("/", axum::routing::get(|| async { "here" }));
        let street = Street { sockets: 8, each: 8, forwarded: false, head: Duration::from_millis(300) };
        let (stop, stopped) = oneshot::channel();
        let served = tokio::spawn(serve(listener, router, street, stopped));
        let mut slow = TcpStream::connect(address).await.expect("it listens");
        slow.write_all(b"GET / HTTP/1.1\r\nHost: x\r\nX-A: ").await.expect("it reads");
        let mut quick = TcpStream::connect(address).await.expect("it listens");
        quick.write_all(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await.expect("it reads");
        let (mut one, mut other) = (String::new(), Vec::new());
        quick.read_to_string(&mut one).await.expect("an answer");
        assert!(one.starts_with("HTTP/1.1 200") && one.ends_with("here"), "{one}");
        let closed = tokio::time::timeout(Duration::from_secs(10), slow.read_to_end(&mut other)).await;
        assert!(closed.is_ok() && !String::from_utf8_lossy(&other).contains("200"), "{other:?}");
        stop.send(()).expect("it runs");
        served.await.expect("no panic").expect("it ends");
    }

    #[test]
    fn there_is_room_for_what_the_system_allows() {
        assert_eq!(room_for(100), 100);
    }
}
