//! Card files: each wording in both languages, French first. Both are sources:
//! they must mean the same. [104.1]

use super::{Bonus, Card, Kind, Printed, Recipe, Set, Slot, Sort, Worded};
use crate::words::{CardText, Element, Tongues};
use arbiter_cards::{Faults, Gender, Reader, Spanned, Wording};
use arbiter_text::forms::{Feat, Name, Referents, Term};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    family: Vec<FamilyFile>,
    #[serde(default)]
    set: Vec<SetFile>,
    #[serde(default)]
    card: Vec<CardFile>,
}

/// A family or class, by its French word; both languages. [401.2]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FamilyFile {
    key: String,
    fr: Option<String>,
    fr_many: Option<String>,
    gender: Option<Gender>,
    #[serde(default)]
    aspirated: bool,
    en: Option<String>,
    en_many: Option<String>,
}

impl FamilyFile {
    /// Its key, and what one of it is called in French and in English.
    fn names(self) -> [String; 3] {
        let (fr, en) = (self.fr.unwrap_or_else(|| self.key.clone()), self.en.unwrap_or_else(|| self.key.clone()));
        [self.key, fr, en]
    }
}

/// A Set: numbers that it gives, or a text. [404.3]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetFile {
    name: Spanned<String>,
    en: Option<String>,
    pieces: u8,
    #[serde(default)]
    bonus: Bonus,
    text: Option<Spanned<String>>,
    text_fr: Option<Spanned<String>>,
}

impl SetFile {
    /// In its text a Set is called as a card is: la Panoplie, and its name.
    fn read(self, tongues: &Tongues, reader: &mut Reader<'_>) -> Set {
        let name = self.name.into_inner();
        let french = format!("Panoplie {name}");
        let english = self.en.unwrap_or_else(|| format!("{name} Set"));
        let spoken = Name { gender: Some(Feat::F), ..Name::new(&french) };
        let (text, referents, worded) = both((self.text, self.text_fr), &spoken, &english, tongues, reader);
        let blank = crate::lower::token("", 0, Element::Neutral);
        let says = (!text.0.is_empty()).then(|| Card {
            name: english,
            name_fr: french,
            spoken,
            kind: Kind::Equipment,
            traits: Vec::new(),
            strength: None,
            says: text,
            referents,
            worded,
            ..blank
        });
        Set { name, pieces: self.pieces, bonus: self.bonus, says }
    }
}

#[derive(Deserialize)]
#[serde(untagged)]
enum NumberFile {
    N(i16),
    Letter(String),
}

impl NumberFile {
    fn printed(&self) -> Printed {
        match self {
            NumberFile::N(n) => Printed::N(*n),
            NumberFile::Letter(_) => Printed::Open,
        }
    }
    /// Only X and the star stand for a number. [207.3] [105.4]
    fn is_sound(&self) -> bool {
        match self {
            NumberFile::N(_) => true,
            NumberFile::Letter(l) => l == "X" || l == "*",
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFile {
    name: Spanned<String>,
    name_fr: String,
    gender: Option<Gender>,
    #[serde(default)]
    many: bool,
    #[serde(default)]
    aspirated: bool,
    kind: Kind,
    sort: Option<Sort>,
    #[serde(default)]
    traits: Vec<String>,
    element: Element,
    level: Option<NumberFile>,
    circle: Option<Element>,
    #[serde(default)]
    xp: i16,
    #[serde(default)]
    size: i16,
    #[serde(default)]
    resistance: i16,
    slot: Option<Slot>,
    set: Option<String>,
    recipe: Option<Recipe>,
    #[serde(default)]
    unique: bool,
    #[serde(default)]
    from: String,
    #[serde(default)]
    bonus: Bonus,
    strength: Option<NumberFile>,
    #[serde(default)]
    ap: i16,
    #[serde(default)]
    mp: i16,
    #[serde(default)]
    hp: i16,
    text: Option<Spanned<String>>,
    text_fr: Option<Spanned<String>>,
    back: Option<FaceFile>,
}

impl CardFile {
    fn front(&mut self) -> FaceFile {
        FaceFile {
            strength: self.strength.take(),
            ap: self.ap,
            mp: self.mp,
            hp: self.hp,
            text: self.text.take(),
            text_fr: self.text_fr.take(),
        }
    }
}

/// What the two faces of a Hero differ in. [307.3]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FaceFile {
    strength: Option<NumberFile>,
    #[serde(default)]
    ap: i16,
    #[serde(default)]
    mp: i16,
    #[serde(default)]
    hp: i16,
    text: Option<Spanned<String>>,
    text_fr: Option<Spanned<String>>,
}

/// The families of a card pool, as terms of both languages.
#[derive(Clone, Debug, Default)]
pub struct Pool {
    french: Vec<Term>,
    english: Vec<Term>,
}

impl Pool {
    /// The families of these files.
    ///
    /// # Errors
    /// If a file cannot be read.
    pub fn read<'a>(files: impl IntoIterator<Item = &'a str>) -> Result<Pool, Faults> {
        let (mut pool, mut faults) = (Pool::default(), Vec::new());
        for text in files {
            for f in Reader::new("", text, &mut faults).parse::<File>().into_iter().flat_map(|f| f.family) {
                let gender = f.gender.map(Feat::from);
                let (fr, en) = (f.fr.unwrap_or_else(|| f.key.clone()), f.en.unwrap_or_else(|| f.key.clone()));
                let aspirated = f.aspirated;
                pool.french.push(Term { key: f.key.clone(), one: fr, many: f.fr_many, gender, aspirated });
                pool.english.push(Term { key: f.key, one: en, many: f.en_many, gender: None, aspirated: false });
            }
        }
        Faults::unless(faults, pool)
    }
    /// These families too, which are called the same in both languages.
    #[must_use]
    pub fn with(mut self, more: Vec<Term>) -> Pool {
        self.english.extend(more.iter().map(|t| Term { gender: None, ..t.clone() }));
        self.french.extend(more);
        self
    }
    /// Whether there is no family in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.french.is_empty()
    }
    /// The languages with these families.
    ///
    /// # Errors
    /// What is wrong with a form.
    pub fn tongues(&self) -> Result<Tongues, String> {
        Tongues::new(&self.french, &self.english)
    }
}

/// Cards and Sets of card files. A Hero is two faces, one after the other.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Cards {
    pub cards: Vec<Card>,
    pub sets: Vec<Set>,
    /// Classes, families and Alignments: the key of each, in French, in English.
    pub families: Vec<[String; 3]>,
}

impl Cards {
    /// Reads card files, one after the other.
    ///
    /// # Errors
    /// Every fault of every card.
    pub fn read<'a>(files: impl IntoIterator<Item = &'a str>, tongues: &Tongues) -> Result<Cards, Faults> {
        let (mut cards, mut faults) = (Cards::default(), Vec::new());
        for text in files {
            let mut reader = Reader::new("", text, &mut faults);
            let Some(file) = reader.parse::<File>() else { continue };
            cards.sets.extend(file.set.into_iter().map(|set| set.read(tongues, &mut reader)));
            cards.families.extend(file.family.into_iter().map(FamilyFile::names));
            file.card.into_iter().for_each(|c| card(c, tongues, &mut cards.cards, &mut reader));
        }
        Faults::unless(faults, cards)
    }
    /// These too; what has the name of one that is there takes its place. [307.3]
    pub fn add(&mut self, more: Cards) {
        self.cards.retain(|c| !more.cards.iter().any(|m| m.name == c.name));
        self.sets.retain(|s| !more.sets.iter().any(|m| m.name == s.name));
        self.cards.extend(more.cards);
        self.sets.extend(more.sets);
        self.families.extend(more.families);
    }
}

fn card(mut f: CardFile, tongues: &Tongues, out: &mut Vec<Card>, reader: &mut Reader<'_>) {
    let spoken =
        Name { gender: f.gender.map(Feat::from), many: f.many, aspirated: f.aspirated, ..Name::new(&f.name_fr) };
    let (name, at) = reader.name(f.name.clone());
    if (f.kind == Kind::Hero) != f.back.is_some() {
        reader.fault(at, format!("`{name}`: a Hero has a `back`, and nothing else has"));
    }
    if (f.kind == Kind::Equipment) != f.slot.is_some() {
        reader.fault(at, format!("`{name}`: Equipment has a `slot`, and nothing else has"));
    }
    let (front, back) = (f.front(), f.back.take());
    let numbers = [f.level.as_ref(), front.strength.as_ref()];
    if !numbers.into_iter().flatten().all(NumberFile::is_sound) {
        reader.fault(at, format!("`{name}`: a number is a number, X or *"));
    }
    let level = f.level.as_ref().map_or(Printed::N(1), NumberFile::printed);
    for (n, face) in [Some(front), back].into_iter().flatten().enumerate() {
        let (says, referents, worded) = both((face.text, face.text_fr), &spoken, &name, tongues, reader);
        out.push(Card {
            name: name.clone(),
            name_fr: f.name_fr.clone(),
            spoken: spoken.clone(),
            kind: f.kind,
            sort: f.sort.unwrap_or(Sort::Plain),
            traits: f.traits.clone(),
            element: f.element,
            level: if f.kind == Kind::Hero { Printed::N(n as i16 + 1) } else { level },
            circle: f.circle.unwrap_or(f.element),
            strength: face.strength.as_ref().map(NumberFile::printed),
            bonus: f.bonus,
            ap: face.ap,
            mp: face.mp,
            hp: face.hp,
            size: f.size,
            resistance: f.resistance,
            xp: f.xp,
            slot: f.slot,
            set: f.set.clone(),
            recipe: f.recipe.clone(),
            unique: f.unique,
            from: f.from.clone(),
            says,
            referents,
            worded,
            unplayable: None,
        });
    }
}

/// The one meaning of a wording in both languages; no text says nothing, nor
/// does one that is refused.
fn both(
    (text, text_fr): (Option<Spanned<String>>, Option<Spanned<String>>),
    name: &Name,
    english: &str,
    tongues: &Tongues,
    reader: &mut Reader<'_>,
) -> (CardText, Referents, Worded) {
    let ((text, at_english), (text_fr, at)) = (Reader::trimmed(text), Reader::trimmed(text_fr));
    if text.is_empty() && text_fr.is_empty() {
        return (CardText::default(), Referents::default(), Worded::default());
    }
    let plain = Name::new(english);
    let fr = Wording { key: "text_fr", text: &text_fr, at, language: &tongues.french, name };
    let en = Wording { key: "text", text: &text, at: at_english, language: &tongues.english, name: &plain };
    let read = reader.meaning(english, [fr, en]);
    let (words, referents) = read.map_or_else(Default::default, |read| (read.words, read.referents));
    (words, referents, Worded { text, text_fr, at })
}
