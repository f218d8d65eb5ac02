//! Decks of Cockatrice: XML with `<card number="3" name="..."/>` in zones.
//!
//! The reader takes what looks like a tag and forgives the rest: these files
//! are written by programs and mended by hand.

use super::find::Place;
use super::parse::{Reader, shown};
use super::{Part, Wrong};

/// What a zone means for the cards in it.
#[derive(Clone, Copy)]
enum Zone {
    Cards(Place),
    Skipped,
}

pub(super) fn read(reader: &mut Reader<'_>, text: &str) {
    let mut zone = Zone::Cards(Place::Open);
    let mut cards = 0_u32;
    let tags = Tags { rest: text, line: 1 };
    for (line, tag) in tags {
        let Some(tag) = tag else {
            reader.fault(line, &Wrong::TagOpen);
            continue;
        };
        match name(tag) {
            "zone" if !tag.ends_with('/') => zone = enter(reader, line, tag),
            "/zone" => zone = Zone::Cards(Place::Open),
            "card" => {
                cards += 1;
                let Zone::Cards(place) = zone else { continue };
                let count = attribute(tag, "number").unwrap_or_default();
                match attribute(tag, "name") {
                    Some(name) => reader.card(line, place, count.trim(), &name),
                    None => reader.fault(line, &Wrong::CardNameless),
                }
            }
            _ => {}
        }
    }
    if cards == 0 {
        reader.fault(0, &Wrong::NoCards);
    }
}

fn enter(reader: &mut Reader<'_>, line: usize, tag: &str) -> Zone {
    match attribute(tag, "name").unwrap_or_default().trim() {
        "main" => Zone::Cards(Place::In(Part::Main)),
        "side" => Zone::Cards(Place::Side),
        // The program keeps the tokens of a deck there; nobody brings them.
        "tokens" => Zone::Skipped,
        other => {
            reader.fault(line, &Wrong::NoZone(shown(other)));
            Zone::Skipped
        }
    }
}

/// The tags of a text with their lines: what is between the brackets, `None` if
/// the second bracket is missing.
struct Tags<'a> {
    rest: &'a str,
    line: usize,
}

impl<'a> Tags<'a> {
    fn skip(&mut self, to: usize) -> &'a str {
        let (passed, rest) = self.rest.split_at(to);
        self.line += passed.bytes().filter(|&b| b == b'\n').count();
        self.rest = rest;
        passed
    }
}

impl<'a> Iterator for Tags<'a> {
    type Item = (usize, Option<&'a str>);

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            self.skip(self.rest.find('<')?);
            if !self.rest.starts_with("<!--") {
                break;
            }
            let end = self.rest.find("-->").map_or(self.rest.len(), |at| at + 3);
            self.skip(end);
        }
        let line = self.line;
        self.skip(1);
        let mut quote = None;
        for (at, c) in self.rest.char_indices() {
            match (c, quote) {
                // No value may hold this bracket: the tag was broken, the next begins.
                ('<', _) => {
                    self.skip(at);
                    return Some((line, None));
                }
                ('>', None) => {
                    let tag = self.skip(at);
                    return Some((line, Some(tag)));
                }
                ('"' | '\'', None) => quote = Some(c),
                (c, Some(q)) if c == q => quote = None,
                _ => {}
            }
        }
        self.skip(self.rest.len());
        Some((line, None))
    }
}

fn name(tag: &str) -> &str {
    let end = tag.char_indices().skip(1).find(|&(_, c)| c.is_whitespace() || c == '/').map_or(tag.len(), |(at, _)| at);
    &tag[..end]
}

fn attribute(tag: &str, wanted: &str) -> Option<String> {
    let mut rest = &tag[name(tag).len()..];
    while let Some((key, behind)) = rest.split_once('=') {
        let behind = behind.trim_start();
        let quote = behind.chars().next().filter(|c| matches!(c, '"' | '\''))?;
        let (value, next) = behind[1..].split_once(quote)?;
        if key.trim() == wanted {
            return Some(decode(value));
        }
        rest = next;
    }
    None
}

/// Signs that XML writes as words.
fn decode(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once('&') {
        out.push_str(before);
        // The longest word is short; looking further would cost time for nothing.
        let end = behind.bytes().take(10).position(|b| b == b';');
        let known = end.and_then(|at| Some((sign(&behind[..at])?, &behind[at + 1..])));
        let (c, next) = known.unwrap_or(('&', behind));
        out.push(c);
        rest = next;
    }
    out + rest
}

fn sign(word: &str) -> Option<char> {
    match word {
        "amp" => Some('&'),
        "apos" => Some('\''),
        "quot" => Some('"'),
        "lt" => Some('<'),
        "gt" => Some('>'),
        _ => {
            let number = word.strip_prefix('#')?;
            let code = match number.strip_prefix('x') {
                Some(hex) => u32::from_str_radix(hex, 16),
                None => number.parse(),
            };
            char::from_u32(code.ok()?)
        }
    }
}
