//! How a text is read, as data for people: its tree, what its pronouns mean, and
//! the text in every language.

mod debug;
mod rows;

pub use debug::Unsaid;
pub use rows::Row;

use serde::Serialize;
use std::fmt;

/// A word of a text with the words inside of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Node {
    /// What kind of thing it is, for people: `an instruction`.
    pub says: String,
    /// The name of the word: `Act::Draw`.
    pub word: String,
    /// The part of the text.
    pub text: String,
    /// Where it stands; [`Meant`] speaks of it.
    pub spot: u32,
    /// The words inside, with the names of the fields they stand in.
    pub inside: Vec<(String, Node)>,
}

/// What a pronoun means.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Meant {
    /// The pronoun as the text says it, and its spot.
    pub pronoun: (String, u32),
    /// The phrase it means, and its spot.
    pub phrase: (String, u32),
}

/// How a text is read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Explained {
    /// The tree of its words.
    pub tree: Node,
    /// What its pronouns mean.
    pub referents: Vec<Meant>,
    /// Where a tie-break decided: the words taken, the words that gave way.
    pub ties: Vec<(String, String)>,
    /// The text in each language, by its code; none where a word has no form.
    pub texts: Vec<(String, Option<String>)>,
}

impl fmt::Display for Explained {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tree.lines(f, "", 0)?;
        for Meant { pronoun, phrase } in &self.referents {
            writeln!(f, "`{}` [{}] means `{}` [{}]", pronoun.0, pronoun.1, phrase.0, phrase.1)?;
        }
        for (won, gave_way) in &self.ties {
            writeln!(f, "{won} is meant, not {gave_way}")?;
        }
        for (lang, text) in &self.texts {
            writeln!(f, "{lang}: {}", text.as_deref().unwrap_or("-"))?;
        }
        Ok(())
    }
}

impl Node {
    /// One line for each word: its field, its name, its spot and its part of the text.
    fn lines(&self, f: &mut fmt::Formatter<'_>, field: &str, depth: usize) -> fmt::Result {
        let field = if field.is_empty() { String::new() } else { format!("{field}: ") };
        write!(f, "{:width$}{field}{} [{}]", "", self.word, self.spot, width = 2 * depth)?;
        match self.text.lines().next() {
            Some(text) => writeln!(f, " `{text}`")?,
            None => writeln!(f)?,
        }
        self.inside.iter().try_for_each(|(field, node)| node.lines(f, field, depth + 1))
    }
}
