//! What is counted, as text for Prometheus.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;
use std::time::Duration;

/// What is counted.
pub struct Metrics {
    registry: Registry,
    /// Tables in memory.
    pub tables: Gauge,
    /// Open connections.
    pub sockets: Gauge,
    /// Tables opened since the start.
    pub opened: Counter,
    /// Requests about tables.
    pub requests: Counter,
    /// Events that are on disk.
    pub events: Counter,
    /// Events that could not be stored.
    pub failures: Counter,
    /// Tables that broke.
    pub broken: Counter,
    /// Frames refused because there were too many.
    pub floods: Counter,
    /// Connections cut because they read too slowly.
    pub slow: Counter,
    append: Histogram,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("arbiter");
        let (tables, sockets) = (Gauge::default(), Gauge::default());
        registry.register("tables", "Tables in memory", tables.clone());
        registry.register("sockets", "Open connections", sockets.clone());
        let mut count = |name: &str, help: &str| {
            let counter = Counter::default();
            registry.register(name, help, counter.clone());
            counter
        };
        let opened = count("tables_opened", "Tables opened since the start");
        let requests = count("requests", "Requests about tables");
        let events = count("actions", "Events that are on disk");
        let failures = count("append_failures", "Events that could not be stored");
        let broken = count("tables_broken", "Tables that broke");
        let floods = count("floods", "Frames refused because there were too many");
        let slow = count("slow_readers", "Connections cut because they read too slowly");
        let append = Histogram::new(exponential_buckets(0.000_25, 2.0, 14));
        registry.register("append_seconds", "Time until an event was on disk", append.clone());
        Metrics { registry, tables, sockets, opened, requests, events, failures, broken, floods, slow, append }
    }
}

impl Metrics {
    /// An append was answered after so long.
    pub fn appended(&self, after: Duration, stored: bool) {
        self.append.observe(after.as_secs_f64());
        if stored {
            self.events.inc()
        } else {
            self.failures.inc()
        };
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::new();
        // Writing into a string cannot fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
