//! How a text is read, as data for people: its tree, what its pronouns mean, and
//! the text in every language.

use super::grammar::Grammar;
use super::language::{Language, Text};
use super::name::Name;
use super::schema::{Cat, Kind, Leaf, Word};
use super::tree::{Tree, What};
use super::trouble::Trouble;
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

impl<T: Word> Language<T> {
    /// Reads a text and explains how it was read. `others` are the languages to
    /// show it in, each with the name of the card there.
    pub fn explain(&self, text: &str, name: &Name, others: &[(&Language<T>, &Name)]) -> Result<Explained, Trouble> {
        let (read, tree) = self.understood(text, name)?;
        let explain = Explain { g: &self.grammar, text };
        let part = |at: u32| (explain.said(&tree, at), at);
        let referents = read.referents.iter().map(|(p, m)| Meant { pronoun: part(p.0), phrase: part(m.0) }).collect();
        let ties = read.ties.iter().map(|t| (t.won.clone(), t.gave_way.clone())).collect();
        let mut texts = vec![(self.lang().code().to_owned(), self.source(&read, name))];
        texts.extend(others.iter().map(|(l, name)| (l.lang().code().to_owned(), l.write(&read as &Text<T>, name))));
        Ok(Explained { tree: explain.node(self.grammar.root, &tree), referents, ties, texts })
    }
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
        let text = self.text.lines().next().unwrap_or_default();
        writeln!(f, "{:width$}{field}{} [{}] `{text}`", "", self.word, self.spot, width = 2 * depth)?;
        self.inside.iter().try_for_each(|(field, node)| node.lines(f, field, depth + 1))
    }
}

struct Explain<'g> {
    g: &'g Grammar,
    text: &'g str,
}

impl Explain<'_> {
    fn slice(&self, tree: &Tree) -> String {
        let (from, to) = tree.said.map_or((0, 0), |s| s.span);
        self.text.get(from as usize..to as usize).unwrap_or_default().to_owned()
    }

    fn said(&self, tree: &Tree, at: u32) -> String {
        let mut found = String::new();
        tree.each(&mut |node| {
            if node.at == at && node.what != What::Spot {
                found = self.slice(node);
            }
        });
        found
    }

    fn node(&self, cat: Cat, tree: &Tree) -> Node {
        let mut inside = Vec::new();
        if let Some(ctor) = self.g.ctor(cat, tree) {
            for (kid, (field, kind)) in tree.kids.iter().zip(&ctor.fields) {
                let leaf = match kind {
                    Kind::One(leaf) | Kind::Maybe(leaf) | Kind::Many(leaf) => *leaf,
                    Kind::Spot => continue,
                };
                let items = if matches!(kind, Kind::Many(_)) { kid.kids.as_slice() } else { std::slice::from_ref(kid) };
                for item in items.iter().filter(|i| i.is_there()) {
                    inside.push(((*field).to_owned(), self.leaf(leaf, item)));
                }
            }
        }
        let says = self.g.says[usize::from(cat)].clone();
        let word = match &tree.what {
            What::Term(key) => key.clone(),
            _ => self.g.word_name(cat, tree),
        };
        Node { says, word, text: self.slice(tree), spot: tree.at, inside }
    }

    fn leaf(&self, leaf: Leaf, tree: &Tree) -> Node {
        let (says, word) = match (leaf, &tree.what) {
            (Leaf::Word(cat), _) => return self.node(cat, tree),
            (_, What::Int(n)) => ("a number", n.to_string()),
            _ => ("the name of this card", "this name".to_owned()),
        };
        Node { says: says.to_owned(), word, text: self.slice(tree), spot: tree.at, inside: Vec::new() }
    }
}
