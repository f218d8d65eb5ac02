//! Why a text has no meaning: the furthest place that was reached, and what
//! could have stood there.

use super::super::grammar::{Sym, join};
use super::{Chart, Item};

/// Where reading stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Stopped {
    /// What would have been understood at these bytes.
    Expected { span: (usize, usize), expected: Vec<String> },
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
        let alone = |from: u32| !items().any(|item| item.origin < from && self.expects(item).is_some());
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
        Stopped::Expected { span: (at, end), expected }
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
