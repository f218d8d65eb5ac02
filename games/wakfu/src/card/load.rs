//! Card files: each wording in both languages, French first. Both are sources:
//! they must mean the same. [104.1]

use super::{Bonus, Card, Kind, Printed, Recipe, Set, Slot, Sort, Worded};
use crate::words::{CardText, Element, Tongues};
use arbiter_text::forms::{Feat, Name, Referents, Term, Trouble};
use arbiter_text::line_column;
use serde::Deserialize;
use toml::Spanned;

/// Why a card file is refused: the line of each fault, and what is wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", .0.iter().map(|(line, why)| format!("line {line}: {why}")).collect::<Vec<_>>().join("\n"))]
pub struct CardFaults(pub Vec<(usize, String)>);

fn file(text: &str) -> Result<File, (usize, String)> {
    let fault = |e: toml::de::Error| (e.span().map_or(1, |s| line_column(text, s.start).0), e.message().to_owned());
    toml::from_str::<File>(text).map_err(fault)
}

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

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "lowercase")]
enum Gender {
    M,
    F,
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
    #[serde(default)]
    text: String,
    #[serde(default)]
    text_fr: String,
}

impl SetFile {
    /// In its text a Set is called as a card is: la Panoplie, and its name.
    fn read(self, tongues: &Tongues) -> Result<Set, String> {
        let name = self.name.into_inner();
        let french = format!("Panoplie {name}");
        let english = self.en.unwrap_or_else(|| format!("{name} Set"));
        let spoken = Name { gender: Some(Feat::F), ..Name::new(&french) };
        let worded = Worded { text: self.text.trim().to_owned(), text_fr: self.text_fr.trim().to_owned() };
        let (text, referents) = both(&worded, &spoken, &english, tongues).map_err(|why| format!("{name}: {why}"))?;
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
        Ok(Set { name, pieces: self.pieces, bonus: self.bonus, says })
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
    #[serde(default)]
    text: String,
    #[serde(default)]
    text_fr: String,
    back: Option<FaceFile>,
}

impl CardFile {
    fn front(&mut self) -> FaceFile {
        FaceFile {
            strength: self.strength.take(),
            ap: self.ap,
            mp: self.mp,
            hp: self.hp,
            text: std::mem::take(&mut self.text),
            text_fr: std::mem::take(&mut self.text_fr),
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
    #[serde(default)]
    text: String,
    #[serde(default)]
    text_fr: String,
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
    pub fn read<'a>(files: impl IntoIterator<Item = &'a str>) -> Result<Pool, CardFaults> {
        let mut pool = Pool::default();
        for text in files {
            for f in file(text).map_err(|e| CardFaults(vec![e]))?.family {
                let gender = f.gender.map(feat);
                let (fr, en) = (f.fr.unwrap_or_else(|| f.key.clone()), f.en.unwrap_or_else(|| f.key.clone()));
                let aspirated = f.aspirated;
                pool.french.push(Term { key: f.key.clone(), one: fr, many: f.fr_many, gender, aspirated });
                pool.english.push(Term { key: f.key, one: en, many: f.en_many, gender: None, aspirated: false });
            }
        }
        Ok(pool)
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

fn feat(g: Gender) -> Feat {
    match g {
        Gender::M => Feat::M,
        Gender::F => Feat::F,
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
    pub fn read<'a>(files: impl IntoIterator<Item = &'a str>, tongues: &Tongues) -> Result<Cards, CardFaults> {
        let (mut cards, mut faults) = (Cards::default(), Vec::new());
        for text in files {
            match file(text) {
                Err(fault) => faults.push(fault),
                Ok(file) => {
                    for set in file.set {
                        let line = line_column(text, set.name.span().start).0;
                        match set.read(tongues) {
                            Ok(set) => cards.sets.push(set),
                            Err(why) => faults.push((line, why)),
                        }
                    }
                    cards.families.extend(file.family.into_iter().map(FamilyFile::names));
                    for c in file.card {
                        let line = line_column(text, c.name.span().start).0;
                        let mut wrong = Vec::new();
                        card(c, tongues, &mut cards.cards, &mut wrong);
                        faults.extend(wrong.into_iter().map(|why| (line, why)));
                    }
                }
            }
        }
        if faults.is_empty() { Ok(cards) } else { Err(CardFaults(faults)) }
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

fn card(mut f: CardFile, tongues: &Tongues, out: &mut Vec<Card>, faults: &mut Vec<String>) {
    let gender = f.gender.map(feat);
    let spoken = Name { gender, many: f.many, aspirated: f.aspirated, ..Name::new(&f.name_fr) };
    if (f.kind == Kind::Hero) != f.back.is_some() {
        faults.push(format!("{}: a Hero has a `back`, and nothing else has", f.name.get_ref()));
    }
    if (f.kind == Kind::Equipment) != f.slot.is_some() {
        faults.push(format!("{}: Equipment has a `slot`, and nothing else has", f.name.get_ref()));
    }
    let (front, back) = (f.front(), f.back.take());
    let numbers = [f.level.as_ref(), front.strength.as_ref()];
    if !numbers.into_iter().flatten().all(NumberFile::is_sound) {
        faults.push(format!("{}: a number is a number, X or *", f.name.get_ref()));
    }
    let level = f.level.as_ref().map_or(Printed::N(1), NumberFile::printed);
    for (n, face) in [Some(&front), back.as_ref()].into_iter().flatten().enumerate() {
        let worded = Worded { text: face.text.trim().to_owned(), text_fr: face.text_fr.trim().to_owned() };
        let read = both(&worded, &spoken, f.name.get_ref(), tongues);
        let (says, referents) = read.unwrap_or_else(|why| {
            faults.push(format!("{}: {why}", f.name.get_ref()));
            (CardText::default(), Referents::default())
        });
        out.push(Card {
            name: f.name.get_ref().clone(),
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
        });
    }
}

/// The one meaning of two sources; no text says nothing.
fn both(worded: &Worded, name: &Name, english: &str, tongues: &Tongues) -> Result<(CardText, Referents), String> {
    if worded.text.is_empty() && worded.text_fr.is_empty() {
        return Ok((CardText::default(), Referents::default()));
    }
    let why = |key: &'static str| move |t: Trouble| format!("`{key}`: {t}");
    let fr = tongues.french.read(&worded.text_fr, name).map_err(why("text_fr"))?;
    let en = tongues.english.read(&worded.text, &Name::new(english)).map_err(why("text"))?;
    if en.words == fr.words {
        return Ok((fr.words, fr.referents));
    }
    let said = tongues.english.write(&fr, &Name::new(english)).unwrap_or_default();
    Err(format!("`text` and `text_fr` do not mean the same; the French says: {said}"))
}
