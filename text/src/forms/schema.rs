//! Typed words: what a game declares.
//!
//! `#[derive(Word)]` writes [`Word`] for a type. It is the only bridge between
//! Rust types and the chart, in both directions.

use super::tree::{Tree, What};
use std::any::TypeId;
use std::collections::BTreeMap;

/// The number of a category of words.
pub type Cat = u16;

/// What one value is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaf {
    /// A word of this category.
    Word(Cat),
    /// A number, in digits or spelled out.
    Int,
    /// The name of the card that speaks.
    Name,
}

/// What a field of a word holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Always one.
    One(Leaf),
    /// One or none.
    Maybe(Leaf),
    /// A list.
    Many(Leaf),
    /// Where the word stands; never said.
    Spot,
}

impl Kind {
    /// A field that is a word.
    pub fn word(cat: Cat) -> Kind {
        Kind::One(Leaf::Word(cat))
    }
}

/// One variant of a word.
#[derive(Debug)]
pub struct Ctor {
    /// Its name in Rust.
    pub name: &'static str,
    /// Name and kind of each field.
    pub fields: Vec<(&'static str, Kind)>,
    /// Language and its forms; the first is the usual one.
    pub forms: Vec<(&'static str, &'static [&'static str])>,
    /// Later pronouns can mean it.
    pub introduces: bool,
    /// A pronoun: agrees with what it means.
    pub refers: bool,
    /// Speaks of something again by a noun of its own (`that card`): need not agree.
    pub recalls: bool,
    /// Gives way to a reading with fewer weak words.
    pub weak: bool,
    /// Takes in as much as it can: a reading with fewer of them is meant.
    pub wide: bool,
}

/// One type of word.
#[derive(Debug, Default)]
pub struct Category {
    /// Its name in Rust.
    pub name: &'static str,
    /// For people: `an instruction`.
    pub says: &'static str,
    /// Its variants.
    pub ctors: Vec<Ctor>,
    /// Its words come from an open list of the lexicon (families, subtypes).
    pub open: Option<&'static str>,
}

/// All categories that can be reached from a root.
#[derive(Debug, Default)]
pub struct Schema {
    pub(crate) cats: Vec<Category>,
    seen: BTreeMap<TypeId, Cat>,
}

impl Schema {
    /// The category of a type; its variants are collected on the first visit.
    pub fn enter<T: 'static>(
        &mut self,
        name: &'static str,
        says: &'static str,
        open: Option<&'static str>,
        ctors: fn(&mut Schema) -> Vec<Ctor>,
    ) -> Cat {
        if let Some(&cat) = self.seen.get(&TypeId::of::<T>()) {
            return cat;
        }
        let cat = self.cats.len() as Cat;
        self.seen.insert(TypeId::of::<T>(), cat);
        self.cats.push(Category { name, says, open, ..Category::default() });
        let ctors = ctors(self);
        self.cats[usize::from(cat)].ctors = ctors;
        cat
    }

    /// The category of a type.
    pub(crate) fn category(&self, ty: TypeId) -> Option<Cat> {
        self.seen.get(&ty).copied()
    }

    /// The variant at a node of this category.
    pub(crate) fn ctor(&self, cat: Cat, tree: &Tree) -> Option<&Ctor> {
        match tree.what {
            What::Tag(tag) => self.cats[usize::from(cat)].ctors.get(usize::from(tag)),
            _ => None,
        }
    }
}

/// A type of the card language.
pub trait Word: Sized + 'static {
    /// What a field of this type holds; enters it into the schema.
    fn kind(schema: &mut Schema) -> Kind;
    /// The words as a tree.
    fn tree(&self) -> Tree;
    /// A tree as words; `None` if it is a tree of another type.
    fn word(tree: &Tree) -> Option<Self>;
}

impl<T: Word> Word for Box<T> {
    fn kind(schema: &mut Schema) -> Kind {
        T::kind(schema)
    }
    fn tree(&self) -> Tree {
        (**self).tree()
    }
    fn word(tree: &Tree) -> Option<Self> {
        T::word(tree).map(Box::new)
    }
}

impl<T: Word> Word for Option<T> {
    fn kind(schema: &mut Schema) -> Kind {
        match T::kind(schema) {
            Kind::One(leaf) => Kind::Maybe(leaf),
            other => panic!("an option holds one word, not {other:?}"),
        }
    }
    fn tree(&self) -> Tree {
        self.as_ref().map_or_else(|| Tree::new(What::Nothing, vec![]), T::tree)
    }
    fn word(tree: &Tree) -> Option<Self> {
        if tree.what == What::Nothing { Some(None) } else { T::word(tree).map(Some) }
    }
}

impl<T: Word> Word for Vec<T> {
    fn kind(schema: &mut Schema) -> Kind {
        match T::kind(schema) {
            Kind::One(leaf) => Kind::Many(leaf),
            other => panic!("a list holds words, not {other:?}"),
        }
    }
    fn tree(&self) -> Tree {
        Tree::new(What::List, self.iter().map(T::tree).collect())
    }
    fn word(tree: &Tree) -> Option<Self> {
        tree.kids.iter().map(T::word).collect()
    }
}

macro_rules! numbers {
    ($($t:ty)*) => {$(
        impl Word for $t {
            fn kind(_: &mut Schema) -> Kind {
                Kind::One(Leaf::Int)
            }
            fn tree(&self) -> Tree {
                Tree::new(What::Int(i64::from(*self)), vec![])
            }
            fn word(tree: &Tree) -> Option<Self> {
                if let What::Int(n) = tree.what { n.try_into().ok() } else { None }
            }
        }
    )*};
}
numbers!(u8 u16 u32 i8 i16 i32);

/// The name of the card that speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ThisName;

impl Word for ThisName {
    fn kind(_: &mut Schema) -> Kind {
        Kind::One(Leaf::Name)
    }
    fn tree(&self) -> Tree {
        Tree::new(What::Name, vec![])
    }
    fn word(tree: &Tree) -> Option<Self> {
        (tree.what == What::Name).then_some(ThisName)
    }
}

/// Where a word stands in its text: the key to the side tables (what a pronoun
/// means). Set by reading; never said, and no part of the meaning.
#[derive(Clone, Copy, Debug, Default)]
pub struct Spot(pub u32);

impl PartialEq for Spot {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Spot {}

impl std::hash::Hash for Spot {
    fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
}

impl Word for Spot {
    fn kind(_: &mut Schema) -> Kind {
        Kind::Spot
    }
    fn tree(&self) -> Tree {
        Tree { at: self.0, ..Tree::new(What::Spot, vec![]) }
    }
    fn word(tree: &Tree) -> Option<Self> {
        (tree.what == What::Spot).then_some(Spot(tree.at))
    }
}
