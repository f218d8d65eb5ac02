//! Every card as it is shown to people.

use crate::card::{Card, Kind};
use crate::deck::{COPIES, Part};
use crate::rules::{Face, Keywords, Rules, slug};
use crate::{render, shipped, show};
use arbiter_desk::{Both, CardInfo};

/// All faces, in the order of the files.
#[must_use]
pub fn all(rules: &Rules) -> Vec<CardInfo> {
    rules.faces.iter().map(|face| info(rules, face)).collect()
}

/// A card's name or a trait in French.
#[must_use]
pub fn french(rules: &Rules, english: &str) -> String {
    let face = rules.named(&slug(english)).iter().map(|&n| &rules.faces[n as usize].card).next();
    face.and_then(|c| c.name_fr.clone()).unwrap_or_else(|| shipped::french_trait(english).to_owned())
}

fn info(rules: &Rules, face: &Face) -> CardInfo {
    let card = &face.card;
    let english = |c: &Card| render::english(&c.abilities, c.kind);
    let french_text = |c: &Card| render::french_named(&c.abilities, c.kind, &|n| french(rules, n));
    let part = match (card.token, card.evolved, card.kind) {
        (true, ..) => "",
        (_, true, _) => Part::Evolve.key(),
        (.., Kind::Leader) => Part::Leader.key(),
        _ => Part::Main.key(),
    };
    let copies = match part {
        "" => 0,
        "leader" => 1,
        _ => face.copies.unwrap_or(COPIES as u8),
    };
    CardInfo {
        name: card.name.clone(),
        title: Both { en: card.name.clone(), fr: french(rules, &card.name) },
        slug: face.slug.clone(),
        kind: card.kind.key(),
        class: card.class.key(),
        traits: card.traits.iter().map(|t| Both { en: t.clone(), fr: shipped::french_trait(t).to_owned() }).collect(),
        numbers: numbers(card),
        keywords: Keywords::ALL.into_iter().filter(|&k| face.keywords.has(k)).map(show::keyword_key).collect(),
        text: Both::text(card, english, french_text),
        part,
        copies,
        set: shipped::BOOK.set_of(&card.name),
        pack: String::new(),
    }
}

fn numbers(card: &Card) -> Vec<(&'static str, i32)> {
    let (cost, attack, defense) = (i32::from(card.cost), i32::from(card.attack), i32::from(card.defense));
    match card.kind {
        // An evolved card is never paid for.
        Kind::Follower if card.evolved => vec![("attack", attack), ("defense", defense)],
        Kind::Follower => vec![("cost", cost), ("attack", attack), ("defense", defense)],
        Kind::Leader => vec![("defense", defense)],
        Kind::Amulet | Kind::Spell => vec![("cost", cost)],
    }
}
