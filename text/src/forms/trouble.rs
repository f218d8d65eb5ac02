//! Why a text was refused.

use super::Limit;
use super::refer::Pronoun;
use crate::diagnostic::{one_of, shown};
use crate::{Diagnostic, LONGEST};
use std::fmt;

/// One of several meanings of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meaning {
    /// The meaning, worded as usual.
    pub text: String,
    /// The same in the names of its words: two meanings can be worded alike.
    pub words: String,
}

/// Why a text was refused. Spans are bytes of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// Something else would have been understood here.
    NotUnderstood {
        /// The word at which reading stopped.
        span: (usize, usize),
        /// What could stand there, sorted.
        expected: Vec<String>,
        /// A word that could stand there and is spelled nearly as the one there.
        near: Option<String>,
    },
    /// A phrase does not agree with what is around it.
    Disagrees {
        /// The phrase.
        span: (usize, usize),
    },
    /// Two or more meanings.
    TwoMeanings {
        /// Where the first two part.
        differ: String,
        /// All of them.
        meanings: Vec<Meaning>,
    },
    /// It cannot be told what a pronoun means.
    Unresolved {
        /// The pronoun.
        span: (usize, usize),
        /// What it could mean, as the text says it.
        candidates: Vec<String>,
    },
    /// Understood, but the words and the card's facts would be printed otherwise.
    NotExact {
        /// Where the two part.
        span: (usize, usize),
        /// How they are printed.
        written: String,
    },
    /// More than any card has.
    TooMuch(Limit),
}

impl From<Limit> for Trouble {
    fn from(limit: Limit) -> Self {
        Trouble::TooMuch(limit)
    }
}

impl Trouble {
    pub(crate) fn unresolved(pronoun: &Pronoun<'_>, text: &str) -> Trouble {
        let said = |span: (usize, usize)| text.get(span.0..span.1).unwrap_or_default().to_owned();
        let candidates = pronoun.candidates.iter().map(|p| said(p.span)).collect();
        Trouble::Unresolved { span: pronoun.phrase.span, candidates }
    }

    pub(crate) fn not_exact(text: &str, written: Option<String>) -> Trouble {
        let written = written.unwrap_or_default();
        let same = text.char_indices().zip(written.chars()).find(|((_, a), b)| a != b);
        let at = same.map_or(text.len().min(written.len()), |((at, _), _)| at);
        let end = text[at.min(text.len())..].find(char::is_whitespace).map_or(text.len(), |n| at + n);
        Trouble::NotExact { span: (at.min(text.len()), end), written }
    }

    /// The bytes of the text that it is about.
    pub fn span(&self) -> Option<(usize, usize)> {
        match self {
            Trouble::NotUnderstood { span, .. }
            | Trouble::Disagrees { span }
            | Trouble::Unresolved { span, .. }
            | Trouble::NotExact { span, .. } => Some(*span),
            Trouble::TwoMeanings { .. } | Trouble::TooMuch(_) => None,
        }
    }

    /// The same for an editor: with file, line and column.
    pub fn diagnostic(&self, file: &str, source: &str) -> Diagnostic {
        let end = source.trim_end().len();
        let (from, to) = self.span().unwrap_or((0, end));
        let expected = match self {
            Trouble::NotUnderstood { expected, .. } => expected.clone(),
            _ => Vec::new(),
        };
        if let Trouble::NotUnderstood { .. } = self {
            let found = source.get(from..to).filter(|f| !f.is_empty());
            let found = found.map_or("the end of the text".to_owned(), |f| format!("`{}`", shown(f)));
            return Diagnostic::new(
                file,
                source,
                (from, to),
                format!("{found} is not understood here; {self}"),
                expected,
            );
        }
        let said = source.get(from..to).unwrap_or_default();
        let why = match self {
            Trouble::Disagrees { .. } | Trouble::Unresolved { .. } => format!("`{}` {self}", shown(said)),
            _ => self.to_string(),
        };
        Diagnostic::new(file, source, (from, to.max(from)), why, expected)
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::NotUnderstood { near: Some(near), .. } => write!(f, "perhaps `{near}` is meant"),
            Trouble::NotUnderstood { expected, .. } => write!(f, "expected {}", one_of(expected)),
            Trouble::Disagrees { .. } => write!(f, "does not agree with what is around it"),
            Trouble::TwoMeanings { differ, meanings } => {
                write!(f, "more than one meaning ({differ})")?;
                meanings.iter().try_for_each(|m| write!(f, "\n- {}\n  {}", m.text, m.words))
            }
            Trouble::Unresolved { candidates, .. } if candidates.is_empty() => write!(f, "means nothing that was said"),
            Trouble::Unresolved { candidates, .. } => write!(f, "could mean {}", candidates.join(" or ")),
            Trouble::NotExact { written, .. } => write!(f, "is written as: {written}"),
            Trouble::TooMuch(Limit::Long) => write!(f, "a text has at most {LONGEST} bytes"),
            Trouble::TooMuch(Limit::Work) => write!(f, "no card needs so much work to be read"),
            Trouble::TooMuch(Limit::Readings) => write!(f, "too many readings of one phrase"),
            Trouble::TooMuch(Limit::Deep) => write!(f, "too many phrases inside of phrases"),
            Trouble::TooMuch(Limit::Number) => write!(f, "a number is too large"),
        }
    }
}

impl std::error::Error for Trouble {}
