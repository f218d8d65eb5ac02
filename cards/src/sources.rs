//! Card files whose wordings are sources in both languages: what their readers
//! share.

use arbiter_text::forms::Feat;
use serde::Deserialize;
use serde::de::DeserializeOwned;

/// Why card files are refused: one fault a line, each with its card.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", .0.join("\n"))]
pub struct Faults(pub Vec<String>);

impl Faults {
    /// What was read, if nothing was wrong with it.
    ///
    /// # Errors
    /// The faults, if there are some.
    pub fn unless<T>(faults: Vec<String>, read: T) -> Result<T, Faults> {
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

/// What stands in these files, in their order; a file that cannot be read at all
/// is a fault.
pub fn files<'a, F: DeserializeOwned>(texts: impl IntoIterator<Item = &'a str>, faults: &mut Vec<String>) -> Vec<F> {
    let read = |text| toml::from_str(text).map_err(|e| faults.push(e.to_string())).ok();
    texts.into_iter().filter_map(read).collect()
}
