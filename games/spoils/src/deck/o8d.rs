//! Decks of OCTGN: XML with `<card qty="3" id="...">Name</card>` in sections.
//!
//! The reader takes what looks like a card and forgives the rest with a warning
//! for its line: these files are written by programs and mended by hand. The
//! section says nothing that the cards do not say themselves: starting
//! resources lie beside the faction there and belong to the deck. [202.5]

use super::parse::{Reader, shown};

pub(super) fn read(reader: &mut Reader<'_>, text: &str) {
    let mut cards = 0_u32;
    let mut open: Vec<(String, usize)> = Vec::new();
    let mut scan = Scan { rest: text, line: 1 };
    while let Some((line, tag)) = scan.tag() {
        let Some(tag) = tag else {
            reader.warn(line, "A tag is not closed; a `>` is missing.".to_owned());
            continue;
        };
        match name(tag) {
            "card" => {
                cards += 1;
                let inside = scan.text();
                card(reader, line, tag, inside);
                if !tag.ends_with('/') && !scan.rest.starts_with("</card>") {
                    reader.warn(line, "The card is not closed; `</card>` is missing.".to_owned());
                }
            }
            "/card" => {}
            other if other.starts_with(['?', '!']) || tag.ends_with('/') => {}
            other => match other.strip_prefix('/') {
                Some(closing) => close(reader, &mut open, line, closing),
                None => open.push((other.to_owned(), line)),
            },
        }
    }
    for (tag, line) in open {
        reader.warn(line, format!("`<{}>` is never closed.", shown(&tag)));
    }
    if cards == 0 {
        let why = "There is no `<card>` in it; an OCTGN deck has `<card qty=\"3\">Name</card>` in its sections.";
        reader.fault(0, why.to_owned());
    }
}

/// One card: its name stands between the tags, or in an attribute.
fn card(reader: &mut Reader<'_>, line: usize, tag: &str, inside: &str) {
    let mut name = decode(inside.trim());
    if name.is_empty() {
        match attribute(tag, "name") {
            Some(found) => {
                reader.warn(line, "The name stands in an attribute, not between the tags.".to_owned());
                name = found;
            }
            None => {
                return reader.fault(line, "A card has no name; write it between `<card>` and `</card>`.".to_owned());
            }
        }
    }
    if inside.contains('&') && !inside.contains(';') {
        reader.warn(line, "`&` must be written `&amp;`.".to_owned());
    }
    let count = attribute(tag, "qty").or_else(|| attribute(tag, "quantity"));
    let count = match count.as_deref().map(str::trim) {
        Some("") | None => {
            reader.warn(line, format!("`{}` has no `qty`; one copy is taken.", shown(&name)));
            "1".to_owned()
        }
        Some(count) => count.to_owned(),
    };
    reader.card(line, &count, &name);
}

/// A closing tag; tags that it leaves open are told.
fn close(reader: &mut Reader<'_>, open: &mut Vec<(String, usize)>, line: usize, tag: &str) {
    match open.iter().rposition(|(name, _)| name == tag) {
        Some(at) => {
            for (name, begun) in open.drain(at..).skip(1) {
                reader.warn(begun, format!("`<{}>` is not closed before `</{}>`.", shown(&name), shown(tag)));
            }
        }
        None => reader.warn(line, format!("`</{}>` closes nothing.", shown(tag))),
    }
}

/// A walk over tags and the text between them, with lines.
struct Scan<'a> {
    rest: &'a str,
    line: usize,
}

impl<'a> Scan<'a> {
    fn skip(&mut self, to: usize) -> &'a str {
        let (passed, rest) = self.rest.split_at(to);
        self.line += passed.bytes().filter(|&b| b == b'\n').count();
        self.rest = rest;
        passed
    }

    /// The text up to the next tag.
    fn text(&mut self) -> &'a str {
        self.skip(self.rest.find('<').unwrap_or(self.rest.len()))
    }

    /// The next tag and its line: what is between the brackets, none inside if
    /// the second bracket is missing.
    fn tag(&mut self) -> Option<(usize, Option<&'a str>)> {
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
        let end = self.rest.find(['<', '>']).unwrap_or(self.rest.len());
        let tag = self.skip(end);
        if self.rest.starts_with('>') {
            self.skip(1);
            return Some((line, Some(tag)));
        }
        Some((line, None))
    }
}

fn name(tag: &str) -> &str {
    let end = tag.char_indices().skip(1).find(|&(_, c)| c.is_whitespace() || c == '/').map_or(tag.len(), |(at, _)| at);
    &tag[..end]
}

/// An attribute; quotes may be missing.
fn attribute(tag: &str, wanted: &str) -> Option<String> {
    let mut rest = &tag[name(tag).len()..];
    while let Some((key, behind)) = rest.split_once('=') {
        let behind = behind.trim_start();
        let quote = behind.chars().next().filter(|c| matches!(c, '"' | '\''));
        let (value, next) = match quote {
            Some(quote) => behind[1..].split_once(quote).unwrap_or((&behind[1..], "")),
            None => behind.split_once(char::is_whitespace).unwrap_or((behind, "")),
        };
        if key.trim().eq_ignore_ascii_case(wanted) {
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
