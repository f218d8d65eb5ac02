//! The list that a player hands in: five champions in the order in which they
//! are wanted. A game takes as many from the top as its mode needs. [A8]

use crate::names::slug;
use crate::recruit::{self, Mode};
use crate::rules::Rules;
use arbiter_decklist::{HELPED, LONGEST, Misread, Noun, code, shown, similar, split, uncommented};
use arbiter_desk::{DeckEntry, DeckReport};
use arbiter_kernel::{Arg, Message, rule};

/// So many champions are on a list. [recruit.comp.1]
pub const SIZE: usize = 5;

const PREFIX: &str = "b1.";
const CHAMPION: Noun = ("champion", "deck-champion");

/// What each list gives: the first champions of it that are still free. Where too
/// few are, its seat is asked instead, so that lists that are sound by themselves
/// never keep a game from beginning. [A8] [four.comp.1]
#[must_use]
pub fn handed(mode: Mode, seats: u8, lists: &[Vec<Listed>]) -> Vec<Vec<u8>> {
    let top = taken(mode, seats);
    let mut handed: Vec<Vec<u8>> = Vec::new();
    for (seat, list) in lists.iter().enumerate() {
        let shared = |other: usize| mode != Mode::Competitive || seat % 2 == other % 2;
        let gone = |kind: u8| handed.iter().enumerate().any(|(n, of)| shared(n) && of.contains(&kind));
        let own: Vec<u8> = list.iter().map(|c| c.kind).filter(|&kind| !gone(kind)).take(top).collect();
        handed.push(if own.len() == top { own } else { Vec::new() });
    }
    handed
}

/// How many of a list a game takes. [recruit.0] [recruit.comp.1] [four.comp.1]
#[must_use]
pub fn taken(mode: Mode, seats: u8) -> usize {
    match mode {
        Mode::Friendly => 0,
        Mode::Free { .. } => usize::from(recruit::size(seats)),
        Mode::Competitive => recruit::brought(seats).into(),
    }
}

/// A champion on a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its line, from 1; 0 in a code.
    pub line: usize,
    /// Which of the rules.
    pub kind: u8,
}

/// Something wrong with a list.
pub type Fault = arbiter_decklist::DeckFault;

/// A list as it is shown to people; also a code.
#[must_use]
pub fn report(rules: &Rules, written: &str) -> DeckReport {
    let (list, faults) = read(rules, written);
    let name = |l: &Listed| rules.champions[l.kind as usize].card.name.clone();
    let entry = |l: &Listed| DeckEntry { part: "champions", count: 1, name: name(l) };
    DeckReport {
        entries: list.iter().map(entry).collect(),
        class: "champion",
        faults,
        notes: Vec::new(),
        text: text(rules, &list),
        code: to_code(rules, &list),
        // No other program knows such lists: it is the same text.
        file: text(rules, &list),
        ending: "txt",
    }
}

/// A list that may be handed in.
///
/// # Errors
/// Everything that is wrong with it.
pub fn legal(rules: &Rules, text: &str) -> Result<Vec<Listed>, Vec<Fault>> {
    let (list, faults) = read(rules, text);
    if faults.is_empty() { Ok(list) } else { Err(faults) }
}

/// A list as far as it is understood, and everything wrong with it; also a code.
#[must_use]
pub fn read(rules: &Rules, text: &str) -> (Vec<Listed>, Vec<Fault>) {
    let mut reader = Reader { rules, list: Vec::new(), faults: Vec::new(), helped: 0 };
    let code = text.trim();
    if text.len() > LONGEST {
        reader.misread(0, &Misread::TooLong(text.len().div_ceil(1024), LONGEST / 1024));
    } else if code::is_code(PREFIX, code) {
        match code::open(PREFIX, code) {
            Ok(names) => reader.code(&names),
            Err(wrong) => {
                reader.misread(0, &wrong);
                return (reader.list, reader.faults);
            }
        }
    } else {
        for (n, line) in (1..).zip(text.strip_prefix('\u{feff}').unwrap_or(text).lines()) {
            reader.line(n, uncommented(line.trim()).trim());
        }
    }
    reader.check();
    reader.faults.sort_by_key(|f| f.line);
    (reader.list, reader.faults)
}

/// The list as text that [`read`] reads.
#[must_use]
pub fn text(rules: &Rules, list: &[Listed]) -> String {
    list.iter().map(|l| format!("1 {}\n", rules.champions[l.kind as usize].card.name)).collect()
}

/// The list as one word, for addresses.
#[must_use]
pub fn to_code(rules: &Rules, list: &[Listed]) -> String {
    let names: Vec<String> = list.iter().map(|l| slug(&rules.champions[l.kind as usize].card.name)).collect();
    code::write(PREFIX, [names.iter().map(|n| (1, n.as_str())).collect::<Vec<_>>()])
}

struct Reader<'a> {
    rules: &'a Rules,
    list: Vec<Listed>,
    faults: Vec<Fault>,
    helped: u32,
}

impl<'a> Reader<'a> {
    /// A champion of a table that is not understood.
    fn unplayable(&self, name: &str) -> Option<&'a [String; 3]> {
        let wanted = slug(name);
        self.rules.unplayable.iter().find(|u| slug(&u[0]) == wanted)
    }

    fn misread(&mut self, line: usize, wrong: &Misread<'_>) {
        self.faults.push(Fault::new(line, None, wrong));
    }

    fn code(&mut self, names: &str) {
        for entry in code::entries(names) {
            match entry {
                Ok((_, name)) => self.name(0, name),
                Err(other) => self.misread(0, &Misread::CodeEntry(shown(other))),
            }
        }
    }

    /// `Rath`, `1 Rath`, `champions:`
    fn line(&mut self, n: usize, text: &str) {
        let heading = arbiter_decklist::heading(text).eq_ignore_ascii_case("champions");
        if text.is_empty() || text.starts_with('#') || heading {
            return;
        }
        let known = |name: &str| self.find(name).is_some() || self.unplayable(name).is_some();
        if known(text) {
            return self.name(n, text);
        }
        let (count, name) = split(text, known);
        match arbiter_decklist::count(count) {
            Ok(copies) => (0..copies).for_each(|_| self.name(n, name)),
            Err(why) => self.misread(n, &Misread::count(why, count, name)),
        }
    }

    fn find(&self, name: &str) -> Option<u8> {
        let wanted = slug(name);
        self.rules.champions.iter().position(|c| slug(&c.card.name) == wanted).map(|n| n as u8)
    }

    fn name(&mut self, line: usize, name: &str) {
        match self.find(name) {
            Some(kind) => self.list.push(Listed { line, kind }),
            None if self.unplayable(name).is_some() => {
                if let Some([name, _, why]) = self.unplayable(name) {
                    self.misread(line, &Misread::Unplayable(name, why));
                }
            }
            None => {
                self.helped += 1;
                let names: Vec<(String, &str)> =
                    self.rules.champions.iter().map(|c| (slug(&c.card.name), c.card.name.as_str())).collect();
                let known = names.iter().map(|(slug, name)| (slug.as_str(), *name));
                let near = if self.helped > HELPED { Vec::new() } else { similar(&slug(name), known) };
                self.misread(line, &Misread::Unknown(CHAMPION, shown(name), near));
            }
        }
    }

    /// Five, all different. [recruit.comp.1] [A8]
    fn check(&mut self) {
        rule!("recruit.comp.1");
        let clause = Some("recruit.comp.1");
        for n in 1..self.list.len() {
            let Listed { line, kind } = self.list[n];
            if self.list[..n].iter().any(|l| l.kind == kind) {
                let name = &self.rules.champions[kind as usize].card.name;
                let why = format!("{name} is on the list twice; the champions of a list are different.");
                let said = Message::new("deck-twice").with("champion", Arg::Card(Some(name.clone())));
                self.faults.push(Fault { line, why, said, clause, nearest: Vec::new() });
            }
        }
        let count = self.list.len();
        if count != SIZE && self.faults.is_empty() {
            let why = format!("A list has {SIZE} champions in the order of your wishes; this one has {count}.");
            let number = |n: usize| Arg::Number(n as i64);
            let said = Message::new("deck-size").with("wanted", number(SIZE)).with("count", number(count));
            self.faults.push(Fault { line: 0, why, said, clause, nearest: Vec::new() });
        }
    }
}
