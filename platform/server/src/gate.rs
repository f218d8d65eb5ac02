//! Who may ask how often: by address and by person.
//!
//! A socket has its own limit for frames. Here is everything else that costs
//! the server something: guests, tables, replays, searches, game work.

use crate::rate::Bucket;
use axum::http::HeaderMap;
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

/// Somebody's requests that may be remembered; beyond that, those that have
/// not asked lately are forgotten.
const REMEMBERED: usize = 20_000;

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Toll {
    /// A new guest.
    Guest,
    /// A new table.
    Table,
    /// A replay that is to be kept, or a report.
    Upload,
    /// A search among cards.
    Search,
    /// A deck, a text, a moment of a replay: game work.
    Heavy,
    /// A socket.
    Socket,
}

impl Toll {
    /// So many an hour, so many at once, from one address.
    #[must_use]
    pub fn by_address(self) -> (u32, u32) {
        match self {
            Toll::Guest => (240, 60),
            Toll::Table => (600, 60),
            Toll::Upload => (120, 40),
            Toll::Search => (36_000, 100),
            Toll::Heavy => (36_000, 300),
            Toll::Socket => (3_600, 200),
        }
    }

    /// The same from one person, wherever they are.
    #[must_use]
    pub fn by_person(self) -> (u32, u32) {
        match self {
            Toll::Table => (240, 40),
            Toll::Upload => (60, 20),
            other => other.by_address(),
        }
    }
}

/// Counts what everybody asks for.
#[derive(Default)]
pub struct Gate {
    counts: Mutex<Counts>,
}

#[derive(Default)]
struct Counts {
    buckets: BTreeMap<(Toll, String), Bucket>,
    /// When those were last forgotten that have not asked lately.
    swept: u64,
}

impl Gate {
    /// Whether one more may come from this address at this time.
    pub fn address(&self, toll: Toll, from: Option<IpAddr>, now: u64) -> bool {
        from.is_none_or(|from| self.take(toll, network(from), toll.by_address(), now))
    }

    /// Whether one more may come from this person at this time.
    pub fn person(&self, toll: Toll, player: &str, now: u64) -> bool {
        self.take(toll, format!("person {player}"), toll.by_person(), now)
    }

    fn take(&self, toll: Toll, whose: String, rate: (u32, u32), now: u64) -> bool {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let Counts { buckets, swept } = &mut *counts;
        // Not at every request: a crowd must not make all others wait.
        if buckets.len() >= REMEMBERED && now >= *swept + 1000 {
            buckets.retain(|_, bucket| !bucket.is_full(now));
            *swept = now;
        }
        // Whoever comes with ever new addresses does not fill our memory.
        if buckets.len() >= REMEMBERED && !buckets.contains_key(&(toll, whose.clone())) {
            return false;
        }
        buckets.entry((toll, whose)).or_insert_with(|| Bucket::hourly(rate)).take(now)
    }
}

/// One household: an address, or the first half of a long one, of which
/// everybody has more than can be counted.
#[must_use]
pub fn network(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(v4) => v4.to_string(),
        IpAddr::V6(v6) => format!("{:x?}", &v6.segments()[..4]),
    }
}

/// Where a request comes from, as far as it is counted. This machine itself is
/// not: its own programs, and a proxy that has not been named as one.
#[must_use]
pub fn counted(peer: Option<IpAddr>, headers: &HeaderMap, forwarded: bool) -> Option<IpAddr> {
    let named = || {
        let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        last.rsplit(',').next()?.trim().parse::<IpAddr>().ok()
    };
    let from = if forwarded { named().or(peer) } else { peer };
    from.filter(|ip| forwarded || !ip.to_canonical().is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    #[test]
    fn one_address_cannot_take_all_tables() {
        let gate = Gate::default();
        let from = Some("192.0.2.7".parse().expect("an address"));
        // Ten thousand in twenty-four seconds.
        let taken = (0..10_000_u64).filter(|n| gate.address(Toll::Table, from, n * 24 / 10)).count();
        assert!((60..=65).contains(&taken), "{taken}");
        let other = Some("192.0.2.8".parse().expect("an address"));
        assert!(gate.address(Toll::Table, other, 24_000), "a neighbour is not affected");
        assert!(gate.address(Toll::Guest, from, 24_000), "nor is anything else");
    }

    #[test]
    fn a_person_is_one_person_everywhere() {
        let gate = Gate::default();
        assert_eq!((0..100).filter(|_| gate.person(Toll::Upload, "ann", 0)).count(), 20);
        assert!(gate.person(Toll::Upload, "bob", 0));
    }

    #[test]
    fn memory_is_bounded() {
        let gate = Gate::default();
        let all = (0..REMEMBERED as u32 + 5).map(|n| Some(IpAddr::V4((n + 1).into())));
        assert_eq!(all.filter(|from| gate.address(Toll::Guest, *from, 0)).count(), REMEMBERED);
        let late = Some(IpAddr::V4(9.into()));
        assert!(gate.address(Toll::Guest, late, 3_600_000), "later the quiet ones are forgotten");
    }

    #[test]
    fn the_last_proxy_says_who_it_was_and_only_if_it_is_asked() {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", HeaderValue::from_static("198.51.100.1, 192.0.2.9"));
        assert_eq!(counted(Some(HERE), &headers, true), "192.0.2.9".parse().ok());
        assert_eq!(counted(Some(HERE), &headers, false), None);
        let far: IpAddr = "203.0.113.5".parse().expect("an address");
        assert_eq!(counted(Some(far), &headers, false), Some(far));
        assert_eq!(counted(Some(far), &HeaderMap::new(), true), Some(far));
        assert_eq!(network("2001:db8::1".parse().expect("one")), network("2001:db8::2:1".parse().expect("one")));
    }
}
