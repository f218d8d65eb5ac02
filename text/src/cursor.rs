//! A walk over tokens that can go back, and remembers how far it came.

use crate::token::{Kind, Token};

/// A position in a list of tokens, and the furthest failure so far.
///
/// Every method that looks for something records what it looked for; the
/// names recorded at the furthest place are what the reader of a wrong text
/// is told. Going back therefore loses nothing.
#[derive(Clone, Debug)]
pub struct Cursor<'a> {
    tokens: &'a [Token],
    at: usize,
    furthest: usize,
    expected: Vec<String>,
    /// How much more may be looked for.
    work: u32,
}

/// No card that was meant to be read needs to look for more.
const WORK: u32 = 150_000;

impl<'a> Cursor<'a> {
    /// A cursor before the first token.
    pub fn new(tokens: &'a [Token]) -> Self {
        Self { tokens, at: 0, furthest: 0, expected: Vec::new(), work: WORK }
    }

    /// The token ahead; none, once too much was looked for: what was tried
    /// then fails, one thing after the other, and nothing new begins.
    pub fn peek(&self) -> Option<&'a Token> {
        self.tokens.get(self.at).filter(|_| self.work > 0)
    }

    /// Whether the text was refused for the work that it made.
    pub fn spent(&self) -> bool {
        self.work == 0
    }

    /// Refuses the text: it holds more of something than any card.
    pub fn give_up(&mut self) {
        self.work = 0;
    }

    /// No card makes so much work: said of a text that was refused for it.
    pub fn beyond(&self, file: &str, source: &str) -> Option<crate::Diagnostic> {
        let why = "no card needs so much work to be read".to_owned();
        self.spent().then(|| crate::Diagnostic::new(file, source, (0, source.trim_end().len()), why, Vec::new()))
    }

    /// The token `n` after the one ahead.
    pub fn peek_at(&self, n: usize) -> Option<&'a Token> {
        self.tokens.get(self.at + n)
    }

    /// The token just read.
    pub fn before(&self) -> Option<&'a Token> {
        self.at.checked_sub(1).and_then(|n| self.tokens.get(n))
    }

    /// How many tokens lie behind.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Steps over `n` tokens.
    pub fn skip(&mut self, n: usize) {
        self.at = (self.at + n).min(self.tokens.len());
    }

    /// Whether everything is read.
    pub fn done(&self) -> bool {
        self.at >= self.tokens.len()
    }

    /// Records that `what` would have been understood here.
    pub fn expect<T>(&mut self, what: &str) -> Option<T> {
        self.expect_said(|| what.to_owned())
    }

    /// The same, worded only where it will be told.
    fn expect_said<T>(&mut self, what: impl FnOnce() -> String) -> Option<T> {
        self.work = self.work.saturating_sub(1);
        if self.at > self.furthest {
            self.furthest = self.at;
            self.expected.clear();
        }
        if self.at == self.furthest {
            let what = what();
            if !self.expected.contains(&what) {
                self.expected.push(what);
            }
        }
        None
    }

    /// The furthest token that was not understood (`None` at the end of the
    /// text) and what would have been understood there, sorted.
    pub fn furthest(&self) -> (Option<&'a Token>, Vec<String>) {
        let mut expected = self.expected.clone();
        expected.sort();
        (self.tokens.get(self.furthest), expected)
    }

    /// Runs a parser; if it fails, nothing has been read.
    pub fn attempt<T>(&mut self, parse: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let start = self.at;
        let found = parse(self);
        if found.is_none() {
            self.at = start;
        }
        found
    }

    /// Goes back to a place that [`Cursor::at`] gave.
    pub fn back_to(&mut self, at: usize) {
        self.at = at;
    }

    /// Reads one word, in any case.
    pub fn word(&mut self, word: &str) -> Option<()> {
        match self.peek() {
            Some(t) if t.kind == Kind::Word && t.low == word => {
                self.at += 1;
                Some(())
            }
            _ => self.expect_said(|| format!("`{word}`")),
        }
    }

    /// Reads words separated by blanks, all or none; `,` and `.` stand alone.
    pub fn words(&mut self, phrase: &str) -> Option<()> {
        self.attempt(|c| {
            for part in phrase.split(' ') {
                match part {
                    "," => c.mark(',')?,
                    "." => c.mark('.')?,
                    part => match part.strip_prefix('[').and_then(|p| p.strip_suffix(']')) {
                        Some(icon) => c.icon(icon)?,
                        None => c.word(part)?,
                    },
                }
            }
            Some(())
        })
    }

    /// Reads the first of several phrases that fits; gives its place in the list.
    pub fn one_of(&mut self, phrases: &[&str]) -> Option<usize> {
        phrases.iter().position(|p| self.words(p).is_some())
    }

    /// Reads a mark of punctuation.
    pub fn mark(&mut self, mark: char) -> Option<()> {
        match self.peek() {
            Some(t) if t.kind == Kind::Mark(mark) => {
                self.at += 1;
                Some(())
            }
            _ => self.expect_said(|| format!("`{mark}`")),
        }
    }

    /// Reads an icon.
    pub fn icon(&mut self, name: &str) -> Option<()> {
        match self.peek() {
            Some(t) if t.kind == Kind::Icon && t.low == name => {
                self.at += 1;
                Some(())
            }
            _ => self.expect_said(|| format!("`[{name}]`")),
        }
    }

    /// Reads a plain number.
    pub fn number(&mut self) -> Option<i16> {
        match self.peek().map(|t| &t.kind) {
            Some(&Kind::Number(n)) => {
                self.at += 1;
                Some(n)
            }
            _ => self.expect("a number"),
        }
    }

    /// Reads a number in round brackets.
    pub fn bracketed(&mut self) -> Option<i16> {
        match self.peek().map(|t| &t.kind) {
            Some(&Kind::Bracketed(n)) => {
                self.at += 1;
                Some(n)
            }
            _ => self.expect("a number in brackets"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tokens;

    #[test]
    fn going_back_keeps_the_furthest_failure() {
        let text = tokens("draw a fish");
        let mut c = Cursor::new(&text);
        assert!(c.attempt(|c| c.words("draw a card")).is_none());
        assert!(c.word("discard").is_none());
        let (token, expected) = c.furthest();
        assert_eq!(token.map(|t| t.text.as_str()), Some("fish"));
        assert_eq!(expected, vec!["`card`"]);
        assert_eq!(c.at(), 0);
    }

    #[test]
    fn work_is_counted() {
        let text = tokens("draw a fish");
        let mut c = Cursor::new(&text);
        for _ in 0..WORK {
            assert!(c.beyond("Owl", "draw a fish").is_none());
            assert!(c.word("discard").is_none());
        }
        assert!(c.word("draw").is_none() && c.spent());
        let told = c.beyond("Owl", "draw a fish").expect("it is too much");
        assert_eq!(told.to_string(), "Owl:1:1: no card needs so much work to be read");
    }

    #[test]
    fn the_end_is_a_place_too() {
        let text = tokens("draw");
        let mut c = Cursor::new(&text);
        assert!(c.words("draw , a").is_none());
        assert_eq!(c.furthest(), (None, vec!["`,`".to_owned()]));
    }
}
