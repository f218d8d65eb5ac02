//! A meaning as text: the same rules, run the other way.

use super::Feat;
use super::feature::Bound;
use super::grammar::{Elem, Grammar, List, Makes, Rule, Sym, join, wanted};
use super::lexicon::{counted, spell};
use super::name::Name;
use super::refer::Referents;
use super::schema::{Cat, Kind, Leaf};
use super::surface::{Piece, Speech, Style, write};
use super::tree::{Tree, What};
use std::collections::BTreeMap;

/// No tree that was meant to be printed needs more steps.
const WORK: u32 = 200_000;

/// Whether the forms that a tree remembers are used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Recall {
    /// Usual forms.
    Nothing,
    /// The chosen forms: the source.
    Forms,
}

/// Prints one text. Remembers what was introduced, for the pronouns after it.
pub(crate) struct Printer<'g> {
    g: &'g Grammar,
    name: &'g Name,
    recall: Recall,
    referents: &'g Referents,
    /// What each phrase that was printed agrees in, by its spot.
    introduced: BTreeMap<u32, Feat>,
    /// The phrases that pronouns mean, by their spots.
    meant: BTreeMap<u32, (Cat, &'g Tree)>,
    last: Feat,
    out: Vec<Piece>,
    work: std::cell::Cell<u32>,
}

impl Grammar {
    /// The text of a numbered tree; `None` if it cannot be said.
    pub(crate) fn print<'g>(
        &'g self,
        tree: &'g Tree,
        name: &'g Name,
        recall: Recall,
        referents: &'g Referents,
        style: Style,
    ) -> Option<String> {
        self.print_as(self.root, tree, name, recall, referents, style)
    }

    /// The text of a part of a tree.
    pub(crate) fn print_as<'g>(
        &'g self,
        cat: Cat,
        tree: &'g Tree,
        name: &'g Name,
        recall: Recall,
        referents: &'g Referents,
        style: Style,
    ) -> Option<String> {
        let mut printer = Printer {
            g: self,
            name,
            recall,
            referents,
            introduced: BTreeMap::new(),
            meant: BTreeMap::new(),
            last: Feat::only(Feat::M.0 | Feat::S.0),
            out: Vec::new(),
            work: std::cell::Cell::new(WORK),
        };
        if !referents.is_empty() {
            self.each_word(cat, tree, &mut |cat, node| {
                if referents.is_meant(node.at) {
                    printer.meant.insert(node.at, (cat, node));
                }
            });
        }
        printer.word(cat, tree, Feat::ALL, false)?;
        let hard = name.texts.first().filter(|_| name.aspirated).map(String::as_str);
        let speech = Speech { lang: self.lang, aspirated: &self.aspirated, name: hard };
        Some(style.set(&write(&printer.out, speech)))
    }

    /// The smallest word of a tree that cannot be said in this language.
    pub(crate) fn unsayable(&self, cat: Cat, tree: &Tree, name: &Name) -> Option<String> {
        if let Some(ctor) = self.ctor(cat, tree) {
            for (kid, (_, kind)) in tree.kids.iter().zip(&ctor.fields) {
                let inner = match kind {
                    Kind::One(Leaf::Word(c)) | Kind::Maybe(Leaf::Word(c)) if kid.is_there() => {
                        self.unsayable(*c, kid, name)
                    }
                    Kind::Many(Leaf::Word(c)) => kid.kids.iter().find_map(|k| self.unsayable(*c, k, name)),
                    _ => None,
                };
                if inner.is_some() {
                    return inner;
                }
            }
        }
        let (none, style) = (Referents::default(), Style::house(self.lang));
        let said = self.print_as(cat, tree, name, Recall::Nothing, &none, style).is_some();
        (!said).then(|| self.word_name(cat, tree))
    }
}

impl<'g> Printer<'g> {
    /// Prints a word of a category within what is wanted of it. `spelled`: a
    /// number inside is written out.
    fn word(&mut self, cat: Cat, tree: &Tree, want: Feat, spelled: bool) -> Option<()> {
        let (rule, bound) = self.choose(cat, tree, want)?;
        let settled = bound.settle();
        for elem in &rule.elems {
            self.elem(rule, elem, tree, settled, spelled)?;
        }
        if self.g.ctor(cat, tree).is_some_and(|c| c.introduces) {
            self.last = Feat::only(settled.phrase.0 & Feat::AGREE);
            self.introduced.insert(tree.at, self.last);
        }
        Some(())
    }

    fn elem(&mut self, rule: &Rule, elem: &Elem, tree: &Tree, now: Bound, spelled: bool) -> Option<()> {
        let spelled = elem.spelled || spelled && rule.through;
        let want = wanted(rule, elem, now);
        let kid = elem.field.and_then(|f| tree.kids.get(usize::from(f)));
        match &elem.list {
            None => self.single(elem, kid, want, spelled),
            Some(list) => {
                let kids = &kid?.kids;
                for (i, kid) in kids.iter().enumerate() {
                    let sep = match i {
                        0 => &[][..],
                        i if i + 1 == kids.len() => &list.last,
                        _ => &list.sep,
                    };
                    for elem in sep {
                        self.single(elem, None, Feat::ALL, false)?;
                    }
                    self.single(&list.item, Some(kid), of_item(list, want), spelled)?;
                }
                Some(())
            }
        }
    }

    fn single(&mut self, elem: &Elem, kid: Option<&Tree>, want: Feat, spelled: bool) -> Option<()> {
        match &elem.sym {
            Sym::Mark(mark) => self.out.push(mark.clone()),
            Sym::Word(_, shown) => self.out.push(Piece::Word(shown.to_string())),
            Sym::Lemma(l) => {
                let lemma = &self.g.lemmas[*l as usize];
                // Case is the phrase's own for a pronoun, otherwise open.
                let want = if lemma.pronoun { want } else { Feat(want.0 | Feat::CASE) };
                let shape = lemma.shapes.iter().find(|s| s.feat.and(want).is_some())?;
                self.out.extend(shape.pieces.iter().cloned());
            }
            Sym::Int => {
                let What::Int(n) = kid?.what else { return None };
                let how = self.form(kid?).unwrap_or(u8::from(spelled));
                let word = spell(n, how, want, self.g.lang).map_or_else(|| n.to_string(), str::to_owned);
                self.out.push(Piece::Word(word));
            }
            Sym::Name => {
                let form = usize::from(self.form(kid?).unwrap_or(0));
                self.out.push(Piece::Word(self.name.texts.get(form)?.clone()));
            }
            Sym::Cat(cat) => self.word(*cat, kid?, want, spelled)?,
        }
        Some(())
    }

    fn form(&self, tree: &Tree) -> Option<u8> {
        tree.said.filter(|_| self.recall == Recall::Forms).map(|s| s.form)
    }

    /// The rule to print a tree by, and what the phrase then is.
    fn choose(&self, cat: Cat, tree: &Tree, want: Feat) -> Option<(&'g Rule, Bound)> {
        self.work.set(self.work.get().checked_sub(1)?);
        let g = self.g;
        let forms: Vec<&[u32]> = match &tree.what {
            What::Term(term) => g.terms.get(&(cat, term.clone()))?.chunks(1).collect(),
            What::Tag(tag) => g.forms.get(&(cat, *tag))?.iter().map(Vec::as_slice).collect(),
            _ => return None,
        };
        let order = self.form(tree).map(usize::from).into_iter().chain(0..forms.len());
        for form in order {
            for &rule in *forms.get(form)? {
                let rule = &g.rules[rule as usize];
                if let Some(bound) = self.fits(rule, tree, want) {
                    return Some((rule, bound));
                }
            }
        }
        None
    }

    /// What a phrase is when printed by this rule; `None` if it cannot be.
    fn fits(&self, rule: &Rule, tree: &Tree, want: Feat) -> Option<Bound> {
        let mut bound = Bound::new(rule.start.and(want)?);
        if let Makes::Ctor { .. } = rule.makes {
            let ctor = self.g.ctor(rule.lhs, tree)?;
            for (i, (_, kind)) in ctor.fields.iter().enumerate() {
                let said = rule.elems.iter().find(|e| e.field == Some(i as u8));
                let kid = tree.kids.get(i)?;
                if said.is_some() != (kid.is_there() && *kind != Kind::Spot) {
                    return None;
                }
                let list = said.and_then(|e| e.list.as_ref());
                if list.is_some_and(|l| l.two && kid.kids.len() < 2) {
                    return None;
                }
            }
            if ctor.refers {
                bound.phrase = self.pronoun(tree, bound.phrase)?;
            }
        }
        for elem in &rule.elems {
            let got = self.can_be(elem, tree, wanted(rule, elem, bound))?;
            let pronoun = matches!(elem.sym, Sym::Lemma(l) if self.g.lemmas[l as usize].pronoun);
            bound = join(bound, elem, got, rule.through, pronoun)?;
        }
        Some(bound)
    }

    /// A pronoun agrees with what it means. Where that is not known, it agrees
    /// with what was introduced last, if it can.
    fn pronoun(&self, tree: &Tree, phrase: Feat) -> Option<Feat> {
        match self.referents.of(tree.at) {
            None => Some(phrase.narrow(self.last, Feat::AGREE).unwrap_or(phrase)),
            Some(meant) => {
                let feat = self.introduced.get(&meant).copied().or_else(|| {
                    // It comes later in the text, or the phrase around both is being chosen.
                    let (cat, node) = self.meant.get(&meant).filter(|(_, node)| node.at != tree.at)?;
                    Some(self.choose(*cat, node, Feat::ALL)?.1.phrase.settle())
                });
                phrase.narrow(feat?, Feat::AGREE)
            }
        }
    }

    /// What an element can be within what is wanted of it.
    fn can_be(&self, elem: &Elem, tree: &Tree, own: Feat) -> Option<Feat> {
        let kid = elem.field.and_then(|f| tree.kids.get(usize::from(f)));
        let Some(list) = &elem.list else { return self.one_can_be(elem, kid, own) };
        let mut all: Option<Feat> = None;
        for kid in &kid?.kids {
            // Items share only what the list agrees in.
            let got = self.one_can_be(&list.item, Some(kid), of_item(list, own))?;
            let got = Feat(got.0 | Feat::AGREE & !elem.agree);
            all = Some(match all {
                None => got,
                Some(before) if list.mixed => before.mixed(got).narrow(got, !Feat::GENDER & Feat::ALL.0)?,
                Some(before) => before.and(got)?,
            });
        }
        all
    }

    fn one_can_be(&self, elem: &Elem, kid: Option<&Tree>, own: Feat) -> Option<Feat> {
        Some(match &elem.sym {
            Sym::Word(..) | Sym::Mark(_) => Feat::ALL,
            Sym::Lemma(l) => {
                let lemma = &self.g.lemmas[*l as usize];
                let own = if lemma.pronoun { own } else { Feat(own.0 | Feat::CASE) };
                Feat(lemma.shapes.iter().filter(|s| s.feat.and(own).is_some()).fold(0, |all, s| all | s.feat.0))
            }
            Sym::Int => match kid?.what {
                What::Int(n) => counted(n, self.g.lang),
                _ => return None,
            },
            Sym::Name => self.name.feat(),
            Sym::Cat(cat) => self.choose(*cat, kid?, own)?.1.phrase,
        })
    }
}

/// What is wanted of an item: a list of mixed gender leaves each its own.
fn of_item(list: &List, want: Feat) -> Feat {
    if list.mixed { Feat(want.0 | Feat::GENDER) } else { want }
}
