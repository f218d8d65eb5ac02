//! The tree between typed words and their forms.

use super::Feat;

/// What stands at a node of a tree.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum What {
    /// A variant of the category that is expected here.
    Tag(u16),
    /// The items of a list.
    List,
    /// A number.
    Int(i64),
    /// The name of the card that speaks.
    Name,
    /// An `Option` that is not there.
    Nothing,
    /// A word of an open list, by its key.
    Term(String),
    /// Where the word around it stands; no part of its meaning.
    Spot,
}

/// What reading has found out about a node besides its meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Said {
    /// Which of the forms was used.
    pub form: u8,
    /// What the phrase can agree in.
    pub(crate) feat: Feat,
    /// The bytes of the text, from and to.
    pub span: (u32, u32),
}

/// A meaning, with what reading found out beside it. Equality is equality of meaning.
#[derive(Clone, Debug)]
pub struct Tree {
    /// What stands here.
    pub what: What,
    /// The fields of a word, the items of a list.
    pub kids: Vec<Tree>,
    /// How it was said, if it was read.
    pub said: Option<Said>,
    /// Its number in the order of the tree; 0 before it was read.
    pub at: u32,
}

impl PartialEq for Tree {
    fn eq(&self, other: &Self) -> bool {
        self.what == other.what && self.kids == other.kids
    }
}

impl Eq for Tree {}

impl Tree {
    /// A node that was not read from a text.
    pub fn new(what: What, kids: Vec<Tree>) -> Tree {
        Tree { what, kids, said: None, at: 0 }
    }

    /// Whether that very node is a part of it.
    pub(crate) fn holds(&self, part: &Tree) -> bool {
        self.kids.iter().any(|k| std::ptr::eq(k, part) || k.holds(part))
    }

    /// Numbers the nodes in the order of the tree, from `next`.
    pub(crate) fn number(&mut self, next: &mut u32) {
        self.at = *next;
        *next += 1;
        for kid in &mut self.kids {
            kid.number(next);
            if kid.what == What::Spot {
                // A place tells where the word around it stands.
                kid.at = self.at;
            }
        }
    }

    /// The chosen forms in the order of the tree: what a card keeps beside its
    /// words to print its source exactly.
    pub(crate) fn memory(&self) -> Vec<u8> {
        let mut all = Vec::new();
        self.each(&mut |node| all.push(node.said.map_or(0, |s| s.form)));
        all
    }

    /// Puts a memory back onto a tree made from words.
    pub(crate) fn recall(&mut self, memory: &mut impl Iterator<Item = u8>) {
        let form = memory.next().unwrap_or(0);
        self.said = Some(Said { form, feat: Feat::ALL, span: (0, 0) });
        self.kids.iter_mut().for_each(|k| k.recall(memory));
    }

    /// Visits the nodes in the order of the tree.
    pub(crate) fn each<'t>(&'t self, see: &mut impl FnMut(&'t Tree)) {
        see(self);
        self.kids.iter().for_each(|k| k.each(see));
    }

    /// Whether an optional field is there.
    pub(crate) fn is_there(&self) -> bool {
        match self.what {
            What::Nothing => false,
            What::List => !self.kids.is_empty(),
            _ => true,
        }
    }
}
