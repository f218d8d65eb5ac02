//! Makes the rules of a grammar from forms.

use super::{Elem, Feat, Grammar, Lemma, Makes, Rule, Shaped, Sym};
use crate::forms::lexicon::{Lexicon, Shape};
use crate::forms::notation::{self, Part, Slot};
use crate::forms::schema::{Cat, Ctor, Kind, Leaf, Schema};
use crate::forms::shapes::shapes;
use crate::forms::surface::{Piece, expand, fold, raws};
use std::collections::BTreeMap;

/// A grammar in the making.
pub(super) struct Builder<'l> {
    pub(super) g: Grammar,
    lexicon: &'l Lexicon,
    lemma_ids: BTreeMap<String, u32>,
    pub(super) lists: BTreeMap<String, Cat>,
    /// Categories whose words have a determiner before each item.
    each: BTreeMap<(Cat, u32), Cat>,
    jobs: Vec<Job>,
}

/// A category whose rules are still to be made: a category of the schema as it
/// is, or with a determiner before each item.
#[derive(Clone, Copy)]
struct Job {
    cat: Cat,
    base: Cat,
    determiner: Option<u32>,
}

impl<'l> Builder<'l> {
    pub(super) fn new(g: Grammar, lexicon: &'l Lexicon) -> Self {
        let none = BTreeMap::new();
        Builder { g, lexicon, lemma_ids: BTreeMap::new(), lists: BTreeMap::new(), each: none, jobs: Vec::new() }
    }

    pub(super) fn build(mut self, schema: Schema) -> Result<Grammar, String> {
        for pseudo in ["\u{0}unknown", "\u{0}digits", "\u{0}name"] {
            self.g.intern(pseudo);
        }
        let all = 0..schema.cats.len() as Cat;
        self.jobs = all.rev().map(|cat| Job { cat, base: cat, determiner: None }).collect();
        while let Some(job) = self.jobs.pop() {
            self.category(&schema, job)?;
        }
        self.g.schema = schema;
        self.g.index();
        Ok(self.g)
    }

    fn category(&mut self, schema: &Schema, job: Job) -> Result<(), String> {
        let category = &schema.cats[usize::from(job.base)];
        if let Some(list) = category.open {
            self.open(job, list);
        }
        for (tag, ctor) in category.ctors.iter().enumerate() {
            let code = self.g.lang.code();
            let forms = ctor.forms.iter().find(|(l, _)| *l == code).map_or(&[][..], |(_, f)| f);
            for (form, text) in forms.iter().enumerate() {
                let makes = Makes::Ctor { tag: tag as u16, form: form as u8 };
                self.g.forms.entry((job.cat, tag as u16)).or_default().push(Vec::new());
                self.form(job, makes, ctor, text)
                    .map_err(|e| format!("{}::{} `{text}`: {e}", category.name, ctor.name))?;
            }
        }
        Ok(())
    }

    fn open(&mut self, job: Job, list: &str) {
        let lexicon = self.lexicon;
        for (key, forms) in lexicon.open.get(list).into_iter().flatten() {
            for (form, shapes) in forms.iter().enumerate() {
                let lemma = self.add_lemma(&format!("{list}/{key}"), shapes, false);
                let rule = self.g.rules.len() as u32;
                self.g.terms.entry((job.cat, key.clone())).or_default().push(rule);
                let agreeing = |l| Elem { agree: Feat::AGREE, ..Elem::plain(Sym::Lemma(l)) };
                self.g.rules.push(Rule {
                    lhs: job.cat,
                    makes: Makes::Term(key.clone(), form as u8),
                    elems: job.determiner.into_iter().chain([lemma]).map(agreeing).collect(),
                    start: Feat::only(Feat::SUB.0 | Feat::OBJ.0),
                    through: false,
                });
            }
        }
    }

    fn add_lemma(&mut self, name: &str, shapes: &[Shape], pronoun: bool) -> u32 {
        let shapes = shapes.iter().map(|s| self.shaped(s)).collect();
        self.g.lemmas.push(Lemma { name: name.to_owned(), shapes, pronoun });
        self.g.lemmas.len() as u32 - 1
    }

    fn shaped(&mut self, shape: &Shape) -> Shaped {
        let (mut words, mut pieces, mut end) = (Vec::new(), Vec::new(), usize::MAX);
        for raw in raws(&shape.text, self.g.lang) {
            words.push(self.g.intern(&fold(raw.text)));
            if raw.from == end {
                pieces.push(Piece::Glue);
            }
            pieces.push(Piece::Word(raw.text.to_owned()));
            end = raw.to;
        }
        Shaped { words, pieces, text: shape.text.clone(), feat: shape.feat }
    }

    fn lemma(&mut self, name: &str) -> Result<u32, String> {
        let lexicon = self.lexicon;
        let full = lexicon.find(name)?;
        if let Some(&id) = self.lemma_ids.get(&full) {
            return Ok(id);
        }
        let id = self.add_lemma(name, &lexicon.lemmas[&full], lexicon.pronouns.contains(&full));
        self.lemma_ids.insert(full, id);
        Ok(id)
    }

    fn form(&mut self, job: Job, makes: Makes, ctor: &Ctor, text: &str) -> Result<(), String> {
        for (parts, moods) in shapes(&notation::read(text)?) {
            let mut elems = Vec::new();
            for part in &parts {
                self.part(part, ctor, &mut elems)?;
            }
            if elems.iter().all(|e| matches!(e.sym, Sym::Mark(_))) {
                return Err("an empty form; use `{field?}` where it is used".to_owned());
            }
            if let Some(determiner) = job.determiner {
                self.determine(determiner, &mut elems);
            }
            self.rule(job.cat, makes.clone(), elems, moods);
        }
        Ok(())
    }

    fn rule(&mut self, lhs: Cat, makes: Makes, elems: Vec<Elem>, moods: u32) {
        let lemmas = &self.g.lemmas;
        let pronoun = elems
            .iter()
            .any(|e| matches!(e.sym, Sym::Lemma(l) if lemmas[l as usize].pronoun && e.fix & Feat::CASE == 0));
        let mut said = elems.iter().filter(|e| !matches!(e.sym, Sym::Mark(_)));
        let through = matches!((said.next(), said.next()), (Some(e), None) if e.field.is_some() && e.list.is_none());
        let case = if pronoun || through { Feat::CASE } else { Feat::SUB.0 | Feat::OBJ.0 };
        let rule = self.g.rules.len() as u32;
        if let Makes::Ctor { tag, .. } = makes {
            self.g.forms.get_mut(&(lhs, tag)).and_then(|f| f.last_mut()).expect("was pushed").push(rule);
        }
        self.g.rules.push(Rule { lhs, makes, elems, start: Feat::only(case | moods), through });
    }

    fn part(&mut self, part: &Part, ctor: &Ctor, elems: &mut Vec<Elem>) -> Result<(), String> {
        match part {
            Part::Text(text) => elems.extend(self.literal(text)),
            Part::Capital => elems.push(Elem::plain(Sym::Mark(Piece::Capital))),
            Part::Small => elems.push(Elem::plain(Sym::Mark(Piece::Small))),
            Part::Glue => elems.push(Elem::plain(Sym::Mark(Piece::Glue))),
            Part::Lemma(given) => {
                let lemma = self.lemma(&given.lemma)?;
                let fits = |s: &Shaped| s.feat.and(Feat::only(given.fix)).is_some();
                if !self.g.lemmas[lemma as usize].shapes.iter().any(fits) {
                    return Err(format!("`{}` has no such shape in the lexicon", given.lemma));
                }
                let elem = Elem::plain(Sym::Lemma(lemma));
                elems.push(Elem { fix: given.fix, agree: Feat::AGREE, with: given.with, ..elem });
            }
            Part::Slot(slot) => elems.push(self.slot(slot, ctor)?),
        }
        Ok(())
    }

    /// Plain words. What melts together in print is apart here.
    pub(super) fn literal(&mut self, text: &str) -> Vec<Elem> {
        let (mut elems, mut end) = (Vec::new(), usize::MAX);
        for raw in raws(text, self.g.lang) {
            let all = expand(raw.text, self.g.lang);
            let kept = all[0].len() == 1 && all[0][0] == fold(raw.text);
            if raw.from == end {
                elems.push(Elem::plain(Sym::Mark(Piece::Glue)));
            }
            for word in &all[0] {
                let id = self.g.intern(word);
                let shown = if kept { raw.text } else { word };
                elems.push(Elem::plain(Sym::Word(id, shown.into())));
            }
            end = if kept { raw.to } else { usize::MAX };
        }
        elems
    }

    fn slot(&mut self, slot: &Slot, ctor: &Ctor) -> Result<Elem, String> {
        let at = ctor.fields.iter().position(|(name, _)| *name == slot.field);
        let at = at.ok_or_else(|| format!("no field `{}`", slot.field))?;
        let kind = ctor.fields[at].1;
        let (Kind::One(leaf) | Kind::Maybe(leaf) | Kind::Many(leaf)) = kind else {
            return Err(format!("`{}` is a spot and is never said", slot.field));
        };
        let fits = match kind {
            Kind::Many(_) => slot.list.is_some(),
            Kind::Maybe(_) => slot.list.is_none(),
            _ => slot.list.is_none() && !slot.optional && !slot.absent,
        };
        if !fits {
            return Err(format!("`{}` is {kind:?}", slot.field));
        }
        let sym = match leaf {
            Leaf::Word(cat) => Sym::Cat(self.each_item(cat, slot)?),
            Leaf::Int => Sym::Int,
            Leaf::Name => Sym::Name,
        };
        let mut elem = Elem::plain(sym);
        (elem.fix, elem.agree, elem.with, elem.spelled) = (slot.fix, slot.agree, slot.with, slot.spelled);
        (elem.digits, elem.field) = (slot.digits, Some(at as u8));
        if let Some(separators) = &slot.list {
            elem = self.list(elem, separators);
        }
        Ok(elem)
    }

    /// The category with the determiner of a slot before each item.
    fn each_item(&mut self, cat: Cat, slot: &Slot) -> Result<Cat, String> {
        match &slot.each {
            None => Ok(cat),
            Some(name) => {
                let determiner = self.lemma(name)?;
                Ok(self.determined(cat, determiner))
            }
        }
    }

    fn determined(&mut self, cat: Cat, determiner: u32) -> Cat {
        if let Some(&known) = self.each.get(&(cat, determiner)) {
            return known;
        }
        let new = self.g.says.len() as Cat;
        let (base, says) = (self.g.base[usize::from(cat)], self.g.says[usize::from(cat)].clone());
        self.g.says.push(says);
        self.g.base.push(base);
        self.each.insert((cat, determiner), new);
        self.jobs.push(Job { cat: new, base, determiner: Some(determiner) });
        new
    }

    /// Puts a determiner before the first element: into it, if it is a word with
    /// forms of its own, and before each item, if it is a list.
    fn determine(&mut self, determiner: u32, elems: &mut Vec<Elem>) {
        let Some(first) = elems.iter().position(|e| !matches!(e.sym, Sym::Mark(_))) else { return };
        match (&elems[first].sym, elems[first].list.clone()) {
            (_, Some(list)) => {
                if let Sym::Cat(cat) = list.item.sym {
                    let sym = Sym::Cat(self.determined(cat, determiner));
                    let item = Elem { sym, field: elems[first].field, ..list.item.clone() };
                    elems[first] = self.list_of(item, &list);
                }
            }
            (Sym::Cat(cat), None) => elems[first].sym = Sym::Cat(self.determined(*cat, determiner)),
            _ => {
                let elem = Elem { agree: Feat::AGREE, ..Elem::plain(Sym::Lemma(determiner)) };
                elems.insert(first, elem);
            }
        }
    }
}
