//! The XML in which other programs keep decks.
//!
//! The reader takes what looks like a tag and forgives the rest: these files
//! are written by programs and mended by hand.

/// A walk over tags and the text between them, with lines.
#[derive(Clone, Debug)]
pub struct Scan<'a> {
    rest: &'a str,
    line: usize,
}

impl<'a> Scan<'a> {
    /// From the beginning of a text.
    #[must_use]
    pub fn new(text: &'a str) -> Self {
        Self { rest: text, line: 1 }
    }

    /// What was not walked over yet.
    #[must_use]
    pub fn rest(&self) -> &'a str {
        self.rest
    }

    /// The text up to the next tag.
    pub fn text(&mut self) -> &'a str {
        self.skip(self.rest.find('<').unwrap_or(self.rest.len()))
    }

    fn skip(&mut self, to: usize) -> &'a str {
        let (passed, rest) = self.rest.split_at(to);
        self.line += passed.bytes().filter(|&b| b == b'\n').count();
        self.rest = rest;
        passed
    }

    /// Where a tag that begins here ends. A quote hides a bracket, unless it is
    /// never closed itself.
    fn end(&self) -> Result<usize, usize> {
        let mut quote = None;
        let mut hidden = None;
        for (at, c) in self.rest.char_indices() {
            match (c, quote) {
                // No value may hold this bracket: the next tag begins.
                ('<', _) => return hidden.ok_or(at),
                ('>', None) => return Ok(at),
                ('>', Some(_)) => hidden = hidden.or(Some(at)),
                ('"' | '\'', None) => quote = Some(c),
                (c, Some(q)) if c == q => quote = None,
                _ => {}
            }
        }
        hidden.ok_or(self.rest.len())
    }
}

/// Tags with their lines: what is between the brackets, `None` if the second
/// bracket is missing.
impl<'a> Iterator for Scan<'a> {
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
        match self.end() {
            Ok(at) => {
                let tag = self.skip(at);
                self.skip(1);
                Some((line, Some(tag)))
            }
            Err(at) => {
                self.skip(at);
                Some((line, None))
            }
        }
    }
}

/// The name of a tag; a closing one begins with `/`.
#[must_use]
pub fn name(tag: &str) -> &str {
    let end = tag.char_indices().skip(1).find(|&(_, c)| c.is_whitespace() || c == '/').map_or(tag.len(), |(at, _)| at);
    &tag[..end]
}

/// An attribute of a tag; quotes may be missing.
#[must_use]
pub fn attribute(tag: &str, wanted: &str) -> Option<String> {
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

/// A text whose signs XML writes as words.
#[must_use]
pub fn decode(text: &str) -> String {
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

/// The other way around.
#[must_use]
pub fn encode(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_come_with_their_lines() {
        let text = "<!-- <no> -->\n<a b=\"1>2\">\ntext<c/><d\n<e x=\"y>z</e>";
        let tags: Vec<_> = Scan::new(text).collect();
        let whole = [(2, "a b=\"1>2\""), (3, "c/")].map(|(l, t)| (l, Some(t)));
        assert_eq!(tags[..2], whole);
        assert_eq!(tags[2..], [(3, None), (4, Some("e x=\"y")), (4, Some("/e"))]);
    }

    #[test]
    fn attributes_are_found_with_and_without_quotes() {
        let tag = "card Number=\"3\" name='Tom &amp; &#233;' id=7";
        assert_eq!(attribute(tag, "number").as_deref(), Some("3"));
        assert_eq!(attribute(tag, "name").as_deref(), Some("Tom & é"));
        assert_eq!(attribute(tag, "id").as_deref(), Some("7"));
        assert_eq!(attribute(tag, "qty"), None);
        assert_eq!(decode(&encode("a < \"b\" & c > d")), "a < \"b\" & c > d");
        assert_eq!(decode("R&D &zzz; &"), "R&D &zzz; &");
    }
}
