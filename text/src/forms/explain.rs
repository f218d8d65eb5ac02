//! How a text is read by forms, told as data for people.

use super::grammar::Grammar;
use super::language::{Language, Text};
use super::name::Name;
use super::schema::{Cat, Kind, Leaf, Word};
use super::tree::{Tree, What};
use super::trouble::Trouble;
use crate::Diagnostic;
use crate::explain::{Explained, Meant, Node};

impl<T: Word> Language<T> {
    /// Reads a text and explains how it was read. `others` are the languages to
    /// show it in, each with the name of the card there.
    pub fn explain(&self, text: &str, name: &Name, others: &[(&Language<T>, &Name)]) -> Result<Explained, Trouble> {
        self.explained(text, name, others).map(|(how, _)| how)
    }

    fn explained(
        &self,
        text: &str,
        name: &Name,
        others: &[(&Language<T>, &Name)],
    ) -> Result<(Explained, Text<T>), Trouble> {
        let (read, tree) = self.understood(text, name)?;
        let explain = Explain { g: &self.grammar, text };
        let part = |at: u32| (explain.said(&tree, at), at);
        let referents = read.referents.iter().map(|(p, m)| Meant { pronoun: part(p.0), phrase: part(m.0) }).collect();
        let ties = read.ties.iter().map(|t| (t.won.clone(), t.gave_way.clone())).collect();
        let mut texts = vec![(self.lang().code().to_owned(), self.source(&read, name))];
        texts.extend(others.iter().map(|(l, name)| (l.lang().code().to_owned(), l.write(&read as &Text<T>, name))));
        Ok((Explained { tree: explain.node(self.grammar.root, &tree), referents, ties, texts }, read))
    }
}

/// How a text is read in whichever of these languages it is written, and what
/// was read. Each language comes with the name of the card there.
///
/// # Errors
/// What was not understood, in the language in which most of it was.
pub fn explain<T: Word>(languages: [(&Language<T>, &Name); 2], text: &str) -> Result<(Explained, Text<T>), Diagnostic> {
    let [one, other] = languages;
    let told = |trouble: Trouble| trouble.diagnostic("text", text);
    one.0.explained(text, one.1, &[other]).map_err(told).or_else(|first| {
        other
            .0
            .explained(text, other.1, &[one])
            .map_err(told)
            .map_err(|second| if second.reach() > first.reach() { second } else { first })
    })
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
