//! Replays: one readable text file that reproduces a game to the bit.
//!
//! ```text
//! arbiter replay 1
//! game evolve
//! rules 0.1.0
//! seed 42
//! deck A starter
//!   3 Card Name
//! deck B starter
//!   3 Card Name
//! start 1f2e3d4c5b6a7988
//! 1 A 0 9f86d081884c7d65 # keep
//! 2 B concede 60303ae22b998861
//! end A wins
//! ```
//!
//! Each decision: its number, the seat, the pick, the first 16 digits of the
//! state's hash after it, and for the reader what the pick meant.

use arbiter_catalog::{Entry, Fault, Game, Library, Match, Outcome, Seat, Seed, Source};
use arbiter_testing::{letter, seat};
use std::fmt::Write;

/// First line of every replay.
const FIRST: &str = "arbiter replay 1";

/// What somebody did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Picked an option.
    Pick(usize),
    /// Gave up.
    Concede,
}

/// A decision of a replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// Line in the file, from 1.
    pub line: usize,
    /// Who.
    pub seat: Seat,
    /// What.
    pub what: Move,
    /// Hash after it, 16 digits.
    pub hash: String,
    /// What the pick meant, for readers.
    pub words: String,
}

/// A replay.
#[derive(Clone, Debug, Default)]
pub struct Record {
    /// Name of the file.
    pub name: String,
    /// Key of the game.
    pub game: String,
    /// Version of the rules it was played by.
    pub rules: String,
    /// Seed of all chance.
    pub seed: Seed,
    /// One deck a seat.
    pub decks: Vec<Source>,
    /// Hash of the first state and its line.
    pub start: (usize, String),
    /// The decisions.
    pub decisions: Vec<Decision>,
    /// How it ended, as written: `A wins`, `draw`.
    pub end: Option<(usize, String)>,
}

/// A game with its cards, at its start.
pub type Begun = (Box<dyn Library>, Box<dyn Match>);

/// First 16 digits of the state's hash.
#[must_use]
pub fn hash(table: &dyn Match) -> String {
    table.hash()[..8].iter().fold(String::new(), |mut out, b| {
        let _ = write!(out, "{b:02x}");
        out
    })
}

/// An outcome as it is written.
#[must_use]
pub fn outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::Won(seats) => format!("{} wins", seats.iter().map(letter).collect::<String>()),
        Outcome::Stopped => "stopped".to_owned(),
        Outcome::Drawn => "draw".to_owned(),
    }
}

/// A decision as a line of the file.
#[must_use]
pub fn line(number: usize, d: &Decision) -> String {
    let what = match d.what {
        Move::Pick(n) => n.to_string(),
        Move::Concede => "concede".to_owned(),
    };
    let words = if d.words.is_empty() { String::new() } else { format!(" # {}", d.words) };
    format!("{number} {} {what} {}{words}\n", letter(d.seat), d.hash)
}

impl Record {
    /// Everything before the first decision.
    #[must_use]
    pub fn head(&self) -> String {
        let mut out = format!("{FIRST}\ngame {}\nrules {}\nseed {}\n", self.game, self.rules, self.seed);
        for (seat, deck) in self.decks.iter().enumerate() {
            let _ = writeln!(out, "deck {} {}", letter(seat as Seat), deck.name);
            for line in deck.text.lines() {
                let _ = writeln!(out, "  {line}");
            }
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

    /// Reads a replay.
    ///
    /// # Errors
    /// The first line that cannot be read.
    pub fn parse(source: &Source) -> Result<Record, Fault> {
        let mut record = Record { name: source.name.clone(), ..Record::default() };
        let mut last = 0;
        for (i, text) in source.text.lines().enumerate() {
            last = i + 1;
            record.read(last, text).map_err(|why| record.fault(last, why))?;
        }
        if record.start.0 == 0 {
            return Err(record.fault(last, "the line `start HASH` is missing"));
        }
        Ok(record)
    }

    /// A fault of this file.
    #[must_use]
    pub fn fault(&self, line: usize, why: impl Into<String>) -> Fault {
        Fault { source: self.name.clone(), line, why: why.into(), clause: None }
    }

    fn read(&mut self, n: usize, text: &str) -> Result<(), String> {
        if n == 1 {
            return if text == FIRST { Ok(()) } else { Err(format!("no replay: the first line is not `{FIRST}`")) };
        }
        if let (Some(line), Some(deck), 0) = (text.strip_prefix("  "), self.decks.last_mut(), self.start.0) {
            deck.text.push_str(line);
            deck.text.push('\n');
            return Ok(());
        }
        let (key, rest) = text.split_once(' ').unwrap_or((text, ""));
        match key {
            "" => {}
            _ if self.end.is_some() => return Err("nothing may follow `end`".to_owned()),
            "game" => rest.clone_into(&mut self.game),
            "rules" => rest.clone_into(&mut self.rules),
            "seed" => self.seed = rest.parse().map_err(|_| format!("`{rest}` is no seed"))?,
            "deck" => {
                let (who, name) = rest.split_once(' ').unwrap_or((rest, ""));
                if seat(who).map(usize::from) != Some(self.decks.len()) {
                    return Err(format!("the deck of seat {} is expected here", letter(self.decks.len() as Seat)));
                }
                self.decks.push(Source { name: name.to_owned(), text: String::new() });
            }
            "start" => self.start = (n, rest.to_owned()),
            "end" => self.end = Some((n, rest.to_owned())),
            _ => self.decisions.push(self.decision(n, text)?),
        }
        Ok(())
    }

    fn decision(&self, n: usize, text: &str) -> Result<Decision, String> {
        let (facts, words) = text.split_once(" # ").unwrap_or((text, ""));
        let [number, who, what, hash] = facts.split_whitespace().collect::<Vec<_>>()[..] else {
            return Err(format!("`{text}` is no decision: `1 A 0 9f86d081884c7d65 # words`"));
        };
        if self.start.0 == 0 {
            return Err("a decision before the line `start HASH`".to_owned());
        }
        let due = self.decisions.len() + 1;
        if number.parse() != Ok(due) {
            return Err(format!("decision {due} is expected here, not {number}"));
        }
        let seat = seat(who).ok_or_else(|| format!("no seat `{who}`"))?;
        let what = match what {
            "concede" => Move::Concede,
            _ => Move::Pick(what.parse().map_err(|_| format!("`{what}` is no pick"))?),
        };
        Ok(Decision { line: n, seat, what, hash: hash.to_owned(), words: words.to_owned() })
    }

    /// The game at its start, after comparing the hash.
    ///
    /// # Errors
    /// If the decks cannot be played or the hash is another one.
    pub fn begin(&self, game: &dyn Game) -> Result<Begun, Vec<Fault>> {
        let library = game.library(&[])?;
        let table = library.start(&self.decks, self.seed)?;
        let found = hash(table.as_ref());
        if found != self.start.1 {
            let why = format!(
                "the game begins with hash {found}, the replay says {}; were other rules in force?",
                self.start.1
            );
            return Err(vec![self.fault(self.start.0, why)]);
        }
        Ok((library, table))
    }

    /// Does one decision and compares the hash.
    ///
    /// # Errors
    /// If the game does not allow it or the hash is another one.
    pub fn step(&self, table: &mut dyn Match, d: &Decision) -> Result<Vec<Entry>, Fault> {
        let refused =
            |e: arbiter_catalog::Illegal| self.fault(d.line, format!("refused: {} [{}]", e.why.key, e.clause));
        let told = match d.what {
            Move::Concede => table.concede(d.seat).map_err(refused)?,
            Move::Pick(_) if table.asked() != Some(d.seat) => {
                return Err(self.fault(d.line, format!("seat {} is not asked here", letter(d.seat))));
            }
            Move::Pick(pick) => table.answer(pick).map_err(refused)?,
        };
        let found = hash(table);
        if found == d.hash {
            return Ok(told);
        }
        Err(self.fault(d.line, format!("the hash is {found}, the replay says {}", d.hash)))
    }
}
