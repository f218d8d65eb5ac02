//! What a game uses: a language of typed words.

use super::chart::{Chart, Reader, Stopped};
use super::grammar::Grammar;
use super::lexicon::Lexicon;
use super::name::Name;
use super::print::Recall;
use super::refer::{self, Referents, Rule};
use super::schema::Word;
use super::surface::{Lang, Style};
use super::tree::Tree;
use super::trouble::{Meaning, Trouble};
use super::{Feat, Limit};
use std::any::TypeId;
use std::marker::PhantomData;

/// Words of type `T`, read and written in one language.
pub struct Language<T> {
    pub(crate) grammar: Grammar,
    rule: Rule,
    words: PhantomData<fn() -> T>,
}

/// A text that was understood: its words, and beside them what gives the source
/// back and what its pronouns mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text<T> {
    /// What it means; the words that are printed are the words that run.
    pub words: T,
    /// What its pronouns mean.
    pub referents: Referents,
    /// Where a declared tie-break decided.
    pub ties: Vec<Tie>,
    memory: Vec<u8>,
    style: Style,
}

/// A place where a declared tie-break (`weak`, `wide`) decided between two
/// readings of a phrase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tie {
    /// The bytes of the text.
    pub span: (usize, usize),
    /// The reading that was taken, in the names of its words.
    pub won: String,
    /// The reading that gave way.
    pub gave_way: String,
}

impl<T: Word> Language<T> {
    /// Compiles the forms of `T` in the language of the lexicon, or says what is
    /// wrong with one of them. A pronoun then means the only phrase it can mean.
    pub fn new(lexicon: &Lexicon) -> Result<Self, String> {
        Ok(Language { grammar: Grammar::new::<T>(lexicon)?, rule: refer::only, words: PhantomData })
    }

    /// The same language with the game's rule for what pronouns mean.
    pub fn with_rule(self, rule: Rule) -> Self {
        Language { rule, ..self }
    }

    /// Which language it is.
    pub fn lang(&self) -> Lang {
        self.grammar.lang
    }

    /// Its rules, for reports on a vocabulary.
    pub fn grammar(&self) -> &Grammar {
        &self.grammar
    }

    /// The one meaning of a text, if it has one, if its pronouns are decided and
    /// if it prints back exactly.
    pub fn read(&self, text: &str, name: &Name) -> Result<Text<T>, Trouble> {
        self.understood(text, name).map(|(text, _)| text)
    }

    /// The gender, number and h of a name under which most of its texts are read;
    /// as it is where that makes no difference. For tables that do not have these
    /// facts: what it finds belongs into the card's data.
    pub fn learn(&self, name: &Name, texts: &[&str]) -> Name {
        // A text that is too much under one name is too much under all.
        let plain: Vec<_> = texts.iter().map(|text| (*text, self.read(text, name))).collect();
        let texts: Vec<&str> =
            plain.iter().filter(|(_, read)| !matches!(read, Err(Trouble::TooMuch(_)))).map(|(text, _)| *text).collect();
        let plain = plain.iter().filter(|(_, read)| read.is_ok()).count();
        if plain == texts.len() {
            return name.clone();
        }
        let (mut best, mut most) = (name.clone(), 0);
        for aspirated in [false, true] {
            for (gender, many) in [(Feat::M, false), (Feat::F, false), (Feat::M, true), (Feat::F, true)] {
                let tried = Name { gender: Some(gender), many, aspirated, ..name.clone() };
                let read = texts.iter().filter(|text| self.read(text, &tried).is_ok()).count();
                if read > most {
                    (best, most) = (tried, read);
                }
            }
        }
        if plain >= most { name.clone() } else { best }
    }

    pub(crate) fn understood(&self, text: &str, name: &Name) -> Result<(Text<T>, Tree), Trouble> {
        let g = &self.grammar;
        let chart = Chart::new(g, text, name)?;
        if chart.roots().is_empty() {
            return Err(match chart.stopped() {
                Stopped::Expected { span, expected, near } => Trouble::NotUnderstood { span, expected, near },
                Stopped::Disagrees { span } => Trouble::Disagrees { span },
            });
        }
        let mut parsed = Reader::read(&chart)?;
        let style = Style::of(text, g.lang);
        let (mut good, mut near, mut open) = (Vec::new(), None, Vec::new());
        for tree in &mut parsed.readings {
            tree.number(&mut 0);
            match g.resolve(tree, self.rule) {
                Err(pronoun) => open.push(Trouble::unresolved(&pronoun, text)),
                Ok(referents) => match g.print(tree, name, Recall::Forms, &referents, style) {
                    Some(back) if back == text => good.push((&*tree, referents)),
                    back => near = back.or(near),
                },
            }
        }
        // A pronoun that can mean nothing at all is no reading beside one that can.
        let undecided =
            open.iter().any(|t| matches!(t, Trouble::Unresolved { candidates, .. } if !candidates.is_empty()));
        let (tree, referents) = match good.len() {
            0 if !open.is_empty() => return Err(open.remove(0)),
            0 => return Err(Trouble::not_exact(text, near)),
            1 if undecided => return Err(open.remove(0)),
            1 => good.remove(0),
            _ => return Err(self.two_meanings(&good, name)),
        };
        let words = T::word(tree).ok_or(Limit::Number)?;
        let ties = parsed.ties.iter().map(|(cat, won, other)| self.tie(*cat, won, other)).collect();
        Ok((Text { words, referents, ties, memory: tree.memory(), style }, tree.clone()))
    }

    fn tie(&self, cat: super::schema::Cat, won: &Tree, other: &Tree) -> Tie {
        let (from, to) = won.said.map_or((0, 0), |s| s.span);
        let outline = |tree| self.grammar.outline(cat, tree);
        Tie { span: (from as usize, to as usize), won: outline(won), gave_way: outline(other) }
    }

    fn two_meanings(&self, all: &[(&Tree, Referents)], name: &Name) -> Trouble {
        let g = &self.grammar;
        let meaning = |(tree, referents): &(&Tree, Referents)| Meaning {
            text: g.print(tree, name, Recall::Nothing, referents, Style::house(g.lang)).unwrap_or_default(),
            words: g.outline(g.root, tree),
        };
        let differ = g.differ(g.root, all[0].0, all[1].0);
        Trouble::TwoMeanings { differ, meanings: all.iter().map(meaning).collect() }
    }

    /// The source as it was.
    pub fn source(&self, text: &Text<T>, name: &Name) -> Option<String> {
        let mut tree = text.words.tree();
        tree.number(&mut 0);
        tree.recall(&mut text.memory.iter().copied());
        self.grammar.print(&tree, name, Recall::Forms, &text.referents, text.style)
    }

    /// A text in its usual forms in this language, whatever language it was read
    /// in; `None` if a word of it has no form here.
    pub fn write(&self, text: &Text<T>, name: &Name) -> Option<String> {
        self.usual(&text.words, name, &text.referents)
    }

    /// A part of a text in its usual forms, for what is told about it; `None` if
    /// it is no word of this language or cannot be said.
    pub fn say<W: Word>(&self, word: &W, name: &Name) -> Option<String> {
        let (g, none) = (&self.grammar, Referents::default());
        let cat = g.schema.category(TypeId::of::<W>())?;
        let mut tree = word.tree();
        tree.number(&mut 0);
        g.print_as(cat, &tree, name, Recall::Nothing, &none, Style::house(g.lang))
    }

    /// Words in their usual forms. Pronouns agree with what was introduced last.
    pub fn write_words(&self, words: &T, name: &Name) -> Option<String> {
        self.usual(words, name, &Referents::default())
    }

    fn usual(&self, words: &T, name: &Name, referents: &Referents) -> Option<String> {
        let mut tree = words.tree();
        tree.number(&mut 0);
        self.grammar.print(&tree, name, Recall::Nothing, referents, Style::house(self.grammar.lang))
    }
}
