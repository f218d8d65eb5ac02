//! The project's own card files.

use super::{Card, Stats};
use crate::grammar::{Context, compile};
use crate::render::{english, same};
use crate::words::{Icons, Kinds, Trade};
use arbiter_cards::{Found, Reader, Spanned};
use arbiter_text::Diagnostic;
use serde::Deserialize;
use std::collections::BTreeMap;

/// French for names of abilities, subtypes and identifiers.
pub type French = BTreeMap<String, String>;

/// The types of cards. [208.1]
const KINDS: [(&str, Kinds); 6] = [
    ("character", Kinds::CHARACTER),
    ("item", Kinds::ITEM),
    ("location", Kinds::LOCATION),
    ("tactic", Kinds::TACTIC),
    ("resource", Kinds::RESOURCE),
    ("faction", Kinds::FACTION),
];

/// The trades. [201.4a]
const TRADES: [(&str, Trade); 5] = [
    ("arcanist", Trade::Arcanist),
    ("banker", Trade::Banker),
    ("gearsmith", Trade::Gearsmith),
    ("rogue", Trade::Rogue),
    ("warlord", Trade::Warlord),
];

/// What stands in a card file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
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

impl arbiter_cards::Card for Card {
    type File = File;
    type Lexicon = French;

    fn faces(file: File, french: &mut French, reader: &mut Reader<'_>) -> Vec<Found<Card>> {
        french.extend(file.french);
        file.card.into_iter().map(|entry| card(entry, reader)).collect()
    }
    fn name(&self) -> &str {
        &self.name
    }
    fn heft(&self) -> usize {
        1 + 3 * self.text.len()
    }
    fn silence(&mut self) {
        self.text.clear();
    }
    fn facts(&self) -> String {
        let (threshold, subtypes) = (self.threshold, &self.subtypes);
        format!("{:?}", (self.trade, self.kinds, subtypes, threshold, self.cost, self.stats, self.structure))
    }
    fn wording(&self) -> &str {
        &self.wording
    }
    fn unplayable(&self) -> &Option<String> {
        &self.unplayable
    }
    fn unplayable_mut(&mut self) -> &mut Option<String> {
        &mut self.unplayable
    }
    fn compile(&mut self, _: &French) -> Result<(), Diagnostic> {
        self.text.clear();
        self.text = compile(&self.wording, &Context { name: &self.name, kinds: self.kinds })?;
        Ok(())
    }
    fn back(&self) -> String {
        english(&self.text).join(" || ")
    }
    fn same(&self, back: &str) -> bool {
        same(&self.wording, back)
    }
}

/// The card of one entry.
fn card(entry: Spanned<Entry>, reader: &mut Reader<'_>) -> Found<Card> {
    let start = entry.span().start;
    let entry = entry.into_inner();
    let (name, name_at) = reader.name(entry.name);
    let (wording, text_at) = Reader::text(entry.text);
    let kinds = kinds(&entry.kind, reader);
    let trade = entry.trade.and_then(|t| reader.one_of("trade", &TRADES, t.get_ref(), t.span().start));
    let threshold = entry.threshold.map(|t| threshold(&t, reader)).unwrap_or_default();
    // Resources, factions and tokens have no cost number, nor has a card that says so. [406.2] [409.3]
    let free = kinds.intersects(Kinds::RESOURCE | Kinds::FACTION) || entry.token || entry.costless;
    let cost = if free {
        absent(reader, "cost", entry.cost, kinds);
        None
    } else {
        reader.number("cost", entry.cost, start).and_then(|n| u8::try_from(n).ok())
    };
    let all = [("strength", entry.strength), ("life", entry.life), ("speed", entry.speed)];
    let stats = if kinds.contains(Kinds::CHARACTER) {
        let [strength, life, speed] = all.map(|(key, n)| reader.number(key, n, start).unwrap_or_default());
        Some(Stats { strength, life, speed })
    } else {
        all.into_iter().for_each(|(key, n)| absent(reader, key, n, kinds));
        None
    };
    let structure = if kinds.contains(Kinds::LOCATION) {
        reader.number("structure", entry.structure, start)
    } else {
        absent(reader, "structure", entry.structure, kinds);
        None
    };
    if entry.staple && kinds != Kinds::RESOURCE {
        reader.fault(start, "only a resource is a staple");
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
    Found { card, text_at, name_at }
}

/// `character`, `character location`: one type or several. [208.1]
fn kinds(text: &Spanned<String>, reader: &mut Reader<'_>) -> Kinds {
    let words = text.get_ref().split_whitespace();
    words.filter_map(|word| reader.one_of("card type", &KINDS, word, text.span().start)).collect()
}

fn threshold(text: &Spanned<String>, reader: &mut Reader<'_>) -> Icons {
    Icons::parse(text.get_ref()).unwrap_or_else(|| {
        let why = format!("`{}` is no threshold; write the letters O G E D R", text.get_ref());
        reader.fault(text.span().start, why);
        Icons::default()
    })
}

fn absent(reader: &mut Reader<'_>, key: &str, value: Option<Spanned<i64>>, kinds: Kinds) {
    let names: Vec<String> = kinds.iter_names().map(|(name, _)| name.to_lowercase()).collect();
    reader.absent(key, value, &names.join(" "));
}
