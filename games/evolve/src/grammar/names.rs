//! Proper nouns: card names and traits.

use super::Parser;
use arbiter_text::{Kind, Token, tokens};
use std::collections::BTreeSet;

/// Small words that may stand inside a name between two capitals.
const INSIDE: [&str; 14] = ["of", "the", "and", "in", "to", "for", "from", "a", "an", "at", "by", "with", "on", "de"];
/// Capitals that are words of the language, not of a name.
const LANGUAGE: [&str; 22] = [
    "x",
    "ex",
    "ward",
    "storm",
    "rush",
    "assail",
    "intimidate",
    "drain",
    "bane",
    "aura",
    "quick",
    "stack",
    "overflow",
    "sanguine",
    "combo",
    "spellchain",
    "necrocharge",
    "sc",
    "nc",
    "strike",
    "earth",
    "fanfare",
];

/// The names and traits of a pool of cards.
///
/// `Pixie tokens` speaks of a trait and `Forest Bat tokens` of a name; only the
/// pool can tell. It also shows where a name with commas ends.
#[derive(Clone, Debug, Default)]
pub struct Vocabulary {
    names: BTreeSet<Vec<String>>,
    traits: BTreeSet<Vec<String>>,
    longest: usize,
}

impl Vocabulary {
    /// Learns a card's name.
    pub fn name(&mut self, name: &str) {
        let words = low(&tokens(name));
        self.longest = self.longest.max(words.len());
        self.names.insert(words);
    }

    /// Learns a trait.
    pub fn of_trait(&mut self, name: &str) {
        self.traits.insert(low(&tokens(name)));
    }

    /// Whether a trait has this name.
    pub fn is_trait(&self, name: &str) -> bool {
        self.traits.contains(&low(&tokens(name)))
    }

    /// Whether a card has this name.
    pub fn is_name(&self, name: &str) -> bool {
        self.names.contains(&low(&tokens(name)))
    }
}

fn low(tokens: &[Token]) -> Vec<String> {
    tokens.iter().map(|t| t.low.clone()).collect()
}

impl Parser<'_> {
    /// A proper noun, as printed: the longest known name, or a run of capitals.
    pub(super) fn proper(&mut self) -> Option<String> {
        match self.known_name().or_else(|| self.capitals()) {
            Some(len) => {
                let said = self.take_text(len);
                Some(self.one_of_them(&said).unwrap_or(said))
            }
            None => self.c.expect("a name"),
        }
    }

    /// The name of one, where several are spoken of: no card is named `Knights`.
    fn one_of_them(&self, said: &str) -> Option<String> {
        let v = self.card.vocabulary.filter(|v| !v.is_name(said))?;
        let ends = [("ies", "y"), ("ves", "f"), ("es", ""), ("s", "")];
        let one = ends.iter().filter_map(|(many, one)| said.strip_suffix(many).map(|s| format!("{s}{one}")));
        one.into_iter().find(|one| v.is_name(one))
    }

    /// A single run of capitals without commas: a trait or a simple name.
    pub(super) fn simple_proper(&mut self) -> Option<String> {
        let len = self.known_trait().unwrap_or_else(|| self.run(0));
        if len == 0 {
            return self.c.expect("a trait or a name");
        }
        Some(self.take_text(len))
    }

    /// Whether the card's own name stands here; steps over it.
    pub(super) fn own_name(&mut self) -> Option<()> {
        let own = low(&tokens(self.card.name));
        let here = (0..own.len()).all(|n| self.c.peek_at(n).is_some_and(|t| t.low == own[n]));
        if !here || own.is_empty() || !self.c.peek().is_some_and(Token::capital) {
            return None;
        }
        self.c.skip(own.len());
        Some(())
    }

    fn take_text(&mut self, len: usize) -> String {
        let (Some(first), Some(last)) = (self.c.peek(), self.c.peek_at(len - 1)) else { return String::new() };
        self.c.skip(len);
        self.wording[first.start..last.end].replace(['’', '‘'], "'").split_whitespace().collect::<Vec<_>>().join(" ")
    }

    fn known_name(&self) -> Option<usize> {
        let vocabulary = self.card.vocabulary?;
        let mut words = Vec::new();
        let mut best = None;
        for n in 0..vocabulary.longest {
            let Some(token) = self.c.peek_at(n) else { break };
            words.push(token.low.clone());
            if vocabulary.names.contains(&words) {
                best = Some(n + 1);
            }
        }
        best.filter(|_| self.c.peek().is_some_and(Token::capital))
    }

    /// A trait of the pool before a word that traits stand before.
    fn known_trait(&self) -> Option<usize> {
        let vocabulary = self.card.vocabulary?;
        let words: Vec<String> = (0..4).map_while(|n| self.c.peek_at(n).map(|t| t.low.clone())).collect();
        let len = (1..=words.len()).rev().find(|&n| vocabulary.traits.contains(&words[..n]))?;
        let capital = (0..len).any(|n| self.c.peek_at(n).is_some_and(|t| t.text != t.low));
        capital.then_some(len)
    }

    /// Capitals, with `, Capitals` once: `Mimi, Infernal Right Paw`. A list
    /// with an Oxford comma has no such names in it.
    fn capitals(&self) -> Option<usize> {
        let first = self.run(0);
        if first == 0 {
            return None;
        }
        let comma = self.c.peek_at(first).is_some_and(|t| t.kind == Kind::Mark(','));
        let second = if comma { self.run(first + 1) } else { 0 };
        if second == 0 {
            return Some(first);
        }
        let end = first + 1 + second;
        let list = self.c.peek_at(end).is_some_and(|t| t.kind == Kind::Mark(','))
            && (self.c.peek_at(end + 1).is_some_and(|t| t.low == "and") || self.run(end + 1) > 0);
        Some(if list { first } else { end })
    }

    /// The length of a run of capitals that starts `from` tokens ahead.
    fn run(&self, from: usize) -> usize {
        let capital = |n: usize| self.c.peek_at(n).is_some_and(|t| t.capital() && !LANGUAGE.contains(&t.low.as_str()));
        let mut len = 0;
        while capital(from + len) || (len > 0 && self.inside(from + len)) {
            len += 1;
        }
        len
    }

    fn inside(&self, at: usize) -> bool {
        // `and`/`or` join two names more often than they stand in one.
        let word = |n: usize| self.c.peek_at(n).map(|t| t.low.as_str()).unwrap_or_default();
        let capital = |n: usize| self.c.peek_at(n).is_some_and(Token::capital);
        let small = |n: usize| INSIDE.contains(&word(n)) && word(n) != "and";
        small(at) && (capital(at + 1) || (small(at + 1) && capital(at + 2)))
    }
}
