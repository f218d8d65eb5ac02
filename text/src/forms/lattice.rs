//! A printed text as a lattice of words.

use super::Feat;
use super::grammar::{DIGITS, Grammar, Id, THIS_NAME};
use super::lexicon::{counted, spelled};
use super::name::Name;
use super::surface::{Raw, expand, fold, raws};

/// A number in the text: what it is, where it leads, how it is written and what
/// it agrees in.
pub(crate) struct Number {
    pub(crate) value: i64,
    pub(crate) to: usize,
    pub(crate) form: u8,
    pub(crate) feat: Feat,
}

/// Nodes are numbered along the text: the boundary before printed word `i` is
/// `2 * i`; the odd node behind it is inside of a melted word (`du`).
pub(crate) struct Lattice<'t> {
    pub(crate) raws: Vec<Raw<'t>>,
    /// At each node: word and where it leads.
    pub(crate) edges: Vec<Vec<(Id, usize)>>,
    pub(crate) numbers: Vec<Vec<Number>>,
    /// At each node: where the name of the card leads, and which of its texts it is.
    pub(crate) names: Vec<Vec<(usize, u8)>>,
    pub(crate) end: usize,
    len: usize,
}

impl<'t> Lattice<'t> {
    pub(crate) fn new(g: &Grammar, text: &'t str, name: &Name) -> Lattice<'t> {
        let raws = raws(text, g.lang);
        let nodes = 2 * raws.len() + 2;
        let mut lattice = Lattice {
            edges: vec![Vec::new(); nodes],
            numbers: (0..nodes).map(|_| Vec::new()).collect(),
            names: vec![Vec::new(); nodes],
            end: 2 * raws.len(),
            raws,
            len: text.len(),
        };
        lattice.words(g);
        lattice.name(g, name);
        lattice
    }

    fn words(&mut self, g: &Grammar) {
        for (i, raw) in self.raws.iter().enumerate() {
            let (at, to) = (2 * i, 2 * i + 2);
            let all = expand(raw.text, g.lang);
            for words in &all {
                if let [one] = words.as_slice() {
                    self.edges[at].push((g.id(one), to));
                } else if let [one, two] = words.as_slice() {
                    self.edges[at].push((g.id(one), at + 1));
                    self.edges[at + 1].push((g.id(two), to));
                }
            }
            if let Ok(value) = raw.text.parse::<i64>() {
                self.edges[at].push((DIGITS, to));
                self.numbers[at].push(Number { value, to, form: 0, feat: counted(value, g.lang) });
            }
            if let Some((value, form, feat)) = spelled(&all[0][0], g.lang) {
                self.numbers[at].push(Number { value, to, form, feat });
            }
        }
    }

    fn name(&mut self, g: &Grammar, name: &Name) {
        let folded: Vec<String> = self.raws.iter().map(|r| fold(r.text)).collect();
        for (form, text) in name.texts.iter().enumerate() {
            let words: Vec<String> = raws(text, g.lang).iter().map(|r| fold(r.text)).collect();
            for i in (0..folded.len()).filter(|i| !words.is_empty() && folded[*i..].starts_with(&words)) {
                self.names[2 * i].push((2 * (i + words.len()), form as u8));
            }
        }
        for (node, names) in self.names.iter().enumerate() {
            if !names.is_empty() {
                // Only for the index of first words; the name itself is followed by `names`.
                self.edges[node].push((THIS_NAME, usize::MAX));
            }
        }
    }

    /// All places where a run of words leads.
    pub(crate) fn follow(&self, from: usize, words: &[Id], out: &mut Vec<usize>) {
        let Some((first, rest)) = words.split_first() else { return out.push(from) };
        for (word, to) in &self.edges[from] {
            if word == first && *to != usize::MAX {
                self.follow(*to, rest, out);
            }
        }
    }

    /// The byte at which a node stands, before the space in front of the next word.
    pub(crate) fn start(&self, node: usize) -> usize {
        self.raws.get(node / 2).map_or(self.len, |raw| raw.from)
    }

    /// The bytes between two nodes.
    pub(crate) fn span(&self, from: usize, to: usize) -> (u32, u32) {
        let last = to.saturating_sub(1) / 2;
        let end = self.raws.get(last).map_or(self.len, |raw| raw.to);
        (self.start(from) as u32, end as u32)
    }

    /// How far a word is from how it is printed: capitals only.
    pub(crate) fn slips(&self, node: usize, shown: &str) -> u32 {
        let Some(raw) = self.raws.get(node / 2).filter(|_| node.is_multiple_of(2)) else { return 0 };
        let first = shown.split(' ').next().unwrap_or(shown);
        match raw.text {
            text if text == first => 0,
            text if text.chars().skip(1).eq(first.chars().skip(1)) => 1,
            text if fold(text) == fold(first) => 2,
            _ => 0,
        }
    }
}
