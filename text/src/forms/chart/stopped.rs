//! Why a text has no meaning: the furthest place that was reached, and what
//! could have stood there.

use super::super::grammar::{Elem, Sym, join};
use super::super::surface::fold;
use super::{Chart, Item};
use std::collections::BTreeSet;

/// Where reading stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Stopped {
    /// What would have been understood at these bytes.
    Expected { span: (usize, usize), expected: Vec<String>, near: Option<String> },
    /// These bytes are a phrase that does not agree with what is around it.
    Disagrees { span: (usize, usize) },
}

impl Chart<'_, '_> {
    pub(crate) fn stopped(&self) -> Stopped {
        let far = (0..self.sets.len()).rev().find(|n| !self.sets[*n].is_empty()).unwrap_or(0);
        let at = self.text.start(far);
        // What was only predicted is named by the category that asked for it.
        let asked = |item: &&Item| item.dot > 0 || far == 0;
        let items = || self.sets[far].iter().map(|i| &self.items[*i as usize]).filter(asked);
        // A phrase that does not agree is the reason only if nothing else led here.
        let led_here = items().filter(|item| self.expects(item).is_some()).map(|item| item.origin).min();
        let alone = |from: u32| led_here.is_none_or(|origin| origin >= from);
        let unlike = |(from, to): &&(u32, u32)| *to as usize == far && *from as usize + 2 <= far && alone(*from);
        if let Some((from, to)) = self.unlike.iter().find(unlike) {
            let (from, to) = self.text.span(*from as usize, *to as usize);
            return Stopped::Disagrees { span: (from as usize, to as usize) };
        }
        let mut expected: Vec<String> = items().filter_map(|item| self.expects(item)).collect();
        if expected.is_empty() {
            expected.push(self.g.says[usize::from(self.g.root)].clone());
        }
        expected.sort();
        expected.dedup();
        let end = self.text.raws.get(far / 2).map_or(at, |raw| raw.to);
        let raw = self.text.raws.get(far / 2).map(|raw| raw.text);
        let near = raw.and_then(|text| self.near(far, text));
        // The very word could stand there, in another number or gender.
        if near.is_some() && near.as_deref() == raw {
            return Stopped::Disagrees { span: (at, end) };
        }
        Stopped::Expected { span: (at, end), expected, near }
    }

    /// A word that could stand at a node and is spelled nearly as the one there.
    fn near(&self, node: usize, text: &str) -> Option<String> {
        const SLIPS: usize = 2;
        let text = fold(text);
        let mut words = BTreeSet::new();
        for item in self.sets[node].iter().map(|i| &self.items[*i as usize]) {
            let elems = &self.g.rules[item.rule as usize].elems[usize::from(item.dot)..];
            let next = elems.iter().find(|e| !matches!(e.sym, Sym::Mark(_)));
            words.extend(next.into_iter().flat_map(|e| self.words_of(e)));
        }
        let slips = |word: &&str| strsim::osa_distance(&text, &fold(word));
        let close = |word: &&str| slips(word) <= SLIPS && slips(word) * 3 <= word.chars().count();
        words.into_iter().filter(close).min_by_key(slips).map(str::to_owned)
    }

    /// The words an element can begin with, as they are written.
    fn words_of<'a>(&'a self, elem: &'a Elem) -> Vec<&'a str> {
        match &elem.sym {
            Sym::Word(_, shown) => vec![shown],
            Sym::Lemma(l) => self.g.lemmas[*l as usize].shapes.iter().map(|s| s.text.as_str()).collect(),
            Sym::Cat(cat) => self.g.starts[usize::from(*cat)].keys().filter_map(|id| self.g.spelling(*id)).collect(),
            Sym::Int | Sym::Name | Sym::Mark(_) => Vec::new(),
        }
    }

    fn expects(&self, item: &Item) -> Option<String> {
        let elems = &self.g.rules[item.rule as usize].elems[usize::from(item.dot)..];
        let elem = elems.iter().find(|e| !matches!(e.sym, Sym::Mark(_)))?;
        Some(match &elem.sym {
            Sym::Word(_, shown) if shown.starts_with('\n') => "a new line".to_owned(),
            Sym::Word(_, shown) => format!("`{shown}`"),
            Sym::Lemma(l) => {
                // The shape that would agree.
                let lemma = &self.g.lemmas[*l as usize];
                let fits = lemma.shapes.iter().find(|s| join(item.bound, elem, s.feat, false, lemma.pronoun).is_some());
                format!("`{}`", fits.map_or(&lemma.name, |s| &s.text))
            }
            Sym::Cat(c) => self.g.says[usize::from(*c)].clone(),
            Sym::Int => "a number".to_owned(),
            Sym::Name => "the name of this card".to_owned(),
            Sym::Mark(_) => return None,
        })
    }
}
