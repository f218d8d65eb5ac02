//! What pronouns mean.
//!
//! Which phrases a pronoun can mean comes from agreement: those that were
//! introduced before it and agree with it in the language of the source. Which
//! one of them it means is a rule of the game, a [`Rule`]; a pronoun that the
//! rule does not decide makes the text refused.

use super::Feat;
use super::grammar::Grammar;
use super::schema::{Cat, Kind, Leaf, Place, Word};
use super::tree::Tree;
use std::any::TypeId;
use std::collections::BTreeMap;

/// Which of its candidates a pronoun means: an index into
/// [`Pronoun::candidates`], or `None` if it cannot be told.
pub type Rule = fn(&Pronoun<'_>) -> Option<usize>;

/// The pronoun means the one phrase it can mean.
pub fn only(pronoun: &Pronoun<'_>) -> Option<usize> {
    (pronoun.candidates.len() == 1).then_some(0)
}

/// The pronoun means the nearest phrase it can mean.
pub fn nearest(pronoun: &Pronoun<'_>) -> Option<usize> {
    pronoun.candidates.len().checked_sub(1)
}

/// A phrase of a text: a pronoun, or what one may mean.
#[derive(Clone, Copy, Debug)]
pub struct Phrase<'t> {
    /// Where it stands in the words.
    pub place: Place,
    /// The bytes of the text.
    pub span: (usize, usize),
    g: &'t Grammar,
    cat: Cat,
    tree: &'t Tree,
    feat: Feat,
}

impl Phrase<'_> {
    /// The phrase as a typed word; `None` if it is a word of another type.
    pub fn word<T: Word>(&self) -> Option<T> {
        let base = self.g.base[usize::from(self.cat)];
        (self.g.schema.category(TypeId::of::<T>()) == Some(base)).then(|| T::word(self.tree)).flatten()
    }

    /// `Who::The`: the name of the variant.
    pub fn variant(&self) -> String {
        self.g.word_name(self.cat, self.tree)
    }
}

/// A pronoun and the phrases it can mean.
#[derive(Clone, Debug)]
pub struct Pronoun<'t> {
    /// The pronoun itself.
    pub phrase: Phrase<'t>,
    /// The phrases before it that agree with it, the nearest last.
    pub candidates: Vec<Phrase<'t>>,
}

/// Which phrase each pronoun means, by their places: the side table of a text.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Referents(BTreeMap<u32, u32>);

impl Referents {
    /// The place of what the pronoun at a place means.
    pub fn meant(&self, pronoun: Place) -> Option<Place> {
        self.of(pronoun.0).map(Place)
    }

    /// Every pronoun with what it means.
    pub fn iter(&self) -> impl Iterator<Item = (Place, Place)> + '_ {
        self.0.iter().map(|(pronoun, meant)| (Place(*pronoun), Place(*meant)))
    }

    pub(crate) fn of(&self, pronoun: u32) -> Option<u32> {
        self.0.get(&pronoun).copied()
    }
}

impl Grammar {
    /// The pronouns of a numbered tree that was read, in the order of the text.
    pub(crate) fn pronouns<'t>(&'t self, tree: &'t Tree) -> Vec<Pronoun<'t>> {
        let (mut introduced, mut found) = (Vec::new(), Vec::new());
        self.phrases(self.root, tree, &mut introduced, &mut found);
        introduced.sort_by_key(|p: &Phrase<'_>| p.span.1);
        found.sort_by_key(|p: &Phrase<'_>| p.span.0);
        let means = |pronoun: &Phrase<'t>| {
            let fits =
                |p: &&Phrase<'t>| p.span.1 <= pronoun.span.0 && p.feat.narrow(pronoun.feat, Feat::AGREE).is_some();
            introduced.iter().filter(fits).copied().collect()
        };
        found.iter().map(|pronoun| Pronoun { phrase: *pronoun, candidates: means(pronoun) }).collect()
    }

    /// What every pronoun means by the rule of the game, or the one that it does
    /// not decide.
    pub(crate) fn resolve<'t>(&'t self, tree: &'t Tree, rule: Rule) -> Result<Referents, Pronoun<'t>> {
        let mut all = BTreeMap::new();
        for pronoun in self.pronouns(tree) {
            match rule(&pronoun).and_then(|n| pronoun.candidates.get(n)) {
                Some(meant) => all.insert(pronoun.phrase.place.0, meant.place.0),
                None => return Err(pronoun),
            };
        }
        Ok(Referents(all))
    }

    fn phrases<'t>(&'t self, cat: Cat, tree: &'t Tree, introduced: &mut Vec<Phrase<'t>>, found: &mut Vec<Phrase<'t>>) {
        let (Some(ctor), Some(said)) = (self.ctor(cat, tree), tree.said) else { return };
        let span = (said.span.0 as usize, said.span.1 as usize);
        let phrase = Phrase { place: Place(tree.at), span, g: self, cat, tree, feat: said.feat };
        if ctor.refers {
            found.push(phrase);
        }
        if ctor.introduces {
            introduced.push(phrase);
        }
        for (kid, (_, kind)) in tree.kids.iter().zip(&ctor.fields) {
            match *kind {
                Kind::One(Leaf::Word(c)) | Kind::Maybe(Leaf::Word(c)) => self.phrases(c, kid, introduced, found),
                Kind::Many(Leaf::Word(c)) => kid.kids.iter().for_each(|k| self.phrases(c, k, introduced, found)),
                _ => {}
            }
        }
    }
}
