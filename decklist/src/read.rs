//! Decks from texts and codes, and back: what is understood is kept, what is
//! not is listed.

use crate::{DeckFault, HELPED, LONGEST, List, Listed, Misread, Noun, Wrong, code, shown, split, uncommented};
use std::fmt::Write as _;

/// The cards of a game, as lists speak of them.
pub trait Names {
    /// The parts of a deck.
    type Part: Copy + PartialEq + 'static;
    /// Where a name stands, as far as the text says it.
    type Place: Copy + 'static;

    /// How its deck codes begin.
    const PREFIX: &'static str;
    /// The parts in their order: the heading of each, and what stands under it.
    const PARTS: &'static [(Self::Part, &'static str, Self::Place)];
    /// What stands under no heading.
    const OPEN: Self::Place;

    /// The card that is meant, and the part it stands in. One that may not be
    /// there is found too, so that the check can say by which clause.
    fn find(&self, place: Self::Place, written: &str) -> Option<(Self::Part, u16)>;
    /// Names that may have been meant, the nearest first.
    fn similar(&self, place: Self::Place, written: &str) -> Vec<&str>;
    /// What a name in this place is a name of.
    fn noun(place: Self::Place) -> Noun;
    /// What stands under a heading with these words, if it is one.
    fn heading(words: &str) -> Option<Self::Place>;
    /// Reads the file of another program.
    fn foreign(reader: &mut Reader<'_, Self>, text: &str)
    where
        Self: Sized;
    /// The name of a card.
    fn name(&self, card: u16) -> &str;
    /// Its name as one word.
    fn slug(&self, card: u16) -> &str;
}

/// What a text was read as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read<P> {
    /// What was understood.
    pub list: List<P>,
    /// Lines that were not understood; nothing of them is in the list.
    pub faults: Vec<DeckFault>,
    /// Lines that were understood although something about them is wrong.
    pub warnings: Vec<DeckFault>,
}

/// Reads a deck: a text of ours, or the file of another program if it begins
/// with `<`.
pub fn parse<N: Names>(names: &N, text: &str) -> Read<N::Part> {
    let mut reader = Reader::new(names);
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.len() > LONGEST {
        reader.fault(0, &Misread::TooLong(text.len().div_ceil(1024), LONGEST / 1024));
    } else if text.trim_start().starts_with('<') {
        N::foreign(&mut reader, text);
    } else {
        lines(&mut reader, text);
    }
    reader.read
}

/// Reads a deck code: the parts follow each other,
/// `1:sylva;3:briar-scout,2:hollow-dancer;3:glade-singer.`
///
/// # Errors
/// If it is no code, or not a whole one.
pub fn parse_code<N: Names>(names: &N, text: &str) -> Result<Read<N::Part>, DeckFault> {
    let mut reader = Reader::new(names);
    let text = code::open(N::PREFIX, text.trim()).map_err(|wrong| DeckFault::new(0, None, &wrong))?;
    let mut parts = text.split(';');
    for (&(_, _, place), cards) in N::PARTS.iter().zip(parts.by_ref()) {
        for entry in code::entries(cards) {
            match entry {
                Ok((count, slug)) => reader.card(0, place, count, slug),
                Err(other) => reader.fault(0, &Misread::CodeEntry(shown(other))),
            }
        }
    }
    if parts.next().is_some() {
        reader.fault(0, &Misread::CodeParts);
    }
    Ok(reader.read)
}

/// What a text or a code is understood as, with everything wrong in it; `check`
/// judges the list.
pub fn read<N: Names>(
    names: &N,
    text: &str,
    check: impl FnOnce(&List<N::Part>) -> Vec<DeckFault>,
) -> (List<N::Part>, Vec<DeckFault>) {
    let read = if code::is_code(N::PREFIX, text.trim()) { parse_code(names, text) } else { Ok(parse(names, text)) };
    match read {
        Ok(read) => read.judged(check),
        // A code that cannot be opened is no deck; its missing cards are no news.
        Err(fault) => (List { incomplete: true, ..List::default() }, vec![fault]),
    }
}

impl<P> Read<P> {
    /// The faults of the text and those of the book, in the order of the lines.
    pub fn judged(self, check: impl FnOnce(&List<P>) -> Vec<DeckFault>) -> (List<P>, Vec<DeckFault>) {
        let mut faults = self.faults;
        faults.extend(check(&self.list));
        faults.sort_by_key(|f| f.line);
        (List { warnings: self.warnings, ..self.list }, faults)
    }
}

/// A list in the format that [`parse`] reads, legal or not.
pub fn to_text<N: Names>(names: &N, list: &List<N::Part>) -> String {
    let mut out = String::new();
    for &(part, heading, _) in N::PARTS {
        for (n, e) in list.part(part).enumerate() {
            if n == 0 {
                let gap = if out.is_empty() { "" } else { "\n" };
                // Writing to a string cannot fail.
                let _ = writeln!(out, "{gap}{heading}");
            }
            let _ = writeln!(out, "{} {}", e.count, names.name(e.card));
        }
    }
    out
}

/// The code of a list, legal or not.
pub fn to_code<N: Names>(names: &N, list: &List<N::Part>) -> String {
    let part =
        |&(part, ..): &(N::Part, _, _)| list.part(part).map(|e| (e.count, names.slug(e.card))).collect::<Vec<_>>();
    code::write(N::PREFIX, N::PARTS.iter().map(part))
}

/// What was read so far.
pub struct Reader<'a, N: Names> {
    names: &'a N,
    read: Read<N::Part>,
    helped: u32,
}

impl<'a, N: Names> Reader<'a, N> {
    fn new(names: &'a N) -> Self {
        let read = Read { list: List::default(), faults: Vec::new(), warnings: Vec::new() };
        Self { names, read, helped: 0 }
    }

    /// Something was not understood.
    pub fn fault(&mut self, line: usize, wrong: &impl Wrong) {
        self.read.list.incomplete = true;
        self.read.faults.push(DeckFault::new(line, None, wrong));
    }

    /// Something is wrong, but what was meant is clear.
    pub fn warn(&mut self, line: usize, wrong: &impl Wrong) {
        self.read.warnings.push(DeckFault::new(line, None, wrong));
    }

    /// So many copies of a name; the count is still text.
    pub fn card(&mut self, line: usize, place: N::Place, count: &str, name: &str) {
        match crate::count(count) {
            Ok(n) => self.copies(line, place, n, name),
            Err(why) => self.fault(line, &Misread::count(why, count, name)),
        }
    }

    fn copies(&mut self, line: usize, place: N::Place, count: u8, name: &str) {
        if !name.contains(char::is_alphanumeric) {
            self.fault(line, &Misread::NameMissing);
        } else if let Some((part, card)) = self.names.find(place, name) {
            self.read.list.entries.push(Listed { line, part, count, card });
        } else {
            let near = if self.helped > HELPED { Vec::new() } else { self.names.similar(place, name) };
            if let Some((meant, (part, card))) = self.typed(place, name, &near) {
                self.warn(line, &Misread::ReadAs(shown(uncommented(name)), meant));
                return self.read.list.entries.push(Listed { line, part, count, card });
            }
            self.helped += 1;
            self.fault(line, &Misread::Unknown(N::noun(place), shown(uncommented(name)), near));
        }
    }
}

impl<'a, N: Names> Reader<'a, N> {
    /// The one card whose name is this one, typed differently: other accents,
    /// dashes, quotes or blanks. Two such cards would be a riddle.
    fn typed(&self, place: N::Place, name: &str, near: &[&'a str]) -> Option<(&'a str, (N::Part, u16))> {
        let wanted = arbiter_cards::plain(uncommented(name));
        let mut all = near.iter().filter(|n| arbiter_cards::plain(n) == wanted);
        let meant = all.next().filter(|_| all.next().is_none())?;
        Some((*meant, self.names.find(place, meant)?))
    }
}

fn lines<N: Names>(reader: &mut Reader<'_, N>, text: &str) {
    let names = reader.names;
    let mut place = Some(N::OPEN);
    for (line, text) in (1..).zip(text.lines()) {
        let text = text.trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let plain = uncommented(text);
        if let Some(under) = N::heading(&crate::heading(plain).to_lowercase()) {
            place = Some(under);
            continue;
        }
        if plain.ends_with(':') && names.find(N::OPEN, plain).is_none() {
            let parts = N::PARTS.iter().map(|p| p.1).collect();
            reader.fault(line, &Misread::NoPart(shown(plain.trim_end_matches(':')), parts));
            place = None;
            continue;
        }
        match place {
            None => {}
            // A name alone is one copy, also if it begins with a number.
            Some(place) if names.find(place, text).is_some() => reader.copies(line, place, 1, text),
            Some(place) => {
                let (count, name) = split(text, |name| names.find(place, name).is_some());
                reader.card(line, place, count, name);
            }
        }
    }
}
