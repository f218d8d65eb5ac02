//! A deck from text: what is understood is kept, what is not is listed.

use super::similar::similar;
use super::{DeckFault, List, Listed, o8d};
use crate::card::{Pool, slug};

/// The longest text that is read.
const LONGEST: usize = 64 * 1024;
/// The most copies on one line.
pub(super) const MOST: u8 = 99;
/// For so many names similar ones are looked for; a text with more mistakes is
/// no deck, and comparing costs time.
const HELPED: u32 = 40;

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
        let kib = text.len().div_ceil(1024);
        reader.fault(0, format!("The text has {kib} KiB; a deck has at most {} KiB.", LONGEST / 1024));
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
    pub(super) fn fault(&mut self, line: usize, why: String) {
        self.read.list.incomplete = true;
        self.read.faults.push(DeckFault::new(line, None, why));
    }

    /// Something is wrong, but what was meant is clear.
    pub(super) fn warn(&mut self, line: usize, why: String) {
        self.read.warnings.push(DeckFault::new(line, None, why));
    }

    /// So many copies of a name; the count is still text.
    pub(super) fn card(&mut self, line: usize, count: &str, name: &str) {
        // Digits only: the language would also take a sign.
        let number = count.bytes().all(|b| b.is_ascii_digit()).then(|| count.parse().unwrap_or(u32::MAX));
        match number {
            _ if count.is_empty() => {
                self.fault(line, format!("The count is missing before `{}`; write 1 to {MOST}.", shown(name)));
            }
            Some(n) if n == 0 || n > MOST.into() => {
                let count = shown(count);
                self.fault(line, format!("{count} copies of `{}`: a count is 1 to {MOST}.", shown(name)));
            }
            Some(n) => self.copies(line, n as u8, name),
            None => self.fault(line, format!("`{}` is no count; write 1 to {MOST}.", shown(count))),
        }
    }

    fn copies(&mut self, line: usize, count: u8, name: &str) {
        if slug(name).is_empty() {
            self.fault(line, "The name of the card is missing behind the count.".to_owned());
        } else if let Some(card) = find(self.pool, name) {
            self.read.list.entries.push(Listed { line, count, card });
        } else {
            let why = self.unknown(name);
            self.fault(line, why);
        }
    }

    fn unknown(&mut self, name: &str) -> String {
        self.helped += 1;
        let near = if self.helped > HELPED { Vec::new() } else { similar(self.pool, name) };
        let near: Vec<String> = near.into_iter().map(|n| format!("`{n}`")).collect();
        let question = match near.split_last() {
            None => String::new(),
            Some((last, [])) => format!(" Did you mean {last}?"),
            Some((last, rest)) => format!(" Did you mean {} or {last}?", rest.join(", ")),
        };
        format!("No card is named `{}`.{question}", shown(name))
    }
}

/// The card of a written name; a comment behind it does not count.
fn find(pool: &Pool, name: &str) -> Option<u16> {
    pool.named(name).or_else(|| name.rsplit_once(" #").and_then(|(before, _)| pool.named(before)))
}

/// A name as a message shows it: short, and nothing that moves the cursor of a
/// terminal.
pub(super) fn shown(text: &str) -> String {
    let mut letters = text.trim().chars().filter(|c| !c.is_control());
    let mut out: String = letters.by_ref().take(60).collect();
    if letters.next().is_some() {
        out.push('…');
    }
    out
}

fn read(reader: &mut Reader<'_>, text: &str) {
    let mut skipped = false;
    for (line, text) in (1..).zip(text.lines()) {
        let text = text.trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let plain = text.split_once(" #").map_or(text, |(before, _)| before.trim_end());
        if heading(plain) {
            skipped = false;
            continue;
        }
        if plain.ends_with(':') && find(reader.pool, plain).is_none() {
            let name = shown(plain.trim_end_matches(':'));
            let why = format!("`{name}` is no part of a deck (Faction, Deck); the lines below it are left out.");
            reader.fault(line, why);
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
            let (count, name) = split(reader.pool, text);
            reader.card(line, count, name);
        }
    }
}

/// `Faction`, `deck:`, `Deck (75)`.
fn heading(text: &str) -> bool {
    let text = text.trim_end_matches(':').trim_end();
    let text = match text.strip_suffix(')').and_then(|t| t.rsplit_once('(')) {
        Some((before, n)) if n.bytes().all(|b| b.is_ascii_digit()) => before.trim_end(),
        _ => text,
    };
    ["faction", "deck", "game deck", "main", "main deck", "resources"].iter().any(|w| text.eq_ignore_ascii_case(w))
}

/// Count and name of `3 Name`, `3x Name`, `3 x Name`, `Name`.
fn split<'t>(pool: &Pool, text: &'t str) -> (&'t str, &'t str) {
    let (first, name) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let name = name.trim_start();
    let times = |t: &str| ["x", "X", "×"].contains(&t);
    let count = first.trim_end_matches(['x', 'X', '×']);
    if times(first) {
        return ("", name);
    }
    if count.is_empty() || !count.bytes().all(|b| b.is_ascii_digit()) {
        return ("1", text);
    }
    match name.split_once(char::is_whitespace) {
        Some((x, behind)) if times(x) && find(pool, name).is_none() => (count, behind.trim_start()),
        _ => (count, name),
    }
}
