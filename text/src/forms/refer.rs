//! What pronouns mean.
//!
//! Which phrases a pronoun can mean comes from agreement: those that were
//! introduced before it and agree with it in the language of the source. Which
//! one of them it means is a rule of the game, a [`Rule`]; a pronoun that the
//! rule does not decide makes the text refused. A phrase that `recalls` (`that
//! card`) is treated alike, but it has a noun of its own and need not agree.

use super::Feat;
use super::grammar::Grammar;
use super::schema::{Cat, Kind, Leaf, Spot, Word};
use super::tree::Tree;
use std::any::TypeId;
use std::collections::BTreeMap;

/// What a pronoun means: the spot of one of its candidates, or `None` if it
/// cannot be told.
pub type Rule = fn(&Pronoun<'_>) -> Option<Spot>;

/// The pronoun means the one phrase before it that it can mean.
pub fn only(pronoun: &Pronoun<'_>) -> Option<Spot> {
    if let [one] = pronoun.candidates.as_slice() { Some(one.spot) } else { None }
}

/// The pronoun means the nearest phrase before it that it can mean.
pub fn nearest(pronoun: &Pronoun<'_>) -> Option<Spot> {
    pronoun.candidates.last().map(|phrase| phrase.spot)
}

/// A phrase of a text: a pronoun, or what one may mean.
#[derive(Clone, Copy, Debug)]
pub struct Phrase<'t> {
    /// Where it stands in the words.
    pub spot: Spot,
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
    /// The phrases behind it that agree with it, the nearest first: "tant qu'il
    /// est incliné, le héros ...".
    pub ahead: Vec<Phrase<'t>>,
    /// The words that it is a part of, the innermost first.
    pub inside: Vec<Phrase<'t>>,
}

/// Which phrase each pronoun means, by their spots: the side table of a text.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Referents(BTreeMap<u32, u32>);

impl Referents {
    /// The spot of what the pronoun at a spot means.
    pub fn meant(&self, pronoun: Spot) -> Option<Spot> {
        self.of(pronoun.0).map(Spot)
    }

    /// Every pronoun with what it means.
    pub fn iter(&self) -> impl Iterator<Item = (Spot, Spot)> + '_ {
        self.0.iter().map(|(pronoun, meant)| (Spot(*pronoun), Spot(*meant)))
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn is_meant(&self, at: u32) -> bool {
        self.0.values().any(|meant| *meant == at)
    }

    pub(crate) fn of(&self, pronoun: u32) -> Option<u32> {
        self.0.get(&pronoun).copied()
    }
}

impl Grammar {
    /// The pronouns of a numbered tree that was read, in the order of the text.
    pub(crate) fn pronouns<'t>(&'t self, tree: &'t Tree) -> Vec<Pronoun<'t>> {
        let (mut words, mut introduced, mut found) = (Vec::new(), Vec::new(), Vec::new());
        self.each_word(self.root, tree, &mut |cat, node| {
            let (Some(ctor), Some(said)) = (self.ctor(cat, node), node.said) else { return };
            let span = (said.span.0 as usize, said.span.1 as usize);
            let phrase = Phrase { spot: Spot(node.at), span, g: self, cat, tree: node, feat: said.feat };
            if ctor.refers || ctor.recalls {
                found.push(phrase);
            }
            if ctor.introduces {
                introduced.push(phrase);
            }
            words.push(phrase);
        });
        introduced.sort_by_key(|p: &Phrase<'_>| p.span.1);
        found.sort_by_key(|p: &Phrase<'_>| p.span.0);
        // What is open is printed as masculine and as one, so a pronoun for it is, too.
        let recalls = |it: &Phrase<'t>| self.ctor(it.cat, it.tree).is_some_and(|c| c.recalls);
        let agrees = |p: &Phrase<'t>, with: &Phrase<'t>| {
            recalls(with) || p.feat.settle().narrow(with.feat, Feat::AGREE).is_some()
        };
        let pronoun = |it: Phrase<'t>| {
            let all = || introduced.iter().filter(|p| agrees(p, &it));
            let candidates = all().filter(|p| p.span.1 <= it.span.0).copied().collect();
            let ahead = all().filter(|p| p.span.0 >= it.span.1).copied().collect();
            // A word is seen before its parts.
            let around = |p: &&Phrase<'t>| p.tree.holds(it.tree);
            let inside = words.iter().rev().filter(around).copied().collect();
            Pronoun { phrase: it, candidates, ahead, inside }
        };
        found.into_iter().map(pronoun).collect()
    }

    /// What every pronoun means by the rule of the game, or the one that it does
    /// not decide.
    pub(crate) fn resolve<'t>(&'t self, tree: &'t Tree, rule: Rule) -> Result<Referents, Pronoun<'t>> {
        let mut all = BTreeMap::new();
        for pronoun in self.pronouns(tree) {
            let known = |spot: &Spot| pronoun.candidates.iter().chain(&pronoun.ahead).any(|p| p.spot.0 == spot.0);
            match rule(&pronoun).filter(known) {
                Some(meant) => all.insert(pronoun.phrase.spot.0, meant.0),
                None => return Err(pronoun),
            };
        }
        Ok(Referents(all))
    }

    /// Visits the words of a tree with their categories.
    pub(crate) fn each_word<'t>(&self, cat: Cat, tree: &'t Tree, see: &mut impl FnMut(Cat, &'t Tree)) {
        let Some(ctor) = self.ctor(cat, tree) else { return };
        see(cat, tree);
        for (kid, (_, kind)) in tree.kids.iter().zip(&ctor.fields) {
            match *kind {
                Kind::One(Leaf::Word(c)) | Kind::Maybe(Leaf::Word(c)) => self.each_word(c, kid, see),
                Kind::Many(Leaf::Word(c)) => kid.kids.iter().for_each(|k| self.each_word(c, k, see)),
                _ => {}
            }
        }
    }
}
