//! Reading the entries of one file, with the line of everything wrong.

use crate::{Fault, Written};
use serde::de::DeserializeOwned;
use toml::Spanned;

/// A file while its entries become cards.
pub struct Reader<'a> {
    pub(crate) file: &'a str,
    pub(crate) source: &'a str,
    pub(crate) faults: &'a mut Vec<Fault>,
}

impl<'a> Reader<'a> {
    /// Reads a file of this name.
    pub fn new(file: &'a str, source: &'a str, faults: &'a mut Vec<Fault>) -> Reader<'a> {
        Reader { file, source, faults }
    }

    /// What stands in the file; a file that cannot be read at all is a fault.
    pub fn parse<F: DeserializeOwned>(&mut self) -> Option<F> {
        let syntax = |e: toml::de::Error| self.faults.push(Fault::syntax(self.file, self.source, &e));
        toml::from_str(self.source).map_err(syntax).ok()
    }

    /// Something is wrong at this byte.
    pub fn fault(&mut self, at: usize, reason: impl Into<String>) {
        self.faults.push(Fault::at(self.file, self.source, (at, at), reason));
    }

    /// Something is wrong with a whole wording.
    pub fn fault_of(&mut self, text: Written, reason: impl Into<String>) {
        self.faults.push(Fault::at(self.file, self.source, text.whole(self.source), reason));
    }

    /// A name, and its first byte; no card is without one.
    pub fn name(&mut self, name: Spanned<String>) -> (String, usize) {
        let at = name.span().start;
        if name.get_ref().trim().is_empty() {
            self.fault(at, "a card needs a name");
        }
        (name.into_inner(), at)
    }

    /// A wording and where it stands in the file.
    #[must_use]
    pub fn text(text: Option<Spanned<String>>) -> (String, Written) {
        let written = text.as_ref().map(Written::from).unwrap_or_default();
        (text.map(Spanned::into_inner).unwrap_or_default(), written)
    }

    /// The same without blanks around it.
    #[must_use]
    pub fn trimmed(text: Option<Spanned<String>>) -> (String, Written) {
        let (text, written) = Self::text(text);
        (text.trim().to_owned(), written.skip(text.len() - text.trim_start().len()))
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
