//! Lists: `a`, `a, b`, `a, b et c`.

use super::build::Builder;
use super::{Elem, Feat, List, Makes, Rule, Sym, With};
use crate::forms::notation::Separators;
use crate::forms::schema::Cat;
use crate::forms::surface::Piece;
use std::sync::Arc;

impl Builder<'_> {
    /// The element for a list of what `item` is.
    pub(super) fn list(&mut self, item: Elem, given: &Separators) -> Elem {
        let sep = self.separator(&given.sep);
        let last = given.last.as_ref().map_or_else(|| sep.clone(), |last| self.separator(last));
        let empty = Elem::plain(Sym::Int);
        self.list_of(item, &List { item: empty, sep, last, mixed: given.mixed, two: given.two })
    }

    /// The same list with other items.
    pub(super) fn list_of(&mut self, item: Elem, like: &List) -> Elem {
        let list = List {
            // Within the list an item agrees with the list, whatever the list agrees with.
            item: Elem { field: Some(0), with: With::Phrase, ..item.clone() },
            sep: like.sep.clone(),
            last: like.last.clone(),
            mixed: like.mixed,
            two: like.two,
        };
        let list = Arc::new(list);
        let cat = self.list_category(&list);
        Elem { sym: Sym::Cat(cat), list: Some(list), ..item }
    }

    fn separator(&mut self, text: &str) -> Vec<Elem> {
        let mut elems = Vec::new();
        for (i, part) in text.split('^').enumerate() {
            if i > 0 {
                elems.push(Elem::plain(Sym::Mark(Piece::Capital)));
            }
            elems.extend(self.literal(part));
        }
        elems
    }

    fn list_category(&mut self, list: &Arc<List>) -> Cat {
        let key = format!("{list:?}");
        if let Some(&cat) = self.lists.get(&key) {
            return cat;
        }
        let cat = self.new_category(&list.item);
        self.lists.insert(key, cat);
        let tail = self.new_category(&list.item);
        if !list.two {
            self.list_rule(cat, vec![list.item.clone()]);
        }
        let mixes = list.mixed;
        let more = Elem { sym: Sym::Cat(tail), field: Some(1), mixes, ..list.item.clone() };
        let second = Elem { field: Some(1), mixes, ..list.item.clone() };
        for lhs in [cat, tail] {
            self.list_rule(lhs, join(&list.item, &list.last, second.clone()));
            self.list_rule(lhs, join(&list.item, &list.sep, more.clone()));
        }
        cat
    }

    fn new_category(&mut self, item: &Elem) -> Cat {
        let (says, base) = match item.sym {
            Sym::Cat(c) => (self.g.says[usize::from(c)].clone(), self.g.base[usize::from(c)]),
            Sym::Int => ("a number".to_owned(), 0),
            _ => ("a list".to_owned(), 0),
        };
        self.g.says.push(says);
        self.g.base.push(base);
        self.g.says.len() as Cat - 1
    }

    fn list_rule(&mut self, lhs: Cat, elems: Vec<Elem>) {
        let through = elems.len() == 1;
        let start = if through { Feat::ALL } else { Feat::only(Feat::SUB.0 | Feat::OBJ.0) };
        self.g.rules.push(Rule { lhs, makes: Makes::List, elems, start, through });
    }
}

fn join(item: &Elem, sep: &[Elem], tail: Elem) -> Vec<Elem> {
    let mut elems = vec![item.clone()];
    elems.extend(sep.iter().cloned());
    elems.push(tail);
    elems
}
