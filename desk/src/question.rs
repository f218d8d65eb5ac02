//! A question, as the step that asks it describes it.

use arbiter_kernel::{Illegal, Message};

/// What is said about a question besides its options. It stands beside the step
/// that asks; names, reasons and views read it from there.
pub struct Question<C: 'static> {
    /// Its key in the translation files; empty if it is none.
    pub key: &'static str,
    /// Why one may not do nothing here, or stop, where that is not offered.
    pub must: fn() -> Option<Illegal>,
    /// Options that are called something else here: each with its word, which is
    /// also its kind of act, and the key of its label.
    pub called: &'static [(C, &'static str, &'static str)],
}

impl<C: PartialEq> Question<C> {
    /// Nobody is asked.
    pub const NONE: Self = Question::new("");

    /// A question whose options are called what they always are.
    #[must_use]
    pub const fn new(key: &'static str) -> Self {
        Question { key, must: || None, called: &[] }
    }
    /// Something must be chosen, and this is why.
    #[must_use]
    pub const fn must(self, why: fn() -> Option<Illegal>) -> Self {
        Question { key: self.key, must: why, called: self.called }
    }
    /// Here these options are called something else.
    #[must_use]
    pub const fn called(self, called: &'static [(C, &'static str, &'static str)]) -> Self {
        Question { key: self.key, must: self.must, called }
    }
    /// An option that is called something else here.
    #[must_use]
    pub fn names(&self, option: &C) -> Option<crate::Choice> {
        let (_, word, label) = self.called.iter().find(|(c, ..)| c == option)?;
        Some(crate::Choice::new((*word).to_owned(), Message::new(label), word))
    }
}
