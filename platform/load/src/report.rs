//! What a run measured.

/// What a run measured.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Tables held.
    pub tables: usize,
    /// Sockets held.
    pub sockets: usize,
    /// Seconds of measuring.
    pub seconds: f64,
    /// Decisions that were acknowledged and whose room arrived.
    pub acknowledged: u64,
    /// Refused decisions.
    pub refused: u64,
    /// Sent, and never answered.
    pub unanswered: u64,
    /// Acknowledged, and not in the table's log afterwards.
    pub lost: u64,
    /// Milliseconds from sending until the room after the decision was there, in order.
    pub latencies_ms: Vec<f64>,
    /// Bytes that the server sent.
    pub bytes: u64,
}

impl Report {
    /// Decisions acknowledged a second.
    #[must_use]
    pub fn rate(&self) -> f64 {
        self.acknowledged as f64 / self.seconds.max(f64::MIN_POSITIVE)
    }

    /// The latency that this share of the decisions stayed under.
    #[must_use]
    pub fn quantile(&self, share: f64) -> f64 {
        let last = self.latencies_ms.len().saturating_sub(1);
        self.latencies_ms.get((share * last as f64).round() as usize).copied().unwrap_or(0.0)
    }

    /// For programs.
    #[must_use]
    pub fn json(&self) -> serde_json::Value {
        serde_json::json!({
            "tables": self.tables,
            "sockets": self.sockets,
            "seconds": self.seconds,
            "actions_per_s": self.rate(),
            "acknowledged": self.acknowledged,
            "refused": self.refused,
            "unanswered": self.unanswered,
            "lost": self.lost,
            "p50_ms": self.quantile(0.5),
            "p99_ms": self.quantile(0.99),
            "max_ms": self.quantile(1.0),
            "bytes": self.bytes,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Report;

    #[test]
    fn quantiles_are_read_off_the_ordered_latencies() {
        let report = Report { latencies_ms: (0..=100).map(f64::from).collect(), ..Report::default() };
        assert_eq!((report.quantile(0.5), report.quantile(0.99), report.quantile(1.0)), (50.0, 99.0, 100.0));
        assert_eq!(Report::default().quantile(0.5), 0.0);
    }
}
