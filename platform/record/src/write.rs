//! A record as text.

use crate::fair::{Part, hex};
use crate::{Decision, FIRST, Move, Record};
use arbiter_catalog::{Outcome, Seat, SeatSet, letter};
use std::fmt::Write;

/// How a game ended, as the last line says it.
#[must_use]
pub fn outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::Won(seats) => format!("{} wins", seats.iter().map(letter).collect::<String>()),
        Outcome::Drawn => "draw".to_owned(),
        Outcome::Stopped => "stopped".to_owned(),
    }
}

/// The line of a decision, counted from 1.
#[must_use]
pub fn line(number: usize, d: &Decision) -> String {
    let what = match d.what {
        Move::Pick(pick) => pick.to_string(),
        Move::Concede => "concede".to_owned(),
    };
    let words = if d.words.is_empty() { String::new() } else { format!(" # {}", d.words) };
    format!("{number} {} {what} {}{words}\n", letter(d.seat), d.hash)
}

impl Record {
    /// The whole file.
    #[must_use]
    pub fn text(&self) -> String {
        let mut out = self.prefix(self.decisions.len());
        if let Some((_, end)) = &self.end {
            let _ = writeln!(out, "end {end}");
        }
        out
    }

    /// Everything before the first decision.
    #[must_use]
    pub fn head(&self) -> String {
        let mut out = format!("{FIRST}\ngame {}\nrules {}\nseed {}\n", self.game, self.rules, self.seed);
        if let Some(fair) = &self.fair {
            let _ = writeln!(out, "round {}", fair.round);
            let mut part = |who: &str, p: &Part| {
                let _ = writeln!(out, "fair {who} {} {}", hex(&p.seed), hex(&p.commit));
            };
            part("server", &fair.server);
            fair.seats.iter().enumerate().for_each(|(n, p)| part(&letter(n as Seat).to_string(), p));
        }
        for (seat, name) in self.names.iter().enumerate() {
            let _ = writeln!(out, "name {} {}", letter(seat as Seat), one_line(name));
        }
        for (key, word) in [("mode", &self.mode), ("seating", &self.seating)] {
            if !word.is_empty() {
                let _ = writeln!(out, "{key} {word}");
            }
        }
        for pack in &self.packs {
            let _ = writeln!(out, "pack {} {}", pack.hash, one_line(&pack.name));
        }
        if self.lost != SeatSet::NONE {
            let _ = writeln!(out, "lost {}", self.lost.iter().map(letter).collect::<String>());
        }
        for (seat, deck) in self.decks.iter().enumerate() {
            let _ = writeln!(out, "deck {} {}", letter(seat as Seat), one_line(&deck.name));
            block(&mut out, &deck.text);
        }
        if let Some(setup) = &self.stage {
            out.push_str("stage\n");
            block(&mut out, setup);
        }
        let _ = writeln!(out, "start {}", self.start.1);
        out
    }

    /// The first decisions as a file of their own.
    #[must_use]
    pub fn prefix(&self, decisions: usize) -> String {
        let lines = self.decisions.iter().take(decisions).enumerate().map(|(i, d)| line(i + 1, d));
        self.head() + &lines.collect::<String>()
    }
}

fn block(out: &mut String, text: &str) {
    for line in text.lines() {
        let _ = writeln!(out, "  {line}");
    }
}

/// A name must not become a line of the file.
fn one_line(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ").chars().filter(|c| !c.is_control()).collect()
}
