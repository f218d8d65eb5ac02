//! Every card of Evolve as it is shown.

use super::library::Cards;
use crate::{Both, CardInfo};
use arbiter_evolve::card::Kind;
use arbiter_evolve::deck::Part;
use arbiter_evolve::rules::{Face, Keywords};
use arbiter_evolve::words::Class;
use arbiter_evolve::{deck, render, shipped, show};

/// All faces, in the order of the files.
pub(super) fn all(cards: &Cards) -> Vec<CardInfo> {
    cards.rules.faces.iter().map(|face| info(cards, face)).collect()
}

fn info(cards: &Cards, face: &Face) -> CardInfo {
    let card = &face.card;
    let mut numbers = vec![("cost", i32::from(card.cost))];
    match card.kind {
        Kind::Follower => {
            numbers.push(("attack", i32::from(card.attack)));
            numbers.push(("defense", i32::from(card.defense)));
        }
        Kind::Leader => numbers = vec![("defense", i32::from(card.defense))],
        Kind::Amulet | Kind::Spell => {}
    }
    if card.evolved {
        // An evolved card is never paid for.
        numbers.remove(0);
    }
    let text = match &card.unplayable {
        Some(why) => vec![card.wording.clone(), why.clone()],
        None => render::english(&card.abilities, card.kind),
    };
    let french = match &card.unplayable {
        Some(_) => text.clone(),
        None => render::french_named(&card.abilities, card.kind, &|n| cards.french(n)),
    };
    let part = match (card.token, card.evolved, card.kind) {
        (true, ..) => "",
        (_, true, _) => part_key(Part::Evolve),
        (.., Kind::Leader) => part_key(Part::Leader),
        _ => part_key(Part::Main),
    };
    let copies = match part {
        "" => 0,
        "leader" => 1,
        _ => face.copies.unwrap_or(deck::COPIES as u8),
    };
    CardInfo {
        name: card.name.clone(),
        title: Both { en: card.name.clone(), fr: cards.french(&card.name) },
        slug: face.slug.clone(),
        kind: kind_key(card.kind),
        class: class_key(card.class),
        traits: card.traits.iter().map(|t| Both { en: t.clone(), fr: shipped::french_trait(t).to_owned() }).collect(),
        numbers,
        keywords: Keywords::ALL.into_iter().filter(|&k| face.keywords.has(k)).map(show::keyword_key).collect(),
        text: Both { en: text, fr: french },
        part,
        copies,
        set: shipped::set_of(&card.name).to_owned(),
    }
}

/// Key of a part of a deck.
pub(super) fn part_key(part: Part) -> &'static str {
    match part {
        Part::Leader => "leader",
        Part::Main => "main",
        Part::Evolve => "evolve",
    }
}

/// Key of a class.
pub(super) fn class_key(class: Class) -> &'static str {
    match class {
        Class::Neutral => "neutral",
        Class::Forestcraft => "forestcraft",
        Class::Swordcraft => "swordcraft",
        Class::Runecraft => "runecraft",
        Class::Dragoncraft => "dragoncraft",
        Class::Abysscraft => "abysscraft",
        Class::Havencraft => "havencraft",
    }
}

fn kind_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Leader => "leader",
        Kind::Follower => "follower",
        Kind::Amulet => "amulet",
        Kind::Spell => "spell",
    }
}
