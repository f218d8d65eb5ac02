//! Tab-separated tables of published cards: packs, and local tests.
//!
//! One row is one face. The columns are named by the first row.

use crate::board::LEADER_DEFENSE;
use crate::card::{Card, Kind};
use crate::grammar::Vocabulary;
use crate::words::Class;
use arbiter_cards::{Card as _, Cell, Column, Printing, Row, Shape, rows};

/// What a table looks like.
pub const SHAPE: Shape = Shape {
    columns: &[
        Column::open("card_no", Cell::Word, &["number", "num", "code", "id"]),
        Column::needed("name", Cell::Word, &["card_name", "title"]),
        Column::needed("class", Cell::Word, &["craft", "colors", "color", "faction"]),
        Column::open("face", Cell::Word, &["side", "form"]),
        Column::needed("card_type", Cell::Word, &["type", "maintype", "kind"]),
        Column::open("traits", Cell::Word, &["trait", "subtype", "subtypes", "tribe"]),
        Column::open("rarity", Cell::Word, &[]),
        Column::needed("cost", Cell::Number, &["manacost", "cmc", "pp", "play_points"]),
        Column::needed("attack", Cell::Number, &["atk", "power"]),
        Column::needed("defense", Cell::Number, &["def", "toughness", "life"]),
        Column::needed("text", Cell::Text, &["card_text", "effect", "ability", "abilities", "rules"]),
        Column::open("set", Cell::Word, &["set_name", "expansion", "edition"]),
    ],
    breaks: " ---------- ",
};

/// A table's cards.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// Every face whose row has a card type.
    pub cards: Vec<Card>,
    /// The set of each face, in the same order.
    pub sets: Vec<String>,
    /// Rows without a card type: they describe no face.
    pub skipped: usize,
    /// Names and traits of all faces.
    pub vocabulary: Vocabulary,
}

/// Reads a table and compiles every face of it.
pub fn read(text: &str) -> Table {
    let mut table = Table::default();
    rows(text, |row| match card(row) {
        Some(card) => {
            card.teach(&mut table.vocabulary);
            table.cards.push(card);
            table.sets.push(row.cell("set").to_owned());
        }
        None => table.skipped += 1,
    });
    for card in table.cards.iter_mut().filter(|c| c.unplayable.is_none()) {
        // The reason is kept on the card.
        let _ = card.understand(&table.vocabulary);
    }
    table
}

/// The rows of a table as cards that are still to be compiled.
pub fn printings(table: usize, text: &str) -> Vec<Printing<Card>> {
    let mut all = Vec::new();
    rows(text, |row| {
        let (card, set) = (card(row), row.cell("set").to_owned());
        let name = card.as_ref().map_or_else(|| row.cell("name").to_owned(), |c| c.name.clone());
        all.push(Printing { table, row: all.len(), set, card, name });
    });
    all
}

fn card(row: &Row<'_>) -> Option<Card> {
    let cell = |name: &str| row.cell(name);
    let mut types = cell("card_type").split('/').map(str::trim);
    let (primary, second) = (types.next().unwrap_or_default(), types.next().unwrap_or_default());
    if primary.is_empty() {
        return None;
    }
    let (kind, known) = match primary.to_lowercase().as_str() {
        "follower" => (Kind::Follower, true),
        "amulet" => (Kind::Amulet, true),
        "spell" => (Kind::Spell, true),
        "leader" => (Kind::Leader, true),
        _ => (Kind::Amulet, false),
    };
    let is = |what: &str| cell("face").eq_ignore_ascii_case(what) || second.eq_ignore_ascii_case(what);
    let (evolved, token) = (is("evolved"), is("token"));
    let suffix = if evolved {
        " Evolved"
    } else if token {
        " TOKEN"
    } else {
        ""
    };
    let name = cell("name");
    Some(Card {
        name: name.strip_suffix(suffix).unwrap_or(name).to_owned(),
        name_fr: None,
        class: class(cell("class")),
        kind,
        evolved,
        token,
        traits: cell("traits")
            .split(" / ")
            .map(str::trim)
            .filter(|t| !t.is_empty() && *t != "-")
            .map(str::to_owned)
            .collect(),
        cost: cell("cost").parse().unwrap_or_default(),
        attack: cell("attack").parse().unwrap_or_default(),
        // [2.8.3.1] Leaders have it although it is not printed.
        defense: cell("defense").parse().unwrap_or(if kind == Kind::Leader { LEADER_DEFENSE } else { 0 }),
        wording: cell("text").to_owned(),
        abilities: Vec::new(),
        unplayable: (!known).then(|| format!("the rules know no card type `{primary}`")),
    })
}

fn class(name: &str) -> Class {
    match name.to_lowercase().trim_end_matches("craft") {
        "forest" => Class::Forestcraft,
        "sword" => Class::Swordcraft,
        "rune" => Class::Runecraft,
        "dragon" => Class::Dragoncraft,
        "abyss" => Class::Abysscraft,
        "haven" => Class::Havencraft,
        _ => Class::Neutral,
    }
}
