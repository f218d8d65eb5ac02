//! A load: so many tables, so many decisions a second, for so long.

use crate::seated::{Seated, Shared};
use crate::{Chance, Door, Player, Report};
use anyhow::{Context, Result};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// What to do.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Address of the server.
    pub base: String,
    /// Key of the game.
    pub game: String,
    /// Key of the deck that everybody plays.
    pub deck: String,
    /// Tables, each with players of its own.
    pub tables: usize,
    /// Players at each.
    pub seats: usize,
    /// Decisions a second, all tables together.
    pub rate: u32,
    /// How long.
    pub seconds: u32,
    /// Seed of the picks.
    pub seed: u64,
}

/// Does it. `progress` is told once a second: players ready, decisions acknowledged.
///
/// # Errors
/// If the server cannot be reached or refuses a table.
pub async fn run(plan: Plan, mut progress: impl FnMut(usize, u64)) -> Result<Report> {
    let shared = Arc::new(Shared::default());
    let (out, mut latencies) = mpsc::unbounded_channel();
    let mut players = Vec::new();
    for n in 0..plan.tables {
        let door = Door::new(&plan.base);
        let (game, seats) = (plan.game.clone(), plan.seats);
        let (table, tokens) = tokio::task::spawn_blocking(move || -> Result<_> {
            let tokens = (0..seats).map(|_| Ok(door.guest()?.token)).collect::<Result<Vec<String>>>()?;
            let first = tokens.first().context("a table has players")?;
            Ok((door.open(first, &game, seats)?.table, tokens))
        })
        .await??;
        for (seat, token) in tokens.into_iter().enumerate() {
            let chance = Chance(plan.seed.wrapping_add((n * seats + seat) as u64));
            let player = Player {
                table: table.clone(),
                seat: seat as u8,
                deck: plan.deck.clone(),
                chance,
                commits: 0,
                patience: None,
            };
            let (door, shared, out) = (Door::new(&plan.base), Arc::clone(&shared), out.clone());
            players
                .push(tokio::spawn(async move { Seated::new(player, &door, &token, shared, out).await?.play().await }));
        }
        if n % 200 == 0 {
            progress(shared.playing.load(Ordering::Relaxed), 0);
        }
    }
    drop(out);
    settle(&shared, players.len(), &mut progress).await;
    let begun = Instant::now();
    let mut report = Report { tables: plan.tables, sockets: players.len(), ..Report::default() };
    pace(&plan, &shared, begun, &mut latencies, &mut report, &mut progress).await;
    report.seconds = begun.elapsed().as_secs_f64();
    shared.over.store(true, Ordering::Relaxed);
    shared.permits.close();
    for player in players {
        player.await.context("a player panicked")?.context("a player failed")?;
    }
    while let Ok(ms) = latencies.try_recv() {
        report.latencies_ms.push(ms);
    }
    report.acknowledged = report.latencies_ms.len() as u64;
    report.latencies_ms.sort_by(f64::total_cmp);
    report.refused = shared.refused.load(Ordering::Relaxed);
    report.unanswered = shared.unanswered.load(Ordering::Relaxed);
    report.lost = shared.lost.load(Ordering::Relaxed);
    report.bytes = shared.bytes.load(Ordering::Relaxed);
    Ok(report)
}

/// Waits until everybody sits in a game.
async fn settle(shared: &Shared, all: usize, progress: &mut impl FnMut(usize, u64)) {
    let mut before = 0;
    let mut quiet = 0;
    while quiet < 30 {
        let now = shared.playing.load(Ordering::Relaxed);
        if now >= all {
            break;
        }
        quiet = if now == before { quiet + 1 } else { 0 };
        before = now;
        progress(now, 0);
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    progress(shared.playing.load(Ordering::Relaxed), 0);
}

/// Gives out permits evenly, and no more when the time is over.
async fn pace(
    plan: &Plan,
    shared: &Shared,
    begun: Instant,
    latencies: &mut mpsc::UnboundedReceiver<f64>,
    report: &mut Report,
    progress: &mut impl FnMut(usize, u64),
) {
    let whole = Duration::from_secs(u64::from(plan.seconds));
    let mut given = 0;
    let mut told = 0;
    let mut beat = tokio::time::interval(Duration::from_millis(5));
    while begun.elapsed() < whole {
        beat.tick().await;
        let due = (begun.elapsed().as_secs_f64() * f64::from(plan.rate)) as usize;
        shared.permits.add_permits(due.saturating_sub(given));
        given = given.max(due);
        while let Ok(ms) = latencies.try_recv() {
            report.latencies_ms.push(ms);
        }
        if begun.elapsed().as_secs() > told {
            told = begun.elapsed().as_secs();
            progress(shared.playing.load(Ordering::Relaxed), report.latencies_ms.len() as u64);
        }
    }
}
