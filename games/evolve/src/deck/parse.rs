//! A deck from text: what is understood is kept, what is not is listed.

use super::find::{Place, find, similar};
use super::{DeckFault, List, Listed, Part, Wrong, cod};
use crate::rules::{Rules, slug};
use arbiter_decklist::{A_CARD, HELPED, LONGEST, Misread, shown, split, uncommented};

/// Reads a deck: our own text, or a Cockatrice deck (`.cod`) if it begins with
/// `<`. Lines that are not understood are faults; the others are in the list.
#[must_use]
pub fn parse(rules: &Rules, text: &str) -> (List, Vec<DeckFault>) {
    let mut reader = Reader::new(rules);
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.len() > LONGEST {
        reader.fault(0, &Wrong::List(Misread::TooLong(text.len().div_ceil(1024), LONGEST / 1024)));
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
        match arbiter_decklist::count(count) {
            Ok(n) => self.copies(line, place, n, name),
            Err(why) => self.fault(line, &Wrong::List(Misread::count(why, count, name))),
        }
    }
    fn copies(&mut self, line: usize, place: Place, count: u8, name: &str) {
        if slug(name).is_empty() {
            self.fault(line, &Wrong::List(Misread::NameMissing));
        } else if let Some((part, face)) = find(self.rules, place, name) {
            self.list.entries.push(Listed { line, part, count, face });
        } else {
            self.unknown(line, place, name);
        }
    }
    fn unknown(&mut self, line: usize, place: Place, name: &str) {
        let what = match place {
            Place::In(Part::Leader) => ("leader", "deck-a-leader"),
            Place::In(Part::Main) | Place::Open => A_CARD,
            Place::In(Part::Evolve) => ("evolved card", "deck-an-evolved-card"),
            Place::Side => ("leader or evolved card", "deck-a-leader-or-evolved"),
        };
        self.helped += 1;
        let near = if self.helped > HELPED { Vec::new() } else { similar(self.rules, place, name) };
        self.fault(line, &Wrong::List(Misread::Unknown(what, shown(uncommented(name)), near)));
    }
}

fn read(reader: &mut Reader<'_>, text: &str) {
    let mut place = Some(Place::Open);
    for (line, text) in (1..).zip(text.lines()) {
        let text = text.trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let plain = uncommented(text);
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
                let (count, name) = split(text, |name| find(reader.rules, place, name).is_some());
                reader.card(line, place, count, name);
            }
        }
    }
}

/// `Main`, `main deck:`, `Evolve (9)`.
fn heading(text: &str) -> Option<Part> {
    let text = arbiter_decklist::heading(text);
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
