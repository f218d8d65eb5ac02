//! The project's own card files.

use super::{Card, Stats};
use crate::render::{english, same};
use crate::words::{Icons, Kinds, Trade};
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
    /// Every card, in the order of the files.
    pub cards: Vec<Card>,
    /// One for each unplayable card.
    pub diagnostics: Vec<Diagnostic>,
    /// French for names of abilities, subtypes and identifiers.
    pub french: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    french: BTreeMap<String, String>,
    #[serde(default)]
    card: Vec<Spanned<Entry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    name: Spanned<String>,
    name_fr: Option<String>,
    trade: Option<Spanned<String>>,
    kind: Spanned<String>,
    #[serde(default)]
    staple: bool,
    #[serde(default)]
    token: bool,
    #[serde(default)]
    subtypes: Vec<String>,
    threshold: Option<Spanned<String>>,
    cost: Option<Spanned<i64>>,
    #[serde(default)]
    costless: bool,
    strength: Option<Spanned<i64>>,
    life: Option<Spanned<i64>>,
    speed: Option<Spanned<i64>>,
    structure: Option<Spanned<i64>>,
    text: Option<Spanned<String>>,
}

/// Reads card files, given as name and content.
///
/// # Errors
/// Everything that is wrong in form.
pub fn load(files: &[(&str, &str)]) -> Result<Loaded, Vec<Fault>> {
    read(files, files.len()).map(|(loaded, _)| loaded)
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
    let (loaded, places) = match read(&all, files.len()) {
        Ok(read) => read,
        Err(faults) => return faults,
    };
    let mut diagnostics = loaded.diagnostics.iter();
    let mut faults = Vec::new();
    for (card, place) in loaded.cards.iter().zip(places) {
        let (file, source) = all[place.file];
        let told = card.unplayable.as_ref().and_then(|_| diagnostics.next());
        let (line, reason) = match told {
            Some(told) => (told.line, told.why.clone()),
            None => {
                let back = english(&card.text).join(" || ");
                if same(&card.wording, &back) {
                    continue;
                }
                (line_column(source, place.start).0, format!("it is read as: {back}"))
            }
        };
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
fn read(files: &[(&str, &str)], yielding: usize) -> Result<(Loaded, Vec<Place>), Vec<Fault>> {
    let mut loaded = Loaded::default();
    let mut faults = Vec::new();
    let mut places = Vec::new();
    // In which file each card was met.
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for (at, &(file, source)) in files.iter().enumerate() {
        let parsed: File = match toml::from_str(source) {
            Ok(parsed) => parsed,
            Err(e) => {
                let line = e.span().map_or(1, |s| line_column(source, s.start).0);
                faults.push(Fault { file: file.to_owned(), line, reason: e.message().to_owned() });
                continue;
            }
        };
        loaded.french.extend(parsed.french);
        let mut reader = Reader { file, source, faults: &mut faults };
        for entry in parsed.card {
            let (card, start, name_at) = reader.entry(entry);
            let met = seen.get(&card.name).copied();
            if at >= yielding && met.is_some_and(|met| met < yielding) {
                continue;
            }
            if seen.insert(card.name.clone(), at).is_some() {
                reader.fault(name_at, format!("there is already a card named `{}`", card.name));
            }
            loaded.cards.push(card);
            places.push(Place { file: at, start });
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    for (card, place) in loaded.cards.iter_mut().zip(&places) {
        if let Err(diagnostic) = card.understand() {
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

    /// The card of one entry, with the first byte of wording and name.
    fn entry(&mut self, entry: Spanned<Entry>) -> (Card, usize, usize) {
        let start = entry.span().start;
        let entry = entry.into_inner();
        let name_at = entry.name.span().start;
        let name = entry.name.into_inner();
        if name.trim().is_empty() {
            self.fault(name_at, "a card needs a name".to_owned());
        }
        let (wording, place) = self.text(entry.text);
        let kinds = self.kinds(&entry.kind);
        let trade = entry.trade.and_then(|t| self.trade(&t));
        let threshold = entry.threshold.map(|t| self.threshold(&t)).unwrap_or_default();
        // Resources, factions and tokens have no cost number, nor has a card that says so. [406.2] [409.3]
        let free = kinds.intersects(Kinds::RESOURCE | Kinds::FACTION) || entry.token || entry.costless;
        let cost = match free {
            true => self.absent("cost", entry.cost, kinds).map(|()| 0),
            false => self.number("cost", entry.cost, start).and_then(|n| u8::try_from(n).ok()),
        };
        let stats = if kinds.contains(Kinds::CHARACTER) {
            Some(Stats {
                strength: self.number("strength", entry.strength, start).unwrap_or_default(),
                life: self.number("life", entry.life, start).unwrap_or_default(),
                speed: self.number("speed", entry.speed, start).unwrap_or_default(),
            })
        } else {
            let all = [("strength", entry.strength), ("life", entry.life), ("speed", entry.speed)];
            for (key, value) in all {
                self.absent(key, value, kinds);
            }
            None
        };
        let structure = match kinds.contains(Kinds::LOCATION) {
            true => self.number("structure", entry.structure, start),
            false => {
                self.absent("structure", entry.structure, kinds);
                None
            }
        };
        if entry.staple && kinds != Kinds::RESOURCE {
            self.fault(start, "only a resource is a staple".to_owned());
        }
        let card = Card {
            name,
            name_fr: entry.name_fr,
            trade,
            kinds,
            staple: entry.staple,
            token: entry.token,
            subtypes: entry.subtypes.iter().map(|s| s.to_lowercase()).collect(),
            threshold,
            cost,
            stats,
            structure,
            wording,
            text: Vec::new(),
            unplayable: None,
        };
        (card, place, name_at)
    }

    /// `character`, `character location`: one type or several. [208.1]
    fn kinds(&mut self, text: &Spanned<String>) -> Kinds {
        let mut kinds = Kinds::empty();
        for word in text.get_ref().split_whitespace() {
            kinds |= match word {
                "character" => Kinds::CHARACTER,
                "item" => Kinds::ITEM,
                "location" => Kinds::LOCATION,
                "tactic" => Kinds::TACTIC,
                "resource" => Kinds::RESOURCE,
                "faction" => Kinds::FACTION,
                other => {
                    let known = "character, item, location, tactic, resource, faction";
                    self.fault(text.span().start, format!("`{other}` is no card type; there are: {known}"));
                    Kinds::empty()
                }
            };
        }
        kinds
    }

    fn trade(&mut self, text: &Spanned<String>) -> Option<Trade> {
        Some(match text.get_ref().as_str() {
            "arcanist" => Trade::Arcanist,
            "banker" => Trade::Banker,
            "gearsmith" => Trade::Gearsmith,
            "rogue" => Trade::Rogue,
            "warlord" => Trade::Warlord,
            other => {
                let known = "arcanist, banker, gearsmith, rogue, warlord";
                self.fault(text.span().start, format!("`{other}` is no trade; there are: {known}"));
                return None;
            }
        })
    }

    fn threshold(&mut self, text: &Spanned<String>) -> Icons {
        Icons::parse(text.get_ref()).unwrap_or_else(|| {
            let why = format!("`{}` is no threshold; write the letters O G E D R", text.get_ref());
            self.fault(text.span().start, why);
            Icons::default()
        })
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

    fn number(&mut self, key: &str, value: Option<Spanned<i64>>, at: usize) -> Option<i16> {
        match value {
            None => {
                self.fault(at, format!("`{key}` is missing"));
                None
            }
            Some(n) => match i16::try_from(*n.get_ref()) {
                Ok(value) if (0..=99).contains(&value) => Some(value),
                _ => {
                    self.fault(n.span().start, format!("`{key}` must be a number from 0 to 99"));
                    None
                }
            },
        }
    }

    fn absent(&mut self, key: &str, value: Option<Spanned<i64>>, kinds: Kinds) -> Option<()> {
        if let Some(n) = value {
            let names: Vec<String> = kinds.iter_names().map(|(name, _)| name.to_lowercase()).collect();
            self.fault(n.span().start, format!("a {} has no `{key}`", names.join(" ")));
        }
        None
    }
}
