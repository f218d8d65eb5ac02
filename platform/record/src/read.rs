//! A record from text.

use crate::fair::{Fair, Part, unhex};
use crate::{Decision, FIRST, Move, OPEN, Record};
use arbiter_catalog::{Fault, Pinned, Seat, SeatSet, Source, letter, seat};

/// The longest file that is read: the longest games have some thousand lines.
const LONGEST: usize = 4 * 1024 * 1024;

impl Record {
    /// Reads a replay.
    ///
    /// # Errors
    /// The first line that cannot be read.
    pub fn parse(source: &Source) -> Result<Record, Fault> {
        let record = Record { name: source.name.clone(), ..Record::default() };
        record.filled(&source.text)
    }

    /// Reads a replay that stands inside a scene, below so many lines of it.
    /// There a hash may be `-`; then the words of the decision count.
    ///
    /// # Errors
    /// The first line that cannot be read.
    pub fn parse_below(source: &Source, above: usize) -> Result<Record, Fault> {
        let mut record = Record { name: source.name.clone(), ..Record::default() };
        record.lines.above = above;
        record.lines.open = true;
        record.filled(&source.text)
    }

    fn filled(mut self, text: &str) -> Result<Record, Fault> {
        if text.len() > LONGEST {
            return Err(self.fault(1, format!("no replay is longer than {} MiB", LONGEST >> 20)));
        }
        let mut last = 0;
        for (i, text) in text.lines().enumerate() {
            last = i + 1;
            self.read(last, text).map_err(|why| self.fault(last, why))?;
        }
        if self.start.0 == 0 {
            return Err(self.fault(last, "the line `start HASH` is missing"));
        }
        Ok(self)
    }

    fn read(&mut self, n: usize, text: &str) -> Result<(), String> {
        if n == 1 {
            return if text == FIRST { Ok(()) } else { Err(format!("no replay: the first line is not `{FIRST}`")) };
        }
        if let (Some(line), 0) = (text.strip_prefix("  "), self.start.0) {
            let into = match &mut self.stage {
                Some(setup) => setup,
                None => &mut self.decks.last_mut().ok_or("an indented line belongs to no deck")?.text,
            };
            into.push_str(line);
            into.push('\n');
            return Ok(());
        }
        let (key, rest) = text.split_once(' ').unwrap_or((text, ""));
        match key {
            "" => Ok(()),
            _ if self.end.is_some() => Err("nothing may follow `end`".to_owned()),
            "end" => {
                self.end = Some((n, rest.to_owned()));
                Ok(())
            }
            _ if self.start.0 == 0 => self.head_line(n, key, rest, text),
            _ => {
                let decision = self.decision(n, text)?;
                self.decisions.push(decision);
                Ok(())
            }
        }
    }

    fn head_line(&mut self, n: usize, key: &str, rest: &str, text: &str) -> Result<(), String> {
        match key {
            "game" => rest.clone_into(&mut self.game),
            "rules" => rest.clone_into(&mut self.rules),
            "mode" => rest.clone_into(&mut self.mode),
            "seating" => rest.clone_into(&mut self.seating),
            "pack" => {
                let (hash, name) = rest.split_once(' ').ok_or("a pack is named by its hash and its name")?;
                self.packs.push(Pinned { name: name.to_owned(), hash: hash.to_owned() });
            }
            "lost" => self.lost = seats(rest)?,
            "seed" => {
                self.lines.seed = n;
                self.seed = rest.parse().map_err(|e| format!("`{rest}` is no seed: {e}"))?;
            }
            "round" => self.fair_mut().round = rest.parse().map_err(|_| format!("`{rest}` is no round"))?,
            "fair" => self.part(n, rest)?,
            "name" => {
                let (who, name) = rest.split_once(' ').unwrap_or((rest, ""));
                expect(who, self.names.len(), "name")?;
                self.names.push(name.to_owned());
            }
            "deck" if self.stage.is_none() => {
                let (who, name) = rest.split_once(' ').unwrap_or((rest, ""));
                expect(who, self.decks.len(), "deck")?;
                self.lines.decks.push(n);
                self.decks.push(Source { name: name.to_owned(), text: String::new() });
            }
            "stage" if self.decks.is_empty() && self.stage.is_none() => {
                self.lines.stage = n;
                self.stage = Some(String::new());
            }
            "start" => {
                self.hash_word(rest)?;
                self.start = (n, rest.to_owned());
            }
            _ => return Err(format!("`{text}` does not belong above the line `start HASH`")),
        }
        Ok(())
    }

    fn fair_mut(&mut self) -> &mut Fair {
        let none = Part { seed: [0; 32], commit: [0; 32], line: 0 };
        self.fair.get_or_insert(Fair { server: none, seats: Vec::new(), round: 1 })
    }

    /// `server SEED COMMIT`, `A SEED COMMIT`
    fn part(&mut self, n: usize, rest: &str) -> Result<(), String> {
        let [who, bytes, hash] = rest.split_whitespace().collect::<Vec<_>>()[..] else {
            return Err("a part of the seed is `fair WHO SEED COMMIT`".to_owned());
        };
        let digits = |text: &str| unhex(text).ok_or_else(|| format!("`{text}` is not 64 hex digits"));
        let part = Part { seed: digits(bytes)?, commit: digits(hash)?, line: n };
        let fair = self.fair_mut();
        if who == "server" {
            fair.server = part;
            return Ok(());
        }
        expect(who, fair.seats.len(), "part")?;
        fair.seats.push(part);
        Ok(())
    }

    fn decision(&self, n: usize, text: &str) -> Result<Decision, String> {
        let (facts, words) = text.split_once(" # ").unwrap_or((text, ""));
        let [number, who, what, hash] = facts.split_whitespace().collect::<Vec<_>>()[..] else {
            return Err(format!("`{text}` is no decision: `1 A 0 9f86d081884c7d65 # words`"));
        };
        let due = self.decisions.len() + 1;
        if number.parse() != Ok(due) {
            return Err(format!("decision {due} is expected here, not {number}"));
        }
        let seat = seat(who).ok_or_else(|| format!("no seat `{who}`"))?;
        let what = match what {
            "concede" => Move::Concede,
            _ => Move::Pick(what.parse().map_err(|_| format!("`{what}` is no pick"))?),
        };
        self.hash_word(hash)?;
        Ok(Decision { line: n, seat, what, hash: hash.to_owned(), words: words.to_owned() })
    }

    fn hash_word(&self, word: &str) -> Result<(), String> {
        let digits = word.len() == 16 && word.bytes().all(|b| b.is_ascii_hexdigit());
        if digits || (word == OPEN && self.lines.open) { Ok(()) } else { Err(format!("`{word}` is no hash")) }
    }
}

/// `BD`
fn seats(letters: &str) -> Result<SeatSet, String> {
    let each = letters.chars().map(|c| seat(&c.to_string()));
    let all = each.collect::<Option<Vec<Seat>>>().filter(|all| !all.is_empty());
    Ok(all.ok_or_else(|| format!("`{letters}` are no seats"))?.into_iter().fold(SeatSet::NONE, SeatSet::and))
}

fn expect(who: &str, due: usize, what: &str) -> Result<(), String> {
    if seat(who).map(usize::from) == Some(due) {
        return Ok(());
    }
    Err(format!("the {what} of seat {} is expected here", letter(due as Seat)))
}
