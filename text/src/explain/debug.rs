//! The tree of words that have no forms: it is told from their debug output,
//! which names every word and field as the code does.

use super::{Meant, Node};
use std::fmt::Debug;

/// What such a tree does not show.
#[derive(Clone, Copy, Debug)]
pub struct Unsaid {
    /// Words that mean nothing by themselves: `Any`.
    pub words: &'static [&'static str],
    /// Fields that are about how a thing is said, not what: `possessive`.
    pub fields: &'static [&'static str],
    /// Words that bring something forth that later words mean, and fields in
    /// which what is brought forth is given a number.
    pub gives: &'static [&'static str],
    /// Words that mean what came last, or what has the number they hold.
    pub means: &'static [&'static str],
}

impl Node {
    /// The tree of plain words, without what goes unsaid, and what its later
    /// words mean.
    pub fn of(words: &impl Debug, unsaid: &Unsaid) -> (Node, Vec<Meant>) {
        let text = format!("{words:?}");
        let mut reader = Reader { rest: &text, unsaid };
        let mut tree = reader.value().unwrap_or_else(|| Node::leaf("nothing"));
        tree.number(&mut 0);
        let mut meant = Vec::new();
        tree.refer(unsaid, &mut Vec::new(), &mut meant);
        (tree, meant)
    }

    fn leaf(word: &str) -> Node {
        let (says, text) = (String::new(), String::new());
        Node { says, word: word.to_owned(), text, spot: 0, inside: Vec::new() }
    }

    fn number(&mut self, next: &mut u32) {
        self.spot = *next;
        *next += 1;
        self.inside.iter_mut().for_each(|(_, node)| node.number(next));
    }

    /// Who means what, in the order of the text; what is given a number anew is
    /// meant from there on.
    fn refer(&self, unsaid: &Unsaid, given: &mut Vec<(String, String, u32)>, meant: &mut Vec<Meant>) {
        let number = self.inside.iter().find(|(field, _)| unsaid.gives.contains(&field.as_str()));
        if number.is_some() || unsaid.gives.contains(&self.word.as_str()) {
            let number = number.map_or(String::new(), |(_, n)| n.word.clone());
            given.push((number, self.word.clone(), self.spot));
        }
        if unsaid.means.contains(&self.word.as_str()) {
            let number = self.inside.first().map_or("", |(_, n)| &n.word);
            if let Some((_, word, spot)) = given.iter().rev().find(|g| g.0 == number) {
                let pronoun = (format!("{} {number}", self.word).trim_end().to_owned(), self.spot);
                meant.push(Meant { pronoun, phrase: (word.clone(), *spot) });
            }
        }
        self.inside.iter().for_each(|(_, node)| node.refer(unsaid, given, meant));
    }
}

/// Reads debug output: `Word { field: .. }`, `Word(..)`, `[..]`, `"text"`, `7`.
struct Reader<'a> {
    rest: &'a str,
    unsaid: &'a Unsaid,
}

impl Reader<'_> {
    fn eat(&mut self, mark: char) -> bool {
        self.rest = self.rest.trim_start();
        let found = self.rest.strip_prefix(mark);
        self.rest = found.unwrap_or(self.rest);
        found.is_some()
    }

    /// The next value; none if it says nothing.
    fn value(&mut self) -> Option<Node> {
        if self.eat('[') {
            return Self::several(self.items(']'), "all");
        }
        if self.eat('(') {
            return Self::several(self.items(')'), "both");
        }
        let word = self.word();
        if self.eat('{') {
            let inside = self.fields();
            return Some(Node { inside, ..Node::leaf(&word) });
        }
        if self.eat('(') {
            let before = self.rest;
            let inside = self.items(')');
            // A set, or counts of marks, with nothing in it.
            let held = &before[..before.len() - self.rest.len()];
            let empty = held == "0x0)" || held.starts_with('[') && held.chars().all(|c| "0, []()".contains(c));
            return match word.as_str() {
                "Some" => inside.into_iter().next().map(|(_, node)| node),
                _ if empty && inside.is_empty() => None,
                _ => Some(Node { inside, ..Node::leaf(&word) }),
            };
        }
        let nothing = matches!(word.as_str(), "None" | "false" | "" | "\"\"" | "0x0");
        (!nothing && !self.unsaid.words.contains(&word.as_str())).then(|| Node::leaf(&word))
    }

    /// A list: nothing, its one item, or a node that holds them. Noughts (how
    /// often each of some marks is there) say nothing.
    fn several(items: Vec<(String, Node)>, word: &str) -> Option<Node> {
        match items.len() {
            0 => None,
            _ if items.len() > 1 && items.iter().all(|(_, n)| n.word == "0") => None,
            1 => items.into_iter().next().map(|(_, node)| node),
            _ => Some(Node { inside: items, ..Node::leaf(word) }),
        }
    }

    fn items(&mut self, end: char) -> Vec<(String, Node)> {
        let mut items = Vec::new();
        while !self.eat(end) && !self.rest.is_empty() {
            items.extend(self.value().map(|node| (String::new(), node)));
            self.eat(',');
        }
        items
    }

    fn fields(&mut self) -> Vec<(String, Node)> {
        let mut fields = Vec::new();
        while !self.eat('}') && !self.rest.is_empty() {
            let field = self.word();
            self.eat(':');
            let value = self.value();
            if !self.unsaid.fields.contains(&field.as_str()) {
                fields.extend(value.map(|node| (field, node)));
            }
            self.eat(',');
        }
        fields
    }

    /// A name, a number, several names of a set (`A | B`), or a text in quotes.
    fn word(&mut self) -> String {
        self.rest = self.rest.trim_start();
        let quoted = |q: char| {
            let mut escaped = false;
            self.rest.char_indices().skip(1).find_map(|(at, c)| {
                let ends = c == q && !escaped;
                escaped = c == '\\' && !escaped;
                ends.then_some(at + 1)
            })
        };
        let end = match self.rest.chars().next() {
            Some(q @ ('"' | '\'')) => quoted(q),
            _ => self.rest.find(['{', '(', ')', '[', ']', '}', ',', ':']),
        };
        let (word, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        // Something that debug output never has is left out, so that reading ends.
        self.rest = if word.is_empty() { rest.get(1..).unwrap_or_default() } else { rest };
        word.trim().to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug)]
    #[expect(dead_code, reason = "only their debug output is looked at")]
    enum Toy {
        Any,
        Pick { slot: u8, what: &'static str, polite: bool },
        Hoot(Option<u8>, Vec<Toy>),
        Slot(u8),
        Marks([u8; 2]),
    }

    const UNSAID: Unsaid = Unsaid { words: &["Any"], fields: &["polite"], gives: &["slot"], means: &["Slot"] };

    #[test]
    fn a_tree_without_what_goes_unsaid() {
        let pick = Toy::Pick { slot: 0, what: "an owl, or {two}", polite: true };
        let words =
            [pick, Toy::Hoot(Some(3), vec![Toy::Any, Toy::Slot(0)]), Toy::Marks([0, 0]), Toy::Hoot(None, vec![])];
        let (tree, meant) = Node::of(&words, &UNSAID);
        assert_eq!(
            format!("{}", super::super::Explained { tree, referents: meant, ties: vec![], texts: vec![] }),
            "all [0]\n  Pick [1]\n    slot: 0 [2]\n    what: \"an owl, or {two}\" [3]\n  Hoot [4]\n    3 [5]\n    Slot [6]\n      0 [7]\n  Hoot [8]\n`Slot 0` [6] means `Pick` [1]\n"
        );
    }
}
