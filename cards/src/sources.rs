//! Card files whose wordings are sources in both languages: what their readers
//! share.

use crate::{Fault, Reader, Written};
use arbiter_text::forms::{Feat, Language, Name, Text, Word};
use serde::Deserialize;

/// Why card files are refused: one fault a line, each with its place.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
pub struct Faults(pub Vec<Fault>);

impl Faults {
    /// What was read, if nothing was wrong with it.
    ///
    /// # Errors
    /// The faults, if there are some.
    pub fn unless<T>(faults: Vec<Fault>, read: T) -> Result<T, Faults> {
        if faults.is_empty() { Ok(read) } else { Err(Faults(faults)) }
    }
}

/// Of a name, in languages that have it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Gender {
    M,
    F,
}

impl From<Gender> for Feat {
    fn from(gender: Gender) -> Feat {
        match gender {
            Gender::M => Feat::M,
            Gender::F => Feat::F,
        }
    }
}

/// One of the two sources of a wording, with the name of its card there.
#[expect(missing_docs, reason = "the names say it")]
pub struct Wording<'a, T> {
    pub key: &'static str,
    pub text: &'a str,
    pub at: Written,
    pub language: &'a Language<T>,
    pub name: &'a Name,
}

impl Reader<'_> {
    /// The one meaning of two sources, as the first says it. If one of them is
    /// not understood or they differ, there is none, and it is told where.
    pub fn meaning<T: Word + PartialEq>(&mut self, card: &str, sources: [Wording<'_, T>; 2]) -> Option<Text<T>> {
        for (n, missing) in sources.iter().enumerate().filter(|s| !s.1.at.is_there()) {
            self.fault_of(sources[1 - n].at, format!("`{card}`: `{}` is missing", missing.key));
        }
        if !sources.iter().all(|s| s.at.is_there()) {
            return None;
        }
        let [first, second] = sources;
        let read = (self.read(card, &first), self.read(card, &second));
        let (Some(one), Some(other)) = read else { return None };
        if one.words == other.words {
            return Some(one);
        }
        let said = second.language.write(&one, second.name).unwrap_or_default();
        let keys = format!("`{card}`: `{}` and `{}` do not mean the same", second.key, first.key);
        self.fault_of(second.at, format!("{keys}; `{}` says: {said}", first.key));
        None
    }

    fn read<T: Word>(&mut self, card: &str, wording: &Wording<'_, T>) -> Option<Text<T>> {
        let told = |trouble: arbiter_text::forms::Trouble| {
            let place = |at| wording.at.place(self.source, at);
            let found = trouble.diagnostic(self.file, wording.text).inside(self.file, self.source, place);
            self.faults.push(Fault::told(&found, card));
        };
        wording.language.read(wording.text, wording.name).map_err(told).ok()
    }
}
