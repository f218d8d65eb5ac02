//! The project's own card files.

use super::{Card, Kind};
use crate::grammar::Vocabulary;
use crate::render::{english, normal_for};
use crate::words::Class;
use arbiter_text::{Diagnostic, line_column};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use toml::Spanned;

/// A card file that is wrong in form; the game does not start with it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}:{line}: {reason}")]
pub struct Fault {
    /// The file.
    pub file: String,
    /// From 1.
    pub line: usize,
    /// One sentence.
    pub reason: String,
}

/// Cards, and what was not understood in their texts.
#[derive(Clone, Debug, Default)]
pub struct Loaded {
    /// Every face, in the order of the files; an evolved face follows its base.
    pub cards: Vec<Card>,
    /// One for each unplayable card.
    pub diagnostics: Vec<Diagnostic>,
    /// The names and traits of all of them.
    pub vocabulary: Vocabulary,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    card: Vec<Spanned<Entry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    name: Spanned<String>,
    name_fr: Option<String>,
    class: Class,
    kind: Kind,
    #[serde(default)]
    token: bool,
    #[serde(default)]
    traits: Vec<String>,
    cost: Option<Spanned<i64>>,
    attack: Option<Spanned<i64>>,
    defense: Option<Spanned<i64>>,
    text: Option<Spanned<String>>,
    evolved: Option<Spanned<Evolved>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Evolved {
    attack: Option<Spanned<i64>>,
    defense: Option<Spanned<i64>>,
    traits: Option<Vec<String>>,
    text: Option<Spanned<String>>,
}

/// Reads card files, given as name and content.
pub fn load(files: &[(&str, &str)]) -> Result<Loaded, Vec<Fault>> {
    load_with(files, &Vocabulary::default())
}

/// Reads card files whose texts may speak of cards that are known elsewhere.
pub fn load_with(files: &[(&str, &str)], known: &Vocabulary) -> Result<Loaded, Vec<Fault>> {
    read(files, known, files.len()).map(|(loaded, _)| loaded)
}

/// Everything wrong with card files that stand beside or in place of shipped
/// ones: a shipped file of the same name, and shipped cards of the same names,
/// give way, so that a shipped file can be checked while it is worked on.
#[must_use]
pub fn check(shipped: &[(&str, &str)], files: &[(&str, &str)]) -> Vec<Fault> {
    let base = |name: &str| name.rsplit(['/', '\\']).next().unwrap_or_default().to_owned();
    let given: BTreeSet<String> = files.iter().map(|f| base(f.0)).collect();
    let mut all: Vec<(&str, &str)> = files.to_vec();
    all.extend(shipped.iter().filter(|f| !given.contains(f.0)));
    let (loaded, places) = match read(&all, &Vocabulary::default(), files.len()) {
        Ok(read) => read,
        Err(faults) => return faults,
    };
    let mut diagnostics = loaded.diagnostics.into_iter();
    let mut faults = Vec::new();
    for (card, place) in loaded.cards.iter().zip(places) {
        let (file, source) = all[place.file];
        let (line, reason) = match (&card.unplayable, diagnostics.as_slice().first()) {
            (Some(_), Some(told)) => (told.line, told.why.clone()),
            _ => {
                let back = english(&card.abilities, card.kind).join(" ");
                if normal_for(&card.name).same(&card.wording, &back) {
                    continue;
                }
                (line_column(source, place.start).0, format!("it is read as: {back}"))
            }
        };
        if card.unplayable.is_some() {
            diagnostics.next();
        }
        if place.file < files.len() {
            faults.push(Fault { file: file.to_owned(), line, reason: format!("`{}`: {reason}", card.name) });
        }
    }
    faults
}

/// Where the wording of a card stands: which file, first byte.
struct Place {
    file: usize,
    start: usize,
}

/// Reads card files. From file number `yielding` on, cards give way to cards of
/// the same name in the files before.
fn read(files: &[(&str, &str)], known: &Vocabulary, yielding: usize) -> Result<(Loaded, Vec<Place>), Vec<Fault>> {
    let mut loaded = Loaded { vocabulary: known.clone(), ..Loaded::default() };
    let mut faults = Vec::new();
    let mut places = Vec::new();
    // In which file each face was met.
    let mut seen: BTreeMap<(String, bool), usize> = BTreeMap::new();
    for (at, &(file, source)) in files.iter().enumerate() {
        let parsed: File = match toml::from_str(source) {
            Ok(parsed) => parsed,
            Err(e) => {
                let line = e.span().map_or(1, |s| line_column(source, s.start).0);
                faults.push(Fault { file: file.to_owned(), line, reason: e.message().to_owned() });
                continue;
            }
        };
        let mut reader = Reader { file, source, faults: &mut faults };
        for entry in parsed.card {
            for (card, start, name_at) in reader.faces(entry) {
                let plain = seen.get(&(card.name.clone(), false)).copied();
                if at >= yielding && plain.is_some_and(|met| met < yielding) {
                    continue;
                }
                if seen.insert((card.name.clone(), card.evolved), at).is_some() {
                    let face = if card.evolved { "an evolved face" } else { "a card" };
                    reader.fault(name_at, format!("there is already {face} named `{}`", card.name));
                }
                card.teach(&mut loaded.vocabulary);
                loaded.cards.push(card);
                places.push(Place { file: at, start });
            }
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    for (card, place) in loaded.cards.iter_mut().zip(&places) {
        if let Err(diagnostic) = card.understand(&loaded.vocabulary) {
            let (name, source) = files[place.file];
            let diagnostic = diagnostic.inside(name, source, place.start);
            card.unplayable = Some(diagnostic.reason());
            loaded.diagnostics.push(diagnostic);
        }
    }
    Ok((loaded, places))
}

struct Reader<'a> {
    file: &'a str,
    source: &'a str,
    faults: &'a mut Vec<Fault>,
}

impl Reader<'_> {
    fn fault(&mut self, at: usize, reason: String) {
        let line = line_column(self.source, at).0;
        self.faults.push(Fault { file: self.file.to_owned(), line, reason });
    }

    /// The faces of one entry, with the first byte of wording and name.
    fn faces(&mut self, entry: Spanned<Entry>) -> Vec<(Card, usize, usize)> {
        let start = entry.span().start;
        let entry = entry.into_inner();
        let name_at = entry.name.span().start;
        let name = entry.name.into_inner();
        if name.trim().is_empty() {
            self.fault(name_at, "a card needs a name".to_owned());
        }
        let (wording, place) = self.text(entry.text);
        let kind = entry.kind;
        let has_stats = kind == Kind::Follower;
        let cost = match kind {
            Kind::Leader => self.absent("cost", entry.cost, kind),
            _ => self.number("cost", entry.cost, start),
        };
        let attack = if has_stats {
            self.number("attack", entry.attack, start)
        } else {
            self.absent("attack", entry.attack, kind)
        };
        let defense = match (kind, entry.defense) {
            // [2.8.3.1]
            (Kind::Leader, None) => crate::board::LEADER_DEFENSE,
            (Kind::Leader | Kind::Follower, defense) => self.number("defense", defense, start),
            (_, defense) => self.absent("defense", defense, kind),
        };
        if kind == Kind::Leader && !wording.trim().is_empty() {
            self.fault(place, "a leader has no text".to_owned());
        }
        let card = Card {
            name,
            name_fr: entry.name_fr,
            class: entry.class,
            kind,
            evolved: false,
            token: entry.token,
            traits: entry.traits,
            cost: u8::try_from(cost).unwrap_or_default(),
            attack,
            defense,
            wording,
            abilities: Vec::new(),
            unplayable: None,
        };
        let mut faces = vec![(card, place, name_at)];
        if let Some(evolved) = entry.evolved {
            let at = evolved.span().start;
            let evolved = evolved.into_inner();
            if !has_stats {
                self.fault(at, format!("a {} has no evolved face", word(kind)));
            }
            let (wording, place) = self.text(evolved.text);
            let face = Card {
                evolved: true,
                attack: self.number("attack", evolved.attack, at),
                defense: self.number("defense", evolved.defense, at),
                traits: evolved.traits.unwrap_or_else(|| faces[0].0.traits.clone()),
                cost: 0,
                wording,
                ..faces[0].0.clone()
            };
            faces.push((face, place, at));
        }
        faces
    }

    /// A wording and where its first character stands in the file.
    fn text(&self, text: Option<Spanned<String>>) -> (String, usize) {
        let Some(text) = text else { return (String::new(), 0) };
        let raw = &self.source[text.span()];
        let mut skip = if raw.starts_with("\"\"\"") || raw.starts_with("'''") { 3 } else { 1 };
        if skip == 3 && raw[3..].starts_with('\n') {
            skip = 4;
        }
        (text.get_ref().clone(), text.span().start + skip)
    }

    fn number(&mut self, key: &str, value: Option<Spanned<i64>>, at: usize) -> i16 {
        match value {
            None => {
                self.fault(at, format!("`{key}` is missing"));
                0
            }
            Some(n) => match i16::try_from(*n.get_ref()) {
                Ok(value) if (0..=99).contains(&value) => value,
                _ => {
                    self.fault(n.span().start, format!("`{key}` must be a number from 0 to 99"));
                    0
                }
            },
        }
    }

    fn absent(&mut self, key: &str, value: Option<Spanned<i64>>, kind: Kind) -> i16 {
        if let Some(n) = value {
            self.fault(n.span().start, format!("a {} has no `{key}`", word(kind)));
        }
        0
    }
}

fn word(kind: Kind) -> &'static str {
    match kind {
        Kind::Leader => "leader",
        Kind::Follower => "follower",
        Kind::Amulet => "amulet",
        Kind::Spell => "spell",
    }
}
