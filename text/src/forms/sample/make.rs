//! Makes random meanings of a grammar's words.

use super::super::grammar::Grammar;
use super::super::schema::{Cat, Kind, Leaf};
use super::super::tree::{Tree, What};

/// A small generator; the same seed gives the same meanings.
pub(super) struct Sampler<'g> {
    g: &'g Grammar,
    state: u64,
    /// The least depth of a word of each category.
    depth: Vec<u32>,
}

impl<'g> Sampler<'g> {
    pub(super) fn new(g: &'g Grammar, seed: u64) -> Self {
        let count = g.schema.cats.len();
        let state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        let mut sampler = Sampler { g, state, depth: vec![u32::MAX; count] };
        for _ in 0..count {
            for cat in 0..count {
                let category = &g.schema.cats[cat];
                let least = (0..category.ctors.len()).map(|tag| sampler.needs(cat as Cat, tag)).min();
                sampler.depth[cat] = if category.open.is_some() { 1 } else { least.unwrap_or(u32::MAX) };
            }
        }
        sampler
    }

    /// A meaning of the root.
    pub(super) fn tree(&mut self, depth: u32) -> Tree {
        self.word(self.g.root, depth)
    }

    /// The least depth of a word with this variant at its top.
    fn needs(&self, cat: Cat, tag: usize) -> u32 {
        if !self.g.forms.contains_key(&(cat, tag as u16)) {
            return u32::MAX;
        }
        let fields = &self.g.schema.cats[usize::from(cat)].ctors[tag].fields;
        let inner = fields.iter().map(|(_, kind)| match kind {
            Kind::One(Leaf::Word(c)) | Kind::Many(Leaf::Word(c)) => self.depth[usize::from(*c)],
            _ => 0,
        });
        inner.max().unwrap_or(0).saturating_add(1)
    }

    fn below(&mut self, end: usize) -> usize {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        (self.state % end.max(1) as u64) as usize
    }

    fn word(&mut self, cat: Cat, depth: u32) -> Tree {
        let category = &self.g.schema.cats[usize::from(cat)];
        if category.open.is_some() {
            let terms: Vec<&String> = self.g.terms.keys().filter(|(c, _)| *c == cat).map(|(_, t)| t).collect();
            let pick = self.below(terms.len());
            return Tree::new(What::Term(terms.get(pick).map_or_else(String::new, |t| (*t).clone())), vec![]);
        }
        let all = 0..category.ctors.len();
        let mut fitting: Vec<usize> = all.clone().filter(|tag| self.needs(cat, *tag) <= depth).collect();
        if fitting.is_empty() {
            fitting.extend(all.min_by_key(|tag| self.needs(cat, *tag)));
        }
        let tag = fitting[self.below(fitting.len())];
        let inner = depth.saturating_sub(1);
        let mut kids = Vec::new();
        for (field, (_, kind)) in category.ctors[tag].fields.iter().enumerate() {
            kids.push(self.field(*kind, inner, self.lengths(cat, tag as u16, field as u8)));
        }
        Tree::new(What::Tag(tag as u16), kids)
    }

    fn field(&mut self, kind: Kind, depth: u32, (low, high): (usize, usize)) -> Tree {
        match kind {
            Kind::One(leaf) => self.leaf(leaf, depth),
            Kind::Maybe(leaf) => {
                let deep = matches!(leaf, Leaf::Word(c) if self.depth[usize::from(c)] > depth);
                let there = low > 0 || high > 0 && self.below(3) == 0 && !deep;
                if there { self.leaf(leaf, depth) } else { Tree::new(What::Nothing, vec![]) }
            }
            Kind::Many(leaf) => {
                let n = low + self.below(high - low + 1);
                Tree::new(What::List, (0..n).map(|_| self.leaf(leaf, depth)).collect())
            }
            Kind::Spot => Tree::new(What::Spot, vec![]),
        }
    }

    fn leaf(&mut self, leaf: Leaf, depth: u32) -> Tree {
        match leaf {
            Leaf::Word(cat) => self.word(cat, depth),
            Leaf::Int => Tree::new(What::Int(1 + self.below(4) as i64), vec![]),
            Leaf::Name => Tree::new(What::Name, vec![]),
        }
    }

    /// How many there may be of a field: at least, at most. An optional one may
    /// be left out if a form can be said without it.
    fn lengths(&self, cat: Cat, tag: u16, field: u8) -> (usize, usize) {
        let (mut low, mut high) = (2, 0);
        for rule in self.g.forms.get(&(cat, tag)).into_iter().flatten().flatten() {
            let elem = self.g.rules[*rule as usize].elems.iter().find(|e| e.field == Some(field));
            let (least, most) = match elem.map(|e| &e.list) {
                None => (0, 0),
                Some(None) => (1, 1),
                Some(Some(list)) => (1 + usize::from(list.two), 3),
            };
            (low, high) = (low.min(least), high.max(most));
        }
        (low.min(high), high)
    }
}
