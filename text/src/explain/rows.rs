//! A tree as lines, for people.

use super::{Explained, Node};

/// A line of a tree: one word, or a word with the only one inside of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// How deep it stands.
    pub depth: usize,
    /// What it is to the word around it; empty where that is plain.
    pub field: String,
    /// The words.
    pub words: Vec<String>,
    /// The part of the text, where it is known and smaller than the part around it.
    pub text: String,
    /// The number of the thing that it brings forth and that later words mean.
    pub gives: Option<usize>,
    /// The number of the thing that it means.
    pub means: Option<usize>,
}

impl Explained {
    /// The tree as lines. Things that later words mean are numbered from 1.
    #[must_use]
    pub fn rows(&self) -> Vec<Row> {
        let mut rows = Vec::new();
        self.row(&self.tree, "", 0, "", &mut rows);
        rows
    }

    fn row(&self, node: &Node, field: &str, depth: usize, around: &str, rows: &mut Vec<Row>) {
        let (mut last, mut words, mut spots) = (node, vec![node.word.clone()], vec![node.spot]);
        while let [(field, only)] = last.inside.as_slice()
            && plain(field).is_empty()
        {
            last = only;
            words.push(only.word.clone());
            spots.push(only.spot);
        }
        let mut things: Vec<u32> = self.referents.iter().map(|m| m.phrase.1).collect();
        things.sort_unstable();
        things.dedup();
        let number = |spot: u32| things.iter().position(|t| *t == spot).map(|n| n + 1);
        let meant = self.referents.iter().find(|m| spots.contains(&m.pronoun.1));
        rows.push(Row {
            depth,
            field: plain(field).to_owned(),
            words,
            text: if node.text == around { String::new() } else { node.text.clone() },
            gives: spots.iter().find_map(|s| number(*s)),
            means: meant.and_then(|m| number(m.phrase.1)),
        });
        for (field, inner) in &last.inside {
            self.row(inner, field, depth + 1, &node.text, rows);
        }
    }
}

/// A field without a name has a number, which says nothing.
fn plain(field: &str) -> &str {
    if field.bytes().all(|b| b.is_ascii_digit()) { "" } else { field }
}
