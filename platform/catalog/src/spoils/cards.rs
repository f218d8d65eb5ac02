//! Every card of The Spoils as it is shown.

use super::library::Cards;
use crate::{Both, CardInfo};
use arbiter_spoils::deck::{self, Part};
use arbiter_spoils::rules::Face;
use arbiter_spoils::words::{Body, Icon, Icons, Keyword, Kinds, Trade};
use arbiter_spoils::{render, shipped};

/// All cards, in the order of the files.
pub(super) fn all(cards: &Cards) -> Vec<CardInfo> {
    (0..).zip(&cards.rules.faces).map(|(n, face)| info(cards, n, face)).collect()
}

fn info(cards: &Cards, number: u16, face: &Face) -> CardInfo {
    let card = &face.card;
    let text = match &card.unplayable {
        Some(why) => vec![card.wording.clone(), why.clone()],
        None => render::english(&card.text),
    };
    let french = match &card.unplayable {
        Some(_) => text.clone(),
        None => render::french_named(&card.text, &|n| cards.french(n)),
    };
    let free = card.staple || card.text.iter().any(|p| p.body == Body::AnyCopies);
    let part = if card.token { "" } else { part_key(deck::part_of(&cards.pool, number)) };
    let copies = match part {
        "" => 0,
        "faction" => 1,
        _ if free => 99,
        _ => deck::COPIES as u8,
    };
    CardInfo {
        name: card.name.clone(),
        title: Both { en: card.name.clone(), fr: cards.french(&card.name) },
        slug: face.slug.clone(),
        kind: kind_key(card.kinds),
        class: trade_key(card.trade),
        traits: card.subtypes.iter().map(|t| Both { en: t.clone(), fr: cards.french(t) }).collect(),
        numbers: numbers(face),
        keywords: keywords(face),
        text: Both { en: text, fr: french },
        part,
        copies,
        set: shipped::set_of(&card.name).to_owned(),
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

/// Key of a part of a deck.
pub(super) fn part_key(part: Part) -> &'static str {
    match part {
        Part::Faction => "faction",
        Part::Deck => "deck",
    }
}

/// Key of a trade.
pub(super) fn trade_key(trade: Option<Trade>) -> &'static str {
    match trade {
        None => "tradeless",
        Some(Trade::Arcanist) => "arcanist",
        Some(Trade::Banker) => "banker",
        Some(Trade::Gearsmith) => "gearsmith",
        Some(Trade::Rogue) => "rogue",
        Some(Trade::Warlord) => "warlord",
    }
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
