//! Which rules are worth trying in front of which word.

use super::{DIGITS, Grammar, Id, Rule, Sym, THIS_NAME};
use crate::forms::lexicon::spelled_words;
use std::collections::{BTreeMap, BTreeSet};

impl Grammar {
    pub(super) fn index(&mut self) {
        let mut numbers: Vec<Id> = spelled_words(self.lang).iter().map(|w| self.intern(w)).collect();
        numbers.push(DIGITS);
        let mut first: Vec<BTreeSet<Id>> = vec![BTreeSet::new(); self.says.len()];
        loop {
            let before: usize = first.iter().map(BTreeSet::len).sum();
            for rule in &self.rules {
                let new = self.first_of(rule, &first, &numbers);
                first[usize::from(rule.lhs)].extend(new);
            }
            if before == first.iter().map(BTreeSet::len).sum::<usize>() {
                break;
            }
        }
        self.starts = vec![BTreeMap::new(); self.says.len()];
        for (i, rule) in self.rules.iter().enumerate() {
            for id in self.first_of(rule, &first, &numbers) {
                self.starts[usize::from(rule.lhs)].entry(id).or_default().push(i as u32);
            }
        }
    }

    /// The words a phrase by this rule can begin with.
    fn first_of(&self, rule: &Rule, first: &[BTreeSet<Id>], numbers: &[Id]) -> BTreeSet<Id> {
        match rule.elems.iter().map(|e| &e.sym).find(|s| !matches!(s, Sym::Mark(_))) {
            Some(Sym::Word(id, _)) => BTreeSet::from([*id]),
            Some(Sym::Lemma(l)) => {
                self.lemmas[*l as usize].shapes.iter().filter_map(|s| s.words.first().copied()).collect()
            }
            Some(Sym::Cat(c)) => first[usize::from(*c)].clone(),
            Some(Sym::Int) => numbers.iter().copied().collect(),
            Some(Sym::Name) => BTreeSet::from([THIS_NAME]),
            _ => BTreeSet::new(),
        }
    }
}
