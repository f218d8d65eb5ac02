//! Reading the entries of one file, with the line of everything wrong.

use crate::Fault;
use arbiter_text::line_column;
use toml::Spanned;

/// A file while its entries become cards.
pub struct Reader<'a> {
    pub(crate) file: &'a str,
    pub(crate) source: &'a str,
    pub(crate) faults: &'a mut Vec<Fault>,
}

impl Reader<'_> {
    /// Something is wrong at this byte.
    pub fn fault(&mut self, at: usize, reason: impl Into<String>) {
        let line = line_column(self.source, at).0;
        self.faults.push(Fault { file: self.file.to_owned(), line, reason: reason.into() });
    }

    /// A name, and its first byte; no card is without one.
    pub fn name(&mut self, name: Spanned<String>) -> (String, usize) {
        let at = name.span().start;
        if name.get_ref().trim().is_empty() {
            self.fault(at, "a card needs a name");
        }
        (name.into_inner(), at)
    }

    /// A wording and where its first character stands in the file.
    #[must_use]
    pub fn text(&self, text: Option<Spanned<String>>) -> (String, usize) {
        let Some(text) = text else { return (String::new(), 0) };
        let raw = &self.source[text.span()];
        let mut skip = if raw.starts_with("\"\"\"") || raw.starts_with("'''") { 3 } else { 1 };
        if skip == 3 && raw[3..].starts_with('\n') {
            skip = 4;
        }
        (text.get_ref().clone(), text.span().start + skip)
    }

    /// A number that an entry, which begins at this byte, must have.
    pub fn number(&mut self, key: &str, value: Option<Spanned<i64>>, at: usize) -> Option<i16> {
        let Some(n) = value else {
            self.fault(at, format!("`{key}` is missing"));
            return None;
        };
        let small = i16::try_from(*n.get_ref()).ok().filter(|v| (0..=99).contains(v));
        if small.is_none() {
            self.fault(n.span().start, format!("`{key}` must be a number from 0 to 99"));
        }
        small
    }

    /// A number that such a card does not have.
    pub fn absent(&mut self, key: &str, value: Option<Spanned<i64>>, what: &str) {
        if let Some(n) = value {
            self.fault(n.span().start, format!("a {what} has no `{key}`"));
        }
    }

    /// One of a few words; `what` is what they are called.
    pub fn one_of<T: Copy>(&mut self, what: &str, all: &[(&str, T)], word: &str, at: usize) -> Option<T> {
        let found = all.iter().find(|(name, _)| *name == word).map(|(_, meant)| *meant);
        if found.is_none() {
            let known: Vec<&str> = all.iter().map(|(name, _)| *name).collect();
            self.fault(at, format!("`{word}` is no {what}; there are: {}", known.join(", ")));
        }
        found
    }
}
