//! Words that change their shape: nouns, adjectives, verbs, articles, pronouns.
//!
//! A lexicon is a short text, one lemma a line; regular shapes are computed, and
//! what is given in the line wins. `_` joins the parts of one word.
//!
//! ```text
//! n m Allié                      French noun: gender, one, irregular many
//! n wolf wolves                  English noun: one, irregular many
//! v piocher                      regular verb
//! v détruire détruisez détruit détruisent : par détruit
//! v flip : par flipped : ger flipping
//! a incliné                      adjective; other shapes only if irregular
//! d le la les les                determiner: m.s. f.s. m.p. f.p.; two shapes: one only; one: invariable
//! d this these                   English determiner: one, many
//! p il : sub il elle ils elles : acc le la les les : dat lui lui leur leur
//! q X                            a quantity: always many
//! h héros havre                  nothing is elided before these (English: `a`, not `an`)
//! n m pouvoir                    one spelling may be two words: `<n.pouvoir>`, `<v.pouvoir>`
//! o famille Taupe f              a word of the open list `famille`: key, gender (or -), one, many
//! # a remark
//! ```
//! Moods behind a colon: `imp inf fin ger par sjv pst fut`, each with its shapes
//! (one and many where it has both; a French participle as an adjective).

mod inflect;
mod number;

use super::Feat;
use super::surface::{Lang, fold};
use inflect::{adjective, determiner, noun, pronoun, quantity, verb};
pub(crate) use number::{counted, spell, spelled, spelled_words};
use std::collections::{BTreeMap, BTreeSet};

/// The kinds of words with shapes of their own, as their lines begin.
const KINDS: [&str; 6] = ["n", "v", "a", "d", "p", "q"];

/// One shape of a lemma.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Shape {
    pub(crate) text: String,
    pub(crate) feat: Feat,
}

/// The words of one language that change their shape.
#[derive(Clone, Debug)]
pub struct Lexicon {
    pub(crate) lang: Lang,
    pub(crate) lemmas: BTreeMap<String, Vec<Shape>>,
    /// A pronoun decides the case of its phrase.
    pub(crate) pronouns: BTreeSet<String>,
    pub(crate) aspirated: BTreeSet<String>,
    /// Open lists: list, then key, then its forms, each with its shapes.
    pub(crate) open: BTreeMap<String, BTreeMap<String, Vec<Vec<Shape>>>>,
}

/// A word of an open list: a family, a subtype, the name of another card. Its
/// gender and its h are facts that come with the cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// The same in every language.
    pub key: String,
    /// The word for one.
    pub one: String,
    /// The word for many, if it is irregular.
    pub many: Option<String>,
    /// [`Feat::M`] or [`Feat::F`]; unknown if it is neither.
    pub gender: Option<Feat>,
    /// Nothing is elided before it.
    pub aspirated: bool,
}

impl Term {
    /// A word that is its own key; its gender is unknown.
    pub fn new(word: &str) -> Term {
        Term { key: word.to_owned(), one: word.to_owned(), many: None, gender: None, aspirated: false }
    }
}

impl Lexicon {
    /// An empty lexicon.
    pub fn new(lang: Lang) -> Lexicon {
        Lexicon {
            lang,
            lemmas: BTreeMap::new(),
            pronouns: BTreeSet::new(),
            aspirated: BTreeSet::new(),
            open: BTreeMap::new(),
        }
    }

    /// Reads a lexicon, or says which line is wrong.
    pub fn read(lang: Lang, text: &str) -> Result<Lexicon, String> {
        let mut lexicon = Lexicon::new(lang);
        for (number, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or("").trim();
            if !line.is_empty() {
                lexicon.line(line).ok_or_else(|| format!("lexicon line {}: {line}", number + 1))?;
            }
        }
        Ok(lexicon)
    }

    /// Adds a word to an open list: how a card pool brings its own words along.
    pub fn add(&mut self, list: &str, term: &Term) {
        let gender = term.gender.map_or(Feat::GENDER, |g| g.0);
        // A family stands as an adjective too and then often keeps its shape.
        let invariable = vec![Shape { text: term.one.clone(), feat: Feat::ALL }];
        let forms = vec![noun(&term.one, term.many.as_deref(), gender, self.lang), invariable];
        if term.aspirated {
            self.aspirated.insert(fold(&term.one));
        }
        self.open.entry(list.to_owned()).or_default().insert(term.key.clone(), forms);
    }

    fn line(&mut self, line: &str) -> Option<()> {
        let words: Vec<String> = line.split_whitespace().map(|w| w.replace('_', " ")).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let (kind, rest) = words.split_first()?;
        let first = *rest.first()?;
        let lang = self.lang;
        let (lemma, shapes) = match (*kind, lang) {
            ("h", _) => {
                self.aspirated.extend(rest.iter().map(|w| fold(w)));
                return Some(());
            }
            ("o", _) => {
                self.add(first, &term(&rest[1..])?);
                return Some(());
            }
            ("n", Lang::French) => {
                let gender = Feat::named(first).filter(|g| g.0 & Feat::GENDER != 0)?;
                (*rest.get(1)?, noun(rest.get(1)?, rest.get(2).copied(), gender.0, lang))
            }
            ("n", Lang::English) => (first, noun(first, rest.get(1).copied(), Feat::GENDER, lang)),
            ("a", _) => (first, adjective(rest, lang)),
            ("d", _) => (first, determiner(rest, lang)?),
            ("q", _) => (first, quantity(first)),
            ("v", _) => (first, verb(rest, lang)?),
            ("p", _) => {
                self.pronouns.insert(format!("p.{first}"));
                (first, pronoun(&rest[1..], lang)?)
            }
            _ => return None,
        };
        self.lemmas.insert(format!("{kind}.{lemma}"), shapes).is_none().then_some(())
    }

    /// The full name of a lemma: `v.pouvoir`. A form may leave out the kind where
    /// one spelling is not two words.
    pub(crate) fn find(&self, name: &str) -> Result<String, String> {
        if self.lemmas.contains_key(name) {
            return Ok(name.to_owned());
        }
        let kinds = KINDS.iter().map(|kind| format!("{kind}.{name}"));
        let mut found = kinds.filter(|full| self.lemmas.contains_key(full));
        match (found.next(), found.next()) {
            (None, _) => Err(format!("`{name}` is not in the lexicon")),
            (Some(one), None) => Ok(one),
            (Some(one), Some(other)) => Err(format!("`{name}` is two words: say `<{one}>` or `<{other}>`")),
        }
    }
}

/// `Taupe f Taupe Taupes`
fn term(words: &[&str]) -> Option<Term> {
    let mut term = Term::new(words.first()?);
    term.gender = match words.get(1) {
        None | Some(&"-") => None,
        Some(gender) => Some(Feat::named(gender).filter(|g| g.0 & Feat::GENDER != 0)?),
    };
    if let Some(one) = words.get(2) {
        term.one = (*one).to_owned();
    }
    term.many = words.get(3).map(|m| (*m).to_owned());
    Some(term)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shape(lexicon: &Lexicon, lemma: &str, feat: Feat) -> String {
        let fits = |s: &&Shape| s.feat.and(feat).is_some();
        lexicon.lemmas[&lexicon.find(lemma).expect("is one word")]
            .iter()
            .find(fits)
            .map_or_else(String::new, |s| s.text.clone())
    }

    #[test]
    fn regular_shapes_are_computed() {
        let french = "n m cheval\nv chasser\na actif\nv détruire détruisez détruit détruisent : par détruit";
        let lexicon = Lexicon::read(Lang::French, french).expect("is well formed");
        assert_eq!(shape(&lexicon, "cheval", Feat::only(Feat::P.0)), "chevaux");
        assert_eq!(shape(&lexicon, "chasser", Feat::only(Feat::PAR.0 | Feat::F.0 | Feat::P.0)), "chassées");
        assert_eq!(shape(&lexicon, "détruire", Feat::only(Feat::PAR.0 | Feat::F.0 | Feat::S.0)), "détruite");
        assert_eq!(shape(&lexicon, "détruire", Feat::only(Feat::GER.0)), "détruisant");
        assert_eq!(shape(&lexicon, "actif", Feat::only(Feat::F.0 | Feat::S.0)), "active");
        let lexicon = Lexicon::read(Lang::English, "v draw\nv destroy\nv flip : par flipped").expect("is well formed");
        assert_eq!(shape(&lexicon, "draw", Feat::only(Feat::PAR.0)), "drawn");
        assert_eq!(shape(&lexicon, "destroy", Feat::only(Feat::PAR.0)), "destroyed");
        assert_eq!(shape(&lexicon, "flip", Feat::only(Feat::PAR.0)), "flipped");
    }

    #[test]
    fn a_spelling_of_two_words_is_said_with_its_kind() {
        let french = "n m pouvoir\nv pouvoir pouvez peut peuvent";
        let lexicon = Lexicon::read(Lang::French, french).expect("is well formed");
        assert_eq!(lexicon.find("v.pouvoir").as_deref(), Ok("v.pouvoir"));
        assert!(lexicon.find("pouvoir").unwrap_err().contains("`<n.pouvoir>` or `<v.pouvoir>`"));
        assert!(Lexicon::read(Lang::French, "v jouer\nv jouer").is_err());
    }

    #[test]
    fn a_wrong_line_is_named() {
        assert_eq!(
            Lexicon::read(Lang::French, "n m ours\nn x loutre").err().as_deref(),
            Some("lexicon line 2: n x loutre")
        );
    }
}
