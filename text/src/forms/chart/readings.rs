//! From the chart to trees: one for each meaning.

use super::super::grammar::Makes;
use super::super::schema::{Cat, Kind};
use super::super::tree::{Said, Tree, What};
use super::{Chart, Child, Limit};
use crate::forms::Feat;
use std::collections::BTreeMap;

/// More readings than this of one phrase are not followed.
const CAP: usize = 64;
/// No phrase that was meant to be read has more phrases in phrases.
const DEEPEST: u32 = 160;
/// No text that was meant to be read needs more steps to tell its readings apart.
const WORK: u32 = 300_000;

/// What a text can mean.
pub(crate) struct Parsed {
    /// One for each meaning.
    pub(crate) readings: Vec<Tree>,
    /// Where a declared tie-break decided: what won, what gave way.
    pub(crate) ties: Vec<(Cat, Tree, Tree)>,
}

/// How much a reading has against it: weak words, wide words.
type Cost = (u32, u32);

/// One node of a reading; equal meanings have equal numbers.
struct Node {
    cat: Cat,
    what: What,
    kids: Vec<u32>,
    said: Said,
    meaning: u32,
    cost: Cost,
    /// How far capitals are from how they are printed.
    slips: u32,
    /// Readings of the same phrase: which won, which gave way.
    beaten: Vec<(u32, u32)>,
}

/// The fields read so far by an item, and how far capitals are off.
type Row = (Vec<(u8, u32)>, u32);

/// Takes trees out of a chart.
pub(crate) struct Reader<'c, 'g, 't> {
    chart: &'c Chart<'g, 't>,
    nodes: Vec<Node>,
    /// The readings of each finished phrase.
    done: BTreeMap<u32, Vec<u32>>,
    /// The ways to each item.
    rows: BTreeMap<u32, Vec<Row>>,
    same: BTreeMap<(What, Vec<u32>), u32>,
    depth: u32,
    work: u32,
}

impl<'c, 'g, 't> Reader<'c, 'g, 't> {
    pub(crate) fn read(chart: &'c Chart<'g, 't>) -> Result<Parsed, Limit> {
        let mut reader = Reader {
            chart,
            nodes: Vec::new(),
            done: BTreeMap::new(),
            rows: BTreeMap::new(),
            same: BTreeMap::new(),
            depth: 0,
            work: WORK,
        };
        let mut found = Vec::new();
        for root in chart.roots() {
            found.extend(reader.edge(root)?);
        }
        let found = reader.best(found);
        let readings = found.iter().map(|node| reader.tree(*node)).collect();
        let mut ties = Vec::new();
        found.iter().for_each(|node| reader.ties(*node, &mut ties));
        Ok(Parsed { readings, ties })
    }

    fn spend(&mut self) -> Result<(), Limit> {
        self.work = self.work.checked_sub(1).ok_or(Limit::Work)?;
        Ok(())
    }

    fn node(&mut self, cat: Cat, what: What, kids: Vec<u32>, said: Said, slips: u32) -> u32 {
        let key = (what.clone(), kids.iter().map(|k| self.nodes[*k as usize].meaning).collect());
        let next = self.same.len() as u32;
        let meaning = *self.same.entry(key).or_insert(next);
        let inner = || kids.iter().map(|k| &self.nodes[*k as usize]);
        let cost = inner().fold((0, 0), |all, k| (all.0 + k.cost.0, all.1 + k.cost.1));
        let slips = slips + inner().map(|k| k.slips).sum::<u32>();
        self.nodes.push(Node { cat, what, kids, said, meaning, cost, slips, beaten: Vec::new() });
        self.nodes.len() as u32 - 1
    }

    /// One node for each meaning, the one that is printed best; and of these the
    /// ones with the least against them. A reading that has more against it here
    /// could not win in any text around it, so nothing is lost by leaving it out.
    fn best(&mut self, all: Vec<u32>) -> Vec<u32> {
        let mut meanings: Vec<u32> = Vec::new();
        for node in all {
            let new = &self.nodes[node as usize];
            let (meaning, slips) = (new.meaning, new.slips);
            match meanings.iter().position(|n| self.nodes[*n as usize].meaning == meaning) {
                Some(old) if self.nodes[meanings[old] as usize].slips > slips => meanings[old] = node,
                Some(old) if self.nodes[meanings[old] as usize].slips == slips => self.open_up(meanings[old], node),
                Some(_) => {}
                None => meanings.push(node),
            }
        }
        let Some(least) = meanings.iter().map(|n| self.nodes[*n as usize].cost).min() else { return meanings };
        let (kept, beaten): (Vec<u32>, Vec<u32>) =
            meanings.iter().partition(|n| self.nodes[**n as usize].cost == least);
        self.nodes[kept[0] as usize].beaten.extend(beaten.iter().map(|other| (kept[0], *other)));
        kept
    }

    /// One meaning, read with two agreements (`l'` is `le` or `la`): what a
    /// pronoun in it can mean agrees with either.
    fn open_up(&mut self, kept: u32, other: u32) {
        if kept == other {
            return;
        }
        let (feat, kids) = {
            let other = &self.nodes[other as usize];
            (other.said.feat, other.kids.clone())
        };
        let node = &mut self.nodes[kept as usize];
        node.said.feat = Feat(node.said.feat.0 | feat.0);
        for (kept, other) in node.kids.clone().into_iter().zip(kids) {
            self.open_up(kept, other);
        }
    }

    /// The readings of a finished phrase.
    fn edge(&mut self, edge: u32) -> Result<Vec<u32>, Limit> {
        if let Some(done) = self.done.get(&edge) {
            return Ok(done.clone());
        }
        if self.depth == DEEPEST {
            return Err(Limit::Deep);
        }
        // A phrase inside of itself without a word between is no reading.
        self.done.insert(edge, Vec::new());
        self.depth += 1;
        let chart = self.chart;
        let mut out = Vec::new();
        for &index in &chart.edges[edge as usize].by {
            for row in self.item(index)? {
                self.spend()?;
                out.push(self.made(edge, index, &row));
            }
        }
        self.depth -= 1;
        let out = self.best(out);
        if out.len() > CAP {
            return Err(Limit::Readings);
        }
        self.done.insert(edge, out.clone());
        Ok(out)
    }

    /// The node that an item makes of its fields.
    fn made(&mut self, edge: u32, index: u32, (kids, slips): &Row) -> u32 {
        let chart = self.chart;
        let rule = &chart.g.rules[chart.items[index as usize].rule as usize];
        let super::Edge { feat, span, .. } = chart.edges[edge as usize];
        let said = |form| Said { form, feat, span };
        match &rule.makes {
            Makes::Ctor { tag, form } => {
                let base = usize::from(chart.g.base[usize::from(rule.lhs)]);
                let ctor = &chart.g.schema.cats[base].ctors[usize::from(*tag)];
                let mut all = Vec::new();
                for (field, (_, kind)) in ctor.fields.iter().enumerate() {
                    let kid = kids.iter().find(|(f, _)| usize::from(*f) == field).map(|(_, k)| *k);
                    all.push(kid.unwrap_or_else(|| self.absent(*kind)));
                }
                let node = self.node(rule.lhs, What::Tag(*tag), all, said(*form), *slips);
                let cost = &mut self.nodes[node as usize].cost;
                *cost = (cost.0 + u32::from(ctor.weak), cost.1 + u32::from(ctor.wide));
                node
            }
            Makes::List => {
                let (mut all, mut beaten) = (vec![kids[0].1], Vec::new());
                if let Some((_, tail)) = kids.get(1) {
                    let rest = &self.nodes[*tail as usize];
                    if rest.what == What::List {
                        all.extend(&rest.kids);
                        beaten.clone_from(&rest.beaten);
                    } else {
                        all.push(*tail);
                    }
                }
                let node = self.node(rule.lhs, What::List, all, said(0), *slips);
                self.nodes[node as usize].beaten = beaten;
                node
            }
            Makes::Term(term, form) => self.node(rule.lhs, What::Term(term.clone()), vec![], said(*form), *slips),
        }
    }

    /// An optional field that is not there.
    fn absent(&mut self, kind: Kind) -> u32 {
        let what = match kind {
            Kind::Many(_) => What::List,
            Kind::Spot => What::Spot,
            _ => What::Nothing,
        };
        self.node(0, what, vec![], Said { form: 0, feat: Feat::ALL, span: (0, 0) }, 0)
    }

    /// The fields read so far, for every way to this item.
    fn item(&mut self, index: u32) -> Result<Vec<Row>, Limit> {
        let chart = self.chart;
        let item = &chart.items[index as usize];
        if item.links.is_empty() {
            return Ok(vec![(Vec::new(), 0)]);
        }
        if let Some(done) = self.rows.get(&index) {
            return Ok(done.clone());
        }
        let mut out: Vec<Row> = Vec::new();
        for &(before, child) in &item.links {
            let field = chart.g.rules[item.rule as usize].elems[usize::from(item.dot) - 1].field;
            let starts = self.item(before)?;
            let span = chart.text.span(chart.items[before as usize].node as usize, item.node as usize);
            let (kids, slips) = self.child(child, span)?;
            for (start, off) in &starts {
                self.spend()?;
                match field {
                    None => out.push((start.clone(), off + slips)),
                    Some(field) => out.extend(kids.iter().map(|kid| {
                        let mut all = start.clone();
                        all.push((field, *kid));
                        (all, off + slips)
                    })),
                }
            }
            if out.len() > CAP {
                return Err(Limit::Readings);
            }
        }
        self.rows.insert(index, out.clone());
        Ok(out)
    }

    fn child(&mut self, child: Child, span: (u32, u32)) -> Result<(Vec<u32>, u32), Limit> {
        Ok(match child {
            Child::Word(slips) => (Vec::new(), slips),
            Child::Edge(edge) => (self.edge(edge)?, 0),
            Child::Int(n, form, feat) => (vec![self.node(0, What::Int(n), vec![], Said { form, feat, span }, 0)], 0),
            Child::Name(form, feat) => (vec![self.node(0, What::Name, vec![], Said { form, feat, span }, 0)], 0),
        })
    }

    fn tree(&self, node: u32) -> Tree {
        let Node { what, kids, said, .. } = &self.nodes[node as usize];
        let kids = kids.iter().map(|k| self.tree(*k)).collect();
        Tree { what: what.clone(), kids, said: Some(*said), at: 0 }
    }

    fn ties(&self, node: u32, out: &mut Vec<(Cat, Tree, Tree)>) {
        let Node { cat, kids, beaten, .. } = &self.nodes[node as usize];
        out.extend(beaten.iter().map(|(won, other)| (*cat, self.tree(*won), self.tree(*other))));
        kids.iter().for_each(|k| self.ties(*k, out));
    }
}
