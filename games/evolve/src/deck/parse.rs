//! A deck from text: what is understood is kept, what is not is listed.

use super::find::{Place, find, similar};
use super::{DeckFault, List, Listed, Part, Wrong, cod};
use crate::rules::{Rules, slug};

/// The longest text that is read.
const LONGEST: usize = 64 * 1024;
/// The most copies on one line.
pub(super) const MOST: u8 = 99;
/// For so many names similar ones are looked for; a text with more mistakes is
/// no deck, and comparing costs time.
const HELPED: u32 = 40;

/// Reads a deck: our own text, or a Cockatrice deck (`.cod`) if it begins with
/// `<`. Lines that are not understood are faults; the others are in the list.
#[must_use]
pub fn parse(rules: &Rules, text: &str) -> (List, Vec<DeckFault>) {
    let mut reader = Reader::new(rules);
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.len() > LONGEST {
        reader.fault(0, &Wrong::TooLong { kib: text.len().div_ceil(1024), most: LONGEST / 1024 });
    } else if text.trim_start().starts_with('<') {
        cod::read(&mut reader, text);
    } else {
        read(&mut reader, text);
    }
    reader.finish()
}

/// What was read so far.
pub(super) struct Reader<'a> {
    rules: &'a Rules,
    list: List,
    faults: Vec<DeckFault>,
    helped: u32,
}

impl<'a> Reader<'a> {
    pub(super) fn new(rules: &'a Rules) -> Self {
        Self { rules, list: List::default(), faults: Vec::new(), helped: 0 }
    }
    pub(super) fn finish(self) -> (List, Vec<DeckFault>) {
        (self.list, self.faults)
    }
    /// Something was not understood.
    pub(super) fn fault(&mut self, line: usize, wrong: &Wrong<'_>) {
        self.list.incomplete = true;
        self.faults.push(DeckFault::new(line, None, wrong));
    }
    /// So many copies of a name; the count is still text.
    pub(super) fn card(&mut self, line: usize, place: Place, count: &str, name: &str) {
        // Digits only: the language would also take a sign.
        let number = count.bytes().all(|b| b.is_ascii_digit()).then(|| count.parse().unwrap_or(u32::MAX));
        match number {
            _ if count.is_empty() => self.fault(line, &Wrong::CountMissing(shown(name))),
            Some(n) if n == 0 || n > MOST.into() => {
                self.fault(line, &Wrong::CountRange { count: shown(count), name: shown(name) });
            }
            Some(n) => self.copies(line, place, n as u8, name),
            None => self.fault(line, &Wrong::NotACount(shown(count))),
        }
    }
    fn copies(&mut self, line: usize, place: Place, count: u8, name: &str) {
        if slug(name).is_empty() {
            self.fault(line, &Wrong::NameMissing);
        } else if let Some((part, face)) = find(self.rules, place, name) {
            self.list.entries.push(Listed { line, part, count, face });
        } else {
            self.unknown(line, place, name);
        }
    }
    fn unknown(&mut self, line: usize, place: Place, name: &str) {
        let what = match place {
            Place::In(Part::Leader) => "deck-a-leader",
            Place::In(Part::Main) | Place::Open => "deck-a-card",
            Place::In(Part::Evolve) => "deck-an-evolved-card",
            Place::Side => "deck-a-leader-or-evolved",
        };
        self.helped += 1;
        let near = if self.helped > HELPED { Vec::new() } else { similar(self.rules, place, name) };
        let name = name.split_once(" #").map_or(name, |(before, _)| before);
        self.fault(line, &Wrong::Unknown { what, name: shown(name), near });
    }
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
    let mut place = Some(Place::Open);
    for (line, text) in (1..).zip(text.lines()) {
        let text = text.trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let plain = text.split_once(" #").map_or(text, |(before, _)| before.trim_end());
        if let Some(part) = heading(plain) {
            place = Some(Place::In(part));
            continue;
        }
        if plain.ends_with(':') && find(reader.rules, Place::Open, plain).is_none() {
            reader.fault(line, &Wrong::NoPart(shown(plain.trim_end_matches(':'))));
            place = None;
            continue;
        }
        match place {
            None => {}
            // A name alone is one copy, also if it begins with a number.
            Some(place) if find(reader.rules, place, text).is_some() => reader.copies(line, place, 1, text),
            Some(place) => {
                let (count, name) = split(reader.rules, place, text);
                reader.card(line, place, count, name);
            }
        }
    }
}

/// `Main`, `main deck:`, `Evolve (9)`.
fn heading(text: &str) -> Option<Part> {
    let text = text.trim_end_matches(':').trim_end();
    let text = match text.strip_suffix(')').and_then(|t| t.rsplit_once('(')) {
        Some((before, n)) if n.bytes().all(|b| b.is_ascii_digit()) => before.trim_end(),
        _ => text,
    };
    let is = |words: &[&str]| words.iter().any(|w| text.eq_ignore_ascii_case(w));
    if is(&["leader"]) {
        Some(Part::Leader)
    } else if is(&["main", "main deck"]) {
        Some(Part::Main)
    } else if is(&["evolve", "evolve deck"]) {
        Some(Part::Evolve)
    } else {
        None
    }
}

/// Count and name of `3 Name`, `3x Name`, `3 x Name`, `Name`.
fn split<'t>(rules: &Rules, place: Place, text: &'t str) -> (&'t str, &'t str) {
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
        Some((x, behind)) if times(x) && find(rules, place, name).is_none() => (count, behind.trim_start()),
        _ => (count, name),
    }
}
