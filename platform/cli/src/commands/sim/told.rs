//! What many games told, as lines with a drawing and for programs.

use crate::voice::Voice;
use arbiter_bots::sim::{Plan, Played};
use arbiter_bots::{Share, ratings};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

/// Width of the drawing of a share.
const WIDE: usize = 41;

/// The figures of a run.
pub(super) struct Report {
    names: Vec<String>,
    entrants: Vec<Share>,
    ratings: Vec<f64>,
    first: Share,
    drawn: usize,
    broken_off: usize,
    turns: Vec<u32>,
    cards: BTreeMap<String, Share>,
}

impl Report {
    pub(super) fn of(plan: &Plan<'_>, played: &[Played]) -> Self {
        let count = plan.entrants.len();
        let mut entrants = vec![Share::default(); count];
        let mut points = vec![vec![0.0; count]; count];
        let (mut first, mut cards) = (Share::default(), BTreeMap::<String, Share>::new());
        for game in played.iter().filter(|g| !g.broken_off) {
            let made = |side: u8| match game.won {
                Some(won) => f64::from(u8::from(won == side)),
                None => 0.5,
            };
            for (side, &who) in (0..).zip(&game.sides) {
                entrants[who].add(made(side));
                points[who][game.sides[1 - usize::from(side)]] += made(side);
            }
            if let Some(side) = game.first {
                first.add(made(side));
            }
            for (side, card) in &game.cards {
                cards.entry(card.clone()).or_default().add(made(*side));
            }
        }
        let name = |e: &arbiter_bots::sim::Entrant| match e.deck.name.as_str() {
            "" => e.bot.level().to_owned(),
            deck => format!("{deck} ({})", e.bot.level()),
        };
        let mut names: Vec<String> = plan.entrants.iter().map(name).collect();
        let once = names.iter().collect::<BTreeSet<_>>().len() == names.len();
        if !once {
            (1..).zip(&mut names).for_each(|(n, name): (u32, _)| *name = format!("{n}. {name}"));
        }
        let mut turns: Vec<u32> = played.iter().filter(|g| !g.broken_off).map(|g| g.turns).collect();
        turns.sort_unstable();
        Report {
            names,
            ratings: ratings(&points),
            entrants,
            first,
            drawn: played.iter().filter(|g| g.won.is_none() && !g.broken_off).count(),
            broken_off: played.iter().filter(|g| g.broken_off).count(),
            turns,
            cards,
        }
    }

    /// The turns under which a share of the games ended.
    fn turns_at(&self, share: f64) -> u32 {
        let last = self.turns.len().saturating_sub(1);
        self.turns.get((share * last as f64).round() as usize).copied().unwrap_or(0)
    }

    fn mean_turns(&self) -> f64 {
        f64::from(self.turns.iter().sum::<u32>()) / self.turns.len().max(1) as f64
    }

    pub(super) fn json(&self, game: &str) -> String {
        let share = |name: &str, s: Share| {
            let (low, high) = s.interval();
            json!({ "name": name, "games": s.games, "points": s.points, "share": round(s.mean()), "from": round(low), "to": round(high) })
        };
        let rated = |((name, s), rating): ((&String, &Share), &f64)| {
            let mut one = share(name, *s);
            one["rating"] = json!(rating.round());
            one
        };
        let cards: Vec<Value> = self.cards.iter().map(|(name, s)| share(name, *s)).collect();
        let figures = json!({
            "game": game,
            "games": self.turns.len(),
            "drawn": self.drawn,
            "broken_off": self.broken_off,
            "entrants": self.names.iter().zip(&self.entrants).zip(&self.ratings).map(rated).collect::<Vec<_>>(),
            "first": share("first", self.first),
            "turns": { "least": self.turns_at(0.0), "tenth": self.turns_at(0.1), "mean": round(self.mean_turns()),
                       "nine_tenths": self.turns_at(0.9), "most": self.turns_at(1.0) },
            "cards": cards,
        });
        serde_json::to_string_pretty(&figures).unwrap_or_default()
    }

    /// For people: a line for each share, with its interval drawn.
    pub(super) fn lines(&self, voice: &Voice) -> String {
        let mut out = String::new();
        let (games, drawn) = (self.turns.len().to_string(), self.drawn.to_string());
        let facts = [("games", games.as_str()), ("drawn", &drawn)];
        let _ = writeln!(out, "{}", voice.say("sim-games", &facts));
        if self.broken_off > 0 {
            let _ = writeln!(out, "{}", voice.say("sim-broken-off", &[("games", &self.broken_off.to_string())]));
        }
        let turns = [
            ("mean", format!("{:.1}", self.mean_turns())),
            ("tenth", self.turns_at(0.1).to_string()),
            ("rest", self.turns_at(0.9).to_string()),
            ("least", self.turns_at(0.0).to_string()),
            ("most", self.turns_at(1.0).to_string()),
        ];
        let turns: Vec<(&str, &str)> = turns.iter().map(|(k, v)| (*k, v.as_str())).collect();
        let _ = writeln!(out, "{}\n", voice.say("sim-turns", &turns));
        let first = voice.say("sim-first", &[]);
        let long = |all: &mut dyn Iterator<Item = &String>| all.map(|n| n.chars().count()).max().unwrap_or(0);
        let wide = long(&mut self.names.iter().chain(self.cards.keys())).max(first.chars().count());
        let _ = writeln!(out, "{:wide$}  {}", "", voice.say("sim-head", &[]));
        let order = |a: &f64, b: &f64| b.total_cmp(a);
        let mut ranked: Vec<usize> = (0..self.names.len()).collect();
        ranked.sort_by(|a, b| order(&self.ratings[*a], &self.ratings[*b]));
        for n in ranked {
            let _ = writeln!(out, "{}  {:+.0}", line(&self.names[n], self.entrants[n], wide), self.ratings[n]);
        }
        let _ = writeln!(out, "{}", line(&first, self.first, wide));
        let mut cards: Vec<(&String, &Share)> = self.cards.iter().collect();
        cards.sort_by(|a, b| order(&a.1.mean(), &b.1.mean()));
        if !cards.is_empty() {
            let _ = writeln!(out, "\n{}", voice.say("sim-cards", &[]));
        }
        for (name, share) in cards {
            let _ = writeln!(out, "{}", line(name, *share, wide));
        }
        out
    }
}

fn line(name: &str, share: Share, wide: usize) -> String {
    let (low, high) = share.interval();
    let of = |x: f64| 100.0 * x;
    let pad = wide - name.chars().count().min(wide);
    format!(
        "{name}{:pad$}  {:5.1} %  {}  {:.0}–{:.0} %  {:>5}",
        "",
        of(share.mean()),
        drawn(share),
        of(low),
        of(high),
        share.games
    )
}

/// From never to always: the interval as a line, the share as a dot on it, one
/// half as a mark.
fn drawn(share: Share) -> String {
    let at = |x: f64| (x * (WIDE - 1) as f64).round() as usize;
    let (low, high) = share.interval();
    let cell = |n: usize| match n {
        n if n == at(share.mean()) => '●',
        n if (at(low)..=at(high)).contains(&n) => '─',
        n if n == WIDE / 2 => '┊',
        _ => '·',
    };
    (0..WIDE).map(cell).collect()
}

fn round(x: f64) -> f64 {
    (x * 1000.0).round() / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_drawn_where_it_lies() {
        let even = drawn(Share { points: 500.0, games: 1000 });
        assert_eq!(even.chars().nth(WIDE / 2), Some('●'));
        assert_eq!(even.chars().filter(|c| *c == '─').count(), 2);
        assert!(drawn(Share { points: 4.0, games: 4 }).ends_with('●'));
    }
}
