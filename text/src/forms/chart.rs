//! All readings of a text: an Earley chart over the rules of a grammar.
//!
//! No rule is empty (optional fields are unfolded when the grammar is made), so
//! a finished phrase always ends behind its beginning and the chart needs no
//! special cases. Left recursion (`X's controller`) is fine. What is done is
//! counted, and past a bound the text is refused: no text takes long.

mod readings;
mod stopped;

use super::Feat;
use super::feature::Bound;
use super::grammar::{Grammar, Rule, Sym, join};
use super::lattice::Lattice;
use super::name::Name;
use super::schema::Cat;
use crate::LONGEST;
pub(crate) use readings::Reader;
use std::collections::BTreeMap;
pub(crate) use stopped::Stopped;

/// No text that was meant to be read needs more steps of the chart.
const WORK: u32 = 250_000;

/// A way in which a text was too much.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// More than 10,000 bytes.
    Long,
    /// More steps of work than any card needs.
    Work,
    /// More readings of one phrase than are followed.
    Readings,
    /// Phrases in phrases in phrases.
    Deep,
    /// A number that no word can hold.
    Number,
}

/// What stands at one element of a rule.
#[derive(Clone, Copy)]
pub(crate) enum Child {
    /// A word of the form itself; how far its capitals are from the print.
    Word(u32),
    Edge(u32),
    Int(i64, u8, Feat),
    Name(u8, Feat),
}

/// A rule, read up to some element.
pub(crate) struct Item {
    pub(crate) rule: u32,
    pub(crate) dot: u16,
    pub(crate) origin: u32,
    pub(crate) bound: Bound,
    /// Where it stands.
    pub(crate) node: u32,
    /// How it came to be: the item one element before, and the element.
    pub(crate) links: Vec<(u32, Child)>,
}

/// A finished phrase.
pub(crate) struct Edge {
    pub(crate) feat: Feat,
    pub(crate) span: (u32, u32),
    /// The items that finish it.
    pub(crate) by: Vec<u32>,
}

type Key = (u32, u16, u32, Bound);

/// Everything that was found out about a text.
pub(crate) struct Chart<'g, 't> {
    pub(crate) g: &'g Grammar,
    pub(crate) text: Lattice<'t>,
    name: Feat,
    pub(crate) items: Vec<Item>,
    pub(crate) edges: Vec<Edge>,
    /// At each node: its items.
    pub(crate) sets: Vec<Vec<u32>>,
    known: Vec<BTreeMap<Key, u32>>,
    /// At each node: who waits for a category.
    waiting: Vec<BTreeMap<Cat, Vec<u32>>>,
    /// At each node: the phrases that end there, by beginning, category and agreement.
    finished: Vec<BTreeMap<(u32, Cat, Feat), u32>>,
    /// Phrases that someone waited for and that did not agree: from, to.
    pub(crate) unlike: Vec<(u32, u32)>,
    work: u32,
}

impl<'g, 't> Chart<'g, 't> {
    /// Fills the chart, or says that it is too much.
    pub(crate) fn new(g: &'g Grammar, text: &'t str, name: &Name) -> Result<Self, Limit> {
        if text.len() > LONGEST {
            return Err(Limit::Long);
        }
        let text = Lattice::new(g, text, name);
        let nodes = text.edges.len();
        let mut chart = Chart {
            g,
            text,
            name: name.feat(),
            items: Vec::new(),
            edges: Vec::new(),
            sets: vec![Vec::new(); nodes],
            known: vec![BTreeMap::new(); nodes],
            waiting: vec![BTreeMap::new(); nodes],
            finished: vec![BTreeMap::new(); nodes],
            unlike: Vec::new(),
            work: WORK,
        };
        chart.predict(0, g.root);
        for node in 0..nodes {
            let mut i = 0;
            while i < chart.sets[node].len() {
                chart.step(node, chart.sets[node][i])?;
                i += 1;
            }
        }
        Ok(chart)
    }

    /// The phrases that are the whole text.
    pub(crate) fn roots(&self) -> Vec<u32> {
        let whole = |(from, cat, _): &(u32, Cat, Feat)| *from == 0 && *cat == self.g.root;
        self.finished[self.text.end].iter().filter(|(key, _)| whole(key)).map(|(_, edge)| *edge).collect()
    }

    fn predict(&mut self, node: usize, cat: Cat) {
        let g = self.g;
        for at in 0..self.text.edges[node].len() {
            let (word, _) = self.text.edges[node][at];
            for &rule in g.starts[usize::from(cat)].get(&word).into_iter().flatten() {
                self.add(node, (rule, 0, node as u32, Bound::new(g.rules[rule as usize].start)), None);
            }
        }
    }

    fn add(&mut self, node: usize, key: Key, link: Option<(u32, Child)>) {
        let next = self.items.len() as u32;
        let index = *self.known[node].entry(key).or_insert(next);
        if index == next {
            let (rule, dot, origin, bound) = key;
            self.items.push(Item { rule, dot, origin, bound, node: node as u32, links: Vec::new() });
            self.sets[node].push(index);
        }
        self.items[index as usize].links.extend(link);
        self.work = self.work.saturating_sub(1);
    }

    /// The next element behind marks, which only the printer sees.
    fn element(rule: &Rule, dot: u16) -> u16 {
        let marks = rule.elems[usize::from(dot)..].iter().take_while(|e| matches!(e.sym, Sym::Mark(_)));
        dot + marks.count() as u16
    }

    fn step(&mut self, node: usize, index: u32) -> Result<(), Limit> {
        self.work = self.work.checked_sub(1).filter(|left| *left > 0).ok_or(Limit::Work)?;
        let g = self.g;
        let Item { rule: r, dot, origin, bound, .. } = self.items[index as usize];
        let rule = &g.rules[r as usize];
        let dot = Self::element(rule, dot);
        let Some(elem) = rule.elems.get(usize::from(dot)) else {
            self.finish(node, index, rule.lhs, origin, bound.phrase);
            return Ok(());
        };
        // Where the element can lead, what it makes of the phrase, and what it is.
        let mut found: Vec<(usize, Bound, Child)> = Vec::new();
        match &elem.sym {
            Sym::Word(word, shown) => {
                let all = self.text.edges[node].iter().filter(|(w, _)| w == word);
                found.extend(all.map(|(_, to)| (*to, bound, Child::Word(self.text.slips(node, shown)))));
            }
            Sym::Lemma(lemma) => {
                let lemma = &g.lemmas[*lemma as usize];
                let mut ends = Vec::new();
                for shape in &lemma.shapes {
                    self.text.follow(node, &shape.words, &mut ends);
                    if ends.is_empty() {
                        continue;
                    }
                    let slips = self.text.slips(node, &shape.text);
                    let agreed = join(bound, elem, shape.feat, rule.through, lemma.pronoun);
                    found.extend(ends.drain(..).filter_map(|to| Some((to, agreed?, Child::Word(slips)))));
                }
            }
            Sym::Int => {
                for number in self.text.numbers[node].iter().filter(|n| n.form == 0 || !elem.digits) {
                    if let Some(agreed) = join(bound, elem, number.feat, rule.through, false) {
                        found.push((number.to, agreed, Child::Int(number.value, number.form, number.feat)));
                    }
                }
            }
            Sym::Name => {
                if let Some(agreed) = join(bound, elem, self.name, rule.through, false) {
                    let child = |form| Child::Name(form, self.name);
                    found.extend(self.text.names[node].iter().map(|(to, form)| (*to, agreed, child(*form))));
                }
            }
            Sym::Cat(cat) => {
                let waiters = self.waiting[node].entry(*cat).or_default();
                waiters.push(index);
                if waiters.len() == 1 {
                    self.predict(node, *cat);
                }
            }
            Sym::Mark(_) => {}
        }
        for (to, bound, child) in found {
            self.add(to, (r, dot + 1, origin, bound), Some((index, child)));
        }
        Ok(())
    }

    fn finish(&mut self, node: usize, index: u32, lhs: Cat, origin: u32, feat: Feat) {
        if let Some(&edge) = self.finished[node].get(&(origin, lhs, feat)) {
            self.edges[edge as usize].by.push(index);
            return;
        }
        let edge = self.edges.len() as u32;
        self.edges.push(Edge { feat, span: self.text.span(origin as usize, node), by: vec![index] });
        self.finished[node].insert((origin, lhs, feat), edge);
        let g = self.g;
        let (mut agrees, mut nearly) = (false, false);
        let waiters = self.waiting[origin as usize].get(&lhs).cloned().unwrap_or_default();
        self.work = self.work.saturating_sub(waiters.len() as u32 / 4);
        for waiter in waiters {
            let Item { rule: r, dot, origin, bound, .. } = self.items[waiter as usize];
            let rule = &g.rules[r as usize];
            let dot = Self::element(rule, dot);
            let elem = &rule.elems[usize::from(dot)];
            nearly |= join(bound, elem, Feat(feat.0 | Feat::AGREE), rule.through, false).is_some();
            if let Some(bound) = join(bound, elem, feat, rule.through, false) {
                self.add(node, (r, dot + 1, origin, bound), Some((waiter, Child::Edge(edge))));
                agrees = true;
            }
        }
        if nearly && !agrees {
            self.unlike.push((origin, node as u32));
        }
    }
}
