//! What is wrong with a card file, and where.

use arbiter_text::{Diagnostic, line_column, wide};
use std::fmt;

/// Something wrong in a card file; the game does not start with it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fault {
    /// The file.
    pub file: String,
    /// From 1; 0: the whole file.
    pub line: usize,
    /// From 1, in characters; 0: the whole line.
    pub column: usize,
    /// How many characters it is about.
    pub wide: usize,
    /// One sentence.
    pub reason: String,
}

impl Fault {
    /// A fault of these bytes of a file.
    pub fn at(file: &str, source: &str, span: (usize, usize), reason: impl Into<String>) -> Fault {
        let (line, column) = line_column(source, span.0);
        Fault { file: file.to_owned(), line, column, wide: wide(source, span), reason: reason.into() }
    }

    /// A fault of a whole file.
    pub fn whole(file: &str, reason: impl Into<String>) -> Fault {
        Fault { file: file.to_owned(), reason: reason.into(), ..Fault::default() }
    }

    /// What is not understood in the text of a card, at its place in the file.
    #[must_use]
    pub fn told(d: &Diagnostic, card: &str) -> Fault {
        let reason = format!("`{card}`: {}", d.why);
        Fault { file: d.file.clone(), line: d.line, column: d.column, wide: d.wide(), reason }
    }

    /// A file that cannot be read at all.
    #[must_use]
    pub fn syntax(file: &str, source: &str, error: &toml::de::Error) -> Fault {
        let span = error.span().unwrap_or_default();
        Fault::at(file, source, (span.start, span.end), error.message())
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.file)?;
        for n in [self.line, self.column].into_iter().filter(|n| *n > 0) {
            write!(f, "{n}:")?;
        }
        write!(f, " {}", self.reason)
    }
}

impl std::error::Error for Fault {}
