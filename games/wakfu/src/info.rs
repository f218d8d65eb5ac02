//! Every card as it is shown to people.

use crate::card::{Card, Kind, Slot, Sort};
use crate::deck::{DECLARED, class_key, part_of};
use crate::rules::{Face, Rules};
use crate::shipped;
use crate::trait_line::ENGLISH;
use crate::words::Keyword;
use arbiter_desk::{Both, CardInfo};

/// All cards in the order of the files, a Hero with both faces as one; then
/// what can be declared. [307.3] [401.3a]
#[must_use]
pub fn all(rules: &Rules) -> Vec<CardInfo> {
    let second = |f: &Face| f.card.kind == Kind::Hero && f.card.level.value() == 2;
    let faces = (0..).zip(&rules.faces).filter(|(_, f)| !second(f));
    let mut seen: Vec<&str> = Vec::new();
    let mut out = Vec::new();
    for (n, face) in faces {
        if rules.set_faces.contains(&Some(n)) {
            continue;
        }
        if face.token && rules.named(&face.slug) != Some(n) || seen.contains(&face.slug.as_str()) {
            continue;
        }
        seen.push(&face.slug);
        out.push(info(rules, n, face));
    }
    out.extend(DECLARED.iter().map(|(name, slug, ..)| CardInfo {
        kind: "alignment",
        part: "alignment",
        copies: 1,
        ..blank(name, name, slug)
    }));
    out
}

fn blank(name: &str, french: &str, slug: &str) -> CardInfo {
    CardInfo {
        name: name.to_owned(),
        title: Both { en: name.to_owned(), fr: french.to_owned() },
        slug: slug.to_owned(),
        kind: "",
        class: "neutral",
        traits: Vec::new(),
        numbers: Vec::new(),
        keywords: Vec::new(),
        text: Both::default(),
        part: "",
        copies: 0,
        set: shipped::BOOK.set.to_owned(),
        pack: String::new(),
    }
}

fn info(rules: &Rules, number: u16, face: &Face) -> CardInfo {
    let card = &face.card;
    let mut text = lines(card);
    if card.kind == Kind::Hero {
        // Both sides of the card. [307.3]
        let back = lines(&rules.faces[number as usize + 1].card);
        text = Both { en: [text.en, back.en].concat(), fr: [text.fr, back.fr].concat() };
    }
    let (part, copies) = match (face.token, card.kind) {
        (true, _) => ("", 0),
        (_, Kind::Hero | Kind::Bag | Kind::Protector) => (part_of(rules, number).key(), 1),
        _ => (part_of(rules, number).key(), if card.unique { 1 } else { 3 }),
    };
    CardInfo {
        kind: kind_key(card),
        class: class_key(card.element),
        traits: card.traits.iter().map(|t| named(rules, t)).collect(),
        numbers: numbers(rules, number, card),
        keywords: keywords(face),
        text,
        part,
        copies,
        set: shipped::BOOK.set_of(&card.name),
        ..blank(&card.name, &card.name_fr, &face.slug)
    }
}

/// A class or family in both languages.
fn named(rules: &Rules, key: &str) -> Both {
    let found = rules.families.iter().find(|f| f[0] == key);
    let english = || ENGLISH.iter().find(|(fr, _)| *fr == key).map_or(key, |(_, en)| en);
    found.map_or_else(
        || Both { en: english().to_owned(), fr: key.to_owned() },
        |[_, fr, en]| Both { en: en.clone(), fr: fr.clone() },
    )
}

fn lines(card: &Card) -> Both<Vec<String>> {
    // Of a card that is not understood, what is printed and why.
    let why = card.unplayable.as_deref().map(str::to_owned);
    let of = |text: &str| text.lines().map(str::to_owned).chain(why.clone()).collect();
    Both { en: of(&card.worded.text), fr: of(&card.worded.text_fr) }
}

fn numbers(rules: &Rules, number: u16, card: &Card) -> Vec<(&'static str, i32)> {
    let mut out = Vec::new();
    let mut add = |key, n: i16| out.push((key, i32::from(n)));
    match card.kind {
        Kind::Hero => {
            let back = &rules.faces[number as usize + 1].card;
            for (keys, of) in [(["strength", "hp", "ap", "mp"], card), (["strength-2", "hp-2", "ap-2", "mp-2"], back)] {
                let strength = of.strength.map_or(0, crate::card::Printed::value);
                for (key, n) in keys.into_iter().zip([strength, of.hp, of.ap, of.mp]) {
                    add(key, n);
                }
            }
            return out;
        }
        Kind::Bag => {
            add("size", card.size);
            add("resistance", card.resistance);
            return out;
        }
        _ => add("level", card.level.value()),
    }
    if let Some(strength) = card.strength {
        add("strength", strength.value());
    }
    if card.kind == Kind::Ally {
        add("worth", card.xp);
    }
    let bonus = card.bonus;
    let bonuses =
        [("bonus-strength", bonus.strength), ("bonus-ap", bonus.ap), ("bonus-mp", bonus.mp), ("bonus-hp", bonus.hp)];
    bonuses.into_iter().filter(|b| b.1 != 0).for_each(|(key, n)| add(key, n));
    out
}

fn keywords(face: &Face) -> Vec<&'static str> {
    let mut out: Vec<&'static str> = face.keywords().filter_map(keyword).collect();
    if face.card.unique {
        out.push("unique");
    }
    out
}

fn keyword(k: &Keyword) -> Option<&'static str> {
    Some(match k {
        Keyword::Agility => "agility",
        Keyword::Giant => "giant",
        Keyword::Tackle => "tackle",
        Keyword::Defense => "defense",
        Keyword::Reinforcement => "reinforcement",
        Keyword::Ghost => "ghost",
        Keyword::Aggressive => "aggressive",
        _ => return None,
    })
}

/// What a card is: `kind-<key>` in the translation files.
pub(crate) fn kind_key(card: &Card) -> &'static str {
    match (card.kind, card.sort, card.slot) {
        (Kind::Action, Sort::Spell, _) => "spell",
        (Kind::Action, Sort::Quest, _) => "quest",
        (Kind::Action, Sort::Challenge, _) => "challenge",
        (Kind::Action, ..) => "action",
        (Kind::Ally, ..) => "ally",
        (Kind::Dofus, ..) => "dofus",
        (Kind::Bag, ..) => "bag",
        (Kind::Hero, ..) => "hero",
        (Kind::Protector, ..) => "protector",
        (Kind::Room, ..) => "room",
        (Kind::Zone, ..) => "zone",
        (Kind::Equipment, _, slot) => match slot {
            Some(Slot::Weapon) => "weapon",
            Some(Slot::Hat) => "hat",
            Some(Slot::Cape) => "cape",
            Some(Slot::Belt) => "belt",
            Some(Slot::Boots) => "boots",
            Some(Slot::Amulet) => "amulet",
            Some(Slot::Ring) => "ring",
            Some(Slot::Shield) => "shield",
            Some(Slot::Familiar) => "familiar",
            Some(Slot::Mount) => "mount",
            Some(Slot::Item) | None => "item",
        },
    }
}
