//! A schema and a lexicon, compiled into rules of one language.
//!
//! Each form is unfolded into flat rules, none of them empty. A phrase carries
//! sets of gender, number, case and mood; [`join`] is the one function that
//! decides agreement, for the parser and for the printer.

mod build;
mod differ;
mod index;
mod join;
mod list;

use super::feature::{Feat, With};
use super::lexicon::Lexicon;
use super::schema::{Cat, Ctor, Kind, Leaf, Schema, Word};
use super::surface::{Lang, Piece};
use super::tree::Tree;
use build::Builder;
pub(crate) use join::{join, wanted};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// A word of the table of words.
pub(crate) type Id = u32;
/// Pseudo-words for what is not in that table.
pub(crate) const UNKNOWN: Id = 0;
pub(crate) const DIGITS: Id = 1;
pub(crate) const THIS_NAME: Id = 2;

/// What an element of a rule is.
#[derive(Clone, Debug)]
pub(crate) enum Sym {
    Word(Id, Arc<str>),
    Lemma(u32),
    Cat(Cat),
    Int,
    Name,
    /// Only for the printer.
    Mark(Piece),
}

/// One element of a rule.
#[derive(Clone, Debug)]
pub(crate) struct Elem {
    pub(crate) sym: Sym,
    /// Values it must have; the dimensions it names are not shared with the phrase.
    pub(crate) fix: u32,
    /// The dimensions in which it agrees, and with what.
    pub(crate) agree: u32,
    pub(crate) with: With,
    /// Its gender is put together with that of the items before it.
    pub(crate) mixes: bool,
    pub(crate) spelled: bool,
    pub(crate) digits: bool,
    pub(crate) field: Option<u8>,
    /// For the printer; the category is then that of the list.
    pub(crate) list: Option<Arc<List>>,
}

impl Elem {
    fn plain(sym: Sym) -> Elem {
        let with = With::Phrase;
        Elem { sym, fix: 0, agree: 0, with, mixes: false, spelled: false, digits: false, field: None, list: None }
    }
}

/// A list as the printer sees it.
#[derive(Debug)]
pub(crate) struct List {
    pub(crate) item: Elem,
    pub(crate) sep: Vec<Elem>,
    pub(crate) last: Vec<Elem>,
    pub(crate) mixed: bool,
    pub(crate) two: bool,
}

/// What a rule makes of its elements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Makes {
    Ctor {
        tag: u16,
        form: u8,
    },
    /// A list of what its elements hold; the last may be a list itself.
    List,
    /// A word of an open list, in this form.
    Term(String, u8),
}

/// One flat rule.
#[derive(Clone, Debug)]
pub(crate) struct Rule {
    pub(crate) lhs: Cat,
    pub(crate) makes: Makes,
    pub(crate) elems: Vec<Elem>,
    /// What the phrase can be before anything was read.
    pub(crate) start: Feat,
    /// One field and nothing else: shares everything with it.
    pub(crate) through: bool,
}

/// A shape of a lemma as words.
#[derive(Clone, Debug)]
pub(crate) struct Shaped {
    pub(crate) words: Vec<Id>,
    pub(crate) pieces: Vec<Piece>,
    pub(crate) text: String,
    pub(crate) feat: Feat,
}

#[derive(Clone, Debug)]
pub(crate) struct Lemma {
    pub(crate) name: String,
    pub(crate) shapes: Vec<Shaped>,
    pub(crate) pronoun: bool,
}

/// The rules of one language for the words of one root.
#[derive(Debug)]
pub struct Grammar {
    pub(crate) lang: Lang,
    pub(crate) schema: Schema,
    pub(crate) root: Cat,
    pub(crate) rules: Vec<Rule>,
    pub(crate) lemmas: Vec<Lemma>,
    pub(crate) aspirated: BTreeSet<String>,
    /// Category and tag -> the rules of each form.
    pub(crate) forms: BTreeMap<(Cat, u16), Vec<Vec<u32>>>,
    /// Category and key of an open list -> the rule of each form.
    pub(crate) terms: BTreeMap<(Cat, String), Vec<u32>>,
    /// Of each category: the next word, and the rules worth trying.
    pub(crate) starts: Vec<BTreeMap<Id, Vec<u32>>>,
    /// Names of categories for people, lists included.
    pub(crate) says: Vec<String>,
    /// The category of the schema that a category stands for; a list: that of its items.
    pub(crate) base: Vec<Cat>,
    words: BTreeMap<String, Id>,
    spellings: Vec<String>,
}

impl Grammar {
    /// Compiles the forms of `T` and of everything in it.
    pub fn new<T: Word>(lexicon: &Lexicon) -> Result<Grammar, String> {
        let mut schema = Schema::default();
        let Kind::One(Leaf::Word(root)) = T::kind(&mut schema) else { return Err("the root is no word".to_owned()) };
        let g = Grammar {
            lang: lexicon.lang,
            root,
            rules: Vec::new(),
            lemmas: Vec::new(),
            aspirated: lexicon.aspirated.clone(),
            forms: BTreeMap::new(),
            terms: BTreeMap::new(),
            starts: Vec::new(),
            says: schema.cats.iter().map(|c| c.says.to_owned()).collect(),
            base: (0..schema.cats.len() as Cat).collect(),
            words: BTreeMap::new(),
            spellings: Vec::new(),
            schema: Schema::default(),
        };
        Builder::new(g, lexicon).build(schema)
    }

    /// The number of a word that is written without capitals.
    pub(crate) fn id(&self, folded: &str) -> Id {
        self.words.get(folded).copied().unwrap_or(UNKNOWN)
    }

    /// A word by its number; none for what only stands for words.
    pub(crate) fn spelling(&self, id: Id) -> Option<&str> {
        self.spellings.get(id as usize).map(String::as_str).filter(|_| id > THIS_NAME)
    }

    fn intern(&mut self, folded: &str) -> Id {
        if let Some(&known) = self.words.get(folded) {
            return known;
        }
        let new = self.spellings.len() as Id;
        self.spellings.push(folded.to_owned());
        self.words.insert(folded.to_owned(), new);
        new
    }

    /// The variant at a node of a category.
    pub(crate) fn ctor(&self, cat: Cat, tree: &Tree) -> Option<&Ctor> {
        self.schema.ctor(self.base[usize::from(cat)], tree)
    }

    /// `Act::Draw`, or what else stands at a node.
    pub(crate) fn word_name(&self, cat: Cat, tree: &Tree) -> String {
        let category = &self.schema.cats[usize::from(self.base[usize::from(cat)])];
        match self.ctor(cat, tree) {
            Some(ctor) if ctor.name == category.name => ctor.name.to_owned(),
            Some(ctor) => format!("{}::{}", category.name, ctor.name),
            None => format!("{} {:?}", category.name, tree.what),
        }
    }

    /// How many words (variants) and how many forms of them there are.
    pub fn size(&self) -> (usize, usize) {
        let words = self.schema.cats.iter().map(|c| c.ctors.len()).sum();
        let own = |cat: Cat| usize::from(cat) < self.schema.cats.len();
        (words, self.forms.iter().filter(|((cat, _), _)| own(*cat)).map(|(_, f)| f.len()).sum())
    }

    /// Words that have no form in this language: they cannot be said.
    pub fn formless(&self) -> Vec<String> {
        let mut all = Vec::new();
        for (cat, category) in self.schema.cats.iter().enumerate() {
            for (tag, ctor) in category.ctors.iter().enumerate() {
                if !self.forms.contains_key(&(cat as Cat, tag as u16)) {
                    all.push(format!("{}::{}", category.name, ctor.name));
                }
            }
        }
        all
    }
}
