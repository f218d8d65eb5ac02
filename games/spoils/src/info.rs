//! Every card as it is shown to people.

use crate::card::{Card, slug};
use crate::deck::{self, COPIES};
use crate::rules::Face;
use crate::words::{Body, Icon, Icons, Keyword, Kinds};
use crate::{Spoils, render, shipped};
use arbiter_desk::{Both, CardInfo, Shelf};

/// All cards, in the order of the files.
#[must_use]
pub fn all(shelf: &Shelf<Spoils>) -> Vec<CardInfo> {
    (0..).zip(&shelf.rules.faces).map(|(n, face)| info(shelf, n, face)).collect()
}

/// A card's name, an ability's or a subtype in French.
#[must_use]
pub fn french(shelf: &Shelf<Spoils>, english: &str) -> String {
    let face = shelf.rules.named(&slug(english)).map(|n| &shelf.rules.faces[n as usize]);
    let named = face.and_then(|f| f.card.name_fr.clone());
    named.or_else(|| shelf.pool.1.get(english).cloned()).unwrap_or_else(|| english.to_owned())
}

fn info(shelf: &Shelf<Spoils>, number: u16, face: &Face) -> CardInfo {
    let card = &face.card;
    let french_text = |c: &Card| render::french_named(&c.text, &|n| french(shelf, n));
    let free = card.staple || card.text.iter().any(|p| p.body == Body::AnyCopies);
    let part = if card.token { "" } else { deck::part_of(&shelf.pool.0, number).key() };
    let copies = match part {
        "" => 0,
        "faction" => 1,
        _ if free => 99,
        _ => COPIES as u8,
    };
    CardInfo {
        name: card.name.clone(),
        title: Both { en: card.name.clone(), fr: french(shelf, &card.name) },
        slug: face.slug.clone(),
        kind: kind_key(card.kinds),
        class: deck::trade_key(card.trade),
        traits: card.subtypes.iter().map(|t| Both { en: t.clone(), fr: french(shelf, t) }).collect(),
        numbers: numbers(face),
        keywords: keywords(face),
        text: Both::text(card, |c| render::english(&c.text), french_text),
        part,
        copies,
        set: shipped::BOOK.set_of(&card.name),
        pack: String::new(),
    }
}

fn numbers(face: &Face) -> Vec<(&'static str, i32)> {
    let card = &face.card;
    let mut out = Vec::new();
    if !matches!(card.kinds, Kinds::RESOURCE | Kinds::FACTION) {
        out.push(("cost", i32::from(card.cost.unwrap_or(0))));
    }
    if let Some(s) = card.stats {
        out.extend([("attack", s.strength), ("defense", s.life), ("speed", s.speed)].map(|(k, n)| (k, i32::from(n))));
    }
    out.extend(card.structure.map(|s| ("structure", i32::from(s))));
    if card.kinds == Kinds::FACTION {
        let influence = card.text.iter().find_map(|p| if let Body::Influence(n) = p.body { Some(n) } else { None });
        out.extend(influence.map(|n| ("influence", i32::from(n))));
    }
    out.extend(icons(
        card.threshold,
        ["needs-obsession", "needs-greed", "needs-elitism", "needs-deception", "needs-rage"],
    ));
    out.extend(icons(face.provides, ["obsession", "greed", "elitism", "deception", "rage"]));
    out
}

fn icons(icons: Icons, keys: [&'static str; 5]) -> impl Iterator<Item = (&'static str, i32)> {
    let counted = keys.into_iter().zip(Icon::ALL).map(move |(key, icon)| (key, i32::from(icons.count(icon))));
    counted.filter(|c| c.1 > 0)
}

fn keywords(face: &Face) -> Vec<&'static str> {
    let has = |word| face.card.text.iter().any(|p| p.body == Body::Keyword(word));
    let all = [
        (has(Keyword::Covert), "covert"),
        (has(Keyword::Tactical), "tactical"),
        (face.attach.is_some(), "attach"),
        (face.flip_up.is_some(), "flip-up"),
        (face.unique.is_some(), "unique"),
    ];
    all.into_iter().filter(|k| k.0).map(|k| k.1).collect()
}

/// Key of what a card is first of all; a card of several types is named by the
/// one whose numbers it has.
fn kind_key(kinds: Kinds) -> &'static str {
    let all = [
        (Kinds::FACTION, "faction"),
        (Kinds::CHARACTER, "character"),
        (Kinds::LOCATION, "location"),
        (Kinds::ITEM, "item"),
        (Kinds::TACTIC, "tactic"),
    ];
    all.into_iter().find(|k| kinds.contains(k.0)).map_or("resource", |k| k.1)
}
