//! Between printed text and words: spaces, capitals, elision, contraction.
//!
//! Reading makes a lattice, because one printed word can be several words
//! (`du` is `de le`) or one of several (`l'` is `le` or `la`). Writing is a
//! function. The parser may therefore accept a little too much: a reading
//! counts only if it is written back as it was printed.

mod cut;
mod style;
mod write;

pub(crate) use cut::{Raw, expand, fold, raws};
pub use style::Style;
pub(crate) use write::{Piece, Speech, write};

/// A language in which words are read and written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Lang {
    French,
    English,
}

impl Lang {
    /// As it is written at a form: `fr`, `en`.
    pub fn code(self) -> &'static str {
        match self {
            Lang::French => "fr",
            Lang::English => "en",
        }
    }
}
