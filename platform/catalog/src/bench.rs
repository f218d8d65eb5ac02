//! Random games through the door of the catalog: the slow, always present way.

use crate::{BenchReport, DeckInfo, Match, Outcome, Source, Start};

/// No game of any rulebook lasts longer; one that does is not counted.
const CAP: u32 = 100_000;

/// Plays `games` games of two seats, both with shipped decks in turn.
pub(crate) fn through_the_door(
    decks: Vec<DeckInfo>,
    games: u32,
    seed: u64,
    looks: u32,
    start: impl Fn(&Start) -> Option<Box<dyn Match>>,
) -> BenchReport {
    let decks: Vec<Source> = decks.into_iter().map(|d| Source { name: d.key, text: d.text }).collect();
    let mut report = BenchReport::default();
    if decks.is_empty() {
        return report;
    }
    for game in 0..u64::from(games) {
        let at = |n: u64| decks[(n % decks.len() as u64) as usize].clone();
        let mut chance = seed.wrapping_add(game);
        if let Some(mut m) = start(&Start::with(&[at(game), at(game + 1)], chance.into())) {
            play(m.as_mut(), &mut chance, looks, &mut report);
        }
    }
    report
}

fn play(m: &mut dyn Match, chance: &mut u64, looks: u32, report: &mut BenchReport) {
    for _ in 0..CAP {
        if m.asked().is_none() {
            report.games += 1;
            report.drawn += u64::from(m.outcome() == Some(Outcome::Drawn));
            return;
        }
        let count = (0..looks.max(1)).map(|_| m.count()).max().unwrap_or(0).max(1);
        report.decisions += 1;
        report.with_choice += u64::from(count > 1);
        if m.answer((next(chance) % count as u64) as usize).is_err() {
            return;
        }
    }
}

/// Splitmix64.
pub(crate) fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// The pick that [`crate::Match::playout`] takes among `n` options.
pub fn pick_below(state: &mut u64, n: usize) -> usize {
    below(state, n)
}

/// A number below `n`.
pub(crate) fn below(state: &mut u64, n: usize) -> usize {
    (next(state) % n.max(1) as u64) as usize
}
