//! The project's own card files.

use super::{Card, Kind};
use crate::grammar::{Context, Vocabulary, compile};
use crate::render::{english, normal_for};
use crate::words::Class;
use arbiter_cards::{Entries, Found, Reader, Spanned};
use arbiter_text::Diagnostic;
use serde::Deserialize;

/// A card as it stands in a file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
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

impl arbiter_cards::Card for Card {
    type File = Entries<Entry>;
    type Lexicon = Vocabulary;

    fn faces(file: Entries<Entry>, _: &mut Vocabulary, reader: &mut Reader<'_>) -> Vec<Found<Card>> {
        file.card.into_iter().flat_map(|entry| faces(entry, reader)).collect()
    }
    fn name(&self) -> &str {
        &self.name
    }
    fn face(&self) -> &'static str {
        if self.evolved { "an evolved face" } else { "a card" }
    }
    fn sort(&self) -> u8 {
        // A follower, its evolved face, a token and a leader may share a name.
        [self.kind == Kind::Leader, self.token, self.evolved].iter().position(|&b| b).map_or(0, |n| n as u8 + 1)
    }
    fn heft(&self) -> usize {
        1 + 3 * self.abilities.len()
    }
    fn silence(&mut self) {
        self.abilities.clear();
    }
    fn facts(&self) -> String {
        format!("{:?}", (self.class, self.kind, &self.traits, self.cost, self.attack, self.defense))
    }
    fn teach(&self, vocabulary: &mut Vocabulary) {
        vocabulary.name(&self.name);
        self.traits.iter().for_each(|t| vocabulary.of_trait(t));
    }
    fn compile(&mut self, vocabulary: &Vocabulary) -> Result<(), Diagnostic> {
        self.abilities.clear();
        let context = Context {
            evolved: self.evolved,
            token: self.token,
            vocabulary: Some(vocabulary),
            ..Context::new(&self.name, self.kind)
        };
        self.abilities = compile(&self.wording, &context)?;
        Ok(())
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
    fn back(&self) -> String {
        english(&self.abilities, self.kind).join(" ")
    }
    fn same(&self, back: &str) -> bool {
        normal_for(&self.name).same(&self.wording, back)
    }
}

/// The faces of one entry; an evolved face follows its base.
fn faces(entry: Spanned<Entry>, reader: &mut Reader<'_>) -> Vec<Found<Card>> {
    let start = entry.span().start;
    let entry = entry.into_inner();
    let (name, name_at) = reader.name(entry.name);
    let (wording, text_at) = Reader::text(entry.text);
    let kind = entry.kind;
    let has_stats = kind == Kind::Follower;
    let cost = match kind {
        Kind::Leader => absent(reader, "cost", entry.cost, kind),
        _ => number(reader, "cost", entry.cost, start),
    };
    let attack = if has_stats {
        number(reader, "attack", entry.attack, start)
    } else {
        absent(reader, "attack", entry.attack, kind)
    };
    let defense = match (kind, entry.defense) {
        // [2.8.3.1]
        (Kind::Leader, None) => crate::board::LEADER_DEFENSE,
        (Kind::Leader | Kind::Follower, defense) => number(reader, "defense", defense, start),
        (_, defense) => absent(reader, "defense", defense, kind),
    };
    if kind == Kind::Leader && !wording.trim().is_empty() {
        reader.fault_of(text_at, "a leader has no text");
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
    let evolved = entry.evolved.map(|evolved| evolved_face(evolved, &card, reader));
    [Found { card, text_at, name_at }].into_iter().chain(evolved).collect()
}

fn evolved_face(evolved: Spanned<Evolved>, base: &Card, reader: &mut Reader<'_>) -> Found<Card> {
    let at = evolved.span().start;
    let evolved = evolved.into_inner();
    if base.kind != Kind::Follower {
        reader.fault(at, format!("a {} has no evolved face", base.kind.key()));
    }
    let (wording, text_at) = Reader::text(evolved.text);
    let card = Card {
        evolved: true,
        // What a token evolves with comes out of an evolve deck and goes back there. [6.1.1.3] [11.6.1]
        token: false,
        attack: number(reader, "attack", evolved.attack, at),
        defense: number(reader, "defense", evolved.defense, at),
        traits: evolved.traits.unwrap_or_else(|| base.traits.clone()),
        cost: 0,
        wording,
        ..base.clone()
    };
    Found { card, text_at, name_at: at }
}

fn number(reader: &mut Reader<'_>, key: &str, value: Option<Spanned<i64>>, at: usize) -> i16 {
    reader.number(key, value, at).unwrap_or_default()
}

fn absent(reader: &mut Reader<'_>, key: &str, value: Option<Spanned<i64>>, kind: Kind) -> i16 {
    reader.absent(key, value, kind.key());
    0
}
