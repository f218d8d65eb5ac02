//! Something wrong with a deck: where and why.

use crate::Misread;
use arbiter_kernel::Message;

/// Something wrong with a deck: where and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckFault {
    /// Line, from 1; 0 when it concerns the whole.
    pub line: usize,
    /// What is wrong and what would be right, in English.
    pub why: String,
    /// The same for the translation files.
    pub said: Message,
    /// Violated clause, if a rule was.
    pub clause: Option<&'static str>,
    /// Nearest names, for a name that is not known.
    pub nearest: Vec<String>,
}

/// What can be wrong with a deck. The two ways to tell it say the same.
pub trait Wrong {
    /// In English, and as a message.
    fn told(&self) -> (String, Message);
    /// Names that may have been meant.
    fn nearest(&self) -> Vec<String> {
        Vec::new()
    }
}

impl Wrong for Misread<'_> {
    fn told(&self) -> (String, Message) {
        Misread::told(self)
    }
    fn nearest(&self) -> Vec<String> {
        Misread::nearest(self)
    }
}

impl DeckFault {
    /// A fault at a line; 0 = the whole.
    #[must_use]
    pub fn new(line: usize, clause: Option<&'static str>, wrong: &impl Wrong) -> Self {
        let (why, said) = wrong.told();
        DeckFault { line, why, said, clause, nearest: wrong.nearest() }
    }
}

impl std::fmt::Display for DeckFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        f.write_str(&self.why)?;
        self.clause.map_or(Ok(()), |c| write!(f, " [{c}]"))
    }
}

impl std::error::Error for DeckFault {}
