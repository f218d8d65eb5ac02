//! A deck from text: what is understood is kept, what is not is listed.

use super::{DeckFault, List, Listed, Wrong, o8d};
use crate::card::{Pool, slug};
use arbiter_decklist::{A_CARD, HELPED, LONGEST, Misread, shown, similar, split, uncommented};

/// What a text was read as.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Read {
    /// What was understood.
    pub list: List,
    /// Lines that were not understood; nothing of them is in the list.
    pub faults: Vec<DeckFault>,
    /// Lines that were understood although something about them is wrong.
    pub warnings: Vec<DeckFault>,
}

/// Reads a deck: our own text, or an OCTGN deck (`.o8d`) if it begins with `<`.
#[must_use]
pub fn parse(pool: &Pool, text: &str) -> Read {
    let mut reader = Reader::new(pool);
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.len() > LONGEST {
        reader.fault(0, &Wrong::List(Misread::TooLong(text.len().div_ceil(1024), LONGEST / 1024)));
    } else if text.trim_start().starts_with('<') {
        o8d::read(&mut reader, text);
    } else {
        read(&mut reader, text);
    }
    reader.read
}

/// What was read so far.
pub(super) struct Reader<'a> {
    pool: &'a Pool,
    pub(super) read: Read,
    helped: u32,
}

impl<'a> Reader<'a> {
    pub(super) fn new(pool: &'a Pool) -> Self {
        Self { pool, read: Read::default(), helped: 0 }
    }

    /// Something was not understood.
    pub(super) fn fault(&mut self, line: usize, wrong: &Wrong<'_>) {
        self.read.list.incomplete = true;
        self.read.faults.push(DeckFault::new(line, None, wrong));
    }

    /// Something is wrong, but what was meant is clear.
    pub(super) fn warn(&mut self, line: usize, wrong: &Wrong<'_>) {
        self.read.warnings.push(DeckFault::new(line, None, wrong));
    }

    /// So many copies of a name; the count is still text.
    pub(super) fn card(&mut self, line: usize, count: &str, name: &str) {
        match arbiter_decklist::count(count) {
            Ok(n) => self.copies(line, n, name),
            Err(why) => self.fault(line, &Wrong::List(Misread::count(why, count, name))),
        }
    }

    fn copies(&mut self, line: usize, count: u8, name: &str) {
        if slug(name).is_empty() {
            self.fault(line, &Wrong::List(Misread::NameMissing));
        } else if let Some(card) = find(self.pool, name) {
            self.read.list.entries.push(Listed { line, count, card });
        } else {
            self.unknown(line, name);
        }
    }

    fn unknown(&mut self, line: usize, name: &str) {
        self.helped += 1;
        let pool = self.pool;
        let known = (0..).zip(&pool.cards).map(|(number, card)| (pool.slug(number), card.name.as_str()));
        let near = if self.helped > HELPED { Vec::new() } else { similar(&slug(uncommented(name)), known) };
        self.fault(line, &Wrong::List(Misread::Unknown(A_CARD, shown(uncommented(name)), near)));
    }
}

/// The card of a written name; a comment behind it does not count.
fn find(pool: &Pool, name: &str) -> Option<u16> {
    pool.named(name).or_else(|| name.rsplit_once(" #").and_then(|(before, _)| pool.named(before)))
}

fn read(reader: &mut Reader<'_>, text: &str) {
    let mut skipped = false;
    for (line, text) in (1..).zip(text.lines()) {
        let text = text.trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let plain = uncommented(text);
        if heading(plain) {
            skipped = false;
            continue;
        }
        if plain.ends_with(':') && find(reader.pool, plain).is_none() {
            let name = shown(plain.trim_end_matches(':'));
            reader.fault(line, &Wrong::NoPart(name));
            skipped = true;
            continue;
        }
        if skipped {
            continue;
        }
        // A name alone is one copy, also if it begins with a number.
        if find(reader.pool, text).is_some() {
            reader.copies(line, 1, text);
        } else {
            let (count, name) = split(text, |name| find(reader.pool, name).is_some());
            reader.card(line, count, name);
        }
    }
}

/// `Faction`, `deck:`, `Deck (75)`.
fn heading(text: &str) -> bool {
    let text = arbiter_decklist::heading(text);
    ["faction", "deck", "game deck", "main", "main deck", "resources"].iter().any(|w| text.eq_ignore_ascii_case(w))
}
