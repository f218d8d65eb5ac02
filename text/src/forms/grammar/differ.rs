//! Two meanings, told apart for people.

use super::Grammar;
use crate::forms::schema::{Cat, Kind, Leaf};
use crate::forms::tree::{Tree, What};

impl Grammar {
    /// Where two meanings part: `Act::Recycle or Act::RecycleCards`.
    pub(crate) fn differ(&self, cat: Cat, one: &Tree, other: &Tree) -> String {
        let name = |t: &Tree| self.word_name(cat, t);
        let Some(ctor) = self.ctor(cat, one).filter(|_| one.what == other.what) else {
            return format!("{} or {}", name(one), name(other));
        };
        let fields = one.kids.iter().zip(&other.kids).zip(&ctor.fields);
        let Some(((a, b), (field, kind))) = fields.into_iter().find(|((a, b), _)| a != b) else {
            return format!("{} twice", name(one));
        };
        let inside = format!("`{field}` of {}", name(one));
        match *kind {
            Kind::One(Leaf::Word(cat)) => self.differ(cat, a, b),
            Kind::Maybe(Leaf::Word(cat)) if a.is_there() && b.is_there() => self.differ(cat, a, b),
            Kind::Maybe(_) => format!("{inside} is there or not"),
            Kind::Many(Leaf::Word(cat)) if a.kids.len() == b.kids.len() => {
                let parted = a.kids.iter().zip(&b.kids).find(|(a, b)| a != b);
                parted.map_or(inside, |(a, b)| self.differ(cat, a, b))
            }
            Kind::Many(_) => format!("{} or {} in {inside}", a.kids.len(), b.kids.len()),
            _ => format!("{:?} or {:?} in {inside}", a.what, b.what),
        }
    }

    /// How much a meaning has against it: weak words, wide words.
    pub(crate) fn cost(&self, cat: Cat, tree: &Tree) -> (u32, u32) {
        let mut all = (0, 0);
        self.each_word(cat, tree, &mut |cat, word| {
            if let Some(ctor) = self.ctor(cat, word) {
                all = (all.0 + u32::from(ctor.weak), all.1 + u32::from(ctor.wide));
            }
        });
        all
    }

    /// A meaning in the names of its words: `Hunt(The(Bear))`.
    pub(crate) fn outline(&self, cat: Cat, tree: &Tree) -> String {
        if tree.what == What::List {
            let items: Vec<String> = tree.kids.iter().map(|k| self.outline(cat, k)).collect();
            return format!("[{}]", items.join(", "));
        }
        let Some(ctor) = self.ctor(cat, tree) else { return leaf(tree) };
        let kids = tree.kids.iter().zip(&ctor.fields).filter(|(k, _)| k.what != What::Spot);
        let kids: Vec<String> = kids
            .map(|(kid, (_, kind))| match *kind {
                Kind::One(Leaf::Word(cat)) => self.outline(cat, kid),
                Kind::Maybe(Leaf::Word(cat)) if kid.is_there() => self.outline(cat, kid),
                Kind::Many(Leaf::Word(cat)) => self.outline(cat, kid),
                _ => leaf(kid),
            })
            .collect();
        if kids.is_empty() { ctor.name.to_owned() } else { format!("{}({})", ctor.name, kids.join(", ")) }
    }
}

fn leaf(tree: &Tree) -> String {
    match &tree.what {
        What::Int(n) => n.to_string(),
        What::Name => "this name".to_owned(),
        What::Nothing => "-".to_owned(),
        What::Term(key) => key.clone(),
        What::List => format!("[{}]", tree.kids.iter().map(leaf).collect::<Vec<_>>().join(", ")),
        What::Tag(_) | What::Spot => String::new(),
    }
}
